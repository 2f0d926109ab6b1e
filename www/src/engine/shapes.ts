// The shapes that cross the boundary, written from the Rust types by `./build.sh types`.

/** A square, and a queen that attacks it. */
export type Attack = {
  /** The square. */
  square: Square;
  /** The queen. */
  by: Square;
  /** The kind of line between them. */
  line: LineKind;
};

/** A queen that attacks a square, and the line between them. */
export type Attacker = {
  /** The line between them. */
  line: LineKind;
  /** Row, from the top. */
  row: number;
  /** Column, from the left. */
  column: number;
};

/** The number base of the digits. */
export type Base = 'binary' | 'hexadecimal' | 'decimal';

/** An operation on two words. */
export type Binary = 'and' | 'or' | 'xor' | 'add' | 'subtract' | 'left' | 'right';

/** A word of at most 64 bits. */
export type Bits = {
  /** The lower 32 bits. */
  low: number;
  /** The upper 32 bits. */
  high: number;
  /** How many of its bits are written, from the lowest. */
  width: number;
};

/** How small a set to blame is. */
export type BlameIs = 'smallest' | 'irreducible' | 'unreduced';

/** The set of pieces to blame to look for. */
export type BlameWanted = 'none' | 'irreducible' | 'smallest';

/** Lines of a listing that belong together: from `from` up to but not including `to`, counted from 0. */
export type Block = {
  /** The first line. */
  from: number;
  /** The line after the last. */
  to: number;
};

/** The maximum number of queens of which every placement can be completed, and one queen more that block the board. */
export type BlockingQueens = {
  /** How many queens can always be completed. */
  most: number;
  /** `most + 1` queens without a completion. */
  blocking: Rows;
};

/** A form of text for a board. */
export type BoardForm =
  | 'puzz.link'
  | 'penpa'
  | 'pzpr'
  | 'letters'
  | 'task'
  | 'json'
  | 'sbn'
  | 'fen'
  | 'squares'
  | 'diagonals'
  | 'cnf'
  | 'dzn'
  | 'legup'
  | 'starb'
  | 'placement'
  | 'minizinc'
  | 'minizinc-link'
  | 'ortools'
  | 'smtlib';

/** A list of boards, compared with the solutions. */
export type BoardList = {
  /** The variable; `None` for the result of the last call. */
  name: string | null;
  /** How many entries it has. */
  count: number;
  /** If all entries are the same list: its content. */
  same: string | null;
  /** How many entries are different. */
  different: number;
  /** How many of the different boards are solutions. */
  solutions: number;
  /** How many of the entries are not solutions. */
  wrong: number;
  /** Two queens that attack each other in the first wrong entry, as row × size + column. */
  first: [number, number] | null;
};

/** A board that was made. */
export type BoardMade = {
  /** The placement. */
  rows: Rows;
};

/** A board to write, such as a result of `readBoard`. */
export type BoardToWrite = {
  /** The rule; by default that of queens, or of star battles if there are regions. */
  rule?: string;
  /** How many rows there are. */
  rows: number;
  /** How many columns there are. */
  columns: number;
  /** The number of pieces for each row, column and region; 1 by default. */
  stars?: number;
  /** The region of each square. */
  regions?: Int32Array | readonly number[];
  /** Squares that do not belong to the board. */
  walls?: Int32Array | readonly number[];
  /** Squares with a piece. */
  given?: Int32Array | readonly number[];
  /** Squares that are to stay empty. */
  marks?: Int32Array | readonly number[];
};

/** The branch beside the search. */
export type Branch = {
  /** The decisions, in the order of their positions. */
  decisions: Array<Decision>;
  /** Whether the current position is counted along the branch. */
  inside: boolean;
  /** The furthest position that has been reached in the branch. */
  furthest: number;
  /** Whether it is the end of the branch. */
  finished: boolean;
  /** The solutions found below the last decision. */
  solutions: number;
  /** The pieces on the board that the branch has set. Empty outside of it. */
  queens: Array<Square>;
  /** The furthest position that has been reached in the search. */
  searchFurthest: number;
  /** Whether it is the end of the search. */
  searchFinished: boolean;
};

/** The progress of a check. */
export type CheckProgress = {
  /** Steps of the proof that were checked. */
  steps: number;
  /** How many steps it has. */
  of: number;
};

/**
 * The check of a proof in DRAT. Two files are fed to it: the proof, then the formula in DIMACS CNF, in pieces cut
 * anywhere. The budget counts looks at clauses.
 */
export type CheckQuestion = Record<symbol, never>;

/** The result of a check. */
export type Checked = {
  /** Whether the proof shows that the formula contradicts itself. */
  ok: boolean;
  /**
   * The line of the proof, from 1, of the first step that does not follow. `None` if all steps follow; if the proof is
   * not `ok` then, it ends without the empty clause.
   */
  at?: number;
};

/** The squares among which a search chooses next. */
export type Choice = {
  /** The line of the squares; `None` if they are not in one row or column. */
  line: Line | null;
  /** The squares that are free and still to be tried, in the order of the search. */
  squares: Array<Square>;
};

/** How many free squares a queen would attack on each of its lines, not counting its own square. */
export type Closes = {
  /** In its row. */
  row: number;
  /** In its column. */
  column: number;
  /** On its diagonal. */
  diagonal: number;
  /** On its anti-diagonal. */
  antiDiagonal: number;
};

/** The squares that a queen excludes besides its own. */
export type Closing = 'lines' | 'ownColour';

/** How many queens searches try on a board. The budget counts events. */
export type CompareQuestion = {
  /** The names of the searches. */
  searches: readonly string[];
  /** The board. */
  rows: Rows | readonly number[];
};

/** A finished run. */
export type ComparedRun = {
  /** The name of the search. */
  search: string;
  /** How many queens it tried. */
  tried: number;
  /** How many queens it set on the only square left. */
  forced: number;
};

/** Finished runs on one board. */
export type Comparison = {
  /** The number of rows. */
  size: number;
  /** How many queens are given. */
  given: number;
  /** Whether it is an empty board of 8 by 8, because a search refused the requested board or took too long. */
  instead: boolean;
  /** The runs, in the order of the searches. */
  runs: Array<ComparedRun>;
};

/** How `complete` looks for a completion. */
export type CompleteOptions = {
  /** The seed that decides which completion is found: the same seed gives the same one. */
  seed?: number;
  /** The number of nodes (queens set in search) after which the answer is undecided; 50,000,000 by default. */
  budget?: number;
  /**
   * The set of queens to blame that is searched for if there is no completion; "none" answers as soon as there is a
   * verdict. By default, "smallest" is tried within a tenth of the budget.
   */
  blame?: BlameWanted;
};

/** The goal of the current phase. */
export type CompletePhase = 'search' | 'blame';

/** How far the work is. */
export type CompleteProgress = {
  /** Queens set in search. */
  nodes: number;
  /** The current phase. */
  phase: CompletePhase;
};

/** Whether a placement can be completed. The budget counts steps of the search. */
export type CompleteQuestion = {
  /** The placement. */
  rows: Rows | readonly number[];
  /** The seed that decides which completion is found: the same seed gives the same one. */
  seed: number;
  /** The set of queens to blame that is searched for if there is no completion; by default the smallest. */
  blame?: BlameWanted;
};

/** Whether a placement of queens can be completed. */
export type Completion = {
  /** The engine that answered, or is working. */
  engine: EngineName;
  /** Pieces set in search. */
  nodes: number;
} & (
  | {
      verdict: 'completed';
      /** A solution that contains all given queens. It has passed the validator. */
      rows: Rows;
      blame?: undefined;
      blameIs?: undefined;
    }
  | {
      /** Always a proof. */
      verdict: 'impossible';
      rows?: undefined;
      /**
       * Given queens that have no common completion, by their rows.
       * Absent if they were not requested; empty if even the empty board has no completion.
       */
      blame?: Uint32Array;
      /**
       * How small that set is: `smallest` if every smaller set of given pieces has a completion, `irreducible` if
       * each of its pieces is needed though a smaller set may exist elsewhere, `unreduced` if the search for smaller
       * sets has not ended.
       */
      blameIs?: BlameIs;
    }
  | {
      verdict: 'undecided' | 'noOther';
      rows?: undefined;
      blame?: undefined;
      blameIs?: undefined;
    }
);

/** A count of completions. */
export type CompletionCount = {
  /** Whether it is complete. */
  verdict: CountVerdict;
  /** How many completions there are. */
  count: bigint;
};

/** When a run stops: after an event of these kinds, on this square, or after a step of one of these blocks. */
export type Condition = {
  /** Bit mask over `KINDS`; 0 for an empty set. */
  kinds: number;
  /** Also stops when a queen on this square is tried, forced, rejected or removed. */
  square?: Square;
  /** Stops also when a block of the listing that begins at one of these lines has run. */
  blocks?: Array<number>;
};

/** Two queens on one line, with no other queen between them. */
export type Conflict = {
  /** The row further down the board: the larger index, counted from 0. */
  row: number;
  /** The other row. */
  otherRow: number;
  /** The line they share: never a row, since a row has one queen at most. */
  line: Exclude<LineKind, 'row'>;
};

/**
 * A solution of `n` rows by formula: with a `step` the modular line, without one the explicit solution. The budget counts
 * rows.
 */
export type ConstructQuestion = {
  /** The number of rows. */
  n: number;
  /** The step of the modular line. */
  step?: number;
  /** A solution: the one by formula is placed into the block of each of its queens. */
  outer?: Rows | readonly number[];
};

/** How far `countCompletions` counts. */
export type CountOptions = {
  /**
   * The number of nodes (queens set in search) after which the count is undecided; without it, the count runs to
   * its end.
   */
  budget?: number;
};

/** The plan of a count. */
export type CountPlan = {
  /** The number of parts into which the work is divided. Each can be counted alone. */
  shards: number;
  /** About how much memory one worker needs, in bytes. */
  bytes: number;
  /** About how long one worker takes for all shards, in seconds; null if no estimate is possible. */
  seconds: number | null;
};

/** The progress of a count. */
export type CountProgress = {
  /** Queens set in search; 0 if half boards are joined. */
  nodes: number;
  /** How many completions were counted so far. */
  count: bigint;
  /** How much of the search is done, from 0 to 1. It never decreases. */
  share: number;
};

/** Whether a count is complete. */
export type CountVerdict = 'exact' | 'undecided';

/** The question: the solutions of an empty board, or the completions of a placement. */
export type Counted =
  | {
      /** The way to count. */
      kind: WholeKind;
      /** Rows of the board. */
      size: number;
    }
  | {
      /** By the fastest method, or "folded": by Sharakhov's loop, up to 32 rows. */
      kind: 'completions' | 'folded';
      /** The placement. */
      rows: Rows | readonly number[];
    };

/** The report on one shard. */
export type Covered = {
  /** The number of rows. */
  size: number;
  /** The number of queens of each placement. */
  queens: number;
  /** Which shard, from 0. */
  shard: number;
  /** How many squares are in the orbit of its first queen. */
  orbit: number;
  /** The number of covered placements with this many queens in that orbit, from 0. */
  covered: readonly number[];
  /**
   * A placement without a completion, as a column for each row from 0 and -1 for an empty row. The rest of the shard was
   * not searched.
   */
  blocking: Array<number> | null;
  /** A digest of the other fields. */
  checksum: number;
};

/** Conflicts over the run of a repair search, in about 2,000 samples at most. Empty for searches without conflicts. */
export type Curve = {
  /** The positions of the samples. */
  positions: Float64Array;
  /** The number of attacking pairs at each position. */
  conflicts: Uint32Array;
};

