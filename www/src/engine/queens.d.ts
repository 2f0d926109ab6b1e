// The engine's functions and handles, written from crate/web by `./build.sh types`.
/// <reference lib="esnext.disposable" />

import type {
  Base,
  Checked,
  CheckProgress,
  Closes,
  Closing,
  CompleteOptions,
  CompleteProgress,
  Completion,
  CompletionCount,
  Condition,
  Counted,
  CountOptions,
  CountPlan,
  CountProgress,
  Curve,
  DailyPuzzle,
  DailyRange,
  DisjointReport,
  ExcludedAnswer,
  ExperimentInfo,
  ExperimentKind,
  ExperimentOptions,
  ExplicitRule,
  FewestProgress,
  FewestQueens,
  FileForm,
  FileRead,
  Frame,
  Gallery,
  GameValues,
  GenerateProgress,
  Goal,
  GoalReport,
  Guilt,
  GuiltyWanted,
  HeatProgress,
  ImageColours,
  Kind,
  LargeCompletion,
  LargeEngine,
  LargeProgress,
  LargeSquare,
  LargeValidation,
  Level,
  LinearOptions,
  LinearProgress,
  LinearStrip,
  Link,
  LinkParts,
  Mask,
  Measured,
  MovesOptions,
  NearPair,
  PipelineRun,
  Problem,
  Proof,
  ProveOptions,
  ProveProgress,
  PuzzleGraded,
  PuzzleHint,
  PuzzleLevel,
  PuzzleMade,
  PuzzleProgress,
  PuzzleRows,
  PuzzleWanted,
  PuzzleWays,
  QueenCounts,
  QueenOf,
  Register,
  Rows,
  RuledBoard,
  RuleList,
  RuleOptions,
  RuleProgress,
  RuleTable,
  SearchInfo,
  ShardProgress,
  ShardResult,
  Solutions,
  Source,
  Survey,
  Table,
  Tally,
  TextForm,
  Tree,
  Trick,
  TrickRun,
  Validation,
  Viewport,
} from './shapes.js';

export type * from './shapes.js';

/**
 * A board, painted part by part.
 */
export class BoardImage {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The same as a bitmap, which a canvas draws at once, and which can be transferred from a worker.
   *
   * # Errors
   * As `paint`, and where there is no `OffscreenCanvas`, as in Node.
   */
  bitmap(view: Viewport, colours: ImageColours): ImageBitmap;
  /**
   * How many free squares a queen there would close.
   *
   * # Errors
   * When the square lies outside of the board.
   */
  closes(row: number, column: number): Closes;
  /**
   * How many queens are in view.
   *
   * # Errors
   * When `view` is none.
   */
  count(view: Viewport): QueenCounts;
  /**
   * Of these rows; those that `given` holds as well are given queens, and all are where there is none.
   *
   * # Errors
   * When an argument is not a placement.
   */
  constructor(rows: Rows, given?: Rows | null);
  /**
   * Bytes of red, green, blue and alpha, row after row.
   *
   * # Errors
   * When an argument is not of its type or out of range.
   */
  paint(view: Viewport, colours: ImageColours): Uint8ClampedArray;
  /**
   * Each queen in view; null when there are more than `most`.
   *
   * # Errors
   * When an argument is not of its type or out of range.
   */
  queens(view: Viewport, most: number): Array<QueenOf> | null;
  /**
   * The queens as they stand.
   */
  rows(): Rows;
  /**
   * Counts about `rows` rows more. True when it can be painted and asked.
   *
   * # Errors
   * When `rows` is not a count.
   */
  run(rows: number): boolean;
  /**
   * Sets a given queen.
   *
   * # Errors
   * When the square lies outside of the board.
   */
  set(row: number, column: number): void;
  /**
   * What stands on a square, and what attacks it.
   *
   * # Errors
   * When the square lies outside of the board.
   */
  square(row: number, column: number): LargeSquare;
  /**
   * Takes the queen of a row.
   *
   * # Errors
   * When the row lies outside of the board.
   */
  take(row: number): void;
  /**
   * How many queens there are.
   */
  totals(): QueenCounts;
}

/**
 * A check, worked on in slices: first the proof comes, then the formula, both in pieces cut anywhere.
 */
