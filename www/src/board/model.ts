// The model of a board: plain data, made from the state by the room that shows it, and drawn by `createBoard`.
//
// Rows, columns and squares count from 0; a square is row * columns + column.

import type { TemplateResult } from 'lit-html';
import type { Line, Square } from '../engine/types';
import type { Pieces, Rule } from './rule';

/** How a queen is drawn: solid (given), outlined (found), pale (ghost: examined, not on the board), or to blame. */
export type QueenStyle = 'given' | 'found' | 'ghost' | 'blame';

/** How any piece is drawn: as the board draws queens, or in the style of a room. */
export type PieceStyle = QueenStyle | 'white' | 'black' | 'lifted';

/** Further properties of a square. Each has a shape of its own: see styles/squares.css. */
export type Sign =
  | 'free'
  | 'forced'
  | 'try'
  | 'reject'
  | 'blame'
  | 'conflict'
  | 'nothere'
  | 'leftOut'
  | 'keptEmpty'
  | 'wall'
  | 'dead'
  | 'lit'
  | 'refuted'
  | 'pointed'
  /** During a search: the square can be tried now, or its queen was set in a branch. */
  | 'may'
  | 'branch';

/**
 * Lines across squares: the line by which one queen attacks a square, the line of a conflict, a line without free
 * squares.
 */
export type Stroke =
  | { readonly kind: 'reject' | 'pair' | 'kill'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'dead'; readonly line: Line };

/** The marks that a search or an answer adds to the input board. */
export interface Overlay {
  /** All present pieces; pieces that are not given are drawn as found. Null if only the given pieces are present. */
  readonly pieces: Pieces | null;
  /** A queen to preview; it is not on the board. */
  readonly ghost: Square | null;
  readonly signs: ReadonlyMap<number, readonly Sign[]>;
  readonly strokes: readonly Stroke[];
  /** The cost of squares that were compared: how many free squares of other rows a queen on each would attack. */
  readonly damage: ReadonlyMap<number, number>;
  /** Squares that a search leaves out: they count as not free although no queen attacks them. */
  readonly leftOut: ReadonlySet<number>;
}

export const noOverlay: Overlay = {
  pieces: null,
  ghost: null,
  signs: new Map(),
  strokes: [],
  damage: new Map(),
  leftOut: new Set(),
};

export interface BoardModel extends Overlay {
  readonly rule: Rule;
  readonly given: Pieces;
  /** Squares marked "not here" by the person. */
  readonly notHere: ReadonlySet<number>;
  /** In how many completions each square has a queen, row by row; null for not known or not shown. */
  readonly heat: Float64Array | null;
  /** Show dots on free squares and lozenges on forced squares. */
  readonly hints: boolean;
  /** With the hints: mark squares where a piece is forced. False while a lesson asks for them. */
  readonly marksForced: boolean;
  /** With the hints: mark every row and column without a free square by a band. A run marks only lines that it has reached. */
  readonly deadLines: boolean;
  /** Show attacked and free squares. A large board that changes fast shows only its queens. */
  readonly attacks: boolean;
  /** Whether steps are so fast that queens appear without an animation. */
  readonly still: boolean;
  /** Show in the margin how many free squares each row has. */
  readonly left: boolean;
  /** The square that has the tab stop. */
  readonly cursor: Square;
  /** Draws a piece that is not a queen. */
  readonly glyph?: (as: PieceStyle, small: boolean) => TemplateResult;
  /** Drawings over the squares, in units of a square. */
  readonly over?: TemplateResult;
  /** The shift of each row to the right, in squares. */
  readonly offsets?: readonly number[];
  /** Whether a tap marks "not here". */
  readonly marking: boolean;
  /** Pieces that can be dragged to another square. */
  readonly moves?: Pieces;
}

/** A board without interaction. Rule and pieces are added by the caller. */
export const staticModel: Omit<BoardModel, 'rule' | 'given'> = {
  ...noOverlay,
  notHere: new Set(),
  heat: null,
  hints: false,
  marksForced: true,
  deadLines: false,
  attacks: true,
  still: true,
  left: false,
  cursor: { row: -1, column: -1 },
  marking: false,
};

/** The facts about a square; its drawing follows from them. */
export interface Facts {
  /** The ways by which the square is attacked, as a bit mask over `Rule.ways`. */
  readonly along: number;
  /** The squares of the pieces that attack it: see `Attacks.by`. */
  readonly by: string;
  readonly queen: QueenStyle | null;
  /** Its signs, as words for styles/squares.css. */
  readonly is: string;
  /** The number of completions with a queen here; null if it is not shown. */
  readonly ways: number | null;
  /** The number of free squares in other rows that a queen here would have attacked; null if it was not computed. */
  readonly damage: number | null;
  readonly free: boolean;
}