/** The puzzle of a day: the same for everyone, forever. */
export type DailyPuzzle = {
  /** The date, as it was requested. */
  date: string;
  /** The given queens. */
  rows: Rows;
  /** With regions: a label for each square, row by row. */
  regions?: Int32Array;
  grade: PuzzleGrade;
  /** The level: it rises from Monday to Sunday. */
  level: PuzzleLevel;
  /** How it is solved. */
  graded: PuzzleGraded;
};

/** Which days have a puzzle. */
export type DailyRange = {
  /** The first. */
  first: string;
  /** The last. */
  last: string;
};

/**
 * When the damage of a choice is computed: once, when block 4 ends (as published), or again at each step. The damage
 * of a square is the number of squares that a queen there closes in other rows.
 */
export type Damage = 'once' | 'eachStep';

/** A decision of a person: from this position on, a search tries this square and no other of its line. */
export type Decision = {
  /** The position at which it was made. */
  position: number;
  /** The square. */
  square: Square;
};

/** A requirement of a search on a placement. */
export type Demand = 'nothing' | 'emptyBoard' | 'modular';

/** One fact: a number or a piece of text. */
export type Detail = number | string;

/** As many solutions as possible that share no square. The budget counts nodes. */
export type DisjointQuestion = {
  /** The board. */
  board: RuledBoard;
  /** The search ends once it has found this many; otherwise, once it is proved that there are no more. */
  enough?: number;
};

/** The solutions that share no square, as far as known. */
export type DisjointReport = {
  /** How many solutions were listed so far. */
  solutions: number;
  /** The squares of the largest choice found so far, `pieces` per solution, ascending within each. */
  squares: Uint32Array;
  /** The number of pieces in each of them. */
  pieces: number;
  /** Whether it is proved that there is no larger choice. */
  proved: boolean;
  /** How many pieces were set to list solutions, plus how many squares were decided to choose among them. */
  nodes: number;
};

/** The progress of a search when it stopped. */
export type EndingKind = 'solution' | 'usedUp' | 'early' | 'standing';

/** The engine that gave the answer. */
export type EngineName = 'exact' | 'explicit' | 'large' | 'learning' | 'linear' | 'repair' | 'validator';

/** The kinds of errors. */
export type ErrorCode =
  | 'argument-choice'
  | 'argument-length'
  | 'argument-range'
  | 'argument-type'
  | 'board-form-cannot-hold'
  | 'board-form-open'
  | 'board-form-size'
  | 'board-form-square'
  | 'board-form-too-long'
  | 'board-form-unexpected'
  | 'board-form-unknown'
  | 'board-note-first'
  | 'board-note-from-one'
  | 'board-note-rating'
  | 'board-note-sign-forbidden'
  | 'board-note-sign-queen'
  | 'board-note-stars-assumed'
  | 'board-note-stars-tried'
  | 'board-note-two-regions'
  | 'cnf-cut'
  | 'cnf-too-large'
  | 'cnf-unreadable'
  | 'column-out-of-range'
  | 'complete-too-large'
  | 'construct-inner'
  | 'construct-inner-column'
  | 'construct-inner-empty'
  | 'construct-no-solution'
  | 'construct-outer'
  | 'construct-size'
  | 'construct-step'
  | 'construct-step-range'
  | 'count-endless'
  | 'count-too-large'
  | 'count-too-many-free'
  | 'count-unplanned'
  | 'daily-range'
  | 'daily-unreadable'
  | 'decide-attacked'
  | 'decide-checks'
  | 'decide-draws'
  | 'decide-forced'
  | 'decide-formula'
  | 'decide-images'
  | 'decide-lists'
  | 'decide-no-choice'
  | 'decide-occupied'
  | 'decide-other-column'
  | 'decide-other-line'
  | 'decide-other-row'
  | 'decide-outside'
  | 'decide-over'
  | 'decide-recorded'
  | 'decide-repair'
  | 'decide-tried'
  | 'decide-unable'
  | 'drat-cut'
  | 'drat-other-formula'
  | 'drat-unreadable'
  | 'engine-blocked'
  | 'engine-broken'
  | 'engine-busy'
  | 'engine-foreign'
  | 'engine-not-loaded'
  | 'engine-not-ready'
  | 'excluded-diagonal'
  | 'excluded-fewer'
  | 'excluded-kind'
  | 'excluded-missing'
  | 'excluded-size'
  | 'excluded-too-long'
  | 'excluded-unexpected'
  | 'experiment-levels'
  | 'experiment-samples'
  | 'experiment-size'
  | 'file-column'
  | 'file-count'
  | 'file-cut'
  | 'file-empty'
  | 'file-fields'
  | 'file-json'
  | 'file-no-form'
  | 'file-number'
  | 'file-repeated-column'
  | 'file-row'
  | 'file-too-long'
  | 'file-too-many-rows'
  | 'formula-bad-character'
  | 'formula-bad-number'
  | 'formula-bad-values'
  | 'formula-no-bracket'
  | 'formula-no-operator'
  | 'formula-no-value'
  | 'formula-open-bracket'
  | 'formula-too-deep'
  | 'formula-too-long'
  | 'formula-unknown-name'
  | 'frontier-obstacles'
  | 'frontier-queens'
  | 'frontier-size'
  | 'game-move'
  | 'game-size'
  | 'generate-more-than-rows'
  | 'generate-no-solution'
  | 'generate-too-many'
  | 'grade-not-to-be-had'
  | 'guilty-not-to-be-had'
  | 'guilty-number'
  | 'handle-freed'
  | 'job-over'
  | 'large-conflict'
  | 'link-column'
  | 'link-empty'
  | 'link-missing-key'
  | 'link-own'
  | 'link-pair'
  | 'link-repeated-key'
  | 'link-seed'
  | 'link-size'
  | 'link-step'
  | 'link-too-long'
  | 'link-too-many-queens'
  | 'link-unknown-key'
  | 'link-version'
  | 'link-word'
  | 'no-canvas'
  | 'no-randomness'
  | 'pipeline-missing-stage'
  | 'pipeline-number'
  | 'pipeline-operand'
  | 'pipeline-operands'
  | 'pipeline-operation'
  | 'pipeline-too-long'
  | 'pipeline-too-many-stages'
  | 'proof-too-much'
  | 'puzzle-empty-region'
  | 'puzzle-label'
  | 'puzzle-labels'
  | 'puzzle-make-size'
  | 'puzzle-no-way'
  | 'puzzle-several-ways'
  | 'puzzle-size'
  | 'puzzle-square'
  | 'puzzle-stars'
  | 'puzzle-too-many-ways'
  | 'report-damaged'
  | 'report-foreign'
  | 'report-not-blocking'
  | 'rule-bad-shift'
  | 'rule-blocked'
  | 'rule-conflict'
  | 'rule-formula-count'
  | 'rule-own-law'
  | 'rule-regions'
  | 'rule-regions-plane'
  | 'rule-regions-square'
  | 'rule-regions-touching'
  | 'rule-size'
  | 'rule-square'
  | 'rule-unknown'
  | 'rule-unknown-board'
  | 'search-conflict'
  | 'search-no-modular'
  | 'search-not-empty'
  | 'search-piece-conflict'
  | 'search-queens-alone'
  | 'search-too-large'
  | 'search-unknown'
  | 'search-wrapped'
  | 'shared-column'
  | 'size'
  | 'solutions-size'
  | 'square-off-board'
  | 'text-bad-column'
  | 'text-bad-square'
  | 'text-empty'
  | 'text-height'
  | 'text-no-form'
  | 'text-second-queen'
  | 'text-too-long'
  | 'text-too-many-rows'
  | 'text-width'
  | 'trace-beside'
  | 'trace-columns'
  | 'trace-cut'
  | 'trace-empty'
  | 'trace-large'
  | 'trace-line'
  | 'trace-not-text'
  | 'trace-over'
  | 'trace-return'
  | 'trace-size'
  | 'trace-source-line'
  | 'trace-swap'
  | 'trace-taken'
  | 'trace-too-much'
  | 'trace-version'
  | 'word-bad-digit'
  | 'word-empty'
  | 'word-too-large'
  | 'word-too-many-digits';

/** How `estimateSolutions` estimates. */
export type EstimateOptions = {
  /** The same seed and the same number of probes give the same estimate; 0 if left out. */
  seed?: number;
  /**
   * The minimum number of probes. If left out: 10,000, or 16 on more than 40 rows, where a probe takes up to a
   * second. At most ten million, or 100 on more than 40 rows.
   */
  probes?: number;
};

/** An estimate so far. */
export type EstimateProgress = {
  /** Null before there are enough probes for a bar. */
  estimate: SolutionsEstimate | null;
};

/** An estimate of the number of solutions that gets better with every slice, without end. The budget counts queens. */
export type EstimateQuestion = {
  /** The number of rows, at most 1,000. */
  size: number;
  /** The same seed and the same number of probes give the same estimate. */
  seed: number;
};

/** The order of the even columns. */
export type EvenSteps = 'straight' | 'firstToEnd';

/** The answer for an instance. */
export type ExcludedAnswer = {
  /** The verdict. */
  verdict: Verdict;
  /** The number of rows of its board, and of queens. */
  size: number;
  /** How many diagonals are excluded. */
  excluded: number;
  /** The number of rows of the placement that it was translated into. */
  translated: number;
  /** With "completed": a solution, which has passed the validator. */
  rows?: Rows;
  /** The engine that answered, or is working. */
  engine: EngineName;
  /** Queens set in search. */
  nodes: number;
};

/** An instance of the excluded-diagonals problem, to be decided. The budget counts steps of the search. */
export type ExcludedQuestion = {
  /** The instance in the form of problem 079 of CSPLib: `n = 10`, `numdiags = 2`, `diags = [[4, 1], [14, 0]]`. */
  text: string;
  /** The seed that decides which solution is found. */
  seed: number;
};

/** All measurements. */
export type ExperimentAnswer = {
  /** The measurements, with the column "milliseconds": how long each sample took, without making its initial board. */
  result: Measured;
};

/** A measure of an experiment; each sample is one row of the result, under these columns. */
export type ExperimentInfo = { kind: ExperimentKind; columns: Array<string> };

/** A quantity that is measured. */
export type ExperimentKind =
  | 'returns'
  | 'firstPass'
  | 'firstPassInOrder'
  | 'randSet'
  | 'randRand'
  | 'inOrder'
  | 'randSetTo'
  | 'randRandTo'
  | 'freeSquares'
  | 'leastRisk'
  | 'pair'
  | 'gradient'
  | 'squares'
  | 'levels';

/** The options in addition to the kind and the size. */
export type ExperimentOptions = {
  /** How many queens are given, or are to be set. */
  queens?: number;
  /** When the damage of a choice is computed. */
  damage?: Damage;
  /** The second base level; the published one by default. */
  secondLevel?: number;
  /** The third. */
  thirdLevel?: number;
  /** How often block 5 repeats from one base square; 10 by default. */
  repeatBound?: number;
  /** How many base squares block 5 tries before it returns to the second level; all by default. */
  baseBound?: number;
  /** How many returns a run may make; 1000 by default. */
  returnBound?: number;
  /** The numbers of queens after which squares are counted. */
  after?: Array<number>;
};

/** How far a measurement is. */
export type ExperimentProgress = {
  /** How many samples were taken. */
  done: number;
  /** The measurements so far; null if fewer than a tenth are new since they were last reported. */
  result: Measured | null;
};