export class CheckJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What was found; undefined while it is not over.
   */
  answer(): Checked | undefined;
  /**
   * Ends the formula.
   *
   * # Errors
   * When clauses are missing, or the proof is for another formula.
   */
  endFormula(): void;
  /**
   * Ends the proof.
   *
   * # Errors
   * When its last step does not end.
   */
  endProof(): void;
  /**
   * Nothing has come yet.
   */
  constructor();
  /**
   * How far it is.
   */
  progress(): CheckProgress;
  /**
   * The next bytes of the formula.
   *
   * # Errors
   * As soon as something in them does not belong there.
   */
  pushFormula(bytes: Uint8Array): void;
  /**
   * The next bytes of the proof.
   *
   * # Errors
   * As soon as something in them does not belong there.
   */
  pushProof(bytes: Uint8Array): void;
  /**
   * Checks on for about `budget` looks at clauses. True when it is over.
   *
   * # Errors
   * When `budget` is not a count, or the proof outgrows what can be held.
   */
  run(budget: number): boolean;
}

/**
 * The same question, worked on in slices.
 */
export class CompleteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What is known by now: "undecided" until the search has ended, "impossible" already while queens to blame are looked
   * for, with the smallest set that was found by then.
   */
  answer(): Completion;
  /**
   * Nothing is done yet.
   *
   * # Errors
   * As `complete`.
   */
  constructor(rows: Rows, seed: number);
  /**
   * Leaves out a completion that was found before: the answer is then another one, or `noOther`. To be called before `run`.
   *
   * # Errors
   * When `rows` is not a placement.
   */
  passOver(rows: Rows): void;
  /**
   * How far the work is.
   */
  progress(): CompleteProgress;
  /**
   * Works for about `steps` steps. True when the answer is there. A slice ends early where it is found that there is no
   * completion.
   *
   * # Errors
   * When `steps` is not a count.
   */
  run(steps: number): boolean;
}

/**
 * A solution by formula, built in slices.
 */
export class ConstructJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Of `n` rows: with a `step` the modular line, without one the explicit solution. With `outer`, which is to be a solution,
   * that line is set into each of its queens' blocks.
   *
   * # Errors
   * When an argument is out of range, there is no such solution, or the result is too large.
   */
  constructor(n: number, step?: number | null, outer?: Rows | null);
  /**
   * The solution, once it is over.
   */
  rows(): Rows;
  /**
   * Builds about `count` rows. True when it is over.
   *
   * # Errors
   * When `count` is not a count.
   */
  run(count: number): boolean;
}

/**
 * A count of completions, worked on in slices. Those of an empty board are counted by joining half boards, where that is
 * planned and the build has what it takes.
 */
export class CountJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is counted yet.
   *
   * # Errors
   * As `countCompletions`.
   */
  constructor(rows: Rows);
  /**
   * How far the count is.
   */
  progress(): CountProgress;
  /**
   * Works for about `operations` operations. True when the count is complete.
   *
   * # Errors
   * When `operations` is not a count.
   */
  run(operations: number): boolean;
}

/**
 * An instance, worked on in slices.
 */
export class ExcludedJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What is known by now.
   */
  answer(): ExcludedAnswer;
  /**
   * Reads an instance in the form of problem 079 of CSPLib: `n = 10`, `numdiags = 2`, `diags = [[4, 1], [14, 0]]`.
   *
   * # Errors
   * When `text` is no string, or no instance: the error says where and why.
   */
  constructor(text: string, seed: number);
  /**
   * Works for about `steps` steps. True when the answer is there.
   *
   * # Errors
   * When `steps` is not a count.
   */
  run(steps: number): boolean;
}

/**
 * Samples of one kind, taken in slices.
 */
export class ExperimentJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * How many samples have been taken.
   */
  done(): number;
  /**
   * Samples `from` to `to` - 1: shards of one seed put together are the same as the whole.
   *
   * # Errors
   * When an argument is not of its type or out of range, or there would be too many samples.
   */
  constructor(
    kind: ExperimentKind,
    n: number,
    seed: number,
    from: number,
    to: number,
    options?: ExperimentOptions | null,
  );
  /**
   * Works on what the next sample starts from, about `rows` rows, so that its time can be told without. True when it is
   * there.
   *
   * # Errors
   * When `rows` is not a count.
   */
  prepare(rows: number): boolean;
  /**
   * What has been measured by now.
   */
  result(): Measured;
  /**
   * Takes `samples` samples more. True when all are taken.
   *
   * # Errors
   * When `samples` is not a count.
   */
  run(samples: number): boolean;
  /**
   * Takes `steps` steps of the next sample, and never more than that sample. True when all are taken.
   *
   * # Errors
   * When `steps` is not a count.
   */
  work(steps: number): boolean;
}

