// A puzzle solved with reasons: what is proved so far, and the reason that is being put together. Only what follows is accepted.

import type { PuzzleLineKind, PuzzleRule, PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { isSolved, type Sketch } from '../puzzle/sketch';

/** A claim and why it is so. By a single its square has a queen, by any other rule it has none. */
export interface Reason {
  readonly rule: PuzzleRule;
  readonly square: number;
  /** Lines by number: rows from 0, then columns, then regions. */
  readonly lines: readonly number[];
}

/** What becomes of a reason. */
export type Judged =
  | { readonly kind: 'accepted'; readonly step: PuzzleStep }
  /** Queens that keep to all that is proved, though the claim is false; null where it is true, but not for this reason. */
  | { readonly kind: 'refused'; readonly counterexample: readonly number[] | null }
  /** The square is taken or closed already. */
  | { readonly kind: 'known' };

/** A reason that was accepted, and the step that it stands for. */
export interface Proved {
  readonly reason: Reason;
  readonly step: PuzzleStep;
}

export interface Proving {
  readonly steps: readonly Proved[];
  /** Steps that were taken back. */
  readonly undone: readonly Proved[];
  /** The square that is pointed at, the rule that was chosen for it, and the lines so far. */
  readonly square: number | null;
  readonly rule: PuzzleRule | null;
  readonly lines: readonly number[];
  /** The kind of line that a square of the board stands for. */
  readonly kind: PuzzleLineKind;
  /** The reason that is looked at. */
  readonly asking: Reason | null;
  /** What the last reason was answered; null once something else is done. */
  readonly answer: { readonly reason: Reason; readonly judged: Judged } | null;
  /** Reasons of a link, before they are looked at. */
  readonly brought: readonly Reason[];
}

export type ProvingAction =
  /** A square of the board: what is claimed, or a line of it. */
  | { readonly type: 'point'; readonly square: number }
  | { readonly type: 'rule'; readonly rule: PuzzleRule }
  | { readonly type: 'kind'; readonly kind: PuzzleLineKind }
  | { readonly type: 'line'; readonly line: number }
  | { readonly type: 'check' }
  /** Takes back the last thing that was chosen for the reason. */
  | { readonly type: 'back' }
  | { readonly type: 'undo' | 'redo' }
  /** Back, or on, to this many steps. */
  | { readonly type: 'to'; readonly steps: number }
  | { readonly type: 'judged'; readonly reason: Reason; readonly judged: Judged }
  /** Reasons of an earlier visit, before they are looked at. */
  | { readonly type: 'bring'; readonly reasons: readonly Reason[] }
  /** The steps of a link or of an earlier visit, as far as they hold. */
  | { readonly type: 'brought'; readonly steps: readonly Proved[] };

export const startProving = (brought: readonly Reason[] = []): Proving => ({
  steps: [],
  undone: [],
  square: null,
  rule: null,
  lines: [],
  kind: 'row',
  asking: null,
  answer: null,
  brought,
});

/** Nothing is chosen. */
const CLEAR = { square: null, rule: null, lines: [], asking: null, answer: null } as const;

export function updateProving(proving: Proving, puzzle: Puzzle, action: ProvingAction): Proving {
  const { square, rule, lines, steps, undone } = proving;
  switch (action.type) {
    case 'point':
      // The lines of a single have keys of their own.
      if (square === null || rule === null || rule === 'single') return { ...proving, ...CLEAR, square: action.square };
      return named(proving, lineOf(puzzle, proving.kind, action.square));
    case 'rule':
      return square === null ? proving : { ...proving, rule: action.rule, lines: [], asking: null, answer: null };
    case 'kind':
      return { ...proving, kind: action.kind, lines: [], answer: null };
    case 'line':
      return named(proving, action.line);
    case 'check':
      return square === null || rule === null || lines.length === 0
        ? proving
        : { ...proving, asking: { rule, square, lines }, answer: null };
    case 'back':
      if (lines.length > 0) return { ...proving, lines: [], asking: null, answer: null };
      return rule === null ? { ...proving, ...CLEAR } : { ...proving, rule: null, answer: null };
    case 'undo':
      return moved(proving, steps.length - 1);
    case 'redo':
      return moved(proving, steps.length + 1);
    case 'to':
      return moved(proving, action.steps);
    case 'judged': {
      const { reason, judged } = action;
      if (proving.asking !== reason) return proving;
      const answer = { reason, judged };
      return judged.kind === 'accepted'
        ? { ...proving, ...CLEAR, answer, steps: [...steps, { reason, step: judged.step }], undone: [] }
        : { ...proving, asking: null, answer };
    }
    case 'bring':
      return steps.length > 0 ? proving : { ...proving, brought: action.reasons };
    case 'brought':
      return { ...proving, ...CLEAR, steps: action.steps, undone, brought: [] };
  }
}

/** A line more, or one less. All rules but that of sets speak of one, and are looked at once it is named. */
function named(proving: Proving, line: number): Proving {
  const { square, rule, lines } = proving;
  if (square === null || rule === null) return proving;
  if (rule !== 'set') return { ...proving, lines: [line], asking: { rule, square, lines: [line] }, answer: null };
  const rest = lines.filter((one) => one !== line);
  return { ...proving, lines: rest.length < lines.length ? rest : [...lines, line], answer: null };
}

function moved(proving: Proving, count: number): Proving {
  const all = [...proving.steps, ...proving.undone];
  const at = Math.max(0, Math.min(count, all.length));
  return { ...proving, ...CLEAR, steps: all.slice(0, at), undone: all.slice(at) };
}

// ---------------------------------------------------------------- lines and squares

const KINDS = ['row', 'column', 'region'] as const;

/** The line of a kind through a square. */
export function lineOf({ size, regions }: Puzzle, kind: PuzzleLineKind, square: number): number {
  if (kind === 'row') return Math.floor(square / size);
  return kind === 'column' ? size + (square % size) : 2 * size + (regions?.[square] ?? 0);
}

/** Kind and index of a line. */
export const lineAt = (size: number, line: number): { kind: PuzzleLineKind; index: number } => ({
  kind: KINDS[Math.floor(line / size)] ?? 'row',
  index: line % size,
});

/** The kinds of lines that a board has. */
export const kindsOf = ({ regions }: Puzzle): readonly PuzzleLineKind[] => (regions ? KINDS : KINDS.slice(0, 2));

/** What stands on the board by the steps that are proved. */
export function provedSketch({ size }: Puzzle, steps: readonly Proved[]): Sketch {
  const queens = Array<number>(size).fill(-1);
  const marks = new Set<number>();
  for (const { step } of steps) {
    if (step.rule === 'single' && step.square !== null) queens[Math.floor(step.square / size)] = step.square % size;
    for (const square of step.excludes) marks.add(square);
  }
  return { queens, marks };
}

export const isProved = (puzzle: Puzzle, { steps }: Proving): boolean => isSolved(puzzle, provedSketch(puzzle, steps));

// ---------------------------------------------------------------- in a link

/** The reasons that are proved, or those that are still to be looked at. */
export const reasonsOf = ({ brought, steps }: Proving): readonly Reason[] =>
  brought.length > 0 ? brought : steps.map(({ reason }) => reason);

/** A letter for each rule. */
const LETTERS: Readonly<Record<PuzzleRule, string>> = {
  single: 's',
  block: 'b',
  pointer: 'p',
  killer: 'k',
  set: 'e',
  strip: 'r',
  trial: 't',
  'trial-and-rules': 'u',
};
const RULE_OF = new Map(Object.entries(LETTERS).map(([rule, letter]) => [letter, rule as PuzzleRule]));
/** More reasons than this are not read from a link. */
const MOST = 400;

/** A letter for the rule, the square and the lines in base 36 with two digits each; reasons are joined by dots. */
export const writeReasons = (reasons: readonly Reason[]): string =>
  reasons.map(({ rule, square, lines }) => LETTERS[rule] + [square, ...lines].map(twoDigits).join('')).join('.');

const twoDigits = (number: number): string => number.toString(36).padStart(2, '0');

/** Null for a text that is none. Whether they hold, the engine says. */
export function readReasons(text: string): readonly Reason[] | null {
  if (text === '') return [];
  const parts = text.split('.');
  if (parts.length > MOST) return null;
  const reasons: Reason[] = [];
  for (const part of parts) {
    const rule = RULE_OF.get(part[0] ?? '');
    if (rule === undefined || !/^.(?:[0-9a-z]{2}){2,21}$/.test(part)) return null;
    const [square = 0, ...lines] = (part.slice(1).match(/../g) ?? []).map((digits) => Number.parseInt(digits, 36));
    reasons.push({ rule, square, lines });
  }
  return reasons;
}
