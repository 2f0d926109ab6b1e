// The state of the room of questions: the open question, the sizes of its boards, and the measurements so far.

import type { Engine, Timing } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { Shared } from '../../kernel/state';
import { ALWAYS, createAsk, type Want } from '../commands';
import type { ViewProps } from '../room';
import { type Choices, MAX_EXTRA_COLUMNS, SIZES } from './choices';
import { keyOf, type Measurement, measurementsOf } from './measurements';

/** The result of a measurement. */
export interface MeasureResult {
  /** The number of ways; for solutions that share no square, the number of solutions to choose from. */
  readonly count: bigint;
  /** For each square, the ways that use it. */
  readonly heat: Float64Array | null;
  /** The pieces of the answer, solution by solution. */
  readonly squares: readonly (readonly number[])[];
  /** Whether all other possibilities were tried. */
  readonly proved: boolean;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface Inquiry extends Choices {
  /** The results by `keyOf`. A result stays as long as the page is open, so nothing is measured twice. */
  readonly found: ReadonlyMap<string, MeasureResult>;
  /** The running measurement, and its results so far. */
  readonly now: { readonly measurement: Measurement; readonly found: MeasureResult | null } | null;
  /** Whether the person has stopped the measurement. */
  readonly stopped: boolean;
  readonly trouble: Trouble | null;
}

export const startInquiry: Inquiry = {
  topic: 'sharing',
  size: { sharing: 7, toggled: 6, parity: 8, overlaid: 8, sliding: 8 },
  wider: 0,
  law: 'parity-diagonals',
  pick: null,
  found: new Map(),
  now: null,
  stopped: false,
  trouble: null,
};

export type InquiryAction =
  | { readonly type: 'choose'; readonly to: Partial<Omit<Choices, 'size'>> & { readonly size?: number } }
  | { readonly type: 'measures'; readonly now: Inquiry['now'] }
  | { readonly type: 'found'; readonly measurement: Measurement; readonly found: MeasureResult }
  | { readonly type: 'failed'; readonly trouble: Trouble }
  | { readonly type: 'stop' | 'goOn' };

export type InquiryProps = ViewProps<Inquiry, InquiryAction>;

export function updateInquiry(inquiry: Inquiry, action: InquiryAction): Inquiry {
  switch (action.type) {
    case 'choose': {
      const { size, ...to } = action.to;
      const topic = to.topic ?? inquiry.topic;
      const { least, most } = SIZES[topic];
      const sizes = { ...inquiry.size, [topic]: Math.min(most, Math.max(least, size ?? inquiry.size[topic])) };
      const wider = Math.min(MAX_EXTRA_COLUMNS, Math.max(0, to.wider ?? inquiry.wider));
      const another = topic !== inquiry.topic || size !== undefined || to.wider !== undefined;
      const pick = to.pick !== undefined ? to.pick : another ? null : inquiry.pick;
      return { ...inquiry, ...to, size: sizes, wider, pick, stopped: false, trouble: null };
    }
    case 'measures':
      return { ...inquiry, now: action.now };
    case 'found':
      return { ...inquiry, found: new Map([...inquiry.found, [keyOf(action.measurement), action.found]]), now: null };
    case 'failed':
      return { ...inquiry, now: null, stopped: true, trouble: action.trouble };
    case 'stop':
      return { ...inquiry, now: null, stopped: true };
    case 'goOn':
      return { ...inquiry, stopped: false, trouble: null };
  }
}

/** The final result of a measurement, or the result so far; null before the first. */
export function knownOf({ found, now }: Inquiry, measurement: Measurement): MeasureResult | null {
  const key = keyOf(measurement);
  return found.get(key) ?? (now && keyOf(now.measurement) === key ? now.found : null);
}

/** Whether a measurement is finished. */
export const isDone = ({ found }: Inquiry, measurement: Measurement): boolean => found.has(keyOf(measurement));

/** The first measurement that the open question still needs. */
export const nextMeasurement = (inquiry: Inquiry): Measurement | null =>
  measurementsOf(inquiry).find((measurement) => !isDone(inquiry, measurement)) ?? null;

const { answer } = createAsk<Inquiry, InquiryAction, Engine<'heatByRule' | 'countByRule' | 'goal' | 'disjoint'>>();

/** One measurement after the other, as long as the open question needs more and nobody has stopped it. */
export function inquiryWants(own: Inquiry, _: Shared, shown: boolean): Want<Inquiry, InquiryAction>[] {
  const measurement = shown && !own.stopped ? nextMeasurement(own) : null;
  return measurement ? [measurementWant(measurement)] : [];
}

/** Asks the engine for a measurement. */
export function measurementWant(measurement: Measurement): Want<Inquiry, InquiryAction> {
  const { rule, rows, columns, enough } = measurement;
  const key = keyOf(measurement);
  const board = { rule, rows, columns };
  /** Converts answers and progress to results. */
  const handlersFor = <T extends Timing>(
    convert: (result: T) => Pick<MeasureResult, 'count' | 'nodes'> & Partial<MeasureResult>,
  ): Pick<Parameters<typeof answer>[2], 'of' | 'failed'> &
    Record<'progress' | 'done', (result: T) => InquiryAction> => {
    const found = (result: T): MeasureResult => {
      const { milliseconds } = result;
      return { heat: null, squares: [], proved: true, ...convert(result), milliseconds };
    };
    return {
      of: ALWAYS,
      progress: (result) => ({ type: 'measures', now: { measurement, found: found(result) } }),
      done: (result) => ({ type: 'found', measurement, found: found(result) }),
      failed: (trouble) => ({ type: 'failed', trouble }),
    };
  };
  switch (measurement.of) {
    case 'heat':
      return answer(key, 'heatByRule', {
        question: { board },
        ...handlersFor(({ count, nodes, squares }) => ({ count, nodes, heat: squares })),
      });
    case 'count':
      return answer(key, 'countByRule', {
        question: { boards: [board] },
        ...handlersFor(({ count, nodes }) => ({ count, nodes })),
      });
    case 'most':
      return answer(key, 'goal', {
        question: { goal: 'most', board: { ...board, options: { keptEmpty: otherSum(measurement) } } },
        ...handlersFor(({ squares, pieces, proved, nodes }) => ({
          count: BigInt(pieces),
          squares: squares ? [[...squares]] : [],
          proved,
          nodes,
        })),
      });
    case 'disjoint':
      return answer(key, 'disjoint', {
        question: { board, ...(enough === undefined ? {} : { enough }) },
        ...handlersFor(({ solutions, squares, pieces, proved, nodes }) => ({
          count: BigInt(solutions),
          squares: Array.from({ length: squares.length / Math.max(1, pieces) }, (_, at) => [
            ...squares.subarray(at * pieces, (at + 1) * pieces),
          ]),
          proved,
          nodes,
        })),
      });
  }
}

/** The squares that a measurement leaves out. */
function otherSum({ rows, columns, sum }: Measurement): Int32Array {
  const odd = sum === 'even' ? 1 : sum === 'odd' ? 0 : null;
  const all = Array.from({ length: rows * columns }, (_, square) => square);
  return Int32Array.from(all.filter((square) => (Math.floor(square / columns) + (square % columns)) % 2 === odd));
}
