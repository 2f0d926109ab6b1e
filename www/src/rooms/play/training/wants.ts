// The wants of training: the next exercise, the verdict on a reason, and a clock.

import { all } from '../../commands';
import { answer, type PlayWant } from '../ask';
import { reasonWants } from '../reasons/wants';
import type { PlayAction } from '../slice';
import { exerciseIn, puzzleFor } from './exercise';
import type { Training, TrainingAction } from './slice';
import type { Exercise } from './technique';

/** The precision of the time of an exercise, in milliseconds. */
const TICK = 200;

const act = (action: TrainingAction): PlayAction => ({ type: 'training', action });

const foundAction = (exercise: Exercise | null): PlayAction =>
  act(exercise ? { type: 'found', exercise } : { type: 'unfound' });

export function trainingWants({ wish, tries, exercise, outcome, proving, trouble }: Training): PlayWant[] {
  if (!exercise)
    return wish && !trouble
      ? [
          answer('exercise', 'makePuzzle', {
            question: puzzleFor(wish, tries),
            of: all(
              ({ training }) => training.wish,
              ({ training }) => training.tries,
            ),
            done: (made) => foundAction(exerciseIn(wish, made)),
            failed: (trouble) =>
              trouble.code === 'grade-not-to-be-had' ? foundAction(null) : act({ type: 'refused', trouble }),
          }),
        ]
      : [];
  const wants = reasonWants({
    proving,
    puzzle: exercise.puzzle,
    allowed: [],
    of: ({ training }) => training.proving,
    act: (action) => act({ type: 'reason', action }),
  });
  if (outcome === null)
    wants.push({
      key: 'training clock',
      want: 'tick',
      every: TICK,
      awake: true,
      action: (elapsed) => act({ type: 'tick', milliseconds: Math.round(elapsed) }),
    });
  return wants;
}
