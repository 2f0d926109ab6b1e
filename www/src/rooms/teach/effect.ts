// The effects of Teach: class pages, files, and lessons.

import { JobError, troubleOf } from '../../client/trouble';
import { fetchLesson, fetchShelf } from '../../kernel/classroom/fetching';
import { MAX_SET_LENGTH, readSet, writeSet } from '../../kernel/classroom/set';
import { unpack } from '../../kernel/packing';
import { shortSum } from '../../kernel/receipt';
import { language } from '../../texts/texts';
import type { RoomContext, RoomEvent, Snapshot } from '../room';
import { textOf } from './collect/files';
import { homeworkIn, readLines } from './collect/lines';
import { slugOf } from './homework';
import { shortLessonsOf } from './own-lessons';
import type { TeachQuestions } from './questions';
import type { Teach, TeachAction } from './slice';
import { taskOf } from './tasks/task';

export function teachEffect({ dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>) {
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });

  function loadShelf(): void {
    // Without the shelf, only the titles of lessons are missing.
    fetchShelf(language()).then(
      (shelf) => dispatch({ type: 'shelved', shelf }),
      () => {},
    );
  }

  /** Lists the custom lessons. */
  function listOwnLessons(): void {
    shortLessonsOf(now().own.ownLessons).then((written) => dispatch({ type: 'written', written }), failed);
  }

  async function open(packed: string): Promise<void> {
    try {
      const found = await unpack(packed, MAX_SET_LENGTH);
      if (found.kind === 'tooLarge')
        throw new JobError('class-too-large', { size: found.size, largest: MAX_SET_LENGTH });
      const set = readSet(found.kind === 'text' ? found.text : '');
      const page = shortSum(writeSet(set));
      dispatch({ type: 'opened', tasks: { packed, set, page, tasks: null } });
      const tasks = await Promise.all(set.links.map(taskOf));
      dispatch({ type: 'known', page, tasks });
    } catch (error) {
      dispatch({ type: 'unopened', packed, trouble: troubleOf(error) });
    }
  }

  async function read(files: readonly File[]): Promise<void> {
    collect((await Promise.all(files.map(textOf))).join('\n'));
  }

  function collect(text: string, typed = false): void {
    dispatch({ type: 'collected', ...readLines(text, typed), typed });
  }

  /** Fetches the lessons that the receipts name, for their questions and their replies to wrong answers. */
  function fetchNamed({ shelf, collected }: Teach): void {
    const works = homeworkIn(collected.lines).flatMap(({ work }) => Object.values(work));
    const slugs = new Set(works.flatMap((work) => (work.kind === 'lesson' ? [work.lesson] : [])));
    for (const { name } of shelf) {
      const slug = slugOf(name);
      if (!slugs.has(slug) || slug in collected.lessons) continue;
      fetchLesson(name, language()).then(
        (lesson) => dispatch({ type: 'lesson', slug, lesson }),
        () => {},
      );
    }
  }

  return (happened: RoomEvent<TeachAction>, before: Snapshot<Teach>, after: Snapshot<Teach>): void => {
    const { own } = after;
    if (happened.type === 'entered') loadShelf();
    if (happened.type === 'linked' && happened.request === null) dispatch({ type: 'class', action: { type: 'show' } });
    if (happened.type === 'action') {
      const { action } = happened;
      if (action.type === 'unpack') void open(action.packed);
      if (action.type === 'collect') collect(action.text, action.typed);
      if (action.type === 'files') read(action.files).catch(failed);
    }
    const needsOwnLessons = own.shows === 'exam' || own.shows === 'poll';
    if (needsOwnLessons && (own.ownLessons !== before.own.ownLessons || own.shows !== before.own.shows))
      listOwnLessons();
    const changed = own.collected.lines !== before.own.collected.lines || own.shelf !== before.own.shelf;
    if (changed && own.shelf.length > 0) fetchNamed(own);
  };
}
