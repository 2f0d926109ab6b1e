// The questions of counting workers: a shard each, and the sum of shards.

import type { Counted, CountPlan, ShardResult, Tally } from '../../engine/types';

export interface CountQuestions {
  planCount: { question: Counted; progress: null; answer: CountPlan };
  tallyCount: { question: { what: Counted; results: readonly unknown[] }; progress: null; answer: Tally };
  exampleSolution: { question: { size: number; images: number }; progress: null; answer: Int32Array | null };
  /** A worker keeps the shared data of one count until it receives a shard of another count. */
  countShard: {
    question: { what: Counted; shard: number };
    progress: { found: bigint; share: number };
    answer: { result: ShardResult; milliseconds: number };
  };
  /** A shard as plain searches (`ShardJob.parts`), at least this many; null where the method has no such form. */
  shardParts: { question: { what: Counted; shard: number; least: number }; progress: null; answer: Uint32Array | null };
  /** The report on a shard whose parts have this many solutions. */
  reportShard: { question: { what: Counted; shard: number; found: bigint }; progress: null; answer: ShardResult };
}
