// Lets the worker find exercises and look at reasons, runs the clock, and keeps on the device how well each technique is known.

import { latest } from '../../../client/latest';
import { type Trouble, troubleOf } from '../../../client/trouble';
import { createStored } from '../../../kernel/kept';
import { thinking } from '../clock';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import { reasoning } from '../reasons/effect';
import type { Training, TrainingAction } from './slice';
import { noPractice, type Practice, readPractice, type Wish } from './technique';

interface Drilling {
  /** Reads what is kept. */
  begin(): void;
  /** After everything that happens; null while nobody trains. */
  follow(training: Training | null): void;
}

/** `say`: one line to the person. */
export function drilling(
  { client, now }: Desk,
  dispatch: (action: TrainingAction) => void,
  say: (trouble: Trouble) => void,
): Drilling {
  const store = createStored('queens-train', readPractice);
  let practice: Practice = noPractice;
  const finds = latest<PlayQuestions>(client, (error) => dispatch({ type: 'refused', trouble: troubleOf(error) }));
  /** The last wish. */
  let wished: Wish | null = null;
  const clock = thinking(now, (milliseconds) => dispatch({ type: 'tick', milliseconds }));

  const reasons = reasoning(
    { client, now },
    (action) => {
      if (action.type === 'judged') clock.tick();
      dispatch({ type: 'reason', action });
    },
    say,
  );

  function find(wish: Wish): void {
    wished = wish;
    finds.ask('exercise', wish, { done: (exercise) => dispatch({ type: 'found', exercise }) });
  }

  function keep(training: Training): void {
    if (training.practice === practice) return;
    practice = training.practice;
    store.keep(practice);
  }

  return {
    begin() {
      practice = store.read();
      dispatch({ type: 'practice', practice });
      store.follow((other) => {
        practice = other;
        dispatch({ type: 'practice', practice: other });
      });
    },
    follow(training) {
      clock.run(training?.exercise != null && training.outcome === null);
      if (!training) return;
      const { wish, exercise, trouble, proving } = training;
      if (wish && !exercise && !trouble && wished !== wish) find(wish);
      reasons(exercise ? proving : null, exercise?.puzzle ?? null);
      keep(training);
    },
  };
}
