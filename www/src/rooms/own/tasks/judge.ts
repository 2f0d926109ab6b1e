// Judges a run: whether it did its task, and the reason if not. It uses the trace that the engine has checked, the
// engine's counts on the same board, and the style of the program.

import { imageOfRows, SYMMETRIES } from '../../../board/symmetry';
import type { Style } from '../python/style';
import type { Findings } from '../questions';
import { QueensByStep, type Step, stepsOf } from '../recording/replay';
import type { SeenBoards } from '../recording/seen';
import type { TaskVerdict, Why } from './judged';
import { AHEAD, boardOf, type ChosenTask, FEWER, SWAPS } from './tasks';

/** The input of a judge. */
export interface Case {
  readonly chosen: ChosenTask;
  readonly found: Findings;
  readonly seen: SeenBoards;
  readonly style: Style;
  readonly trace: string;
  /** The program failed, or was stopped. */
  readonly stopped: boolean;
  /** The boards of its solutions, the first ones. */
  readonly solutions: readonly (readonly number[])[];
}

/** The classes of the solutions of eight queens, and the solutions on a torus of five and of seven. */
const ORBITS = 12;
const ON_TORUS: Readonly<Record<number, number>> = { 5: 10, 7: 28 };

export function judge(one: Case): TaskVerdict {
  const { found, seen } = one;
  if (one.stopped) return not('stopped', found.different, 0);
  const wrong = Math.max(found.wrong, seen.wrong);
  if (wrong > 0) return not('wrong', wrong, 0);
  return JUDGES[one.chosen.name](one);
}

const JUDGES: Readonly<Record<ChosenTask['name'], (one: Case) => TaskVerdict>> = {
  one: ({ found }) => (found.different >= 1 ? judgeFigure(found.different) : not('found', 0, 1)),
  all,
  once: (one) =>
    every(one, ({ found }) => (found.solutions > found.different ? not('again', found.solutions, 0) : null)),
  given: (one) =>
    every(one, ({ chosen, trace }) => {
      const row = movedIn(trace, boardOf(chosen));
      return row === null ? null : not('moved', row + 1, 0);
    }),
  none: ({ chosen, found, trace }) => {
    if (chosen.round > 0) return found.different > 0 ? judgeFigure(found.different) : not('missed', 0, 1);
    return /^print .*\S/m.test(trace) ? judgeFigure(0) : not('silent', 0, 0);
  },
  fewer: (one) => every(one, atMost(FEWER)),
  ahead: (one) => every(one, atMost(AHEAD)),
  loop: (one) =>
    every(one, ({ style, trace }) => {
      const line = style.recursion?.line ?? callsItself(trace);
      return line === null ? null : not('recursion', line, 0);
    }),
  bits: (one) =>
    every(one, ({ style, trace }) => {
      const line = style.container ?? holdsMore(trace);
      if (line !== null) return not('container', line, 0);
      return style.bits ? null : not('noBits', 0, 0);
    }),
  repair: ({ found, trace }) => {
    const swaps = swapsIn(trace);
    if (found.different === 0) return not('unsolved', swaps ?? 0, SWAPS);
    if (swaps === null || swaps === 0) return not('noSwaps', 0, SWAPS);
    return swaps > SWAPS ? not('swaps', swaps, SWAPS) : judgeFigure(swaps);
  },
  orbits: ({ found, solutions }) => {
    const orbits = new Set(solutions.map(orbitOf)).size;
    const each = orbits === ORBITS && found.solutions === ORBITS;
    return each ? judgeFigure(ORBITS) : not('orbits', orbits, found.solutions);
  },
  torus: ({ found, solutions }) => {
    const size = solutions[0]?.length ?? 0;
    const asked = ON_TORUS[size] ?? 0;
    const on = solutions.filter(isOnTorus).length;
    if (on < solutions.length) return not('torus', solutions.length - on, asked);
    return found.different === asked && asked > 0 ? judgeFigure(asked) : not('found', found.different, asked);
  },
};

const judgeFigure = (figure: number): TaskVerdict => ({ reached: true, why: 'reached', figure, asked: 0 });
const not = (why: Why, figure: number, asked: number): TaskVerdict => ({ reached: false, why, figure, asked });

function all({ found: { different, all: asked } }: Case): TaskVerdict {
  return asked !== null && different === asked ? judgeFigure(different) : not('found', different, asked ?? 0);
}

/** All solutions were found, and nothing contradicts that. */
function every(one: Case, against: (one: Case) => TaskVerdict | null): TaskVerdict {
  const judged = all(one);
  return judged.reached ? (against(one) ?? judged) : judged;
}

const atMost =
  (most: number) =>
  ({ found: { tried } }: Case): TaskVerdict | null =>
    tried > most ? not('tried', tried, most) : null;

/** A row with a given queen in which another one was set; null if there is no such row. */
function movedIn(trace: string, given: readonly number[]): number | null {
  for (const {
    word,
    numbers: [row = 0],
  } of stepsOf(trace))
    if (word === 'set' && (given[row] ?? -1) >= 0) return row;
  return null;
}

/** The line in which a function was called while it ran already. */
function callsItself(trace: string): number | null {
  const open: string[] = [];
  let line = 1;
  for (const { word, rest, numbers } of stepsOf(trace)) {
    if (word === 'line') line = numbers[0] ?? line;
    else if (word === 'return') open.pop();
    else if (word === 'call') {
      if (open.includes(rest)) return line;
      open.push(rest);
    }
  }
  return null;
}

/** The line in which a variable was something else than a number, before its words are read. */
function holdsMore(trace: string): number | null {
  let line = 1;
  for (const { word, rest, numbers } of stepsOf(trace)) {
    if (word === 'line') line = numbers[0] ?? line;
    else if ((word === 'let' || word === 'outer') && /^\S+ = [[({]/.test(rest)) return line;
  }
  return null;
}

/**
 * The number of moves of queens once all were set, up to the first solution; null if the rows never all had a queen.
 */
function swapsIn(trace: string): number | null {
  const standing = new QueensByStep();
  let swaps: number | null = null;
  const moves = ({ word }: Step): boolean => word === 'remove' || word === 'swap';
  for (const step of stepsOf(trace)) {
    if (!standing.take(step)) continue;
    if (swaps !== null && moves(step)) swaps += 1;
    if (standing.count < standing.size) continue;
    swaps ??= 0;
    if (standing.isSolution()) return swaps;
  }
  return swaps;
}

/** One name for a solution and all its images under rotations and reflections. */
const orbitOf = (columns: readonly number[]): string =>
  SYMMETRIES.map((symmetry) => imageOfRows(columns, symmetry).join(' ')).sort()[0] ?? '';

/** Whether no two queens attack each other over the edges either. */
function isOnTorus(columns: readonly number[]): boolean {
  const size = columns.length;
  const differ = (line: (column: number, row: number) => number): boolean =>
    new Set(columns.map((column, row) => (line(column, row) + size) % size)).size === size;
  return differ((column, row) => column - row) && differ((column, row) => column + row);
}
