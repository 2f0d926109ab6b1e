// The whole explored tree, in a layout without overlaps: one place across for each leaf, one level down for each queen.
// A failed subtree is folded into its topmost queen, unless the run is inside it.

import { childrenOf, isOnBoard, type LinkedTree } from './model';

/** A node and its place. */
export interface Place {
  readonly node: number;
  /** Across, in places of a leaf. */
  x: number;
  /** Down, in levels from 0. */
  readonly y: number;
  /** The place of its parent; null at the first level. */
  readonly parent: Place | null;
  /** Whether nodes below it are not drawn. */
  readonly folded: boolean;
}

export interface WholeDrawing {
  /** The nodes with their places, parents before children. */
  readonly places: readonly Place[];
  /** The number of places across. */
  readonly width: number;
  /** The number of levels. */
  readonly depth: number;
}

/** The layout of everything at a position of the run. */
export function wholeDrawing(grown: LinkedTree, position: number): WholeDrawing {
  const places: Place[] = [];
  let leaves = 0;

  function layOut(node: number, y: number, parent: Place | null): Place {
    const children = childrenOf(grown, node);
    const failed = Number.isFinite(grown.to[node]) && grown.solutions[node] === 0;
    const folded = children.length > 0 && failed && !isOnBoard(grown, node, position);
    const place: Place = { node, x: leaves, y, parent, folded };
    places.push(place);
    if (folded || children.length === 0) {
      leaves += 1;
    } else {
      const below = children.map((child) => layOut(child, y + 1, place));
      place.x = ((below[0]?.x ?? 0) + (below.at(-1)?.x ?? 0)) / 2;
    }
    return place;
  }

  for (const node of childrenOf(grown, 0)) layOut(node, 0, null);
  const depth = places.reduce((most, { y }) => Math.max(most, y + 1), 1);
  return { places, width: Math.max(1, leaves), depth };
}
