// The jobs about reasons: whether one follows from what is proved, and how many of a list do.

import type { EngineModule } from '../../../engine/types';
import { instant, type Job } from '../../../worker/job';
import { taken } from '../puzzle/jobs';
import type { Puzzle } from '../puzzle/puzzle';
import { standing } from '../puzzle/sketch';
import type { ReasonQuestion } from '../questions';
import { type Judged, type Proved, provedSketch, type Reason } from './proving';

function judged(engine: EngineModule, puzzle: Puzzle, steps: readonly Proved[], reason: Reason): Judged {
  const sketch = provedSketch(puzzle, steps);
  const { rule, square, lines } = reason;
  const { kind, step, counterexample } = engine.checkReason(
    taken(puzzle),
    Int32Array.from(standing(puzzle, sketch)),
    Uint32Array.from(sketch.marks),
    { rule, square, lines: Uint32Array.from(lines) },
  );
  if (kind === 'accepted' && step) return { kind, step };
  return kind === 'refused' ? { kind, counterexample } : { kind: 'known' };
}

export const reasonJob = (engine: EngineModule, { puzzle, steps, reason }: ReasonQuestion): Job =>
  instant(() => judged(engine, puzzle, steps, reason));

/** The steps of these reasons up to the first that does not hold. */
export const reasonsJob = (
  engine: EngineModule,
  { puzzle, reasons }: { readonly puzzle: Puzzle; readonly reasons: readonly Reason[] },
): Job =>
  instant(() => {
    const steps: Proved[] = [];
    for (const reason of reasons) {
      const answer = fits(puzzle, reason) ? judged(engine, puzzle, steps, reason) : null;
      if (answer?.kind !== 'accepted') break;
      steps.push({ reason, step: answer.step });
    }
    return steps;
  });

/** Whether a board has its square and its lines. */
const fits = ({ size, regions }: Puzzle, { square, lines }: Reason): boolean =>
  square < size * size && lines.every((line) => line < (regions ? 3 : 2) * size);
