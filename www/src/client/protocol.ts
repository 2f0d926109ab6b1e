// The messages between the page and its workers. Every job has an id; answers to jobs that nobody waits for are
// dropped.
//
//   page                      worker
//   start  7 count {rows} --> slices of at most 50 ms, the latest job first, between which it listens
//                         <-- progress 7
//   pause  7              --> rests until `goOn`          <-- resting 7
//   cancel 7              --> forgets the job             <-- cancelled 7
//                         <-- answer 7 | failed 7 {code, detail, trap}
//
// After a trap the instance is not trusted again: the client ends the worker and starts another.

/** A kind of question: the question, its progress reports (null for no reports), and the answer. */
export interface Exchange {
  question: unknown;
  progress: unknown;
  answer: unknown;
}

/** The questions of a worker, by name. */
export type Asks<Q> = { [K in keyof Q]: Exchange };

/** From the page to a worker. */
export type WorkerRequest =
  | { type: 'start'; job: number; name: string; question: unknown }
  | { type: 'pause' | 'goOn' | 'cancel'; job: number }
  /** A ping. The worker answers between two slices. */
  | { type: 'beat' }
  /** Sent once, as soon as the page has compiled the engine. Null if that failed. */
  | { type: 'engine'; module: WebAssembly.Module | null };

/** From a worker to the page. */
export type WorkerReply =
  | { type: 'ready' | 'beat' }
  /** The engine could not be fetched or started. */
  | { type: 'broken' }
  | { type: 'progress' | 'resting'; job: number; progress: unknown }
  | { type: 'answer'; job: number; answer: unknown }
  | { type: 'cancelled'; job: number }
  /** `trap`: the wasm instance broke and must not be used again. */
  | { type: 'failed'; job: number; code: string; detail: Record<string, string | number>; trap: boolean };

const WORKER_REPLIES: readonly unknown[] = ['ready', 'beat', 'broken'];
const JOB_REPLIES: readonly unknown[] = ['progress', 'resting', 'answer', 'cancelled', 'failed'];

/** Whether a message is a well-formed reply of a worker. */
export function isWorkerReply(message: unknown): message is WorkerReply {
  const { type, job, code } = (message ?? {}) as Partial<Record<string, unknown>>;
  return (
    WORKER_REPLIES.includes(type) ||
    (JOB_REPLIES.includes(type) && typeof job === 'number' && (type !== 'failed' || typeof code === 'string'))
  );
}
