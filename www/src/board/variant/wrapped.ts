// The diagonals of one piece that leave the board at one edge and come back at the other, with a letter at both places.

import { nothing, svg, type TemplateResult } from 'lit-html';
import type { Variant } from '../../kernel/input';
import { type Law, partsOf } from './parts';

/** The maximum number of letters; more would be confusing. */
const MAX_LETTERS = 8;
/** Pieces whose diagonals run to the edge; half queens have only the diagonal that falls to the right. */
const SLIDES: readonly Law[] = ['queens', 'half', 'bishops', 'superqueens'];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a line between two edges, in units of a square. */
interface Part {
  readonly from: Point;
  readonly to: Point;
}

export function renderWrapped(board: Variant, square: number, name: string): TemplateResult | typeof nothing {
  const { surface } = partsOf(board.rule);
  const law = SLIDES.find((one) => one === name);
  if (surface === 'plane' || !law || board.walls.length > 0) return nothing;
  const ways = law === 'half' ? [1, -1].map((down) => [down, down] as const) : DIAGONALS;
  // On a torus a line returns to its start: one way shows all of it.
  const walks = ways
    .filter(([down]) => surface === 'cylinder' || down === 1)
    .map(([down, right]) => walk(board, square, down, right, surface === 'torus'));
  const gates = walks.flatMap((parts) => parts.slice(1).map((part, at) => [parts[at]?.to, part.from] as const));
  if (gates.length === 0 || gates.length > MAX_LETTERS) return nothing;
  const line = walks
    .filter((parts) => parts.length > 1)
    .flat()
    .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
  return svg`<path class="wrapline" d=${line} />
    ${gates.flatMap((gate, at) => gate.map((point) => (point ? letter(String.fromCharCode(97 + at), point, board) : nothing)))}`;
}

const DIAGONALS = [1, -1].flatMap((down) => [1, -1].map((right) => [down, right] as const));

/** The parts of a line, from the edge of the square on; each ends at the edge of the board. */
function walk({ rows, columns }: Variant, square: number, down: number, right: number, closed: boolean): Part[] {
  let at = { x: (square % columns) + 0.5, y: Math.floor(square / columns) + 0.5 };
  const start = at;
  const parts: Part[] = [];
  let from: Point = { x: at.x + right / 2, y: at.y + down / 2 };
  for (let step = 0; step < rows * columns; step++) {
    const next = { x: at.x + right, y: at.y + down };
    const off = next.y < 0 || next.y > rows;
    const out = next.x < 0 || next.x > columns;
    const edge = { x: at.x + right / 2, y: at.y + down / 2 };
    if (off && !closed) return [...parts, { from, to: edge }];
    at = { x: (next.x + columns) % columns, y: (next.y + rows) % rows };
    if (off || out) {
      parts.push({ from, to: edge });
      from = { x: at.x - right / 2, y: at.y - down / 2 };
    }
    if (at.x === start.x && at.y === start.y)
      return [...parts, { from, to: { x: at.x - right / 2, y: at.y - down / 2 } }];
  }
  return parts;
}

/** A letter just outside the board. */
function letter(name: string, { x, y }: Point, { rows, columns }: Variant): TemplateResult {
  const away = (at: number, end: number): number => (at <= 0 ? at - 0.26 : at >= end ? at + 0.26 : at);
  const [cx, cy] = [away(x, columns), away(y, rows)];
  return svg`<circle class="wrapdot" cx=${cx} cy=${cy} r="0.17" /><text class="wrapend" x=${cx} y=${cy}>${name}</text>`;
}
