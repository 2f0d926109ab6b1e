// The items of the outline, and the effect of keys on the item with the tab stop. No drawing here: a key acts on the
// current state, which may be newer than the last drawing.

import type { AppAction } from '../../kernel/action';
import { type Outline, outlineOf, type WalkKey } from '../../kernel/diagram';
import type { Shared } from '../../kernel/state';
import { childrenOf, isOnBoard, type LinkedTree, linkedTree, pathAt } from './model';

/** A node of the tree, as one line of the outline. */
export interface Item {
  readonly node: number;
  readonly level: number;
  /** Null for a node without children. */
  readonly open: boolean | null;
  /** Its number among its siblings from 1, and how many there are. */
  readonly nth: number;
  readonly of: number;
}

/** The identifier of a node in the state: see Outline. */
export const nameOfNode = ({ from }: LinkedTree, node: number): number => from[node] ?? 0;

/**
 * Whether the children of a node are shown: the user's choice, or by default whether the node is on the path to the position of the run.
 */
function isOpen(grown: LinkedTree, node: number, position: number, { opened, closed }: Outline): boolean {
  const name = nameOfNode(grown, node);
  return opened.includes(name) || (!closed.includes(name) && isOnBoard(grown, node, position));
}

/** The items from the top down: the nodes of the path, their siblings, and the children of opened nodes. */
export function itemsOf(grown: LinkedTree, position: number, outline: Outline): Item[] {
  const items: Item[] = [];
  function list(parent: number, level: number): void {
    const children = childrenOf(grown, parent);
    for (const [index, node] of children.entries()) {
      const open = (grown.first[node] ?? -1) < 0 ? null : isOpen(grown, node, position, outline);
      items.push({ node, level, open, nth: index + 1, of: children.length });
      if (open) list(node, level + 1);
    }
  }
  list(0, 1);
  return items;
}

/** The item with the tab stop: the last item reached by keys, or else the item of the run's position. */
export function stopOf(
  items: readonly Item[],
  grown: LinkedTree,
  position: number,
  { item }: Outline,
): Item | undefined {
  const last = pathAt(grown, position).at(-1) ?? 0;
  return (
    items.find(({ node }) => nameOfNode(grown, node) === item) ?? items.find(({ node }) => node === last) ?? items[0]
  );
}

/** The present action of a key, or null if it leads nowhere. */
export function walk({ watch, diagram }: Pick<Shared, 'watch' | 'diagram'>, key: WalkKey): AppAction | null {
  if (!watch.tree) return null;
  const { run } = watch;
  const grown = linkedTree(watch.tree);
  const position = watch.shown?.frame.position ?? 0;
  const known = outlineOf(diagram, run);
  const items = itemsOf(grown, position, known);
  const item = stopOf(items, grown, position, known);
  if (!item) return null;
  const index = items.indexOf(item);
  const name = nameOfNode(grown, item.node);
  const to = (other: Item | undefined): AppAction | null =>
    other ? { type: 'item', run, node: nameOfNode(grown, other.node) } : null;
  const unfold = (open: boolean): AppAction => ({ type: 'unfold', run, node: name, open });
  switch (key) {
    case 'ArrowDown':
      return to(items[index + 1]);
    case 'ArrowUp':
      return to(items[index - 1]);
    case 'ArrowRight':
      if (item.open === null) return null;
      return item.open ? to(items[index + 1]) : unfold(true);
    case 'ArrowLeft':
      return item.open ? unfold(false) : to(items.findLast(({ level }, at) => at < index && level < item.level));
    case 'Home':
      return to(items[0]);
    case 'End':
      return to(items.at(-1));
    case 'Enter':
    case ' ':
      return { type: 'go', goal: { kind: 'position', position: name } };
  }
}
