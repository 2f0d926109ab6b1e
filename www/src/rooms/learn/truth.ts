// What is true of a state of the page, worked out by the engine: the judge of every answer and of every claim of a lesson.
//
// A truth is `{ of: NAME, … }`; what it comes to is a list of right answers, as text: squares "4.2" (row and column from 1), lines
// "row-6", numbers, words.

import { clashesOf, piecesOf, queensOn } from '../../board/rule';
import type { EngineModule, Happened, Line } from '../../engine/types';
import { JobError } from '../../line/trouble';
import type { Setting, Truth } from './steps';

type Judge = (engine: EngineModule, setting: Setting, truth: Truth) => readonly (string | number | bigint)[];

/** A run is followed no further than this. */
const FAR = 5_000_000;

/** Every right answer. Throws a `JobError` where there is no such truth, or the state has none. */
export function truthOf(engine: EngineModule, setting: Setting, truth: Truth): string[] {
  const judge = Object.hasOwn(JUDGES, truth.of) ? JUDGES[truth.of] : undefined;
  if (!judge) throw new JobError('lesson-bad', { place: truth.of, what: Object.keys(JUDGES).join(', ') });
  return judge(engine, setting, truth).map(String);
}

const JUDGES: Readonly<Record<string, Judge>> = {
  /** The square of the next queen that is set, or of the next event of a `kind`. */
  next: (engine, setting, { kind }) => {
    const kinds = typeof kind === 'string' ? [kind] : ['tried', 'forced'];
    const happened = ahead(engine, setting, kinds);
    return happened && 'column' in happened ? [squareName(happened.row, happened.column)] : [];
  },
  /** What the next event is: `tried`, `forced`, `remove`, `reject`, `deadEnd`, `solution`, … */
  'next-kind': (engine, setting) => kindOf(ahead(engine, setting, engine.kinds())),
  /** The line without a free square at the next dead end. */
  'dead-line': (engine, setting) => {
    const happened = ahead(engine, setting, ['deadEnd']);
    return happened?.kind === 'deadEnd' ? [lineName(happened.line)] : [];
  },
  /** The row that swaps with this one at the next swap of repair. */
  'swap-with': (engine, setting, { row }) => {
    const happened = ahead(engine, setting, ['swap']);
    if (happened?.kind !== 'swap') return [];
    return [happened.row, happened.otherRow]
      .filter((each) => each !== Number(row) - 1)
      .map((each) => lineOf('row', each));
  },
  /** The attacking pairs after the last step, as the search counts them. */
  'run-conflicts': (engine, setting) =>
    withRun(engine, setting, (run) => {
      const { happened } = run.frame();
      return happened && 'conflicts' in happened ? [happened.conflicts] : [];
    }),
  /** How many events of these kinds the whole run has. */
  total: (engine, setting, { kinds }) => [
    withRun(engine, setting, (run) => {
      run.seek(FAR, FAR);
      return counted(engine, run, kinds);
    }),
  ],
  /** How many events of these kinds there were up to here. */
  'so-far': (engine, setting, { kinds }) => [withRun(engine, setting, (run) => counted(engine, run, kinds))],
  /** A word of the search: its `value`, how many `ones` it has, or the `columns` of its ones. */
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
  /** How many steps the whole run has. */
  steps: (engine, setting) => [
    withRun(engine, setting, (run) => {
      run.seek(FAR, FAR);
      return run.frame().furthest;
    }),
  ],
  /** The free squares of a row, or of the whole board. */
  free: (engine, setting, { row }) => [freeOf(boardNow(engine, setting), row).length],
  /** The rows that have no queen and no free square. */
  dead: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [...rows.keys()]
      .filter((row) => rows[row] === -1 && freeOf(rows, row + 1).length === 0)
      .map((row) => lineOf('row', row));
  },
  /** `yes` when a queen attacks the square, `no` otherwise. */
  attacked: (engine, setting, { square }) => {
    const [row, column] = Array.isArray(square) ? square.map(Number) : [];
    return [freeOf(boardNow(engine, setting), row).includes(Number(column)) ? 'no' : 'yes'];
  },
  /** The squares that the queens attack, those on which queens stand left out. */
  'attacked-squares': (engine, setting) => {
    const rows = boardNow(engine, setting);
    const queens = rows.filter((column) => column >= 0).length;
    return [rows.length ** 2 - queens - freeOf(rows, undefined).length];
  },
  /** In how many ways the queens can be completed. */
  ways: (engine, setting) => [engine.countCompletions(boardNow(engine, setting)).count],
  /** The queens to blame, by their squares. */
  blame: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return blamed(engine, rows).map((row) => squareName(row, rows[row] ?? -1));
  },
  'blame-size': (engine, setting) => [blamed(engine, boardNow(engine, setting)).length],
  /** The pairs of queens that attack each other. */
  conflicts: (engine, setting) => [clashesOf(boardNow(engine, setting)).length],
  /** The columns without a queen: "2-4-6-8". */
  'columns-left': (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [
      [...rows.keys()]
        .filter((column) => !rows.includes(column))
        .map((column) => column + 1)
        .join('-'),
    ];
  },
  /** The column of the queen of a row in the mirror image. */
  mirrored: (engine, setting, { row }) => {
    const rows = boardNow(engine, setting);
    return [rows.length - (rows[Number(row) - 1] ?? 0)];
  },
  /** `yes` when every row has a queen and none attacks another. */
  solved: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [rows.every((column) => column >= 0) && clashesOf(rows).length === 0 ? 'yes' : 'no'];
  },
  /** How many of the eight rotations and reflections of the board differ. */
  images: (engine, setting) => [imagesOf(boardNow(engine, setting)).size],
  /** All solutions of n queens, and those that differ by more than a rotation or a reflection. */
  solutions: (engine, _, { n }) => [engine.countSolutions(Number(n)).total],
  fundamental: (engine, _, { n }) => [engine.countSolutions(Number(n)).fundamental],
  /** The sets of `pieces` pieces that do not attack each other, under another rule. */
  'by-rule': (engine, _, { rule, rows, columns, pieces }) => [
    engine.countByRule(
      String(rule),
      Number(rows),
      Number(columns ?? rows),
      pieces === undefined ? {} : { pieces: Number(pieces) },
    ).count,
  ],
  /** What a trick of the bit lab makes of a word. */
  trick: (engine, _, { name, word }) => {
    const { stages } = engine.runTrick(String(name), BigInt(String(word)));
    return stages.slice(-1).map((stage) => stage.word);
  },
  /** The columns of the solution by formula, from 1. */
  formula: (engine, _, { n }) => [Array.from(engine.explicit(Number(n)), (column) => column + 1).join(' ')],
};

