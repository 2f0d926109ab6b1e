// The drawing of a deduction: its lines as bands, and the role of each square. Roles differ by shape, not only by colour.

import { nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Stroke } from '../../../board/model';
import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import type { Needs } from '../../../texts/texts';
import type { Exclusion } from '../exclusion';
import type { Puzzle } from './puzzle';

/** The role of a square in a hint. */
type HintSign = Needs<'play.square.hint'>['sign'];

/** The drawing of a step. */
export interface StepDrawing {
  readonly signs: ReadonlyMap<number, HintSign>;
  readonly strokes: readonly Stroke[];
  readonly over: TemplateResult;
  /** The mark in the margin of a row. */
  readonly margin: ReadonlyMap<number, string>;
}

export const emptyDrawing: StepDrawing = { signs: new Map(), strokes: [], over: svg``, margin: new Map() };

/** "Where": only the lines; for a trial the row of its square. */
export function drawWhere(puzzle: Puzzle, step: PuzzleStep): StepDrawing {
  const trial = step.rule === 'trial' || step.rule === 'trial-and-rules';
  const row: PuzzleLine = { kind: 'row', index: Math.floor((step.square ?? 0) / puzzle.size) };
  return { ...emptyDrawing, over: bands(puzzle, trial ? [row] : step.lines, 'look') };
}

/** "Why": the reason, drawn with bands, signs and strokes. */
export function drawWhy(puzzle: Puzzle, exclusion: Exclusion, step: PuzzleStep): StepDrawing {
  const { rule, square, lines, within, free, excludes, chain } = step;
  const { size } = puzzle;
  if (puzzle.stars && rule !== 'trial' && rule !== 'trial-and-rules' && rule !== 'pointer' && rule !== 'set')
    return drawStars(puzzle, step);
  if (rule === 'single' && square !== null)
    return { ...emptyDrawing, signs: new Map([[square, 'forced']]), over: bands(puzzle, lines, 'look') };
  if (rule === 'killer') {
    const signs = new Map<number, HintSign>([...free].map((one) => [one, 'starved']));
    for (const one of excludes) signs.set(one, 'killer');
    // Rays from several squares would hide one another.
    const [from, ...more] = excludes;
    const strokes =
      from === undefined || more.length > 0
        ? []
        : [...free]
            .filter((to) => exclusion(from, to) !== null)
            .map((to): Stroke => ({ kind: 'kill', from: placeOf(size, from), to: placeOf(size, to) }));
    return { signs, strokes, over: bands(puzzle, lines, 'dry'), margin: marginOf(lines, free.length) };
  }
  if (rule === 'pointer' || rule === 'set') {
    const signs = new Map<number, HintSign>([...free].map((one) => [one, 'held']));
    for (const one of excludes) signs.set(one, 'killer');
    return { ...emptyDrawing, signs, over: svg`${bands(puzzle, lines, 'look')}${bands(puzzle, within, 'within')}` };
  }
  const signs = new Map<number, HintSign>([...free].map((one) => [one, 'starved']));
  const numbers: [number, number][] = [];
  for (const link of chain) {
    if (link.square !== null && link.excludes.length === 0) numbers.push([link.square, numbers.length + 1]);
  }
  for (const [one] of numbers) signs.set(one, 'follows');
  if (square !== null) signs.set(square, 'killer');
  return {
    ...emptyDrawing,
    signs,
    over: svg`${bands(puzzle, lines, 'dry')}${numbers.map(([one, number]) => numberAt(size, one, number))}`,
  };
}

/** Frames around the blocks of a step, each of which can have at most one queen. */
function drawStars(puzzle: Puzzle, { rule, square, lines, within, free, excludes, blocks }: PuzzleStep): StepDrawing {
  const signs = new Map<number, HintSign>([...free].map((one) => [one, rule === 'strip' ? 'held' : 'starved']));
  for (const one of excludes) signs.set(one, 'killer');
  if (square !== null) signs.set(square, 'forced');
  const frames = blocks.map((block) => blockFrame(puzzle.size, block));
  const more = rule === 'strip' || rule === 'killer' ? bands(puzzle, within, 'within') : nothing;
  return { ...emptyDrawing, signs, over: svg`${bands(puzzle, lines, 'look')}${more}${frames}` };
}

