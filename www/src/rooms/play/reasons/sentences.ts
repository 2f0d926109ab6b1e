// What is said while a puzzle is solved with reasons.

import type { PuzzleMove, PuzzleRule } from '../../../engine/types';
import { list } from '../../../texts/texts';
import type { Puzzle } from '../puzzle/puzzle';
import { nameOf, type Sentence, where, whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import { at } from '../squares';
import { type Entry, isStep, lengthOf, standOf } from './cases';
import { claimOf, isTurn } from './moves';
import { isProved, lineAt, type Proving } from './proving';

/** How long the proof of the machine is; null where it is too long to be known. */
export const machineOf = ({ steps, machine = steps.length }: Found): number | null => machine;

/** What is asked for next, or what the last reason was answered. */
export function says(proving: Proving, found: Found): Sentence {
  const { puzzle } = found;
  const { size } = puzzle;
  const { answer, square, rule, steps, help, hint, ending } = proving;
  if (isProved(found, proving)) return { key: 'play.reasons.done', values: lengths(proving, found) };
  if (answer) return answered(answer, puzzle);
  if (help !== null && hint) return helped(hint, help, puzzle);
  if (ending) return { key: 'play.reasons.ends', values: {} };
  if (square !== null && rule === null) return { key: 'play.reasons.which', values: { ...at(size, square) } };
  if (square !== null && rule !== null) return asksLines(proving, rule, square, puzzle);
  const now = standOf(puzzle, steps).cases.at(-1);
  if (now) return { key: 'play.reasons.inCase', values: { is: now.is, ...at(size, now.square) } };
  return { key: 'play.reasons.begin', values: { steps: lengthOf(steps) } };
}

/** How long the proof is, and that of the machine. */
export function lengths({ steps }: Proving, found: Found) {
  const machine = machineOf(found);
  return { own: lengthOf(steps), machine: machine ?? 0, known: machine === null ? 'no' : 'yes' } as const;
}

/** What the machine would do next. */
function helped(hint: PuzzleMove | 'none', help: 'where' | 'why', puzzle: Puzzle): Sentence {
  if (hint === 'none') return { key: 'play.reasons.helpNone', values: {} };
  const { step, square, lines } = hint;
  if (step) return help === 'where' ? where({ kind: 'step', step }, puzzle.size) : whyStep(step, puzzle);
  if (square !== null) return { key: 'play.reasons.helpSuppose', values: at(puzzle.size, square) };
  const { kind, index } = lines[0] ?? { kind: 'row', index: 0 };
  const key = puzzle.stars ? 'play.reasons.helpNoRoom' : 'play.reasons.helpEnd';
  return { key, values: { kind, line: nameOf(kind, index, puzzle.size) } };
}

/** Which lines a rule wants to be told. */
export const asksLines = (
  { claim }: Pick<Proving, 'claim'>,
  rule: PuzzleRule,
  square: number,
  { size, stars }: Puzzle,
): Sentence =>
  stars
    ? { key: 'play.reasons.linesStars', values: { rule, claim: claim ?? 'empty', ...at(size, square) } }
    : { key: 'play.reasons.lines', values: { rule, ...at(size, square) } };

export function answered({ reason, judged }: NonNullable<Proving['answer']>, puzzle: Puzzle): Sentence {
  const { size } = puzzle;
  if (judged.kind === 'accepted') return whyStep(judged.step, puzzle);
  if (judged.kind === 'ended' || isTurn(reason)) {
    const impossible = judged.kind === 'refused' && !judged.counterexample;
    if (judged.kind === 'ended') return { key: 'play.reasons.ended', values: {} };
    return { key: impossible ? 'play.reasons.hidden' : 'play.reasons.possible', values: {} };
  }
  const place = at(size, reason.square);
  if (judged.kind === 'known') return { key: 'play.reasons.known', values: place };
  if (!judged.counterexample) return { key: 'play.reasons.otherwise', values: place };
  const claim = claimOf(reason);
  if (puzzle.stars) return { key: 'play.reasons.refusedStars', values: { claim, ...place } };
  const { kind, index } = lineAt(size, reason.lines[0] ?? 0);
  const lines = reason.lines.length > 1 ? 'lines' : kind;
  return {
    key: 'play.reasons.refused',
    values: { claim, lines, line: nameOf(kind, index, size), ...place },
  };
}

/** A move of a proof, as it is written down. */
export function written(entry: Entry, puzzle: Puzzle): Sentence {
  if (isStep(entry)) return whyStep(entry.step, puzzle);
  if (entry.turn === 'suppose') return { key: 'play.reasons.split', values: at(puzzle.size, entry.square) };
  if (entry.turn === 'lemma') return { key: 'play.reasons.byLemma', values: { name: entry.name } };
  if (entry.turn !== 'against') return { key: 'play.reasons.turned', values: { turn: entry.turn } };
  const named = entry.lines.map((line) => lineAt(puzzle.size, line));
  const [{ kind, index } = { kind: 'row', index: 0 } as const] = named;
  if (puzzle.stars && named.length === 1)
    return { key: 'play.reasons.noRoom', values: { kind, line: nameOf(kind, index, puzzle.size) } };
  return {
    key: 'play.reasons.contradiction',
    values: { kind, count: named.length, line: list(named.map(({ kind, index }) => nameOf(kind, index, puzzle.size))) },
  };
}

/** What is to be proved. */
export function toProve({ goal }: Proving, { puzzle, ways = 1 }: Found): Sentence {
  if (goal) return { key: 'play.reasons.goalSquare', values: { is: goal.is, ...at(puzzle.size, goal.square) } };
  return { key: 'play.reasons.goalWays', values: { ways } };
}