/**
 * The search for the fewest more queens, in slices.
 */
export class FewestJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What was found, once it has ended.
   */
  fewest(): FewestQueens | undefined;
  /**
   * Nothing is tried yet.
   *
   * # Errors
   * When an argument is not of its type.
   */
  constructor(puzzle: Rows | PuzzleRows);
  /**
   * How far it is.
   */
  progress(): FewestProgress;
  /**
   * Works on, about as long as it takes to set `budget` queens. True when it has ended.
   *
   * # Errors
   * When `budget` is not a count, there is no way to finish, or there are more than can be looked through.
   */
  run(budget: number): boolean;
}

/**
 * The forms that answer the same as a trick, to be timed.
 */
export class FormRuns {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Their names.
   */
  names(): Array<string>;
  /**
   * The forms of this trick.
   *
   * # Errors
   * When there is no such trick.
   */
  constructor(trick: string);
  /**
   * Answers `times` times by the form of this name, each time about another word, and gives the last answer.
   *
   * # Errors
   * When it is no form of this trick, or `times` is no count up to 10^8.
   */
  repeat(form: string, times: number): bigint;
}

/**
 * A game, and the values that were found for it so far. What was found for one moment serves all that follow.
 */
export class Game {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The square that the engine takes after these moves, nothing where the game is over. The same seed gives the same game.
   * "perfect" finds out what it does not know yet: `run` first, so that this takes no time.
   *
   * # Errors
   * When an argument is not of its type, or a move takes a square that is not free.
   */
  choose(moves: Uint32Array, level: Level, seed: number): number | undefined;
  /**
   * How many positions have a known value.
   */
  known(): number;
  /**
   * The squares that are taken from here to the end when both play without a mistake. It finds out what it does not know.
   *
   * # Errors
   * As `run`.
   */
  line(moves: Uint32Array): Uint32Array;
  /**
   * A game on `size` x `size` squares, 1 to 10 rows. `closing`: "lines" for the classic game, in which a queen closes her
   * lines and the last to set wins; "ownColour" for the game in which she closes the squares of her own colour on them, and
   * whoever has set more wins.
   *
   * # Errors
   * When an argument is not of its type, or the game is not played on boards of this size.
   */
  constructor(size: number, closing: Closing);
  /**
   * Looks for the values after these moves, the squares that were taken in order, for about `budget` moves. True when
   * they are known.
   *
   * # Errors
   * When an argument is not of its type, or a move takes a square that is not free.
   */
  run(moves: Uint32Array, budget: number): boolean;
  /**
   * What is known by now of the moment after these moves: all of it once `run` said so.
   *
   * # Errors
   * As `run`.
   */
  values(moves: Uint32Array): GameValues;
}

/**
 * A random placement, worked on in slices.
 */
export class GenerateJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Of `queens` queens on `n` rows.
   *
   * # Errors
   * When an argument is not of its type or out of range, or there are more queens than rows.
   */
  constructor(n: number, queens: number, seed: number, source: Source);
  /**
   * How far it is.
   */
  progress(): GenerateProgress;
  /**
   * The placement, once it is there.
   */
  rows(): Rows;
  /**
   * Works on about `queens` queens. True when the placement is there.
   *
   * # Errors
   * When `queens` is not a count; when no attempt reached the number of queens.
   */
  run(queens: number): boolean;
}

/**
 * A heat map of the solutions of an empty board, worked on in slices.
 */
export class HeatJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is summed yet. `n`: at most 16 rows.
   *
   * # Errors
   * When `n` is not a size, or larger than can be served.
   */
  constructor(n: number);
  /**
   * How far it is.
   */
  progress(): HeatProgress;
  /**
   * Works for about `nodes` nodes. True when all solutions have been gone through.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
  /**
   * n * n numbers, row by row: in how many of the solutions gone through the square holds a queen.
   */
  squares(): Float64Array;
}

/**
 * The completion of a large board, worked on in slices.
 */
export class LargeCompleteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What is known by now.
   */
  answer(): LargeCompletion;
  /**
   * Nothing is done yet. The rows are to be left alone until they have been read.
   *
   * # Errors
   * When an argument is not of its type or out of range.
   */
  constructor(rows: Rows, seed: number, engine: LargeEngine);
  /**
   * How far the work is.
   */
  progress(): LargeProgress;
  /**
   * Works for about `steps` steps. True when it is over.
   *
   * # Errors
   * When `steps` is not a count, a column lies outside of the board, or too many rows are free for the exact search. Then
   * it does nothing more.
   */
  run(steps: number): boolean;
}

