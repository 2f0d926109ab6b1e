// The wants of training: the next exercise, the verdict on a reason, and a clock.

import { answer, type PlayWant } from '../ask';
import { reasonWants } from '../reasons/wants';
import type { PlayAction } from '../slice';
import type { Training, TrainingAction } from './slice';

/** The time of an exercise is as exact as this, in milliseconds. */
const TICK = 200;

const act = (action: TrainingAction): PlayAction => ({ type: 'training', action });

export function trainingWants({ wish, exercise, outcome, proving, trouble }: Training): PlayWant[] {
  if (!exercise)
    return wish && !trouble
      ? [
          answer('exercise', 'exercise', {
            question: wish,
            of: ({ training }) => training.wish,
            done: (found) => act({ type: 'found', exercise: found }),
            failed: (refusal) => act({ type: 'refused', trouble: refusal }),
          }),
        ]
      : [];
  const wants = reasonWants({
    ...{ proving, puzzle: exercise.puzzle, allowed: [] },
    of: ({ training }) => training.proving,
    act: (action) => act({ type: 'reason', action }),
  });
  if (outcome === null)
    wants.push({
      ...{ key: 'training clock', want: 'tick', every: TICK, awake: true },
      action: (elapsed) => act({ type: 'tick', milliseconds: Math.round(elapsed) }),
    });
  return wants;
}
