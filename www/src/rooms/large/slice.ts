// The Large slice of the state: a board with too many squares for the document, the requests about it, and the visible part.

import type { FileForm, LargeEngine, Source, Square } from '../../engine/types';
import type { Inks } from '../../ui/inks';
import { type Bounds, minThirdLevel, publishedBounds } from '../../watch/bounds';
import {
  type Base,
  type BoardSource,
  type LargeAnswer,
  noLargeAnswer,
  type RunningTask,
  type Task,
  type Tile,
  type WorkerBoard,
} from './answer';
import type { Picture, PointedPlace } from './picture';
import type { WorkerBoardInfo } from './questions';
import { tiledSize } from './tiles';
import { centreOn, pan, type Viewport, whole, zoom } from './viewport';

/** The largest seed. */
export const MAX_SEED = 2 ** 32 - 1;
/** Files are read up to this many bytes. */
export const MAX_FILE_BYTES = 128_000_000;
/** Queens can be set by hand up to this size: each one is checked against the whole board. */
export const MAX_SIZE_BY_HAND = 100_000;
/** The minimum size of a square that can be pressed, in CSS pixels. */
const AIMABLE = 6;

/** The settings of Generate, and the engine of Complete. */
interface Recipe {
  readonly size: number;
  readonly given: number;
  readonly seed: number;
  /** Where its queens come from: set at random, or taken from a random solution, so that there is a completion. */
  readonly source: Source;
  /** The columns from row to row in a modular line; 0 stands for the first possible step. */
  readonly step: number;
  /** The size of the modular line that is set into each queen's block, and its step; 0 stands for the first possible step. */
  readonly inner: number;
  readonly innerStep: number;
}
/** The fields of the recipe that are numbers. */
export type RecipeNumber = Exclude<keyof Recipe, 'source'>;
/** Where queens can come from. */
export const SOURCES: readonly Source[] = ['random', 'solution'];
/** The engines that a person can choose for Complete. */
export const ENGINES: readonly LargeEngine[] = ['auto', 'linear', 'exact'];

export interface Large {
  readonly recipe: Recipe;
  /** Invalid texts in number fields: nothing is made until they are corrected. */
  readonly drafts: Readonly<Partial<Record<RecipeNumber, string>>>;
  readonly engine: LargeEngine;
  /** The bounds of the linear completion, if it is chosen or shown. */
  readonly bounds: Bounds;
  /** The board of the worker; null until the first board is made. */
  readonly board: WorkerBoard | null;
  readonly work: RunningTask | null;
  readonly answer: LargeAnswer;
  readonly viewport: Viewport;
  /** The picture that was painted last, and the picture of the whole board. */
  readonly picture: Picture | null;
  readonly overview: Picture | null;
  /** The size of the plate: device pixels along a side, and device pixels for each CSS pixel. */
  readonly side: number;
  readonly ratio: number;
  readonly inks: Inks | null;
  readonly pointed: { readonly square: Square; readonly by: 'pointer' | 'keys' } | null;
  readonly under: PointedPlace | null;
  readonly lens: boolean;
  /** The steps that give a modular line, by size, as far as they were requested. */
  readonly steps: ReadonlyMap<number, readonly number[]>;
}

export const startLarge: Large = {
  recipe: { size: 100_000, given: 40_000, seed: 1, source: 'random', step: 0, inner: 5, innerStep: 0 },
  drafts: {},
  engine: 'auto',
  bounds: publishedBounds,
  board: null,
  work: null,
  answer: noLargeAnswer,
  viewport: whole(100_000),
  picture: null,
  overview: null,
  side: 0,
  ratio: 1,
  inks: null,
  pointed: null,
  under: null,
  lens: true,
  steps: new Map(),
};

/** Tasks that need only the recipe. */
export type RecipeTask = Exclude<Task, 'open' | 'save' | 'tile' | 'pair'>;

