// A puzzle solved with reasons: the proved facts, and the reason that is being entered. Only valid reasons are accepted.

import type { PuzzleLineKind, PuzzleMove, PuzzleRule, PuzzleStep, PuzzleVerdict } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { columnsByRow, freeOf, isSolved, type Sketch, squaresOf } from '../puzzle/sketch';
import { type AcceptedMove, applyMove, isStep, type ProvedStep, proofStateOf } from './cases';
import { type Goal, isReached, readGoal, writeGoal } from './goal';
import { type Claim, type Contradiction, isTurn, type Move, type Reason, readMoves, writeMoves } from './moves';

/** A question to the engine. */
export type ReasonToJudge = Reason | Contradiction;

/** The verdict on a reason. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly step: PuzzleStep }
  /** The case has ended: the lines cannot all have their queens. */
  | { readonly kind: 'ended' }
  /** Queens that agree with all proved facts although the claim is false; null if the claim is true, but not for this reason. */
  | { readonly kind: 'refused'; readonly counterexample: readonly number[] | null }
  /** The square already has a queen, or is already excluded. */
  | { readonly kind: 'known' };

/** A verdict of the engine. */
export function verdictOf(reason: ReasonToJudge, { kind, step, counterexample }: PuzzleVerdict): Verdict {
  if (kind === 'refused') return { kind, counterexample };
  if (isTurn(reason)) return { kind: 'ended' };
  return kind === 'accepted' && step ? { kind, step } : { kind: 'known' };
}

export interface Proving {
  /** The goal; null for all ways to finish. */
  readonly goal: Goal | null;
  readonly steps: readonly AcceptedMove[];
  /** The steps that were undone. */
  readonly undone: readonly AcceptedMove[];
  /** The user is naming lines that cannot all have their queens. */
  readonly ending: boolean;
  /** The selected square, the rule that was chosen for it, and the lines so far. */
  readonly square: number | null;
  readonly rule: PuzzleRule | null;
  /** The claim of a strip. */
  readonly claim: Claim | null;
  readonly lines: readonly number[];
  /** The kind of line that a tap on a square names. */
  readonly kind: PuzzleLineKind;
  /** The reason or the contradiction that is examined. */
  readonly judging: ReasonToJudge | null;
  /** The verdict on the last reason; null once something else is done. */
  readonly answer: { readonly reason: ReasonToJudge; readonly verdict: Verdict } | null;
  /** Moves of a link, before they are examined. */
  readonly unchecked: readonly Move[];
  /** The help that was requested: where to look, or why; null without. */
  readonly help: 'where' | 'why' | null;
  /** The move that helps, once it is known: 'none' if no allowed rule applies. */
  readonly hint: PuzzleMove | 'none' | null;
}

export type ProvingAction =
  /** A square of the board: the square of the claim, or a square of a line to name. */
  | { readonly type: 'point'; readonly square: number }
  | { readonly type: 'rule'; readonly rule: PuzzleRule; readonly claim?: Claim }
  | { readonly type: 'kind'; readonly kind: PuzzleLineKind }
  | { readonly type: 'line'; readonly line: number }
  | { readonly type: 'check' }
  /** Undoes the last choice for the reason. */
  | { readonly type: 'back' }
  | { readonly type: 'undo' | 'redo' }
  /** Undoes or redoes, to this many steps. */
  | { readonly type: 'to'; readonly steps: number }
  /** A turn that needs no proof: two cases for the chosen square, the other case, the facts of both. */
  | { readonly type: 'suppose' | 'other' | 'both' }
  /** Begins to name lines that cannot all have their queens. */
  | { readonly type: 'end' }
  | { readonly type: 'help' }
  /** Adds the steps of a lemma (`proved`), which are valid after `steps`. */
  | {
      readonly type: 'lemma';
      readonly steps: readonly AcceptedMove[];
      readonly name: string;
      readonly proved: readonly ProvedStep[];
    }
  | { readonly type: 'hinted'; readonly steps: readonly AcceptedMove[]; readonly hint: PuzzleMove | 'none' }
  | { readonly type: 'judged'; readonly reason: ReasonToJudge; readonly verdict: Verdict }
  /** Chooses another goal. The proved steps stay. */
  | { readonly type: 'goal'; readonly goal: Goal | null }
  /** Moves of an earlier visit, before they are examined. */
  | { readonly type: 'load'; readonly goal: Goal | null; readonly moves: readonly Move[] }
  /** The valid steps of a link or of an earlier visit. */
  | { readonly type: 'loaded'; readonly of: readonly Move[]; readonly steps: readonly AcceptedMove[] };

