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

/** What the digits count in. */
export type Base = 'binary' | 'hexadecimal' | 'decimal';

/** An operation on two words. */
export type Binary = 'and' | 'or' | 'xor' | 'add' | 'subtract' | 'left' | 'right';

/** How small a set to blame is. */
export type BlameIs = 'smallest' | 'irreducible' | 'unreduced';

/** Which set of pieces to blame is looked for. */
export type BlameWanted = 'none' | 'irreducible' | 'smallest';

/** Lines of a listing that belong together: from `from`, up to and not including `to`, counted from 0. */
export type Block = {
  /** The first line. */
  from: number;
  /** The line after the last. */
  to: number;
};

/** How far a check is. */
export type CheckProgress = {
  /** Steps of the proof that were checked. */
  steps: number;
  /** How many steps it has. */
  of: number;
};

/** What a check has found. */
export type Checked = {
  /** Whether the proof shows that the formula contradicts itself. */
  ok: boolean;
  /**
   * The line of the proof, from 1, where the first step begins that does not follow. `None` when all follow; where the
   * proof is not `ok` then, it ends without the empty clause.
   */
  at?: number;
};

/** How many free squares a queen would close on each of her lines, her own square apart. */
export type Closes = {
  /** In her row. */
  row: number;
  /** In her column. */
  column: number;
  /** On her diagonal. */
  diagonal: number;
  /** On her anti-diagonal. */
  antiDiagonal: number;
};

/** What a queen closes beside her own square. */
export type Closing = 'lines' | 'ownColour';

/** How `complete` looks for a completion. */
export type CompleteOptions = {
  /** Of all completions, which one is found: the same seed gives the same one. */
  seed?: number;
  /** Nodes (queens set in search) after which it is undecided; 50,000,000 where it is left out. */
  budget?: number;
  /**
   * Which set of queens to blame is looked for where there is no completion; "none" answers as soon as there is a
   * verdict. Where it is left out, "smallest" is tried within a tenth of the budget.
   */
  blame?: BlameWanted;
};

/** What is being looked for. */
export type CompletePhase = 'search' | 'blame';

/** How far the work is. */
export type CompleteProgress = {
  /** Queens set in search. */
  nodes: number;
  /** What is being looked for. */
  phase: CompletePhase;
};

/** The answer to "can this be finished?", of a placement of queens or of a board under another rule. */
export type Completion = {
  /** What is known. "impossible" is always a proof. */
  verdict: Verdict;
  /** With "completed", of a placement: a solution that holds all given queens. It has passed the validator. */
  rows?: Rows;
  /** With "completed", under a rule: the squares of all pieces, the given ones included. */
  squares?: Int32Array;
  /**
   * With "impossible": given queens that have no completion together, by their rows; under a rule given pieces, by
   * their squares. Empty when the empty board has none.
   */
  blame?: Uint32Array;
  /**
   * How small that set is: `smallest` where every set of fewer given pieces has a completion, `irreducible` where each
   * of its pieces is needed and a smaller set may exist elsewhere, `unreduced` where the search was not over.
   */
  blameIs?: BlameIs;
  /** What answered, or is at work. */
  engine: EngineName;
  /** Pieces set in search. */
  nodes: number;
};

/** A count of completions. */
export type CompletionCount = {
  /** Whether it is complete: an undecided count says nothing. */
  verdict: CountVerdict;
  /** How many completions there are. */
  count: bigint;
};

/** When a run stops: at an event of these kinds, on this square, or when one of these blocks ran. */
export type Condition = {
  /** Bit mask over `KINDS`; 0 for none. */
  kinds: number;
  /** Stops also when this square is tried, forced, rejected or left. */
  square?: Square;
  /** Stops also when a block of the listing that begins at one of these lines has run. */
  blocks?: Array<number>;
};

/** Two queens on one line. Between them, on that line, stands no other. */
export type Conflict = {
  /** The lower of the two rows, counted from 0. */
  row: number;
  /** The upper one. */
  otherRow: number;
  /** The line they share: never a row, since a row holds one queen at most. */
  line: Exclude<LineKind, 'row'>;
};

/** How far `countCompletions` counts. */
export type CountOptions = {
  /** Nodes (queens set in search) after which it is undecided; it counts to the end where this is left out. */
  budget?: number;
};

/** What a count takes. */
export type CountPlan = {
  /** Into how many parts the work is divided. Each can be counted alone. */
  shards: number;
  /** About how much memory a worker needs. */
  bytes: number;
  /** About how long one worker takes for all; null where only the count itself would tell. */
  seconds: number | null;
};

/** How far a count is. */
export type CountProgress = {
  /** Queens set in search; 0 where half boards are joined. */
  nodes: number;
  /** What has been counted by now. */
  count: bigint;
  /** How much of the search is done, from 0 to 1, never falling. */
  share: number;
};

