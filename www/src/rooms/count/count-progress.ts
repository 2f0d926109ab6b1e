// The progress of one count: the state of each shard, the total, and a timeline of the workers.

import type { Trouble } from '../../client/trouble';
import type { Counted, ShardResult } from '../../engine/types';
import type { CountShare } from '../../kernel/classroom/shared-count';
import type { WorkerId } from './pool';
import type { ByGraphics, CountRun, ShardIs, Stretch } from './slice';

/** A shard that was finished before. */
interface EarlierShard {
  readonly result: ShardResult;
  readonly milliseconds: number;
}

export class CountProgress {
  /** The shards by their numbers. */
  readonly #shards: Map<number, ShardIs>;
  readonly #results = new Map<number, ShardResult>();
  /** The progress of running shards. */
  readonly #moved = new Map<number, { readonly share: number; readonly found: bigint }>();
  readonly #lanes: Stretch[][] = [];
  readonly #graphics: Stretch[] = [];
  #lent = false;
  /** Shards that were finished in this sitting, and their times, by kind. */
  readonly #finished = { workers: { shards: 0, milliseconds: 0 }, graphics: { shards: 0, milliseconds: 0 } };
  readonly #foundBefore: bigint;
  readonly #shareBefore: number;
  #since: number | null;
  #spent = 0;

  /** `now`: a clock, in milliseconds. */
  constructor(
    readonly what: Counted,
    readonly mine: CountShare | null,
    shards: readonly number[],
    before: readonly EarlierShard[],
    private readonly now: () => number,
  ) {
    this.#shards = new Map(shards.map((shard) => [shard, 'waiting']));
    for (const { result } of before) {
      this.#shards.set(result.shard, 'done');
      this.#results.set(result.shard, result);
    }
    this.#foundBefore = this.#found();
    this.#shareBefore = this.#share();
    this.#since = now();
  }

  get results(): readonly ShardResult[] {
    return [...this.#results.values()];
  }

  /** The time of this sitting, without pauses. */
  get milliseconds(): number {
    return this.#spent + (this.#since === null ? 0 : this.now() - this.#since);
  }

  pause(): void {
    this.#spent = this.milliseconds;
    this.#since = null;
  }

  goOn(): void {
    this.#since ??= this.now();
  }

  began(shard: number, hand: WorkerId): void {
    this.#shards.set(shard, 'running');
    this.#lent ||= hand === 'graphics';
    this.#lane(hand).push({ shard, from: this.milliseconds, to: null });
  }

  moved(shard: number, share: number, found: bigint): void {
    // If two workers count the same shard, the further progress is shown.
    if (share >= (this.#moved.get(shard)?.share ?? 0)) this.#moved.set(shard, { share, found });
  }

  done(result: ShardResult, milliseconds: number, hand: WorkerId): void {
    const { shard } = result;
    this.#shards.set(shard, 'done');
    this.#moved.delete(shard);
    this.#results.set(shard, result);
    const stretch = this.#lane(hand).pop();
    if (stretch) this.#lane(hand).push({ ...stretch, to: this.milliseconds });
    const finished = this.#finished[hand === 'graphics' ? 'graphics' : 'workers'];
    finished.shards += 1;
    finished.milliseconds += milliseconds;
  }

  lost(shard: number, hand: WorkerId): void {
    this.#lane(hand).pop();
    const runs = [...this.#lanes, this.#graphics].flat().some((one) => one.shard === shard && one.to === null);
    this.#shards.set(shard, runs ? 'running' : 'waiting');
    this.#moved.delete(shard);
  }

  /** The work of the graphics processor; null until it gets its first shard. */
  get byGraphics(): ByGraphics | null {
    const { workers, graphics } = this.#finished;
    if (!this.#lent) return null;
    const mean = ({ shards, milliseconds }: typeof workers): number => milliseconds / shards;
    const measured = workers.shards > 0 && graphics.milliseconds > 0;
    return { shards: graphics.shards, cores: measured ? mean(workers) / mean(graphics) : null };
  }

  /** As plain data. */
  snapshot(status: CountRun['status'], trouble: Trouble | null = null): CountRun {
    // A shard that was cancelled waits again.
    const rests = status === 'cancelled' || status === 'failed';
    return {
      what: this.what,
      ownShare: this.mine,
      status,
      shards: [...this.#shards.values()].map((is) => (rests && is === 'running' ? 'waiting' : is)),
      found: this.#found(),
      foundBefore: this.#foundBefore,
      share: this.#share(),
      shareBefore: this.#shareBefore,
      milliseconds: this.milliseconds,
      lanes: this.#lanes.map((lane) => [...lane]),
      graphicsLane: [...this.#graphics],
      byGraphics: this.byGraphics,
      trouble,
    };
  }

  #lane(hand: WorkerId): Stretch[] {
    if (hand === 'graphics') return this.#graphics;
    while (this.#lanes.length <= hand) this.#lanes.push([]);
    return this.#lanes[hand] as Stretch[];
  }

  #found(): bigint {
    let found = 0n;
    for (const result of this.#results.values()) found += result.found;
    for (const moved of this.#moved.values()) found += moved.found;
    return found;
  }

  #share(): number {
    let done = this.#results.size;
    for (const { share } of this.#moved.values()) done += share;
    return this.#shards.size === 0 ? 1 : done / this.#shards.size;
  }
}