type Run = InstanceType<EngineModule['Timeline']>;

function withRun<T>(engine: EngineModule, { search, rows, seed, step }: Setting, look: (run: Run) => T): T {
  const run = new engine.Timeline(search, rows, seed);
  try {
    if (step > 0) run.seek(step, FAR);
    return look(run);
  } finally {
    run.free();
  }
}

/** The board at the step; without a run for it, the queens given. */
const boardNow = (engine: EngineModule, setting: Setting): Int32Array =>
  setting.step === 0 ? setting.rows : Int32Array.from(withRun(engine, setting, (run) => run.frame().rows));

/** The next event of these kinds; null where the run has none. */
const ahead = (engine: EngineModule, setting: Setting, kinds: readonly string[]): Happened | null =>
  withRun(engine, setting, (run) => {
    const so = counted(engine, run, kinds);
    run.seekNth(maskOf(engine, kinds), so + 1, FAR);
    const { happened } = run.frame();
    return happened && kinds.includes(happened.kind) ? happened : null;
  });

const kindOf = (happened: Happened | null): string[] => (happened ? [happened.kind] : []);

const maskOf = (engine: EngineModule, kinds: unknown): number =>
  engine.kinds().reduce((mask, kind, index) => (listed(kinds).includes(kind) ? mask | (1 << index) : mask), 0);

const counted = (engine: EngineModule, run: Run, kinds: unknown): number =>
  engine
    .kinds()
    .reduce((sum, kind, index) => sum + (listed(kinds).includes(kind) ? (run.frame().counts[index] ?? 0) : 0), 0);

const listed = (kinds: unknown): readonly unknown[] => (Array.isArray(kinds) ? kinds : [kinds]);

function blamed(engine: EngineModule, rows: Int32Array): readonly number[] {
  const answer = engine.complete(rows);
  return answer.verdict === 'impossible' ? [...(answer.blame ?? [])] : [];
}

/** The columns, from 1, of the free squares of a row (from 1), or those of all rows. */
function freeOf(rows: Int32Array, row: unknown): number[] {
  const { length: size } = rows;
  const { free } = queensOn(size).attacks(piecesOf(rows), new Set());
  const squares = [...free.keys()].filter((square) => free[square] === 1);
  return squares
    .filter((square) => row === undefined || Math.floor(square / size) === Number(row) - 1)
    .map((square) => (square % size) + 1);
}

/** The different boards that rotations and reflections make of one. */
function imagesOf(rows: Int32Array): Set<string> {
  const n = rows.length;
  const squares = [...rows].flatMap((column, row) => (column < 0 ? [] : [[row, column] as const]));
  const images = new Set<string>();
  for (let turn = 0; turn < 8; turn += 1) {
    const moved = squares.map(([row, column]) => {
      let [r, c] = turn >= 4 ? [column, row] : [row, column];
      for (let quarter = 0; quarter < turn % 4; quarter += 1) [r, c] = [c, n - 1 - r];
      return r * n + c;
    });
    images.add(moved.sort((one, other) => one - other).join(' '));
  }
  return images;
}

const squareName = (row: number, column: number): string => `${row + 1}.${column + 1}`;
const lineOf = (kind: string, index: number): string => `${kind}-${index + 1}`;
const lineName = ({ kind, index }: Line): string => lineOf(kind, index);
