// Makes the link of the class page, reads class pages from elsewhere, and tries each link.

import type { WorkerClient } from '../../../client/client';
import { isCancelled, JobError, troubleOf } from '../../../client/trouble';
import { type ClassSet, MAX_SET_LENGTH, partsOf, readSet, writeSet } from '../../../kernel/classroom/set';
import { pack, unpack } from '../../../kernel/packing';
import { language, t } from '../../../texts/texts';
import { download } from '../../../ui/download';
import type { Effect, RoomContext } from '../../room';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { type ClassAction, type OtherClassPage, visibleSet } from './slice';

export function classEffect(
  { dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const act = (action: ClassAction): void => dispatch({ type: 'class', action });
  const failed = (error: unknown): void => {
    if (!isCancelled(error)) act({ type: 'trouble', trouble: troubleOf(error) });
  };
  /** The set whose link was made last, and the links that were tried. */
  let lastLinked: ClassSet | null = null;
  const tried = new Set<string>();

  /** Shows a class page from elsewhere, unless another page was requested meanwhile. */
  function show(
    of: OtherClassPage,
    reading: Promise<Pick<ClassAction & { type: 'received' }, 'set' | 'packed'>>,
  ): void {
    reading.then(
      (found) => act({ type: 'received', of, ...found }),
      (error: unknown) => act({ type: 'unreadable', of, trouble: troubleOf(error) }),
    );
  }

  async function open(packed: string) {
    const found = await unpack(packed, MAX_SET_LENGTH);
    if (found.kind === 'tooLarge') throw new JobError('class-too-large', { size: found.size, largest: MAX_SET_LENGTH });
    return { set: readSet(found.kind === 'text' ? found.text : ''), packed };
  }

  async function read(file: File) {
    if (file.size > MAX_SET_LENGTH) throw new JobError('class-too-large', { size: file.size, largest: MAX_SET_LENGTH });
    const set = readSet(await file.text());
    return { set, packed: await pack(writeSet(set)) };
  }

  /** Makes the link to the set that is shown. */
  async function link(): Promise<void> {
    const set = visibleSet(now().own.classPage);
    if (set === lastLinked) return;
    lastLinked = set;
    const packed = await pack(writeSet(set));
    act({ type: 'packed', of: set, packed });
  }

  /** Tries each link that the engine reads ("#1&…"), and reports errors. */
  function tryLinks(): void {
    for (const { link } of visibleSet(now().own.classPage).links) {
      const { hash } = partsOf(link);
      if (tried.has(link) || !hash.startsWith('#1')) continue;
      tried.add(link);
      worker()
        .ask('readLink()', [hash])
        .answer.catch((error: unknown) => {
          if (!isCancelled(error)) act({ type: 'checked', link, trouble: troubleOf(error) });
        });
    }
  }

  async function packageScorm(): Promise<void> {
    const { scormPackage } = await import('../scorm/package');
    const set = visibleSet(now().own.classPage);
    download(await scormPackage(set, t('teach.classUntitled'), language()), 'queens-scorm.zip');
  }

  return (happened, _, after) => {
    if (happened.type === 'action' && happened.action.type === 'class') {
      const { action } = happened.action;
      if (action.type === 'unpack') show(action.packed, open(action.packed));
      if (action.type === 'scorm') packageScorm().catch(failed);
      if (action.type === 'read') show(action.file, read(action.file));
    }
    const { view, engine } = after.shared.ui;
    if (view === 'teach' && engine === 'ready' && after.own.shows === 'class') {
      link().catch(failed);
      tryLinks();
    }
  };
}