/**
 * One run of the linear completion.
 */
export class LinearJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What is known by now.
   */
  answer(): LargeCompletion;
  /**
   * A run at its start.
   *
   * # Errors
   * When an argument is not of its type or out of range, or two of the queens attack each other.
   */
  constructor(rows: Rows, seed: number, options?: LinearOptions | null);
  /**
   * Where the run stands.
   */
  progress(): LinearProgress;
  /**
   * The board at this moment.
   */
  rows(): Rows;
  /**
   * Goes on by exactly `steps` steps, or to the end. True at the end. A new job that is run as far is a seek.
   *
   * # Errors
   * When `steps` is not a count.
   */
  run(steps: number): boolean;
  /**
   * How the run went.
   */
  strip(): LinearStrip;
  /**
   * The tables that block 5 chooses from; none in the other blocks.
   */
  tables(): Array<Table>;
}

/**
 * A proof, worked on in slices.
 */
export class ProveJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What was found, once it is over. It is handed over: afterwards the job stands before the board of one square.
   *
   * # Errors
   * None: the board of one square is never refused.
   */
  finish(): Proof;
  /**
   * Nothing is done yet.
   *
   * # Errors
   * As `prove`.
   */
  constructor(rows: Rows);
  /**
   * How far the work is.
   */
  progress(): ProveProgress;
  /**
   * Works for about `steps` steps. True when it is over.
   *
   * # Errors
   * When `steps` is not a count.
   */
  run(steps: number): boolean;
}

/**
 * The same, worked on in slices.
 */
export class PuzzleJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The puzzle, once it is made.
   */
  made(): PuzzleMade | undefined;
  /**
   * Nothing is done yet.
   *
   * # Errors
   * When an argument is not of its type, or the size is not made.
   */
  constructor(wanted: PuzzleWanted);
  /**
   * How far it is.
   */
  progress(): PuzzleProgress;
  /**
   * Works on until about `budget` more puzzles were graded. True when it is made.
   *
   * # Errors
   * When `budget` is not a count, or no puzzle of the grade was found: `grade-not-to-be-had`.
   */
  run(budget: number): boolean;
}

/**
 * The same, worked on in slices.
 */
export class PuzzleWaysJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The ways that were found; these are all only when it has ended.
   */
  found(): PuzzleWays;
  /**
   * Nothing is found yet.
   *
   * # Errors
   * As `puzzleWays`.
   */
  constructor(puzzle: Rows | PuzzleRows, most: number);
  /**
   * Works on: sets or takes back about `budget` queens. True when it has ended.
   *
   * # Errors
   * When `budget` is not a count.
   */
  run(budget: number): boolean;
}

/**
 * A file being read.
 */
export class ReadJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Numbers read so far.
   */
  count(): number;
  /**
   * What was read, after the last bytes. The next file is to be read by another job.
   *
   * # Errors
   * When the file ends too early, or its columns do not belong to a board of as many rows.
   */
  finish(): FileRead;
  /**
   * Nothing has come yet. `bytes`: the length of the file, where it is known.
   *
   * # Errors
   * When `bytes` is no count, or more than are read.
   */
  constructor(bytes?: number | null);
  /**
   * The next bytes, in order.
   *
   * # Errors
   * As soon as something in them does not belong there.
   */
  push(bytes: Uint8Array): void;
}

/**
 * One way to finish under any rule, or the pieces to blame.
 */
export class RuleCompleteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * What is known by now: "impossible" already while pieces to blame are looked for.
   */
  answer(): Completion;
  /**
   * Nothing is done yet.
   *
   * # Errors
   * As `completeByRule`.
   */
  constructor(rule: string, rows: number, columns: number, options?: RuleOptions | null);
  /**
   * Works for about `nodes` nodes. True when the answer is there, the pieces to blame included.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * A count under any rule.
 */
export class RuleCountJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is counted yet.
   *
   * # Errors
   * As `countByRule`.
   */
  constructor(rule: string, rows: number, columns: number, options?: RuleOptions | null);
  /**
   * How far it is.
   */
  progress(): RuleProgress;
  /**
   * Works for about `nodes` nodes. True when all ways were counted.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
  /**
   * How much of the work is done, from 0 to 1: an estimate.
   */
  share(): number;
}

/**
 * The search for as many solutions as possible that share no square, in slices.
 */
