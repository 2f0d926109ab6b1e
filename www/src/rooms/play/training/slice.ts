// Training: one position after another in which a technique applies. The square and the lines are named as in a proof; a run has ten.

import type { Trouble } from '../../../client/trouble';
import { MADE_FAMILIES, type MadeFamily } from '../puzzle/puzzle';
import { queenSetBy } from '../puzzle/sketch';
import { DEGREES, type Degree } from '../puzzle/solving';
import type { ProvedStep } from '../reasons/cases';
import { type Proving, type ProvingAction, startProving, updateProving, type Verdict } from '../reasons/proving';
import {
  dueOf,
  type Exercise,
  lessonOf,
  noPractice,
  type Outcome,
  type Practice,
  practiceAfter,
  RULES_OF,
  type Technique,
  type Trained,
  type Wish,
} from './technique';

/** The maximum number of puzzles that are made for one exercise. Nearly always the first one is enough. */
const MAX_TRIES = 64;
/** The number of exercises of a run. */
export const RUN_LENGTH = 10;

/** The technique to train: one rule, or the technique that is due. */
export type Wanted = Trained | 'due';

export interface Training {
  readonly family: MadeFamily;
  readonly wanted: Wanted;
  /** Whether the exercises are the lesson about the wanted technique. */
  readonly isLesson: boolean;
  /** The number of the next exercise. */
  readonly seed: number;
  /** The exercise that was requested, or that is on the board. */
  readonly wish: Wish | null;
  /** How many puzzles without a position for the exercise were made. */
  readonly tries: number;
  readonly exercise: Exercise | null;
  /** The reason that is being entered, and the proved facts. */
  readonly proving: Proving;
  /** The time that the exercise has been on the board. */
  readonly milliseconds: number;
  readonly help: Degree | null;
  readonly misses: number;
  /** The outcome of the exercise on the board; null until the step is found. */
  readonly outcome: Outcome | null;
  /** The outcomes of the run. */
  readonly run: readonly Outcome[];
  /** The practice that this device stores. */
  readonly practice: Practice;
  readonly trouble: Trouble | null;
}

export type TrainingAction =
  /** Begins a run. */
  | { readonly type: 'begin'; readonly family: MadeFamily; readonly wanted: Wanted; readonly seed?: number }
  /** Begins the lesson about a technique. */
  | ({ readonly type: 'learn' } & Technique)
  /** The next exercise, or the next run after the last one. */
  | { readonly type: 'next' }
  | { readonly type: 'help'; readonly degree: Degree }
  | { readonly type: 'reason'; readonly action: ProvingAction }
  // Results and timers.
  | { readonly type: 'found'; readonly exercise: Exercise }
  /** The last puzzle has no position for the exercise. */
  | { readonly type: 'unfound' }
  | { readonly type: 'tick'; readonly milliseconds: number }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'practice'; readonly practice: Practice };

export const startTraining: Training = {
  family: 'completion',
  wanted: 'due',
  isLesson: false,
  seed: 1,
  wish: null,
  tries: 0,
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
      return requestExercise({
        ...training,
        family,
        wanted: has ? action.wanted : 'due',
        isLesson: false,
        seed,
        run: [],
      });
    }
    case 'learn':
      return requestExercise({ ...training, family: action.family, wanted: action.rule, isLesson: true, run: [] });
    case 'next':
      return requestExercise(training.run.length === lengthOf(training) ? { ...training, run: [] } : training);
    case 'found': {
      const { wish } = training;
      const { family, rule, seed } = action.exercise;
      const isWished = wish?.family === family && wish.rule === rule && wish.seed === seed;
      return isWished && !exercise ? beginExercise(training, action.exercise) : training;
    }
    case 'unfound':
      return training.tries + 1 < MAX_TRIES
        ? { ...training, tries: training.tries + 1 }
        : { ...training, trouble: { code: 'play-no-exercise', detail: {} } };
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
      return action.degree === 'do' ? showStep(training, exercise) : { ...training, help: action.degree };
    case 'reason':
      return exercise && !outcome ? enterReason(training, exercise, action.action) : training;
  }
}

/** How many exercises the run has. */
export const lengthOf = ({ isLesson, family, wanted }: Training): number =>
  isLesson && wanted !== 'due' ? lessonOf({ family, rule: wanted }).length : RUN_LENGTH;

/** The help that is shown from the start in each exercise of a lesson. */
const LESSON_HELP: readonly (Degree | null)[] = ['why', 'where', null];

