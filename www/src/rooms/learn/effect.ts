// The effects of Learn: lessons, the state of the page at each step, the judge, and storage.

import { latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import { checkStep } from '../../kernel/classroom/checking';
import { chosenFiles, fetchLesson, fetchNotes, fetchShelf } from '../../kernel/classroom/fetching';
import { type Lesson, readLesson } from '../../kernel/classroom/lesson';
import { type Files, nameOf, pack, unpack } from '../../kernel/classroom/packing';
import { nextStep, PLACE, readRecord, written } from '../../kernel/classroom/record';
import { forgetOwn, keepOwn, ownLessons } from '../../kernel/classroom/shelf';
import { placed, sameRows } from '../../kernel/input';
import { kept } from '../../kernel/kept';
import { language } from '../../texts/texts';
import type { Effect, RoomContext } from '../room';
import { listenForLessonKeys } from './keys';
import type { LearnQuestions } from './questions';
import { isTold, type Learn, type LearnAction, stepOf, type Wanted } from './slice';
import { revealOf } from './ways';

/** The progress in the lessons. If the browser stores nothing, the shelf says so. */
const record = kept(PLACE, readRecord, written);

export function learning(context: RoomContext<Learn, LearnAction, LearnQuestions>): Effect<Learn, LearnAction> {
  const { dispatch, dispatchApp, now, spawnWorker } = context;
  const client = spawnWorker();
  listenForLessonKeys(context);

  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });

  const judging = latest<LearnQuestions>(client, failed);
  const printing = latest<LearnQuestions>(client, failed);

  function begin(): void {
    dispatch({ type: 'remembered', done: record.read() });
    mine();
    shelve();
  }

  record.follow((done) => dispatch({ type: 'remembered', done }));

  const mine = (): void => dispatch({ type: 'mine', mine: ownLessons() });

  /**
   * Fetches something in the language of the page. Drops the result if it is no longer wanted or the language has
   * changed.
   */
  function fetching<T>(
    fetch: (language: string) => Promise<T>,
    isWanted: () => boolean,
    done: (found: T) => void,
  ): void {
    const spoken = language();
    const isCurrent = (): boolean => spoken === language() && isWanted();
    fetch(spoken).then(
      (found) => {
        if (isCurrent()) done(found);
      },
      (error: unknown) => {
        if (isCurrent()) failed(error);
      },
    );
  }

  const shelve = (): void =>
    fetching(
      fetchShelf,
      () => true,
      (shelf) => dispatch({ type: 'shelved', shelf }),
    );

  const open = (wanted: Wanted): void =>
    fetching(
      (language) => fetchLesson(wanted.name, language),
      () => now().own.wanted === wanted,
      (lesson) => {
        dispatch({ type: 'opened', lesson, step: wanted.step });
        if (wanted.notes) dispatch({ type: 'paper', on: true, notes: true });
      },
    );

  /** Fetches the lesson that is open in another language. */
  function translate({ lesson, own }: Learn): void {
    if (!lesson || own) return;
    fetching(
      (language) => fetchLesson(lesson.name, language),
      () => now().own.lesson === lesson,
      (translated) => dispatch({ type: 'translated', lesson: translated }),
    );
  }

  /** Fetches the notes for teachers. */
  function note({ lesson, own }: Learn): void {
    if (!lesson || own) return;
    fetching(
      (language) => fetchNotes(lesson.name, language),
      () => now().own.lesson === lesson,
      (notes) => dispatch({ type: 'noted', notes }),
    );
  }

  /** Counts requests, so that a lesson that arrives late does not replace a later one. */
  let openings = 0;

  /** Opens a lesson of one's own, from files or from a link. */
  function openOwn(read: Promise<Files>, step: number): void {
    const opening = ++openings;
    const isWanted = (): boolean => opening === openings;
    const run = async (): Promise<void> => {
      const files = await read;
      const lesson = readLesson(nameOf(files), files.data, files.words);
      const packed = await pack(files);
      if (!isWanted()) return;
      dispatch({ type: 'opened', lesson, step, own: { packed } });
      await check(files, lesson);
    };
    run().catch((error: unknown) => {
      if (isWanted()) failed(error);
    });
  }

  async function check(files: Files, lesson: Lesson): Promise<void> {
    for (const step of lesson.steps) await checkStep(client, step);
    // A valid lesson stays on the shelf.
    keepOwn(files);
    mine();
  }

  /** Puts the page into the state of the step. */
  function set(): void {
    const { own, shared } = now();
    const setting = stepOf(own)?.setting;
    if (!setting) return;
    const { rows, rule, search, seed } = setting;
    const { input } = shared;
    const sameRule = rule === (input.variant?.rule ?? null);
    const asBefore = sameRule && sameRows(rows, input.rows) && search === input.search && seed === input.seed;
    if (!asBefore) {
      if (rule === null) dispatchApp({ type: 'place', rows });
      else dispatchApp({ type: 'rule', variant: { ...placed(rows).board, rule } });
      dispatchApp({ type: 'choose', search, seed });
      // Each step starts its own run, without the settings of a person's run.
      dispatchApp({ type: 'notice', notice: null });
    }
    stand();
  }

  /** Moves the run to the position of the step, or to the one that shows the answer, once the run is open. */
  function stand(): void {
    const { own } = now();
    const step = stepOf(own);
    if (!step || own.around) return;
    const position = (isTold(own.asked) ? revealOf(step.question, own.asked.answers) : null) ?? step.setting.step;
    dispatchApp({ type: 'go', goal: { kind: 'position', position } });
  }

  function judge(): void {
    const { own } = now();
    const step = stepOf(own);
    if (!step?.question || own.asked.kind !== 'judging') return;
    const { setting, question } = step;
    judging.ask(
      'judge',
      { setting, ask: question.ask, answer: own.asked.answer },
      { done: (answers) => dispatch({ type: 'judged', answers }) },
    );
  }

  /** Works out the boards and the answers of the lesson, for its sheet. */
  function print({ lesson }: Learn): void {
    if (!lesson) return;
    const steps = lesson.steps.map(({ setting, question }) => ({ setting, ask: question?.ask ?? null }));
    printing.ask('paper', { steps }, { done: (printed) => dispatch({ type: 'printed', printed }) });
  }

  return (happened, before, after) => {
    if (happened.type === 'entered') begin();
    if (happened.type === 'linked' && happened.asks === null && after.own.lesson) dispatch({ type: 'close' });
    if (happened.type === 'action') {
      const { action } = happened;
      const another = before.own.lesson !== after.own.lesson && action.type !== 'translated';
      if (another || before.own.step !== after.own.step) judging.cancel();
      if (another || !after.own.paper) printing.cancel();
      // Another lesson, or the shelf, was opened meanwhile.
      if (action.type === 'open' || action.type === 'close') openings += 1;
      if (action.type === 'open' && after.own.wanted) open(after.own.wanted);
      if (action.type === 'translated' && after.own.paper?.notes) note(after.own);
      if (action.type === 'read') openOwn(chosenFiles(action.files, language()), 0);
      if (action.type === 'unpack') openOwn(unpack(action.packed), action.step);
      if (action.type === 'reopen') {
        const { files, name, steps } = action.lesson;
        openOwn(Promise.resolve(files), nextStep(after.own.done, name, steps));
      }
      if (action.type === 'forget') {
        forgetOwn(action.lesson.name);
        mine();
      }
      const moved = action.type === 'opened' || before.own.step !== after.own.step;
      if (moved || (action.type === 'around' && !action.on)) set();
      // Each step starts at its top, which shows its number.
      if (moved) scrollTo({ top: 0, behavior: 'instant' });
      if (action.type === 'paper' && action.on && !after.own.paper?.printed) print(after.own);
      if (action.type === 'paper' && action.on && action.notes) note(after.own);
      if (after.own.asked.kind === 'judging' && before.own.asked.kind !== 'judging') judge();
      if (isTold(after.own.asked) && !isTold(before.own.asked)) stand();
    }
    if (happened.type === 'opened' && after.shared.ui.view === 'learn') stand();
    if (happened.type === 'ui' && before.shared.ui.view !== 'learn' && after.shared.ui.view === 'learn') {
      mine();
      set();
    }
    if (before.shared.ui.language !== after.shared.ui.language) {
      shelve();
      if (after.own.wanted) open(after.own.wanted);
      translate(after.own);
    }
    if (before.own.done !== after.own.done && happened.type === 'action' && happened.action.type !== 'remembered')
      record.keep(after.own.done);
  };
}
