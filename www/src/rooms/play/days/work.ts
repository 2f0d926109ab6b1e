// A begun puzzle as it is stored: the board, the steps, the savepoint, and what will be shared of it.
//
// A sketch is a short text: a letter for the column of each row (. for none), a colon, and the marked squares. Queens for which a row
// has no place follow after another colon.

import { writeAbout } from '../puzzle/about';
import { readPace, writePace } from '../puzzle/pace';
import { nameOf, type Source } from '../puzzle/puzzle';
import type { Sketch } from '../puzzle/sketch';
import type { Solving, Told } from '../puzzle/solving';
import type { Begun } from './record';

/** The maximum number of stored steps: the oldest are removed. */
const MAX_STEPS = 100;

const LETTERS: Readonly<Record<string, Told>> = { f: 'found', h: 'hinted', t: 'taken' };

/** A letter for each. */
export const writeTold = (told: readonly Told[]): string => told.map(([letter]) => letter).join('');
export const readTold = (text: string): Told[] => [...text].flatMap((letter) => LETTERS[letter] ?? []);

export function writeSketch({ queens, marks, extra = [] }: Sketch): string {
  const columns = queens.map((column) => (column < 0 ? '.' : column.toString(36)));
  const list = (squares: Iterable<number>): string => [...squares].map((one) => one.toString(36)).join('.');
  return `${columns.join('')}:${list(marks)}${extra.length > 0 ? `:${list(extra)}` : ''}`;
}

/** Null if the text is not a board of this size. */
export function readSketch(text: string, size: number, stars = 1): Sketch | null {
  const [, columns = '', list = '', more = ''] = /^([.0-9a-z]+):([.0-9a-z]*)(?::([.0-9a-z]+))?$/.exec(text) ?? [];
  const squares = (of: string): number[] => (of === '' ? [] : of.split('.').map((one) => Number.parseInt(one, 36)));
  const queens = [...columns].map((letter) => (letter === '.' ? -1 : Number.parseInt(letter, 36)));
  const [marks, extra] = [squares(list), squares(more)];
  const fits =
    queens.length === size * stars &&
    queens.every((column) => column < size) &&
    [...marks, ...extra].every((square) => square < size * size);
  return fits ? { queens, marks: new Set(marks), ...(extra.length > 0 ? { extra } : {}) } : null;
}

/** The title and the setter, if the puzzle has any. */
export const aboutOf = (source: Source): { readonly about?: string } =>
  'about' in source && source.about ? { about: writeAbout(source.about) } : {};

export function workOf(
  { source, sketch, milliseconds, hints, history, saved, told, pace, refused }: Solving,
  revision: number,
): Begun {
  const past = history.past.slice(-MAX_STEPS);
  const lost = history.past.length - past.length;
  return {
    id: nameOf(source),
    ...aboutOf(source),
    queens: sketch.queens,
    marks: [...sketch.marks],
    milliseconds,
    hints,
    past: past.map(writeSketch),
    told: writeTold(told),
    pace: writePace(pace),
    revision,
    ...(sketch.extra?.length ? { extra: sketch.extra } : {}),
    ...(refused === null ? {} : { refused }),
    ...(saved ? { saved: `${Math.max(0, saved.steps - lost)}:${writeSketch(saved.sketch)}` } : {}),
  };
}

/** Whether the board shows this work. */
export const isOf = ({ queens, marks, extra }: Begun, sketch: Sketch): boolean =>
  (extra ?? []).join() === (sketch.extra ?? []).join() &&
  marks.length === sketch.marks.size &&
  marks.every((mark) => sketch.marks.has(mark)) &&
  queens.every((column, place) => column === sketch.queens[place]);

/** The parts of the state that are restored. */
export type Resumed = Pick<
  Solving,
  'sketch' | 'milliseconds' | 'hints' | 'history' | 'saved' | 'told' | 'pace' | 'refused'
>;

/** Null if it belongs to a board of another size. Steps that cannot be read are left out. */
export function resumed(work: Begun, size: number, stars = 1): Resumed | null {
  const { queens, marks, extra = [], milliseconds, hints, past = [], told = '', saved = '', pace = '' } = work;
  if (queens.length !== size * stars) return null;
  const steps = past.map((text) => readSketch(text, size, stars));
  const whole = steps.every((step) => step !== null) ? steps : [];
  const [, at, rest = ''] = /^(\d{1,4}):(.+)$/.exec(saved) ?? [];
  const flag = at === undefined ? null : readSketch(rest, size, stars);
  return {
    sketch: { queens, marks: new Set(marks), ...(extra.length > 0 ? { extra } : {}) },
    refused: work.refused ?? null,
    milliseconds,
    hints,
    history: { past: whole, future: [] },
    saved: flag && { sketch: flag, steps: Math.min(Number(at), whole.length) },
    told: readTold(told),
    pace: readPace(pace) ?? [],
  };
}