/** Asks for the next exercise. */
function requestExercise(training: Training): Training {
  const { family, wanted, isLesson, practice, run } = training;
  const { rule } = wanted === 'due' ? dueOf(practice, family) : { rule: wanted };
  const ofLesson = isLesson ? lessonOf({ family, rule })[run.length] : undefined;
  const seed = ofLesson ?? training.seed;
  const next = { tries: 0, exercise: null, outcome: null, misses: 0, trouble: null };
  return {
    ...training,
    ...next,
    wish: { family, rule, seed },
    seed: ofLesson === undefined ? seed + 1 : training.seed,
    help: isLesson ? (LESSON_HELP[run.length] ?? null) : null,
  };
}

function beginExercise(training: Training, exercise: Exercise): Training {
  const steps = exercise.before.map(
    (step): ProvedStep => ({ reason: { rule: step.rule, square: step.square ?? 0, lines: [] }, step }),
  );
  return { ...training, exercise, proving: { ...startProving(), steps }, milliseconds: 0 };
}

/** The actions that exist only in a proof. */
const PROOF_ONLY_ACTIONS: ReadonlySet<ProvingAction['type']> = new Set([
  'undo',
  'redo',
  'to',
  'suppose',
  'other',
  'both',
  'end',
]);

/** A reason is entered as in a proof, but the rule is known. */
function enterReason(training: Training, exercise: Exercise, action: ProvingAction): Training {
  const { puzzle } = exercise;
  if (PROOF_ONLY_ACTIONS.has(action.type)) return training;
  let proving = updateProving(training.proving, puzzle, action);
  if (proving.square !== null && proving.rule === null && proving.judging === null)
    proving = updateProving(proving, puzzle, action.type === 'back' ? action : ruleOf(exercise));
  if (action.type !== 'judged' || training.proving.judging !== action.reason) return { ...training, proving };
  return judgeReason({ ...training, proving }, exercise, action.verdict);
}

/** The rule, and for a strip its claim. */
const ruleOf = ({ rule, step }: Exercise): ProvingAction =>
  rule === 'strip'
    ? { type: 'rule', rule, claim: queenSetBy(step) === null ? 'empty' : 'queen' }
    : { type: 'rule', rule };

function judgeReason(training: Training, exercise: Exercise, judged: Verdict): Training {
  if (judged.kind === 'accepted') return withOutcome(training, exercise, helpOf(training));
  return judged.kind === 'refused' ? { ...training, misses: training.misses + 1 } : training;
}

const helpOf = ({ help }: Training): number => (help === null ? 0 : DEGREES.indexOf(help) + 1);

/** Carries out the step, as the last degree of help. */
function showStep(training: Training, exercise: Exercise): Training {
  const { step, rule } = exercise;
  const reason = { rule, square: step.square ?? step.excludes[0] ?? 0, lines: [] };
  const proved: ProvedStep = { reason, step };
  const { proving } = training;
  const answer = { reason, verdict: { kind: 'accepted', step } } as const;
  const done = { ...startProving(), steps: [...proving.steps, proved], answer };
  return withOutcome({ ...training, proving: done, help: 'do' }, exercise, DEGREES.length);
}

function withOutcome(training: Training, { family, rule }: Exercise, help: number): Training {
  const { milliseconds, misses } = training;
  const outcome: Outcome = { family, rule, milliseconds, help, misses };
  return {
    ...training,
    outcome,
    run: [...training.run, outcome],
    // The exercises of a lesson are explained, so they do not show how well the technique is known.
    practice: training.isLesson ? training.practice : practiceAfter(training.practice, outcome),
  };
}

// ---------------------------------------------------------------- in a link

/** The exercise on the board, `train-regions-killer-17`, or the lesson: `learn-regions-killer`. */
export const writeTraining = ({ family, wanted, isLesson, wish, seed }: Training): string =>
  isLesson ? `learn-${family}-${wanted}` : `train-${family}-${wanted}-${wish?.seed ?? seed}`;

/** Returns null for any other text. */
export function readTraining(text: string): TrainingAction | null {
  const [, kind, head, wanted = '', digits] =
    /^(train|learn)-(completion|regions|stars)-([a-z]+)(?:-(\d{1,9}))?$/.exec(text) ?? [];
  const family = MADE_FAMILIES.find((one) => one === head);
  if (!family || (kind === 'train') === (digits === undefined)) return null;
  const rule = RULES_OF[family].find((one) => one === wanted);
  if (kind === 'learn') return rule ? { type: 'learn', family, rule } : null;
  return rule || wanted === 'due' ? { type: 'begin', family, wanted: rule ?? 'due', seed: Number(digits) } : null;
}
