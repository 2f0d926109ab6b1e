// The figure of the paper that is being measured again. `paper.ts` lists the figures.

import type { Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import { type Command, createAsk, type Next } from '../commands';
import { type Choices, type Field, isSame, isTrouble, type Measurement, NO_CHOICES, parseChoices } from './choices';
import { shareOf } from './cost';
import { type Figure, type FigureName, kindOf, type Part, type Results, type Samples } from './figure';
import { figureNow, figureOf } from './paper';
import { csvOf } from './samples';

/** Samples `from` to `to` - 1 of a part, and their results so far. */
interface Shard {
  readonly part: number;
  readonly from: number;
  readonly to: number;
  readonly status: 'waiting' | 'running' | 'done';
  /** The worker that measures the shard or has measured it; null before that. */
  readonly worker: number | null;
  readonly done: number;
  readonly milliseconds: number;
  readonly result: Samples | null;
}

/** Everything that is known of the measurement. */
export interface Figures {
  readonly chosen: FigureName;
  readonly choices: Choices;
  /** The present measurement, or the last measurement. */
  readonly measurement: Measurement;
  readonly status: 'idle' | 'running' | 'paused' | 'done' | 'cancelled';
  /** Counts the measurements, so that questions of an earlier measurement end. */
  readonly run: number;
  /** The shards of the present measurement. Each worker measures one shard at a time. */
  readonly shards: readonly Shard[];
  /** The finished samples of all parts, and their share of the total time, from 0 to 1. */
  readonly done: number;
  readonly share: number;
  /** The time that the measurement has taken so far, without pauses. */
  readonly milliseconds: number;
  readonly results: Results;
  readonly trouble: Trouble | null;
}

export const FIRST: FigureName = 'returns';

/** The defaults of the figure. */
const proposedChoices = (name: FigureName): Measurement => parseChoices(figureOf(name), NO_CHOICES) as Measurement;

export const startFigures: Figures = {
  chosen: FIRST,
  choices: NO_CHOICES,
  measurement: proposedChoices(FIRST),
  status: 'idle',
  run: 0,
  shards: [],
  done: 0,
  share: 0,
  milliseconds: 0,
  results: [],
  trouble: null,
};

export type FiguresAction =
  | { readonly type: 'run' | 'pause' | 'goOn' | 'cancel' | 'save' }
  /** `choices`: the choices of a link. */
  | { readonly type: 'choose'; readonly name: FigureName; readonly choices?: Choices }
  | { readonly type: 'type'; readonly field: Field; readonly text: string }
  | { readonly type: 'damage'; readonly damage: Choices['damage'] }
  /** News of a shard. `result` is null if it has changed little since it was last reported. */
  | {
      readonly type: 'measured';
      readonly shard: number;
      readonly status: 'running' | 'done';
      readonly done: number;
      readonly milliseconds: number;
      readonly result: Samples | null;
    }
  | { readonly type: 'failed'; readonly trouble: Trouble };

const { ask } = createAsk<Figures, FiguresAction, Engine<'experiment'>>();

/** The slice after an action, with the commands to the workers. */
export function updateFigures(figures: Figures, action: FiguresAction): Next<Figures, FiguresAction> {
  switch (action.type) {
    case 'choose':
      // Going back in the history may select the figure and the choices that are shown already: the measurements stay.
      if (action.name === figures.chosen && isSame(action.choices ?? figures.choices, figures.choices)) return figures;
      return choose(
        { ...startFigures, run: figures.run + 1, chosen: action.name, measurement: proposedChoices(action.name) },
        action.choices ?? NO_CHOICES,
      );
    case 'type':
      return choose(figures, {
        ...figures.choices,
        typed: { ...figures.choices.typed, [action.field]: action.text },
      });
    case 'damage':
      return choose(figures, { ...figures.choices, damage: action.damage });
    case 'run':
      return startMeasuring(figures);
    case 'pause':
      return figures.status === 'running'
        ? [{ ...figures, status: 'paused' }, ...toWorkers(figures, 'pause')]
        : figures;
    case 'goOn':
      return figures.status === 'paused' ? [{ ...figures, status: 'running' }, ...toWorkers(figures, 'goOn')] : figures;
    case 'cancel':
      return isMeasuring(figures) ? { ...figures, run: figures.run + 1, status: 'cancelled' } : figures;
    case 'measured':
      return addResult(figures, action);
    case 'failed':
      return { ...figures, run: figures.run + 1, status: 'done', trouble: action.trouble };
    case 'save': {
      const file = new Blob([csvOf(figures)], { type: 'application/octet-stream' });
      return [figures, { do: 'download', file, name: `queens-${figures.chosen}.csv` }];
    }
  }
}

/** Reports a mistake in a choice at once; measurements stay. */
function choose(figures: Figures, choices: Choices): Figures {
  const chosen = parseChoices(figureOf(figures.chosen), choices);
  return { ...figures, choices, trouble: isTrouble(chosen) ? chosen : null };
}

/** Starts the measurement, unless the choice is invalid. */
function startMeasuring(figures: Figures): Next<Figures, FiguresAction> {
  const chosen = parseChoices(figureOf(figures.chosen), figures.choices);
  if (isTrouble(chosen)) return { ...figures, trouble: chosen };
  const fresh = { done: 0, share: 0, milliseconds: 0, results: [], trouble: null };
  const workers = workersFor({ ...figureOf(figures.chosen), parts: chosen.parts });
  const next: Figures = {
    ...figures,
    ...fresh,
    run: figures.run + 1,
    status: 'running',
    measurement: chosen,
    shards: shardsOf(chosen, workers),
  };
  return Array.from({ length: workers }, (_, worker) => worker).reduce<
    readonly [Figures, ...Command<Figures, FiguresAction>[]]
  >(
    ([state, ...commands], worker) => {
      const [after, ...more] = assign(state, worker);
      return [after, ...commands, ...more];
    },
    [next],
  );
}

/** The maximum number of workers. One processor is left to the page. */
const MAX_WORKERS = 4;
const PROCESSORS = globalThis.navigator?.hardwareConcurrency ?? 1;

/** How many workers measure a figure. Times are measured by one worker alone, because other workers would slow it down. */
const workersFor = ({ of, published }: Figure): number =>
  [of, ...published.map((one) => one.of)].some(({ column }) => column === 'milliseconds')
    ? 1
    : Math.max(1, Math.min(MAX_WORKERS, PROCESSORS - 1));

/** Divides each part into as many shards as there are workers. */
const shardsOf = ({ samples }: Measurement, workers: number): Shard[] =>
  samples.flatMap((count, part) =>
    Array.from({ length: workers }, (_, index) => ({
      part,
      from: Math.floor((count * index) / workers),
      to: Math.floor((count * (index + 1)) / workers),
      status: 'waiting' as const,
      worker: null,
      done: 0,
      milliseconds: 0,
      result: null,
    })).filter(({ from, to }) => to > from),
  );

const slotOf = (worker: number): string => `worker ${worker}`;

const toWorkers = ({ shards }: Figures, what: 'pause' | 'goOn'): Command<Figures, FiguresAction>[] =>
  shards.flatMap(({ status, worker }) =>
    status === 'running' && worker !== null ? [{ do: what, slot: slotOf(worker) }] : [],
  );

/** Gives a worker the next shard that waits, if there is one. */
function assign(figures: Figures, worker: number): readonly [Figures, ...Command<Figures, FiguresAction>[]] {
  const shard = figures.shards.findIndex(({ status }) => status === 'waiting');
  const next = figures.shards[shard];
  if (!next) return [figures];
  const figure = figureNow(figures);
  const { n, options } = figure.parts[next.part] as Part;
  const { from, to, part } = next;
  const command = ask(slotOf(worker), 'experiment', {
    on: worker,
    question: { kind: kindOf(figure, part), n, seed: figures.measurement.seed, from, to, options },
    of: ({ run }) => run,
    progress: ({ done, milliseconds, result }) => ({
      type: 'measured',
      shard,
      status: 'running',
      done,
      milliseconds,
      result,
    }),
    done: ({ result, milliseconds }) => ({
      type: 'measured',
      shard,
      status: 'done',
      done: to - from,
      milliseconds,
      result,
    }),
    failed: (trouble) => ({ type: 'failed', trouble }),
  });
  const shards = figures.shards.with(shard, { ...next, status: 'running', worker });
  const paused = figures.status === 'paused' ? [{ do: 'pause', slot: slotOf(worker) } as const] : [];
  return [{ ...figures, shards }, command, ...paused];
}

/** The state after news of a shard. */
function addResult(
  figures: Figures,
  { shard, status, done, milliseconds, result }: Extract<FiguresAction, { type: 'measured' }>,
): Next<Figures, FiguresAction> {
  const before = figures.shards[shard];
  if (!before || !isMeasuring(figures)) return figures;
  const shards = figures.shards.with(shard, { ...before, status, done, milliseconds, result: result ?? before.result });
  const figure = figureNow(figures);
  const { parts, samples } = figures.measurement;
  const doneOf = (part: number): number => sumOf(shards, (one) => (one.part === part ? one.done : 0));
  const workers = new Set(shards.map(({ worker }) => worker));
  const next: Figures = {
    ...figures,
    shards,
    done: sumOf(shards, (one) => one.done),
    share: shareOf(
      figure.kind,
      parts,
      samples,
      parts.map((_, part) => doneOf(part)),
    ),
    // The workers work at the same time.
    milliseconds: Math.max(
      ...[...workers].map((worker) => sumOf(shards, (one) => (one.worker === worker ? one.milliseconds : 0))),
    ),
    results: result ? parts.map((_, part) => joinSamples(shards.filter((one) => one.part === part))) : figures.results,
  };
  if (status === 'running' || before.worker === null) return next;
  if (shards.every((one) => one.status === 'done')) return { ...next, status: 'done' };
  return assign(next, before.worker);
}

const sumOf = (shards: readonly Shard[], number: (shard: Shard) => number): number =>
  shards.reduce((sum, shard) => sum + number(shard), 0);

/** Concatenates the samples of several shards. */
function joinSamples(shards: readonly Shard[]): Samples | null {
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

export const isMeasuring = ({ status }: Figures): boolean => status === 'running' || status === 'paused';
