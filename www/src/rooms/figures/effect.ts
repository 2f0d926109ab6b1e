// Measures the chosen figure in workers of its own: its samples in shards, a worker each.

import type { Job, WorkerClient } from '../../client/client';
import { JobError, troubleOf } from '../../client/trouble';
import { download } from '../../ui/download';
import type { Effect, RoomContext } from '../room';
import type { Chosen } from './choices';
import { shareOf } from './cost';
import { type Figure, kindOf, type Part } from './figure';
import type { FiguresQuestions } from './questions';
import { csvOf } from './samples';
import { type Figures, type FiguresAction, figureNow, type Samples } from './slice';

/** Never more workers. One processor is left to the page. */
const MOST_WORKERS = 4;

/** Samples `from` to `to` - 1 of a part, and what is known of them. */
interface Shard {
  readonly part: number;
  readonly from: number;
  readonly to: number;
  done: number;
  result: Samples | null;
}

type Under = Job<FiguresQuestions['experiment']>;

export function measuring({
  dispatch,
  now,
  spawnWorker,
}: Pick<RoomContext<Figures, FiguresAction, FiguresQuestions>, 'dispatch' | 'now' | 'spawnWorker'>): Effect<
  Figures,
  FiguresAction
> {
  const lines: WorkerClient<FiguresQuestions>[] = [];
  let jobs: Under[] = [];
  const watch = stopwatch();

  function stop(): void {
    for (const job of jobs) job.cancel();
    jobs = [];
  }

  async function measure(figures: Figures): Promise<void> {
    const { under, run } = figures;
    const figure = figureNow(figures);
    watch.start();
    // Times are measured by one worker alone: others would take the processor from it.
    const workers = isTimed(figure) ? 1 : Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    while (lines.length < workers) lines.push(spawnWorker());
    const shards = shardsOf(under, workers);
    const onProgress = (): void =>
      dispatch({
        type: 'measured',
        run,
        done: shards.reduce((sum, { done }) => sum + done, 0),
        share: shareOf(figure.kind, under.parts, under.samples, donesOf(under, shards)),
        milliseconds: watch.read(),
        results: figure.parts.map((_, part) => joined(shards.filter((shard) => shard.part === part))),
      });
    const waiting = [...shards];
    const serve = async (client: WorkerClient<FiguresQuestions>): Promise<void> => {
      for (let shard = waiting.shift(); shard && now().own.run === run; shard = waiting.shift()) {
        await measureShard(client, figure, under.seed, shard, onProgress);
      }
    };
    try {
      await Promise.all(lines.slice(0, workers).map(serve));
      onProgress();
      dispatch({ type: 'over', run, trouble: null });
    } catch (error) {
      if (error instanceof JobError && error.code === 'cancelled') return;
      stop();
      dispatch({ type: 'over', run, trouble: troubleOf(error) });
    }
  }

  async function measureShard(
    client: WorkerClient<FiguresQuestions>,
    figure: Figure,
    seed: number,
    shard: Shard,
    onProgress: () => void,
  ): Promise<void> {
    const { n, options } = figure.parts[shard.part] as Part;
    const question = {
      kind: kindOf(figure, shard.part),
      n,
      seed,
      from: shard.from,
      to: shard.to,
      options,
    };
    const job = client.ask('experiment', question, ({ done, result }) => {
      shard.done = done;
      shard.result = result ?? shard.result;
      onProgress();
    });
    jobs.push(job);
    try {
      if (now().own.status === 'paused') job.pause();
      const { result } = await job.answer;
      shard.done = shard.to - shard.from;
      shard.result = result;
    } finally {
      jobs = jobs.filter((other) => other !== job);
    }
  }

  return (happened, before, { own }) => {
    if (happened.type !== 'action') return;
    switch (happened.action.type) {
      case 'run':
        if (own.status !== 'running' || own.trouble) break;
        stop();
        void measure(own);
        break;
      case 'choose':
      case 'cancel':
        if (own.run !== before.own.run) stop();
        break;
      case 'pause':
        watch.halt();
        for (const job of jobs) job.pause();
        break;
      case 'goOn':
        watch.goOn();
        for (const job of jobs) job.goOn();
        break;
      case 'save':
        download(new Blob([csvOf(own)], { type: 'application/octet-stream' }), `queens-${own.chosen}.csv`);
        break;
      default:
    }
  };
}

const isTimed = ({ of, published }: Figure): boolean =>
  [of, ...published.map((one) => one.of)].some(({ column }) => column === 'milliseconds');

/** Each part in as many shards as there are workers. */
const shardsOf = ({ samples }: Chosen, workers: number): Shard[] =>
  samples.flatMap((count, part) =>
    Array.from({ length: workers }, (_, index) => ({
      part,
      from: Math.floor((count * index) / workers),
      to: Math.floor((count * (index + 1)) / workers),
      done: 0,
      result: null,
    })).filter(({ from, to }) => to > from),
  );

const donesOf = ({ parts }: Chosen, shards: readonly Shard[]): number[] =>
  parts.map((_, part) => shards.reduce((sum, shard) => sum + (shard.part === part ? shard.done : 0), 0));

/** Time that passes, but not while it is halted. */
function stopwatch(): { start: () => void; halt: () => void; goOn: () => void; read: () => number } {
  let [before, since] = [0, 0];
  const read = (): number => before + (since === 0 ? 0 : performance.now() - since);
  return {
    start: () => {
      [before, since] = [0, performance.now()];
    },
    halt: () => {
      [before, since] = [read(), 0];
    },
    goOn: () => {
      since = performance.now();
    },
    read,
  };
}

/** The samples of several shards, one after the other. */
function joined(shards: readonly Shard[]): Samples | null {
  const results = shards.map(({ result }) => result).filter((result) => result !== null);
  const [first] = results;
  if (!first) return null;
  return Object.fromEntries(
    Object.keys(first).map((column) => {
      const parts = results.map((result) => result[column] ?? new Float64Array(0));
      const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return [column, whole];
    }),
  );
}