/** Samples of one kind. The budget counts steps. */
export type ExperimentQuestion = {
  /** The measure. */
  kind: ExperimentKind;
  /** The number of rows. */
  n: number;
  /** The samples of several shards with the same seed together equal those of one run. */
  seed: number;
  /** The number of the first sample. */
  from: number;
  /** The number of the last sample, plus one. */
  to: number;
  /** The other options. */
  options?: ExperimentOptions;
};

/** How the staircases of `explicit(n)` are bent: by n mod 12. Columns count from 1, as published. */
export type ExplicitRule = {
  /** n mod 12. */
  remainder: number;
  /** Rows 0 to `evenRows` - 1 have the even columns, the others the odd ones. */
  evenRows: number;
  /** The even columns, which come first. */
  even: EvenSteps;
  /** The odd columns. */
  odd: OddSteps;
};

/** One fact. */
export type Fact = { index: number } | { count: number };

/** How a search works, and so which events its counters count. */
export type Family = 'backtracking' | 'repair' | 'draws' | 'formula';

/** Additional queens that leave one way to finish, and how hard the puzzle is then. */
export type FewestChoice = {
  /** Their squares. Empty if there is only one way already. */
  squares: Uint32Array;
  /** The strongest rule that the puzzle needs. */
  grade: PuzzleGrade;
  /** The level; null if the rules do not suffice. */
  level: PuzzleLevel | null;
  /** How often the strongest rule is needed. */
  hardest: number;
  /** The number of steps that solve the puzzle. */
  steps: number;
};

/** The progress of the search. */
export type FewestProgress =
  | {
      stage: 'listing';
      /** How many were found so far. */
      ways: number;
    }
  | {
      stage: 'trying';
      /** How many queens each set has. */
      queens: number;
      /** For how many squares of the first queen all sets were tried. */
      done: number;
      /** How many squares there are for the first queen. */
      of: number;
    }
  | {
      stage: 'grading';
      /** How many are graded. */
      done: number;
      /** How many there are to grade. */
      of: number;
    };

/** The fewest additional queens that leave one way to finish. */
export type FewestQueens = {
  /** How many choices with this number of queens there are. */
  choices: number;
  /** The choices that leave the easiest puzzles, then by row: at least one, at most 8. */
  easiest: Array<FewestChoice>;
};

/** The fewest additional queens that leave one way to finish a puzzle. The budget counts queens. */
export type FewestQueensQuestion = {
  /** The puzzle. */
  puzzle: Rows | PuzzleRows;
};

/** The form of a file. */
export type FileForm = 'numbers' | 'csv' | 'json';

/** A file that was read. */
export type FileRead = {
  /** The placement. */
  rows: Rows;
  /** How it was written. */
  form: FileForm;
};

/** Statistics of a trace, and of the board at its start. */
export type Findings = {
  /** How many steps it has. */
  steps: number;
  /** Queens set. */
  tried: number;
  /** Queens taken off. */
  removed: number;
  /** Solutions found. */
  solutions: number;
  /** How many of these are different. */
  different: number;
  /** How often the program has claimed a board as a solution that is not one. */
  wrong: number;
  /** The number of solutions of the board; `None` if it would take too long to count. */
  all: number | null;
  /** The queens that the search with bit masks tries on the same board; `None` if it cannot search the board. */
  bitmask: number | null;
};

/** A queen on the last candidate of a line. */
export type ForcedQueen = {
  /** The row or the column. */
  line: Line;
  /** Its last candidate. */
  square: Square;
};

/** A form: an implementation that computes the same as a trick. */
export type Form = {
  name: string;
  /** The number of operations for this word; null if they are not counted. */
  operations: number | null;
};

/** The size of a formula. */
export type FormulaSize = {
  /** In bytes, as DIMACS CNF. */
  bytes: number;
};

/** How long the formula of a placement would be. */
export type FormulaSizeQuestion = {
  /** The placement. */
  rows: Rows | readonly number[];
};

/** The state of a timeline. */
export type Frame = {
  /** Events so far. */
  position: number;
  /** The furthest position that has been reached. */
  furthest: number;
  /** True when `furthest` is the end of the run, so that the number of events is known. */
  finished: boolean;
  /** The last event; null at the start. */
  happened: Happened | null;
  /** Why it happened. */
  reason: Reason | null;
  /** The block of the listing that ran. Null before the first step. */
  block: Block | null;
  /** The squares that the search leaves out by its own rule, attacked or not. */
  leftOut: Array<Square>;
  /** How often each kind has happened, in the order of `KINDS`. */
  counts: [number, number, number, number, number, number, number, number, number, number];
  /** The board. */
  rows: Rows;
  /** All pieces, on a board under a rule; otherwise null. `rows` contains at most one of them for each row. */
  pieces: Array<Square> | null;
};

/** Every solution of an empty board, in the order in which they read from the right. */
export type Gallery = {
  /** n columns per solution: for each row from the top its column, counted from 0. */
  columns: Uint8Array;
  /** For each solution, the number of its orbit. */
  orbits: Uint32Array;
  /** For each orbit its fundamental solution: the first one of the orbit. */
  fundamental: Uint32Array;
  /** For each orbit, 1 if its solutions are modular: no two queens attack each other even along diagonals that wrap around. */
  modular: Uint8Array;
};

/**
 * A position of a game. Squares are `row * size + column`, counted from 0. Values are Grundy numbers: 0 if the
 * player to move cannot force setting the last queen.
 */
export type GameValues = {
  /** The free squares, ascending. The game is over if no square is free. */
  free: Uint32Array;
  /** How many free squares a queen on each of them makes unavailable, its own included. */
  closes: Uint32Array;
  /**
   * The value of the position; null until it is known. With 0 the player to move does not set the last queen, if the
   * other player makes no mistake.
   */
  value: number | null;
  /**
   * The values of the independent games: one under "lines"; under "ownColour" that of the light squares, then that
   * of the dark ones, and `value` is their exclusive or. The square in the upper left corner is light.
   */
  parts: Uint8Array | null;
  /** The value after a queen on each free square: with 0 that move wins. */
  after: Uint8Array | null;
};

/** How far a random placement is. */
export type GenerateProgress = {
  /** The number of queens so far. */
  queens: number;
  /** How many queens are wanted. */
  wanted: number;
  /** The number of the current attempt, from 1. */
  attempt: number;
};

/** A random placement. The budget counts queens. */
export type GenerateQuestion = {
  /** The number of rows. */
  n: number;
  /** The number of queens. */
  queens: number;
  seed: number;
  /** Where the queens come from. */
  source: Source;
};

/** The goal for the pieces. */
export type Goal = 'most' | 'fewest' | 'fewestApart' | 'armies';

/** The best that pieces can do on a board. The budget counts nodes. */
export type GoalQuestion = {
  /** The goal. */
  goal: Goal;
  /** The board. The given pieces belong to the answer for `most`; the other goals are about the board without them. */
  board: RuledBoard;
  /** The seed that decides which of several best results is found first, for `most`. */
  seed?: number;
};

/** The result for a goal so far. */
export type GoalReport = {
  /**
   * The pieces of the best result found so far. For the most: null, once it is proved, if the given pieces are
   * impossible, whatever else is added.
   */
  squares: Uint32Array | null;
  /** For two armies: the pieces of the other one. */
  others: Uint32Array | null;
  /**
   * How many pieces these are; for armies, on each side; for the fewest, the number tried at present: fewer do not
   * suffice.
   */
  pieces: number;
  /** Whether it is proved that there is no better result. */
  proved: boolean;
  /** For the fewest: the number of ways, once it is proved. */
  ways: bigint | null;
  /** Pieces set in search. */
  nodes: number;
};

/** How hard a puzzle is. The budget counts queens, then steps of the solution. */
export type GradeQuestion = {
  /** The puzzle. */
  puzzle: Rows | PuzzleRows;
};

/** The greedy queens. */
export type GreedyQueens = {
  /** The column of the queen in each row, counted from 0. */
  columns: Uint32Array;
};

/** The greedy queens of an infinite board. The budget counts queens. */
export type GreedyQuestion = {
  /** The number of rows, at most ten million. */
  rows: number;
};

/** The queens that keep a placement from being completed. */
export type Guilt = {
  /**
   * The minimum number of queens to remove so that there is a way to finish; 0 if there is one already. Null if even the
   * empty board has no way.
   */
  fewest: number | null;
  /** The rows of the queens of every choice of `fewest` queens that leaves a way to finish; at most 1,000 choices. */
  choices: Array<Array<number>>;
};

/** A set of regions that cannot all have a queen. The budget counts queens. */
export type GuiltyRegionsQuestion = {
  /** The puzzle. */
  puzzle: Rows | PuzzleRows;
};

/** The puzzle that `makeGuilty` makes. */
export type GuiltyWanted = {
  /** 5 to 12 rows. */
  size: number;
  /** How many queens must be removed: 1 to 3. */
  fewest: number;
  seed: number;
};

/**
 * One step of a search.
 *
 * Applied in turn to the given queens, the events give the board of the search. There are two exceptions, where the board
 * is read from the search: a `Restart` of a repair search, which places all queens again, and a queen
 * that a recorded program sets on an attacked square, and soon removes. Its square is [refused](Event::Rejected) while it
 * is there.
 */
export type Happened =
  | ({ kind: 'tried' } & Square)
  | ({ kind: 'forced' } & Square)
  | ({ kind: 'removed' } & Square)
  | ({ kind: 'rejected' } & Square)
  | {
      kind: 'swapped';
      /** One of the rows. */
      row: number;
      /** The other. */
      otherRow: number;
      /** Attacking pairs afterwards. */
      conflicts: number;
    }
  | {
      kind: 'deadEnd';
      /** The line without a free square; `None` where no single line is the cause. */
      line: Line | null;
    }
  | {
      kind: 'restart';
      /** The level of the tree, or the number of the attempt, from 1. */
      level: number;
      /** Attacking pairs afterwards; 0 in searches that never have any. */
      conflicts: number;
    }
  | {
      kind: 'phase';
      /** Which part, or which line, from 1. */
      number: number;
      /** Attacking pairs at this moment; 0 in searches that never have any. */
      conflicts: number;
    }
  | { kind: 'solution' }
  | { kind: 'exhausted' };

/** A random board with obstacles, and the cost of deciding it for three searches. */
export type HardBoard = {
  /** Whether it has a solution; null if no search has decided that. */
  found: boolean | null;
  /**
   * The nodes of each search: row by row, the line with the fewest squares first, learning from conflicts. A node is a queen that
   * was set, or a square on which the learning search has decided. Null for a search that was stopped.
   */
  nodes: readonly (number | null)[];
  /** The given queens. */
  given: Rows;
  /** The blocked squares, as row * n + column. */
  keptEmpty: Array<number>;
  /** The excluded anti-diagonals, by row + column. */
  sums: Array<number>;
  /** The excluded diagonals, by column - row. */
  differences: Array<number>;
};

/** A random board with obstacles, decided by three searches. The budget counts nodes. */
export type HardnessQuestion = {
  /** The number of rows, 4 to 32. */
  size: number;
  /** "squares" that are blocked, "diagonals" that are excluded, or given "queens". */
  obstacle: Obstacle;
  /** How many obstacles. */
  amount: number;
  /** The seed that decides where they are. */
  seed: number;
  /** How many nodes each search may take. */
  most: number;
};

