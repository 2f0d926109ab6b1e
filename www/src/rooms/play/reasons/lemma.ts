// A named part of a proof, which can be used again wherever its reasons are valid, also moved, rotated and reflected. The
// lines of its reasons are its parameters: each is given by one of its squares, so that on another board they are other lines.

import { MATRICES, SYMMETRIES } from '../../../board/symmetry';
import type { PuzzleLineKind } from '../../../engine/types';
import { LADDER, type Puzzle } from '../puzzle/puzzle';
import { type AcceptedMove, isStep } from './cases';
import type { Claim, Reason } from './moves';
import { lineAt, lineOf } from './proving';

/** A square by its distance from the square that the last reason decides. */
interface Place {
  readonly down: number;
  readonly right: number;
}

interface Piece {
  readonly rule: Reason['rule'];
  readonly claim?: Claim;
  readonly square: Place;
  readonly lines: readonly { readonly kind: PuzzleLineKind; readonly through: Place }[];
}

export interface Lemma {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

/** The maximum length of a name, and the maximum number of reasons. Longer names are cut. */
export const MAX_NAME_LENGTH = 24;
export const MAX_PIECES = 30;
/** The maximum number of stored lemmas. */
const MAX_LEMMAS = 30;

/** The last `count` steps as a lemma; null if there are fewer steps, or if one of these moves is no reason. */
export function lemmaOf(puzzle: Puzzle, entries: readonly AcceptedMove[], count: number, name: string): Lemma | null {
  const steps = entries.slice(-count).filter(isStep);
  const last = steps.at(-1);
  if (!last || steps.length !== count || count > MAX_PIECES || name.trim() === '') return null;
  const { size } = puzzle;
  const from = last.reason.square;
  const place = (square: number): Place => ({
    down: Math.floor(square / size) - Math.floor(from / size),
    right: (square % size) - (from % size),
  });
  const pieces = steps.map(
    ({ reason: { rule, claim, square, lines }, step }): Piece => ({
      rule,
      ...(claim ? { claim } : {}),
      square: place(square),
      lines: lines.map((line) => {
        const { kind } = lineAt(size, line);
        const on = [square, ...step.free].find((one) => lineOf(puzzle, kind, one) === line);
        return { kind, through: place(on ?? squareOn(puzzle, line)) };
      }),
    }),
  );
  return { name: name.trim().slice(0, MAX_NAME_LENGTH), pieces };
}

/** The first square of a line. */
function squareOn(puzzle: Puzzle, line: number): number {
  const { kind } = lineAt(puzzle.size, line);
  const all = Array.from({ length: puzzle.size ** 2 }, (_, square) => square);
  return all.find((square) => lineOf(puzzle, kind, square) === line) ?? 0;
}

/** The placings of a lemma whose last reason decides `square`: all rotations and reflections that lie on the board. */
export function placingsAt(puzzle: Puzzle, { pieces }: Lemma, square: number): readonly (readonly Reason[])[] {
  const { size } = puzzle;
  const [row, column] = [Math.floor(square / size), square % size];
  return SYMMETRIES.flatMap((symmetry) => {
    const [a, b, c, d] = MATRICES[symmetry];
    const at = ({ down, right }: Place): number | null => {
      const [top, left] = [row + c * right + d * down, column + a * right + b * down];
      return top >= 0 && top < size && left >= 0 && left < size ? top * size + left : null;
    };
    const turned = (kind: PuzzleLineKind): PuzzleLineKind =>
      a !== 0 || kind === 'region' ? kind : kind === 'row' ? 'column' : 'row';
    const reasons = pieces.map(({ rule, claim, square, lines }): Reason | null => {
      const on = at(square);
      const through = lines.map(({ kind, through }) => {
        const place = at(through);
        return place === null || (kind === 'region' && !puzzle.regions) ? null : lineOf(puzzle, turned(kind), place);
      });
      return on === null || through.includes(null)
        ? null
        : { rule, square: on, lines: through.filter((line) => line !== null), ...(claim ? { claim } : {}) };
    });
    return reasons.includes(null) ? [] : [reasons.filter((reason) => reason !== null)];
  });
}

// ---------------------------------------------------------------- on the device

/** The lemmas with one more, which replaces a lemma of the same name. */
export const withLemma = (lemmas: readonly Lemma[], lemma: Lemma): readonly Lemma[] =>
  [...lemmas.filter(({ name }) => name !== lemma.name), lemma].slice(-MAX_LEMMAS);

/** The lemmas that were stored; malformed ones are left out. */
export function readLemmas(text: string | null): readonly Lemma[] {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(found) ? found.filter(isLemma).slice(-MAX_LEMMAS) : [];
  } catch {
    return [];
  }
}

const RULES: ReadonlySet<unknown> = new Set(LADDER);
const KINDS: ReadonlySet<unknown> = new Set(['row', 'column', 'region']);

function isLemma(value: unknown): value is Lemma {
  const { name, pieces } = (value ?? {}) as Record<string, unknown>;
  const hasName = typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH;
  return hasName && Array.isArray(pieces) && pieces.length > 0 && pieces.length <= MAX_PIECES && pieces.every(isPiece);
}

function isPiece(value: unknown): boolean {
  const { rule, claim, square, lines } = (value ?? {}) as Record<string, unknown>;
  const hasLines = Array.isArray(lines) && lines.length > 0 && lines.length <= 20;
  const hasValidClaim = claim === undefined || (rule === 'strip' && (claim === 'queen' || claim === 'empty'));
  return RULES.has(rule) && hasValidClaim && isPlace(square) && hasLines && lines.every(isLine);
}

function isLine(value: unknown): boolean {
  const { kind, through } = (value ?? {}) as Record<string, unknown>;
  return KINDS.has(kind) && isPlace(through);
}

function isPlace(value: unknown): boolean {
  const { down, right } = (value ?? {}) as Record<string, unknown>;
  return [down, right].every((far) => Number.isInteger(far) && Math.abs(Number(far)) < 20);
}
