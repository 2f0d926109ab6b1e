// The engine's latest answers about the large board, and the task under way.

import type { Trouble } from '../../client/trouble';
import type {
  Closes,
  ExplicitRule,
  FileForm,
  LargeCompletion,
  LargePhase,
  LargeSquare,
  LargeValidation,
  Source,
  Square,
} from '../../engine/types';

/** Tasks of the worker that has the board; each shows progress and can be cancelled. */
export type Task = 'generate' | 'explicit' | 'modular' | 'tile' | 'complete' | 'validate' | 'open' | 'save' | 'pair';

/** A task under way. */
export interface RunningTask {
  readonly task: Task;
  /** The finished part, 0 to 1; null if it cannot be known. */
  readonly share: number | null;
  readonly milliseconds: number;
  /** For Complete: the active phase. */
  readonly phase: LargePhase | null;
  /** The board that it makes, if a link can describe that board. */
  readonly makes: BoardSource | null;
}

/** A board by its size and by the origin of its queens. */
export interface BoardSource {
  readonly size: number;
  readonly origin: Origin;
}

/** The board of the worker. */
export interface WorkerBoard extends BoardSource {
  /** Changes with every change of the board. */
  readonly version: number;
  readonly given: number;
  readonly found: number;
}

/** The pattern for each queen's block: the modular line of a size and a step, or the board itself. */
export type Tile = { readonly inner: number; readonly step: number } | 'itself';

/** The solution that was tiled first. */
export type Base = { readonly kind: 'explicit' } | { readonly kind: 'modular'; readonly step: number };

/** The origin of the given queens. Links can describe every origin except a file and queens set by hand. */
export type Origin =
  | { readonly kind: 'generated'; readonly given: number; readonly seed: number; readonly source: Source }
  | { readonly kind: 'explicit' }
  | { readonly kind: 'modular'; readonly step: number }
  /** A solution of `size` rows, tiled. */
  | { readonly kind: 'tiled'; readonly base: Base; readonly size: number; readonly tiles: readonly Tile[] }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'hand' };

/** Whether a link can describe how to make it again. */
export const isLinked = (origin: Origin): origin is Exclude<Origin, { kind: 'file' | 'hand' }> =>
  origin.kind !== 'file' && origin.kind !== 'hand';

interface Timed {
  readonly milliseconds: number;
}

/** The last result. Squares, rows and columns count from 0. */
export type LargeAnswer =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'generated'; readonly queens: number; readonly seed: number } & Timed)
  | ({ readonly kind: 'explicit'; readonly size: number; readonly rule: ExplicitRule } & Timed)
  | { readonly kind: 'modular'; readonly size: number; readonly step: number }
  /** A tiled board. `inner`: the size of the tile; null if a link tiled the board several times, or with itself. */
  | { readonly kind: 'tiled'; readonly size: number; readonly inner: number | null }
  /** One placement of a near pair. `completes`: whether it has a completion. */
  | { readonly kind: 'paired'; readonly size: number; readonly completes: boolean }
  | ({ readonly kind: 'opened'; readonly name: string; readonly form: FileForm; readonly queens: number } & Timed)
  | ({ readonly kind: 'saved'; readonly name: string; readonly bytes: number } & Timed)
  | ({ readonly kind: 'completed'; readonly set: number; readonly completion: Completion } & Timed)
  | ({ readonly kind: 'impossible' | 'undecided'; readonly completion: Completion } & Timed)
  | ({ readonly kind: 'validated'; readonly validation: LargeValidation & { readonly modular: boolean } } & Timed)
  | { readonly kind: 'set'; readonly square: Square; readonly closed: Closes }
  | { readonly kind: 'removed'; readonly square: Square }
  | { readonly kind: 'attacked'; readonly square: Square; readonly by: LargeSquare['attackers'][number] }
  | { readonly kind: 'undone' | 'redone' }
  | { readonly kind: 'cancelled'; readonly task: Task }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

export type Completion = Omit<LargeCompletion, 'rows'>;

export const noLargeAnswer: LargeAnswer = { kind: 'none' };
