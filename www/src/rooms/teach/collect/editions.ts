// Receipts of earlier versions of the lessons. A receipt numbers the questions as in its version of the lesson, and
// later versions have more questions. The number of questions identifies the version.

import type { Homework, Mark, Work } from '../homework';

/**
 * The questions of each lesson of the page as every version numbered them, by the name of the lesson in a receipt.
 * The last version is the present one. If you change the questions of a lesson, add a line here. No two versions of a
 * lesson have the same number of questions.
 */
export const EDITIONS: Readonly<Record<string, readonly string[]>> = {
  therule: [
    'attacked-or-not two-queens the-task corner',
    'attacked-or-not two-queens the-task four-queens corner small-boards',
  ],
  tryingandtakingback: [
    'second stuck back further-back all',
    'second stuck back further-back found all',
    'second stuck back further-back found all the-program',
  ],
  onepass: ['second six caught named', 'boxes second six caught named'],
  wordsforlines: ['columns free lowest empty-word', 'columns shift free lowest empty-word'],
  lookingahead: ['left-below for-nothing sooner forced guess', 'left-below for-nothing sooner forced guess price'],
  eightviews: [
    'mirror how-many symmetric four twelve',
    'one mirror mirrored how-many symmetric four twelve',
    'one mirror mirrored how-many symmetric four turns twelve too-late',
  ],
  halvesthatmeet: ['columns-left bottom clash how-many', 'columns-left bottom meet clash how-many'],
  mending: ['swap better solved pit never-sure', 'swap better no-gain solved pit never-sure'],
  canitbefinished: [
    'some-given one-too-many proof blame guilty guilty-two',
    'four-problems some-given one-too-many proof blame guilty guilty-two',
  ],
  amillionqueens: ['at-random risk damage chain going-back'],
  formulas: ['next-stair eight lines which-n', 'next-stair eight bent lines which-n'],
  otherrules: [
    'rooks bishops torus superqueens toggled',
    'rooks bishops six-bishops torus on-the-torus superqueens toggled',
  ],
  bits: ['powers lowest clear-lowest counting knight corner', 'powers lowest clear-lowest counting knight corner king'],
  growth: ['next-size second-row product path'],
};

type Lesson = Extract<Work, { kind: 'lesson' }>;

/** Homework with the questions of its lessons numbered as they are now. */
export const renumber = (homework: Homework): Homework => ({
  ...homework,
  work: Object.fromEntries(
    Object.entries(homework.work).map(([task, work]) => [task, work.kind === 'lesson' ? renumberLesson(work) : work]),
  ),
});

function renumberLesson(work: Lesson): Lesson {
  const editions = Object.hasOwn(EDITIONS, work.lesson)
    ? EDITIONS[work.lesson]?.map((ids) => ids.split(' '))
    : undefined;
  const now = editions?.at(-1);
  if (!editions || !now || now.length === work.marks.length) return work;
  const then = editions.find((ids) => ids.length === work.marks.length);
  if (!then) return { ...work, version: 'unknown' };
  const marks = now.map((id): Mark => work.marks[then.indexOf(id)] ?? 'n');
  const wrongs = work.wrongs.flatMap(({ question, answer }) => {
    const at = now.indexOf(then[question] ?? '');
    return at < 0 ? [] : [{ question: at, answer }];
  });
  return { ...work, marks, wrongs, version: 'earlier' };
}