export const startProving = (unchecked: readonly Move[] = [], goal: Goal | null = null): Proving => ({
  goal,
  steps: [],
  undone: [],
  ending: false,
  square: null,
  rule: null,
  claim: null,
  lines: [],
  kind: 'row',
  judging: null,
  answer: null,
  unchecked,
  help: null,
  hint: null,
});

/** Clears the reason that is being entered, and the help. */
const NOTHING_CHOSEN = {
  square: null,
  rule: null,
  claim: null,
  lines: [],
  ending: false,
  judging: null,
  answer: null,
  help: null,
  hint: null,
} as const satisfies Partial<Proving>;

export function updateProving(proving: Proving, puzzle: Puzzle, action: ProvingAction): Proving {
  const { square, rule, lines, steps, undone, ending } = proving;
  switch (action.type) {
    case 'point':
      // The lines of a single have their own buttons.
      if (!ending && (square === null || rule === null || rule === 'single'))
        return { ...proving, ...NOTHING_CHOSEN, square: action.square };
      return nameLine(proving, puzzle, lineOf(puzzle, proving.kind, action.square));
    case 'rule':
      return square === null
        ? proving
        : {
            ...proving,
            rule: action.rule,
            claim: action.claim ?? null,
            // The lines of a strip are rows or columns.
            kind: action.rule === 'strip' && proving.kind === 'region' ? 'row' : proving.kind,
            lines: [],
            judging: null,
            answer: null,
          };
    case 'kind':
      return { ...proving, kind: action.kind, lines: [], answer: null };
    case 'line':
      return nameLine(proving, puzzle, action.line);
    case 'check': {
      const asking = reasonToJudge(proving);
      return asking ? { ...proving, judging: asking, answer: null } : proving;
    }
    case 'back':
      if (lines.length > 0) return { ...proving, lines: [], judging: null, answer: null };
      return rule === null ? { ...proving, ...NOTHING_CHOSEN } : { ...proving, rule: null, answer: null };
    case 'suppose':
      return square === null ? proving : addMove(proving, puzzle, { turn: 'suppose', square });
    case 'other':
    case 'both':
      return addMove(proving, puzzle, { turn: action.type });
    case 'end':
      return { ...proving, ...NOTHING_CHOSEN, ending: true };
    case 'help':
      return { ...proving, ...NOTHING_CHOSEN, help: proving.help === null ? 'where' : 'why', hint: proving.hint };
    case 'hinted':
      return proving.help !== null && action.steps === steps ? { ...proving, hint: action.hint } : proving;
    case 'lemma': {
      if (action.steps !== steps) return proving;
      const head: AcceptedMove = { turn: 'lemma', name: action.name, count: action.proved.length };
      return action.proved.reduce((before, entry) => addMove(before, puzzle, entry), addMove(proving, puzzle, head));
    }
    case 'undo':
      return moveTo(proving, steps.length - 1);
    case 'redo':
      return moveTo(proving, steps.length + 1);
    case 'to':
      return moveTo(proving, action.steps);
    case 'judged': {
      const { reason, verdict } = action;
      if (proving.judging !== reason) return proving;
      const answer = { reason, verdict };
      if (verdict.kind === 'accepted' && !isTurn(reason))
        return { ...addMove(proving, puzzle, { reason, step: verdict.step }), answer };
      if (verdict.kind === 'ended' && isTurn(reason)) return { ...addMove(proving, puzzle, reason), answer };
      return { ...proving, judging: null, answer };
    }
    case 'goal':
      return { ...proving, ...NOTHING_CHOSEN, goal: action.goal };
    case 'load':
      return steps.length > 0 ? proving : { ...proving, goal: action.goal, unchecked: action.moves };
    case 'loaded':
      if (action.of !== proving.unchecked) return proving;
      return { ...proving, ...NOTHING_CHOSEN, steps: action.steps, undone, unchecked: [] };
  }
}

/** The reason to be judged; null while it is incomplete. */
function reasonToJudge({ ending, square, rule, claim, lines }: Proving): ReasonToJudge | null {
  if (lines.length === 0) return null;
  if (ending) return { turn: 'contradiction', lines };
  return square === null || rule === null ? null : { rule, square, lines, ...(claim ? { claim } : {}) };
}

/** Whether a rule is about several lines. */
export const isOfLines = (rule: PuzzleRule): boolean => rule === 'set' || rule === 'strip';

