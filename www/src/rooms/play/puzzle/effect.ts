// Lets the worker make puzzles, prove those that people bring, and compute hints.

import { latest } from '../../../client/latest';
import { JobError, troubleOf } from '../../../client/trouble';
import { stepsPerSecond } from '../../../watch/speed';
import { thinking } from '../clock';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import { LADDER, nameOf } from './puzzle';
import { standing } from './sketch';
import { claimOf, type SolvingAction, type Tap } from './slice';
import type { Solving } from './solving';

interface Puzzling {
  /** After everything that happens; null while no puzzle is looked at. `speed`: a speed level. */
  follow(solving: Solving | null, speed: number): void;
  /** Called after every change of a puzzle, whichever action made it: it cancels questions about an earlier board. */
  changed(before: Solving, solving: Solving): void;
  /** Asks whether the square of a tap is forced, then carries the tap out or refuses it. Taps keep their order. */
  judge(tap: Tap): void;
  /** Asks the worker what an action needs. */
  hear(action: SolvingAction, before: Solving, solving: Solving): void;
}

/** `open`: the puzzle as it is now. */
export function puzzling(
  { client, now }: Desk,
  dispatch: (action: SolvingAction) => void,
  open: () => Solving,
): Puzzling {
  /** The puzzles that were asked for last, and about. */
  let made = '';
  let asked = '';
  const refuse = (name: string, error: unknown): void => dispatch({ type: 'refused', name, trouble: troubleOf(error) });
  const makes = latest<PlayQuestions>(client, (error) => refuse(made, error));
  const hints = latest<PlayQuestions>(client, (error) => refuse(asked, error));
  let playing: { readonly of: Solving; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  const clock = thinking(now, (milliseconds) => dispatch({ type: 'tick', milliseconds }));

  function make({ source }: Solving): void {
    const name = nameOf(source);
    if (makes.busy && made === name) return;
    made = name;
    makes.ask('puzzle', source, {
      progress: ({ tries }) => dispatch({ type: 'trying', name, tries }),
      done: (found) => dispatch({ type: 'found', name, found }),
    });
  }

  /** Asks for the hint of the present board; the answer is dropped if the board has changed. */
  function ask(solving: Solving, then: (hint: PlayQuestions['hint']['answer']) => SolvingAction): void {
    const { found, sketch, source } = solving;
    if (!found) return;
    asked = nameOf(source);
    const { puzzle } = found;
    const question = { puzzle, queens: standing(puzzle, sketch), marks: [...sketch.marks] };
    const [extra] = sketch.extra ?? [];
    hints.ask('hint', question, {
      // If all others are right, the queen that is one too many is not.
      done: (hint) =>
        dispatch(
          then(hint.kind === 'wrong' || extra === undefined ? hint : { kind: 'wrong', square: extra, marked: false }),
        ),
    });
  }

  /** Taps that wait, in their order: each is looked at on the board that the one before has left. */
  let taps: readonly Tap[] = [];
  let judging = false;

  async function judgeAll(): Promise<void> {
    if (judging) return;
    judging = true;
    try {
      for (let tap = taps[0]; tap !== undefined; tap = taps[0]) {
        taps = taps.slice(1);
        const solving = open();
        const { found, sketch: of } = solving;
        const claim = claimOf(solving, tap);
        if (!found || !claim) continue;
        const { puzzle, grade } = found;
        const strongest = LADDER.find((rule) => rule === grade || `${rule}s` === grade) ?? null;
        const question = { puzzle, queens: standing(puzzle, of), marks: [...of.marks], claim, strongest };
        // A queen in a row without room proves nothing.
        const forced = !of.extra?.length && (await client.ask('forced', question).answer);
        dispatch({ type: 'judged', of, tap, forced });
      }
    } catch (error) {
      taps = [];
      refuse(nameOf(open().source), error);
    }
    judging = false;
  }

  function finish({ found, sketch: of, source }: Solving): void {
    if (!found) return;
    client.ask('finish', standing(found.puzzle, of)).answer.then(
      (rows) => dispatch({ type: 'finished', of, rows }),
      (error: unknown) => refuse(nameOf(source), error),
    );
  }

  /** One step after another, each after its time, as long as the solution plays. */
  function play(solving: Solving | null, speed: number): void {
    const of = solving?.playing ? solving : null;
    if (playing?.of === of) return;
    clearTimeout(playing?.timer);
    playing = of && { of, timer: setTimeout(() => dispatch({ type: 'next' }), 1_000 / stepsPerSecond(speed)) };
  }

  return {
    follow(solving, speed) {
      play(solving, speed);
      clock.run(solving?.found != null && !solving.solved && solving.shown === null);
      if (solving && !solving.found && !solving.trouble) make(solving);
    },
    changed(before, { sketch, source }) {
      if (before.sketch !== sketch) hints.cancel();
      if (before.source !== source) taps = [];
    },
    judge(tap) {
      taps = [...taps, tap];
      void judgeAll();
    },
    hear(action, before, solving) {
      const { sketch: of } = solving;
      if (action.type === 'askHint' && !before.hint && !solving.solved)
        ask(solving, (hint) => ({ type: 'hinted', of, hint, degree: action.degree }));
      else if (action.type === 'askGuess') ask(solving, (hint) => ({ type: 'guessed', of, hint }));
      else if (action.type === 'askFinish') finish(solving);
      else if (action.type === 'cancel') {
        makes.cancel();
        refuse(nameOf(solving.source), new JobError('play-cancelled'));
      }
    },
  };
}