/** The progress of a heat map. */
export type HeatProgress = {
  /** How much of the search is done, from 0 to 1. It never decreases. */
  share: number;
  /** How many solutions were counted so far. */
  solutions: number;
};

/** A heat map of the solutions of an empty board. The budget counts nodes. */
export type HeatQuestion = {
  /** The number of rows, at most 16. */
  size: number;
};

/** The kind of a hint. */
export type HintKind = 'wrongQueen' | 'wrongMark' | 'step' | 'search' | 'solved';

/** Colours as 0xRRGGBB. */
export type ImageColours = {
  /** Outside the board. */
  beyond: number;
  /** The background, if squares are too small to be seen. */
  plate: number;
  light: number;
  dark: number;
  given: number;
  found: number;
};

/** A machine instruction. */
export type Instruction = {
  /** Its name on x86. */
  x86: string;
  /** Its name in wasm, if it has one there. */
  wasm: string | null;
  /** Whether this build contains it. */
  here: boolean;
};

/** The task of a program, and what its tree says about its style. Lines count from 1. */
export type JudgedTask = {
  /** Its name. */
  name: ProgramTask;
  /** The number of the board within the task, from 0. */
  round: number;
  /** The line of a function that calls itself, if there is one. */
  recursion?: number;
  /** The first line with a list, a tuple, a set, a dictionary, or an index, if there is one. */
  container?: number;
  /** Whether words are combined bit by bit. */
  bits: boolean;
};

/** The kind of an event, without its data. The order is that of the counters. */
export type Kind =
  | 'tried'
  | 'forced'
  | 'removed'
  | 'rejected'
  | 'swapped'
  | 'deadEnd'
  | 'restart'
  | 'phase'
  | 'solution'
  | 'exhausted';

/** Whether a large board can be completed. The budget counts steps. */
export type LargeCompleteQuestion = {
  /** The placement. It must not change during the job. */
  rows: Rows | readonly number[];
  seed: number;
  /** The engine to use. */
  engine: LargeEngine;
  /** The bounds of the linear completion. */
  bounds?: LinearOptions;
};

/** Whether a large board can be completed. */
export type LargeCompletion = {
  /** The verdict. */
  verdict: Verdict;
  /** With "completed": a completion that includes all given queens and has passed the validator. */
  rows?: Rows;
  /** With "impossible" because two given queens attack each other: those two. */
  conflict?: Conflict;
  /** The engine that answered, or is working. */
  engine: EngineName;
  seed: number;
  /** How many queens were set, also those that were removed again. */
  nodes: number;
  /** How many dead ends there were. */
  deadEnds: number;
  /** How often a search returned to an earlier level, or restarted. */
  returns: number;
};

/** The engine to use. */
export type LargeEngine = 'auto' | 'large' | 'exact' | 'linear';

/** The part of the work that is running. */
export type LargePhase =
  | 'read'
  | 'pass'
  | 'swap'
  | 'repair'
  | 'block1'
  | 'block2'
  | 'block3'
  | 'block4'
  | 'block5'
  | 'exact'
  | 'build'
  | 'check'
  | 'blame'
  | 'over';

/** How far the work is. */
export type LargeProgress = {
  /** The part of the work that is running. */
  phase: LargePhase;
  /** Rows free at the start. */
  free: number;
  /** Rows still free. */
  left: number;
  /** Queens set, including those removed again. */
  nodes: number;
  /** How often nothing more could be set. */
  deadEnds: number;
  /** How often a search went back, or restarted. */
  returns: number;
};

/** The facts about a square. */
export type LargeSquare = {
  /** The queen on it. */
  queen: Standing | null;
  /** Whether there is neither a queen nor an attack. */
  free: boolean;
  /** The nearest queen on each line. */
  attackers: Array<Attacker>;
};

/** Which queens of a large board attack each other. */
export type LargeValidation = {
  /** True when no queen attacks another. */
  ok: boolean;
  /** The number of queens on the board. */
  queens: number;
  /** How many rows are in conflict with one above. */
  conflictCount: number;
  /** The first hundred of them. */
  conflicts: Array<Conflict>;
};

/** How a move is chosen. Among equal moves the seed decides. */
export type Level = 'random' | 'closesLeast' | 'threeAhead' | 'perfect';

/** One line of a board: its kind, and its index from 0. */
export type Line = {
  /** Its direction. */
  kind: LineKind;
  /** The row, the column, or the number of the diagonal (`Square::diagonal`, `Square::anti_diagonal`). */
  index: number;
};

/** The four directions in which a queen attacks. */
export type LineKind = 'row' | 'column' | 'diagonal' | 'antiDiagonal';

/** The bounds of the method. Omitted ones have their published values, or our choice if no value was published. */
export type LinearOptions = {
  /** The second base level, in queens; the published one by default. */
  secondLevel?: number;
  /** The third, which is not below the second. */
  thirdLevel?: number;
  /** How often block 5 repeats from one base square; 10 by default. */
  repeatBound?: number;
  /** How many base squares block 5 tries before it returns to the second level; all by default. */
  baseBound?: number;
  /** How many returns a run may make; 1000 by default, as published. */
  returnBound?: number;
  /** When the damage of a choice is computed. */
  damage?: Damage;
  /** The next action when the bounds are used up. */
  then?: Then;
};

/** The state of a run. Numbers of queens include the given ones. */
export type LinearProgress = {
  /**
   * Steps done. A step examines one pair, chooses one row, or projects the board once. The same seed and position
   * give the same state.
   */
  position: number;
  queens: number;
  /** The base levels as numbers of queens; the first is the number given. */
  levels: [number, number, number];
  repeats: number;
  /** The part of the work that is running. */
  phase: LargePhase;
  /** Rows free at the start. */
  free: number;
  /** Rows still free. */
  left: number;
  /** Queens set, including those removed again. */
  nodes: number;
  /** How often nothing more could be set. */
  deadEnds: number;
  /** How often a search went back, or restarted. */
  returns: number;
};

/** The course of a run, in about 2,000 samples at most. Each list has one value per sample. */
export type LinearStrip = {
  positions: Float64Array;
  /** Rows still free. */
  left: Uint32Array;
  /** 1 to 5, or 6 for the exact search. */
  block: Uint8Array;
  deadEnds: Uint32Array;
  returns: Uint32Array;
};

/** The address of a board, a search and a step. */
export type Link = {
  /** The room. */
  view: string;
  /** The board. */
  rows: Rows;
  /** The search. */
  search: string;
  /** The seed of its random numbers. */
  seed: number;
  /** The position in its run. */
  step: number;
  /** The part that belongs to the room, in its own form: letters, digits and `.~_-*`. */
  own: string;
};

/** The parts of an address: a `Link`, where `own` may be left out. */
export type LinkParts = {
  /** The room. */
  view: string;
  /** The board. */
  rows: Rows | readonly number[];
  /** The search. */
  search: string;
  /** The seed of its random numbers. */
  seed: number;
  /** The position in its run. */
  step: number;
  /** The part that belongs to the room. */
  own?: string;
};

/** How squares map to bits. */
export type Mapping = 'rows' | 'columns';

/** A mask with its name. */
export type Mask = { name: string; word: Word };

/** The meaning of bit c of a word on the board. */
export type Means = 'columns' | 'diagonals' | 'antiDiagonals' | 'squares';

/** The measurements: for each column, one number per row. */
export type Measured = { [key in string]: Float64Array };

/** The moves of a piece with every mask on, and their number by four methods. */
export type Moves = {
  attacks: Word;
  shifting: number;
  clearing: number;
  table: number;
  /** From the distance to the edges alone; null unless there is a single piece. */
  distance: number | null;
  /** The masks that may be switched off. */
  masks: Array<string>;
};

/** Options for tricks about a piece. */
export type MovesOptions = {
  /** How squares map to bits; by rows by default. */
  mapping?: Mapping;
  /** Whether sliding pieces block each other; they do by default. */
  blocked?: boolean;
  /** Masks that are switched off. */
  off?: readonly string[];
};

/** The two placements of a sample of "pair" that differ in one row. */
export type NearPair = {
  /** The one that has a completion. */
  with: Rows;
  /** The one without a completion. */
  without: Rows;
};

/** Why a variable is not the board. */
export type NearReason = 'long' | 'few' | 'outside' | 'other';

/** A variable that is almost a board, and the reason why it is not. */
export type NearVariable = {
  /** Its name. */
  name: string;
  /** Why it is not a board. */
  why: NearReason;
};

/** The rules that decide a square, if the weakest one that applies is always taken. */
export type NeededRules = {
  /** The strongest of these rules. */
  rule: PuzzleRule;
  /** The first of these rules. If it is weaker, the player has skipped a step by it. */
  first: PuzzleRule;
};

/** Which moves `nextMove` may choose from. */
export type NextMoveOptions = {
  /** The rules; all of them by default. */
  rules?: Array<PuzzleRule>;
  /** Whether two cases may begin if no rule applies; by default they may. */
  cases?: boolean;
};

/** The obstacle to a solution on a random board. */
export type Obstacle = 'squares' | 'diagonals' | 'queens';

/** The order of the odd columns. */
export type OddSteps = 'straight' | 'threeOneFiveLast' | 'firstTwoToEnd' | 'pairsSwapped';

/** An operand of an operation: the number of a stage (0 is the typed word), the name of a mask, or a word. */
export type Operand = number | string | Word;

/** The operation of a stage: on one word, or on two. */
export type Operation = Unary | Binary;

/** The solutions that have `of` images each. */
export type Orbit = { of: bigint; orbits: bigint; solutions: bigint };

/** The solutions, by the number of their images. */
export type Orbits = {
  total: bigint;
  /** Solutions that a half turn leaves unchanged. */
  half: bigint;
  /** Solutions that a quarter turn leaves unchanged. */
  quarter: bigint;
  /** The orbits of 8, 4, 2 or 1 images, as far as there are any. */
  bySize: Array<Orbit>;
};

/** In which order a search tries the squares of a line. */
export type Order = 'lowestBit' | 'lowestZero' | 'highestBit' | 'oneByOne';

/** Why an event happened, for a reason that only one search has. */
export type Own = {
  /** The code of the reason. */
  code: string;
  /** The facts that the text names. */
  facts: Record<string, Fact>;
  /** The squares that were compared, the chosen one included; empty if none were. */
  weighed: Array<Weighed>;
};

/** A pipeline that ran. */
export type PipelineRun = {
  /** The pipeline as text, a stage a line. */
  text: string;
  stages: Array<Stage>;
};

/** The queens and marks of a player. */
export type PlayedBoard = {
  /** The queens, with or without the given ones. */
  own: Rows | readonly number[];
  /** The squares that are marked "not here". */
  marks: Uint32Array | readonly number[];
};

/** The properties of every `Error` of the engine in addition to its message. */
export type Problem = {
  /** A stable name in kebab-case, one for each kind of error: the key of a text of the page. */
  code: ErrorCode;
  /** The facts: the place, the content found, the content expected. */
  detail: { [key in string]: Detail };
};

/** The recording of a program. */
export type ProgramRecording = {
  /** The trace of the run, as `docs/trace.md` describes it. */
  trace: string;
  /** The variables that could be the board, the likeliest first. */
  boards: Array<QueensVariable>;
  /** The variable that the trace shows. */
  board: QueensVariable | null;
  /** Whether it places queens by calls. */
  calls: boolean;
  /** Whether it calls a function. */
  called: boolean;
  /** Whether the trace became too long, and ends before the program did. */
  cut: boolean;
  /** Whether it was so long that the last part of the trace has the queens alone. */
  thin: boolean;
  /** The board that the run began with: one of its own size, if the program sets that. */
  given: Rows;
  /** The figures of the trace. */
  found: Findings;
  /** The observations about the program. */
  seen: SeenBoards;
  /** Where the search stops, while solutions are missing. */
  ending: SearchEnding | null;
  /** Whether it does its task. */
  judged: TaskVerdict | null;
};

