// Keeps the set of links on the device, makes its one link, reads those that come from elsewhere, and tries each link.

import type { WorkerClient } from '../../../client/client';
import { isCancelled, JobError, troubleOf } from '../../../client/trouble';
import { followSet, keepSet, keptSet } from '../../../kernel/classroom/class-page';
import { fetchShelf } from '../../../kernel/classroom/fetching';
import { type ClassSet, LARGEST_SET, partsOf, readSet, writeSet } from '../../../kernel/classroom/set';
import { writeHandout } from '../../../kernel/handout';
import { pack, unpack } from '../../../kernel/packing';
import { language, t } from '../../../texts/texts';
import { download } from '../../../ui/download';
import type { Effect, RoomContext } from '../../room';
import { hashOf } from '../link/hash';
import type { ShareQuestions } from '../questions';
import { opensOf, type ShareAction, type ShareState } from '../slice';
import { type ClassAction, shownSet } from './slice';

/** The title of the lesson of the page that a link opens, and its step; null for anything else, or without the shelf. */
async function lessonIn(own: string): Promise<string | null> {
  const [, name, step = ''] = /^([a-z][a-z-]{0,40})\.([1-9]\d{0,2})$/.exec(own) ?? [];
  if (name === undefined) return null;
  const shelf = await fetchShelf(language()).catch(() => []);
  const lesson = shelf.find((each) => each.name === name);
  return lesson ? t('share.classLesson', { title: lesson.title, step: Number(step) }) : null;
}

export function gathering(
  { dispatch, now, linkTo }: RoomContext<ShareState, ShareAction, ShareQuestions>,
  client: WorkerClient<ShareQuestions>,
): Effect<ShareState, ShareAction> {
  const does = (action: ClassAction): void => dispatch({ type: 'class', action });
  const failed = (error: unknown): void => {
    if (!isCancelled(error)) does({ type: 'trouble', trouble: troubleOf(error) });
  };
  /** The set whose link was made last, and the links that were tried. */
  let linked: ClassSet | null = null;
  const tried = new Set<string>();
  let added = Promise.resolve();

  /**
   * `earlier`: the addition before this one, so that links are in the order of the presses, whichever is written first.
   */
  async function add(title: string, earlier: Promise<void>): Promise<void> {
    const { own, shared } = now();
    const { opens, handout } = own.choices.link;
    const to = linkTo(opensOf(own, opens, shared));
    const named = lessonIn(typeof to === 'string' ? to : to.own);
    const [hash, lesson] = await Promise.all([hashOf(client, to), named, earlier]);
    const words = writeHandout(handout);
    does({ type: 'added', link: { title: lesson ?? title, link: words === '' ? hash : `?handout=${words}${hash}` } });
  }

  function show(set: ClassSet, packed: string | null): void {
    const same = writeSet(set) === writeSet(now().own.gathered.mine);
    does(same ? { type: 'dismiss' } : { type: 'guest', set, packed });
  }

  async function open(packed: string): Promise<void> {
    const found = await unpack(packed, LARGEST_SET);
    if (found.kind === 'tooLarge') throw new JobError('class-too-large', { size: found.size, largest: LARGEST_SET });
    show(readSet(found.kind === 'text' ? found.text : ''), packed);
  }

  async function read(file: File): Promise<void> {
    if (file.size > LARGEST_SET) throw new JobError('class-too-large', { size: file.size, largest: LARGEST_SET });
    const set = readSet(await file.text());
    show(set, await pack(writeSet(set)));
  }

  /** The one link to the set that is shown. */
  async function link(): Promise<void> {
    const set = shownSet(now().own.gathered);
    if (set === linked) return;
    linked = set;
    const packed = await pack(writeSet(set));
    if (linked === set) does({ type: 'packed', packed });
  }

  /** Whether each link opens. Those of the second form are read by their rooms alone. */
  function tryLinks(): void {
    for (const { link } of shownSet(now().own.gathered).links) {
      const { hash } = partsOf(link);
      if (tried.has(link) || !hash.startsWith('#1')) continue;
      tried.add(link);
      client.ask('opens', { hash }).answer.catch((error: unknown) => {
        if (!isCancelled(error)) does({ type: 'checked', link, trouble: troubleOf(error) });
      });
    }
  }

  async function packageScorm(): Promise<void> {
    const { scormPackage } = await import('../scorm/package');
    const set = shownSet(now().own.gathered);
    download(await scormPackage(set, t('share.classUntitled'), language()), 'queens-scorm.zip');
  }

  /** The language in which the lessons were fetched that can be ticked. */
  let shelved = '';
  function shelve(): void {
    const spoken = language();
    if (shelved === spoken) return;
    shelved = spoken;
    fetchShelf(spoken).then(
      (shelf) => does({ type: 'shelved', shelf }),
      () => {
        shelved = '';
      },
    );
  }

  followSet((set) => does({ type: 'mine', set }));
  return (happened, before, after) => {
    if (happened.type === 'entered') {
      const set = keptSet();
      if (set) does({ type: 'mine', set });
    }
    if (happened.type === 'action' && happened.action.type === 'class') {
      const { action } = happened.action;
      if (action.type === 'add') added = add(action.title, added).catch(failed);
      if (action.type === 'unpack') open(action.packed).catch(failed);
      if (action.type === 'scorm') packageScorm().catch(failed);
      if (action.type === 'read') read(action.file).catch(failed);
      const { mine } = after.own.gathered;
      if (action.type !== 'mine' && mine !== before.own.gathered.mine)
        keepSet(mine, (kept) => does({ type: 'kept', kept }));
    }
    const { view, engine } = after.shared.ui;
    if (view === 'share' && engine === 'ready' && after.own.door === 'class') {
      link().catch(failed);
      shelve();
      tryLinks();
    }
  };
}
