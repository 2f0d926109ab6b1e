// Truths about the next events of a run, and how often each happened.

import type { EngineModule, Happened } from '../../engine/types';
import type { Setting } from '../../kernel/classroom/steps';
import { asList, FAR, type Judges, lineName, type Run, squareName, withRun } from './judge';

export const RUNS: Judges = {
  /** The square of the next queen that is set, or of the next event of a `kind`. */
  next: (engine, setting, { kind }) => {
    const kinds = typeof kind === 'string' ? [kind] : ['tried', 'forced'];
    const happened = nextEvent(engine, setting, kinds);
    return happened && 'column' in happened ? [squareName(happened.row, happened.column)] : [];
  },
  /** The next event: `tried`, `forced`, `removed`, `rejected`, `deadEnd`, `solution`, … */
  'next-kind': (engine, setting) => kindOf(nextEvent(engine, setting, engine.kinds())),
  /** The line without a free square at the next dead end. */
  'dead-line': (engine, setting) => {
    const happened = nextEvent(engine, setting, ['deadEnd']);
    return happened?.kind === 'deadEnd' && happened.line ? [lineName(happened.line.kind, happened.line.index)] : [];
  },
  /** The row of the next queen. */
  'next-row': (engine, setting) => {
    const happened = nextEvent(engine, setting, ['tried', 'forced']);
    return happened && 'row' in happened ? [lineName('row', happened.row)] : [];
  },
  /** How many forced queens follow each other. */
  'forced-in-a-row': (engine, setting) =>
    withRun(engine, setting, (run) => {
      let position = setting.step;
      do {
        position += 1;
        run.seek(position, FAR);
      } while (run.frame().happened?.kind === 'forced');
      return [position - setting.step - 1];
    }),
  /** The other row of the next swap of repair, which includes the given `row`. */
  'swap-with': (engine, setting, { row }) => {
    const happened = nextEvent(engine, setting, ['swapped']);
    if (happened?.kind !== 'swapped') return [];
    return [happened.row, happened.otherRow]
      .filter((each) => each !== Number(row) - 1)
      .map((each) => lineName('row', each));
  },
  /** The number of attacking pairs after the last step, as the search counts them. */
  'run-conflicts': (engine, setting) =>
    withRun(engine, setting, (run) => {
      const { happened } = run.frame();
      return happened && 'conflicts' in happened ? [happened.conflicts] : [];
    }),
  /** How many events of these kinds the whole run has. */
  total: (engine, setting, { kinds }) => [
    withRun(engine, setting, (run) => {
      run.seek(FAR, FAR);
      return countEvents(engine, run, kinds);
    }),
  ],
  /** How many events of these kinds there were up to here. */
  'so-far': (engine, setting, { kinds }) => [withRun(engine, setting, (run) => countEvents(engine, run, kinds))],
  /** A word of the search: its `value`, the number of its set bits (`ones`), or the `columns` of its set bits. */
  register: (engine, setting, { name, as }) =>
    withRun(engine, setting, (run) => {
      const word = run.registers().find((register) => register.kind === 'word' && register.name === name);
      if (word?.kind !== 'word') return [];
      const columns = Array.from({ length: word.width }, (_, bit) => bit + 1).filter(
        (column) => (word.bits >>> (column - 1)) & 1,
      );
      if (as === 'value') return [word.bits >>> 0];
      return [as === 'ones' ? columns.length : columns.join(' ')];
    }),
  /** A table of the search, as `line:figure`, both as the page shows them: "6:28 10:26". */
  table: (engine, setting, { name }) =>
    withRun(engine, setting, (run) => {
      const table = run.registers().find((register) => register.kind === 'table' && register.name === name);
      if (table?.kind !== 'table') return [];
      return [Array.from(table.lines, (line, place) => `${line + 1}:${table.figures[place]}`).join(' ')];
    }),
  /** How many steps the whole run has. */
  steps: (engine, setting) => [
    withRun(engine, setting, (run) => {
      run.seek(FAR, FAR);
      return run.frame().furthest;
    }),
  ],
};

/** The next event of these kinds; null if the run has none. */
const nextEvent = (engine: EngineModule, setting: Setting, kinds: readonly string[]): Happened | null =>
  withRun(engine, setting, (run) => {
    const so = countEvents(engine, run, kinds);
    run.seekNth(maskOf(engine, kinds), so + 1, FAR);
    const { happened } = run.frame();
    return happened && kinds.includes(happened.kind) ? happened : null;
  });

const kindOf = (happened: Happened | null): string[] => (happened ? [happened.kind] : []);

const maskOf = (engine: EngineModule, kinds: unknown): number =>
  engine.kinds().reduce((mask, kind, index) => (asList(kinds).includes(kind) ? mask | (1 << index) : mask), 0);

const countEvents = (engine: EngineModule, run: Run, kinds: unknown): number =>
  engine
    .kinds()
    .reduce((sum, kind, index) => sum + (asList(kinds).includes(kind) ? (run.frame().counts[index] ?? 0) : 0), 0);