/** Whether a count is complete. */
export type CountVerdict = 'exact' | 'undecided';

/** What is counted: the solutions of the empty board of a size, or the completions of a placement. */
export type Counted =
  | {
      /** In which way. */
      kind: WholeKind;
      /** Rows of the board. */
      size: number;
    }
  | {
      /** Says so. */
      kind: 'completions';
      /** The placement. */
      rows: Rows;
    };

/** Conflicts over the run, for repair: at most some 2,000 samples. Empty for searches without conflicts. */
export type Curve = {
  /** The positions of the samples. */
  positions: Float64Array;
  /** The attacking pairs there. */
  conflicts: Uint32Array;
};

/** The puzzle of a day: the same for everyone, and for good. */
export type DailyPuzzle = {
  /** The day, as it was asked for. */
  date: string;
  /** The given queens. */
  rows: Rows;
  grade: PuzzleGrade;
  /** The word for people: it climbs from Monday to Sunday. */
  level: PuzzleLevel;
};

/** Which days have a puzzle. */
export type DailyRange = {
  /** The first. */
  first: string;
  /** The last. */
  last: string;
};

/**
 * Whether the squares that a choice closes in other rows are counted once, when block 4 ends (as published), or anew at
 * each step.
 */
export type Damage = 'once' | 'anew';

/** What a search asks of a placement. */
export type Demand = 'nothing' | 'emptyBoard' | 'modular';

/** One fact: a number or a piece of text. */
export type Detail = number | string;

/** What is known of solutions that share no square. */
export type DisjointReport = {
  /** How many solutions there are to choose from, as far as they are listed. */
  solutions: number;
  /** The squares of those that were found to go together, `pieces` a solution, ascending within each. */
  squares: Uint32Array;
  /** How many pieces stand in each of them. */
  pieces: number;
  /** No more go together. */
  proved: boolean;
  /** Pieces set while solutions were listed, and squares decided while some were chosen. */
  nodes: number;
};

/** What gave the answer. */
export type EngineName = 'exact' | 'explicit' | 'large' | 'learning' | 'linear' | 'repair' | 'validator';

/** The order of the even columns. */
export type EvenSteps = 'straight' | 'firstToEnd';

/** What is known of an instance. */
export type ExcludedAnswer = {
  /** What is known. */
  verdict: Verdict;
  /** The number of rows of its board, and of queens. */
  size: number;
  /** How many diagonals are excluded. */
  excluded: number;
  /** The number of rows of the placement that it was translated into. */
  translated: number;
  /** With "completed": a solution, which has passed the validator. */
  rows?: Rows;
  /** What answered, or is at work. */
  engine: EngineName;
  /** Queens set in search. */
  nodes: number;
};

/** What can be measured; each sample is one row of the result, under these columns. */
export type ExperimentInfo = { kind: ExperimentKind; columns: Array<string> };

/** What is measured. */
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
  | 'squares';

/** What can be chosen, beside the kind and the size. */
export type ExperimentOptions = {
  /** How many queens are given, or are to be set. */
  queens?: number;
  /** When the damage of a choice is counted. */
  damage?: Damage;
  /** The second base level; the published one where it is left out. */
  secondLevel?: number;
  /** The third. */
  thirdLevel?: number;
  /** Repeats of block 5 from one base square; 10 where it is left out. */
  repeatBound?: number;
  /** After how many queens squares are counted. */
  after?: Array<number>;
};

/** How the staircases of `explicit(n)` are bent: by n mod 12. Columns count from 1, as published. */
export type ExplicitRule = {
  /** n mod 12. */
  remainder: number;
  /** Rows 0 to `evenRows` - 1 hold the even columns, the others the odd ones. */
  evenRows: number;
  /** The even columns, which come first. */
  even: EvenSteps;
  /** The odd columns. */
  odd: OddSteps;
};

/** One fact. */
export type Fact = { index: number } | { count: number };

/** How a search works, and so what its events count. */
export type Family = 'backtracking' | 'repair' | 'draws' | 'formula';

/** Queens that leave one way to finish, and what the puzzle takes then. */
export type FewestChoice = {
  /** Their squares. Empty where there is one way already. */
  squares: Uint32Array;
  /** The strongest rule that is needed. */
  grade: PuzzleGrade;
  /** The word for people; null where the rules do not suffice. */
  level: PuzzleLevel | null;
  /** How often the strongest rule is needed. */
  hardest: number;
  /** In how many steps the puzzle is solved. */
  steps: number;
};

/** How far the search is. */
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
      /** For how many there are to try. */
      of: number;
    }
  | {
      stage: 'grading';
      /** How many are graded. */
      done: number;
      /** How many there are to grade. */
      of: number;
    };

/** The fewest more queens that leave one way to finish. */
export type FewestQueens = {
  /** How many choices of equally few there are. */
  choices: number;
  /** The first of them: those that leave the easiest puzzles, then the first by row. One at least, and up to 8. */
  easiest: Array<FewestChoice>;
};