export class RuleDisjointJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is known yet. With `enough` it ends once that many solutions are found; without it, when it is proved that
   * there are no more.
   *
   * # Errors
   * As `countByRule`, and when `enough` is not a count.
   */
  constructor(rule: string, rows: number, columns: number, options?: RuleOptions | null, enough?: number | null);
  /**
   * What is known by now.
   */
  report(): DisjointReport;
  /**
   * Works for about `nodes` nodes. True when it is proved, or enough are found.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * The search for a goal, in slices.
 */
export class RuleGoalJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is known yet. `goal`: `most`, `fewest`, `fewestApart` or `armies`.
   *
   * # Errors
   * As `countByRule`, and when `goal` is not one of these.
   */
  constructor(goal: Goal, rule: string, rows: number, columns: number, options?: RuleOptions | null);
  /**
   * What is known by now.
   */
  report(): GoalReport;
  /**
   * Works for about `nodes` nodes. True when it is proved.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * A count under any rule, and for each square the ways that use it.
 */
export class RuleHeatJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is counted yet.
   *
   * # Errors
   * As `countByRule`.
   */
  constructor(rule: string, rows: number, columns: number, options?: RuleOptions | null);
  /**
   * How far it is.
   */
  progress(): RuleProgress;
  /**
   * Works for about `nodes` nodes. True when all ways were counted.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
  /**
   * A number for each square, row by row: how many of the ways have a piece on it.
   */
  squares(): Float64Array;
}

/**
 * The ways to finish under any rule, one by one.
 */
export class RuleListJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The ways found so far.
   */
  list(): RuleList;
  /**
   * Nothing is found yet. `most`: how many ways are kept, at most 100,000.
   *
   * # Errors
   * As `countByRule`, and when `most` is out of range.
   */
  constructor(rule: string, rows: number, columns: number, most: number, options?: RuleOptions | null);
  /**
   * Works for about `nodes` nodes. True when all ways were found, or more than are kept.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * One worker's part in a count: counts any of its shards, in slices.
 */
export class ShardJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Begins a shard; what shards have in common is kept.
   *
   * # Errors
   * When `shard` is not a number of 32 bits.
   */
  begin(shard: number): void;
  /**
   * Turned to shard 0.
   *
   * # Errors
   * As `planCount`.
   */
  constructor(what: Counted);
  /**
   * How far the shard is.
   */
  progress(): ShardProgress;
  /**
   * The report on the shard, undefined until it is finished: to be kept as it is, and handed to `tallyCount`.
   */
  result(): ShardResult | undefined;
  /**
   * Works for about `operations` operations. True when the shard is finished.
   *
   * # Errors
   * When `operations` is not a count.
   */
  run(operations: number): boolean;
}

/**
 * One survey under way.
 */
export class SurveyJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is known yet. `order`: rows of given queens, in the order in which they were set.
   *
   * # Errors
   * When an argument is not of its type.
   */
  constructor(rows: Rows, order: Uint32Array);
  /**
   * What is known by now.
   */
  report(): Survey;
  /**
   * Works for about `nodes` nodes. True when the report is as full as it will be.
   *
   * # Errors
   * When `nodes` is not a count.
   */
  run(nodes: number): boolean;
}

/**
 * One run of a search, seen from one position.
 */
export class Timeline {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The first line of each block of the pseudo-code: what is highlighted, and breaks, as one.
   */
  blocks(): Array<number>;
  /**
   * What the checkpoints take, in bytes.
   */
  checkpointBytes(): number;
  /**
   * The number of conflicts over the run.
   */
  curve(): Curve;
  /**
   * Runs the far end on without moving. True when the end of the run is known.
   *
   * # Errors
   * When `budget` is not a count.
   */
  explore(budget: number): boolean;
  /**
   * Everything there is to say about this position, the board included.
   */
  frame(): Frame;
  /**
   * The lines of the pseudo-code.
   */
  listing(): Array<string>;
  /**
   * The run so far in equal parts; for each, bit 0: a solution, bit 1: a dead end.
   *
   * # Errors
   * When `parts` is not a whole number from 1 to 65,536.
   */
  marks(parts: number): Uint8Array;
  /**
   * A run of this search from the placement, or from a board under a rule, at its start.
   *
   * # Errors
   * When there is no such search, or it cannot serve the board.
   */
  constructor(search: string, rows: Rows | RuledBoard, seed: number);
  /**
   * How often each kind of event has happened at the furthest position.
   */
  reached(): Float64Array;
  /**
   * The words and tallies of the search.
   */
  registers(): Array<Register>;
  /**
   * Back to the latest earlier position where the condition held, or to the start. True when there.
   *
   * # Errors
   * When `condition` is none, or `budget` not a count.
   */
  runBackUntil(condition: Condition, budget: number): boolean;
  /**
   * Forwards to the next position where the condition holds, or to the end. True when there.
   *
   * # Errors
   * When `condition` is none, or `budget` not a count.
   */
  runUntil(condition: Condition, budget: number): boolean;
  /**
   * To the nth event, from 1, among all of these kinds. True when there.
   *
   * # Errors
   * When an argument is not a count, or `kinds` not a set of kinds.
   */
  seekNth(kinds: number, nth: number, budget: number): boolean;
  /**
   * To a position, or to the end. True when there.
   *
   * # Errors
   * When an argument is not a count.
   */
  seek(position: number, budget: number): boolean;
  /**
   * The explored tree, as far as its bounded number of nodes reaches.
   */
  tree(): Tree;
}

