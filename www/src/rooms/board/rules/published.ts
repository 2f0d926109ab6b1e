// Published numbers of boards under rules: the engine is tested against them.

import reference from '../../../../../data/rules.json' with { type: 'json' };
import { isBare } from '../../../board/variant/extras';
import type { Goal } from '../../../engine/types';
import type { Board } from '../../../kernel/input';

export interface PublishedNumber {
  /** The number of the sequence in the OEIS; null if no table has the rule. */
  readonly oeis: string | null;
  /** The term for this board; null if it is unknown. */
  readonly term: number | null;
  /** Set if the number is the sum over all boards with one pawn: a board for each square of the pawn. */
  readonly over?: 'pawns';
}

/** The shapes of boards in sequences: see data/rules.json. */
type Shape = 'square' | 'four-rows' | 'kings' | 'shift' | 'one-column-less';

/** A sequence of the reference. `soak`: terms that only the long tests check; `published`: terms that take the engine too long. */
interface Sequence {
  readonly rule: string;
  readonly shape?: string;
  readonly oeis?: string | null;
  readonly terms: Terms;
  readonly soak?: Terms;
  readonly published?: Terms;
}

type Terms = Readonly<Record<string, number | undefined>>;

const SEQUENCES: readonly Sequence[] = reference.counts;
const GOALS: readonly (Sequence & { readonly goal: string })[] = reference.goals;
const PAWNS: Terms = { ...reference.walls, ...reference.walls_soak };

const termOf = ({ terms, soak, published }: Sequence, place: number): number | null =>
  terms[place] ?? soak?.[place] ?? published?.[place] ?? null;

/** Returns the published value of a goal; null if no table has it. */
export const publishedOfGoal = (goal: Goal, board: Board): PublishedNumber | null => publishedAs(nameOf(goal), board);

/** Returns the published number of ways to reach a goal. */
export const publishedOfWays = (goal: Goal, board: Board): PublishedNumber | null =>
  publishedAs(`ways of ${nameOf(goal)}`, board);

const nameOf = (goal: Goal): string => (goal === 'fewestApart' ? 'fewest apart' : goal);

function publishedAs(named: string, { rule, rows, columns, walls }: Board): PublishedNumber | null {
  const found = GOALS.find((one) => one.goal === named && one.rule === rule && one.oeis);
  return found?.oeis && rows === columns && walls.length === 0 ? { oeis: found.oeis, term: termOf(found, rows) } : null;
}

/** The index of a board in a sequence of one shape; null if it has another shape. */
function placeOf(shape: Shape, { rule, rows, columns, pieces }: Board): number | null {
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

/** Formulas that are constant along one kind of line. Rows and columns are attacked anyway. */
const ALONG: readonly (readonly [kind: 'line' | 'diagonal' | 'anti', formulas: readonly string[]])[] = [
  ['line', ['i', 'j']],
  ['diagonal', ['i-j', 'j-i', 'n+i-j', 'n+j-i', 'i-j+n', 'j-i+n']],
  ['anti', ['i+j', 'j+i']],
];

/** If a formula describes a named rule or its mirror image, returns that rule; otherwise the formula. */
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

/** Returns the published number of the empty board. */
export function publishedOf(board: Board): PublishedNumber {
  if (!isBare({ ...board, walls: [] })) return { oeis: null, term: null };
  if (board.walls.length > 0) return publishedOfPawns(board);
  const name = sameAs(board.rule);
  for (const sequence of SEQUENCES) {
    const place = sequence.rule === name ? placeOf(sequence.shape as Shape, board) : null;
    if (place === null) continue;
    const term = termOf(sequence, place);
    const oeis = sequence.oeis ?? null;
    if (term !== null || oeis !== null) return { oeis, term };
  }
  return { oeis: null, term: null };
}

/** One queen more than rows, and one pawn. */
function publishedOfPawns({ rule, rows, columns, pieces, walls }: Board): PublishedNumber {
  const asks = rule === 'queens' && rows === columns && pieces === rows + 1 && walls.length === 1;
  return asks ? { oeis: 'A103330', term: PAWNS[rows] ?? null, over: 'pawns' } : { oeis: null, term: null };
}
