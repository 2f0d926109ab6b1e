// The steps of `lesson.json`: the state of the page, the question, and the claims of the words. Rows and columns count
// from 1.

import { JobError } from '../../client/trouble';

/** The figures that a step can show under its board or next to it. `transport-after`: once the question has been answered. */
export const FIGURES = ['transport', 'transport-after', 'words', 'code', 'counts'] as const;
export type Figure = (typeof FIGURES)[number];

/** A run on a board, and how far it has run. */
export interface State {
  /** The columns of the queens from the top, from 0; -1 where a row is empty. */
  readonly rows: Int32Array;
  readonly search: string;
  readonly seed: number;
  /** The position of the run. */
  readonly step: number;
  /** The name of the rule; null for queens. */
  readonly rule: string | null;
  /** The squares of all pieces, if an answer set some: under a rule, a row may have two of them. */
  readonly pieces?: readonly number[];
}

/** A state of the page. */
export interface Setting extends State {
  readonly shows: readonly Figure[];
  /** Squares and whole rows to highlight. */
  readonly marks: readonly Mark[];
  /** A link, `#…`, to another room that shows more of it. */
  readonly see: string | null;
}

export type Mark =
  | { readonly square: readonly [number, number] }
  | { readonly row: number }
  | { readonly column: number };

/**
 * Kinds of answer. For a square, row, column, number or choice, any one of the right answers counts. For squares or
 * choices, all of them are needed; for a word, its bits; for choices to arrange, their order. The other kinds lead to a
 * state in which the truth has the value `is`: pieces set, a position of the run, the board turned.
 */
export const ANSWER_KINDS = [
  ...(['square', 'row', 'column', 'number', 'choice'] as const),
  ...(['squares', 'choices', 'word', 'order'] as const),
  ...(['place', 'step', 'turn'] as const),
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The ways to answer by naming one thing: on paper, by a card, on a test. */
export const SINGLE_ANSWERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'square',
  'row',
  'column',
  'number',
  'choice',
]);

/** The ways to answer that give choices. */
export const CHOICE_ANSWERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['choice', 'choices', 'order']);
/** The ways to answer that lead to another state. */
export const STATE_ANSWERS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['place', 'step', 'turn']);

export interface Ask {
  readonly for: AnswerKind;
  readonly truth: Truth;
  /** The value of the truth in the state that a right answer leads to; null for answers that lead to no state. */
  readonly is: string | null;
  /** The position at which the run shows the answer; null to stay. */
  readonly reveal: number | null;
}

/** The source of the true answer: see watch/truth.ts. */
export interface Truth {
  readonly of: string;
  readonly [fact: string]: unknown;
}

export interface Claim {
  readonly truth: Truth;
  readonly is: string;
  /** The name of the placeholder for the value in the words of the step: "tried" for "{tried}". */
  readonly say?: string;
}

/** A step without its words. */
interface BareStep {
  readonly id: string;
  readonly setting: Setting;
  readonly ask: Ask | null;
  readonly claims: readonly Claim[];
}

const MAX_SIZE = 32;
const MAX_STEPS = 100;

/** Creates the error for a false or malformed part of a lesson. `place` is a step, a line or a file. */
export const bad = (place: string, what: string): JobError => new JobError('lesson-bad', { place, what });

/** Reads and checks the steps. Throws a `JobError` that names the step and the mistake. */
export function readSteps(steps: unknown): BareStep[] {
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS) throw bad('steps', `1–${MAX_STEPS}`);
  const seen = new Set<string>();
  return steps.map((step: unknown, index) => {
    const fields = record(step) ?? {};
    const { id } = fields;
    if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id) || seen.has(id)) throw bad(`steps[${index}]`, '"id"');
    seen.add(id);
    return { id, setting: settingOf(id, fields), ask: askOf(id, fields.ask), claims: claimsOf(id, fields.claims) };
  });
}