/**
 * The same in slices.
 */
export class ValidateJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * As `validateLarge`, once it is over; before that null.
   */
  answer(): LargeValidation | null;
  /**
   * Nothing is done yet. The rows are to be left alone meanwhile.
   *
   * # Errors
   * When `rows` is no `Int32Array`, or too long.
   */
  constructor(rows: Rows);
  /**
   * How many rows have been looked at, in the present pass.
   */
  rows(): number;
  /**
   * Looks at about `count` rows. True when it is over.
   *
   * # Errors
   * When `count` is not a count, or a column lies outside of the board. Then it does nothing more.
   */
  run(count: number): boolean;
}

/**
 * A file being written.
 */
export class WriteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Nothing is written yet.
   *
   * # Errors
   * When an argument is not of its type.
   */
  constructor(rows: Rows, form: FileForm);
  /**
   * The next piece, of at most `bytes` bytes; undefined when there are no more.
   *
   * # Errors
   * When `bytes` is not a count of at least 1, or too many for a piece.
   */
  next(bytes: number): Uint8Array | undefined;
}

/**
 * Checks a proof in DRAT of a formula in DIMACS CNF: `at` is the line, from 1, of the first step that does not follow by
 * reverse unit propagation. A proof that ends before the formula is refuted is not `ok` and has no `at`.
 *
 * # Errors
 * When one of them cannot be read, is too large, or they do not belong together.
 */
export function checkProof(cnf: string, proof: string): Checked;

/**
 * Can this placement be finished?
 *
 * # Errors
 * When an argument is not of its type or out of range, or the placement is too large to be searched.
 */
export function complete(rows: Rows, options?: CompleteOptions | null): Completion;

/**
 * Can this be finished?
 *
 * # Errors
 * As `countByRule`.
 */
export function completeByRule(rule: string, rows: number, columns: number, options?: RuleOptions | null): Completion;

/**
 * The number of sets of pieces of which none attacks another. Without a budget of nodes it counts to the end, however long
 * that takes.
 *
 * # Errors
 * When an argument is not of its type or out of range, the rule is unknown, or rule and board do not combine.
 */
export function countByRule(rule: string, rows: number, columns: number, options?: RuleOptions | null): CompletionCount;

/**
 * How many completions a placement has. Without a budget it counts to the end, however long that takes.
 *
 * # Errors
 * When an argument is not of its type or out of range, or more rows are free than can be counted over.
 */
export function countCompletions(rows: Rows, options?: CountOptions | null): CompletionCount;

/**
 * How many solutions the empty board of `n` rows has: 1 for no rows.
 *
 * # Errors
 * When `n` is not a size, or larger than can be counted.
 */
export function countSolutions(n: number): Solutions;

/**
 * The puzzle of a day of the calendar, such as "2026-11-22". No two of a year are the same up to rotations and reflections.
 *
 * # Errors
 * When `date` is no day, or one without a puzzle.
 */
export function dailyPuzzle(date: string): DailyPuzzle;

/**
 * The first and the last day that have a puzzle.
 */
export function dailyRange(): DailyRange;

/**
 * The given queens without those that are superfluous: the others still leave one way to finish, and each is needed.
 *
 * # Errors
 * As `gradePuzzle`, and when there is not one way to finish.
 */
export function dropSuperfluous(puzzle: Rows | PuzzleRows): Rows;

/**
 * A solution of the empty board of `n` rows that has `images` images (8, 4, 2 or 1); undefined where there is none.
 *
 * # Errors
 * When an argument is not a whole number.
 */
export function exampleSolution(n: number, images: number): Rows | undefined;

/**
 * Everything that can be measured.
 */
