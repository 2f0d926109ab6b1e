// The diagram slice of the state: how the tree and the words of a run are shown. The run itself is in `watch`.

/** How the tree is drawn: the queens on the board with their siblings, everything explored, or as an outline to walk through. */
export const TREE_VIEWS = ['path', 'whole', 'outline'] as const;
export type TreeView = (typeof TREE_VIEWS)[number];

/**
 * The thing a person points at: a square of the board, a bit of a machine word, the sentence of the step, a line of the
 * listing, or queens of the tree, all counted from 0. Board and words highlight it.
 */
export type Pointer =
  | { readonly kind: 'square'; readonly row: number; readonly column: number }
  | { readonly kind: 'bit'; readonly word: string; readonly bit: number }
  | { readonly kind: 'sentence' }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'queens'; readonly squares: readonly { readonly row: number; readonly column: number }[] };

/**
 * The nodes opened and closed in the outline of one run. A node is identified by its `from`, which stays the same when
 * levels are dropped.
 */
export interface Outline {
  readonly run: number;
  readonly opened: readonly number[];
  readonly closed: readonly number[];
  /** The node with the tab stop; null for the node of the run's position. */
  readonly item: number | null;
}

export interface DiagramState {
  readonly tree: TreeView;
  readonly outline: Outline;
  readonly pointed: Pointer | null;
}

export const startDiagram: DiagramState = {
  tree: 'path',
  outline: { run: 0, opened: [], closed: [], item: null },
  pointed: null,
};

/** The keys that lead through the outline. */
export const WALK_KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', ' '] as const;
export type WalkKey = (typeof WALK_KEYS)[number];

export type DiagramAction =
  | { readonly type: 'treeView'; readonly view: TreeView }
  | { readonly type: 'unfold'; readonly run: number; readonly node: number; readonly open: boolean }
  /** Effects carry it out, because its target depends on the tree. */
  | { readonly type: 'walk'; readonly key: WalkKey }
  | { readonly type: 'item'; readonly run: number; readonly node: number }
  | { readonly type: 'point'; readonly at: Pointer | null };

/** Returns the outline of a run; a new outline if the stored outline belongs to another run. */
export const outlineOf = ({ outline }: DiagramState, run: number): Outline =>
  outline.run === run ? outline : { ...startDiagram.outline, run };

/** The state after an action. */
export function updateDiagram(diagram: DiagramState, action: DiagramAction): DiagramState {
  switch (action.type) {
    case 'treeView':
      return { ...diagram, tree: action.view };
    case 'point':
      return { ...diagram, pointed: action.at };
    case 'walk':
      return diagram;
    case 'item':
      return { ...diagram, outline: { ...outlineOf(diagram, action.run), item: action.node } };
    case 'unfold': {
      const { run, node, open } = action;
      const outline = outlineOf(diagram, run);
      const without = (nodes: readonly number[]): number[] => nodes.filter((other) => other !== node);
      const opened = open ? [...without(outline.opened), node] : without(outline.opened);
      const closed = open ? without(outline.closed) : [...without(outline.closed), node];
      return { ...diagram, outline: { ...outline, opened, closed } };
    }
  }
}
