// Draws the path and the whole tree on a canvas, and finds the queen below a pointer.

import { squareNames } from '../../texts/squares';
import { digits, t } from '../../texts/texts';
import type { Sheet } from './canvas';
import { drawEdge, drawMark } from './marks';
import { isOfBranch, type LinkedTree, type Outcome, outcomeOf, pathAt } from './model';
import type { PathDrawing, Spot } from './path';
import type { Place, WholeDrawing } from './whole';

/** The area of a node for pointers, and its label. */
export interface NodeArea {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly title: string;
}

/** The maximum radius of a queen in the whole tree, in pixels. Queens are smaller if leaves are closer together. */
const WHOLE_RADIUS = 4;
/** The maximum distance and the maximum radius of queens of the path, in pixels at the default font size. */
const MAX_WIDTH = 52;
const MAX_SIZE = 11;
const USUAL = 16;

/** Draws the path in `size` levels, which share the height as the rows of a board do. `rows`: the number of rows of the board. */
export function drawPath(
  sheet: Sheet,
  drawing: PathDrawing,
  grown: LinkedTree,
  size: number,
  rows: number,
): NodeArea[] {
  const { width, height, context, inks } = sheet;
  const zoom = sheet.size / USUAL;
  const [across, down] = [Math.min(width / size, MAX_WIDTH * zoom), height / size];
  const radius = Math.min(MAX_SIZE * zoom, across * 0.4, down * 0.34);
  const at = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: (x + 0.5) * across,
    y: (y + 0.5) * down,
  });
  const placed = new Map(drawing.spots.map((spot) => [spot, at(spot)]));
  const on = (spot: Spot): boolean => spot.outcome === 'path' || spot.outcome === 'now';
  // The path is drawn above its surroundings.
  for (const strong of [false, true])
    for (const { from, to } of drawing.edges)
      if (on(to) === strong) drawEdge(sheet, at(from), at(to), to.outcome, isOfBranch(grown, to.node));
  context.fillStyle = inks.ink3;
  for (const place of drawing.freeSquares) {
    const { x, y } = at(place);
    context.beginPath();
    context.arc(x, y, Math.max(1, radius * 0.2), 0, 2 * Math.PI);
    context.fill();
  }
  for (const [spot, { x, y }] of placed) {
    drawMark(sheet, x, y, radius, spot.outcome, spot.forced, String(spot.label), isOfBranch(grown, spot.node));
    if (spot.below > 0) drawBelow(sheet, x, y + radius, spot.below, across, down / 2 - radius);
  }
  return [...placed]
    .filter(([{ node }]) => node >= 0)
    .map(([{ node, outcome }, { x, y }]) => ({
      node,
      x,
      y,
      reach: radius * 1.3,
      title: titleOf(grown, node, outcome, rows),
    }));
}

/** The figure below a failed queen, if there is room for it. */
function drawBelow(
  { context, inks, font, size }: Sheet,
  x: number,
  y: number,
  below: number,
  wide: number,
  high: number,
): void {
  const type = size * 0.75;
  context.font = `400 ${type}px ${font}`;
  const text = digits(below);
  if (high < type * 0.95 || context.measureText(text).width > wide - 2) return;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = inks.paper;
  context.strokeText(text, x, y + 2.5);
  context.fillStyle = inks.bad;
  context.fillText(text, x, y + 2.5);
}

/** The visible part of the whole tree: the width of the tree, and how much of it lies to the left, in pixels. */
interface Sight {
  readonly wide: number;
  readonly scrolled: number;
}

/** Draws the part of the whole tree that is visible. `rows`: the number of rows of the board. */
export function drawWhole(
  sheet: Sheet,
  drawing: WholeDrawing,
  grown: LinkedTree,
  position: number,
  rows: number,
  { wide, scrolled }: Sight,
): NodeArea[] {
  const { width, height, context, inks } = sheet;
  const down = height / drawing.depth;
  const pitch = wide / drawing.width;
  const radius = Math.min(WHOLE_RADIUS, pitch * 0.42);
  const last = pathAt(grown, position).at(-1) ?? 0;
  const x = (place: Place): number => (place.x + 0.5) * pitch - scrolled;
  const y = (place: Place): number => (place.y + 0.4) * down;
  const hits: NodeArea[] = [];
  const shown: { place: Place; outcome: Outcome }[] = [];
  for (const place of drawing.places) {
    const [here, above] = [x(place), place.parent ? x(place.parent) : x(place)];
    if (Math.max(here, above) < -pitch || Math.min(here, above) > width + pitch) continue;
    const outcome = outcomeOf(grown, place.node, position, last);
    shown.push({ place, outcome });
    if (place.parent)
      drawEdge(
        sheet,
        { x: above, y: y(place.parent) },
        { x: here, y: y(place) },
        outcome,
        isOfBranch(grown, place.node),
      );
  }
  for (const { place, outcome } of shown) {
    drawMark(
      sheet,
      x(place),
      y(place),
      radius,
      outcome,
      grown.forced[place.node] === 1,
      '',
      isOfBranch(grown, place.node),
    );
    if (place.folded) {
      // A folded subtree hangs under its queen like a leaf.
      const top = y(place) + radius + 1.5;
      context.beginPath();
      context.moveTo(x(place), top);
      context.lineTo(x(place) + radius * 0.9, top + 6);
      context.lineTo(x(place) - radius * 0.9, top + 6);
      context.closePath();
      context.fillStyle = inks[outcome === 'wait' ? 'rule' : 'bad'];
      context.fill();
    }
    const title = titleOf(grown, place.node, outcome, rows);
    hits.push({ node: place.node, x: x(place), y: y(place), reach: pitch / 2, title });
  }
  return hits;
}

/** The horizontal position of the end of the path, in pixels. */
export function reachOf(drawing: WholeDrawing, grown: LinkedTree, position: number, wide: number): number {
  const last = pathAt(grown, position).at(-1);
  const place = drawing.places.find(({ node }) => node === last);
  return (((place?.x ?? 0) + 0.5) * wide) / drawing.width;
}

/** "row 2, column 3: failed after 38 queens". */
export function titleOf(grown: LinkedTree, node: number, outcome: Outcome, rows: number): string {
  return t('tree.item', { name: nameOf(grown, node, rows), said: describeNode(grown, node, outcome) });
}

export const nameOf = (grown: LinkedTree, node: number, rows: number): string =>
  t(
    grown.forced[node] === 1 ? 'tree.forced' : 'tree.node',
    squareNames({ row: grown.rows[node] ?? 0, column: grown.columns[node] ?? 0 }, rows),
  );

export function describeNode({ nodes, solutions }: LinkedTree, node: number, outcome: Outcome): string {
  if (outcome === 'solved') return t('tree.is.solved', { count: solutions[node] ?? 0 });
  if (outcome !== 'failed') return t(`tree.is.${outcome}`);
  const below = nodes[node] ?? 0;
  return below > 0 ? t('tree.is.failedAfter', { count: below }) : t('tree.is.failed');
}
