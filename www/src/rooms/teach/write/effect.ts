// The effects of the lesson editor: the engine, which judges every question and claim.

import type { WorkerClient } from '../../../client/client';
import { JobError, type Trouble, troubleOf } from '../../../client/trouble';
import { checkStep } from '../../../kernel/classroom/checking';
import { chosenFiles, fetchFiles } from '../../../kernel/classroom/fetching';
import { pack } from '../../../kernel/classroom/packing';
import { type Draft, draftOf, emptyDraft, filesOf, lessonOf } from '../../../kernel/classroom/writing';
import { language } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import type { QuestionVerdict, WriteAction } from './slice';

/** Milliseconds without a change before the draft is judged. */
const DELAY = 400;

export function writeEffect(
  { dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const act = (action: WriteAction): void => dispatch({ type: 'write', action });
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Judges each step, then the whole lesson. */
  async function check(): Promise<void> {
    const { draft, mistakes } = now().own.write;
    const judged: Record<string, QuestionVerdict> = {};
    let packed: string | null = null;
    let trouble: ReturnType<typeof troubleOf> | null = null;
    if (mistakes.length > 0) await judgeAlone(judged);
    else
      try {
        const lesson = lessonOf(draft, 'draft');
        for (const step of lesson.steps) {
          const answers = await checkStep(worker(), step);
          if (!step.question) continue;
          const { id: place, question } = step;
          judged[place] = { kind: 'answers', answers };
          const right = Object.keys(question.wrongs).find((answer) => answers.includes(answer));
          if (right !== undefined) throw new JobError('lesson-right', { place, answer: right });
        }
        packed = await pack(filesOf(draft));
      } catch (error) {
        trouble = withStepNumber(troubleOf(error), draft);
        if (draft.steps.length > 0) await judgeAlone(judged);
      }
    if (now().own.write.draft === draft) act({ type: 'checked', trouble, judged, packed });
  }

  /** Judges the visible step alone, so that its answers appear while words are missing elsewhere. */
  async function judgeAlone(judged: Record<string, QuestionVerdict>): Promise<void> {
    const { draft, at } = now().own.write;
    const step = draft.steps[at];
    const id = String(step?.fields.id);
    if (step?.fields.ask === undefined || judged[id]) return;
    const filled = {
      ...step,
      title: step.title || '–',
      question: step.question || '–',
      right: step.right || '–',
      choices: step.choices.map(({ id, label }) => ({ id, label: label || '–' })),
      wrong: step.wrong || '–',
    };
    try {
      const [only] = lessonOf({ ...emptyDraft, title: '–', steps: [filled] }, 'draft').steps;
      if (!only?.question) return;
      const { setting, question } = only;
      const answers = await worker().ask('judge', { setting, ask: question.ask }).answer;
      judged[id] = { kind: 'answers', answers };
    } catch (error) {
      judged[id] = { kind: 'trouble', trouble: troubleOf(error) };
    }
  }

  async function sample(name: string): Promise<void> {
    act({ type: 'drafted', draft: draftOf(await fetchFiles(name, language())) });
  }

  return (happened, before, after) => {
    if (happened.type === 'action' && happened.action.type === 'write') {
      const { action } = happened.action;
      if (action.type === 'sample') sample(action.name).catch(failed);
      if (action.type === 'open')
        chosenFiles(action.files, language())
          .then((files) => act({ type: 'drafted', draft: draftOf(files) }))
          .catch(failed);
    }
    const { draft, at } = now().own.write;
    const { shows, write } = before.own;
    if (after.own.shows === 'write' && (shows !== 'write' || draft !== write.draft || at !== write.at)) {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), DELAY);
    }
  };
}

/** Replaces the id of a step by its number. */
function withStepNumber({ code, detail }: Trouble, { steps }: Draft): Trouble {
  const at = steps.findIndex(({ fields }) => fields.id === detail.place);
  return { code, detail: at < 0 ? detail : { ...detail, place: at + 1 } };
}
