// The effects of polls: the camera, photographs, and questions of lessons with their right answers.

import type { WorkerClient } from '../../../client/client';
import { JobError, troubleOf } from '../../../client/trouble';
import type { Step } from '../../../kernel/classroom/lesson';
import { SINGLE_ANSWERS } from '../../../kernel/classroom/steps';
import { classicPosition } from '../../../kernel/input';
import { pack, unpack } from '../../../kernel/packing';
import { language, t } from '../../../texts/texts';
import type { Effect, RoomContext } from '../../room';
import { lessonByName } from '../own-lessons';
import type { TeachQuestions } from '../questions';
import type { Teach, TeachAction } from '../slice';
import { ballotOf, MAX_BALLOT_BYTES, phoneName, readBallot, writeBallot } from './ballot';
import type { CardCamera } from './camera';
import { pollOf } from './poll';
import type { PollAction } from './slice';

export function pollEffect(
  { dispatch, dispatchApp, now, isShown }: RoomContext<Teach, TeachAction, TeachQuestions>,
  camera: CardCamera,
  worker: () => WorkerClient<TeachQuestions>,
): Effect<Teach, TeachAction> {
  const act = (action: PollAction): void => dispatch({ type: 'poll', action });
  const failed = (error: unknown): void => dispatch({ type: 'failed', trouble: troubleOf(error) });
  const isAsking = (): boolean => isShown() && now().own.shows === 'poll' && now().own.poll.shows === 'ask';

  /** Counts choices, so that a late answer to an earlier one is ignored. */
  let picks = 0;

  function startCamera(): void {
    camera
      .start((words) => {
        const { votes, visibleCards } = now().own.poll;
        const same = words.length === visibleCards && words.every(({ card, turn }) => votes.cards[card] === turn);
        if (!same && now().own.poll.camera === 'on') act({ type: 'seen', words });
      })
      .then(
        (looks) => {
          if (!looks) return;
          if (isAsking() && now().own.poll.camera === 'starting') act({ type: 'camera', camera: 'on' });
          else stopCamera();
        },
        () => {
          act({ type: 'camera', camera: 'off' });
          dispatch({ type: 'failed', trouble: { code: 'camera', detail: {} } });
        },
      );
  }

  function stopCamera(): void {
    camera.stop();
    if (now().own.poll.camera !== 'off') act({ type: 'camera', camera: 'off' });
  }

  async function readPhotographs(photographs: readonly Blob[]): Promise<void> {
    const seen = await Promise.all(
      photographs.map((photograph) => camera.readPhotograph(photograph).catch(() => null)),
    );
    if (seen.every((words) => words === null))
      dispatch({ type: 'failed', trouble: { code: 'no-photograph', detail: {} } });
    else act({ type: 'seen', words: seen.flatMap((words) => words ?? []) });
  }

  async function pick(name: string | null, step: number | null): Promise<void> {
    const thisPick = ++picks;
    const lesson = name === null ? null : await lessonByName(name, language());
    if (thisPick !== picks) return;
    act({ type: 'lesson', lesson });
    const wanted = step === null ? undefined : lesson?.steps[step];
    const isAsked = (step?: Step): boolean => step?.question != null && SINGLE_ANSWERS.has(step.question.ask.for);
    const first = isAsked(wanted) ? wanted : lesson?.steps.find(isAsked);
    if (first) act({ type: 'pose', step: first.id });
  }

  /** Puts the board of a step on the page, and its question with the answers that the engine finds. */
  async function pose(id: string): Promise<void> {
    const mine = ++picks;
    const step = now().own.poll.lesson?.steps.find((each) => each.id === id);
    if (!step?.question) return;
    const { setting, question } = step;
    const { rule, search, seed } = setting;
    const { rows, answers } = await worker().ask('posed', { setting, truth: question.ask.truth }).answer;
    if (mine !== picks) return;
    if (rule === null) dispatchApp({ type: 'place', rows });
    else dispatchApp({ type: 'rule', variant: { ...classicPosition(setting.rows).board, rule } });
    dispatchApp({ type: 'choose', search, seed });
    dispatchApp({ type: 'notice', notice: null });
    act({ type: 'posed', step: id, poll: pollOf(question, answers, rows.length, lineName) });
  }

  let packed = '';
  /** Packs the question for phones. */
  async function packBallot(): Promise<void> {
    const { own, shared } = now();
    const { rows, columns } = shared.input.board;
    const text = writeBallot(ballotOf(own.poll.question, rows, columns));
    if (text === packed) return;
    packed = text;
    const letters = await pack(text);
    if (packed === text) act({ type: 'packed', packed: letters });
  }

  async function openBallot(letters: string): Promise<void> {
    const found = await unpack(letters, MAX_BALLOT_BYTES);
    const of = found.kind === 'text' ? readBallot(found.text) : null;
    if (!of) throw new JobError('ballot-unread');
    act({ type: 'opened', ballot: { packed: letters, of, letters: '', phone: now().own.poll.phone || phoneName() } });
  }

  // A picture that is pasted into a poll shows cards. On other pages it shows a board.
  addEventListener(
    'paste',
    (event) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0 || !isAsking()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      readPhotographs(pictures).catch(failed);
    },
    { capture: true },
  );

  return (happened) => {
    if (isAsking()) packBallot().catch(failed);
    if (!isAsking() && now().own.poll.camera !== 'off') stopCamera();
    if (happened.type !== 'action' || happened.action.type !== 'poll') return;
    const { action } = happened.action;
    if (action.type === 'camera' && action.camera === 'starting') startCamera();
    if (action.type === 'camera' && action.camera === 'off') camera.stop();
    if (action.type === 'ballot') openBallot(action.packed).catch(failed);
    if (action.type === 'photographs') readPhotographs(action.files).catch(failed);
    if (action.type === 'pick') pick(action.name, action.step).catch(failed);
    if (action.type === 'pose') pose(action.step).catch(failed);
  };
}

const lineName = (kind: 'row' | 'column', line: number): string => t('teach.pollLine', { kind, line });
