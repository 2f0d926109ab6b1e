// Carries out the requests of this room: runs the program in its frame, has the worker turn its reports into a run, and
// plays it.

import type { WorkerClient } from '../../client/client';
import { latest } from '../../client/latest';
import { isCancelled } from '../../client/trouble';
import type { AppAction } from '../../kernel/action';
import { MAX_SIZE as MAX_BOARD_SIZE } from '../../kernel/input';
import { showTrouble, trouble } from '../../kernel/notice';
import { pack, unpack } from '../../kernel/packing';
import type { WatchAction } from '../../kernel/watch';
import { download } from '../../ui/download';
import { passRun } from '../../watch/passed-run';
import { Player } from '../../watch/player';
import { setRoomRun } from '../../watch/room-run';
import { walk } from '../../watch/tree/items';
import type { Effect, RoomContext } from '../room';
import { MAX_PROGRAM_LETTERS } from './link';
import { programOf } from './programs';
import { type End, type Failure, failureOfEnd } from './python/failure';
import { instrument } from './python/instrument';
import { styleOf } from './python/style';
import { uncalledIn } from './python/uncalled';
import type { OwnQuestions, ProgramOutput, Recording } from './questions';
import { type ProgramEnd, type RunningProgram, run } from './sandbox/runner';
import { givenFor, hasNextBoard, isCurrent, MAX_SOURCE, type Own, type OwnAction, withOwnRun } from './slice';
import { boardOf } from './tasks/tasks';

type OwnContext = RoomContext<Own, OwnAction, OwnQuestions>;

/** The program is packed for the link after this many milliseconds without a change. */
const PACK_DELAY = 400;

export function ownEffect(context: OwnContext): Effect<Own, OwnAction> {
  const { dispatch, dispatchApp, now } = context;
  const recorder = createRecorder(context);
  const clock = { now: () => performance.now(), frame: (callback: () => void) => requestAnimationFrame(callback) };
  const player = new Player(recorder.client, onPlayerAction, clock, () => now().own.side === 'tree');
  let packing: ReturnType<typeof setTimeout> | undefined;

  /** Applies an action of the player to the run of this room. */
  function onPlayerAction(action: AppAction): void {
    if (action.type === 'notice') dispatchApp(action);
    else dispatch({ type: 'watch', action: action as WatchAction });
  }

  setRoomRun('own', {
    watched: (state) => withOwnRun(now().own, state),
    act: (action) => ({ type: 'room', room: 'own', action: { type: 'watch', action } }),
  });

  /** Translates the comments of a sample program into the language of the page, unless its run is shown. */
  function translateRemarks(own: Own): void {
    const text = own.sample && programOf(own.sample);
    if (text !== null && text !== own.text && !(own.ran && isCurrent(own))) dispatch({ type: 'translate', text });
  }

  async function packProgram(): Promise<void> {
    const { text } = now().own;
    const letters = await pack(text, MAX_PROGRAM_LETTERS).catch(() => null);
    if (now().own.text === text) dispatch({ type: 'packed', packed: letters });
  }

  /** The program of a link that is to be shown; null if the text was changed meanwhile. */
  let unpacking: string | null = null;

  async function unpackProgram(letters: string): Promise<void> {
    unpacking = letters;
    const found = await unpack(letters, MAX_SOURCE);
    if (unpacking !== letters) return;
    unpacking = null;
    if (found.kind === 'text') dispatch({ type: 'arrive', text: found.text, from: 'link' });
    else dispatchApp(trouble('room-link'));
  }

  /** Puts the board of a task on the page, if the page supports its size. */
  function showBoard(given: readonly number[]): void {
    if (given.length <= MAX_BOARD_SIZE) dispatchApp({ type: 'place', rows: Int32Array.from(given) });
  }

  /** Opens the run as a lane of the Race, on its own board. */
  function race(trace: string, { ran }: Own): void {
    if (!ran) return;
    const { rows } = ran.board;
    passRun({ trace, rows });
    showBoard([...rows]);
    dispatchApp({ type: 'ui', ui: { view: 'race' } });
  }

  /** Moves to the first wrong board, or to the end if the program failed; otherwise plays the run. */
  function open({ seen }: Recording, { failure }: Own): void {
    const first = seen?.first;
    if (first && !failure) onPlayerAction({ type: 'go', goal: { kind: 'position', position: first.step } });
    else onPlayerAction(failure ? { type: 'go', goal: { kind: 'end' } } : { type: 'play' });
  }

  function carryOut(action: OwnAction, own: Own): void {
    switch (action.type) {
      case 'run':
      case 'runNext':
      case 'type':
        recorder.start(own);
        break;
      case 'task':
        recorder.stop(false);
        if (own.task) showBoard(boardOf(own.task));
        if (action.then?.type === 'unpack') void unpackProgram(action.then.packed);
        break;
      case 'stop':
        recorder.stop(true);
        break;
      case 'show':
        recorder.recordAgain(action.board);
        break;
      case 'openTrace':
        recorder.read(action.trace);
        break;
      case 'refuse':
        dispatch({ type: 'failed', failure: { code: 'file', line: null, detail: '' } });
        break;
      case 'save':
        download(new Blob([own.text]), 'queens.py');
        break;
      case 'saveTrace':
        recorder.trace((trace) => download(new Blob([trace]), 'queens.trace'));
        break;
      case 'race':
        recorder.trace((trace) => race(trace, own));
        break;
      case 'unpack':
        void unpackProgram(action.packed);
        break;
      case 'recorded':
        if (own.task && hasNextBoard(own.task, action.recorded.judged)) {
          dispatch({ type: 'runNext' });
          break;
        }
        onPlayerAction({ type: 'watch', step: 0 });
        open(action.recorded, own);
        break;
      case 'showWrong':
        if (own.ran) open(own.ran.recorded, own);
        break;
    }
  }

  return (happened, before, after) => {
    if (isOtherProgram(before.own, after.own)) {
      clearTimeout(packing);
      packing = setTimeout(() => void packProgram(), PACK_DELAY);
    }
    if (happened.type === 'walk' && after.shared.ui.view === 'own') {
      const next = walk(withOwnRun(after.own, after.shared), happened.key);
      if (next?.type === 'go') onPlayerAction(next);
      else if (next) dispatchApp(next);
    }
    translateRemarks(after.own);
    if (before.own.text !== after.own.text) unpacking = null;
    if (happened.type === 'action') carryOut(happened.action, after.own);
    const { own, shared } = now();
    if (shared.ui.view !== 'own') {
      if (own.watch.playing) onPlayerAction({ type: 'halt' });
      if (own.status === 'running') dispatch({ type: 'stop' });
    }
    player.follow(withOwnRun(now().own, now().shared));
  };
}

