// The Large slice of the state: a board too large for squares in the document, what is asked about it, and what is in view.

import type { Square } from '../../engine/types';
import type { FileForm, LargeEngine } from '../../engine/types-large';
import { type HeldBoard, type LargeAnswer, noLargeAnswer, type Task, type Work } from './answer';
import type { Inks, Picture, Under } from './picture';
import { centred, panned, type Viewport, whole, zoomed } from './viewport';

/** Sizes and seeds that can be asked for. */
export const LARGEST_SIZE = 10_000_000;
export const LARGEST_SEED = 2 ** 32 - 1;
/** Files are read up to so many bytes. */
export const LONGEST_FILE = 128_000_000;
/** Queens can be set by hand up to this size: each one is checked against the whole board. */
export const LARGEST_BY_HAND = 100_000;
/** Squares this large, in CSS pixels, can be aimed at. */
export const AIMABLE = 6;

/** What Generate makes, and with which engine Complete goes on. */
export interface Recipe {
  readonly size: number;
  readonly given: number;
  readonly seed: number;
}
/** The engines that a person can choose for Complete. */
export const ENGINES: readonly LargeEngine[] = ['auto', 'linear', 'exact'];

export interface Large {
  readonly recipe: Recipe;
  readonly engine: LargeEngine;
  /** What the worker holds; null until the first board is there. */
  readonly board: HeldBoard | null;
  readonly work: Work | null;
  readonly answer: LargeAnswer;
  readonly viewport: Viewport;
  /** The picture that was painted last, and one of the whole board. */
  readonly picture: Picture | null;
  readonly overview: Picture | null;
  /** What the plate measures: pixels of the screen along a side, and how many of them make one of CSS. */
  readonly side: number;
  readonly ratio: number;
  readonly inks: Inks | null;
  readonly pointed: { readonly square: Square; readonly by: 'pointer' | 'keys' } | null;
  readonly under: Under | null;
  readonly lens: boolean;
}

export const startLarge: Large = {
  recipe: { size: 1_000_000, given: 600_000, seed: 1 },
  engine: 'auto',
  board: null,
  work: null,
  answer: noLargeAnswer,
  viewport: whole(1_000_000),
  picture: null,
  overview: null,
  side: 0,
  ratio: 1,
  inks: null,
  pointed: null,
  under: null,
  lens: true,
};

export type LargeAction = { readonly type: 'large' } & LargeDeed;

export type LargeDeed =
  // What a person asks.
  | { readonly does: 'choose'; readonly recipe?: Partial<Recipe>; readonly engine?: LargeEngine }
  | { readonly does: 'ask'; readonly task: Exclude<Task, 'open' | 'save' | 'tile' | 'pair'> }
  /** Sets a modular solution of size `inner` into each queen's block of the board. */
  | { readonly does: 'tile'; readonly inner: number }
  /** Holds one of the two placements of a near pair: the one that has a completion, or the one that has none. */
  | { readonly does: 'pair'; readonly size: number; readonly completes: boolean }
  | { readonly does: 'open'; readonly file: File }
  | { readonly does: 'save'; readonly form: FileForm }
  | { readonly does: 'cancel' }
  /** Brings back the board before, or the one after it again. */
  | { readonly does: 'undo' | 'redo' }
  /** Sets a queen on the square, or takes the one that stands there. */
  | { readonly does: 'toggle'; readonly square: Square }
  // Where a person looks.
  | { readonly does: 'zoom'; readonly factor: number; readonly x?: number; readonly y?: number }
  | { readonly does: 'pan'; readonly columns: number; readonly rows: number }
  | { readonly does: 'centre'; readonly square: Square }
  | { readonly does: 'home' }
  | { readonly does: 'point'; readonly square: Square | null }
  | { readonly does: 'move'; readonly columns: number; readonly rows: number }
  | { readonly does: 'lens' }
  | { readonly does: 'measured'; readonly side: number; readonly ratio: number }
  | { readonly does: 'inked'; readonly inks: Inks }
  // What the worker says.
  | { readonly does: 'progress'; readonly progress: Omit<Work, 'task'> }
  /** A board has come, or has changed; `answer` says how. */
  | { readonly does: 'held'; readonly board: HeldBoard; readonly answer: LargeAnswer }
  | { readonly does: 'answered'; readonly answer: LargeAnswer }
  | { readonly does: 'pictured'; readonly picture: Picture; readonly overview: boolean }
  | { readonly does: 'under'; readonly under: Under };

/** The size of the board that is in view. */
export const sizeOf = ({ board, recipe }: Large): number => board?.size ?? recipe.size;

