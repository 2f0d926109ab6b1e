// The jobs about proofs: judging lists of moves, placing lemmas, and writing proofs for checkers.

import type { EngineModule } from '../../../engine/types';
import { instant, type Job, steppedJob } from '../../../worker/job';
import { engineBoard } from '../puzzle/engine-forms';
import type { Puzzle } from '../puzzle/puzzle';
import type { PlayQuestions } from '../questions';
import { type AcceptedMove, applyMove, type ProofState, type ProvedStep, proofStateOf, startProofState } from './cases';
import { type Drat, writeDrat } from './drat';
import { placingsAt } from './lemma';
import { isTurn, type Move } from './moves';
import { type ReasonToJudge, type Verdict, verdictOf } from './proving';

/** The verdict on a reason or a contradiction. */
export function judge(engine: EngineModule, puzzle: Puzzle, { sketch }: ProofState, reason: ReasonToJudge): Verdict {
  const board = engineBoard(puzzle, sketch);
  const lines = Uint32Array.from(reason.lines);
  return verdictOf(
    reason,
    isTurn(reason) ? engine.checkContradiction(...board, lines) : engine.checkReason(...board, { ...reason, lines }),
  );
}

/** The moves before the first move that is impossible or not valid. */
export const reasonsJob = (
  engine: EngineModule,
  { puzzle, reasons }: { readonly puzzle: Puzzle; readonly reasons: readonly Move[] },
): Job =>
  instant(() => {
    const steps: AcceptedMove[] = [];
    let stand = startProofState(puzzle);
    for (const move of reasons) {
      const entry = fits(puzzle, move) && !stand.ways ? validate(engine, puzzle, stand, move) : null;
      const after = entry && applyMove(puzzle, stand, entry);
      if (!after) break;
      steps.push(entry);
      stand = after;
    }
    return steps;
  });

/** The move, if it is valid; otherwise null. */
function validate(engine: EngineModule, puzzle: Puzzle, stand: ProofState, move: Move): AcceptedMove | null {
  if (isTurn(move))
    return move.turn !== 'contradiction' || judge(engine, puzzle, stand, move).kind === 'ended' ? move : null;
  const answer = judge(engine, puzzle, stand, move);
  return answer.kind === 'accepted' ? { reason: move, step: answer.step } : null;
}

/** Whether a board has the square and the lines of a move. */
function fits({ size, regions }: Puzzle, move: Move): boolean {
  const { square = 0, lines = [] } = move as { readonly square?: number; readonly lines?: readonly number[] };
  return square < size * size && lines.every((line) => line < (regions ? 3 : 2) * size);
}

/** The first placing of a lemma on the board whose reasons are all valid; null if there is no such placing. */
export const lemmaJob = (
  engine: EngineModule,
  { puzzle, steps, lemma, square }: PlayQuestions['lemma']['question'],
): Job =>
  instant(() => {
    const start = proofStateOf(puzzle, steps);
    for (const reasons of placingsAt(puzzle, lemma, square)) {
      const proved: ProvedStep[] = [];
      let stand: ProofState | null = start;
      for (const reason of reasons) {
        const judgement: Verdict | null = stand && !stand.ways ? judge(engine, puzzle, stand, reason) : null;
        if (!stand || judgement?.kind !== 'accepted') break;
        const entry = { reason, step: judgement.step };
        proved.push(entry);
        stand = applyMove(puzzle, stand, entry);
      }
      if (proved.length === reasons.length) return proved;
    }
    return null;
  });

/** A step can need thousands of clauses, so they are written in slices. */
export function dratJob(_: EngineModule, { puzzle, steps, goal }: PlayQuestions['drat']['question']): Job {
  const writing = writeDrat(puzzle, { steps, goal });
  let moves = 0;
  let drat: Drat | null = null;
  return steppedJob(
    () => {
      const result = writing.next();
      if (result.done) drat = result.value;
      else moves = result.value;
      return drat !== null;
    },
    { progress: () => ({ moves, of: steps.length }), answer: () => drat },
  );
}