export type LargeAction =
  // Requests.
  | {
      readonly type: 'choose';
      readonly recipe?: Partial<Recipe>;
      readonly engine?: LargeEngine;
      readonly bounds?: Bounds;
    }
  /** Stores a typed text that is not a number that the field accepts. */
  | { readonly type: 'draft'; readonly name: RecipeNumber; readonly text: string }
  | { readonly type: 'ask'; readonly task: RecipeTask }
  /** Makes the board that a link describes. */
  | {
      readonly type: 'make';
      readonly task: 'generate' | 'explicit' | 'modular';
      readonly recipe: Partial<Recipe>;
      /** Completes the board as soon as it is made. */
      readonly completes?: boolean;
      readonly bounds?: Bounds;
    }
  /** Sets a modular solution into each queen's block of the board: the line of the recipe, or the board itself. */
  | { readonly type: 'tile'; readonly with: 'line' | 'itself' }
  /** Makes the solution that a link describes, and tiles it. */
  | { readonly type: 'tiled'; readonly base: Base; readonly size: number; readonly tiles: readonly Tile[] }
  /** The steps that give a modular line of this size. */
  | { readonly type: 'steps'; readonly size: number; readonly steps: readonly number[] }
  /** Opens one of the two placements of a near pair. `completes`: whether it has a completion. */
  | {
      readonly type: 'pair';
      readonly size: number;
      readonly seed: number;
      readonly completes: boolean;
      readonly given: number | null;
    }
  | { readonly type: 'open'; readonly file: File }
  | { readonly type: 'save'; readonly form: FileForm }
  | { readonly type: 'cancel' }
  /** Restores the previous board, or the next one. */
  | { readonly type: 'undo' | 'redo' }
  /** Sets a queen on the square, or removes the queen on it. */
  | { readonly type: 'toggle'; readonly square: Square }
  // The visible part.
  | { readonly type: 'zoom'; readonly factor: number; readonly x?: number; readonly y?: number }
  | { readonly type: 'pan'; readonly columns: number; readonly rows: number }
  | { readonly type: 'centre'; readonly square: Square }
  /** Moves the view to a queen: the queen of a row, or the queen nearest to the middle of the view. */
  | { readonly type: 'find'; readonly row: number | null }
  /** Zooms in until single squares are visible, with this square in the middle. */
  | { readonly type: 'approach'; readonly square: Square }
  | { readonly type: 'home' }
  | { readonly type: 'point'; readonly square: Square | null }
  | { readonly type: 'move'; readonly columns: number; readonly rows: number }
  | { readonly type: 'lens' }
  | { readonly type: 'measured'; readonly side: number; readonly ratio: number }
  | { readonly type: 'inked'; readonly inks: Inks }
  // Reports of the worker.
  | { readonly type: 'progress'; readonly progress: Omit<RunningTask, 'task' | 'makes'> }
  /** Another board has arrived. `answer`: how it was made. */
  | { readonly type: 'replaced'; readonly info: WorkerBoardInfo; readonly answer: LargeAnswer }
  /** The run has set or removed queens on the board. */
  | { readonly type: 'run'; readonly info: WorkerBoardInfo }
  | { readonly type: 'answered'; readonly answer: LargeAnswer }
  | { readonly type: 'pictured'; readonly picture: Picture; readonly overview: boolean }
  | { readonly type: 'under'; readonly under: PointedPlace };

/** Every row has its queen. */
export const isFull = ({ board }: Pick<Large, 'board'>): boolean =>
  board !== null && board.given + board.found === board.size;

/** The size of the board that is in view. */
export const sizeOf = ({ board, recipe }: Large): number => board?.size ?? recipe.size;

/** The side of a square, in CSS pixels. */
export const squareOf = ({ side, ratio, viewport }: Large): number => side / ratio / viewport.across;

/** Whether squares are large enough for a click to select one and set a queen. */
export const isAimable = (large: Large): boolean => squareOf(large) >= AIMABLE;