/** Side of a square, in CSS pixels. */
export const squareOf = ({ side, ratio, viewport }: Large): number => side / ratio / viewport.across;

/** True where a click means one square, and may set a queen there. */
export const isAimable = (large: Large): boolean => squareOf(large) >= AIMABLE;

/** The slice after an action. */
export function updateLarge(large: Large, action: LargeDeed): Large {
  const size = sizeOf(large);
  switch (action.does) {
    case 'choose':
      return {
        ...large,
        recipe: fitting({ ...large.recipe, ...action.recipe }),
        engine: action.engine ?? large.engine,
      };
    case 'ask':
      return begun(large, action.task);
    case 'open':
    case 'save':
    case 'tile':
    case 'pair':
      return begun(large, action.does);
    case 'toggle':
    case 'undo':
    case 'redo':
      return large;
    case 'cancel':
      return large.work ? { ...large, work: null, answer: { kind: 'cancelled', task: large.work.task } } : large;
    case 'zoom':
      return zooming(large, zoomed(large.viewport, size, action.factor, action.x, action.y), action);
    case 'pan':
      return looking(large, panned(large.viewport, size, action.columns, action.rows));
    case 'centre':
      return looking(large, centred(large.viewport, size, action.square.row, action.square.column));
    case 'home':
      return { ...looking(large, whole(size)), pointed: null, under: null };
    case 'point':
      return pointing(large, action.square, 'pointer');
    case 'move':
      return moved(large, action.columns, action.rows);
    case 'lens':
      return { ...large, lens: !large.lens };
    case 'measured':
      return { ...large, side: action.side, ratio: action.ratio };
    case 'inked':
      return { ...large, inks: action.inks };
    case 'progress':
      return large.work ? { ...large, work: { ...large.work, ...action.progress } } : large;
    case 'held':
      return held(large, action.board, action.answer);
    case 'answered':
      return { ...large, work: null, answer: action.answer };
    case 'pictured':
      return action.overview ? { ...large, overview: action.picture } : { ...large, picture: action.picture };
    case 'under':
      return { ...large, under: action.under };
  }
}

/** A recipe within bounds: never more queens than rows. */
const fitting = ({ size, given, seed }: Recipe): Recipe => ({ size, given: Math.min(given, size), seed });

const begun = (large: Large, task: Task): Large => ({
  ...large,
  work: { task, share: null, milliseconds: 0, phase: null },
  answer: noLargeAnswer,
});

/** Another size is seen from far away first; the same one from where the person looks. */
function held(large: Large, board: HeldBoard, answer: LargeAnswer): Large {
  const same = large.board?.size === board.size;
  const changed = large.board?.version !== board.version;
  return {
    ...large,
    board,
    answer,
    work: null,
    recipe: fitting({ ...large.recipe, size: board.size }),
    ...(same ? {} : { viewport: whole(board.size), pointed: null, picture: null, overview: null }),
    ...(changed ? { under: null } : {}),
  };
}

const looking = (large: Large, viewport: Viewport): Large => ({ ...large, viewport });

/** Under a pointer that stays where it is, a finer square comes into view. */
function zooming(large: Large, viewport: Viewport, { x, y }: { readonly x?: number; readonly y?: number }): Large {
  const seen = looking(large, viewport);
  if (large.pointed?.by !== 'pointer' || x === undefined || y === undefined) return seen;
  const clamp = (at: number): number => Math.min(sizeOf(large) - 1, Math.max(0, Math.floor(at)));
  const { left, top, across } = viewport;
  return pointing(seen, { row: clamp(top + y * across), column: clamp(left + x * across) }, 'pointer');
}

function pointing(large: Large, square: Square | null, by: 'pointer' | 'keys'): Large {
  const last = large.pointed?.square;
  if (square && last?.row === square.row && last.column === square.column && large.pointed?.by === by) return large;
  return { ...large, pointed: square && { square, by }, under: square ? large.under : null };
}

/** The keyboard moves a cursor over the board, and the view follows it. */
function moved(large: Large, columns: number, rows: number): Large {
  const { viewport } = large;
  const size = sizeOf(large);
  const step = isAimable(large) ? 1 : viewport.across / 16;
  const middle = { row: viewport.top + viewport.across / 2, column: viewport.left + viewport.across / 2 };
  const from = large.pointed?.by === 'keys' ? large.pointed.square : middle;
  const clamp = (at: number): number => Math.min(size - 1, Math.max(0, Math.floor(at)));
  const to = { row: clamp(from.row + rows * step), column: clamp(from.column + columns * step) };
  return pointing(looking(large, centred(viewport, size, to.row, to.column)), to, 'keys');
}
