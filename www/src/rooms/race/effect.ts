// Runs a race: starts a worker while the room is shown, sends one question at a time, and paces the clock.

import type { WorkerClient } from '../../client/client';
import { type Latest, latest } from '../../client/latest';
import { JobError } from '../../client/trouble';
import { isOtherBoard } from '../../kernel/state';
import { lastPassedRun, type PassedRun } from '../../watch/passed-run';
import type { Effect, RoomContext, Snapshot } from '../room';
import type { RaceQuestions } from './questions';
import { defaultSearches, lengthOf, type Race, type RaceAction, RECORDED, searchesOf } from './slice';

/** The duration of a race in milliseconds, and its duration when it is hurried. */
const DURATION = 8_000;
const HURRIED_DURATION = 700;
/** After a longer pause between frames, in milliseconds, the clock continues as if it had been this long. */
const MAX_FRAME_TIME = 100;
/** Before the start, at most this many slices look for the lengths of the runs. */
const MAX_LOOKAHEADS = 15;

export function raceEffect({
  dispatch,
  dispatchApp,
  now,
  isShown,
  spawnWorker,
  trouble,
}: RoomContext<Race, RaceAction, RaceQuestions>): Effect<Race, RaceAction> {
  let client: WorkerClient<RaceQuestions> | null = null;
  let requests: Latest<RaceQuestions> | null = null;
  /** Whether an animation frame is pending. */
  let ticking = false;
  /** Whether the race was opened again after its worker broke, and has not moved yet. After a second break in a row, the race fails. */
  let reopened = false;
  let lookaheads = 0;
  let tickedAt = 0;
  /** The target of the clock, while a lane is still on its way there. */
  let target: number | null = null;
  /** The recorded run that a lane was opened for. */
  let recording: PassedRun | null = null;

  /** Opens the searches of the previous race, or the default ones, on the input board. */
  function open({ own: race, shared: { input, searches } }: Snapshot<Race>): void {
    const names = race.lanes.length > 0 ? searchesOf(race) : defaultSearches(searches, input.search, input.rows.length);
    dispatch({ type: 'open', searches: names, clock: race.clock });
  }

  /** Opens the run that another room has passed on, next to the default searches. */
  function openWithRecording({ own: { clock }, shared: { input, searches } }: Snapshot<Race>): void {
    const others = defaultSearches(searches, input.search, input.rows.length);
    dispatch({ type: 'open', searches: [RECORDED, ...others], clock: clock === 'time' ? 'tried' : clock });
  }

  /** Sends one question. The next one follows its answer. */
  function ask<K extends keyof RaceQuestions>(
    run: number,
    name: K,
    question: RaceQuestions[K]['question'],
    answered: (answer: RaceQuestions[K]['answer']) => void,
  ): void {
    client ??= spawnWorker({ keepAlive: true });
    requests ??= latest<RaceQuestions>(client, trouble);
    requests.ask(name, question, {
      done: (answer) => {
        answered(answer);
        next();
      },
      failed: (error) => {
        failed(run, error);
        next();
      },
    });
  }

  function failed(run: number, error: unknown): void {
    const broke = error instanceof JobError && (error.code === 'trap' || error.code === 'noRun');
    if (broke && !reopened) {
      reopened = true;
      open(now());
      dispatchApp({ type: 'notice', notice: { kind: 'news', news: 'resumed' } });
      return;
    }
    dispatch({ type: 'fail', run });
    trouble(error);
  }

  function next(): void {
    const {
      own: race,
      shared: { input },
    } = now();
    if (ticking || requests?.busy) return;
    const { run, status } = race;
    if (status === 'wanted') {
      lookaheads = 0;
      target = null;
      const { rows, seed } = input;
      const question = { searches: searchesOf(race), rows, seed, clock: race.clock, recording };
      ask(run, 'raceOpen', question, (refusals) => dispatch({ type: 'opened', run, refusals }));
    } else if (status === 'ready' && lookaheads < MAX_LOOKAHEADS && !isKnown(race)) {
      lookaheads += 1;
      move(race, 0);
    } else if (status === 'running') {
      ticking = true;
      requestAnimationFrame(tick);
    }
  }

  /** One frame of the race. */
  function tick(time: number): void {
    ticking = false;
    const { own: race } = now();
    const elapsed = Math.min(MAX_FRAME_TIME, Math.max(0, time - tickedAt));
    tickedAt = time;
    if (race.status !== 'running') {
      next();
      return;
    }
    const pace = lengthOf(race) / (race.hurried ? HURRIED_DURATION : DURATION);
    move(race, target ?? race.at + elapsed * pace);
  }

  function move({ run, clock, at }: Race, to: number): void {
    ask(run, 'raceTo', { clock, at: to }, ({ arrived, lanes }) => {
      reopened = false;
      target = arrived ? null : to;
      dispatch({ type: 'moved', run, at: arrived ? to : at, lanes });
    });
  }

  return (happened, before, after) => {
    const { own: race, shared } = after;
    if (!isShown() || shared.searches.length === 0) {
      if (!client) return;
      client.close();
      client = null;
      requests = null;
      dispatch({ type: 'close' });
      return;
    }
    const linkAction = happened.type === 'entered' || happened.type === 'linked' ? happened.request : null;
    const another = isOtherBoard(before.shared, shared) || before.shared.input.seed !== shared.input.seed;
    const latestRun = lastPassedRun();
    if (latestRun !== null && latestRun !== recording) {
      recording = latestRun;
      openWithRecording(after);
    } else if (linkAction === null && (race.status === 'closed' || another)) open(after);
    next();
  };
}

/** Whether the length of each run is known. */
const isKnown = ({ lanes }: Race): boolean => lanes.every(({ refusal, progress }) => refusal || progress?.known);