/** How a file is written. */
export type FileForm = 'numbers' | 'csv' | 'json';

/** A file that was read. */
export type FileRead = {
  /** The placement. */
  rows: Rows;
  /** How it was written. */
  form: FileForm;
};

/** A form that answers the same as a trick. */
export type Form = {
  name: string;
  /** Operations on this word; null where they are not counted. */
  operations: number | null;
};

/** Where a timeline stands. */
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
  /** The squares that the search leaves out by a rule of its own, attacked or not. */
  leftOut: Array<Square>;
  /** How often each kind has happened, in the order of `KINDS`. */
  counts: [number, number, number, number, number, number, number, number, number, number];
  /** The board. */
  rows: Rows;
  /** All pieces, on a board under a rule; `rows` has what of them a placement can hold. Null elsewhere. */
  pieces: Array<Square> | null;
};

/** Every solution of an empty board, in the order in which they read from the right. */
export type Gallery = {
  /** n columns a solution, a row each from the top, counted from 0. */
  columns: Uint8Array;
  /** For each solution the orbit that it belongs to. */
  orbits: Uint32Array;
  /** For each orbit its fundamental solution: the first one of the orbit. */
  fundamental: Uint32Array;
};

/**
 * A moment of a game. Squares are `row * size + column`, counted from 0. Values are Grundy numbers: 0 where the player to
 * move cannot bring about setting the last queen.
 */
export type GameValues = {
  /** The free squares, ascending. The game is over where there is none. */
  free: Uint32Array;
  /** How many free squares a queen on each of them closes, her own included. */
  closes: Uint32Array;
  /**
   * The value of the position; null until it is known. With 0 the player to move does not set the last queen, if the
   * other makes no mistake.
   */
  value: number | null;
  /**
   * The values of the games that stand side by side: one under "lines"; that of the light squares, then that of the dark
   * ones, under "ownColour", where `value` is their exclusive or. The square in the upper left corner is light.
   */
  parts: Uint8Array | null;
  /** The value after a queen on each free square: with 0 that move wins. */
  after: Uint8Array | null;
};

/** How far a random placement is. */
export type GenerateProgress = {
  /** Queens that stand by now. */
  queens: number;
  /** Queens that are to stand. */
  wanted: number;
  /** The present attempt, from 1. */
  attempt: number;
};

/** What is asked of the pieces. */
export type Goal = 'most' | 'fewest' | 'fewestApart' | 'armies';

/** What is known of a goal. */
export type GoalReport = {
  /** Pieces that reach it, as far as was found. */
  squares: Uint32Array | null;
  /** Of two armies: the pieces of the other one. */
  others: Uint32Array | null;
  /** How many they are, of armies on each side; of the fewest, how many are being tried: fewer do not suffice. */
  pieces: number;
  /** Everything else was tried. */
  proved: boolean;
  /** Of the fewest: in how many ways, once it is proved. */
  ways: bigint | null;
  /** Pieces set in search. */
  nodes: number;
};

/** Which queens keep a placement from being finished. */
export type Guilt = {
  /**
   * How many queens must be taken away at the least, so that there is a way to finish: 0 where there is one already. Null
   * where even the board without queens has none.
   */
  fewest: number | null;
  /** Rows of the queens of every choice of so few that will do; at most 1,000 choices. */
  choices: Array<Array<number>>;
};

/** The puzzle that `makeGuilty` shall make. */
export type GuiltyWanted = {
  /** 5 to 12 rows. */
  size: number;
  /** How many queens must be taken away: 1 to 3. */
  fewest: number;
  seed: number;
};

/**
 * One thing that a search did.
 *
 * Applied in turn to the given queens, the events give the board that the search reports. One event alone cannot: a
 * `Restart` of repair sets every queen anew, and the board is then read from the search.
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
      /** The row or column; none where no single one is the cause. */
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
      /** Which one, from 1. */
      number: number;
      /** Attacking pairs at this moment; 0 in searches that never have any. */
      conflicts: number;
    }
  | { kind: 'solution' }
  | { kind: 'exhausted' };

/** How far a heat map is. */
export type HeatProgress = {
  /** How much of the search is done, from 0 to 1, never falling. */
  share: number;
  /** Solutions that have been gone through. */
  solutions: number;
};

/** What a person is told. */
export type HintKind = 'wrongQueen' | 'wrongMark' | 'step' | 'search' | 'solved';

/** Colours as 0xRRGGBB. */
export type ImageColours = {
  /** Outside of the board. */
  beyond: number;
  /** The ground where squares are too small to be seen. */
  plate: number;
  light: number;
  dark: number;
  given: number;
  found: number;
};

