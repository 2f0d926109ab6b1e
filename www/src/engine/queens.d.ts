// The engine's functions and handles, written from crate/web by `./build.sh types`.
/// <reference lib="esnext.disposable" />

import type {
  Base,
  BlockingQueens,
  BoardForm,
  BoardToWrite,
  Branch,
  Checked,
  Choice,
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
  EstimateOptions,
  ExperimentInfo,
  ExperimentOptions,
  ExplicitRule,
  FileForm,
  Frame,
  Gallery,
  GameValues,
  Guilt,
  GuiltyWanted,
  ImageColours,
  Kind,
  LargeCompletion,
  LargeSquare,
  LargeValidation,
  Level,
  LinearOptions,
  LinearProgress,
  LinearStrip,
  Link,
  LinkParts,
  Mask,
  MovesOptions,
  NearPair,
  NextMoveOptions,
  PipelineRun,
  Problem,
  ProgramRecording,
  ProgramRun,
  Proof,
  ProveOptions,
  PuzzleClaimed,
  PuzzleGraded,
  PuzzleHint,
  PuzzleLevel,
  PuzzleMade,
  PuzzleMove,
  PuzzleProof,
  PuzzleReason,
  PuzzleRows,
  PuzzleVerdict,
  PuzzleWanted,
  PuzzleWays,
  QueenCounts,
  QueenOf,
  Questions,
  ReadBoard,
  Reason,
  RecordedRun,
  Refutation,
  Register,
  Rows,
  RuleCompletion,
  RuledBoard,
  RuleOptions,
  RuleTable,
  SearchInfo,
  ShardProgress,
  ShardResult,
  Solutions,
  SolutionsEstimate,
  Spoken,
  Step,
  Survey,
  Table,
  Tally,
  TextForm,
  TraceCheck,
  TraceOptions,
  TraceReview,
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
   * Like `paint`, and if there is no `OffscreenCanvas`, as in Node.
   */
  bitmap(view: Viewport, colours: ImageColours): ImageBitmap;
  /**
   * How many free squares a queen there would attack.
   *
   * # Errors
   * When the square lies outside of the board.
   */
  closes(row: number, column: number): Closes;
  /**
   * How many queens are in view.
   *
   * # Errors
   * When `view` is not a viewport.
   */
  count(view: Viewport): QueenCounts;
  /**
   * A picture of these rows. Queens that `given` also contains are drawn as given; without `given`, all are.
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
   * The queens at present.
   */
  rows(): Rows;
  /**
   * Counts about `rows` more rows. True when the board can be painted and queried.
   *
   * # Errors
   * When the number is not a count.
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
   * The queen on a square, and the queens that attack it.
   *
   * # Errors
   * When the square lies outside of the board.
   */
  square(row: number, column: number): LargeSquare;
  /**
   * Removes the queen of a row.
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
 * The forms that compute the same as a trick, to be timed.
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
   * Runs the form of this name `times` times, each time on another word, and returns the last answer.
   *
   * # Errors
   * When this trick has no such form, or `times` is not a count up to 10^8.
   */
  repeat(form: string, times: number): bigint;
}

/**
 * A game, and the values found for it so far. A value found for one position serves all later ones.
 */
export class Game {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The square that the engine chooses after these moves; undefined if the game is over. The same seed gives the same
   * game. "perfect" computes values that are not known yet: call `run` first, so that this takes no time.
   *
   * # Errors
   * When an argument is not of its type, or a move is on a square that is not free.
   */
  choose(moves: Uint32Array, level: Level, seed: number): number | undefined;
  /**
   * How many positions have a known value.
   */
  known(): number;
  /**
   * The squares that are chosen from here to the end if both players make no mistake. Values that are not known yet are
   * computed.
   *
   * # Errors
   * Like `run`.
   */
  line(moves: Uint32Array): Uint32Array;
  /**
   * A game on `size` x `size` squares, 1 to 10 rows. `closing`: "lines" for the classic game, in which a queen
   * makes the squares of her lines unavailable and the player who sets the last queen wins; "ownColour" for the game in
   * which only the squares of her own colour on these lines become unavailable, and the player who has set more queens wins.
   *
   * # Errors
   * When an argument is not of its type, or the game does not support boards of this size.
   */
  constructor(size: number, closing: Closing);
  /**
   * Searches for the values after `moves`, the squares chosen so far, in order, for about `budget` moves. True when
   * the values are known.
   *
   * # Errors
   * When an argument is not of its type, or a move is on a square that is not free.
   */
  run(moves: Uint32Array, budget: number): boolean;
  /**
   * The values known so far of the position after `moves`: all of them once `run` has returned true.
   *
   * # Errors
   * Like `run`.
   */
  values(moves: Uint32Array): GameValues;
}

