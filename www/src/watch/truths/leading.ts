// Answers that lead to another state, in the worker: the state, and candidates among which a right one is searched for, to be shown.

import type { EngineModule } from '../../engine/types';
import type { AnswerKind, Ask, Setting } from '../../kernel/classroom/steps';
import { squareName, withRun } from './judge';
import { seenAt, VIEWS } from './turning';

interface LeadingAnswer {
  /** The state that an answer leads to; null if it leads to no state. */
  to(setting: Setting, answer: string): Setting | null;
  candidates(engine: EngineModule, setting: Setting, ask: Ask): Iterable<string>;
}

/** The maximum number of steps that are searched. */
const FAR = 10_000;

/** Pieces are added to the present pieces. */
const place: LeadingAnswer = {
  to(setting, answer) {
    const size = setting.rows.length;
    const squares = answer.split(' ').flatMap((name) => squareOf(name, size));
    if (squares.length === 0) return null;
    const pieces = [...piecesIn(setting.rows), ...squares];
    const rows = Int32Array.from({ length: size }, (_, row) => {
      const square = pieces.find((piece) => Math.floor(piece / size) === row);
      return square === undefined ? -1 : square % size;
    });
    return { ...setting, rows, pieces, step: 0 };
  },
  *candidates(engine, { rows, rule }, { is }) {
    const size = rows.length;
    const given = piecesIn(rows);
    const name = (square: number): string => squareName(Math.floor(square / size), square % size);
    const wanted = /^\d+$/.test(is ?? '') ? { pieces: Number(is) } : {};
    const whole = engine.completeByRule(rule ?? 'queens', size, size, { given: Int32Array.from(given), ...wanted });
    if (whole.verdict === 'completed')
      yield [...(whole.squares ?? [])]
        .filter((square) => !given.includes(square))
        .map(name)
        .join(' ');
    const others = Array.from({ length: size * size }, (_, square) => square).filter(
      (square) => !given.includes(square),
    );
    for (const square of others) yield name(square);
    for (const square of others) for (const other of others) if (other > square) yield `${name(square)} ${name(other)}`;
  },
};

/** The run moves to another position. */
const step: LeadingAnswer = {
  to: (setting, answer) => (/^\d{1,9}$/.test(answer) ? { ...setting, step: Number(answer) } : null),
  *candidates(engine, setting) {
    const furthest = withRun(engine, setting, (run) => {
      run.seek(FAR, FAR);
      return run.frame().furthest;
    });
    for (let position = setting.step; position <= furthest; position += 1) yield String(position);
  },
};

/** The board is turned or mirrored: leaving it unchanged is not accepted. */
const turn: LeadingAnswer = {
  to(setting, answer) {
    const view = VIEWS.find((each) => String(each) === answer);
    if (!view) return null;
    const size = setting.rows.length;
    const rows = new Int32Array(size).fill(-1);
    for (const piece of piecesIn(setting.rows)) {
      const at = seenAt(piece, size, view);
      rows[Math.floor(at / size)] = at % size;
    }
    return { ...setting, rows, step: 0 };
  },
  candidates: () => VIEWS.map(String),
};

export const LEADING: Partial<Readonly<Record<AnswerKind, LeadingAnswer>>> = { place, step, turn };

const piecesIn = (rows: Int32Array): number[] =>
  [...rows].flatMap((column, row) => (column < 0 ? [] : [row * rows.length + column]));

/** The square that "4.2" names, as a list with one square; empty if it is not on the board. */
function squareOf(name: string, size: number): number[] {
  const [row = 0, column = 0] = name.split('.').map(Number);
  const on = (line: number): boolean => Number.isInteger(line) && line >= 1 && line <= size;
  return on(row) && on(column) ? [(row - 1) * size + column - 1] : [];
}