/** A machine's own instruction. */
export type Instruction = {
  /** Its name on x86. */
  x86: string;
  /** Its name in wasm, if it has one there. */
  wasm: string | null;
  /** Whether this build has it. */
  here: boolean;
};

/** An event without what it is about. The order is that of the counters. */
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

/** The answer to "can this be finished?" about a large board. */
export type LargeCompletion = {
  /** What is known. */
  verdict: Verdict;
  /** With "completed": checked by the validator, and holding all given queens. */
  rows?: Rows;
  /** With "impossible" because two given queens attack each other: those two. */
  conflict?: Conflict;
  /** What gave the answer, or is at work. */
  engine: EngineName;
  seed: number;
  /** Queens set, also those taken off again. */
  nodes: number;
  /** How often nothing more could be set. */
  deadEnds: number;
  /** How often a search went back, or began anew. */
  returns: number;
};

/** Which engine is asked. */
export type LargeEngine = 'auto' | 'large' | 'exact' | 'linear';

/** What is at work. */
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
  /** What is at work. */
  phase: LargePhase;
  /** Rows free in the beginning. */
  free: number;
  /** Rows still free. */
  left: number;
  /** Queens set, including those removed again. */
  nodes: number;
  /** How often nothing more could be set. */
  deadEnds: number;
  /** How often a search went back, or began anew. */
  returns: number;
};

/** What is on a square. */
export type LargeSquare = {
  /** The queen that stands there. */
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
  /** How many queens stand on the board. */
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
  /** Which way it runs. */
  kind: LineKind;
  /** The row, the column, or the number of the diagonal (`Square::diagonal`, `Square::anti_diagonal`). */
  index: number;
};

/** The four directions in which a queen attacks. */
export type LineKind = 'row' | 'column' | 'diagonal' | 'antiDiagonal';

/** What bounds the published method. What is left out has its published value, or ours where none was published. */
export type LinearOptions = {
  /** Repeats of block 5 from one base square; 10 where it is left out. */
  repeatBound?: number;
  /** Returns in all; published: 1000. */
  returnBound?: number;
  /** When the squares that a choice closes are counted. */
  damage?: Damage;
  /** What follows the bounds. */
  then?: Then;
};

/** Where a run stands. Queens count the given ones. */
export type LinearProgress = {
  /**
   * Steps done: each is one pair looked at, one row chosen, one projection. The same seed and position give the same
   * state.
   */
  position: number;
  queens: number;
  /** The base levels as numbers of queens; the first is the number given. */
  levels: [number, number, number];
  repeats: number;
  /** What is at work. */
  phase: LargePhase;
  /** Rows free in the beginning. */
  free: number;
  /** Rows still free. */
  left: number;
  /** Queens set, including those removed again. */
  nodes: number;
  /** How often nothing more could be set. */
  deadEnds: number;
  /** How often a search went back, or began anew. */
  returns: number;
};

/** How a run went, at most some 2,000 samples, one below the other. */
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
  /** What it draws its random numbers from. */
  seed: number;
  /** The position in its run. */
  step: number;
  /** What the room itself adds, in words of its own: letters, digits and `.~_-*`. */
  own: string;
};

/** What an address is made of: a `Link`, where `own` may be left out. */
export type LinkParts = {
  /** The room. */
  view: string;
  /** The board. */
  rows: Rows;
  /** The search. */
  search: string;
  /** What it draws its random numbers from. */
  seed: number;
  /** The position in its run. */
  step: number;
  /** What the room itself adds. */
  own?: string;
};

/** How squares map to bits. */
export type Mapping = 'rows' | 'columns';

/** A mask with its name. */
export type Mask = { name: string; word: Word };

/** What bit c of a word stands for on the board. */
export type Means = 'columns' | 'diagonals' | 'antiDiagonals' | 'squares';

/** What has been measured: for each column, one number a row. */
export type Measured = { [key in string]: Float64Array };

/** The moves of a piece with every mask on, and their number by four methods. */
export type Moves = {
  attacks: Word;
  shifting: number;
  clearing: number;
  table: number;
  /** From the distance to the edges alone: known for a single piece. */
  distance: number | null;
  /** The masks that may be switched off. */
  masks: Array<string>;
};

/** What pieces heed. */
export type MovesOptions = {
  /** How squares map to bits; by rows where it is left out. */
  mapping?: Mapping;
  /** Whether pieces that slide stand in each other's way; they do where it is left out. */
  blocked?: boolean;
  /** Masks that are switched off. */
  off?: readonly string[];
};

/** The two placements of a sample of "pair" that differ in one row. */
export type NearPair = {
  /** The one that has a completion. */
  with: Rows;
  /** The one that has none. */
  without: Rows;
};

/** The order of the odd columns. */
export type OddSteps = 'straight' | 'threeOneFiveLast' | 'firstTwoToEnd' | 'pairsSwapped';