/** A run of a program. */
export type ProgramRun = {
  /** The reports of the program, a line each. */
  log: string;
  /** The program. */
  source: string;
  /** The board that it began with. */
  given: Rows;
  /** Variables that are shown as bits. */
  words?: readonly string[];
  /** The name of the variable with the queens; if left out, it is found. */
  board?: string;
  /** Why the program was stopped, or failed; left out if it ended normally. */
  stop?: string;
  /** Its task, if it has one. */
  task?: JudgedTask;
};

/** A task for a program. */
export type ProgramTask =
  | 'one'
  | 'all'
  | 'once'
  | 'given'
  | 'none'
  | 'fewer'
  | 'ahead'
  | 'loop'
  | 'bits'
  | 'repair'
  | 'orbits'
  | 'torus';

/** A proof that a placement has no completion, or the verdict without one. */
export type Proof = {
  /** The verdict: "undecided" also where no proof was found within the budget. */
  verdict: Verdict;
  /**
   * The formula of the placement in DIMACS CNF, whatever the verdict. A comment names each variable:
   * `c square ROW COLUMN VARIABLE`, counted from 1.
   */
  cnf: string;
  /** With "impossible": the proof in DRAT as text; empty otherwise. */
  proof: string;
};

/** A proof as two files, so that a long one is handed over without a copy. */
export type ProofFiles = {
  /** The verdict: "undecided" before the work has ended. */
  verdict: Verdict;
  /** The formula of the placement in DIMACS CNF, whatever the verdict, as in `Proof`. */
  cnf: Uint8Array;
  /** With "impossible": the proof in DRAT as text; empty otherwise. */
  proof: Uint8Array;
};

/** The part that is working. */
export type ProofPhase = 'decide' | 'prove' | 'write' | 'over';

/** How `prove` looks for a proof. */
export type ProveOptions = {
  /** The number of nodes after which the answer is undecided; 50,000,000 by default. */
  budget?: number;
};

/** The progress of the work on a proof. */
export type ProveProgress = {
  /** The current phase. */
  phase: ProofPhase;
  /** Queens set in search. */
  nodes: number;
  /** How many bytes of formula and proof were written so far. */
  bytes: number;
};

/** A proof that a placement has no completion. The budget counts nodes. */
export type ProveQuestion = {
  /** The placement. */
  rows: Rows | readonly number[];
};

/** A claim about a square. */
export type PuzzleClaim = 'queen' | 'empty';

/** A square, and the claim about it. */
export type PuzzleClaimed = {
  square: number;
  claim: PuzzleClaim;
  /** The strongest rule that may be used. By default, all of them. */
  strongest?: PuzzleRule;
};

/** The kind of a puzzle. */
export type PuzzleFamily = 'completion' | 'regions';

/** The strongest rule that a puzzle needs. */
export type PuzzleGrade =
  | 'singles'
  | 'blocks'
  | 'pointers'
  | 'killers'
  | 'sets'
  | 'strips'
  | 'trial'
  | 'trial-and-rules'
  | 'search';

/** How hard a puzzle is. */
export type PuzzleGraded = {
  /** How many ways there are to finish; 2 means two or more. */
  ways: 0 | 1 | 2;
  /** The strongest rule that it needs; null unless there is one way. */
  grade: PuzzleGrade | null;
  /** How hard that is; null unless there is one way and the rules find it. */
  level: PuzzleLevel | null;
  /** The only way to finish; null unless there is one. */
  solution: Rows | null;
  /** The steps that solve it, or as many as the rules give; null unless there is one way. */
  steps: Array<PuzzleStep> | null;
};

/** A hint for a player. */
export type PuzzleHint = {
  kind: HintKind;
  /**
   * With "wrongQueen" and "wrongMark": the square of the mistake. With "step": the square in question; null for a
   * pointer, a killer and a set.
   */
  square: number | null;
  /**
   * With "step": the weakest deduction from the queens and marks on the board. With "wrongQueen": the trial that
   * shows why the queen is wrong, if the rules suffice.
   */
  step: PuzzleStep | null;
  /** True if only a trial or a search helps. */
  mayGuess: boolean;
};

/** How hard a puzzle is, in one word for people, derived from its certificate. */
export type PuzzleLevel = 'easy' | 'medium' | 'hard' | 'expert';

/** One line: its kind, and its index from 0. */
export type PuzzleLine = {
  /** Its kind. */
  kind: PuzzleLineKind;
  /** The row, the column or the label of the region. */
  index: number;
};

/** The kind of a line. */
export type PuzzleLineKind = 'row' | 'column' | 'region';

/** A puzzle that was made. */
export type PuzzleMade = {
  /** The given queens. */
  rows: Rows;
  /** For a regions puzzle: a label for each square, row by row. */
  regions?: Int32Array;
  /** The number of stars, if there are several in a line. */
  stars?: number;
  grade: PuzzleGrade;
  /** How it is solved. */
  graded: PuzzleGraded;
};

/** One move of a proof with cases. */
export type PuzzleMove = {
  kind: PuzzleMoveKind;
  /** With "step". */
  step: PuzzleStep | null;
  /** With "suppose": the square of the two cases: a queen first, and then no queen. */
  square: number | null;
  /** With "contradiction": the lines that cannot all have their queens. */
  lines: Array<PuzzleLine>;
  /** With "way": the squares of all queens. */
  queens: Array<number>;
};

/** The kind of a move. */
export type PuzzleMoveKind = 'step' | 'suppose' | 'contradiction' | 'way';

/** The progress of making a puzzle. */
export type PuzzleProgress = {
  /** How many tries were not as wanted. */
  tries: number;
  /** The number of tries after which the search is given up. */
  most: number;
};

/** A proof of how many ways there are to finish: as many as its moves of the kind "way". */
export type PuzzleProof = { moves: Array<PuzzleMove> };

/** A claim about a free square, and the reason for it. */
export type PuzzleReason = {
  rule: PuzzleRule;
  square: number;
  /** The lines to which the rule is applied: rows from 0, then columns from `size`, then regions from `2 * size`. */
  lines: Uint32Array | readonly number[];
  /**
   * Whether the square has a queen. By default, it has one by "single" and "block", and no queen by any other rule; a
   * "strip" decides both.
   */
  claim?: PuzzleClaim;
};

/** The answer of `reviewPuzzle`. */
export type PuzzleReview = {
  /** The rules that each reviewed step needed. */
  steps: Array<NeededRules>;
};

/** A puzzle: the given queens, and a label from 0 for each square, row by row, if the board has regions. */
export type PuzzleRows = {
  /** A column per row, counted from 0, -1 if no queen is given. With several stars, as many columns per row. */
  rows: Rows | readonly number[];
  regions?: Int32Array | readonly number[];
  /** The number of pieces of each row, column and region: 1 to 3, by default 1. */
  stars?: number;
};

/** The rules of the ladder, the weakest first. */
export type PuzzleRule = 'single' | 'block' | 'pointer' | 'killer' | 'set' | 'strip' | 'trial' | 'trial-and-rules';

/**
 * One deduction, with its reason. A square is `row * size + column`, counted from 0.
 *
 * "single": the queen is on `square`, because one of `lines` has no other free square. "killer": no queen can be on the
 * excluded squares, because it would attack all `free` squares of the line in `lines`. "pointer": the same, and the `free`
 * squares all lie on the line `within`. "set": the `free` squares of several `lines` all lie on as many lines `within`, so
 * the other free squares of those are excluded. "trial" and "trial-and-rules": no queen can be on `square`, because then
 * the steps of `chain` follow, and the line in `lines` has no free square left; `free` are its free squares now.
 *
 * With several stars, `missing` is the number of pieces that the lines still need. "single": the lines need as many as they
 * have free squares. "block": the other free squares lie in `blocks` of two by two, each with at most one piece, and these
 * are too few. "killer": a piece on an excluded square would leave the `blocks`, too few, and complete the lines `within`.
 * "strip": the lines `within` need `missing` pieces more than `lines`, and these are on the squares `free`, which are on
 * the former and not on the latter: the same conclusions apply to them as to a line.
 */
export type PuzzleStep = {
  rule: PuzzleRule;
  /** Null for a pointer, a killer, a set, and a strip that excludes squares. */
  square: number | null;
  lines: Array<PuzzleLine>;
  within: Array<PuzzleLine>;
  free: Array<number>;
  /** The number of pieces that `lines` still need, or that a strip contains. */
  missing: number;
  /** With several stars: squares of which each list contains at most one piece. */
  blocks: Array<Array<number>>;
  /** Free squares where no queen can be placed. */
  excludes: Array<number>;
  chain: Array<PuzzleStep>;
};

/** The verdict on a reason. */
export type PuzzleVerdict = {
  kind: VerdictKind;
  /** With "accepted": the step, with every square that the same fact excludes. */
  step: PuzzleStep | null;
  /**
   * With "refused": queens that agree with everything proved so far, all those of the lines, and the claim is false. Null
   * if no such queens exist: then the claim is true, but not for this reason.
   */
  counterexample: Array<number> | null;
};

/** A puzzle of a wanted grade or level. The same seed gives the same puzzle. The budget counts tries. */
export type PuzzleWanted = {
  /** 5 to 12 rows for completion, 5 to 11 for regions, 8 to 11 with two stars, 13 and 14 with three. */
  size: number;
  family: PuzzleFamily;
  /** The strongest rule that the puzzle should need. If it is "killers", pointers may suffice. */
  grade?: PuzzleGrade;
  /** The level, instead of a grade. */
  level?: PuzzleLevel;
  /** With regions: the number of pieces of each row, column and region, by default 1. */
  stars?: number;
  seed: number;
};

/** Ways to finish a puzzle. */
export type PuzzleWays = {
  /** The first of them. */
  ways: Array<Rows>;
  /** Whether these are all ways. */
  all: boolean;
  /** The number of moves of the proof that these are all ways; null if no proof was requested, or it is too long. */
  proof: number | null;
};

/** The first ways to finish a puzzle. The budget counts queens. */
export type PuzzleWaysQuestion = {
  /** The puzzle. */
  puzzle: Rows | PuzzleRows;
  /** The maximum number of ways that are listed, up to 1,000. */
  most: number;
  /** The maximum length of a proof that these are all ways, in moves. Without it, none is made. */
  proof?: number;
};

/** Numbers of queens, given and found. */
export type QueenCounts = { given: number; found: number };

/** A queen in view. */
export type QueenOf = { row: number; column: number; given: boolean };

/** How a variable represents queens. A value that fits several forms is read as the first one. */
export type QueensForm = 'columns' | 'table' | 'squares' | 'map' | 'flat' | 'digits';

/** The variable of a program that has the queens. */
export type QueensVariable = {
  /** Its name. */
  name: string;
  /** How it represents queens. */
  form: QueensForm;
  /** The number of the first column: 0 or 1. */
  from: number;
};

