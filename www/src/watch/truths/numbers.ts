// Numbers that need no board: counts, other rules, formulas, words, and a measured share.

import { STEP } from '../../engine/constants';
import { asList, type Judges, squareName } from './judge';

/** The squares of a board in one word: bit 0 is the first square of row 1. */
const SQUARES = Array.from({ length: 64 }, (_, bit) => bit);
const nameOfBit = (bit: number): string => squareName(Math.floor(bit / 8), bit % 8);

export const NUMBERS: Judges = {
  /** The number of solutions of n queens, and the number of solutions that differ by more than a rotation or a reflection. */
  solutions: (engine, _, { n }) => [engine.countSolutions(Number(n)).total],
  fundamental: (engine, _, { n }) => [engine.countSolutions(Number(n)).fundamental],
  /** The number of ways to place `pieces` pieces that do not attack each other, under another rule. */
  'by-rule': (engine, _, { rule, rows, columns, pieces }) => [
    engine.countByRule(
      String(rule),
      Number(rows),
      Number(columns ?? rows),
      pieces === undefined ? {} : { pieces: Number(pieces) },
    ).count,
  ],
  /** The largest number of pieces of a rule that do not attack each other. */
  most: (engine, _, { rule, rows, columns }) => {
    const [height, width] = [Number(rows), Number(columns ?? rows)];
    const fits = (pieces: number): boolean => engine.countByRule(String(rule), height, width, { pieces }).count > 0n;
    let pieces = 0;
    while (pieces < height * width && fits(pieces + 1)) pieces += 1;
    return [pieces];
  },
  /**
   * The result of a trick of the bit lab for a word, its number of `ones`, their `squares`, or the number of
   * `operations`.
   */
  trick: (engine, _, { name, word, as }) => {
    const { stages } = engine.runTrick(String(name), BigInt(String(word)));
    if (as === 'operations') return [stages.length];
    const result = stages.at(-1)?.word ?? 0n;
    if (as === 'squares') return SQUARES.filter((bit) => (result >> BigInt(bit)) & 1n).map(nameOfBit);
    return [as === 'ones' ? result.toString(2).replaceAll('0', '').length : result];
  },
  /** The word in which only one square is set. */
  bit: (_, __, { square }) => {
    const [row = 1, column = 1] = Array.isArray(square) ? square.map(Number) : [];
    return [1n << BigInt((row - 1) * 8 + column - 1)];
  },
  /** The square of a row in the solution by formula. */
  'formula-at': (engine, { rows }, { row }) => [
    squareName(Number(row) - 1, engine.explicit(rows.length)[Number(row) - 1] ?? -1),
  ],
  /** The slopes of lines that solve the torus of n by n. */
  'modular-steps': (engine, _, { n }) => [engine.modularSteps(Number(n)).join(' ')],
  /** The given `sizes` whose torus has a line that solves it. */
  'modular-sizes': (engine, _, { sizes }) =>
    asList(sizes)
      .filter((size) => engine.modularSteps(Number(size)).length > 0)
      .map(Number),
  /** The percentage of a board that one pass over shuffled rows and columns fills: the mean of a few runs, rounded to 20. */
  'first-pass': (engine, _, { n }) => {
    const samples = 20;
    const job = new engine.Job('experiment', { kind: 'firstPass', n: Number(n), seed: 1, from: 0, to: samples });
    while (job.run(1_000_000) !== STEP.Done);
    const { queens = [] } = job.answer().result;
    job.free();
    const mean = Array.from(queens).reduce((sum, each) => sum + each, 0) / samples;
    return [Math.round((5 * mean) / Number(n)) * 20];
  },
  /** The columns of the solution by formula, from 1. */
  formula: (engine, _, { n }) => [Array.from(engine.explicit(Number(n)), (column) => column + 1).join(' ')],
};