/** The number of a stage (0 is the word at hand), the name of a mask, or a word. */
export type Operand = number | string | Word;

/** What a stage does: on one word, or on two. */
export type Operation = Unary | Binary;

/** The solutions that have `of` images each. */
export type Orbit = { of: bigint; orbits: bigint; solutions: bigint };

/** Solutions by how many images they have. */
export type Orbits = {
  total: bigint;
  /** Those that a half turn leaves alone. */
  half: bigint;
  /** Those that a quarter turn leaves alone. */
  quarter: bigint;
  /** Orbits of 8, 4, 2 or 1, those that there are. */
  bySize: Array<Orbit>;
};

/** In which order a search tries the squares of a line. */
export type Order = 'lowestBit' | 'lowestZero' | 'highestBit' | 'oneByOne';

/** Why an event happened, told by the one search in which it can happen. */
export type Own = {
  /** Which of the reasons of the search it is. */
  code: string;
  /** What the text names. */
  facts: Record<string, Fact>;
  /** Squares that were weighed against each other, the chosen one included; empty where none were. */
  weighed: Array<Weighed>;
};

/** A pipeline that ran. */
export type PipelineRun = {
  /** The pipeline as text, a stage a line. */
  text: string;
  stages: Array<Stage>;
};

/** What every `Error` of the engine has besides its message. */
export type Problem = {
  /** A stable name in kebab-case, one for each kind of error: the key of a text of the page. */
  code: string;
  /** The facts: where it is, what was found, what was expected. */
  detail: { [key in string]: Detail };
};

/** A proof that a placement has no completion, or what is known instead. */
export type Proof = {
  /** What is known. "undecided" also where no proof was found within the budget. */
  verdict: Verdict;
  /**
   * The formula of the placement in DIMACS CNF, whatever the verdict. A comment names each variable:
   * `c square ROW COLUMN VARIABLE`, counted from 1.
   */
  cnf: string;
  /** With "impossible": the proof in DRAT as text; else empty. */
  proof: string;
};

/** What is at work. */
export type ProofPhase = 'decide' | 'prove' | 'write' | 'over';

/** How `prove` looks for a proof. */
export type ProveOptions = {
  /** Nodes after which it is undecided; 50,000,000 where it is left out. */
  budget?: number;
};

/** How far the work on a proof is. */
export type ProveProgress = {
  /** What is at work. */
  phase: ProofPhase;
  /** Queens set in search. */
  nodes: number;
  /** Bytes of formula and proof written by now. */
  bytes: number;
};

/** What kind of puzzle. */
export type PuzzleFamily = 'completion' | 'regions';

/** The strongest rule that a puzzle needs, by name. */
export type PuzzleGrade = 'singles' | 'killers' | 'sets' | 'trial' | 'trial-and-rules' | 'search';

/** What a puzzle takes. */
export type PuzzleGraded = {
  /** How many ways there are to finish; 2 means two or more. */
  ways: 0 | 1 | 2;
  /** The strongest rule that it needs; null unless there is one way. */
  grade: PuzzleGrade | null;
  /** Steps that solve it, as far as the rules lead; null unless there is one way. */
  steps: Array<PuzzleStep> | null;
};

/** What to tell a person. */
export type PuzzleHint = {
  kind: HintKind;
  /** With "wrongQueen" and "wrongMark": where it is. With "step" the square that the step is about; null for a set. */
  square: number | null;
  /** With "step": the weakest deduction from what stands and is marked. */
  step: PuzzleStep | null;
  /** Whether only a trial, or search, will do: with false there is a reason to find. */
  mayGuess: boolean;
};

/** How hard a puzzle is in a word for people, from its certificate. */
export type PuzzleLevel = 'easy' | 'medium' | 'hard' | 'expert';

/** One line: its kind, and its index from 0. */
export type PuzzleLine = {
  /** What it is. */
  kind: PuzzleLineKind;
  /** The row, the column or the label of the region. */
  index: number;
};

/** What a line is. */
export type PuzzleLineKind = 'row' | 'column' | 'region';

/** A puzzle that was made. */
export type PuzzleMade = {
  /** The given queens. */
  rows: Rows;
  /** Of a regions puzzle: a label for each square, row by row. */
  regions?: Int32Array;
  grade: PuzzleGrade;
};

/** How far the making of a puzzle is. */
export type PuzzleProgress = {
  /** Tries that did not come out as wanted. */
  tries: number;
  /** After how many it is given up. */
  most: number;
};

/** A puzzle: the given queens, and, where the board is cut into regions, a label from 0 for each square, row by row. */
export type PuzzleRows = {
  /** A column per row, counted from 0, -1 where no queen is given. */
  rows: Rows;
  regions?: Int32Array;
};

/** The rules of the ladder, the weakest first. */
export type PuzzleRule = 'single' | 'killer' | 'set' | 'trial' | 'trial-and-rules';

