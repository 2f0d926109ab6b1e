// Training: one position after another in which a technique moves. The square and the lines are named as in a proof; a run has ten.

import type { Trouble } from '../../../client/trouble';
import { MADE, type MadeFamily } from '../puzzle/puzzle';
import { setBy } from '../puzzle/sketch';
import { DEGREES, type Degree } from '../puzzle/solving';
import type { Proved } from '../reasons/cases';
import { type Judged, type Proving, type ProvingAction, startProving, updateProving } from '../reasons/proving';
import {
  dueOf,
  type Exercise,
  noPractice,
  type Outcome,
  type Practice,
  practised,
  RULES_OF,
  type Trained,
  type Wish,
} from './technique';

/** So many exercises are one run. */
export const RUN = 10;

/** What is trained: one rule, or whichever is due. */
export type Wanted = Trained | 'due';

export interface Training {
  readonly family: MadeFamily;
  readonly wanted: Wanted;
  /** The number of the next exercise. */
  readonly seed: number;
  /** The exercise that is asked for, then on the board. */
  readonly wish: Wish | null;
  readonly exercise: Exercise | null;
  /** The reason that is put together, on what is proved. */
  readonly proving: Proving;
  /** How long the exercise has been on the board. */
  readonly milliseconds: number;
  readonly help: Degree | null;
  readonly misses: number;
  /** What came of the exercise on the board; null until it is found. */
  readonly outcome: Outcome | null;
  /** What came of the run so far. */
  readonly run: readonly Outcome[];
  /** As it is kept on the device. */
  readonly practice: Practice;
  readonly trouble: Trouble | null;
}

export type TrainingAction =
  /** Begins a run. */
  | { readonly type: 'begin'; readonly family: MadeFamily; readonly wanted: Wanted; readonly seed?: number }
  /** The next exercise, or the next run after the last one. */
  | { readonly type: 'next' }
  | { readonly type: 'help'; readonly degree: Degree }
  | { readonly type: 'reason'; readonly action: ProvingAction }
  // What happens.
  | { readonly type: 'found'; readonly exercise: Exercise }
  | { readonly type: 'tick'; readonly milliseconds: number }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'practice'; readonly practice: Practice };

export const startTraining: Training = {
  family: 'completion',
  wanted: 'due',
  seed: 1,
  wish: null,
  exercise: null,
  proving: startProving(),
  milliseconds: 0,
  help: null,
  misses: 0,
  outcome: null,
  run: [],
  practice: noPractice,
  trouble: null,
};

export function updateTraining(training: Training, action: TrainingAction): Training {
  const { exercise, outcome } = training;
  switch (action.type) {
    case 'begin': {
      const { family, seed = training.seed } = action;
      const has = action.wanted === 'due' || RULES_OF[family].includes(action.wanted);
      return wishing({ ...training, family, wanted: has ? action.wanted : 'due', seed, run: [] });
    }
    case 'next':
      return wishing(training.run.length === RUN ? { ...training, run: [] } : training);
    case 'found': {
      const { wish } = training;
      const is = wish !== null && wish.seed === action.exercise.seed && wish.rule === action.exercise.rule;
      return is && !exercise ? begun(training, action.exercise) : training;
    }
    case 'tick':
      return exercise && !outcome
        ? { ...training, milliseconds: training.milliseconds + action.milliseconds }
        : training;
    case 'refused':
      return { ...training, trouble: action.trouble };
    case 'practice':
      return { ...training, practice: action.practice };
    case 'help':
      if (!exercise || outcome) return training;
      return action.degree === 'do' ? shown(training, exercise) : { ...training, help: action.degree };
    case 'reason':
      return exercise && !outcome ? reasoned(training, exercise, action.action) : training;
  }
}

/** Asks for the next exercise. */
function wishing(training: Training): Training {
  const { family, wanted, seed, practice } = training;
  const { rule } = wanted === 'due' ? dueOf(practice, family) : { rule: wanted };
  const wish: Wish = { family, rule, seed };
  return { ...training, wish, seed: seed + 1, exercise: null, outcome: null, help: null, misses: 0, trouble: null };
}

function begun(training: Training, exercise: Exercise): Training {
  const steps = exercise.before.map(
    (step): Proved => ({ reason: { rule: step.rule, square: step.square ?? 0, lines: [] }, step }),
  );
  return { ...training, exercise, proving: { ...startProving(), steps }, milliseconds: 0 };
}

/** What there is in a proof alone. */
const UNUSED: ReadonlySet<ProvingAction['type']> = new Set(['undo', 'redo', 'to', 'suppose', 'other', 'both', 'end']);

/** A reason is put together as in a proof, and the rule is known. */
function reasoned(training: Training, exercise: Exercise, action: ProvingAction): Training {
  const { puzzle } = exercise;
  if (UNUSED.has(action.type)) return training;
  let proving = updateProving(training.proving, puzzle, action);
  if (proving.square !== null && proving.rule === null && proving.asking === null)
    proving = updateProving(proving, puzzle, action.type === 'back' ? action : ruleOf(exercise));
  if (action.type !== 'judged' || training.proving.asking !== action.reason) return { ...training, proving };
  return ended({ ...training, proving }, exercise, action.judged);
}

/** The rule, and of a strip what it decides there. */
const ruleOf = ({ rule, step }: Exercise): ProvingAction =>
  rule === 'strip' ? { type: 'rule', rule, claim: setBy(step) === null ? 'empty' : 'queen' } : { type: 'rule', rule };

function ended(training: Training, exercise: Exercise, judged: Judged): Training {
  if (judged.kind === 'accepted') return counted(training, exercise, helpOf(training));
  return judged.kind === 'refused' ? { ...training, misses: training.misses + 1 } : training;
}

const helpOf = ({ help }: Training): number => (help === null ? 0 : DEGREES.indexOf(help) + 1);

/** The step is carried out for the person. */
function shown(training: Training, exercise: Exercise): Training {
  const { step, rule } = exercise;
  const reason = { rule, square: step.square ?? step.excludes[0] ?? 0, lines: [] };
  const proved: Proved = { reason, step };
  const { proving } = training;
  const answer = { reason, judged: { kind: 'accepted', step } } as const;
  const done = { ...startProving(), steps: [...proving.steps, proved], answer };
  return counted({ ...training, proving: done, help: 'do' }, exercise, DEGREES.length);
}

function counted(training: Training, { family, rule }: Exercise, help: number): Training {
  const { milliseconds, misses } = training;
  const outcome: Outcome = { family, rule, milliseconds, help, misses };
  return {
    ...training,
    outcome,
    run: [...training.run, outcome],
    practice: practised(training.practice, outcome),
  };
}

// ---------------------------------------------------------------- in a link

/** The exercise that is on the board: `train-regions-killer-17`. */
export const writeTraining = ({ family, wanted, wish, seed }: Training): string =>
  `train-${family}-${wanted}-${wish?.seed ?? seed}`;

/** Null for a text that is none. */
export function readTraining(text: string): TrainingAction | null {
  const [, head, wanted = '', digits = ''] = /^train-(completion|regions|stars)-([a-z]+)-(\d{1,9})$/.exec(text) ?? [];
  const family = MADE.find((one) => one === head);
  if (!family) return null;
  const rule = wanted === 'due' ? 'due' : RULES_OF[family].find((one) => one === wanted);
  return rule === undefined ? null : { type: 'begin', family, wanted: rule, seed: Number(digits) };
}
