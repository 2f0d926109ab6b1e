// The drawing of a node of the tree: its shape and its colour show its outcome.
//
//   filled disc: on the board     blue disc: set last     square: failed     ring in a ring: a solution below
//   dashed ring: not tried yet    lozenge: the only square left

import type { Inks, Sheet } from './canvas';
import type { Outcome } from './model';

interface Ink {
  readonly fill: keyof Inks;
  readonly line: keyof Inks;
  readonly text: keyof Inks;
}

const MARK_INKS: Readonly<Record<Outcome, Ink>> = {
  path: { fill: 'ink', line: 'ink', text: 'paper' },
  now: { fill: 'accent', line: 'accent', text: 'onAccent' },
  wait: { fill: 'plate', line: 'ink3', text: 'ink2' },
  solved: { fill: 'goodWash', line: 'good', text: 'good' },
  failed: { fill: 'badWash', line: 'bad', text: 'bad' },
};

/** A queen of the branch on the board. */
const BRANCH: Ink = { fill: 'branch', line: 'branch', text: 'paper' };

/** The minimum size of a mark with a number. */
const NUMBERED = 7;

/** Draws one node around a point, `label` in it if there is room. */
export function drawMark(
  { context, inks, font, size }: Sheet,
  x: number,
  y: number,
  radius: number,
  outcome: Outcome,
  forced: boolean,
  label: string,
  ofBranch = false,
): void {
  const on = outcome === 'path' || outcome === 'now';
  const { fill, line, text }: Ink = ofBranch && on ? BRANCH : MARK_INKS[outcome];
  context.beginPath();
  if (forced && outcome !== 'failed') {
    const reach = radius * 1.25;
    context.moveTo(x, y - reach);
    context.lineTo(x + reach, y);
    context.lineTo(x, y + reach);
    context.lineTo(x - reach, y);
    context.closePath();
  } else if (outcome === 'failed') {
    const side = radius * 0.9;
    context.roundRect(x - side, y - side, 2 * side, 2 * side, radius * 0.3);
  } else {
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fillStyle = inks[fill];
  context.fill();
  context.strokeStyle = inks[line];
  context.lineWidth = 1.5;
  context.setLineDash(outcome === 'wait' ? [2, 2.5] : []);
  context.stroke();
  context.setLineDash([]);
  if (outcome === 'solved' && radius >= 4) {
    context.beginPath();
    context.arc(x, y, radius - 2.5, 0, 2 * Math.PI);
    context.lineWidth = 1;
    context.stroke();
  }
  if (radius < NUMBERED || label === '') return;
  const weight = on ? 700 : 400;
  context.font = `${weight} ${Math.min(size, radius * 1.2)}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = inks[text];
  context.fillText(label, x, y + 0.5);
}

/** A line from a node down to the next: straight down at both ends, so that lines do not cross the neighbouring nodes. */
export function drawEdge(
  { context, inks }: Sheet,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  outcome: Outcome,
  ofBranch = false,
): void {
  const bend = (to.y - from.y) * 0.42;
  const on = outcome === 'path' || outcome === 'now';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.bezierCurveTo(from.x, to.y - bend, to.x, from.y + bend, to.x, to.y);
  context.strokeStyle = on ? (ofBranch ? inks.branch : inks.accent) : outcome === 'wait' ? inks.rule : inks.ink3;
  context.lineWidth = on ? 2.5 : 1.25;
  context.stroke();
}