/** The work on one question, in slices. */
export class Job<K extends keyof Questions = keyof Questions> {
  free(): void;
  [Symbol.dispose](): void;
  /** Starts the work on a question. */
  constructor(name: K, question: Questions[K]['question']);
  /** The budget of the first slice: a few milliseconds at most. */
  first(): number;
  /** Works for about `budget` units: nodes, steps or bytes, depending on the question. */
  run(budget: number): Step;
  /** The progress so far; null for questions without one. */
  progress(): Questions[K]['progress'];
  /** Passes the next piece of a file, at most 16 MiB; without one, the file ends. */
  feed(bytes?: Uint8Array | null): void;
  /** The answer, which ends the job: final after `Step.Done`, before that what is known so far. */
  answer(): Questions[K]['answer'];
}

/**
 * One run of the linear completion.
 */
export class LinearJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * The answer so far.
   */
  answer(): LargeCompletion;
  /**
   * The start of a run.
   *
   * # Errors
   * When an argument is not of its type or out of range, or two of the queens attack each other.
   */
  constructor(rows: Rows, seed: number, options?: LinearOptions | null);
  /**
   * The state of the run.
   */
  progress(): LinearProgress;
  /**
   * Why the last step was done; null at the start, at the end, and while the exact search works.
   */
  reason(): Reason | null;
  /**
   * The current board.
   */
  rows(): Rows;
  /**
   * Takes exactly `steps` steps, or fewer when the run ends before. True at the end. To seek, run a new job to the
   * position.
   *
   * # Errors
   * When the number is not a count.
   */
  run(steps: number): boolean;
  /**
   * The course of the run.
   */
  strip(): LinearStrip;
  /**
   * The tables that block 5 chooses from; empty in the other blocks.
   */
  tables(): Array<Table>;
}

/**
 * One worker of a count: it counts any of the shards, in slices.
 */