/** Adds or removes a line. A reason about one line is judged at once, and so is a contradiction in a line without room for its queens. */
function nameLine(proving: Proving, puzzle: Puzzle, line: number): Proving {
  const { rule, lines, ending } = proving;
  const several = ending ? lines.length > 0 || !lacksRoom(puzzle, proving, line) : rule !== null && isOfLines(rule);
  if (several) {
    const rest = lines.filter((one) => one !== line);
    return { ...proving, lines: rest.length < lines.length ? rest : [...lines, line], answer: null };
  }
  const asking = reasonToJudge({ ...proving, lines: [line] });
  return asking ? { ...proving, lines: [line], judging: asking, answer: null } : proving;
}

/** Whether a line needs more queens than it has free squares. */
function lacksRoom(puzzle: Puzzle, { steps }: Proving, line: number): boolean {
  const { kind } = lineAt(puzzle.size, line);
  const { sketch } = proofStateOf(puzzle, steps);
  const is = (square: number): boolean => lineOf(puzzle, kind, square) === line;
  const queens = squaresOf(columnsByRow(puzzle, sketch), puzzle.size).filter(is);
  return queens.length + freeOf(puzzle, sketch).filter(is).length < (puzzle.stars ?? 1);
}

/** Adds a move to the proof, if it is possible. If the board is then full in a case, the case ends. */
function addMove(proving: Proving, puzzle: Puzzle, entry: AcceptedMove): Proving {
  const stand = proofStateOf(puzzle, proving.steps);
  const after = applyMove(puzzle, stand, entry);
  if (!after) return proving;
  const full = after.cases.length > 0 && isSolved(puzzle, after.sketch);
  const more: readonly AcceptedMove[] = full ? [entry, { turn: 'way' }] : [entry];
  return { ...proving, ...NOTHING_CHOSEN, steps: [...proving.steps, ...more], undone: [] };
}

function moveTo(proving: Proving, count: number): Proving {
  const all = [...proving.steps, ...proving.undone];
  const at = Math.max(0, Math.min(count, all.length));
  return { ...proving, ...NOTHING_CHOSEN, steps: all.slice(0, at), undone: all.slice(at) };
}

// ---------------------------------------------------------------- lines and squares

const KINDS = ['row', 'column', 'region'] as const;

/** The line of a kind through a square. */
export function lineOf({ size, regions }: Puzzle, kind: PuzzleLineKind, square: number): number {
  const index =
    kind === 'row' ? Math.floor(square / size) : kind === 'column' ? square % size : (regions?.[square] ?? 0);
  return lineNumber(size, kind, index);
}

/** Kind and index of a line. */
export const lineAt = (size: number, line: number): { kind: PuzzleLineKind; index: number } => ({
  kind: KINDS[Math.floor(line / size)] ?? 'row',
  index: line % size,
});

/** The number of a line. */
export const lineNumber = (size: number, kind: PuzzleLineKind, index: number): number =>
  KINDS.indexOf(kind) * size + index;

/** The kinds of lines that a board has. */
export const kindsOf = ({ regions }: Puzzle): readonly PuzzleLineKind[] => (regions ? KINDS : KINDS.slice(0, 2));

/** The board after the proved steps, in the present case. */
export const provedSketch = (puzzle: Puzzle, steps: readonly AcceptedMove[]): Sketch =>
  proofStateOf(puzzle, steps).sketch;

/** A board and its number of ways to finish. `ways`: absent for a puzzle, which has one way. */
interface Provable {
  readonly puzzle: Puzzle;
  readonly ways?: number;
}

/** Whether the goal is reached. */
export const isProved = ({ puzzle, ways = 1 }: Provable, { steps, goal }: Proving): boolean =>
  isReached(puzzle, proofStateOf(puzzle, steps), goal, ways);

// ---------------------------------------------------------------- in a link

/** The proved moves, or the moves that are still to be examined. */
export const movesOf = ({ unchecked, steps }: Proving): readonly Move[] =>
  unchecked.length > 0 ? unchecked : steps.map((entry) => (isStep(entry) ? entry.reason : entry));

/** The goal and the moves, joined by dots. */
export const writeProof = (proving: Proving): string =>
  [writeGoal(proving.goal), writeMoves(movesOf(proving))].filter((part) => part !== '').join('.');

/** Returns null if the text is malformed. */
export function readProof(text: string): { readonly goal: Goal | null; readonly moves: readonly Move[] } | null {
  const { goal, rest } = readGoal(text);
  const moves = readMoves(rest);
  return moves && { goal, moves };
}