/** Every question that `new Job(name, question)` answers. */
export type Questions = {
  /**
   * The check of a proof in DRAT. Two files are fed to it: the proof, then the formula in DIMACS CNF, in pieces cut
   * anywhere. The budget counts looks at clauses.
   */
  check: { question: CheckQuestion; progress: CheckProgress; answer: Checked };

  /** How many queens searches try on a board. The budget counts events. */
  compare: { question: CompareQuestion; progress: null; answer: Comparison };

  /** Whether a placement can be completed. The budget counts steps of the search. */
  complete: { question: CompleteQuestion; progress: CompleteProgress; answer: Completion };

  /** One way to finish a board under any rule, or the pieces to blame. The budget counts nodes. */
  completeByRule: { question: RuleCompleteQuestion; progress: RuleCompleteProgress; answer: RuleCompletion };

  /** Whether a large board can be completed. The budget counts steps. */
  completeLarge: { question: LargeCompleteQuestion; progress: LargeProgress; answer: LargeCompletion };

  /**
   * A solution of `n` rows by formula: with a `step` the modular line, without one the explicit solution. The budget counts
   * rows.
   */
  construct: { question: ConstructQuestion; progress: null; answer: BoardMade };

  /** In how many ways boards can be finished. The budget counts nodes. */
  countByRule: { question: RuleCountQuestion; progress: RuleCount; answer: RuleCount };

  /** As many solutions as possible that share no square. The budget counts nodes. */
  disjoint: { question: DisjointQuestion; progress: DisjointReport; answer: DisjointReport };

  /** An estimate of the number of solutions that gets better with every slice, without end. The budget counts queens. */
  estimate: { question: EstimateQuestion; progress: EstimateProgress; answer: EstimateProgress };

  /** An instance of the excluded-diagonals problem, to be decided. The budget counts steps of the search. */
  exclude: { question: ExcludedQuestion; progress: null; answer: ExcludedAnswer };

  /** Samples of one kind. The budget counts steps. */
  experiment: { question: ExperimentQuestion; progress: ExperimentProgress; answer: ExperimentAnswer };

  /** The fewest additional queens that leave one way to finish a puzzle. The budget counts queens. */
  fewestQueens: { question: FewestQueensQuestion; progress: FewestProgress; answer: FewestQueens };

  /** How long the formula of a placement would be. */
  formulaSize: { question: FormulaSizeQuestion; progress: null; answer: FormulaSize };

  /** A random placement. The budget counts queens. */
  generate: { question: GenerateQuestion; progress: GenerateProgress; answer: BoardMade };

  /** The best that pieces can do on a board. The budget counts nodes. */
  goal: { question: GoalQuestion; progress: GoalReport; answer: GoalReport };

  /** How hard a puzzle is. The budget counts queens, then steps of the solution. */
  gradePuzzle: { question: GradeQuestion; progress: null; answer: PuzzleGraded };

  /** The greedy queens of an infinite board. The budget counts queens. */
  greedy: { question: GreedyQuestion; progress: null; answer: GreedyQueens };

  /** A set of regions that cannot all have a queen. The budget counts queens. */
  guiltyRegions: { question: GuiltyRegionsQuestion; progress: null; answer: RegionsToBlame };

  /** A random board with obstacles, decided by three searches. The budget counts nodes. */
  hardness: { question: HardnessQuestion; progress: null; answer: HardBoard };

  /** A heat map of the solutions of an empty board. The budget counts nodes. */
  heat: { question: HeatQuestion; progress: HeatProgress; answer: SolutionsHeat };

  /** In how many ways a board can be finished, and which squares they use. The budget counts nodes. */
  heatByRule: { question: RuleHeatQuestion; progress: RuleHeat; answer: RuleHeat };

  /** The ways to finish a board under any rule, one by one. The budget counts nodes. */
  listByRule: { question: RuleListQuestion; progress: null; answer: RuleList };

  /** A puzzle of a wanted grade or level. The same seed gives the same puzzle. The budget counts tries. */
  makePuzzle: { question: PuzzleWanted; progress: PuzzleProgress; answer: PuzzleMade };

  /** A proof that a placement has no completion. The budget counts nodes. */
  prove: { question: ProveQuestion; progress: ProveProgress; answer: ProofFiles };

  /** The first ways to finish a puzzle. The budget counts queens. */
  puzzleWays: { question: PuzzleWaysQuestion; progress: null; answer: PuzzleWays };

  /** A file of a placement, which is fed to it in pieces cut anywhere. */
  read: { question: ReadQuestion; progress: ReadProgress; answer: FileRead };

  /**
   * A proof that a formula cannot be satisfied, checked before it is given. The budget counts conflicts, then looks at
   * clauses.
   */
  refute: { question: RefuteQuestion; progress: null; answer: Refuted };

  /**
   * Which rules the steps of a player needed. Steps from or to a board with a mistake are left out. The budget counts
   * deductions.
   */
  reviewPuzzle: { question: ReviewQuestion; progress: null; answer: PuzzleReview };

  /** The completion threshold of a board. The budget counts sets of queens. */
  threshold: { question: ThresholdQuestion; progress: ThresholdProgress; answer: ThresholdAnswer };

  /**
   * A count of the solutions of an empty board that a rotation leaves unchanged. The budget counts queens, without their
   * images.
   */
  turnedCount: { question: TurnedCountQuestion; progress: TurnedProgress; answer: TurnedProgress };

  /** Which queens of a large board attack each other. The budget counts rows. */
  validate: { question: ValidateQuestion; progress: ValidateProgress; answer: LargeValidation };
};

/** A board that was read from a text. */
export type ReadBoard = {
  /** The form of the text. */
  form: BoardForm;
  /** The rule, as `countByRule` accepts it. */
  rule: string;
  /** How many rows there are. */
  rows: number;
  /** How many columns there are. */
  columns: number;
  /** The number of pieces for each row, column and region. */
  stars: number;
  /** The region of each square, row by row, from 0; absent if there are no regions. */
  regions?: Int32Array;
  /** Squares that do not belong to the board, row by row from the top left. */
  walls: Int32Array;
  /** Squares with a piece. */
  given: Int32Array;
  /** Squares that are to stay empty. */
  marks: Int32Array;
  /** The solution that the text gives: the squares of its pieces; absent if it gives no solution. */
  solution?: Int32Array;
  /** How the text was read, if there was a choice; otherwise absent. */
  notes?: Array<ReadNote>;
};

/** A remark on how a text was read. */
export type ReadNote = {
  /** A stable name in kebab-case. */
  code: string;
  /** A sentence in English. */
  message: string;
  /** The facts by name. */
  detail: { [key in string]: Detail };
};

/** How far a file was read. */
export type ReadProgress = {
  /** How many bytes were read. */
  bytes: number;
  /** How many rows were read. */
  rows: number;
};

/** A file of a placement, which is fed to it in pieces cut anywhere. */
export type ReadQuestion = {
  /** The length of the file, if known. */
  bytes?: number;
};

/** Why the last event happened. Rows and columns count from 0. */
export type Reason =
  | {
      kind: 'choice';
      /** The square of the queen. */
      square: Square;
      /** The columns that were free and not yet tried, the chosen one included. */
      free: Array<number>;
      /** Why this square was chosen. */
      order: Order;
      /** Whether a queen was tried in this row before. */
      again: boolean;
      /** Why other squares of the row are left out that no queen attacks; `None` if there are no such squares. */
      rule: Rule | null;
    }
  | {
      kind: 'choiceInColumn';
      /** The square of the queen. */
      square: Square;
      /** The rows that were free and not yet tried, the chosen one included. */
      free: Array<number>;
      /** Whether a queen was tried in this column before. */
      again: boolean;
    }
  | {
      kind: 'onlyOne';
      /** The square of the queen. */
      square: Square;
      /** The line that left no choice. */
      line: Line;
    }
  | {
      kind: 'attacked';
      /** The square. */
      square: Square;
      /** The queen. */
      by: Square;
      /** The kind of line between them. */
      line: LineKind;
    }
  | {
      kind: 'allAttacked';
      /** The line. */
      line: Line;
      /** One queen for each of its squares. */
      attackers: Array<Attack>;
    }
  | {
      kind: 'attackedOrLeftOut';
      /** The line. */
      line: Line;
      /** One queen for each attacked square. */
      attackers: Array<Attack>;
      /** The squares that are left out. */
      leftOut: Array<Square>;
      /** Why they are left out. */
      rule: Rule;
    }
  | {
      kind: 'back';
      /** The former square of the queen. */
      square: Square;
      /** The columns of its row that are free and still to be tried. */
      left: Array<number>;
      /** The order in which they will be tried. */
      order: Order;
    }
  | {
      kind: 'backInColumn';
      /** The former square of the queen. */
      square: Square;
      /** The rows of its column still to be tried. */
      left: Array<number>;
    }
  | {
      kind: 'backForced';
      /** The former square of the queen. */
      square: Square;
      /** The line that left no choice. */
      line: Line;
    }
  | ({ kind: 'own' } & Own)
  | {
      kind: 'solved';
      /** Its number in this run, from 1. */
      nth: number;
    }
  | {
      kind: 'solvedWithImages';
      /** Its number in this run, from 1. */
      nth: number;
      /** The number of solutions that it represents, itself included. */
      images: number;
    }
  | {
      kind: 'overWithImages';
      /** How many solutions it found. */
      solutions: number;
      /** How many there are with their images. */
      total: number;
    }
  | {
      kind: 'over';
      /** How many solutions it found. */
      solutions: number;
      /** Whether this proves that there are no others. */
      complete: boolean;
    };

/** How a program shows which boards it treats as solutions. */
export type Recognition = 'says' | 'does' | 'none';

/** A run that was recorded. */
export type RecordedRun = {
  /** The text of the trace, as `docs/trace.md` describes it. */
  trace: string;
};

/** A report that is refused. */
export type Refusal = {
  /** Its place in the list. */
  at: number;
  why: RefusedFor;
};

/** Why a report is refused. */
export type RefusedFor = 'noReport' | 'damaged' | 'foreign';

/** A line of which each candidate leads to an empty line. */
export type Refutation = {
  /** A row or a column without a queen. */
  line: Line;
  /** One for each candidate of the line, from the top or the left. Empty if the line has none. */
  trials: Array<Trial>;
};

/**
 * A proof that a formula cannot be satisfied, checked before it is given. The budget counts conflicts, then looks at
 * clauses.
 */
export type RefuteQuestion = {
  /** The formula: in DIMACS CNF, or that of a board as `writeBoard` writes it in the form "cnf". */
  of: string | BoardToWrite;
};

/** A proof that a formula cannot be satisfied, or the verdict without one. */
export type Refuted = {
  /**
   * "impossible" if the formula cannot be satisfied and the checker has confirmed the proof, "completed" if it can be;
   * "undecided" before that is known.
   */
  verdict: Verdict;
  /** The formula in DIMACS CNF. */
  cnf: Uint8Array;
  /** With "impossible": the proof in DRAT as text. */
  proof: Uint8Array;
  /** How many steps of the proof were checked. */
  steps: number;
};

/** The answer of `guiltyRegions`. */
export type RegionsToBlame = {
  /** The labels of the regions. */
  labels: Uint32Array;
};

