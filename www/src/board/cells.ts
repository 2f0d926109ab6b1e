// From what a board shows to one plain record a square. Squares that did not change keep their record, and are not drawn again.

import { labelOf } from './label';
import type { BoardModel, Facts, Sign, Stroke } from './model';
import { type Attacks, noAttacks, type Pieces, type Rule } from './rule';

export interface Cell extends Facts {
  /** Words for styles/squares.css. */
  readonly attacked: string;
  /** The number in the circle ("" for a circle without), or null for no circle; and its share of the largest, 0 to 1. */
  readonly heat: string | null;
  readonly share: number;
  /** For those who do not see it. */
  readonly label: string;
}

/** How many free squares a row has, for the margin. */
export interface Left {
  readonly count: number;
  readonly is: 'done' | 'dead' | 'one' | 'some' | 'would';
  /** What stands there in place of the number. */
  readonly text?: string;
}

export interface Drawing {
  readonly rule: Rule;
  readonly rows: number;
  readonly columns: number;
  /** The largest number of ways on the board, to which the circles are drawn. */
  readonly most: number;
  readonly cells: readonly Cell[];
  readonly left: readonly Left[];
  readonly strokes: readonly Stroke[];
}

/** The records of a board. `before`: what was drawn last, of which the unchanged squares are kept. */
export function drawingOf(model: BoardModel, before: Drawing | null): Drawing {
  const { rule, heat } = model;
  const { rows, columns } = rule;
  const pieces = model.pieces ?? model.given;
  const attacks = model.attacks ? rule.attacks(pieces, model.shut) : noAttacks(rule);
  const { signs, deadLines } = signsOf(model, attacks);
  let most = 1;
  heat?.forEach((ways, square) => {
    if (attacks.free[square]) most = Math.max(most, ways);
  });
  // Numbers stand in all circles or in none: three figures at most, and two where the squares are small.
  const numbered = String(most).length <= (rows <= 12 ? 3 : 2);
  const same =
    before?.rule.ways === rule.ways && before.rows === rows && before.columns === columns && before.most === most;
  const kept = same ? before.cells : [];
  const cells: Cell[] = [];
  for (let square = 0; square < rows * columns; square++) {
    const facts = factsOf(model, pieces, attacks, signs.get(square), square);
    const old = kept[square];
    cells.push(old && sameFacts(old, facts) ? old : cellOf(rule, facts, square, most, numbered));
  }
  const left = model.left ? leftOf(attacks) : [];
  return { rule, rows, columns, most, cells, left, strokes: [...deadLines, ...model.strokes] };
}

/** The signs of the model, and those that follow from the attacks: what is forced, and which lines are dead. */
function signsOf(model: BoardModel, attacks: Attacks): { signs: Map<number, Sign[]>; deadLines: Stroke[] } {
  const { rule } = model;
  const signs = new Map<number, Sign[]>();
  const deadLines: Stroke[] = [];
  const sign = (square: number, one: Sign): void => {
    const known = signs.get(square);
    if (!known) signs.set(square, [one]);
    else if (!known.includes(one)) known.push(one);
  };
  for (const { line, free } of model.hints ? attacks.open : []) {
    if (free > 1 || (free === 0 && !model.deadLines)) continue;
    if (free === 0) deadLines.push({ kind: 'dead', line });
    for (const { row, column } of rule.squaresOf(line)) {
      const square = row * rule.columns + column;
      if (free === 0) sign(square, 'dead');
      else if (attacks.free[square]) sign(square, 'forced');
    }
  }
  for (const [square, more] of model.signs) for (const one of more) sign(square, one);
  for (const square of model.notHere) sign(square, 'nothere');
  return { signs, deadLines };
}

function factsOf(
  model: BoardModel,
  pieces: Pieces,
  attacks: Attacks,
  signs: readonly Sign[] | undefined,
  square: number,
): Facts {
  const { rule, cursor } = model;
  const [row, column] = [Math.floor(square / rule.columns), square % rule.columns];
  const stands = pieces.has(square);
  const ghost = !stands && model.ghost?.row === row && model.ghost.column === column;
  const blamed = signs?.includes('blame') || signs?.includes('conflict');
  const standing = blamed ? 'blame' : model.given.has(square) ? 'given' : 'found';
  const free = attacks.free[square] === 1;
  const shows = free && !ghost && !signs?.includes('nothere');
  const ways = model.heat && shows ? (model.heat[square] ?? 0) : null;
  // A pointer changes nothing of what a square is.
  const dotted = model.hints && shows && ways === null && !signs?.some((sign) => sign !== 'pointed');
  return {
    along: stands ? 0 : (attacks.along[square] ?? 0),
    by: attacks.by[square] ?? '',
    queen: ghost ? 'ghost' : stands ? standing : null,
    is: [...(dotted ? ['free'] : []), ...(signs ?? [])].join(' '),
    ways,
    damage: model.damage.get(square) ?? null,
    free,
    tab: cursor.row === row && cursor.column === column,
  };
}

function sameFacts(one: Facts, other: Facts): boolean {
  return (
    one.along === other.along &&
    one.by === other.by &&
    one.queen === other.queen &&
    one.is === other.is &&
    one.ways === other.ways &&
    one.damage === other.damage &&
    one.free === other.free &&
    one.tab === other.tab
  );
}

function cellOf(rule: Rule, facts: Facts, square: number, most: number, numbered: boolean): Cell {
  const { along, ways } = facts;
  return {
    ...facts,
    attacked: rule.ways.filter((_, way) => (along >> way) & 1).join(' '),
    heat: ways === null ? null : numbered ? String(ways) : '',
    share: ways === null ? 0 : ways / most,
    label: labelOf(rule, square, facts),
  };
}

const leftOf = ({ left }: Attacks): Left[] =>
  left.map((count) =>
    count === null ? { count: 0, is: 'done' } : { count, is: count === 0 ? 'dead' : count === 1 ? 'one' : 'some' },
  );
