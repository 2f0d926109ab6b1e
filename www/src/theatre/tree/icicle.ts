// The icicle: the whole run on the axis of the ruler. A queen is a bar from the step that set it to the step that took it
// off, and lies under the queen that it was tried under.
//
//   ██████████████░░░░░░░░░░░░░░░   row 1: ahead of the run the bars are pale
//   ████ ▓▓ █████ ░░░░ ░░░ ░░░░░░
//    ██  ▓    ██  ░░    ░   ░░      solutions are green, the queens on the board blue

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../state/state';
import type { Watch } from '../../state/watch';
import { t } from '../../texts/texts';
import { lengthOf } from '../ruler';
import { type Inks, paint, type Sheet } from './canvas';
import { type Grown, grownOf, pathAt } from './model';

/** Bars narrower than this, in pixels, are drawn this wide. */
const THINNEST = 0.75;

export function icicle(watch: Watch, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { tree } = watch;
  const length = lengthOf(watch);
  if (!tree || tree.from.length < 2 || length === 0) return nothing;
  const grown = grownOf(tree);
  const position = watch.shown?.frame.position ?? 0;
  const layers = layersOf(grown, length);
  const [nodes, solutions] = [tree.nodes[0] ?? 0, tree.solutions[0] ?? 0];
  return html`<canvas
    class="icicle"
    role="img"
    aria-label=${t('tree.icicle', { nodes, solutions })}
    ${paint([grown, position, length], (sheet) => layers(sheet, position))}
    @click=${(event: MouseEvent) => dispatch({ type: 'go', goal: { kind: 'position', position: pointed(event, grown, length) } })}
  ></canvas>`;
}

const known = new WeakMap<Grown, { length: number; draw: (sheet: Sheet, position: number) => void }>();

/**
 * Draws the bars of a tree. They are painted twice, as they look behind the run and ahead of it, and kept: a frame only
 * puts the two together where the run stands, and the path over them.
 */
function layersOf(grown: Grown, length: number): (sheet: Sheet, position: number) => void {
  const found = known.get(grown);
  if (found?.length === length) return found.draw;
  let painted: { of: Inks; width: number; height: number; behind: OffscreenCanvas; ahead: OffscreenCanvas } | null =
    null;
  const draw = (sheet: Sheet, position: number): void => {
    const { context, width, height, inks } = sheet;
    if (painted?.of !== inks || painted.width !== width || painted.height !== height) {
      const density = context.getTransform().a;
      const layer = (behind: boolean): OffscreenCanvas => bars(grown, length, sheet, density, behind);
      painted = { of: inks, width, height, behind: layer(true), ahead: layer(false) };
    }
    const now = (position / length) * width;
    const half = (layer: OffscreenCanvas, from: number, to: number): void => {
      context.save();
      context.beginPath();
      context.rect(from, 0, to - from, height);
      context.clip();
      context.drawImage(layer, 0, 0, width, height);
      context.restore();
    };
    half(painted.ahead, now, width);
    half(painted.behind, 0, now);
    context.fillStyle = inks.accent;
    for (const node of pathAt(grown, position).slice(1)) bar(context, grown, node, length, width, height);
  };
  known.set(grown, { length, draw });
  return draw;
}

function bars(grown: Grown, length: number, sheet: Sheet, density: number, behind: boolean): OffscreenCanvas {
  const { width, height, inks } = sheet;
  const layer = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
  const context = layer.getContext('2d');
  if (!context) return layer;
  context.scale(layer.width / width, layer.height / height);
  /** Up to where each level is painted: bars that would fall on the same pixel are not all drawn. */
  const reached = new Float64Array(grown.deepest + 1).fill(-1);
  for (let node = 1; node < grown.from.length; node++) {
    const depth = grown.depths[node] ?? 0;
    const leaf = (grown.first[node] ?? -1) < 0;
    const solved = (grown.solutions[node] ?? 0) > 0;
    const end = ((grown.to[node] ?? 0) / length) * width;
    if (!(leaf && solved) && end - (reached[depth] ?? 0) < THINNEST) continue;
    context.fillStyle = leaf && solved ? inks.good : behind ? inks.ink3 : inks.rule;
    bar(context, grown, node, length, width, height);
    reached[depth] = end;
  }
  return layer;
}

/** One bar, with a gap to the next one where there is room for it. */
function bar(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { from, to, depths, deepest }: Grown,
  node: number,
  length: number,
  width: number,
  height: number,
): void {
  const step = height / deepest;
  const start = ((from[node] ?? 0) / length) * width;
  const end = (Math.min(length, to[node] ?? 0) / length) * width;
  const gap = end - start > 3 ? 1 : 0;
  const top = ((depths[node] ?? 1) - 1) * step;
  context.fillRect(start, top, Math.max(THINNEST, end - start - gap), step - (step > 3 ? 1 : 0));
}

/** The step to which a click leads: to where the queen under it was set, or to the place itself where there is none. */
function pointed(event: MouseEvent, { from, to, depths, deepest }: Grown, length: number): number {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
  const position = Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * length);
  const depth = 1 + Math.min(deepest - 1, Math.floor(((event.clientY - top) / height) * deepest));
  const node = from.findIndex(
    (start, index) => depths[index] === depth && start <= position && position < (to[index] ?? 0),
  );
  return node < 0 ? position : (from[node] ?? 0);
}