/**
 * One deduction, with its reason. A square is `row * size + column`, counted from 0.
 *
 * "single": the queen stands on `square`, for one of `lines` has no other free square. "killer": none can stand on `square`,
 * for she would close the `free` squares of the line in `lines`. "set": the `free` squares of `lines` all lie on as many lines
 * `within`, so the other free squares of those are excluded. "trial" and "trial-and-rules": none can stand on `square`, for
 * then the steps of `chain` follow, and the line in `lines` is left without a free square; `free` are those that it has now.
 */
export type PuzzleStep = {
  rule: PuzzleRule;
  /** Null for a set. */
  square: number | null;
  lines: Array<PuzzleLine>;
  within: Array<PuzzleLine>;
  free: Array<number>;
  /** Free squares on which no queen can stand. */
  excludes: Array<number>;
  chain: Array<PuzzleStep>;
};

/** The puzzle that `makePuzzle` shall make. */
export type PuzzleWanted = {
  /** 5 to 12 rows for completion, 5 to 11 for regions. */
  size: number;
  family: PuzzleFamily;
  /** The strongest rule that it shall need. */
  grade?: PuzzleGrade;
  /** In place of a grade, the word for people: for `PuzzleJob` alone. */
  level?: PuzzleLevel;
  seed: number;
};

/** Ways to finish a puzzle. */
export type PuzzleWays = {
  /** The first of them. */
  ways: Array<Rows>;
  /** Whether these are all. */
  all: boolean;
};

/** How many queens, by whose they are. */
export type QueenCounts = { given: number; found: number };

/** A queen in view. */
export type QueenOf = { row: number; column: number; given: boolean };

/** Why the last event happened. Rows and columns count from 0. */
export type Reason =
  | {
      kind: 'choice';
      /** Where it stands. */
      square: Square;
      /** The columns that were free and not yet tried, the chosen one included. */
      free: Array<number>;
      /** Why it was this one. */
      order: Order;
      /** Was a queen tried in this row before? */
      again: boolean;
      /** Why other squares of the row are left out that no queen attacks; none where there are no such squares. */
      rule: Rule | null;
    }
  | {
      kind: 'choiceInColumn';
      /** Where it stands. */
      square: Square;
      /** The rows that were free and not yet tried, the chosen one included. */
      free: Array<number>;
      /** Was a queen tried in this column before? */
      again: boolean;
    }
  | {
      kind: 'onlyOne';
      /** Where it stands. */
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
      /** One queen for each square that is attacked. */
      attackers: Array<Attack>;
      /** The other squares. */
      leftOut: Array<Square>;
      /** Why those are left out. */
      rule: Rule;
    }
  | {
      kind: 'back';
      /** Where it stood. */
      square: Square;
      /** The columns of its row that are free and still to be tried. */
      left: Array<number>;
      /** In which order. */
      order: Order;
    }
  | {
      kind: 'backInColumn';
      /** Where it stood. */
      square: Square;
      /** The rows of its column still to be tried. */
      left: Array<number>;
    }
  | {
      kind: 'backForced';
      /** Where it stood. */
      square: Square;
      /** The line that left no choice. */
      line: Line;
    }
  | ({ kind: 'own' } & Own)
  | {
      kind: 'solved';
      /** Which one of this run, from 1. */
      nth: number;
    }
  | {
      kind: 'solvedWithImages';
      /** Which one of this run, from 1. */
      nth: number;
      /** How many it stands for, itself included. */
      images: number;
    }
  | {
      kind: 'overWithImages';
      /** How many solutions it found. */
      solutions: number;
      /** How many they are with their images. */
      total: number;
    }
  | {
      kind: 'over';
      /** How many solutions it found. */
      solutions: number;
      /** Does that prove that there are no others? */
      complete: boolean;
    };

/** One of them, at one moment. */
export type Register =
  | {
      kind: 'word';
      /** What the page calls it, after translation. */
      name: string;
      /** The word. */
      bits: number;
      /** How many of its bits lie on the board. */
      width: number;
      /** What the bits stand for. */
      means: Means;
      /** The row of which they speak, from 0; none where all rows have a queen. */
      row: number | null;
      /** Was it written by the last step? */
      changed: boolean;
    }
  | {
      kind: 'board';
      /** What the page calls it, after translation. */
      name: string;
      /** The lower 32 bits: columns 0 to 3. */
      low: number;
      /** The upper 32 bits: columns 4 to 7. */
      high: number;
      /** Was it written by the last step? */
      changed: boolean;
    }
  | {
      kind: 'bytes';
      /** What the page calls it, after translation. */
      name: string;
      /** The numbers. */
      values: [number, number, number, number, number, number, number, number];
      /** Was it written by the last step? */
      changed: boolean;
    }
  | {
      kind: 'tallies';
      /** What the page calls them, after translation. */
      name: string;
      /** The counts, in the order of the lines' numbers. */
      values: Array<number>;
      /** Can a line hold more than one queen, in conflict with each other? Else the counts are 0 or 1. */
      crowded: boolean;
    }
  | ({ kind: 'table' } & Table)
  | {
      kind: 'number';
      /** What the page calls it, after translation. */
      name: string;
      /** The number. */
      value: number;
      /** Is it to be shown beside the counters of the run? */
      shown: boolean;
    };

