// The part of the run to save, its size, and the limits.

import type { Decision, Rows } from '../../../engine/types';
import type { Variant } from '../../../kernel/input';
import type { Shared } from '../../../kernel/state';
import type { AnimationChoice, PartChoice } from '../slice';
import { LAST_FRAME_TIME } from './animation';

/** The maximum number of frames, of seconds, and, approximately, of bytes. */
export const MAX_FRAMES = 2_000;
const MAX_SECONDS = 600;
const MAX_BYTES = 20_000_000;
/** The maximum number of steps in a table of data. */
export const MAX_STEPS = 1_000_000;
/** The maximum number of listed ways to finish a board under a rule. */
export const MAX_WAYS = 100_000;

/** Steps `from` to `to` of a run. With `by: deadEnd`, only their dead ends and solutions. */
export interface RunPart {
  readonly search: string;
  readonly rows: Rows;
  /** The board, if it has another rule. */
  readonly variant: Variant | null;
  readonly seed: number;
  /** The decisions of the current branch; absent outside of a branch. */
  readonly decisions?: readonly Decision[];
  readonly from: number;
  readonly to: number;
  readonly by: 'event' | 'deadEnd';
}

export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The chosen steps; by default, all known steps of the run. */
export function partOf({ from, to }: PartChoice, { watch }: Shared): Part {
  const { shown, ruler } = watch;
  const reached = shown?.frame.furthest ?? 0;
  const known = shown?.branch?.inside ? reached : Math.max(ruler?.furthest ?? 0, reached);
  const end = to ?? (known > 0 ? known : 1);
  return { from: Math.min(from, end), to: end };
}

/** The decisions of the branch that the run is in. */
export const decisionsOf = ({ watch: { shown } }: Shared): readonly Decision[] =>
  shown?.branch?.inside ? shown.branch.decisions : [];

/** The estimated size of an animation. `frames` is null if only a walk through the run can count them. */
interface Estimate {
  readonly frames: number | null;
  readonly seconds: number | null;
  readonly bytes: number | null;
  readonly tooMuch: boolean;
}

export function estimate(choice: AnimationChoice, shared: Shared): Estimate {
  if (choice.by === 'deadEnd') return { frames: null, seconds: null, bytes: null, tooMuch: false };
  const { from, to } = partOf(choice, shared);
  const frames = to - from + 1;
  const seconds = frames / choice.speed + LAST_FRAME_TIME / 1_000;
  const bytes = Math.round(frames * bytesOfFrame(choice));
  return { frames, seconds, bytes, tooMuch: frames > MAX_FRAMES || seconds > MAX_SECONDS || bytes > MAX_BYTES };
}

/** The measured number of bytes for the changes of a step, in proportion to the area. */
const bytesOfFrame = ({ size, form, sentence, marks }: AnimationChoice): number =>
  size * size * (form === 'webm' ? 0.006 : 0.006 + (sentence ? 0.012 : 0) + (marks ? 0.012 : 0));