export function experiments(): Array<ExperimentInfo>;

/**
 * A solution of any size but 2 and 3.
 *
 * # Errors
 * When `n` is no size, or there is no solution.
 */
export function explicit(n: number): Rows;

/**
 * How the staircases of `explicit(n)` are bent.
 *
 * # Errors
 * When `n` is no size.
 */
export function explicitRule(n: number): ExplicitRule;

/**
 * Writes a placement as a list or a diagram.
 *
 * # Errors
 * When an argument is not of its type, or the text would be too long.
 */
export function formatPlacement(rows: Rows, form: TextForm): string;

/**
 * How many bytes the formula of a placement takes.
 *
 * # Errors
 * When `rows` is not a placement.
 */
export function formulaBytes(rows: Rows): number;

/**
 * A seed from the machine's own randomness.
 *
 * # Errors
 * When the machine gives none.
 */
export function freshSeed(): number;

/**
 * Lists the solutions of the empty board of `n` rows, at most 12.
 *
 * # Errors
 * When `n` is not a size, or larger than can be listed.
 */
export function gallery(n: number): Gallery;

/**
 * What a moment of a game is worth, found at once.
 *
 * # Errors
 * As the constructor and the methods of `Game`.
 */
export function gameValues(size: number, closing: Closing, moves: Uint32Array): GameValues;

/**
 * How many of a person's steps can stay: those before the first that excluded the solution. A step is the square of a queen,
 * or `-1 - square` for a mark "not here".
 *
 * # Errors
 * When an argument is not of its type, a square is not on the board, or there is not one way to finish.
 */
export function goodSteps(puzzle: Rows | PuzzleRows, deeds: Int32Array): number;

/**
 * How many ways there are to finish a puzzle, and, where there is one, what it takes to find it.
 *
 * # Errors
 * When an argument is not of its type, the board is too large, or the regions are none.
 */
export function gradePuzzle(puzzle: Rows | PuzzleRows): PuzzleGraded;

/**
 * The fewest queens to take away so that the others have a way to finish. Of the queens that a person leaves it tells
 * whether she is right: `fewest` is 0 then.
 *
 * # Errors
 * As `gradePuzzle`.
 */
export function guiltyQueens(puzzle: Rows | PuzzleRows): Guilt;

/**
 * The labels of regions that cannot all have a queen, though all but any one of them could. Empty where there is a way to
 * finish, where there are no regions, or where it is not they that are guilty.
 *
 * # Errors
 * As `gradePuzzle`.
 */
export function guiltyRegions(puzzle: Rows | PuzzleRows): Uint32Array;

/**
 * The next thing to tell a person: a queen or a mark that is wrong, else the weakest step from there. `own`: the queens that
 * she has set, given ones may be among them. `marks`: squares marked "not here"; those that queens close need no mark.
 *
 * # Errors
 * When an argument is not of its type, the boards differ in size, or there is not one way to finish.
 */
export function hintPuzzle(puzzle: Rows | PuzzleRows, own: Rows, marks: Uint32Array): PuzzleHint;

/**
 * Whether a board is a modular solution: a queen in each row, and none attacks another, also along diagonals that wrap round.
 *
 * # Errors
 * When `rows` is not a placement.
 */
export function isModular(rows: Rows): boolean;

/**
 * The kinds of event, in the order of the counters.
 */
export function kinds(): Array<Kind>;

/**
 * Queens of which none attacks another and that have no way to finish: exactly one choice of the `fewest` to take away will
 * do. The same seed gives the same queens.
 *
 * # Errors
 * When an argument is not of its type or out of range, or no such queens were found: `guilty-not-to-be-had`.
 */
export function makeGuilty(wanted: GuiltyWanted): Rows;

/**
 * A puzzle of a wanted grade. The same seed gives the same puzzle.
 *
 * # Errors
 * When an argument is not of its type, the size is not made, or no puzzle of the grade was found: `grade-not-to-be-had`.
 */
export function makePuzzle(wanted: PuzzleWanted): PuzzleMade;

/**
 * Every mask that has a name.
 */
export function masks(): Array<Mask>;

/**
 * Queens at column `step * row` modulo `n`.
 *
 * # Errors
 * When an argument is out of range, or they are no modular solution.
 */
export function modularLine(n: number, step: number): Rows;

/**
 * The steps that give a modular solution of `n` rows.
 *
 * # Errors
 * When `n` is no size.
 */
export function modularSteps(n: number): Uint32Array;

/**
 * The two placements of a sample of "pair" that differ in one row; null where the sample found none.
 *
 * # Errors
 * When an argument is not of its type or out of range.
 */
