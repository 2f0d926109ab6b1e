// The Share room's own part of a link: the open panel and, for the printed sheet, its options.

import {
  GRADES,
  KEYS,
  MAX_START_STEP,
  NUMBERS,
  PAPERS,
  type PrintChoice,
  SIZES,
  STEPS,
  sizesOf,
  startPrint,
  TRACE_SIZES,
} from '../print/choice';
import { PANELS, type ShareAction, type ShareState } from '../slice';

/**
 * Writes the panel: "animation", or "print.6.8.rising.6.own.A4.ptecr.7f3a" for a printed sheet. In "ptecr", the letters of `MARKS` are
 * the options that are on; "r" is for regions and "s" for star battles. If the search or the steps of the trace table differ from the
 * default, ".array-recursive.12.8" follows.
 */
export function writePanel({ panel, choices }: ShareState): string {
  return panel === 'print' ? writeSheet(choices.print) : panel;
}

/** Reads the panel; returns null if the panel or an option is unknown. */
export function readPanel(text: string): ShareAction | null {
  const panel = PANELS.find((one) => one === text);
  if (panel) return { type: 'panel', panel };
  const print = readSheet(text);
  return print && { type: 'sheet', print };
}

const MARKS = { p: 'puzzles', t: 'trace', e: 'empty', c: 'codes', n: 'named' } as const;
const LETTERS = Object.keys(MARKS) as (keyof typeof MARKS)[];

function writeSheet(choice: PrintChoice): string {
  const kind = choice.family === 'completion' ? '' : choice.family.charAt(0);
  const marks = LETTERS.filter((letter) => choice[MARKS[letter]]).join('') + kind;
  const { number, size, grade, traced, key, paper, seed } = choice;
  const { search, from, steps } = choice;
  const isUsual = search === startPrint.search && from === startPrint.from && steps === startPrint.steps;
  const trace = isUsual ? [] : [search, from, steps];
  return ['print', number, size, grade, traced, key, paper, marks, seed.toString(16), ...trace].join('.');
}

function readSheet(text: string): PrintChoice | null {
  const [head, number, size, grade, traced, key, paper, marks = '', seed = '', ...more] = text.split('.');
  const of = <T extends string | number>(all: readonly T[], word: string | undefined): T | undefined =>
    all.find((one) => String(one) === word);
  const read = {
    number: of(NUMBERS, number),
    size: of(SIZES, size),
    grade: of(GRADES, grade),
    traced: of(TRACE_SIZES, traced),
    key: of(KEYS, key),
    paper: of(PAPERS, paper),
  };
  const trace = more.length === 0 ? {} : traceIn(more.join('.'));
  const known = head === 'print' && trace !== null && Object.values(read).every((value) => value !== undefined);
  if (!known || !/^[ptecnrs]{0,6}$/.test(marks) || !/^[0-9a-f]{1,6}$/.test(seed)) return null;
  const family = marks.includes('s') ? 'stars' : marks.includes('r') ? 'regions' : 'completion';
  if (!sizesOf(family).some((one) => one === read.size)) return null;
  const on = Object.fromEntries(LETTERS.map((letter) => [MARKS[letter], marks.includes(letter)]));
  return { ...startPrint, ...(read as Partial<PrintChoice>), ...trace, ...on, family, seed: Number.parseInt(seed, 16) };
}

/** Reads the search, the step after which the table begins, and the number of steps; null for anything else. */
function traceIn(text: string): Pick<PrintChoice, 'search' | 'from' | 'steps'> | null {
  const [, search, from, count] = /^([a-z0-9-]{1,40})\.(\d{1,6})\.(\d{1,2})$/.exec(text) ?? [];
  const steps = STEPS.find((one) => String(one) === count);
  return search === undefined || steps === undefined || Number(from) > MAX_START_STEP
    ? null
    : { search, from: Number(from), steps };
}
