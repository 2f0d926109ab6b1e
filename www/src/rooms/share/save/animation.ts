// The content of an animation: the board of a run step by step, with its sentence, at a size and a speed.

import { withBranchQueens } from '../../../board/branched';
import type { BoardModel } from '../../../board/model';
import { boardPicture, quietBoard } from '../../../board/picture/board';
import type { Picture } from '../../../board/picture/shape';
import { variantParts } from '../../../board/picture/variant';
import { overlayOf } from '../../../board/run-overlay';
import { variantModel } from '../../../board/variant/model';
import { ruleBy } from '../../../board/variant/table';
import type { Frame, Rows, RuleTable, Square } from '../../../engine/types';
import type { Variant } from '../../../kernel/input';

/** A step of a run. */
export interface SavedFrame extends Frame {
  /** The pieces that its branch has set, if there are any. */
  readonly branchQueens?: readonly Square[];
}

export interface AnimationContent {
  readonly given: Rows;
  /** The board, if it has another rule, and the attack table of that rule. */
  readonly variant: Variant | null;
  readonly table: RuleTable | null;
  /** The approximate larger side of a frame, in pixels. */
  readonly size: number;
  /** Frames a second. */
  readonly speed: number;
  readonly marks: boolean;
  readonly loop: boolean;
}

/** The options of an animation. */
export interface Film {
  readonly content: AnimationContent;
  readonly form: 'gif' | 'webm';
  /** Whether each frame has its sentence. */
  readonly sentence: boolean;
  /** The width of the board in columns, including parts beyond its edge. */
  readonly wide: number;
  /** The name of the file. */
  readonly name: string;
}

/** How long the last frame is shown, in milliseconds. */
export const LAST_FRAME_TIME = 2_000;

/** The picture of one step. `caption`: has the same number of lines in each frame. */
export function framePicture(content: AnimationContent, frame: SavedFrame, caption: readonly string[]): Picture {
  const { given, variant, table, marks } = content;
  const options = { numbers: true, marks, clear: false, caption };
  const model = variant ? variantModel(variant, table, ruleBy(table, variant), frame) : modelOf(given, frame);
  return boardPicture(withBranchQueens(model, frame.branchQueens), {
    ...options,
    ...(variant && variantParts(variant)),
  });
}

function modelOf(given: Rows, frame: Frame): BoardModel {
  const overlay = overlayOf(frame);
  return quietBoard(given, { ...overlay, hints: (overlay.pieces?.size ?? 0) < given.length });
}