export function nearPair(n: number, seed: number, sample: number): NearPair | null;

/**
 * Reads a list ("0 3 0 1", 0 for an empty row) or a diagram (one row a line, dots and Q).
 *
 * # Errors
 * When `text` is no string, or not a placement: the error says where and why.
 */
export function parsePlacement(text: string): Rows;

/**
 * What a count takes, before anything is allocated for it.
 *
 * # Errors
 * When there is no such count, or it is too large to be planned; then `detail` says what it would take.
 */
export function planCount(what: Counted): CountPlan;

/**
 * Proves that a placement has no completion, in a form that other programs can check: `drat-trim formula.cnf proof.drat`.
 *
 * # Errors
 * When an argument is not of its type, or the formula would be too long.
 */
export function prove(rows: Rows, options?: ProveOptions | null): Proof;

/**
 * How hard a puzzle is in a word for people; null unless there is one way to finish and the rules find it.
 *
 * # Errors
 * As `gradePuzzle`.
 */
export function puzzleLevel(puzzle: Rows | PuzzleRows): PuzzleLevel | null;

/**
 * The first ways to finish a puzzle, at most `most`, up to 1,000.
 *
 * # Errors
 * As `gradePuzzle`, and when `most` is not a number from 1 to 1,000.
 */
export function puzzleWays(puzzle: Rows | PuzzleRows, most: number): PuzzleWays;

/**
 * Reads a location hash.
 *
 * # Errors
 * When `hash` is no string, or no link: the error says what is wrong with it.
 */
export function readLink(hash: string): Link;

/**
 * The word of 64 bits that a text says.
 *
 * # Errors
 * When an argument is not of its type, or the text is no word.
 */
export function readWord(text: string, base: Base): bigint;

/**
 * What each square closes, along which way. Drawing and hints go by it as the searches do.
 *
 * # Errors
 * As `countByRule`.
 */
export function ruleTable(rule: string, rows: number, columns: number, options?: RuleOptions | null): RuleTable;

/**
 * Runs a pipeline on a word.
 *
 * # Errors
 * When an argument is not of its type or out of range, or the text is no pipeline.
 */
export function runPipeline(text: string, word: bigint): PipelineRun;

/**
 * Runs a trick on a word.
 *
 * # Errors
 * When an argument is not of its type or out of range, or there is no such trick or mask.
 */
export function runTrick(name: string, word: bigint, options?: MovesOptions | null): TrickRun;

/**
 * The searches that there are, in the order in which a page offers them.
 */
export function searches(): Array<SearchInfo>;

/**
 * Runs once, when the module is loaded.
 */
export function start(): void;

/**
 * What reports on shards come to, in any order. Reports that are damaged, of another count or of another version are
 * refused, and say nothing.
 *
 * # Errors
 * When there is no such count, or `results` is not a list.
 */
export function tallyCount(what: Counted, results: readonly unknown[]): Tally;

/**
 * A modular solution set into each queen's block of any solution.
 *
 * # Errors
 * When an argument is no solution, the inner one not modular, or the result too large.
 */
export function tiling(outer: Rows, inner: Rows): Rows;

/**
 * Every trick, in the order in which a page offers them.
 */
export function tricks(): Array<Trick>;

/**
 * Which queens of a placement attack each other.
 *
 * # Errors
 * When `rows` is not a placement.
 */
export function validate(rows: Rows): Validation;

/**
 * Which queens of a large board attack each other.
 *
 * # Errors
 * When `rows` is not a placement.
 */
export function validateLarge(rows: Rows): LargeValidation;

/**
 * The version of the engine, as in `package.json`: "major.minor.patch".
 */
export function version(): string;

/**
 * Writes a location hash.
 *
 * # Errors
 * When a part is not of its type or out of range, or there are too many queens for a link.
 */
export function writeLink(link: LinkParts): string;

/** What every call throws where it cannot answer. */
export type EngineError = Error & Problem;

/** What a module can be loaded from. */
export type ModuleSource = BufferSource | WebAssembly.Module;

/** Loads the module from bytes at hand, as in Node. */
export function initSync(options: { module: ModuleSource }): { readonly memory: WebAssembly.Memory };

/** Loads the module; without an address, the one beside these bindings that is made for this machine. */
export default function init(options?: {
  module_or_path: string | URL | Request | Response | ModuleSource | Promise<Response | ModuleSource>;
}): Promise<{ readonly memory: WebAssembly.Memory }>;
