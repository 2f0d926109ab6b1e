// Turns the model of a board into one plain record for each square. Squares that did not change keep their record, and
// are not drawn again.

import { boardFacts } from './facts';
import { labelOf } from './label';
import type { BoardModel, Facts, Stroke } from './model';
import type { Attacks, Rule } from './rule';

export interface Cell extends Facts {
  /** Values for the attribute selectors of styles/squares.css. */
  readonly attacked: string;
  /** The number in the circle ("" for an empty circle, null for no circle), and its share of the largest number, 0 to 1. */
  readonly heat: string | null;
  readonly share: number;
  /** The label for screen readers. */
  readonly label: string;
}

/** How many free squares a row has, for the margin. */
export interface FreeInRow {
  readonly count: number;
  readonly is: 'done' | 'dead' | 'one' | 'some' | 'would';
  /** A text instead of the number. */
  readonly text?: string;
}

export interface Drawing {
  readonly rule: Rule;
  readonly rows: number;
  readonly columns: number;
  /** The largest number of ways on the board; the circles are drawn in proportion to it. */
  readonly most: number;
  readonly cells: readonly Cell[];
  readonly left: readonly FreeInRow[];
  readonly strokes: readonly Stroke[];
}

/** The records of a board. `before`: the last drawing; its unchanged squares are reused. */
export function drawingOf(model: BoardModel, before: Drawing | null): Drawing {
  const { rule, heat } = model;
  const { rows, columns } = rule;
  const { facts, attacks, strokes } = boardFacts(model);
  let most = 1;
  heat?.forEach((ways, square) => {
    if (attacks.free[square]) most = Math.max(most, ways);
  });
  // Either all circles have numbers or none has: three digits at most, and two if the squares are small.
  const numbered = String(most).length <= (rows <= 12 ? 3 : 2);
  const same =
    before?.rule.ways === rule.ways && before.rows === rows && before.columns === columns && before.most === most;
  const reused = same ? before.cells : [];
  const cells = facts.map((now, square) => {
    const old = reused[square];
    return old && sameFacts(old, now) ? old : cellOf(rule, now, square, most, numbered);
  });
  const left = model.left ? leftOf(attacks) : [];
  return { rule, rows, columns, most, cells, left, strokes };
}

function sameFacts(one: Facts, other: Facts): boolean {
  return (
    one.along === other.along &&
    one.by === other.by &&
    one.queen === other.queen &&
    one.is === other.is &&
    one.ways === other.ways &&
    one.damage === other.damage &&
    one.free === other.free
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

const leftOf = ({ left }: Attacks): FreeInRow[] =>
  left.map((count) =>
    count === null ? { count: 0, is: 'done' } : { count, is: count === 0 ? 'dead' : count === 1 ? 'one' : 'some' },
  );
