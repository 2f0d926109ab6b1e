// What is published of a board under a rule. A test holds these figures to those that the engine is held to.

import { isBare } from '../../../board/variant/extras';
import type { Goal } from '../../../engine/types';
import type { Variant } from '../../../kernel/input';

export interface Published {
  /** The number of the sequence in the encyclopaedia; null where the rule is in no table. */
  readonly oeis: string | null;
  /** The term for this board, where it is known. */
  readonly term: number | null;
  /** What it is summed over, beside the ways: every square on which the one pawn can stand. */
  readonly over?: 'pawns';
}

/** The shapes of boards that sequences run over: see tests/reference/rules.json. */
type Shape = 'square' | 'four-rows' | 'kings' | 'shift' | 'one-column-less';

interface Sequence {
  readonly rule: string;
  readonly oeis: string | null;
  readonly shape: Shape;
  readonly terms: Readonly<Record<number, number>>;
}

export const SEQUENCES: readonly Sequence[] = [
  {
    rule: 'queens',
    oeis: 'A000170',
    shape: 'square',
    terms: {
      1: 1,
      2: 0,
      3: 0,
      4: 2,
      5: 10,
      6: 4,
      7: 40,
      8: 92,
      9: 352,
      10: 724,
      11: 2_680,
      12: 14_200,
      13: 73_712,
      14: 365_596,
      15: 2_279_184,
    },
  },
  {
    rule: 'queens+torus',
    oeis: 'A051906',
    shape: 'square',
    terms: {
      1: 1,
      2: 0,
      3: 0,
      4: 0,
      5: 10,
      6: 0,
      7: 28,
      8: 0,
      9: 0,
      10: 0,
      11: 88,
      12: 0,
      13: 4_524,
      17: 140_692,
      19: 820_496,
    },
  },
  {
    rule: 'half',
    oeis: 'A099152',
    shape: 'square',
    terms: { 1: 1, 2: 1, 3: 3, 4: 7, 5: 23, 6: 83, 7: 405, 8: 2_113, 9: 12_657 },
  },
  {
    rule: 'half+torus',
    oeis: 'A006717',
    shape: 'square',
    terms: { 1: 1, 2: 0, 3: 3, 4: 0, 5: 15, 7: 133, 9: 2_025, 11: 37_851 },
  },
  {
    rule: 'rooks',
    oeis: 'A000142',
    shape: 'square',
    terms: { 1: 1, 2: 2, 3: 6, 4: 24, 5: 120, 6: 720, 7: 5_040, 8: 40_320 },
  },
  { rule: 'bishops', oeis: 'A002465', shape: 'square', terms: { 1: 1, 2: 4, 3: 26, 4: 260, 5: 3_368, 6: 53_744 } },
  { rule: 'knights', oeis: 'A201540', shape: 'square', terms: { 1: 1, 2: 6, 3: 36, 4: 412, 5: 9_386, 6: 257_318 } },
  { rule: 'kings', oeis: 'A018807', shape: 'kings', terms: { 1: 4, 2: 79, 3: 3_600, 4: 281_571 } },
  {
    rule: 'superqueens',
    oeis: 'A051223',
    shape: 'square',
    terms: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 4, 11: 44, 12: 156, 13: 1_876, 14: 5_180 },
  },
  {
    rule: 'empresses',
    oeis: 'A137774',
    shape: 'square',
    terms: { 1: 1, 2: 2, 3: 2, 4: 8, 5: 20, 6: 94, 7: 438, 8: 2_766, 9: 19_480 },
  },
  {
    rule: 'touching',
    oeis: 'A002464',
    shape: 'square',
    terms: { 1: 1, 2: 0, 3: 0, 4: 2, 5: 14, 6: 90, 7: 646, 8: 5_242 },
  },
  {
    rule: 'queens',
    oeis: 'A061990',
    shape: 'four-rows',
    terms: { 3: 0, 4: 2, 5: 12, 6: 46, 7: 140, 8: 344, 9: 732, 10: 1_400 },
  },
  { rule: 'toggled', oeis: null, shape: 'square', terms: { 1: 1, 2: 0, 3: 0, 4: 4, 5: 24, 6: 52, 7: 204 } },
  { rule: 'toggled-open', oeis: null, shape: 'square', terms: { 1: 1, 2: 0, 3: 0, 4: 8, 5: 96, 6: 662, 7: 5_742 } },
  { rule: 'toggled-open', oeis: null, shape: 'one-column-less', terms: { 5: 18, 6: 178 } },
  {
    rule: 'parity-diagonals',
    oeis: null,
    shape: 'square',
    terms: { 4: 6, 5: 18, 6: 76, 7: 360, 8: 2_422, 9: 14_796, 10: 115_878, 11: 845_640 },
  },
  { rule: 'parity', oeis: null, shape: 'square', terms: { 4: 8, 5: 30, 6: 258, 7: 1_808, 8: 22_215, 9: 212_230 } },
  {
    rule: 'parity-in-order',
    oeis: null,
    shape: 'square',
    terms: { 4: 18, 5: 100, 6: 1_049, 7: 9_232, 8: 126_965, 9: 1_458_578 },
  },
  {
    rule: 'sliding',
    oeis: null,
    shape: 'shift',
    terms: { 0: 92, 1: 355, 2: 1_305, 3: 3_233, 4: 7_770, 15: 266_256, 16: 266_256, 1000: 266_256 },
  },
  {
    rule: 'formula:(i + j) mod n;(i - j) mod n',
    oeis: 'A051906',
    shape: 'square',
    terms: { 5: 10, 6: 0, 7: 28, 11: 88 },
  },
];

