// The finished shards that are known: those of this visit, and those of earlier ones that the engine still trusts.

import { JobError } from '../../client/trouble';
import type { Counted, Tally } from '../../engine/types';
import { keyOf } from './slice';
import { openShards, type ShardStore, type StoredShard, type StoredTime } from './store';

/** Lets the engine add up results. */
type TallyOf = (what: Counted, results: readonly unknown[]) => Promise<Tally>;

/** A count of an earlier visit; `time` is there when it was finished. */
interface EarlierCount {
  readonly key: string;
  readonly what: Counted;
  readonly tally: Tally;
  readonly time: StoredTime | null;
}

export class StoredCount {
  readonly #shards = new Map<string, StoredShard[]>();
  #store: ShardStore | null = null;

  /** `denied` is called if the browser refuses storage, or has no space left. */
  constructor(
    private readonly tally: TallyOf,
    private readonly denied: () => void,
  ) {}

  of(key: string): readonly StoredShard[] {
    return this.#shards.get(key) ?? [];
  }

  /** Opens the store: returns the counts of earlier visits, and how many reports were refused and deleted. */
  async open(): Promise<{ counts: EarlierCount[]; refused: number }> {
    const counts: EarlierCount[] = [];
    let refused = 0;
    try {
      const store = await openShards();
      const times = new Map((await store.times()).kept.map((time) => [time.key, time]));
      const shards = await store.shards();
      refused += shards.damaged;
      const found = new Map<string, StoredShard[]>();
      for (const shard of shards.kept) found.set(shard.key, [...(found.get(shard.key) ?? []), shard]);
      this.#store = store;
      for (const [key, shards] of found) {
        const trusted = await this.#trusted(key, shards);
        if (trusted.length < shards.length) {
          refused += shards.length - trusted.length;
          await store.forget(key);
          for (const shard of trusted) await store.keep(shard);
        }
        const [first] = trusted;
        if (!first) continue;
        // Shards that this visit finished in the meantime count as well.
        const here = this.of(key);
        this.#shards.set(key, [...trusted.filter(({ shard }) => !here.some((one) => one.shard === shard)), ...here]);
        const tally = await this.tally(
          first.what,
          this.of(key).map(({ result }) => result),
        );
        counts.push({ key, what: first.what, tally, time: times.get(key) ?? null });
      }
    } catch (error) {
      if (error instanceof JobError) throw error;
      this.#deny();
    }
    return { counts, refused };
  }

  /** True if finished shards are stored beyond this visit. */
  get lasting(): boolean {
    return this.#store !== null;
  }

  add(shard: StoredShard): void {
    this.#shards.set(shard.key, [...this.of(shard.key), shard]);
    this.#store?.keep(shard).catch(() => this.#deny());
  }

  addTime(time: StoredTime): void {
    this.#store?.keepTime(time).catch(() => this.#deny());
  }

  async forget(key: string): Promise<void> {
    this.#shards.delete(key);
    await this.#store?.forget(key).catch(() => this.#deny());
  }

  #deny(): void {
    this.#store = null;
    this.denied();
  }

  /** The shards whose signature the engine accepts. */
  async #trusted(key: string, shards: readonly StoredShard[]): Promise<StoredShard[]> {
    const trusted: StoredShard[] = [];
    for (const shard of shards) {
      const { what, result } = shard;
      try {
        const { refused } = await this.tally(what, [result]);
        if (refused === 0 && keyOf(what) === key && result.shard === shard.shard) trusted.push(shard);
      } catch (error) {
        // The engine does not know this count, or the stored data is malformed.
        if (error instanceof JobError && error.code === 'trap') throw error;
      }
    }
    return trusted;
  }
}
