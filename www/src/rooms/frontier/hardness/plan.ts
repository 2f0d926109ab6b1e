// Which boards are measured, one after the other: first at even shares of obstacles from none to all, round by round, then more closely
// where boards with a solution give way to boards without one.

import type { HardBoard } from '../../../engine/types';
import { type BoardChoice, HARD, maxObstacles, SEARCHES, type SearchName } from './choice';

/** A board that was measured. */
export interface Hard {
  /** How many obstacles were requested. */
  readonly wanted: number;
  readonly board: HardBoard;
}

/** The boards with the same number of obstacles. */
export interface Group {
  readonly amount: number;
  readonly boards: readonly HardBoard[];
}

/** The number of steps from no obstacles to all, the number of closer steps, and the number of boards at each step. */
const [STEPS, CLOSE_STEPS, ROUNDS] = [20, 80, 9];

/** If the change takes more steps than this, closer steps are not needed. */
const MAX_WIDTH = 6;

/** The maximum number of random queens on a board, as a share of its rows. */
const MAX_QUEENS = 0.8;

const evenly = (steps: number, most: number): number[] => [
  ...new Set(Array.from({ length: steps + 1 }, (_, at) => Math.round((at * most) / steps))),
];

/** Numbers of obstacles, at even steps. */
function spacedNumbers(steps: number, settings: BoardChoice): number[] {
  const most = maxObstacles(settings);
  const reached = settings.obstacle === 'queens' ? MAX_QUEENS * most : most;
  return evenly(steps, most).filter((amount) => amount <= reached);
}

/** The board that is measured next; null if all boards are measured. */
export function nextBoard(
  settings: BoardChoice,
  boards: readonly Hard[],
): (BoardChoice & { readonly amount: number }) | null {
  const at = boards.length;
  const first = spacedNumbers(STEPS, settings);
  const begun = first.length * ROUNDS;
  const close = at < begun ? [] : closer(settings, boards.slice(0, begun));
  if (at >= begun + close.length * ROUNDS) return null;
  const amount = at < begun ? first[at % first.length] : close[(at - begun) % close.length];
  return { ...settings, seed: (settings.seed * 1_000 + at) >>> 0, amount: amount ?? 0 };
}

/** The number of boards to measure, as far as known. */
export function countPlanned(settings: BoardChoice, boards: readonly Hard[]): number {
  const first = spacedNumbers(STEPS, settings);
  const begun = first.length * ROUNDS;
  return boards.length < begun ? begun : begun + closer(settings, boards.slice(0, begun)).length * ROUNDS;
}

/**
 * The numbers of obstacles at closer steps: above the numbers for which every board has a solution, and below the numbers for which no
 * board has a solution. Empty if a board is undecided: more such boards would take long, because the searches run to their limit.
 */
function closer(settings: BoardChoice, boards: readonly Hard[]): number[] {
  const all = spacedNumbers(STEPS, settings);
  if (boards.some(({ board }) => board.found === null)) return [];
  const at = (amount: number, found: boolean): boolean =>
    boards.filter(({ wanted }) => wanted === amount).every(({ board }) => board.found === found);
  const from = all.findIndex((amount) => !at(amount, true)) - 1;
  const to = all.findLastIndex((amount) => !at(amount, false)) + 1;
  if (from < 0 || to >= all.length || to - from > MAX_WIDTH) return [];
  const [low = 0, high = 0] = [all[from], all[to]];
  return spacedNumbers(CLOSE_STEPS, settings).filter(
    (amount) => amount > low && amount < high && !all.includes(amount),
  );
}

/** The number of obstacles on a board. If they are queens, there may be fewer than were requested. */
export const amountOf = ({ keptEmpty, sums, differences, given }: HardBoard): number =>
  keptEmpty.length + sums.length + differences.length + given.filter((column) => column >= 0).length;

/** Groups the boards by their number of obstacles, ascending. */
export function groupBoards(boards: readonly Hard[]): Group[] {
  const by = new Map<number, HardBoard[]>();
  for (const { board } of boards) by.set(amountOf(board), [...(by.get(amountOf(board)) ?? []), board]);
  return [...by].map(([amount, of]) => ({ amount, boards: of })).sort((one, other) => one.amount - other.amount);
}

/** The queens that a search set; infinite if it was stopped. */
export const nodesOf = ({ nodes }: HardBoard, search: SearchName): number =>
  nodes[SEARCHES.indexOf(search)] ?? Number.POSITIVE_INFINITY;

/** The median; for an even number of values, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The median of the queens that a search set on the boards of a group. */
export const middle = ({ boards }: Group, search: SearchName): number =>
  median(boards.map((board) => nodesOf(board, search)));

/** The bounds of the share of boards with a solution. They differ if some boards are undecided. */
export function solvable({ boards }: Group): { readonly least: number; readonly most: number } {
  const count = (found: boolean): number => boards.filter((board) => board.found === found).length;
  return { least: count(true) / boards.length, most: (boards.length - count(false)) / boards.length };
}

/** Whether a search with this many queens was stopped. */
export const isStopped = (nodes: number): boolean => nodes > HARD.nodes;