/** A frame around squares that lie within two rows and two columns. */
function blockFrame(size: number, squares: readonly number[]): TemplateResult {
  const rows = squares.map((square) => Math.floor(square / size));
  const columns = squares.map((square) => square % size);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 0.76, Math.max(...columns) - left + 0.76];
  return svg`<rect class="hint__band hint__band--block" x=${left + 0.12} y=${top + 0.12} width=${width} height=${height} rx="0.2" />`;
}

const placeOf = (size: number, square: number) => ({ row: Math.floor(square / size), column: square % size });

const marginOf = (lines: readonly PuzzleLine[], free: number): ReadonlyMap<number, string> =>
  new Map(lines.flatMap(({ kind, index }) => (kind === 'row' ? [[index, `${free}→0`] as const] : [])));

const numberAt = (size: number, square: number, number: number): TemplateResult =>
  svg`<text class="hint__number" x=${(square % size) + 0.5} y=${Math.floor(square / size) + 0.5}>${number}</text>`;

/** A frame around each line. `kind`: the role of the line in the reason. */
export const bands = (puzzle: Puzzle, lines: readonly PuzzleLine[], kind: 'look' | 'dry' | 'within'): TemplateResult =>
  svg`${lines.map((line) => band(puzzle, line, kind))}`;

function band({ size, regions }: Puzzle, { kind, index }: PuzzleLine, as: string): TemplateResult | typeof nothing {
  const name = `hint__band hint__band--${as}`;
  if (kind === 'row') return svg`<rect class=${name} x="0.04" y=${index + 0.04} width=${size - 0.08} height="0.92" />`;
  if (kind === 'column')
    return svg`<rect class=${name} x=${index + 0.04} y="0.04" width="0.92" height=${size - 0.08} />`;
  return regions ? svg`<path class=${name} d=${outline(size, regions, index)} />` : nothing;
}

/** The border of one region, each edge drawn a little within it. */
function outline(size: number, regions: readonly number[], region: number): string {
  const is = (row: number, column: number): boolean =>
    row >= 0 && row < size && column >= 0 && column < size && regions[row * size + column] === region;
  const edges: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!is(row, column)) continue;
      if (!is(row - 1, column)) edges.push(`M${column} ${row + 0.07}h1`);
      if (!is(row + 1, column)) edges.push(`M${column} ${row + 0.93}h1`);
      if (!is(row, column - 1)) edges.push(`M${column + 0.07} ${row}v1`);
      if (!is(row, column + 1)) edges.push(`M${column + 0.93} ${row}v1`);
    }
  }
  return edges.join('');
}

/** The borders between regions, which are drawn once for each board. `named`: with the letter of each region. */
export const borders = (size: number, regions: readonly number[], named = true): TemplateResult =>
  svg`${guard([regions, named], () => bordersOf(size, regions, named))}`;

function bordersOf(size: number, regions: readonly number[], named: boolean): TemplateResult {
  const edges: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const here = regions[row * size + column];
      if (column + 1 < size && regions[row * size + column + 1] !== here) edges.push(`M${column + 1} ${row}v1`);
      if (row + 1 < size && regions[(row + 1) * size + column] !== here) edges.push(`M${column} ${row + 1}h1`);
    }
  }
  return svg`<path class="borders" d=${edges.join('')} />${named ? namesOf(size, regions) : nothing}`;
}

/** The letter of each region, in the corner of its first square. */
function namesOf(size: number, regions: readonly number[]): TemplateResult {
  const first = Array.from({ length: size }, (_, region) => regions.indexOf(region));
  return svg`${first.map(
    (square, region) =>
      svg`<text class="borders__name" x=${(square % size) + 0.08} y=${Math.floor(square / size) + 0.24}>${letterOf(region)}</text>`,
  )}`;
}

/** The letter of a region. */
export const letterOf = (region: number): string => String.fromCharCode(65 + region);