export class ShardJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Begins a shard. Data that all shards share is reused.
   *
   * # Errors
   * When `shard` is not the number of a shard.
   */
  begin(shard: number): void;
  /**
   * A worker that is ready to count shard 0.
   *
   * # Errors
   * Like `planCount`.
   */
  constructor(what: Counted);
  /**
   * The shard as plain searches, at least `least` of them if there are as many, for a graphics processor. Each has a word
   * for every row, the columns that its queen may take, and then its weight: the number of solutions of the shard that
   * one of the search represents. Undefined if the method has no such form.
   *
   * # Errors
   * When `least` is not a whole number, or above 131,072.
   */
  parts(least: number): Uint32Array | undefined;
  /**
   * The progress of the shard.
   */
  progress(): ShardProgress;
  /**
   * The report on the shard, if `found` solutions were found in its parts, counted with their weights.
   *
   * # Errors
   * When `found` is not a whole number of 64 bits.
   */
  report(found: bigint): ShardResult;
  /**
   * The report on the shard; undefined until it is finished. It must be stored unchanged, and passed to `tallyCount`.
   */
  result(): ShardResult | undefined;
  /**
   * Works for about `operations` operations. True when the shard is finished.
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
   * Like `marks`, from the first decision to the furthest position of the branch. Empty without a branch.
   *
   * # Errors
   * When `parts` is not a whole number from 1 to 65,536.
   */
  branchMarks(parts: number): Uint8Array;
  /**
   * Returns the branch, or null before the first decision.
   */
  branch(): Branch | null;
  /**
   * How many bytes the checkpoints take.
   */
  checkpointBytes(): number;
  /**
   * Returns the squares among which the search chooses next, or null if it does not choose at this position.
   */
  choice(): Choice | null;
  /**
   * The number of conflicts over the run.
   */
  curve(): Curve;
  /**
   * Goes on from this position with a queen on a square, in a branch, and moves to the position after it. Decisions at
   * later positions are discarded.
   *
   * # Errors
   * When an argument is not a number of a row or a column, or the search does not choose among squares that include
   * this one.
   */
  decide(row: number, column: number): void;
  /**
   * Goes into the branch, at the position of the first decision.
   */
  enterBranch(): void;
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
   * Goes back to the search, at the position of the first decision. The branch stays.
   */
  leaveBranch(): void;
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
  constructor(search: string, rows: Rows | RuledBoard | RecordedRun, seed?: number);
  /**
   * Returns the next position at which the search sets a queen on a square; without one, the first such position.
   * Null if no such position is found within `budget`. The position does not change.
   *
   * # Errors
   * When an argument is not a count.
   */
  nextSet(row: number, column: number, budget: number): number | undefined;
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
   * Returns how many nodes of the tree are those of the search. Those of the branch follow them.
   */
  searchNodes(): number;
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
   * Returns the text of a recorded program: the words of the last step, its open calls, and the lines that it has
   * written.
   */
  spoken(): Spoken;
  /**
   * The explored tree, within a bounded number of nodes.
   */
  tree(): Tree;
  /**
   * Takes the last decision back, and moves to its position.
   */
  undecide(): void;
}

/**
 * A file being written.
 */
export class WriteJob {
  free(): void;
  [Symbol.dispose](): void;
  /**
   * Starts to write.
   *
   * # Errors
   * When an argument is not of its type.
   */
  constructor(rows: Rows, form: FileForm);
  /**
   * The next piece, of at least one row and about `bytes` bytes; undefined when there are no more.
   *
   * # Errors
   * When `bytes` is not a count of at least 1, or too many for a piece.
   */
  next(bytes: number): Uint8Array | undefined;
}

/**
 * The completion threshold of the board of `n` rows, 4 to 24. The larger ones take minutes: use the question `threshold` for those.
 *
 * # Errors
 * When `n` is not a supported size.
 */
export function blockingQueens(n: number): BlockingQueens;

/**
 * Checks whether lines cannot all have their queens for an obvious reason: they have too little room, they lie on fewer
 * lines of another kind, or two of them have one free square each and these attack each other. "accepted" has no step. With
 * "refused" come queens on all of these lines, or null if no such queens exist. `own`, `marks`: as for `checkReason`.
 * `lines`: rows from 0, then columns from `size`, then regions from `2 * size`.
 *
 * # Errors
 * Like `checkReason`.
 */
export function checkContradiction(
  puzzle: Rows | PuzzleRows,
  own: Rows,
  marks: Uint32Array,
  lines: Uint32Array,
): PuzzleVerdict;

/**
 * Checks a proof in DRAT of a formula in DIMACS CNF: `at` is the line, from 1, of the first step that does not follow by
 * reverse unit propagation. A proof that ends before the formula is refuted is not `ok` and has no `at`.
 *
 * # Errors
 * When one of them cannot be read, is too large, or they do not belong together.
 */
export function checkProof(cnf: string, proof: string): Checked;

/**
 * Whether a claim follows by a rule from the lines that are named. `own`: the queens that are proved, with or without
 * the given ones. `marks`: the squares that are proved to be empty.
 *
 * # Errors
 * When an argument is not of its type, the boards differ in size, queens are in conflict, or the board has no such line.
 */
export function checkReason(
  puzzle: Rows | PuzzleRows,
  own: Rows,
  marks: Uint32Array,
  reason: PuzzleReason,
): PuzzleVerdict;

/**
 * Plays a trace to its end and summarizes it.
 *
 * # Errors
 * When the text is no trace.
 */