/** One register at one moment. */
export type Register =
  | {
      kind: 'word';
      /** The key of its name on the page. */
      name: string;
      /** The word. */
      bits: number;
      /** How many of its bits lie on the board. */
      width: number;
      /** The meaning of the bits. */
      means: Means;
      /** The row that the bits describe, from 0; `None` when all rows have a queen. */
      row: number | null;
      /** Whether the last step changed it. */
      changed: boolean;
    }
  | {
      kind: 'board';
      /** The key of its name on the page. */
      name: string;
      /** The lower 32 bits: columns 0 to 3. */
      low: number;
      /** The upper 32 bits: columns 4 to 7. */
      high: number;
      /** Whether the last step changed it. */
      changed: boolean;
    }
  | {
      kind: 'bytes';
      /** The key of its name on the page. */
      name: string;
      /** The numbers. */
      values: [number, number, number, number, number, number, number, number];
      /** Whether the last step changed it. */
      changed: boolean;
    }
  | {
      kind: 'tallies';
      /** The key of their name on the page. */
      name: string;
      /** The counts, in the order of the line numbers. */
      values: Array<number>;
      /** Whether a line can contain several queens that attack each other. If not, the counts are 0 or 1. */
      crowded: boolean;
    }
  | ({ kind: 'table' } & Table)
  | {
      kind: 'variable';
      /** Its name in the program. */
      name: string;
      /** Its value, as the program writes it. */
      value: string;
      /** The value as a word, if it is an int whose bits the program uses. */
      word: Bits | null;
      /** The call that it belongs to: 0 is the program, k the k-th open call. */
      depth: number;
      /** Whether the last step has set it. */
      changed: boolean;
      /** The line of the source that has set it last, from 1; 0 if that was before the first. */
      line: number;
    }
  | {
      kind: 'number';
      /** The key of its name on the page. */
      name: string;
      /** The number. */
      value: number;
      /** Whether it is shown next to the counters of the run. */
      shown: boolean;
    };

/** One given queen, and the number of completions after its removal. */
export type Release = {
  /** The row of the queen. */
  row: number;
  /** Completions without it. */
  count: number;
};

/**
 * Which rules the steps of a player needed. Steps from or to a board with a mistake are left out. The budget counts
 * deductions.
 */
export type ReviewQuestion = {
  /** The puzzle. */
  puzzle: Rows | PuzzleRows;
  /** The only way to finish it. */
  solution: Rows | readonly number[];
  /** The boards after each step, from the first to the last. */
  boards: Array<PlayedBoard>;
};

/** A column per row, counted from 0, with -1 where the row is empty. Its length is the size of the board. */
export type Rows = Int32Array;

/** Why a search leaves out squares that no queen attacks: a code for which the page has a text. */
export type Rule = string;

/** The progress of the search for a completion under a rule. */
export type RuleCompleteProgress = {
  /** Pieces set in search. */
  nodes: number;
  /** The current phase. */
  phase: CompletePhase;
  /** While pieces to blame are searched for: the answer so far, with the smallest set found. */
  known: RuleCompletion | null;
};

/** One way to finish a board under any rule, or the pieces to blame. The budget counts nodes. */
export type RuleCompleteQuestion = {
  /** The board. */
  board: RuledBoard;
  /** The seed that decides which completion is found: the same seed gives the same one. */
  seed: number;
  /** Which set of pieces to blame is searched for; by default the smallest. */
  blame?: BlameWanted;
  /** Completions that are excluded, each by its squares. If there are no others, the answer is `noOther`. */
  besides?: readonly Int32Array[];
};

/** Whether a board under another rule can be completed. */
export type RuleCompletion = {
  /** The engine that answered, or is working. */
  engine: EngineName;
  /** Pieces set in search. */
  nodes: number;
} & (
  | {
      verdict: 'completed';
      /** The squares of all pieces, the given ones included. */
      squares: Int32Array;
      blame?: undefined;
      blameIs?: undefined;
    }
  | {
      /** Always a proof. */
      verdict: 'impossible';
      squares?: undefined;
      /**
       * Given pieces that have no common completion, by their squares.
       * Absent if they were not requested; empty if even the empty board has no completion.
       */
      blame?: Uint32Array;
      /**
       * How small that set is: `smallest` if every smaller set of given pieces has a completion, `irreducible` if
       * each of its pieces is needed though a smaller set may exist elsewhere, `unreduced` if the search for smaller
       * sets has not ended.
       */
      blameIs?: BlameIs;
    }
  | {
      verdict: 'undecided' | 'noOther';
      squares?: undefined;
      blame?: undefined;
      blameIs?: undefined;
    }
);

/** How many ways a count has found. */
export type RuleCount = {
  /** Ways found so far. */
  count: bigint;
  /** Pieces set in search. */
  nodes: number;
  /** How much of the work is done, from 0 to 1: an estimate. */
  share: number;
  /** Whether it has stopped at the requested number of nodes. */
  cut: boolean;
};

/** In how many ways boards can be finished. The budget counts nodes. */
export type RuleCountQuestion = {
  /** The boards. They are counted one after another, and the ways are added up. */
  boards: Array<RuledBoard>;
  /** The number of nodes after which the count stops; without it, the count runs to its end. */
  most?: number;
};

/** How many ways a count has found, and for each square, how many of them use it. */
export type RuleHeat = {
  /** Ways found so far. */
  count: bigint;
  /** Pieces set in search. */
  nodes: number;
  /** A number for each square, row by row: how many of the ways have a piece on it. */
  squares: Float64Array;
};

/** In how many ways a board can be finished, and which squares they use. The budget counts nodes. */
export type RuleHeatQuestion = {
  /** The board. */
  board: RuledBoard;
};

/** Ways to finish, one by one. */
export type RuleList = {
  /** The squares of all pieces of each way, `pieces` per way, ascending within each. */
  squares: Uint32Array;
  /** How many pieces each way has. */
  pieces: number;
  /** For each way, the number of its orbit under the rotations and reflections that keep the rule, from 0. */
  orbits: Uint32Array;
  /** Whether there are more ways than were requested. */
  cut: boolean;
};

/** The ways to finish a board under any rule, one by one. The budget counts nodes. */
export type RuleListQuestion = {
  /** The board. */
  board: RuledBoard;
  /** The number of ways to store, at most 100,000. */
  most: number;
};

/** The pieces and the board of a question about a rule, and options for the answer. */
export type RuleOptions = {
  /** Squares of the given pieces, row by row from the top left. */
  given?: Int32Array | readonly number[];
  /** Squares that do not belong to the board. */
  walls?: Int32Array | readonly number[];
  /** Squares where no piece may be, but through which attacks pass. */
  keptEmpty?: Int32Array | readonly number[];
  /** A label for each square, from 0: no region has two pieces. For the rule touching, on a square board. */
  regions?: Int32Array | readonly number[];
  /**
   * The number of pieces in each row, column and region: 1 to 3, by default 1. Two and more are for `countByRule` and
   * `completeByRule`, the rule touching and a square board of up to 20 rows; `pieces` and `seed` are not used then,
   * and no pieces are blamed.
   */
  stars?: number;
  /** Diagonals that stay empty: column - row. */
  differences?: Int32Array | readonly number[];
  /** Anti-diagonals that stay empty: column + row. */
  sums?: Int32Array | readonly number[];
  /** The number of pieces at the end. */
  pieces?: number;
  /** The number of nodes after which the answer is undecided. */
  budget?: number;
  /** The seed that decides which completion is found. */
  seed?: number;
  /** Which set of pieces to blame is searched for; by default the smallest, within a tenth of the budget. */
  blame?: BlameWanted;
};

/** The table of a rule on a board. */
export type RuleTable = {
  /** The name of the rule, as it is written. */
  rule: string;
  /** Whether no row can have two pieces. */
  onePerRow: boolean;
  /** Whether no column can have two pieces. */
  onePerColumn: boolean;
  /** Whether pieces are set from the top row down, so that a piece may free squares that an earlier one attacks. */
  ordered: boolean;
  /** By how many columns each row is shifted, relative to the leftmost one. */
  offsets: Uint32Array;
  /** The effects of a piece, way by way. */
  ways: Array<RuleWay>;
  /** For each square, the squares where no piece can be together with one on it. */
  conflicts: SquareLists;
  /** The rotations and reflections that keep the rule on this board. */
  symmetries: Array<Transform>;
};

/** The effect of a piece on each square along one way. */
export type RuleWay = {
  /** `row`, `column`, `diagonal`, `antiDiagonal`, `jump`, `region`, or `formula1` to `formula4`. */
  way: string;
  /** Whether it frees an attacked square, and attacks a free one. */
  toggles: boolean;
  /** The squares that it reaches. */
  reaches: SquareLists;
  /** The squares among them that it reaches only across a joined edge. */
  beyond: SquareLists;
};

/** A board under a rule, with the pieces on it. */
export type RuledBoard = {
  /** The name of the rule. */
  rule: string;
  /** How many rows there are. */
  rows: number;
  /** How many columns there are. */
  columns: number;
  /** The other options. */
  options?: RuleOptions;
};

/** Where a search stops. */
export type SearchEnding = {
  /** The line, from 1; `None` where the trace names none. */
  line: number | null;
  /** The progress of the search. */
  how: EndingKind;
  /** The queens on the board. */
  queens: number;
  /** The columns of the first row that were tried. */
  tried: number;
};

/** One search of the catalogue. */
export type SearchInfo = {
  /** Its name, used in addresses and on the page. */
  name: string;
  /** The largest board it can serve. */
  largest: number;
  /** Whether the run depends on the seed. */
  seeded: boolean;
  /** The further requirement on a placement. */
  demand: Demand;
  /** How it works. */
  family: Family;
};

/** Observations of a program. */
export type SeenBoards = {
  /** How it shows which boards it treats as solutions. */
  by: Recognition;
  /** The solutions that it recognizes; with `none`, the solutions that were on the board. */
  solutions: number;
  /** How many of these are different. */
  different: number;
  /** The full boards that it wrongly treats as solutions. */
  wrong: number;
  /** The first of these. */
  first: WrongBoard | null;
  /** A number that it prints, and that is not the number of solutions. */
  printed: number | null;
  /** It prints the number of solutions. */
  prints: boolean;
  /** It prints that there is no solution. */
  denies: boolean;
  /** It prints nothing. */
  silent: boolean;
  /** A list of boards that are not all solutions, or not all different. */
  collected: BoardList | null;
  /** A list of all solutions, each once. */
  collects: BoardList | null;
  /** The solutions are written in the program. */
  table: boolean;
  /** The line that makes a board whose rows are one list, from 1. */
  rows: number | null;
  /** If no board was found: the variable that is most like one. */
  near: NearVariable | null;
};

/** The progress of a shard. */
export type ShardProgress = {
  /** How many were found in it so far. */
  found: bigint;
  /** How much of it is done, from 0 to 1. */
  share: number;
};

/**
 * The report on one shard. It must be stored and returned unchanged: it contains its version and a checksum. In JSON, big
 * integers may be decimal texts.
 */
export type ShardResult = {
  version: number;
  question: number;
  shards: number;
  shard: number;
  found: bigint;
  fundamental: bigint;
  nodes: bigint;
  checksum: number;
};

/** How many solutions an empty board has. */
export type Solutions = {
  /** All of them. */
  total: bigint;
  /** One for each class of solutions that are rotations and reflections of each other. */
  fundamental: bigint;
};

/** An estimate of the number of solutions of an empty board, with a bar that contains the true number in 95 of 100 runs. */
export type SolutionsEstimate = {
  /** The mean of the probes; infinite above the largest double. */
  estimate: number;
  /** The lower end of the bar. */
  low: number;
  /** The upper end of the bar. */
  high: number;
  /** How many probes were made. */
  probes: number;
  /** The logarithm to base 10 of the estimate; minus infinity if it is 0. */
  log10: number;
  /** The logarithm to base 10 of the lower end. */
  log10Low: number;
  /** The logarithm to base 10 of the upper end. */
  log10High: number;
};

