// Walks through a part of a run, one step for each call.

import { boardOf } from '../../../board/variant/options';
import type { EngineModule, Timeline } from '../../../engine/types';
import { GRAIN_KINDS, kindSet } from '../../../kernel/watch';
import { makeDecisions } from '../../../watch/decisions';
import { TimeBudget } from '../../../worker/job';
import type { SavedFrame } from './animation';
import type { RunPart } from './part';

/** The events after which an animation by dead ends has a frame. */
const STOPS = GRAIN_KINDS.deadEnd | kindSet('solution');

export class Walk {
  readonly #timeline: Timeline;
  readonly #pace = new TimeBudget();
  #over = false;
  #arrived = false;

  constructor(
    engine: EngineModule,
    private readonly part: RunPart,
  ) {
    this.#timeline = new engine.Timeline(part.search, part.variant ? boardOf(part.variant) : part.rows, part.seed);
  }

  /** Works for at most this many milliseconds; returns the next frame, or null if it is not ready. */
  next(milliseconds: number): SavedFrame | null {
    const { part } = this;
    const run = this.#timeline;
    if (!this.#arrived) {
      const there = (budget: number): boolean =>
        makeDecisions(run, part.decisions ?? [], budget) && run.seek(part.from, budget);
      if (!this.#pace.spend(milliseconds, there)) return null;
      this.#arrived = true;
      return this.#frame();
    }
    const there = this.#pace.spend(milliseconds, (budget) =>
      part.by === 'event' ? run.seek(run.frame().position + 1, budget) : run.runUntil({ kinds: STOPS }, budget),
    );
    return there ? this.#frame() : null;
  }

  /** Whether the last frame was returned. */
  get over(): boolean {
    return this.#over;
  }

  free(): void {
    this.#timeline.free();
  }

  #frame(): SavedFrame {
    const frame = this.#timeline.frame();
    this.#over = frame.position >= this.part.to || (frame.finished && frame.position === frame.furthest);
    const queens = this.part.decisions?.length ? this.#timeline.branch()?.queens : undefined;
    return queens?.length ? { ...frame, branchQueens: queens } : frame;
  }
}