/** What is published of the answers to other goals on the empty square board, by n. */
export const GOALS: readonly (Omit<Sequence, 'shape'> & { readonly goal: Goal })[] = [
  {
    goal: 'most',
    rule: 'queens+torus',
    oeis: 'A085801',
    terms: { 1: 1, 2: 1, 3: 1, 4: 2, 5: 5, 6: 4, 7: 7, 8: 6, 9: 7, 10: 9, 11: 11, 12: 10 },
  },
  {
    goal: 'fewest',
    rule: 'queens',
    oeis: 'A075458',
    terms: { 1: 1, 2: 1, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 5 },
  },
  {
    goal: 'fewestApart',
    rule: 'queens',
    oeis: 'A075324',
    terms: { 1: 1, 2: 1, 3: 1, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5 },
  },
  { goal: 'fewest', rule: 'knights', oeis: 'A006075', terms: { 3: 4, 4: 4, 5: 5, 6: 8, 7: 10 } },
  {
    goal: 'armies',
    rule: 'queens',
    oeis: 'A250000',
    terms: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 4, 6: 5, 7: 7, 8: 9, 9: 12, 10: 14 },
  },
];

/** What is published of a goal; null where no table has it. */
export function publishedOfGoal(goal: Goal, { rule, rows, columns, walls }: Variant): Published | null {
  const found = GOALS.find((one) => one.goal === goal && one.rule === rule);
  return found && rows === columns && walls.length === 0 ? { oeis: found.oeis, term: found.terms[rows] ?? null } : null;
}

/** The place of a board among those of one shape; null where it has none. */
function placeOf(shape: Shape, { rule, rows, columns, pieces }: Variant): number | null {
  const square = rows === columns;
  switch (shape) {
    case 'square':
      return square && pieces === rows ? rows : null;
    case 'four-rows':
      return rows === 4 && pieces === 4 ? columns : null;
    case 'kings':
      return square && rows % 2 === 0 && pieces === (rows / 2) ** 2 ? rows / 2 : null;
    case 'shift':
      return square && rows === 8 && pieces === 8 ? Number(rule.split(':')[1]) : null;
    case 'one-column-less':
      return columns === rows - 1 && pieces === rows ? rows : null;
  }
}

/** Formulas that are constant along one kind of line. Rows and columns close anyway. */
const ALONG: readonly (readonly [kind: 'line' | 'diagonal' | 'anti', formulas: readonly string[]])[] = [
  ['line', ['i', 'j']],
  ['diagonal', ['i-j', 'j-i', 'n+i-j', 'n+j-i', 'i-j+n', 'j-i+n']],
  ['anti', ['i+j', 'j+i']],
];

/** The rule of the table that a rule by formula is, or its mirror image; the rule itself where it is another one. */
function sameAs(rule: string): string {
  const [, formulas] = /^formula:(.*)$/.exec(rule) ?? [];
  if (formulas === undefined) return rule.replace(/^sliding:.*/, 'sliding');
  const kinds = formulas
    .split(';')
    .map((formula) => ALONG.find(([, same]) => same.includes(formula.replace(/\s/g, '')))?.[0]);
  if (kinds.includes(undefined)) return rule;
  const [diagonal, anti] = [kinds.includes('diagonal'), kinds.includes('anti')];
  if (diagonal && anti) return 'queens';
  return diagonal || anti ? 'half' : 'rooks';
}

/** What is published of the empty board. */
export function publishedOf(board: Variant): Published {
  if (!isBare({ ...board, walls: [] })) return { oeis: null, term: null };
  if (board.walls.length > 0) return publishedOfPawns(board);
  const name = sameAs(board.rule);
  for (const { rule, oeis, shape, terms } of SEQUENCES) {
    const place = rule === name ? placeOf(shape, board) : null;
    if (place === null) continue;
    const term = terms[place] ?? null;
    if (term !== null || oeis !== null) return { oeis, term };
  }
  return { oeis: null, term: null };
}

/** One queen more than rows, and one pawn: see tests/reference/rules.json. */
export const PAWNS: Readonly<Record<number, number>> = { 6: 16, 7: 20, 8: 128, 9: 396, 10: 2_288, 11: 11_152 };

function publishedOfPawns({ rule, rows, columns, pieces, walls }: Variant): Published {
  const asks = rule === 'queens' && rows === columns && pieces === rows + 1 && walls.length === 1;
  return asks ? { oeis: 'A103330', term: PAWNS[rows] ?? null, over: 'pawns' } : { oeis: null, term: null };
}
