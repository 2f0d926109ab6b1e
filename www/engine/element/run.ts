// A run in the element: a timeline over a search or over a trace, and the way to a position in slices.

import type { EngineModule, Frame, RuledBoard } from '../../src/engine/types';

/** The number of events before other tasks get a turn. */
const SLICE = 1 << 16;

/** How far a run is examined to learn its length. */
const MAX_EXAMINED_STEPS = 1 << 20;

type Timeline = InstanceType<EngineModule['Timeline']>;

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

export class Run {
  readonly #timeline: Timeline;
  /** The number of the latest request; earlier ones stop. */
  #asked = 0;
  #over = false;
  #frame: Frame;

  constructor(engine: EngineModule, search: string, board: Int32Array | RuledBoard | { trace: string }, seed: number) {
    this.#timeline = new engine.Timeline(search, board, seed);
    this.#timeline.explore(MAX_EXAMINED_STEPS);
    this.#frame = this.#timeline.frame();
  }

  get frame(): Frame {
    return this.#frame;
  }

  get listing(): readonly string[] {
    return this.#timeline.listing();
  }

  /** Goes to a position, or to the end if the run is shorter. Returns false if another request replaced this one. */
  async seek(position: number): Promise<boolean> {
    const asked = ++this.#asked;
    while (!this.#timeline.seek(position, SLICE)) {
      await turn();
      if (this.#over || asked !== this.#asked) return false;
    }
    this.#frame = this.#timeline.frame();
    return true;
  }

  end(): void {
    this.#over = true;
    this.#timeline.free();
  }
}