function settingOf(id: string, fields: Readonly<Record<string, unknown>>): Setting {
  const { board, show, mark, see, rule } = fields;
  const queens = stateOf(id, { ...fields, board: board ?? null }, START_STATE);
  if (rule !== undefined && !(typeof rule === 'string' && /^[a-z][a-z0-9+:,-]*$/.test(rule))) throw bad(id, '"rule"');
  const state = rule === undefined ? queens : { ...queens, rule, search: BY_RULE };
  const shows = show ?? [];
  if (!Array.isArray(shows) || !shows.every((figure): figure is Figure => FIGURES.includes(figure))) {
    throw bad(id, `"show": ${FIGURES.join(', ')}`);
  }
  if (see !== undefined && !(typeof see === 'string' && see.startsWith('#'))) throw bad(id, '"see": "#…"');
  return { ...state, shows, marks: marksOf(id, mark, state.rows.length), see: see ?? null };
}

/** The search that works under every rule. */
const BY_RULE = 'by-rule';

const START_STATE: State = { rows: new Int32Array(0), search: 'bitmask', seed: 1, step: 0, rule: null };

/** The state described by the fields of a step. Missing fields are copied from `here`. A `board` without a rule means classic queens. */
export function stateOf<S extends State>(
  id: string,
  { board, search, seed, step }: Readonly<Record<string, unknown>>,
  here: S,
): S {
  return {
    ...here,
    ...(board === undefined ? {} : { rows: rowsOf(id, board), rule: null }),
    ...(typeof search === 'string' ? { search } : {}),
    ...(isWithin(seed, 0, 2 ** 32 - 1) ? { seed } : {}),
    ...(isWithin(step, 0, 1e9) ? { step } : {}),
  };
}

/** The columns from the top, from 0; a number means an empty board of that size. */
function rowsOf(id: string, board: unknown): Int32Array {
  const rows: unknown = typeof board === 'number' ? new Array<number>(isSize(board) ? board : 0).fill(0) : board;
  if (!Array.isArray(rows)) throw bad(id, '"board"');
  if (!isSize(rows.length)) throw bad(`${id}.board`, `1–${MAX_SIZE}`);
  const wrong = rows.findIndex((column) => !isWithin(column, 0, rows.length));
  if (wrong >= 0) throw bad(`${id}.board[${wrong}]`, `0–${rows.length}`);
  return Int32Array.from(rows as number[], (column) => column - 1);
}

function marksOf(id: string, marks: unknown, size: number): readonly Mark[] {
  if (marks === undefined) return [];
  if (!Array.isArray(marks)) throw bad(id, '"mark"');
  return marks.map((mark: unknown): Mark => {
    const { square, row, column } = record(mark) ?? {};
    const isOnBoard = (line: unknown): line is number => isWithin(line, 1, size);
    if (Array.isArray(square) && square.length === 2 && square.every(isOnBoard)) {
      return { square: [Number(square[0]) - 1, Number(square[1]) - 1] };
    }
    if (isOnBoard(row)) return { row: row - 1 };
    if (isOnBoard(column)) return { column: column - 1 };
    throw bad(id, '"mark"');
  });
}

function askOf(id: string, ask: unknown): Ask | null {
  if (ask === undefined) return null;
  const { for: what, truth, is, reveal } = record(ask) ?? {};
  const kind = ANSWER_KINDS.find((each) => each === what);
  if (!kind) throw bad(id, `"for": ${ANSWER_KINDS.join(', ')}`);
  if (STATE_ANSWERS.has(kind) !== isFigure(is)) throw bad(id, '"is"');
  return {
    for: kind,
    truth: truthOf(id, truth),
    is: isFigure(is) ? String(is) : null,
    reveal: isWithin(reveal, 0, 1e9) ? reveal : null,
  };
}

function claimsOf(id: string, claims: unknown): Claim[] {
  if (claims === undefined) return [];
  if (!Array.isArray(claims)) throw bad(id, '"claims"');
  return claims.map((claim: unknown) => {
    const { is, say, ...truth } = record(claim) ?? {};
    if (!isFigure(is)) throw bad(id, '"is"');
    return { truth: truthOf(id, truth), is: String(is), ...(typeof say === 'string' ? { say } : {}) };
  });
}

function truthOf(id: string, truth: unknown): Truth {
  const read = record(truth);
  if (typeof read?.of !== 'string') throw bad(id, '"truth": { "of": … }');
  return { ...read, of: read.of };
}

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
const isFigure = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const isSize = (size: unknown): boolean => isWithin(size, 1, MAX_SIZE);
