// The parts that a class page can have: lessons, puzzles, Python tasks and tests, each with a title, a link and minutes.

import { STAR_SIZES } from '../../../board/stars';
import type { ShelfEntry } from '../../../kernel/classroom/fetching';
import { type ClassLink, ownOf, roomOf } from '../../../kernel/classroom/set';
import { linkInto } from '../../../kernel/link';
import { t } from '../../../texts/texts';
import { lessonLink } from '../../learn/links';
import { TASKS_IN_ORDER, taskLink } from '../../own/links';
import { firstTestLink } from '../links';

export const FAMILIES = ['completion', 'regions', 'stars'] as const;
export const GRADES = ['easy', 'medium', 'hard', 'expert'] as const;

export interface PuzzleChoice {
  readonly family: (typeof FAMILIES)[number];
  readonly size: number;
  readonly grade: (typeof GRADES)[number];
}

export const startPuzzle: PuzzleChoice = { family: 'completion', size: 6, grade: 'easy' };

/** The sizes of the puzzles of a kind. */
export const sizesOf = (family: PuzzleChoice['family']): readonly number[] =>
  family === 'stars' ? STAR_SIZES : [5, 6, 7, 8, 9, 10, 11, 12].filter((size) => family === 'completion' || size < 12);

/** For each kind the size that suits a lesson. */
const USUAL_SIZES = { completion: 8, regions: 8, stars: 9 } as const;

/** A puzzle of a kind, size and grade. `number`: counts such puzzles from 1. */
export const puzzlePart = ({ family, size, grade }: PuzzleChoice, number = 1): ClassLink => ({
  title: t('teach.classPuzzle', { family, size, word: grade, number }),
  link: linkInto('play', `${family}-${size}-${grade}-${number}`),
});

/** The first puzzle of a kind, size and grade that is not among `links` yet. */
export function nextPuzzle(choice: PuzzleChoice, links: readonly ClassLink[]): ClassLink {
  let number = 1;
  while (links.some(({ link }) => link === puzzlePart(choice, number).link)) number += 1;
  return puzzlePart(choice, number);
}

export const PARTS = {
  lessons: (shelf: readonly ShelfEntry[]): ClassLink[] =>
    shelf.map(({ name, title }, at) => ({
      title: t('teach.classLessonName', { number: at + 1, title }),
      link: lessonLink(name),
    })),
  puzzles: (): ClassLink[] =>
    GRADES.slice(0, 3).flatMap((grade) =>
      FAMILIES.map((family) => puzzlePart({ family, size: USUAL_SIZES[family], grade })),
    ),
  tasks: (): ClassLink[] =>
    TASKS_IN_ORDER.map((task, at) => ({ title: t('teach.classTask', { number: at + 1 }), link: taskLink(task) })),
  tests: (): ClassLink[] => [{ title: t('teach.classTest', { number: 1 }), link: firstTestLink() }],
} as const;

/** The estimated minutes that a class needs. Lessons have figures of their own. */
const PUZZLE_MINUTES = { easy: 5, medium: 10, hard: 15, expert: 20 } as const;
const TASK_MINUTES = 30;
const TEST_MINUTES = 20;

/** About how many minutes a part takes; null if that is not known. */
export function minutesOf({ link }: ClassLink, shelf: readonly ShelfEntry[]): number | null {
  const own = ownOf(link);
  const room = roomOf(link);
  if (room === 'learn') return shelf.find(({ name }) => own.startsWith(`${name}.`))?.minutes ?? null;
  if (room === 'own') return own.startsWith('task~') ? TASK_MINUTES : null;
  if (room === 'teach') return own.startsWith('take.') ? TEST_MINUTES : null;
  const grade = GRADES.find((one) => own.split('-')[2] === one);
  return room === 'play' && grade !== undefined ? PUZZLE_MINUTES[grade] : null;
}
