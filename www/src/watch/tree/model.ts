// The explored tree with links between its nodes: children, paths to a position, and outcomes.

import type { Square, Tree } from '../../engine/types';
import type { GrownTree } from '../../kernel/watch';

/**
 * The state of a node at a position of the run. `now`: the queen that was set last; `path`: a queen that was set before it;
 * `wait`: not set yet; `solved` and `failed`: explored to its end, with or without a solution below it.
 */
export type Outcome = 'path' | 'now' | 'wait' | 'solved' | 'failed';

/** A tree with its links. Index 0 is the root; -1 stands for no node. */
export interface LinkedTree extends GrownTree {
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** The depth of each node: the number of queens from the root to it; 0 at the root. */
  readonly depths: Uint16Array;
  /** The deepest level that is stored. */
  readonly deepest: number;
  /** Whether every queen that was set is a node, because all levels are stored. */
  readonly whole: boolean;
}

const known = new WeakMap<GrownTree, LinkedTree>();

/** The tree with its links, worked out once. */
export function linkedTree(tree: GrownTree): LinkedTree {
  const found = known.get(tree);
  if (found) return found;
  const count = tree.from.length;
  const [first, next, last] = [0, 0, 0].map(() => new Int32Array(count).fill(-1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const depths = new Uint16Array(count);
  let deepest = 0;
  for (let node = 1; node < count; node++) {
    const parent = tree.parents[node] ?? 0;
    const before = last[parent] ?? -1;
    if (before < 0) first[parent] = node;
    else next[before] = node;
    last[parent] = node;
    const depth = (depths[parent] ?? 0) + 1;
    depths[node] = depth;
    deepest = Math.max(deepest, depth);
  }
  const grown = { ...tree, first, next, depths, deepest, whole: tree.nodes[0] === count - 1 };
  known.set(tree, grown);
  return grown;
}

/** Whether a node was set in the branch. */
export const isOfBranch = ({ search = Number.POSITIVE_INFINITY }: GrownTree, node: number): boolean => node >= search;

export function childrenOf({ first, next }: LinkedTree, node: number): number[] {
  const children: number[] = [];
  for (let child = first[node] ?? -1; child >= 0; child = next[child] ?? -1) children.push(child);
  return children;
}

/** The squares of a queen and of its ancestors in the tree. */
export function squaresTo({ parents, rows, columns }: LinkedTree, node: number): Square[] {
  const squares: Square[] = [];
  for (let at = node; at > 0; at = parents[at] ?? 0) squares.push({ row: rows[at] ?? 0, column: columns[at] ?? 0 });
  return squares;
}

/** The nodes of the queens on the board at a position, from the root on. */
export function pathAt(grown: LinkedTree, position: number): number[] {
  const path = [0];
  for (let child = grown.first[0] ?? -1; child >= 0; ) {
    if (isOnBoard(grown, child, position)) {
      path.push(child);
      child = grown.first[child] ?? -1;
    } else {
      child = grown.next[child] ?? -1;
    }
  }
  return path;
}

/** Whether the queen of a node is on the board at a position. */
export const isOnBoard = ({ from, to }: Tree, node: number, position: number): boolean =>
  (from[node] ?? 0) <= position && position < (to[node] ?? 0);

/** The state of a node at a position. `last`: the end of the path there. */
export function outcomeOf(tree: Tree, node: number, position: number, last: number): Outcome {
  if ((tree.from[node] ?? 0) > position) return 'wait';
  if (isOnBoard(tree, node, position)) return node === last ? 'now' : 'path';
  return (tree.solutions[node] ?? 0) > 0 ? 'solved' : 'failed';
}