/** The slice after an action. */
export function updateLarge(large: Large, action: LargeAction): Large {
  const size = sizeOf(large);
  switch (action.type) {
    case 'choose':
      return {
        ...large,
        recipe: fitRecipe({ ...large.recipe, ...sameShare(large.recipe, action.recipe), ...action.recipe }),
        drafts: withoutDraft(large.drafts, action.recipe ?? {}),
        engine: action.engine ?? large.engine,
        bounds: action.bounds ?? large.bounds,
      };
    case 'draft':
      return { ...large, drafts: { ...large.drafts, [action.name]: action.text } };
    case 'ask':
      return startTask(large, action.task);
    case 'make':
      return startTask(
        {
          ...large,
          recipe: fitRecipe({ ...large.recipe, ...action.recipe }),
          drafts: {},
          ...(action.bounds ? { bounds: action.bounds, engine: 'linear' } : {}),
        },
        action.task,
      );
    case 'open':
    case 'save':
    case 'tile':
    case 'pair':
      return startTask(large, action.type);
    case 'tiled': {
      const { base, size: of, tiles } = action;
      const begins = startTask({ ...large, recipe: { ...large.recipe, size: of } }, 'tile');
      const makes = { size: tiledSize(of, tiles), origin: { kind: 'tiled', base, size: of, tiles } } as const;
      return begins.work ? { ...begins, work: { ...begins.work, makes } } : begins;
    }
    case 'steps':
      return { ...large, steps: new Map(large.steps).set(action.size, action.steps) };
    case 'toggle':
    case 'undo':
    case 'redo':
    case 'find':
      return large;
    case 'approach':
      return approach(large, action.square);
    case 'cancel':
      return large.work ? { ...large, work: null, answer: { kind: 'cancelled', task: large.work.task } } : large;
    case 'zoom':
      return zoomTo(large, zoom(large.viewport, size, action.factor, action.x, action.y), action);
    case 'pan':
      return lookAt(large, pan(large.viewport, size, action.columns, action.rows));
    case 'centre':
      return lookAt(large, centreOn(large.viewport, size, action.square.row, action.square.column));
    case 'home':
      return { ...lookAt(large, whole(size)), pointed: null, under: null };
    case 'point':
      return pointAt(large, action.square, 'pointer');
    case 'move':
      return moveBy(large, action.columns, action.rows);
    case 'lens':
      return { ...large, lens: !large.lens };
    case 'measured':
      return { ...large, side: action.side, ratio: action.ratio };
    case 'inked':
      return { ...large, inks: action.inks };
    case 'progress':
      return large.work ? { ...large, work: { ...large.work, ...action.progress } } : large;
    case 'replaced':
      return withBoard(large, action.info, action.answer);
    case 'run':
      return withBoard(large, action.info, noLargeAnswer);
    case 'answered':
      return { ...large, work: null, answer: action.answer };
    case 'pictured':
      return action.overview ? { ...large, overview: action.picture } : { ...large, picture: action.picture };
    case 'under':
      return { ...large, under: action.under };
  }
}

/** Another size keeps the share of given queens. */
const sameShare = ({ size, given }: Recipe, chosen: Partial<Recipe> = {}): Partial<Recipe> =>
  chosen.size === undefined ? {} : { given: Math.round((given / size) * chosen.size) };

/** A recipe within bounds: never more queens than rows. */
const fitRecipe = (recipe: Recipe): Recipe => ({
  ...recipe,
  given: Math.min(recipe.given, recipe.size),
  step: Math.min(recipe.step, recipe.size - 1),
  innerStep: Math.min(recipe.innerStep, recipe.inner - 1),
});