export function checkTrace(trace: string): TraceCheck;

/**
 * Whether a placement can be completed.
 *
 * # Errors
 * When an argument is not of its type or out of range, or the placement is too large to be searched.
 */
export function complete(rows: Rows, options?: CompleteOptions | null): Completion;

/**
 * Whether a board can be completed.
 *
 * # Errors
 * Like `countByRule`.
 */
export function completeByRule(
  rule: string,
  rows: number,
  columns: number,
  options?: RuleOptions | null,
): RuleCompletion;

/**
 * The number of sets of pieces that do not attack each other. Without a budget of nodes it counts to the end, however
 * long that takes.
 *
 * # Errors
 * When an argument is not of its type or out of range, the rule is unknown, or rule and board do not combine.
 */
export function countByRule(rule: string, rows: number, columns: number, options?: RuleOptions | null): CompletionCount;

/**
 * The number of solutions of the empty board of `n` rows, 1 to 10, as a text that proves it: each decision of the search.
 *
 * # Errors
 * When `n` is not a supported size.
 */
export function countCertificate(n: number): string;

/**
 * How many completions a placement has. Without a budget it counts to the end, however long that takes.
 *
 * # Errors
 * When an argument is not of its type or out of range, or more than 5,000 rows are free.
 */
export function countCompletions(rows: Rows, options?: CountOptions | null): CompletionCount;

/**
 * How many solutions the empty board of `n` rows has. Above 18 rows it takes minutes to hours: count in shards.
 *
 * # Errors
 * When `n` is not a size, or larger than can be counted.
 */
export function countSolutions(n: number): Solutions;

/**
 * The completion puzzle of a date such as "2026-11-22". No two of a year are the same up to rotations and reflections.
 *
 * # Errors
 * When `date` is not a date, or one without a puzzle.
 */
export function dailyPuzzle(date: string): DailyPuzzle;

/**
 * The first and the last day that have a puzzle.
 */
export function dailyRange(): DailyRange;

/**
 * The puzzle with regions of a date.
 *
 * # Errors
 * Like `dailyPuzzle`.
 */
export function dailyRegions(date: string): DailyPuzzle;

/**
 * The given queens without the superfluous ones: those that remain still leave one way to finish, and each of them is
 * needed.
 *
 * # Errors
 * Like `gradePuzzle`, and unless there is exactly one way to finish.
 */
export function dropSuperfluous(puzzle: Rows | PuzzleRows): Rows;

/**
 * Estimates how many solutions the empty board of `n` rows has; `n` is at most 1,000. A call cannot be stopped, so the
 * number of probes is limited: the question `estimate` continues in slices without a limit.
 *
 * # Errors
 * When `n` is not a size, or larger than can be estimated, or `probes` above its limit.
 */
export function estimateSolutions(n: number, options?: EstimateOptions | null): SolutionsEstimate;

/**
 * Returns a solution of the empty board of `n` rows that has `images` images (8, 4, 2 or 1); undefined if no solution has so many.
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
 * A solution of any size except 2 and 3.
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
 * If the machine provides no seed.
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
 * The values of a position, computed in one call.
 *
 * # Errors
 * Like the constructor and the methods of `Game`.
 */
export function gameValues(size: number, closing: Closing, moves: Uint32Array): GameValues;

/**
 * How many steps of a player are right: those before the first step that excludes the solution. A step is the square
 * of a queen, or `-1 - square` for a mark "not here".
 *
 * # Errors
 * When an argument is not of its type, a square is not on the board, or there is not exactly one way to finish.
 */
export function goodSteps(puzzle: Rows | PuzzleRows, steps: Int32Array): number;

/**
 * The number of ways to finish a puzzle; if there is one way, the steps that find it.
 *
 * # Errors
 * When an argument is not of its type, the board is too large, or the regions are invalid.
 */
export function gradePuzzle(puzzle: Rows | PuzzleRows): PuzzleGraded;

