// The jobs about proofs: judging lists of moves, placing lemmas, and writing proofs for checkers.

import type { EngineModule } from '../../../engine/types';
import { instant, type Job, steppedJob } from '../../../worker/job';
import { takenWith } from '../puzzle/engine-forms';
import type { Puzzle } from '../puzzle/puzzle';
import type { PlayQuestions } from '../questions';
import { type Entry, moved, type Proved, type Stand, standOf, startStand } from './cases';
import { type Drat, writingDrat } from './drat';
import { placedAt } from './lemma';
import { isTurn, type Move } from './moves';
import { type Asked, type Judged, judgedBy } from './proving';

/** The verdict on a reason or a contradiction. */
export function judged(engine: EngineModule, puzzle: Puzzle, { sketch }: Stand, asked: Asked): Judged {
  const board = takenWith(puzzle, sketch);
  const lines = Uint32Array.from(asked.lines);
  return judgedBy(
    asked,
    isTurn(asked) ? engine.checkContradiction(...board, lines) : engine.checkReason(...board, { ...asked, lines }),
  );
}

/** The moves before the first that cannot be made or is not valid. */
export const reasonsJob = (
  engine: EngineModule,
  { puzzle, reasons }: { readonly puzzle: Puzzle; readonly reasons: readonly Move[] },
): Job =>
  instant(() => {
    const steps: Entry[] = [];
    let stand = startStand(puzzle);
    for (const move of reasons) {
      const entry = fits(puzzle, move) && !stand.ways ? validated(engine, puzzle, stand, move) : null;
      const after = entry && moved(puzzle, stand, entry);
      if (!after) break;
      steps.push(entry);
      stand = after;
    }
    return steps;
  });

/** The move, if it is valid; otherwise null. */
function validated(engine: EngineModule, puzzle: Puzzle, stand: Stand, move: Move): Entry | null {
  if (isTurn(move))
    return move.turn !== 'against' || judged(engine, puzzle, stand, move).kind === 'ended' ? move : null;
  const answer = judged(engine, puzzle, stand, move);
  return answer.kind === 'accepted' ? { reason: move, step: answer.step } : null;
}

/** Whether a board has its square and its lines. */
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
    const start = standOf(puzzle, steps);
    for (const reasons of placedAt(puzzle, lemma, square)) {
      const proved: Proved[] = [];
      let stand: Stand | null = start;
      for (const reason of reasons) {
        const judgement: Judged | null = stand && !stand.ways ? judged(engine, puzzle, stand, reason) : null;
        if (!stand || judgement?.kind !== 'accepted') break;
        const entry = { reason, step: judgement.step };
        proved.push(entry);
        stand = moved(puzzle, stand, entry);
      }
      if (proved.length === reasons.length) return proved;
    }
    return null;
  });

/** A step can need thousands of clauses, and each takes its time. */
export function dratJob(_: EngineModule, { puzzle, steps, goal }: PlayQuestions['drat']['question']): Job {
  const writing = writingDrat(puzzle, { steps, goal });
  let moves = 0;
  let drat: Drat | null = null;
  return steppedJob(
    () => {
      const came = writing.next();
      if (came.done) drat = came.value;
      else moves = came.value;
      return drat !== null;
    },
    { progress: () => ({ moves, of: steps.length }), answer: () => drat },
  );
}
