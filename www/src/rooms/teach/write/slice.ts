// The state of the lesson editor: the draft, the visible step, and the verdict of the engine.

import type { Trouble } from '../../../client/trouble';
import { type Draft, type DraftStep, emptyDraft, stepFrom } from '../../../kernel/classroom/writing';
import { type Mistake, mistakesOf } from './mistakes';
import { namesIn, type OfferedTruth, type StepQuestion } from './truths';

/** The verdict of the engine on a question. */
export type QuestionVerdict =
  | { readonly kind: 'answers'; readonly answers: readonly string[] }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export interface Write {
  readonly draft: Draft;
  /** From 0. */
  readonly at: number;
  /** The parts that are still missing. */
  readonly mistakes: readonly Mistake[];
  /** The first error of the engine or of the file format; null without one. */
  readonly trouble: Trouble | null;
  /** Whether the draft is complete and every claim is true. */
  readonly isValid: boolean;
  /** By the id of the step. */
  readonly verdicts: Readonly<Record<string, QuestionVerdict>>;
  /** The draft as packed for a link; null if it is too long or not complete. */
  readonly packed: string | null;
  /** Whether this version of the draft is stored on the shelf. */
  readonly isOnShelf: boolean;
  /** Whether the device has refused to store the draft. */
  readonly isDraftRefused: boolean;
}

export type WriteAction =
  | { readonly type: 'show' }
  | { readonly type: 'drafted'; readonly draft: Draft }
  | { readonly type: 'head'; readonly head: Partial<Pick<Draft, 'title' | 'about'>> }
  | { readonly type: 'to'; readonly at: number }
  /** Adds a step with the state of the page. */
  | { readonly type: 'add'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly type: 'edit'; readonly step: Partial<DraftStep> }
  /** Changes fields of the step in `lesson.json`; undefined removes a field. */
  | { readonly type: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly type: 'ask'; readonly offered: OfferedTruth | null; readonly labels: readonly string[] }
  /** Changes numbers or names of the question. `label`: the first wording of an answer to choose. */
  | { readonly type: 'asked'; readonly asked: StepQuestion; readonly label: (name: string) => string }
  /** The reply to one wrong answer; null removes it. */
  | { readonly type: 'reply'; readonly answer: string; readonly reply: string | null }
  | { readonly type: 'move'; readonly by: -1 | 1 }
  | { readonly type: 'remove' }
  | {
      readonly type: 'checked';
      readonly trouble: Trouble | null;
      readonly judged: Write['verdicts'];
      readonly packed: string | null;
    }
  /** Whether the lesson has been stored on the shelf. */
  | { readonly type: 'onShelf'; readonly isOnShelf: boolean }
  /** Whether the device has stored the draft. */
  | { readonly type: 'stored'; readonly isStored: boolean }
  // Carried out by the effect.
  | { readonly type: 'sample'; readonly name: string }
  | { readonly type: 'open'; readonly files: readonly File[] }
  | { readonly type: 'keep' };

export const startWrite: Write = {
  draft: emptyDraft,
  at: 0,
  mistakes: [],
  trouble: null,
  isValid: false,
  verdicts: {},
  packed: null,
  isOnShelf: false,
  isDraftRefused: false,
};

export function updateWrite(state: Write, action: WriteAction): Write {
  const { draft, at } = state;
  const { steps } = draft;
  const to = (draft: Draft, at = state.at): Write => ({
    ...state,
    draft,
    mistakes: mistakesOf(draft),
    at: Math.max(0, Math.min(draft.steps.length - 1, at)),
    isOnShelf: false,
    isValid: false,
  });
  const edited = (change: (step: DraftStep) => DraftStep): Write =>
    to({ ...draft, steps: steps.map((step, index) => (index === at ? change(step) : step)) });
  switch (action.type) {
    case 'drafted':
      return to(action.draft);
    case 'head':
      return to({ ...draft, ...action.head });
    case 'to':
      return { ...state, at: Math.max(0, Math.min(steps.length - 1, action.at)) };
    case 'add':
      return to({ ...draft, steps: [...steps, stepFrom(draft, action.fields)] }, steps.length);
    case 'edit':
      return edited((step) => ({ ...step, ...action.step }));
    case 'fields':
      return edited((step) => ({ ...step, fields: { ...step.fields, ...action.fields } }));
    case 'ask':
      return edited((step) => askStep(step, action.offered, action.labels));
    case 'asked':
      return edited((step) => withNames({ ...step, fields: { ...step.fields, ask: action.asked } }, action));
    case 'reply': {
      const { answer, reply } = action;
      return edited((step) => {
        const { [answer]: _, ...others } = step.wrongs;
        return { ...step, wrongs: reply === null ? others : { ...step.wrongs, [answer]: reply } };
      });
    }
    case 'move': {
      const other = at + action.by;
      const [one, two] = [steps[at], steps[other]];
      if (!one || !two) return state;
      return to(
        { ...draft, steps: steps.map((step, index) => (index === at ? two : index === other ? one : step)) },
        other,
      );
    }
    case 'remove':
      return to({ ...draft, steps: steps.filter((_, index) => index !== at) }, at - 1);
    case 'checked':
      return {
        ...state,
        trouble: action.trouble,
        isValid: action.trouble === null && state.mistakes.length === 0,
        verdicts: action.judged,
        packed: action.packed,
      };
    case 'onShelf':
      return { ...state, isOnShelf: action.isOnShelf };
    case 'stored':
      return { ...state, isDraftRefused: !action.isStored };
    case 'show':
    case 'sample':
    case 'open':
    case 'keep':
      return state;
  }
}

function askStep(step: DraftStep, offered: OfferedTruth | null, labels: readonly string[]): DraftStep {
  const { ask: _, ...fields } = step.fields;
  // Replies to single answers belong to the earlier question.
  if (!offered) return { ...step, fields, wrongs: {} };
  const shows = Array.isArray(fields.show) ? (fields.show as unknown[]) : [];
  const { shows: needed } = offered;
  const show = needed && !shows.includes(needed) ? { show: [...shows, needed] } : {};
  const choices = (offered.choices ?? []).map((id, at) => ({ id, label: labels[at] ?? id }));
  const asked: StepQuestion = {
    for: offered.for,
    truth: offered.truth,
    ...(offered.is === undefined ? {} : { is: offered.is }),
  };
  const next = { ...step, choices, wrongs: {}, fields: { ...fields, ...show, ask: asked } };
  return withNames(next, { asked, label: (name) => labels[namesIn(asked)?.indexOf(name) ?? -1] ?? name });
}

/** Takes the answers to choose from the question. Answers that stay keep their wording. */
function withNames(
  step: DraftStep,
  { asked, label }: Pick<Extract<WriteAction, { type: 'asked' }>, 'asked' | 'label'>,
): DraftStep {
  const names = namesIn(asked);
  if (!names) return step;
  const before = new Map(step.choices.map((choice) => [choice.id, choice]));
  return { ...step, choices: names.map((id) => before.get(id) ?? { id, label: label(id) }) };
}