/** The drafts of all numbers except these. */
const withoutDraft = (drafts: Large['drafts'], given: Partial<Recipe>): Large['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => !(name in given)));

/** The slice with a new task under way. Until there is a board, the view shows the whole board that is requested. */
const startTask = (large: Large, task: Task): Large => ({
  ...large,
  work: { task, share: null, milliseconds: 0, phase: null, makes: sourceOf(task, large.recipe) },
  answer: noLargeAnswer,
  viewport: large.board ? large.viewport : whole(large.recipe.size),
});

function sourceOf(task: Task, { size, given, seed, source, step }: Recipe): BoardSource | null {
  if (task === 'generate') return { size, origin: { kind: 'generated', given, seed, source } };
  if (task === 'modular' && step > 0) return { size, origin: { kind: 'modular', step } };
  return task === 'explicit' ? { size, origin: { kind: 'explicit' } } : null;
}

/** The slice with another board. A board of another size is shown as a whole; a board of the same size keeps the view. */
function withBoard(large: Large, { n: size, given, found, origin }: WorkerBoardInfo, answer: LargeAnswer): Large {
  const board: WorkerBoard = { version: (large.board?.version ?? 0) + 1, size, given, found, origin };
  const same = large.board?.size === size;
  return {
    ...large,
    board,
    answer,
    work: null,
    recipe: fitRecipe({ ...large.recipe, size: board.size }),
    bounds: onBoard(large.bounds, size),
    ...(same ? {} : { viewport: whole(board.size), pointed: null, picture: null, overview: null }),
    under: null,
  };
}

/** Replaces base levels that do not fit the board by the published levels. */
const onBoard = (bounds: Bounds, size: number): Bounds =>
  bounds.levels && (bounds.levels[1] > size || bounds.levels[1] < minThirdLevel(size))
    ? { ...bounds, levels: null }
    : bounds;

const lookAt = (large: Large, viewport: Viewport): Large => ({ ...large, viewport });

/** Shows a zoomed part of the board, and selects the square that is then under the pointer. */
function zoomTo(large: Large, viewport: Viewport, { x, y }: { readonly x?: number; readonly y?: number }): Large {
  const seen = lookAt(large, viewport);
  if (large.pointed?.by !== 'pointer' || x === undefined || y === undefined) return seen;
  const clamp = (at: number): number => Math.min(sizeOf(large) - 1, Math.max(0, Math.floor(at)));
  const { left, top, across } = viewport;
  return pointAt(seen, { row: clamp(top + y * across), column: clamp(left + x * across) }, 'pointer');
}

/** Squares of this many CSS pixels are seen one by one. */
const NEAR = 24;

function approach(large: Large, square: Square): Large {
  const { side, ratio, viewport } = large;
  const near = zoom(viewport, sizeOf(large), Math.max(1, (viewport.across * NEAR * ratio) / Math.max(1, side)));
  return pointAt(lookAt(large, centreOn(near, sizeOf(large), square.row, square.column)), square, 'keys');
}

function pointAt(large: Large, square: Square | null, by: 'pointer' | 'keys'): Large {
  const last = large.pointed?.square;
  if (square && last?.row === square.row && last.column === square.column && large.pointed?.by === by) return large;
  return { ...large, pointed: square && { square, by }, under: square ? large.under : null };
}

/** The keyboard moves a cursor over the board, and the view follows it. */
function moveBy(large: Large, columns: number, rows: number): Large {
  const { viewport } = large;
  const size = sizeOf(large);
  const step = isAimable(large) ? 1 : viewport.across / 16;
  const middle = { row: viewport.top + viewport.across / 2, column: viewport.left + viewport.across / 2 };
  const from = large.pointed?.by === 'keys' ? large.pointed.square : middle;
  const clamp = (at: number): number => Math.min(size - 1, Math.max(0, Math.floor(at)));
  const to = { row: clamp(from.row + rows * step), column: clamp(from.column + columns * step) };
  return pointAt(lookAt(large, centreOn(viewport, size, to.row, to.column)), to, 'keys');
}
