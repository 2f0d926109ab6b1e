// The sentences while a puzzle is solved with reasons.

import type { PuzzleMove, PuzzleRule } from '../../../engine/types';
import { list } from '../../../texts/texts';
import { type Puzzle, RULES } from '../puzzle/puzzle';
import { nameOf, type Sentence, told, where, whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import { at } from '../squares';
import { type Entry, isStep, lengthOf, standOf } from './cases';
import { claimOf, isTurn } from './moves';
import { isProved, lineAt, type Proving } from './proving';

/** The length of the engine's proof; null if it is too long. */
export const machineOf = ({ steps, machine = steps.length }: Found): number | null => machine;

/** The next question, or the verdict on the last reason. */
export function says(proving: Proving, found: Found): Sentence {
  const { puzzle } = found;
  const { size } = puzzle;
  const { answer, square, rule, steps, help, hint, ending } = proving;
  if (isProved(found, proving)) return told('play.reasons.done', lengths(proving, found));
  if (answer) return answered(answer, puzzle);
  if (help !== null && hint) return helped(hint, help, puzzle);
  if (ending) return told('play.reasons.ends');
  if (square !== null && rule === null) return told('play.reasons.which', { ...at(size, square) });
  if (square !== null && rule !== null) return asksLines(proving, rule, square, puzzle);
  const now = standOf(puzzle, steps).cases.at(-1);
  if (now) return told('play.reasons.inCase', { is: now.is, ...at(size, now.square) });
  return told('play.reasons.begin', { steps: lengthOf(steps) });
}

/** The lengths of this proof and of the engine's proof. */
export function lengths({ steps }: Proving, found: Found) {
  const machine = machineOf(found);
  return { own: lengthOf(steps), machine: machine ?? 0, known: machine === null ? 'no' : 'yes' } as const;
}

/** The engine's next move. */
function helped(hint: PuzzleMove | 'none', help: 'where' | 'why', puzzle: Puzzle): Sentence {
  if (hint === 'none') return told('play.reasons.helpNone');
  const { step, square, lines } = hint;
  if (step) return help === 'where' ? where({ kind: 'step', step }, puzzle.size) : whyStep(step, puzzle);
  if (square !== null) return told('play.reasons.helpSuppose', at(puzzle.size, square));
  const { kind, index } = lines[0] ?? { kind: 'row', index: 0 };
  const key = puzzle.stars ? 'play.reasons.helpNoRoom' : 'play.reasons.helpEnd';
  return told(key, { kind, line: nameOf(kind, index, puzzle.size) });
}

/** The lines that a rule needs. */
export const asksLines = (
  { claim }: Pick<Proving, 'claim'>,
  rule: PuzzleRule,
  square: number,
  { size, stars }: Puzzle,
): Sentence =>
  stars
    ? told('play.reasons.linesStars', { rule, claim: claim ?? 'empty', ...at(size, square) })
    : told('play.reasons.lines', { rule: RULES.find((one) => one === rule) ?? 'single', ...at(size, square) });

export function answered({ reason, judged }: NonNullable<Proving['answer']>, puzzle: Puzzle): Sentence {
  const { size } = puzzle;
  if (judged.kind === 'accepted') return whyStep(judged.step, puzzle);
  if (judged.kind === 'ended' || isTurn(reason)) {
    const impossible = judged.kind === 'refused' && !judged.counterexample;
    if (judged.kind === 'ended') return told('play.reasons.ended');
    return told(impossible ? 'play.reasons.hidden' : 'play.reasons.possible');
  }
  const place = at(size, reason.square);
  if (judged.kind === 'known') return told('play.reasons.known', place);
  if (!judged.counterexample) return told('play.reasons.otherwise', place);
  const claim = claimOf(reason);
  if (puzzle.stars) return told('play.reasons.refusedStars', { claim, ...place });
  const { kind, index } = lineAt(size, reason.lines[0] ?? 0);
  const lines = reason.lines.length > 1 ? 'lines' : kind;
  return told('play.reasons.refused', { claim, lines, line: nameOf(kind, index, size), ...place });
}

/** A move of a proof, as a sentence. */
export function written(entry: Entry, puzzle: Puzzle): Sentence {
  if (isStep(entry)) return whyStep(entry.step, puzzle);
  if (entry.turn === 'suppose') return told('play.reasons.split', at(puzzle.size, entry.square));
  if (entry.turn === 'lemma') return told('play.reasons.byLemma', { name: entry.name });
  if (entry.turn !== 'against') return told('play.reasons.turned', { turn: entry.turn });
  const named = entry.lines.map((line) => lineAt(puzzle.size, line));
  const [{ kind, index } = { kind: 'row', index: 0 } as const] = named;
  if (puzzle.stars && named.length === 1)
    return told('play.reasons.noRoom', { kind, line: nameOf(kind, index, puzzle.size) });
  const line = list(named.map(({ kind, index }) => nameOf(kind, index, puzzle.size)));
  return told('play.reasons.contradiction', { kind, count: named.length, line });
}

/** The goal in words. */
export function toProve({ goal }: Proving, { puzzle, ways = 1 }: Found): Sentence {
  if (goal) return told('play.reasons.goalSquare', { is: goal.is, ...at(puzzle.size, goal.square) });
  return told('play.reasons.goalWays', { ways });
}