/** One given queen, and what its removal would leave. */
export type Release = {
  /** The row of the queen. */
  row: number;
  /** Completions without it. */
  count: number;
};

/** A column per row, counted from 0, with -1 where the row is empty. Its length is the size of the board. */
export type Rows = Int32Array;

/** Why a search leaves squares out that no queen attacks: a code of its own, for which the page has a text. */
export type Rule = string;

/** Ways to finish, one by one. */
export type RuleList = {
  /** The squares of all pieces of each way, `pieces` a way, ascending within each. */
  squares: Uint32Array;
  /** How many pieces stand in each way. */
  pieces: number;
  /** For each way the number of its orbit under the rotations and reflections that keep the rule, from 0. */
  orbits: Uint32Array;
  /** There are more ways than were asked for. */
  cut: boolean;
};

/** What is asked of a rule, and how. */
export type RuleOptions = {
  /** Squares on which pieces stand, row by row from the top left. */
  given?: Int32Array;
  /** Squares that are taken out of the board. */
  walls?: Int32Array;
  /** Squares on which no piece stands, but through which lines run. */
  keptEmpty?: Int32Array;
  /** A label for each square, from 0: no region holds two pieces. For the rule touching, on a square board. */
  regions?: Int32Array;
  /** Diagonals that stay empty: column - row. */
  differences?: Int32Array;
  /** Anti-diagonals that stay empty: column + row. */
  sums?: Int32Array;
  /** How many pieces are to stand in the end. */
  pieces?: number;
  /** Nodes after which it is undecided. */
  budget?: number;
  /** Of all completions, which one is found. */
  seed?: number;
  /** Which pieces are looked for to blame; the fewest, for a tenth of the budget, where it is left out. */
  blame?: BlameWanted;
};

/** How far a count is. */
export type RuleProgress = {
  /** Ways found so far. */
  count: bigint;
  /** Pieces set in search. */
  nodes: number;
};

/** What a rule does on a board. */
export type RuleTable = {
  /** The name of the rule, as it is written. */
  rule: string;
  /** No row holds two pieces. */
  onePerRow: boolean;
  /** No column holds two pieces. */
  onePerColumn: boolean;
  /** Pieces are set from the top row down, and one may open what another closed. */
  ordered: boolean;
  /** How far each row stands to the right of the leftmost one. */
  offsets: Uint32Array;
  /** What happens along each way. */
  ways: Array<RuleWay>;
  /** For each square those on which no piece can stand together with one on it. */
  conflicts: SquareLists;
  /** The rotations and reflections that keep the rule on this board. */
  symmetries: Array<Transform>;
};

/** What a piece on each square does along one way. */
export type RuleWay = {
  /** `row`, `column`, `diagonal`, `antiDiagonal`, `jump`, `region`, or `formula1` to `formula4`. */
  way: string;
  /** A closed square is opened, and an open one closed. */
  toggles: boolean;
  /** The squares that it reaches. */
  reaches: SquareLists;
  /** Those of them that it reaches only beyond a joined edge. */
  beyond: SquareLists;
};

/** A board under a rule, with what stands on it. */
export type RuledBoard = {
  /** The name of the rule. */
  rule: string;
  /** How many rows there are. */
  rows: number;
  /** How many columns there are. */
  columns: number;
  /** The rest. */
  options?: RuleOptions;
};

/** One search of the catalogue. */
export type SearchInfo = {
  /** Its name, in addresses and on the page. */
  name: string;
  /** The largest board it can serve. */
  largest: number;
  /** Does the run depend on the seed? */
  seeded: boolean;
  /** What else it asks of a placement. */
  demand: Demand;
  /** How it works. */
  family: Family;
};

/** How far a shard is. */
export type ShardProgress = {
  /** What was found in it by now. */
  found: bigint;
  /** How much of it is behind, 0 to 1. */
  share: number;
};

/** The report on one shard. To be kept and handed back as it is: it carries its version and a checksum. */
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

/** How a random placement is made. */
export type Source = 'random' | 'solution';

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
  /** All lists, one behind the other. */
  squares: Uint32Array;
};

/** One stage of a pipeline, and what it made of the word. */
export type Stage = {
  operation: Operation;
  /** One, or two. */
  operands: Array<Operand>;
  word: Word;
  /** Of add, subtract and negate: the places that handed a carry (or a borrow) on to the next one. */
  carries: Word | null;
};

