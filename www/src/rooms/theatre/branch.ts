// A branch of the run: which squares can be tried at a step, the actions that try a square, and the search without its branch.

import { queensOn, type Rule } from '../../board/rule';
import type { Decision, Frame, Square } from '../../engine/types';
import type { AppAction } from '../../kernel/action';
import type { Board } from '../../kernel/input';
import { squareAt } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import type { BranchMove, GrownTree, Watch } from '../../kernel/watch';
import { insideOf, leavesAt } from '../../watch/branch';
import { needsWhole } from '../../watch/family';

const NONE: ReadonlySet<number> = new Set();

/**
 * Whether a press on a square tries it: during a search, also while the whole engine opens the run again. Before its first step, a press
 * sets a given piece.
 */
export const canTry = ({ watch: { status, whole, shown } }: Pick<Shared, 'watch'>): boolean =>
  (status === 'open' || (status === 'wanted' && whole)) && (shown?.frame.position ?? 0) > 0;

/** The squares that can be tried at this step, as numbers of squares. */
export function triableSquares({ watch, input }: Shared): ReadonlySet<number> {
  const { shown } = watch;
  if (!shown || !canTry({ watch })) return NONE;
  const { columns } = input.board;
  const squares = shown.choice === undefined ? likelyChoices(shown.frame, input.search) : (shown.choice?.squares ?? []);
  return new Set(squares.map(({ row, column }) => row * columns + column));
}

/** The searches of the part of the engine that the page opens with, by the lines in which they decide. */
const BY_ROW = ['bitmask', 'completions', 'array-recursive', 'array-iterative'];
const BY_COLUMN = ['bitboard', 'bitboard-columns', 'bitboard-lines'];

/** Estimates the squares of the next decision from the board. The whole engine reports the exact squares. */
function likelyChoices({ happened, reason, rows }: Frame, search: string): readonly Square[] {
  const byRow = BY_ROW.includes(search);
  if (!byRow && !BY_COLUMN.includes(search)) return [];
  switch (happened?.kind) {
    case 'tried':
    case 'forced': {
      const line = byRow
        ? rows.indexOf(-1)
        : Array.from(rows, (_, column) => column).findIndex((at) => !rows.includes(at));
      return line < 0 ? [] : freeIn(rows, line, byRow, 0);
    }
    case 'rejected':
      return freeIn(rows, happened.row, byRow, happened.column + 1);
    case 'removed':
      if (reason?.kind === 'back') return reason.left.map((column) => ({ row: reason.square.row, column }));
      if (reason?.kind === 'backInColumn') return reason.left.map((row) => ({ row, column: reason.square.column }));
      return [];
    default:
      return [];
  }
}

/** The squares of a line that no queen attacks, from index `from` on. */
function freeIn(rows: ArrayLike<number>, line: number, isRow: boolean, from: number): Square[] {
  const size = rows.length;
  const queens = new Set(
    Array.from(rows, (column, row) => row * size + column).filter((_, row) => (rows[row] ?? -1) >= 0),
  );
  const { free } = queensOn(size).attacks(queens, NONE);
  const squares = Array.from({ length: size }, (_, at) =>
    isRow ? { row: line, column: at } : { row: at, column: line },
  );
  return squares.slice(from).filter(({ row, column }) => free[row * size + column]);
}

/** Moves between the search and its branch. If the small engine has the run, the whole engine opens it first. */
export function branchTo({ watch, input }: Pick<Shared, 'watch' | 'input'>, to: BranchMove): readonly AppAction[] {
  const go: AppAction = { type: 'go', goal: { kind: 'branch', to } };
  return watch.whole || needsWhole(input) ? [go] : [{ type: 'watch', step: 0, whole: true }, go];
}

/** The decisions of the branch, or the requested decisions, because a key may be pressed before the last answer arrives. */
function decisionsOf({ goal, shown }: Watch): readonly Decision[] {
  const made = shown?.branch?.decisions ?? [];
  if (goal?.kind !== 'branch') return made;
  if (goal.to.is === 'decide') return goal.to.decisions;
  return goal.to.is === 'undecide' ? made.slice(0, goal.to.left) : made;
}

/** Returns the actions that undo the last decision; null if there is no decision. */
export function undoDecision(shared: Pick<Shared, 'watch' | 'input'>): readonly AppAction[] | null {
  const decisions = decisionsOf(shared.watch);
  const last = decisions.at(-1);
  return last ? branchTo(shared, { is: 'undecide', left: decisions.length - 1, step: last.position }) : null;
}