/**
 * The fewest queens to remove so that the others have a way to finish. For the queens that a player leaves on the
 * board, `fewest` is 0 when the player is right.
 *
 * # Errors
 * Like `gradePuzzle`.
 */
export function guiltyQueens(puzzle: Rows | PuzzleRows): Guilt;

/**
 * The labels of a set of regions that cannot all have a queen, though without any one of them the others could. Empty if
 * there is a way to finish, if there are no regions, or if the regions are not the reason.
 *
 * # Errors
 * Like `gradePuzzle`.
 */
export function guiltyRegions(puzzle: Rows | PuzzleRows): Uint32Array;

/**
 * The next hint: a wrong queen or a wrong mark, otherwise the weakest step from this position. `own`: the queens on
 * the board, with or without the given ones. `marks`: squares marked "not here"; squares that queens attack need no
 * mark.
 *
 * # Errors
 * When an argument is not of its type, the boards differ in size, or there is not exactly one way to finish.
 */
export function hintPuzzle(puzzle: Rows | PuzzleRows, own: Rows, marks: Uint32Array): PuzzleHint;

/**
 * Whether one step by the rules up to the strongest allowed one proves a claim about a square now. False for wrong claims,
 * and for true ones that need more steps. `own` and `marks`: as in `hintPuzzle`.
 *
 * # Errors
 * When an argument is not of its type, the boards differ in size, or the square is not on the board.
 */
export function isForced(puzzle: Rows | PuzzleRows, own: Rows, marks: Uint32Array, claimed: PuzzleClaimed): boolean;

/**
 * Whether a board is a modular solution: there is a queen in each row, and no two attack each other, even along diagonals
 * that wrap around.
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
 * Queens that do not attack each other and have no way to finish, with exactly one choice of `fewest` queens to
 * remove. The same seed gives the same queens.
 *
 * # Errors
 * When an argument is not of its type or out of range, or no such queens were found: `guilty-not-to-be-had`.
 */
export function makeGuilty(wanted: GuiltyWanted): Rows;

/**
 * A puzzle of a wanted grade. The same seed gives the same puzzle.
 *
 * # Errors
 * When an argument is not of its type, puzzles are not made in this size, or no puzzle of the grade was found:
 * `grade-not-to-be-had`.
 */
export function makePuzzle(wanted: PuzzleWanted): PuzzleMade;

/**
 * Every mask that has a name.
 */
export function masks(): Array<Mask>;

/**
 * The placement with queens at column `step * row` modulo `n`.
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
 * The two placements of a sample of "pair" that differ in one row; null if the sample found no pair. Of the options it uses
 * only `queens`.
 *
 * # Errors
 * When an argument is not of its type or out of range.
 */
export function nearPair(n: number, seed: number, sample: number, options?: ExperimentOptions | null): NearPair | null;

/**
 * Returns the engine's next move in such a proof; `undefined` if the options leave no move. `own`, `marks`: as for
 * `checkReason`.
 *
 * # Errors
 * Like `checkReason`, and when an option is not of its type.
 */
export function nextMove(
  puzzle: Rows | PuzzleRows,
  own: Rows,
  marks: Uint32Array,
  options?: NextMoveOptions | null,
): PuzzleMove | undefined;

/**
 * Reads a list ("0 3 0 1", with 0 for an empty row) or a diagram (one line per row, with dots and Q).
 *
 * # Errors
 * When `text` is no string, or not a placement: the error says where and why.
 */
export function parsePlacement(text: string): Rows;

/**
 * The plan of a count, before anything is allocated for it.
 *
 * # Errors
 * If the kind of count is unknown, or the count is too large to be planned; then `detail` states its cost.
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
 * A proof of the number of ways to finish: by the rules, and by cases if these have no further consequences. `moves`: the
 * maximum length of the proof. Null if there is no proof of that length, or if given queens are in conflict.
 *
 * # Errors
 * When an argument is not of its type, or `moves` is above 10,000.
 */
export function provePuzzle(puzzle: Rows | PuzzleRows, moves: number): PuzzleProof | undefined;

