// The sentences while a puzzle is solved with reasons.

import type { PuzzleMove, PuzzleRule } from '../../../engine/types';
import { list } from '../../../texts/texts';
import { type Puzzle, RULES } from '../puzzle/puzzle';
import { lineName, type Sentence, sentenceOf, where, whyStep } from '../puzzle/sentences';
import type { GradedPuzzle } from '../questions';
import { rowAndColumn } from '../squares';
import { type AcceptedMove, isStep, lengthOf, proofStateOf } from './cases';
import { claimOf, isTurn } from './moves';
import { isProved, lineAt, type Proving } from './proving';

/** The length of the engine's proof; null if it is too long. */
export const machineLength = ({ steps, machine = steps.length }: GradedPuzzle): number | null => machine;

/** The next question, or the verdict on the last reason. */
export function statusSentence(proving: Proving, found: GradedPuzzle): Sentence {
  const { puzzle } = found;
  const { size } = puzzle;
  const { answer, square, rule, steps, help, hint, ending } = proving;
  if (isProved(found, proving)) return sentenceOf('play.reasons.done', lengths(proving, found));
  if (answer) return verdictSentence(answer, puzzle);
  if (help !== null && hint) return helpSentence(hint, help, puzzle);
  if (ending) return sentenceOf('play.reasons.ends');
  if (square !== null && rule === null) return sentenceOf('play.reasons.which', { ...rowAndColumn(size, square) });
  if (square !== null && rule !== null) return linesQuestion(proving, rule, square, puzzle);
  const now = proofStateOf(puzzle, steps).cases.at(-1);
  if (now) return sentenceOf('play.reasons.inCase', { is: now.is, ...rowAndColumn(size, now.square) });
  return sentenceOf('play.reasons.begin', { steps: lengthOf(steps) });
}

/** The lengths of this proof and of the engine's proof. */
export function lengths({ steps }: Proving, found: GradedPuzzle) {
  const machine = machineLength(found);
  return { own: lengthOf(steps), machine: machine ?? 0, known: machine === null ? 'no' : 'yes' } as const;
}

/** The engine's next move. */
function helpSentence(hint: PuzzleMove | 'none', help: 'where' | 'why', puzzle: Puzzle): Sentence {
  if (hint === 'none') return sentenceOf('play.reasons.helpNone');
  const { step, square, lines } = hint;
  if (step) return help === 'where' ? where({ kind: 'step', step }, puzzle.size) : whyStep(step, puzzle);
  if (square !== null) return sentenceOf('play.reasons.helpSuppose', rowAndColumn(puzzle.size, square));
  const { kind, index } = lines[0] ?? { kind: 'row', index: 0 };
  const key = puzzle.stars ? 'play.reasons.helpNoRoom' : 'play.reasons.helpEnd';
  return sentenceOf(key, { kind, line: lineName(kind, index, puzzle.size) });
}

/** The lines that a rule needs. */
export const linesQuestion = (
  { claim }: Pick<Proving, 'claim'>,
  rule: PuzzleRule,
  square: number,
  { size, stars }: Puzzle,
): Sentence =>
  stars
    ? sentenceOf('play.reasons.linesStars', { rule, claim: claim ?? 'empty', ...rowAndColumn(size, square) })
    : sentenceOf('play.reasons.lines', {
        rule: RULES.find((one) => one === rule) ?? 'single',
        ...rowAndColumn(size, square),
      });

export function verdictSentence({ reason, verdict }: NonNullable<Proving['answer']>, puzzle: Puzzle): Sentence {
  const { size } = puzzle;
  if (verdict.kind === 'accepted') return whyStep(verdict.step, puzzle);
  if (verdict.kind === 'ended' || isTurn(reason)) {
    const impossible = verdict.kind === 'refused' && !verdict.counterexample;
    if (verdict.kind === 'ended') return sentenceOf('play.reasons.ended');
    return sentenceOf(impossible ? 'play.reasons.hidden' : 'play.reasons.possible');
  }
  const place = rowAndColumn(size, reason.square);
  if (verdict.kind === 'known') return sentenceOf('play.reasons.known', place);
  if (!verdict.counterexample) return sentenceOf('play.reasons.otherwise', place);
  const claim = claimOf(reason);
  if (puzzle.stars) return sentenceOf('play.reasons.refusedStars', { claim, ...place });
  const { kind, index } = lineAt(size, reason.lines[0] ?? 0);
  const lines = reason.lines.length > 1 ? 'lines' : kind;
  return sentenceOf('play.reasons.refused', { claim, lines, line: lineName(kind, index, size), ...place });
}

/** A move of a proof, as a sentence. */
export function moveSentence(entry: AcceptedMove, puzzle: Puzzle): Sentence {
  if (isStep(entry)) return whyStep(entry.step, puzzle);
  if (entry.turn === 'suppose') return sentenceOf('play.reasons.split', rowAndColumn(puzzle.size, entry.square));
  if (entry.turn === 'lemma') return sentenceOf('play.reasons.byLemma', { name: entry.name });
  if (entry.turn !== 'contradiction') return sentenceOf('play.reasons.turned', { turn: entry.turn });
  const named = entry.lines.map((line) => lineAt(puzzle.size, line));
  const [{ kind, index } = { kind: 'row', index: 0 } as const] = named;
  if (puzzle.stars && named.length === 1)
    return sentenceOf('play.reasons.noRoom', { kind, line: lineName(kind, index, puzzle.size) });
  const line = list(named.map(({ kind, index }) => lineName(kind, index, puzzle.size)));
  return sentenceOf('play.reasons.contradiction', { kind, count: named.length, line });
}

/** The goal in words. */
export function goalSentence({ goal }: Proving, { puzzle, ways = 1 }: GradedPuzzle): Sentence {
  if (goal) return sentenceOf('play.reasons.goalSquare', { is: goal.is, ...rowAndColumn(puzzle.size, goal.square) });
  return sentenceOf('play.reasons.goalWays', { ways });
}
