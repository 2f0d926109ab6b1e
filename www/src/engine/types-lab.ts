// What the engine says in the bit lab: the shapes that cross the boundary, exactly as crate/web/src/lab.rs writes them.

export type Base = 'binary' | 'hexadecimal' | 'decimal';

/** Which bit a square is: 8 row + column where rows are bytes, 8 column + row where columns are. */
export type Mapping = 'rows' | 'columns';

/** A word of 64 bits. */
export type Word = bigint;

export interface Mask {
  name: string;
  word: Word;
}

export interface Trick {
  name: string;
  /** Whether the answer is a number, and not a set of bits. */
  counts: boolean;
  /** Whether it is about the moves of a piece, and whether that piece slides. */
  piece: boolean;
  slides: boolean;
  /** The one instruction that does the same; `wasm`: its name there, if it has one; `here`: whether this build has it. */
  instruction: { x86: string; wasm: string | null; here: boolean } | null;
}

export type Operation = 'not' | 'negate' | 'table' | 'and' | 'or' | 'xor' | 'add' | 'subtract' | 'left' | 'right';

/** The number of a stage (0 is the word at hand), the name of a mask, or a word. */
export type Operand = number | string | Word;

export interface Stage {
  operation: Operation;
  /** One, or two. */
  operands: Operand[];
  word: Word;
  /** Of add, subtract and negate: the places that handed a carry (or a borrow) on to the next one. */
  carries: Word | null;
}

/** A form that answers the same; `operations` on this word, where they are counted. */
export interface Form {
  name: string;
  operations: number | null;
}

/** The moves of a piece with every mask on, and their number by four methods. */
export interface Moves {
  attacks: Word;
  shifting: number;
  clearing: number;
  table: number;
  /** From the distance to the edges alone: known for a single piece. */
  distance: number | null;
  /** The masks that may be switched off. */
  masks: string[];
}

export interface PipelineRun {
  /** The pipeline as text, a stage a line. */
  text: string;
  stages: Stage[];
}

export interface TrickRun extends PipelineRun {
  forms: Form[];
  /** Of tricks about a piece. */
  moves?: Moves;
}

/** A run of either sort: of a trick with its forms, and of a piece with its moves. */
export type LabRun = PipelineRun & Partial<Pick<TrickRun, 'forms' | 'moves'>>;

export interface MovesOptions {
  mapping?: Mapping;
  /** Whether pieces that slide stand in each other's way. */
  blocked?: boolean;
  /** Masks that are switched off. */
  off?: readonly string[];
}

/** The forms that answer the same as a trick, to be timed. */
export interface FormRuns {
  names(): string[];
  /** Answers so many times over, each time about another word. */
  repeat(form: string, times: number): Word;
  free(): void;
}

/** What the module of the engine has for the lab. */
export interface LabModule {
  readWord(text: string, base: Base): Word;
  masks(): Mask[];
  tricks(): Trick[];
  runTrick(name: string, word: Word, options?: MovesOptions): TrickRun;
  runPipeline(text: string, word: Word): PipelineRun;
  FormRuns: new (trick: string) => FormRuns;
}
