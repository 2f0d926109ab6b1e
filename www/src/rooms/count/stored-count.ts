// The finished shards: the shards of this visit, and stored shards that the engine accepts.

import { JobError } from '../../client/trouble';
import type { Counted, Tally } from '../../engine/types';
import type { Records } from '../../kernel/records';
import { keyOf } from './slice';
import { forgetCount, type StoredShard, type StoredTime, storedShards, storedTimes } from './store';

/** Asks the engine to add up results. */
type TallyOf = (what: Counted, results: readonly unknown[]) => Promise<Tally>;

/** A count of an earlier visit. It has a `time` if it was finished. */
interface EarlierCount {
  readonly key: string;
  readonly what: Counted;
  readonly tally: Tally;
  readonly time: StoredTime | null;
}

export class StoredCount {
  readonly #shards = new Map<string, StoredShard[]>();
  #store: Records | null = null;

  /**
   * `openStore` opens the database. `changed` is called when another tab has stored something, `denied` if the browser refuses storage,
   * or has no space left.
   */
  constructor(
    private readonly tally: TallyOf,
    private readonly openStore: () => Promise<Records>,
    private readonly changed: () => void,
    private readonly denied: () => void,
  ) {}

  of(key: string): readonly StoredShard[] {
    return this.#shards.get(key) ?? [];
  }

  /** Reads the store: returns the counts with new shards or with a stored time, and the number of reports that were refused. */
  async read(): Promise<{ counts: EarlierCount[]; refused: number }> {
    const counts: EarlierCount[] = [];
    let refused = 0;
    try {
      const store = this.#store ?? (await this.openStore());
      if (!this.#store) store.onChange(this.changed);
      this.#store = store;
      const times = new Map((await storedTimes(store)).valid.map((time) => [time.key, time]));
      const { valid, damaged } = await storedShards(store);
      refused += damaged;
      const found = new Map<string, StoredShard[]>();
      for (const shard of valid) found.set(shard.key, [...(found.get(shard.key) ?? []), shard]);
      for (const [key, shards] of found) {
        const isNew = ({ shard }: StoredShard): boolean => !this.of(key).some((one) => one.shard === shard);
        const fresh = shards.filter(isNew);
        const trusted = await this.#trusted(key, fresh);
        // Shards that this visit finished in the meantime count as well.
        const all = [...trusted.filter(isNew), ...this.of(key)];
        if (trusted.length < fresh.length) {
          refused += fresh.length - trusted.length;
          await forgetCount(store, key);
          for (const shard of all) await store.put('shards', shard);
        }
        const [first] = all;
        const time = times.get(key) ?? null;
        if (!first || (fresh.length === 0 && !time)) continue;
        this.#shards.set(key, all);
        const tally = await this.tally(
          first.what,
          all.map(({ result }) => result),
        );
        counts.push({ key, what: first.what, tally, time });
      }
    } catch (error) {
      if (error instanceof JobError) throw error;
      this.#deny();
    }
    return { counts, refused };
  }

  /** Whether finished shards are stored beyond this visit. */
  get lasting(): boolean {
    return this.#store !== null;
  }

  add(shard: StoredShard): void {
    this.#shards.set(shard.key, [...this.of(shard.key), shard]);
    this.#store?.put('shards', shard).catch(() => this.#deny());
  }

  addTime(time: StoredTime): void {
    this.#store?.put('times', time).catch(() => this.#deny());
  }

  async forget(key: string): Promise<void> {
    this.#shards.delete(key);
    if (this.#store) await forgetCount(this.#store, key).catch(() => this.#deny());
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
