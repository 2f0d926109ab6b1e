// Carries out the commands of one room, and fulfils the wants of its state.

import type { Job, WorkerClient } from '../client/client';
import type { Exchange } from '../client/protocol';
import { isCancelled, JobError, troubleOf } from '../client/trouble';
import type { AppDispatch } from '../kernel/action';
import type { CopyState } from '../kernel/ui-state';
import type { AnyAsk, Command, Load, Selector, Want } from './commands';
import type { AnyQuestions, Snapshot } from './room';

/** The services that the runner needs from the page. */
export interface RunnerServices<S, A> {
  dispatch(action: A): void;
  readonly dispatchApp: AppDispatch;
  now(): Snapshot<S>;
  /** A worker of the room by its number, started at its first question. */
  client(number: number): Pick<WorkerClient<AnyQuestions>, 'ask'>;
  copy(text: string, news: CopyState): void;
  /** Hands a text to another program of the device. */
  share(text: string): void;
  download(file: Blob, name: string): void;
  toTop(): void;
  /** Shows in one line why something failed. */
  trouble(error: unknown): void;
  /** Calls back after some milliseconds; returns the function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** Milliseconds of a monotonic clock. */
  time(): number;
  isHidden(): boolean;
  /** Calls back each time that the page is hidden or left; returns the function that ends it. */
  onHidden(call: () => void): () => void;
}

export interface Runner<S, A> {
  /** Carries out the commands that followed from an action. */
  run(commands: readonly Command<S, A>[]): void;
  /** Brings questions and wants into line with the state. Called after every action. `wants`: the wants of the present state. */
  settle(wants: readonly Want<S, A>[]): void;
}

/** A question, or something that is loaded. `job` is null once it was answered. */
interface Question<S> {
  readonly of: Selector<S>;
  readonly value: unknown;
  job: Partial<Omit<Job<Exchange>, 'answer'>> | null;
}

/** An active want. */
interface ActiveWant {
  end(): void;
}

/** If more time passed between two ticks, in milliseconds, the machine was asleep. */
const MAX_GAP = 2_000;

export function createRunner<S, A>(services: RunnerServices<S, A>): Runner<S, A> {
  const questions = new Map<string, Question<S>>();
  const active = new Map<string, ActiveWant>();

  const selected = (of: Selector<S>): unknown => {
    const { own, shared } = services.now();
    return of(own, shared);
  };
  const isStale = ({ of, value }: Question<S>): boolean => !Object.is(selected(of), value);

  function end(slot: string): void {
    questions.get(slot)?.job?.cancel?.();
    questions.delete(slot);
  }

  /** Puts a question into a slot. `isWanted`: whether its answer is still wanted, because the state may have changed meanwhile. */
  function put(slot: string, of: Selector<S>): { current: Question<S>; isWanted(): boolean } {
    end(slot);
    const current: Question<S> = { of, value: selected(of), job: null };
    questions.set(slot, current);
    return { current, isWanted: () => questions.get(slot) === current && !isStale(current) };
  }

  function ask(slot: string, { name, question, on = 0, of, done, progress, failed }: AnyAsk<S, A>): void {
    const { current, isWanted } = put(slot, of);
    const job = services.client(on).ask(name, question, (report, resting) => {
      if (progress && isWanted()) services.dispatch(progress(report, resting));
    });
    current.job = job;
    serve(current, isWanted, job.answer.then(done), failed);
  }

  function load(slot: string, { of, load, failed }: Load<S, A>): void {
    const { current, isWanted } = put(slot, of);
    const control = new AbortController();
    current.job = { cancel: () => control.abort() };
    const report = (action: A): void => {
      if (isWanted()) services.dispatch(action);
    };
    serve(current, isWanted, load(control.signal, report), failed);
  }

  /** Dispatches the action that follows from an answer, if it is still wanted. */
  function serve(
    current: Question<S>,
    isWanted: () => boolean,
    answer: Promise<A>,
    failed: Load<S, A>['failed'],
  ): void {
    answer.then(
      (action) => {
        if (!isWanted()) return;
        current.job = null;
        services.dispatch(action);
      },
      (error: unknown) => {
        if (!isWanted() || isCancelled(error)) return;
        current.job = null;
        if (failed) services.dispatch(failed(troubleOf(error)));
        else services.trouble(error);
      },
    );
  }

  function carryOut(command: Command<S, A>): void {
    switch (command.do) {
      case 'ask':
        ask(command.slot, command);
        break;
      case 'load':
        load(command.slot, command);
        break;
      case 'cancel':
        end(command.slot);
        break;
      case 'pause':
        questions.get(command.slot)?.job?.pause?.();
        break;
      case 'goOn':
        questions.get(command.slot)?.job?.goOn?.();
        break;
      case 'app':
        services.dispatchApp(command.action);
        break;
      case 'then':
        services.dispatch(command.action);
        break;
      case 'trouble':
        services.trouble(new JobError(command.trouble.code, command.trouble.detail));
        break;
      case 'copy':
        services.copy(command.text, command.news);
        break;
      case 'share':
        services.share(command.text);
        break;
      case 'download':
        services.download(command.file, command.name);
        break;
      case 'toTop':
        services.toTop();
    }
  }

  function start(want: Want<S, A>): ActiveWant {
    switch (want.want) {
      case 'answer':
        ask(slotOf(want.key), want.ask);
        return { end: () => end(slotOf(want.key)) };
      case 'load':
        load(slotOf(want.key), want.load);
        return { end: () => end(slotOf(want.key)) };
      case 'rest':
        return { end: services.after(want.milliseconds, () => services.dispatch(want.action)) };
      case 'hidden':
        return { end: services.onHidden(() => services.dispatch(want.action)) };
      case 'tick':
        return ticking(want);
    }
  }

  function ticking({ every, awake = false, action }: Extract<Want<S, A>, { want: 'tick' }>): ActiveWant {
    let last = services.time();
    const tick = (): void => {
      cancel = services.after(every, tick);
      const elapsed = services.time() - last;
      last += elapsed;
      if (!awake) services.dispatch(action(elapsed));
      else if (!services.isHidden()) services.dispatch(action(Math.min(elapsed, MAX_GAP)));
    };
    let cancel = services.after(every, tick);
    return { end: () => cancel() };
  }

  return {
    run(commands) {
      for (const command of commands) carryOut(command);
    },
    settle(wants) {
      for (const [slot, question] of questions) if (isStale(question)) end(slot);
      const wanted = new Map(wants.map((want) => [want.key, want]));
      for (const [key, want] of active) {
        if (wanted.has(key)) continue;
        active.delete(key);
        want.end();
      }
      for (const [key, want] of wanted) {
        const lost = (want.want === 'answer' || want.want === 'load') && !questions.has(slotOf(key));
        if (!active.has(key) || lost) active.set(key, start(want));
      }
    },
  };
}

/** The slot of a wanted answer. It differs from all slots of commands. */
const slotOf = (key: string): string => `want ${key}`;