/** Whether the editor has another program, which is to be packed for the link. */
const isOtherProgram = (before: Own, { text, sample, packed }: Own): boolean =>
  packed === null && (before.packed !== null || before.text !== text || before.sample !== sample);

/** Runs programs, and has the worker turn their reports into a run. */
function createRecorder({ dispatch, dispatchApp, now, spawnWorker }: OwnContext) {
  let client: WorkerClient<OwnQuestions> | null = null;
  let running: RunningProgram | null = null;
  let lastOutput: ProgramOutput | null = null;
  let interrupt: (log: string) => void = () => {};
  const connected = (): WorkerClient<OwnQuestions> => (client ??= spawnWorker({ keepAlive: true }));
  const records = latest<OwnQuestions>({ ask: (...asked) => connected().ask(...asked) }, onError);

  function failed(failure: Failure): void {
    dispatch({ type: 'failed', failure });
  }

  function record(output: ProgramOutput): void {
    lastOutput = output;
    records.ask('record', output, { done: (recorded) => dispatchRecorded(recorded, output.source) });
  }

  function dispatchRecorded(recorded: Recording, text: string): void {
    if (now().own.status === 'writing') dispatch({ type: 'recorded', recorded, text });
  }

  function onError(error: unknown): void {
    if (isCancelled(error)) return;
    dispatch({ type: 'stop' });
    dispatchApp(showTrouble(error));
  }

  type Run = Pick<ProgramOutput, 'source' | 'given' | 'words' | 'task' | 'uncalled'>;
  function onEnded(end: ProgramEnd | End, ran: Run, lines: readonly number[]): void {
    running = null;
    if (end.stop === 'broken' || end.stop === 'blocked') {
      failed({ code: end.stop, line: null, detail: '' });
      return;
    }
    const failure = failureOfEnd({ ...end, stop: end.stop }, lines);
    dispatch({ type: 'ended', failure });
    const stop = failure && `${failure.code} ${failure.detail}`.trim();
    record({ ...ran, log: end.log, board: null, stop });
  }

  return {
    client: connected,
    start({ text, task, typed }: Own): void {
      running?.stop();
      const { code, lines, flaw, words, blocks } = instrument(text);
      if (flaw) {
        failed({ detail: '', ...flaw });
        return;
      }
      const { input } = now().shared;
      const rows = task ? [...boardOf(task)] : givenFor(text, input.rows);
      const judging = task && { chosen: task, style: styleOf(text) };
      const ran = { source: text, given: rows, words: [...words], task: judging, uncalled: uncalledIn(text) };
      const onEnd = (end: ProgramEnd | End): void => onEnded(end, ran, lines);
      running = run({ code, n: rows.length, rows, seed: input.seed, typed, blocks }, onEnd);
      interrupt = (log) => onEnd({ log, error: null, stop: 'stopped' });
    },
    /** Ends the running program. `keeps`: makes a run of its reports so far. */
    stop(keeps: boolean): void {
      const log = running?.stop() ?? '';
      running = null;
      records.cancel();
      if (keeps && log !== '') interrupt(log);
    },
    recordAgain(board: string): void {
      if (lastOutput) record({ ...lastOutput, board });
    },
    read(trace: string): void {
      records.ask('readTrace', { trace }, { done: (recorded) => dispatchRecorded(recorded, sourceOf(trace)) });
    },
    /** Requests the trace of the run. */
    trace(then: (trace: string) => void): void {
      connected().ask('ownTrace', null).answer.then(then, onError);
    },
  };
}

/** The program that a trace was written for. */
export const sourceOf = (trace: string): string =>
  [...trace.matchAll(/^\| ?(.*)$/gm)].map(([, line = '']) => line.trimEnd()).join('\n');
