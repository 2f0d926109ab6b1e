// The moves of a proof, and their form in a link: reasons, and the turns of a proof with cases.

import type { PuzzleClaim, PuzzleRule } from '../../../engine/types';

/** A claim and its reason. */
export interface Reason {
  readonly rule: PuzzleRule;
  readonly square: number;
  /** Lines by number: rows from 0, then columns, then regions. */
  readonly lines: readonly number[];
  /** The claim of a strip: a queen or an empty square. Absent for other rules, which imply it. */
  readonly claim?: Claim;
}

export type Claim = PuzzleClaim;

/** The claim of a rule other than the strip. */
export const claimBy = (rule: PuzzleRule): Claim => (rule === 'single' || rule === 'block' ? 'queen' : 'empty');

export const claimOf = ({ rule, claim }: Pick<Reason, 'rule' | 'claim'>): Claim => claim ?? claimBy(rule);

export type Turn =
  /** Two cases: a queen on the square, which comes first, or an empty square. */
  | { readonly turn: 'suppose'; readonly square: number }
  /** The case ends, because these lines cannot all have their queens. */
  | { readonly turn: 'contradiction'; readonly lines: readonly number[] }
  /** The case ends, because the board is full. */
  | { readonly turn: 'way' }
  /** The other case, while this one is open. */
  | { readonly turn: 'other' }
  /** Facts that hold in both cases are proved. */
  | { readonly turn: 'both' }
  /** The next `count` moves are the steps of a lemma with this name. */
  | { readonly turn: 'lemma'; readonly name: string; readonly count: number };

export type Contradiction = Extract<Turn, { turn: 'contradiction' }>;
export type Move = Reason | Turn;

export const isTurn = (move: Move): move is Turn => 'turn' in move;

// ---------------------------------------------------------------- in a link

/** A letter for each rule. */
const RULES: Readonly<Record<PuzzleRule, string>> = {
  single: 's',
  block: 'b',
  pointer: 'p',
  killer: 'k',
  set: 'e',
  strip: 'r',
  trial: 't',
  'trial-and-rules': 'u',
};
const RULE_OF = new Map(Object.entries(RULES).map(([rule, letter]) => [letter, rule as PuzzleRule]));
/** The letter for a strip that sets a queen. */
const STRIP_QUEEN = 'v';
/** A letter for each turn. */
const TURNS: Readonly<Record<Turn['turn'], string>> = {
  suppose: 'q',
  contradiction: 'n',
  way: 'w',
  other: 'o',
  both: 'h',
  lemma: 'l',
};
/** The maximum number of moves in a link. */
const MAX_MOVES = 500;

/** A letter for the rule or the turn, the square and the lines in base 36 with two digits each; moves are joined by dots. */
export const writeMoves = (moves: readonly Move[]): string => moves.map(writeMove).join('.');

function writeMove(move: Move): string {
  if (!isTurn(move)) return letterOf(move) + [move.square, ...move.lines].map(twoDigits).join('');
  if (move.turn === 'lemma') return TURNS.lemma + twoDigits(move.count) + writeName(move.name);
  const numbers = move.turn === 'suppose' ? [move.square] : move.turn === 'contradiction' ? move.lines : [];
  return TURNS[move.turn] + numbers.map(twoDigits).join('');
}

const letterOf = ({ rule, claim }: Reason): string =>
  rule === 'strip' && claim === 'queen' ? STRIP_QUEEN : RULES[rule];

/** Two hexadecimal digits a byte, so that a link can contain any name. */
const writeName = (name: string): string =>
  Array.from(new TextEncoder().encode(name), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Null if the digits are not a text. */
function readName(digits: string): string | null {
  try {
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const twoDigits = (number: number): string => number.toString(36).padStart(2, '0');

/** Returns null if the text is malformed. Whether the reasons are valid is for the engine to decide. */
export function readMoves(text: string): readonly Move[] | null {
  if (text === '') return [];
  const parts = text.split('.');
  if (parts.length > MAX_MOVES) return null;
  const moves = parts.map(readMove);
  return moves.every((move) => move !== null) ? moves : null;
}

function readMove(part: string): Move | null {
  const [, count = '', digits] = /^l([0-9a-z]{2})((?:[0-9a-f]{2}){1,96})$/.exec(part) ?? [];
  if (digits !== undefined) {
    const name = readName(digits);
    return name === null ? null : { turn: 'lemma', name, count: Number.parseInt(count, 36) };
  }
  if (!/^[a-z](?:[0-9a-z]{2}){0,21}$/.test(part)) return null;
  const numbers = (part.slice(1).match(/../g) ?? []).map((digits) => Number.parseInt(digits, 36));
  const [letter = ''] = part;
  const [first, ...lines] = numbers;
  const rule = letter === STRIP_QUEEN ? 'strip' : RULE_OF.get(letter);
  if (rule !== undefined) {
    if (first === undefined || lines.length === 0) return null;
    return rule === 'strip'
      ? { rule, square: first, lines, claim: letter === STRIP_QUEEN ? 'queen' : 'empty' }
      : { rule, square: first, lines };
  }
  if (letter === TURNS.suppose) return numbers.length === 1 ? { turn: 'suppose', square: numbers[0] ?? 0 } : null;
  if (letter === TURNS.contradiction) return numbers.length > 0 ? { turn: 'contradiction', lines: numbers } : null;
  const plain = (['way', 'other', 'both'] as const).find((turn) => TURNS[turn] === letter);
  return plain && numbers.length === 0 ? { turn: plain } : null;
}
