// The effects of tests: lessons and the engine.

import type { WorkerClient } from '../../../client/client';
import { troubleOf } from '../../../client/trouble';
import { shortSum } from '../../../kernel/receipt';
import { language } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import { dayOf, receiptOf, slugOf, type Wrong } from '../homework';
import { isOwnLesson, lessonByName } from '../own-lessons';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { isRight, readSquares, rowsOf } from './answers';
import { type ExamChoice, variantName, writeExam } from './choice';
import { type Item, pickQuestions, questionsOf } from './items';
import type { ExamAction } from './slice';

export function examEffect(
  { dispatch, now }: RoomContext<Teach, TeachAction, TeachQuestions>,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const act = (action: ExamAction): void => dispatch({ type: 'exam', action });
  let making = '';

  /** Makes the tasks of all variants. */
  async function make(): Promise<void> {
    const { own, shared } = now();
    const { choice } = own.exam;
    const of = writeExam(choice);
    const key = `${of} ${shared.ui.language}`;
    if (making === key || own.shelf.length === 0) return;
    making = key;
    try {
      const wanted = choice.counts.lessonQuestions === 0 ? [] : namesOf(choice, own);
      const all = questionsOf(await Promise.all(wanted.map((name) => lessonByName(name, language()))));
      const variants: Item[][] = [];
      for (let variant = 0; variant < choice.variants; variant++) {
        const picked = pickQuestions(all, choice, variant);
        const questions = picked.map(async ({ from, step }): Promise<Item> => {
          const { text, question, setting } = step;
          const posed = await worker().ask('posed', { setting, truth: question.ask.truth }).answer;
          return { kind: 'lessonQuestions', from, text, question, setting, ...posed };
        });
        const made = worker().ask('exam', { choice, variant }).answer;
        variants.push((await Promise.all([Promise.all(questions), made])).flat());
      }
      if (making === key) act({ type: 'made', of, variants });
    } catch (error) {
      making = '';
      dispatch({ type: 'failed', trouble: troubleOf(error) });
    }
  }

  /** Judges the answers and makes the receipt. */
  async function handIn(): Promise<void> {
    const { exam, entries } = now().own;
    const { choice, taking, made } = exam;
    const items = made?.of === writeExam(choice) ? made.variants[taking?.variant ?? 0] : undefined;
    if (!taking || taking.variant === null || !items) return;
    const rights = await Promise.all(items.map((item, at) => judge(item, taking.answers[at] ?? '')));
    const answer = (at: number): string => slugOf(taking.answers[at] ?? '');
    const marks = rights.map((right, at) => (right ? 'f' : answer(at) === '' ? 'o' : 'p') as 'f' | 'o' | 'p');
    const wrongs = marks.flatMap((mark, question): Wrong[] =>
      mark === 'p' ? [{ question, answer: answer(question) }] : [],
    );
    const lesson = `test${choice.seed}${variantName(taking.variant).toLowerCase()}`;
    const page = shortSum(writeExam(choice)).toLowerCase();
    const day = dayOf(new Date());
    const work = { t1: { kind: 'lesson', lesson, marks, wrongs } } as const;
    act({ type: 'handedIn', of: taking.answers, receipt: receiptOf({ name: entries.name, page, day, work }) });
  }

  async function judge(item: Item, answer: string): Promise<boolean> {
    if (!isRight(item, answer)) return false;
    if (item.kind !== 'proofs') return true;
    const rows = rowsOf(item.rows.length, readSquares(answer));
    // An answer may only choose queens of the board.
    if (rows.some((column, row) => column >= 0 && item.rows[row] !== column)) return false;
    const setting = { rows, search: 'bitmask', seed: 1, step: 0, rule: null, shows: [], marks: [], see: null };
    const [ways] = await worker().ask('truth', { setting, truth: { of: 'ways' } }).answer;
    return ways === '0';
  }

  return (happened, _, after) => {
    if (after.own.shows !== 'exam') return;
    if (happened.type === 'action' && happened.action.type === 'exam' && happened.action.action.type === 'handIn')
      void handIn().catch((error: unknown) => dispatch({ type: 'failed', trouble: troubleOf(error) }));
    void make();
  };
}

/** The names of the lessons from which a test takes its questions. */
const namesOf = ({ lesson }: ExamChoice, { shelf }: Teach): readonly string[] =>
  lesson !== null && isOwnLesson(lesson)
    ? [lesson]
    : shelf.map(({ name }) => name).filter((name) => lesson === null || lesson === name);