/** Returns the actions that continue from this step with a queen on a square. */
export function tryActions(shared: Pick<Shared, 'watch' | 'input'>, square: Square): readonly AppAction[] {
  const { watch } = shared;
  const position = watch.shown?.frame.position ?? 0;
  const before = (insideOf(watch)?.decisions ?? []).filter((decision) => decision.position < position);
  const decisions: readonly Decision[] = [...before, { position, square }];
  return branchTo(shared, { is: 'decide', decisions, step: null });
}

/** Whether a piece on this square can become a given piece without a conflict. */
export function canBeGiven(rule: Rule, board: Board, square: Square): boolean {
  const given = new Set(board.squares);
  const isOnBoard = square.row < board.rows && square.column < board.columns;
  const isRowTaken = rule.onePerRow && board.squares.some((each) => squareAt(board, each).row === square.row);
  return isOnBoard && !isRowTaken && rule.attacks(given, NONE).free[square.row * board.columns + square.column] !== 0;
}

/** An offset: positions above it in a tree are steps of the search after the branch has left it. */
export const AFTER_BRANCH = 2 ** 50;

const trees = new WeakMap<GrownTree, { inside?: GrownTree; outside?: GrownTree }>();

/**
 * The tree as it is seen from a position of the run. Inside the branch, queens that the search sets after the branch are
 * still to come. Outside, the tree does not contain the branch.
 */
export function treeOf({ tree, shown }: Watch): GrownTree | null {
  const branch = shown?.branch;
  if (!tree || tree.search === undefined || !branch) return tree;
  const known = trees.get(tree) ?? {};
  trees.set(tree, known);
  if (branch.inside) {
    known.inside ??= insideTree(tree, tree.search, leavesAt(branch));
    return known.inside;
  }
  known.outside ??= cutTree(tree, tree.search);
  return known.outside;
}

function insideTree(tree: GrownTree, search: number, leaves: number): GrownTree {
  const [from, to, nodes] = [tree.from.slice(), tree.to.slice(), tree.nodes.slice()];
  for (let node = 1; node < search; node++) {
    const set = from[node] ?? 0;
    if (set > leaves) {
      from[node] = AFTER_BRANCH + set;
      to[node] = Number.POSITIVE_INFINITY;
    } else if ((to[node] ?? 0) > leaves) to[node] = Number.POSITIVE_INFINITY;
  }
  if (nodes[0] === search - 1) nodes[0] = tree.from.length - 1;
  return { ...tree, from, to, nodes };
}

function cutTree(tree: GrownTree, search: number): GrownTree {
  const { parents, rows, columns, forced, from, to, nodes, solutions } = tree;
  const of = <A extends { subarray(from: number, to: number): A }>(all: A): A => all.subarray(0, search);
  return {
    ...tree,
    parents: of(parents),
    rows: of(rows),
    columns: of(columns),
    forced: of(forced),
    from: of(from),
    to: of(to),
    nodes: of(nodes),
    solutions: of(solutions),
  };
}

const cuts = new WeakMap<GrownTree, GrownTree>();

/** The run without its branch: at the step that the branch leaves, if the position is further on. */
export function searchOf(watch: Watch): Watch {
  const branch = insideOf(watch);
  const { shown, tree } = watch;
  if (!branch || !shown) return { ...watch, tree: treeOf(watch) };
  const position = Math.min(shown.frame.position, leavesAt(branch));
  const frame = { ...shown.frame, position, furthest: branch.searchFurthest, finished: branch.searchFinished };
  let alone: GrownTree | null = tree;
  if (tree?.search !== undefined) {
    alone = cuts.get(tree) ?? cutTree(tree, tree.search);
    cuts.set(tree, alone);
  }
  const goal = watch.goal?.kind === 'position' && watch.goal.position > position ? null : watch.goal;
  return { ...watch, goal, shown: { ...shown, frame }, tree: alone };
}

/** Returns the actions of a press on the tree: tries a queen that can be tried here, and goes to the step of any other queen. */
export function treePressActions(shared: Shared, step: number): readonly AppAction[] {
  const { watch, input } = shared;
  const tree = treeOf(watch);
  const node = tree ? tree.from.indexOf(step) : -1;
  const square = { row: tree?.rows[node] ?? -1, column: tree?.columns[node] ?? -1 };
  const isAhead = step > (watch.shown?.frame.position ?? 0);
  if (node > 0 && isAhead && triableSquares(shared).has(square.row * input.board.columns + square.column))
    return tryActions(shared, square);
  if (step >= AFTER_BRANCH) return branchTo(shared, { is: 'leave', step: step - AFTER_BRANCH });
  return [{ type: 'go', goal: { kind: 'position', position: step } }];
}

/** The state with the tree as it is seen from the position of the run. */
export const withTree = <S extends Pick<Shared, 'watch'>>(shared: S): S => ({
  ...shared,
  watch: { ...shared.watch, tree: treeOf(shared.watch) },
});
