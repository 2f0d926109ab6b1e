// The effects of polls: the camera, photographs, and questions of lessons with their right answers.

import type { WorkerClient } from '../../../client/client';
import { JobError, troubleOf } from '../../../client/trouble';
import type { Step } from '../../../kernel/classroom/lesson';
import { NAMES_ONE } from '../../../kernel/classroom/steps';
import { classicPosition } from '../../../kernel/input';
import { pack, unpack } from '../../../kernel/packing';
import { language, t } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import { lessonByName } from '../own-lessons';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { ballotOf, MAX_BALLOT_BYTES, phoneName, readBallot, writeBallot } from './ballot';
import type { Eye } from './camera';
import { pollOf } from './poll';
import type { HandsAction } from './slice';

export function pollEffect(
  { dispatch, dispatchApp, now, isShown }: RoomContext<Teach, TeachAction, TeachQuestions>,
  eye: Eye,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const does = (action: HandsAction): void => dispatch({ type: 'hands', action });
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  const isAsking = (): boolean => isShown() && now().own.shows === 'hands' && now().own.hands.shows === 'ask';

  /** Counts choices, so that a late answer to an earlier one is ignored. */
  let picks = 0;

  function watch(): void {
    eye
      .start((words) => {
        const { votes, inSight } = now().own.hands;
        const same = words.length === inSight && words.every(({ card, turn }) => votes.held[card] === turn);
        if (!same && now().own.hands.camera === 'on') does({ type: 'seen', words });
      })
      .then(
        (looks) => {
          if (!looks) return;
          if (isAsking() && now().own.hands.camera === 'starting') does({ type: 'camera', camera: 'on' });
          else stop();
        },
        () => {
          does({ type: 'camera', camera: 'off' });
          dispatch({ type: 'failed', trouble: { code: 'camera', detail: {} } });
        },
      );
  }

  function stop(): void {
    eye.stop();
    if (now().own.hands.camera !== 'off') does({ type: 'camera', camera: 'off' });
  }

  async function look(photographs: readonly Blob[]): Promise<void> {
    const seen = await Promise.all(photographs.map((photograph) => eye.look(photograph).catch(() => null)));
    if (seen.every((words) => words === null))
      dispatch({ type: 'failed', trouble: { code: 'no-photograph', detail: {} } });
    else does({ type: 'seen', words: seen.flatMap((words) => words ?? []) });
  }

  async function pick(name: string | null, step: number | null): Promise<void> {
    const mine = ++picks;
    const lesson = name === null ? null : await lessonByName(name, language());
    if (mine !== picks) return;
    does({ type: 'lesson', lesson });
    const wanted = step === null ? undefined : lesson?.steps[step];
    const isAsked = (step?: Step): boolean => step?.question != null && NAMES_ONE.has(step.question.ask.for);
    const first = isAsked(wanted) ? wanted : lesson?.steps.find(isAsked);
    if (first) does({ type: 'pose', step: first.id });
  }

  /** Puts the board of a step on the page, and its question with the answers that the engine finds. */
  async function pose(id: string): Promise<void> {
    const mine = ++picks;
    const step = now().own.hands.lesson?.steps.find((each) => each.id === id);
    if (!step?.question) return;
    const { setting, question } = step;
    const { rule, search, seed } = setting;
    const { rows, answers } = await worker().ask('posed', { setting, truth: question.ask.truth }).answer;
    if (mine !== picks) return;
    if (rule === null) dispatchApp({ type: 'place', rows });
    else dispatchApp({ type: 'rule', variant: { ...classicPosition(setting.rows).board, rule } });
    dispatchApp({ type: 'choose', search, seed });
    dispatchApp({ type: 'notice', notice: null });
    does({ type: 'posed', step: id, poll: pollOf(question, answers, rows.length, lineName) });
  }

  let packed = '';
  /** Packs the question for phones. */
  async function packBallot(): Promise<void> {
    const { own, shared } = now();
    const { rows, columns } = shared.input.board;
    const text = writeBallot(ballotOf(own.hands.poll, rows, columns));
    if (text === packed) return;
    packed = text;
    const letters = await pack(text);
    if (packed === text) does({ type: 'packed', packed: letters });
  }

  async function openBallot(letters: string): Promise<void> {
    const found = await unpack(letters, MAX_BALLOT_BYTES);
    const of = found.kind === 'text' ? readBallot(found.text) : null;
    if (!of) throw new JobError('ballot-unread');
    does({ type: 'opened', ballot: { packed: letters, of, letters: '', phone: now().own.hands.phone || phoneName() } });
  }

  // A picture that is pasted here is of cards; elsewhere it is of a board.
  addEventListener(
    'paste',
    (event) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0 || !isAsking()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      look(pictures).catch(failed);
    },
    { capture: true },
  );

  return (happened) => {
    if (isAsking()) packBallot().catch(failed);
    if (!isAsking() && now().own.hands.camera !== 'off') stop();
    if (happened.type !== 'action' || happened.action.type !== 'hands') return;
    const { action } = happened.action;
    if (action.type === 'camera' && action.camera === 'starting') watch();
    if (action.type === 'camera' && action.camera === 'off') eye.stop();
    if (action.type === 'ballot') openBallot(action.packed).catch(failed);
    if (action.type === 'photographs') look(action.files).catch(failed);
    if (action.type === 'pick') pick(action.name, action.step).catch(failed);
    if (action.type === 'pose') pose(action.step).catch(failed);
  };
}

const lineName = (kind: 'row' | 'column', line: number): string => t('teach.handsLine', { kind, line });
