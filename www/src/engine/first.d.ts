// The engine's functions and handles, written from crate/web by `./build.sh types`.
/// <reference lib="esnext.disposable" />

import type {
  CompleteOptions,
  CompleteProgress,
  Completion,
  CompletionCount,
  Condition,
  CountOptions,
  CountProgress,
  Curve,
  Frame,
  Kind,
  Link,
  LinkParts,
  Problem,
  Register,
  Rows,
  SearchInfo,
  Survey,
  TextForm,
  Tree,
  Validation,
} from './shapes.js';

export type * from './shapes.js';

/**
 * Whether a placement can be completed, worked on in slices.
 */
export class CompleteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The answer so far: "undecided" until the search has ended. "impossible" is reported already while queens to
   * blame are searched for, with the smallest set found so far.
   */
  answer(): Completion;
  /**
   * Starts the search.
   *
   * # Errors
   * Like `complete`.
   */
  constructor(rows: Rows, seed: number);
  /**
   * Excludes a completion that was found before: the answer is then another one, or `noOther`. The search restarts.
   *
   * # Errors
   * When `rows` is not a placement.
   */
  passOver(rows: Rows): void;
  /**
   * The progress of the work.
   */
  progress(): CompleteProgress;
  /**
   * Works for about `steps` steps. True when the answer is known. A slice ends early when it shows that there is no
   * completion.
   *
   * # Errors
   * When the number is not a count.
   */
  run(steps: number): boolean;
}

/**
 * A count of completions, worked on in slices. The completions of an empty board are counted by joining half boards, if
 * the board is large enough for that and the build includes it.
 */
export class CountJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Starts the count.
   *
   * # Errors
   * Like `countCompletions`.
   */
  constructor(rows: Rows);
  /**
   * The progress of the count.
   */
  progress(): CountProgress;
  /**
   * Works for about `operations` operations. True when the count is complete.
   *
   * # Errors
   * When the number is not a count.
   */
  run(operations: number): boolean;
}

/**
 * A survey of one placement.
 */
export class SurveyJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Starts the survey. `order`: the rows of the given queens, in the order in which they were set.
   *
   * # Errors
   * When an argument is not of its type.
   */
  constructor(rows: Rows, order: Uint32Array);
  /**
   * The report so far.
   */
  report(): Survey;
  /**
   * Works for about `nodes` nodes. True when the report will not change any more.
   *
   * # Errors
   * When the number is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * One run of a search, and a position in it.
 */
export class Timeline {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The first line of each block of the pseudo-code. A block is highlighted, and stopped at, as a whole.
   */
  blocks(): Array<number>;
  /**
   * How many bytes the checkpoints take.
   */
  checkpointBytes(): number;
  /**
   * The number of conflicts over the run.
   */
  curve(): Curve;
  /**
   * Explores the run further without moving the position. True when the end of the run is known.
   *
   * # Errors
   * When `budget` is not a count.
   */
  explore(budget: number): boolean;
  /**
   * All facts about the current position, including the board.
   */
  frame(): Frame;
  /**
   * The lines of the pseudo-code.
   */
  listing(): Array<string>;
  /**
   * Divides the run so far into equal parts. For each, bit 0 is a solution, bit 1 a dead end.
   *
   * # Errors
   * When `parts` is not a whole number from 1 to 65,536.
   */
  marks(parts: number): Uint8Array;
  /**
   * The start of a run of this search, on a placement or on a board under a rule. The search "recorded" plays a
   * trace, and needs no seed. Without a seed it is 0.
   *
   * # Errors
   * When there is no such search, it does not support the board, or the text is no trace.
   */
  constructor(search: string, rows: Rows, seed?: number);
  /**
   * How often each kind of event has happened at the furthest position.
   */
  reached(): Float64Array;
  /**
   * The words and tallies of the search.
   */
  registers(): Array<Register>;
  /**
   * Moves back to the latest earlier position where the condition was true, or to the start. True when it is reached.
   *
   * # Errors
   * If `condition` is not a condition, or `budget` not a count.
   */
  runBackUntil(condition: Condition, budget: number): boolean;
  /**
   * Moves forwards to the next position where the condition is true, or to the end. True when it is reached.
   *
   * # Errors
   * If `condition` is not a condition, or `budget` not a count.
   */
  runUntil(condition: Condition, budget: number): boolean;
  /**
   * Moves to the nth event, from 1, among all events of these kinds. True when it is reached.
   *
   * # Errors
   * When an argument is not a count, or `kinds` is not a set of kinds.
   */
  seekNth(kinds: number, nth: number, budget: number): boolean;
  /**
   * Moves to a position, or to the end. True when it is reached.
   *
   * # Errors
   * When an argument is not a count.
   */
  seek(position: number, budget: number): boolean;
  /**
   * The explored tree, within a bounded number of nodes.
   */
  tree(): Tree;
}

/**
 * Whether a placement can be completed.
 *
 * # Errors
 * When an argument is not of its type or out of range, or the placement is too large to be searched.
 */
export function complete(rows: Rows, options?: CompleteOptions | null): Completion;

/**
 * How many completions a placement has. Without a budget it counts to the end, however long that takes.
 *
 * # Errors
 * When an argument is not of its type or out of range, or more than 5,000 rows are free.
 */
export function countCompletions(rows: Rows, options?: CountOptions | null): CompletionCount;

/**
 * Writes a placement as a list or a diagram.
 *
 * # Errors
 * When an argument is not of its type, or the text would be too long.
 */
export function formatPlacement(rows: Rows, form: TextForm): string;

/**
 * A seed from the machine's own randomness.
 *
 * # Errors
 * If the machine provides no seed.
 */
export function freshSeed(): number;

/**
 * The kinds of event, in the order of the counters.
 */
export function kinds(): Array<Kind>;

/**
 * Reads a location hash.
 *
 * # Errors
 * If `hash` is not a string, or not a link: the error describes the problem.
 */
export function readLink(hash: string): Link;

/**
 * All searches, in the order in which the page offers them.
 */
export function searches(): Array<SearchInfo>;

/**
 * Runs once, when the module is loaded.
 */
export function start(): void;

/**
 * Which queens of a placement attack each other.
 *
 * # Errors
 * When `rows` is not a placement.
 */
export function validate(rows: Rows): Validation;

/**
 * Writes a location hash.
 *
 * # Errors
 * When a part is not of its type or out of range, or there are too many queens for a link.
 */
export function writeLink(link: LinkParts): string;

/** The error that every call throws if it cannot answer. */
export type EngineError = Error & Problem;

type URL = typeof globalThis extends { URL: { prototype: infer Found } } ? Found : { readonly href: string };
type Request = typeof globalThis extends { Request: { prototype: infer Found } } ? Found : { readonly url: string };
type Response = typeof globalThis extends { Response: { prototype: infer Found } } ? Found : { readonly ok: boolean };
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Found } } } ? Found : object;
type Memory = typeof globalThis extends { WebAssembly: { Memory: { prototype: infer Found } } }
  ? Found
  : { readonly buffer: ArrayBuffer };

/** A source from which a module can be loaded. */
export type ModuleSource = ArrayBufferView | ArrayBuffer | Module;

/** Loads the module from bytes that are there already, as in Node. */
export function initSync(options: { module: ModuleSource }): { readonly memory: Memory };

/** Loads the module. Without an address it loads the file next to these bindings that suits this machine. */
export default function init(options?: {
  module_or_path: string | URL | Request | Response | ModuleSource | Promise<Response | ModuleSource>;
}): Promise<{ readonly memory: Memory }>;
