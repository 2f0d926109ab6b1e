// The stored form of an unfinished puzzle: the board, the steps, the savepoint, and the data of the shared text.
//
// A sketch is a short text: a letter for the column of each row (. for none), a colon, and the marked squares. Surplus queens of rows
// follow after another colon.

import { writeAbout } from '../puzzle/about';
import { readPace, writePace } from '../puzzle/pace';
import { nameOf, type Source } from '../puzzle/puzzle';
import type { Sketch } from '../puzzle/sketch';
import type { QueenChange, Solving } from '../puzzle/solving';
import type { UnfinishedWork } from './record';

/** The maximum number of stored steps: the oldest are removed. */
const MAX_STEPS = 100;

const LETTER_OF: Readonly<Record<QueenChange, string>> = { found: 'f', hinted: 'h', removed: 't' };
const CHANGE_OF: Readonly<Record<string, QueenChange>> = { f: 'found', h: 'hinted', t: 'removed' };

/** Writes a letter for each change. */
export const writeChanges = (changes: readonly QueenChange[]): string =>
  changes.map((change) => LETTER_OF[change]).join('');
export const readChanges = (text: string): QueenChange[] => [...text].flatMap((letter) => CHANGE_OF[letter] ?? []);

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
  { source, sketch, milliseconds, hints, history, saved, changes, pace, refused }: Solving,
  revision: number,
): UnfinishedWork {
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
    told: writeChanges(changes),
    pace: writePace(pace),
    revision,
    ...(sketch.extra?.length ? { extra: sketch.extra } : {}),
    ...(refused === null ? {} : { refused }),
    ...(saved ? { saved: `${Math.max(0, saved.steps - lost)}:${writeSketch(saved.sketch)}` } : {}),
  };
}

/** Whether the board shows this work. */
export const matchesWork = ({ queens, marks, extra }: UnfinishedWork, sketch: Sketch): boolean =>
  (extra ?? []).join() === (sketch.extra ?? []).join() &&
  marks.length === sketch.marks.size &&
  marks.every((mark) => sketch.marks.has(mark)) &&
  queens.every((column, place) => column === sketch.queens[place]);

/** The parts of the state that are restored. */
export type ResumedState = Pick<
  Solving,
  'sketch' | 'milliseconds' | 'hints' | 'history' | 'saved' | 'changes' | 'pace' | 'refused'
>;

/** Returns null if the work belongs to a board of another size. If a step cannot be read, no steps are restored. */
export function resumeWork(work: UnfinishedWork, size: number, stars = 1): ResumedState | null {
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
    changes: readChanges(told),
    pace: readPace(pace) ?? [],
  };
}
