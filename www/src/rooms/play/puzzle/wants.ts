// The questions of a puzzle to the engine: the puzzle itself, hints, whether the square of a tap is forced, a way to finish, and a review of the solution.

import type { Trouble } from '../../../client/trouble';
import { stepsPerSecond } from '../../../watch/speed';
import { answer, ask, type PlayCommand, type PlayWant } from '../ask';
import type { Hint } from '../questions';
import type { Play, PlayAction } from '../slice';
import { reviewOf } from '../training/review';
import { engineBoard, enginePuzzle, hintOf } from './engine-forms';
import { openingWant } from './opening';
import { LADDER, nameOf } from './puzzle';
import type { Sketch } from './sketch';
import type { SolvingAction } from './slice';
import type { Solving } from './solving';

const SECOND = 1_000;

const act = (action: SolvingAction): PlayAction => ({ type: 'puzzle', action });

const refuseAction =
  ({ source }: Solving) =>
  (trouble: Trouble): PlayAction =>
    act({ type: 'refused', name: nameOf(source), trouble });

/** A question about the board is cancelled when the board changes. */
const ofSketch = ({ solving }: Play): Sketch => solving.sketch;

/** `isSeen`: whether the puzzle is on the screen. */
export function puzzleWants(play: Play, isSeen: boolean): PlayWant[] {
  const { solving, settings, proving } = play;
  const { found, solved, shownStep, playing, trouble } = solving;
  const wants: PlayWant[] = [];
  // The engine continues to make a puzzle while another room is shown.
  if (!found && !trouble) wants.push(makeWant(solving));
  // Neither the solution nor the clock continues while the puzzle is solved with reasons.
  if (!isSeen || proving) return wants;
  if (playing)
    wants.push({
      key: `plays ${settings.speed}`,
      want: 'tick',
      every: SECOND / stepsPerSecond(settings.speed),
      action: () => act({ type: 'next' }),
    });
  if (found && !solved && shownStep === null)
    wants.push({
      key: 'clock',
      want: 'tick',
      every: SECOND,
      awake: true,
      action: (elapsed) => act({ type: 'tick', milliseconds: Math.round(elapsed) }),
    });
  return wants;
}

function makeWant(solving: Solving): PlayWant {
  const name = nameOf(solving.source);
  return openingWant(solving.source, {
    key: 'make',
    of: (play) => play.solving.source,
    tries: (tries) => act({ type: 'trying', name, tries }),
    done: (found) => act({ type: 'found', name, found }),
    failed: refuseAction(solving),
  });
}

/** Asks whether the tap that is examined is forced. */
export function tapWants({ solving, judging }: Play): PlayWant[] {
  const { found } = solving;
  if (!judging || !found) return [];
  const { tap, of, claim } = judging;
  const { puzzle, grade } = found;
  const strongest = LADDER.find((rule) => rule === grade || `${rule}s` === grade) ?? null;
  return [
    answer('forced', 'isForced()', {
      question: [
        ...engineBoard(puzzle, of),
        { square: claim.square, claim: claim.is, ...(strongest ? { strongest } : {}) },
      ],
      of: (play) => play.judging,
      done: (forced) => act({ type: 'judged', of, tap, forced }),
      failed: refuseAction(solving),
    }),
  ];
}

export function puzzleCommands(action: SolvingAction, { solving: before }: Play, { solving }: Play): PlayCommand[] {
  const { sketch: of } = solving;
  switch (action.type) {
    case 'askHint':
      return before.hint || solving.solved
        ? []
        : hintCommands(solving, (hint) => ({ type: 'hinted', of, hint, degree: action.degree }));
    case 'askGuess':
      return hintCommands(solving, (hint) => ({ type: 'guessed', of, hint }));
    case 'askFinish':
      return finishCommands(solving);
    default:
      return [];
  }
}

/** Asks for the hint of the present board. */
function hintCommands(solving: Solving, then: (hint: Hint) => SolvingAction): PlayCommand[] {
  const { found, sketch } = solving;
  if (!found) return [];
  const { puzzle } = found;
  const [extra] = sketch.extra ?? [];
  return [
    ask('hint', 'hintPuzzle()', {
      question: engineBoard(puzzle, sketch),
      of: ofSketch,
      done(found) {
        const hint = hintOf(found);
        // If all other queens are right, the surplus queen is wrong.
        const isExtra = hint.kind !== 'wrong' && extra !== undefined;
        return act(then(isExtra ? { kind: 'wrong', square: extra, marked: false } : hint));
      },
      failed: refuseAction(solving),
    }),
  ];
}

function finishCommands(solving: Solving): PlayCommand[] {
  const { found, sketch: of } = solving;
  if (!found) return [];
  return [
    ask('finish', 'puzzleWays', {
      question: { puzzle: { rows: engineBoard(found.puzzle, of)[1] }, most: 1 },
      of: ofSketch,
      done: ({ ways: [way] }) => act({ type: 'finished', of, rows: way ? [...way] : null }),
      failed: refuseAction(solving),
    }),
  ];
}

/** The maximum number of reviewed boards. Only the last boards are reviewed. */
const MAX_REVIEWED = 60;

/** Asks which rules a solved puzzle needed. Without an answer the page shows no review. */
export function reviewCommands({ solving: { found, history, sketch: of } }: Play): PlayCommand[] {
  if (!found || found.puzzle.family === 'guilty') return [];
  const { puzzle, solution } = found;
  const boards = [...history.past, of].slice(-MAX_REVIEWED).map(({ queens, marks }) => ({
    own: Int32Array.from(queens),
    marks: Uint32Array.from(marks),
  }));
  return [
    ask('review', 'reviewPuzzle', {
      question: { puzzle: enginePuzzle(puzzle), solution: Int32Array.from(solution), boards },
      of: ofSketch,
      done: ({ steps }) => ({ type: 'review', of, review: reviewOf(steps) }),
      failed: () => ({ type: 'review', of, review: null }),
    }),
  ];
}