/**
 * The level of a puzzle; null unless there is one way to finish and the rules find it.
 *
 * # Errors
 * Like `gradePuzzle`.
 */
export function puzzleLevel(puzzle: Rows | PuzzleRows): PuzzleLevel | null;

/**
 * The first ways to finish a puzzle, at most `most`, up to 1,000.
 *
 * # Errors
 * Like `gradePuzzle`, and when `most` is not a number from 1 to 1,000.
 */
export function puzzleWays(puzzle: Rows | PuzzleRows, most: number): PuzzleWays;

/**
 * Reads a board from a text in any form that is known: an address of puzz.link or Penpa+, a file of pzpr, letters, JSON and
 * levels of other pages, FEN, squares, CSPLib 079, DIMACS with its comments, a drawing, or a placement. If there are several boards, it returns the first.
 *
 * # Errors
 * If `text` is no string or longer than a million bytes; `board-form-unknown` if it has none of these forms, or the error
 * of its form.
 */
export function readBoard(text: string): ReadBoard;

/**
 * Reads all boards in a text, as `readBoard` reads the first.
 *
 * # Errors
 * Like `readBoard`.
 */
export function readBoards(text: string): ReadBoard[];

/**
 * Reads a location hash.
 *
 * # Errors
 * If `hash` is not a string, or not a link: the error describes the problem.
 */
export function readLink(hash: string): Link;

/**
 * The word of 64 bits that a text represents.
 *
 * # Errors
 * When an argument is not of its type, or the text is no word.
 */
export function readWord(text: string, base: Base): bigint;

/**
 * Writes the log of a Python program as a trace, and judges the program.
 *
 * # Errors
 * When a part of the run is missing or of a wrong type, or the trace exceeds a limit of traces.
 */
export function recordProgram(run: ProgramRun): ProgramRecording;

/**
 * The shortest reason, for people, why queens have no completion: each candidate of one line is tried, and at most `steps`
 * queens are forced in each trial. Undefined if there is no such reason, and on boards with more than 64 rows.
 *
 * # Errors
 * When an argument is not of its type, or queens attack each other.
 */
export function refute(rows: Rows, steps: number): Refutation | undefined;

/**
 * Examines a trace that was written elsewhere.
 *
 * # Errors
 * When the text is no trace.
 */
export function reviewTrace(trace: string): TraceReview;

/**
 * The squares that a piece on each square attacks, and along which way. Drawings, hints and searches all use it.
 *
 * # Errors
 * Like `countByRule`.
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
 * All searches, in the order in which the page offers them.
 */
export function searches(): Array<SearchInfo>;

/**
 * Runs once, when the module is loaded.
 */
export function start(): void;

/**
 * The sum of reports on shards, in any order. Reports that are damaged, of another count or of another version are
 * refused, and do not contribute.
 *
 * # Errors
 * When the kind of count is unknown, or `results` is not a list.
 */
export function tallyCount(what: Counted, results: readonly unknown[]): Tally;

/**
 * A modular solution placed into the block of each queen of any solution.
 *
 * # Errors
 * When an argument is no solution, the inner one not modular, or the result too large.
 */
export function tiling(outer: Rows, inner: Rows): Rows;

/**
 * The run of a search as a trace.
 *
 * # Errors
 * If there is no such search, it does not support the board, the board is larger than those of traces, an option is not
 * of its type, or a decision cannot be made.
 */
export function traceOf(search: string, rows: Rows, options?: TraceOptions | null): string;

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
 * Writes a board in a form: one that `readBoard` reads, or a model for a solver.
 *
 * # Errors
 * When an argument is not of its type; `board-form-cannot-hold` if the form cannot express a part of the board, or
 * `board-form-size`.
 */
export function writeBoard(form: BoardForm, board: BoardToWrite): string;

/**
 * Writes a location hash.
 *
 * # Errors
 * When a part is not of its type or out of range, or there are too many queens for a link.
 */
export function writeLink(link: LinkParts): string;

type ImageBitmap = typeof globalThis extends { ImageBitmap: { prototype: infer Found } } ? Found : object;
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