/** In how many solutions of an empty board each square has a queen. */
export type SolutionsHeat = {
  /** n * n numbers, row by row. */
  squares: Float64Array;
  /** The number of solutions. */
  solutions: number;
};

/** How a random placement is made. */
export type Source = 'random' | 'solution';

/** The words of a recorded run at one moment. */
export type Spoken = {
  /** The words that go with the last step. */
  said: string | null;
  /** The names of the open calls, from the first. */
  calls: Array<string>;
  /** How many lines the program has written so far. */
  printed: number;
  /** The last of them, at most `MAX_PRINTED`. */
  lines: Array<string>;
  /** Why the program was stopped, if it was. */
  stopped: string | null;
};

/** A square of the board, counted from 0. */
export type Square = {
  /** Row, from the top. */
  row: number;
  /** Column, from the left. */
  column: number;
};

/** A list of squares for each square: those of square `s` are `squares[starts[s]]` to `squares[starts[s + 1] - 1]`. */
export type SquareLists = {
  /** Where the list of each square begins, and where the last one ends. */
  starts: Uint32Array;
  /** All lists, one after another. */
  squares: Uint32Array;
};

/** One stage of a pipeline, and its result. */
export type Stage = {
  operation: Operation;
  /** One operand, or two. */
  operands: Array<Operand>;
  word: Word;
  /** For add, subtract and negate: the places that passed a carry (or a borrow) on to the next one. */
  carries: Word | null;
};

/** The origin of the queen on a square. */
export type Standing = 'given' | 'found';

/** The result of `run` of a job: 0, there is more to do; 1, the answer is final; 2, `feed` it the next piece of its files; 3, there is more to do, and the budget counts something else from here. */
export type Step = 0 | 1 | 2 | 3;

/** Facts about a placement that can be found quickly. Null means "not known within the budget". */
export type Survey = {
  /** Completions of the placement. */
  count: number | null;
  /** n * n numbers, row by row: how many completions have a queen on the square. */
  squares: Float64Array | null;
  /** The number of completions with zero, one, two ... of the given queens, in the order in which they were set. */
  funnel: Array<number | null>;
  /** The given queen whose removal leaves the most completions. Null also when nothing is given. */
  release: Release | null;
};

/** Rows or columns with a figure each, in the order in which the search prefers them. */
export type Table = {
  /** Which table of the search it is. The page has a text for it. */
  name: string;
  /** Whether its lines are rows or columns. */
  of: LineKind;
  /** The indices of the lines, from 0. */
  lines: Array<number>;
  /** The figure of each. */
  figures: Array<number>;
  /** The line that the last step chose; `None` if it chose none. */
  chosen: number | null;
  /** The facts that the text names. */
  facts: Record<string, Fact>;
};

/** The sum of reports. */
export type Tally = {
  found: bigint;
  /** 0 if the method does not find it. */
  fundamental: bigint;
  nodes: number;
  /** The shards without a report. */
  open: Array<number>;
  /** Reports that were damaged, or of another count or version. */
  refused: number;
  /** Why each of them is refused. */
  refusals: Array<Refusal>;
  /** Present once every shard has reported, if the count is of all solutions of a board. */
  orbits?: Orbits;
};

/** The verdict on a task. */
export type TaskVerdict = {
  /** Whether the task is done on this board. */
  reached: boolean;
  /** Why, or why not. */
  why: VerdictReason;
  /** The figure of the program. */
  figure: number;
  /** The required figure. */
  asked: number;
};

/** The two text forms of a placement. */
export type TextForm = 'list' | 'diagram';

/** The next action when the bounds of a run are used up. */
export type Then = 'undecided' | 'exact';

/** The completion threshold, and the work for it. */
export type ThresholdAnswer = {
  /** The threshold; null before the end. */
  found: BlockingQueens | null;
  /** How many placements were proved to have completions, including rotated and reflected ones. */
  placements: number;
  /** The reports on the last shards. */
  reports: Array<Covered>;
};

/** How far the search for the threshold is. */
export type ThresholdProgress = {
  /** How many queens are placed now: all placements of fewer queens can be completed. */
  queens: number;
  /** Which share of the placements of this many queens was examined, from 0 to 1. */
  share: number;
  /** How many placements were proved to have completions, including rotated and reflected ones. */
  placements: number;
  /**
   * A report on each shard that was finished since the last progress, in the form of the lines of `queens shard`. They must
   * be stored unchanged: each contains a checksum.
   */
  reports: Array<Covered>;
};

/** The completion threshold of a board. The budget counts sets of queens. */
export type ThresholdQuestion = {
  /** The number of rows, 4 to 24. */
  size: number;
  /**
   * The reports of an earlier search, whose shards are not searched again. A report that was changed, or belongs to
   * another board, is left out.
   */
  reports?: readonly unknown[];
};

/** The figures of a run. */
export type TraceCheck = {
  /** The number of rows. */
  size: number;
  /** How many steps it has. */
  steps: number;
  /** Queens set. */
  tried: number;
  /** Queens removed. */
  removed: number;
  /** Squares refused. */
  rejected: number;
  /** Solutions found. */
  solutions: number;
  /** How many of them are different. */
  different: number;
  /** How often the program has claimed a board as a solution that is not one. */
  wrong: number;
};

/** Which run of a search is written, and how much of it. */
export type TraceOptions = {
  /** The seed of the run. */
  seed?: number;
  /** After how many steps it is cut; 900,000 at most. */
  most?: number;
  /** The decisions of a branch, in the order of their positions. */
  decisions?: Array<Decision>;
};

/** The figures of a trace that was written elsewhere. */
export type TraceReview = {
  /** The board that the run began with. */
  given: Rows;
  /** The figures of the trace. */
  found: Findings;
  /** Where the search stops, while solutions are missing. */
  ending: SearchEnding | null;
};

/**
 * One of the eight symmetries of a square board. Turns are clockwise.
 *
 * ```text
 *   Identity    QuarterTurn    HalfTurn   ThreeQuarterTurn
 *    1 2 3         7 4 1         9 8 7         3 6 9
 *    4 5 6         8 5 2         6 5 4         2 5 8
 *    7 8 9         9 6 3         3 2 1         1 4 7
 *
 * FlipHorizontal FlipVertical   Transpose    AntiTranspose
 *    3 2 1         7 8 9         1 4 7         9 6 3
 *    6 5 4         4 5 6         2 5 8         8 5 2
 *    9 8 7         1 2 3         3 6 9         7 4 1
 * ```
 */
export type Transform =
  | 'identity'
  | 'quarterTurn'
  | 'halfTurn'
  | 'threeQuarterTurn'
  | 'flipHorizontal'
  | 'flipVertical'
  | 'transpose'
  | 'antiTranspose';

/**
 * The explored tree, down to the deepest level whose nodes can all be stored. Each array has one entry per node: parents
 * before children, siblings in the order in which they were tried. The first entry is the root, which represents the given
 * queens.
 */
export type Tree = {
  /** The position up to which the tree is known. */
  furthest: number;
  /** The index of each node's parent; 0 at the root. */
  parents: Uint32Array;
  /** The row of its queen; -1 at the root. */
  rows: Int32Array;
  /** See `rows`. */
  columns: Int32Array;
  /** 1 for a queen that was set on the only square left. */
  forced: Uint8Array;
  /** The position after its queen was set. */
  from: Float64Array;
  /** The position after its queen was removed: Infinity while it is on the board. */
  to: Float64Array;
  /** Queens set below it, including levels that are not stored. */
  nodes: Float64Array;
  /** Solutions found below it, including levels that are not stored. */
  solutions: Float64Array;
};

/** A candidate, and the consequences of a queen on it. */
export type Trial = {
  /** The candidate. */
  square: Square;
  /** The queens that it forces, each on the last candidate of its line. */
  forced: Array<ForcedQueen>;
  /** The line that has no candidate in the end. */
  empty: Line;
  /** Whether one queen was forced and its line and the empty one had the same single row or column left. */
  shared: boolean;
};

/** A trick that can be run. */
export type Trick = {
  name: string;
  /** Whether the answer is a number, and not a set of bits. */
  counts: boolean;
  /** Whether it computes the moves of a piece. */
  piece: boolean;
  /** Whether that piece slides. */
  slides: boolean;
  /** The one machine instruction that does the same, if there is one. */
  instruction: Instruction | null;
};

/** A trick that ran. */
export type TrickRun = {
  /** The trick as text, a stage a line. */
  text: string;
  stages: Array<Stage>;
  /** The forms that compute the same. */
  forms: Array<Form>;
  /** For tricks about a piece. */
  moves?: Moves;
};

/** The rotation that leaves a solution unchanged. */
export type Turn = 'half' | 'quarter';

/**
 * A count of the solutions of an empty board that a rotation leaves unchanged. The budget counts queens, without their
 * images.
 */
export type TurnedCountQuestion = {
  /** The number of rows: at most 32 for `half`, at most 64 for `quarter`. */
  size: number;
  /** The rotation. */
  turn: Turn;
};

/** The progress of a count of solutions that a rotation leaves unchanged. */
export type TurnedProgress = {
  /** How many solutions were found so far. */
  found: bigint;
  /** How much of the count is done, from 0 to 1. */
  share: number;
  /** How many queens were set so far, without their images. */
  nodes: number;
};

/** An operation on one word. */
export type Unary = 'not' | 'negate' | 'table';

/** How far a validation is. */
export type ValidateProgress = {
  /** How many rows have been examined in the current pass. */
  rows: number;
  /** How many rows there are. */
  of: number;
};

/** Which queens of a large board attack each other. The budget counts rows. */
export type ValidateQuestion = {
  /** The placement. It must not change during the job. */
  rows: Rows | readonly number[];
};

/** Which queens of a placement attack each other. */
export type Validation = {
  /** True when no queen attacks another. */
  ok: boolean;
  /** The number of queens on the board. */
  queens: number;
  /** At most one for each row and each of its lines, from the top row down. */
  conflicts: Array<Conflict>;
};

/** The state of knowledge about the completions of a placement. */
export type Verdict = 'completed' | 'impossible' | 'noOther' | 'undecided';

/** The kind of a verdict. */
export type VerdictKind = 'accepted' | 'refused' | 'known';

/** The reason of a verdict. */
export type VerdictReason =
  | 'reached'
  | 'stopped'
  | 'wrong'
  | 'found'
  | 'again'
  | 'moved'
  | 'silent'
  | 'missed'
  | 'tried'
  | 'recursion'
  | 'container'
  | 'noBits'
  | 'unsolved'
  | 'swaps'
  | 'noSwaps'
  | 'orbits'
  | 'torus';

/**
 * The part of the board that is seen: the upper left corner in squares, pixels per square (below 1 far out), and
 * the size of the picture in pixels.
 */
export type Viewport = { x: number; y: number; scale: number; width: number; height: number };

/** A square that could have been chosen, and its cost. */
export type Weighed = {
  /** The square. */
  square: Square;
  /** Its cost. The search defines the unit. */
  cost: number;
};

/** Which solutions of an empty board are counted, and by which method. */
export type WholeKind =
  | 'solutions'
  | 'modular'
  | 'bitmask'
  | 'halved'
  | 'symmetric'
  | 'array-iterative'
  | 'array-recursive';

/** A word of 64 bits. */
export type Word = bigint;

/** A full board that the program treats as a solution although it is not one. */
export type WrongBoard = {
  /** The step of the trace. */
  step: number;
  /** Two queens that attack each other, as row × size + column. */
  queens: [number, number];
};