/** Whose queen stands on a square. */
export type Standing = 'given' | 'found';

/** What can be known at once about a placement. Null is "not known within the budget". */
export type Survey = {
  /** Completions of the placement. */
  count: number | null;
  /** n * n, row by row: in how many completions the square has a queen. */
  squares: Float64Array | null;
  /** Completions after none, one, two ... of the given queens, in the order in which they were set. */
  funnel: Array<number | null>;
  /** The given queen whose removal leaves the most completions. Null also when nothing is given. */
  release: Release | null;
};

/**
 * Rows or columns with a figure each, in the order in which the search prefers them.
 *
 * ```
 * use queens_core::board::LineKind;
 * use queens_core::trace::{Facts, Table};
 *
 * let squares = Table {
 *     name: "freeSquares",
 *     of: LineKind::Row,
 *     lines: vec![4, 0],
 *     figures: vec![2, 5],
 *     chosen: Some(4),
 *     facts: Facts::default().count("rows", 2_u32),
 * };
 * assert_eq!(squares.figure(0), Some(5));
 * ```
 */
export type Table = {
  /** Which of the tables of the search it is: the page has a text for it. */
  name: string;
  /** Are its lines rows or columns? */
  of: LineKind;
  /** The indices of the lines, from 0. */
  lines: Array<number>;
  /** The figure of each. */
  figures: Array<number>;
  /** The line that the last step chose, if it chose one. */
  chosen: number | null;
  /** What the text names. */
  facts: Record<string, Fact>;
};

/** What reports come to. */
export type Tally = {
  found: bigint;
  /** 0 where the method does not know. */
  fundamental: bigint;
  nodes: number;
  /** The shards without a report. */
  open: Array<number>;
  /** Reports that were damaged, or of another count or version. */
  refused: number;
  /** Once every shard has reported, of counts of all solutions of a board. */
  orbits?: Orbits;
};

/** The two ways to write a placement. */
export type TextForm = 'list' | 'diagram';

/** What follows when the bounds of a run are used up. */
export type Then = 'undecided' | 'exact';

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
 * The explored tree, down to the deepest level of which all nodes can be kept: one column an array, one entry a node,
 * parents before children, siblings in the order in which they were tried. The first entry is the root, which stands for
 * the given queens.
 */
export type Tree = {
  /** The position up to which it holds. */
  furthest: number;
  /** The index of each node's parent; 0 at the root. */
  parents: Uint32Array;
  /** Where its queen stands; -1 at the root. */
  rows: Int32Array;
  /** See `rows`. */
  columns: Int32Array;
  /** 1 for a queen on the only square left. */
  forced: Uint8Array;
  /** The position after its queen was set. */
  from: Float64Array;
  /** The position after its queen was taken off: Infinity while it stands. */
  to: Float64Array;
  /** Queens set below it, those of levels that are not kept included. */
  nodes: Float64Array;
  /** Solutions found below it, those of levels that are not kept included. */
  solutions: Float64Array;
};

/** A trick that can be run. */
export type Trick = {
  name: string;
  /** Whether the answer is a number, and not a set of bits. */
  counts: boolean;
  /** Whether it is about the moves of a piece. */
  piece: boolean;
  /** Whether that piece slides. */
  slides: boolean;
  /** The one instruction that does the same. */
  instruction: Instruction | null;
};

/** A trick that ran. */
export type TrickRun = {
  /** The trick as text, a stage a line. */
  text: string;
  stages: Array<Stage>;
  /** The forms that answer the same. */
  forms: Array<Form>;
  /** Of tricks about a piece. */
  moves?: Moves;
};

/** An operation on one word. */
export type Unary = 'not' | 'negate' | 'table';

/** Which queens of a placement attack each other. */
export type Validation = {
  /** True when no queen attacks another. */
  ok: boolean;
  /** How many queens stand on the board. */
  queens: number;
  /** At most one for each row and each of its lines, from the top row down. */
  conflicts: Array<Conflict>;
};

/** What is known about the completions of a placement. */
export type Verdict = 'completed' | 'impossible' | 'noOther' | 'undecided';

/**
 * What part of the board is seen: the upper left corner in squares, pixels for each square (below 1 far out), and the
 * size of the picture in pixels.
 */
export type Viewport = { x: number; y: number; scale: number; width: number; height: number };

/** A square that could have been chosen, and what that would have cost. */
export type Weighed = {
  /** The square. */
  square: Square;
  /** Its cost. What is counted, the search says. */
  cost: number;
};

/**
 * Ways to count the whole board. `solutions`: half boards joined; `bitmask`, `halved`, `symmetric`: the searches, for
 * comparison; `modular`: solutions whose diagonals wrap round.
 */
export type WholeKind = 'solutions' | 'modular' | 'bitmask' | 'halved' | 'symmetric';

/** A word of 64 bits. */
export type Word = bigint;
