// The icicle: the whole run on the axis of the ruler. A queen is a bar from the step that set it to the step that removed it. It
// lies under the queen that was set before it.
//
//   ██████████████░░░░░░░░░░░░░░░   row 1: ahead of the run the bars are pale
//   ████ ▓▓ █████ ░░░░ ░░░ ░░░░░░
//    ██  ▓    ██  ░░    ░   ░░      solutions are green, the queens on the board blue

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { lengthOf, type Watch } from '../../kernel/watch';
import { t } from '../../texts/texts';
import { type Inks, paint, type Sheet } from './canvas';
import { type LinkedTree, linkedTree, pathAt } from './model';

/** The minimum width of a bar, in pixels. */
const MIN_WIDTH = 0.75;

export function icicle(watch: Watch, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const { tree } = watch;
  const length = lengthOf(watch);
  if (!tree || tree.from.length < 2 || length === 0) return nothing;
  const grown = linkedTree(tree);
  const position = watch.shown?.frame.position ?? 0;
  const layers = layersOf(grown);
  const [nodes, solutions] = [tree.nodes[0] ?? 0, tree.solutions[0] ?? 0];
  return html`<canvas
    class="icicle"
    role="img"
    aria-label=${t('tree.icicle', { nodes, solutions })}
    ${paint([grown, position, length], (sheet) => layers(sheet, position, length))}
    @click=${(event: MouseEvent) => dispatch({ type: 'go', goal: { kind: 'position', position: indexAt(event, grown, length) } })}
  ></canvas>`;
}

type Layers = (sheet: Sheet, position: number, length: number) => void;
const known = new WeakMap<LinkedTree, Layers>();

/** The function that draws the bars of a tree, cached as long as the tree exists. */
function layersOf(grown: LinkedTree): Layers {
  const draw = known.get(grown) ?? createLayers(grown);
  known.set(grown, draw);
  return draw;
}

/** The painted bars, in the colours before and after the position of the run, for a run of some length. */
interface PaintedBars {
  readonly inks: Inks;
  readonly width: number;
  readonly height: number;
  readonly length: number;
  behind?: OffscreenCanvas;
  ahead?: OffscreenCanvas;
}

/**
 * Draws the bars of a tree, in the colours before and after the position of the run. Each of these two layers is painted once,
 * when it is first visible; a frame only combines them, and draws the path above them. While the run becomes longer, they are
 * compressed.
 */
function createLayers(grown: LinkedTree): Layers {
  let latest: PaintedBars | null = null;
  return (sheet, position, length) => {
    const { context, width, height, inks } = sheet;
    if (!latest || !fits(latest, sheet, length)) latest = { inks, width, height, length };
    const painted = latest;
    const density = context.getTransform().a;
    const reach = (painted.length / length) * width;
    const now = (position / length) * width;
    const part = (layer: OffscreenCanvas, from: number, to: number): void => {
      context.save();
      context.beginPath();
      context.rect(from, 0, to - from, height);
      context.clip();
      context.drawImage(layer, 0, 0, reach, height);
      context.restore();
    };
    if (now < reach) {
      painted.ahead ??= bars(grown, painted.length, sheet, density, false);
      part(painted.ahead, now, width);
    }
    painted.behind ??= bars(grown, painted.length, sheet, density, true);
    part(painted.behind, 0, now);
    context.fillStyle = inks.accent;
    for (const node of pathAt(grown, position).slice(1)) bar(context, grown, node, length, width, height);
  };
}

/** Whether painted bars can be used again. Bars compressed to less than half their width are too inaccurate. */
const fits = (painted: PaintedBars, { inks, width, height }: Sheet, length: number): boolean =>
  painted.inks === inks && painted.width === width && painted.height === height && painted.length > length / 2;

function bars(grown: LinkedTree, length: number, sheet: Sheet, density: number, behind: boolean): OffscreenCanvas {
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
    if (!(leaf && solved) && end - (reached[depth] ?? 0) < MIN_WIDTH) continue;
    context.fillStyle = leaf && solved ? inks.good : behind ? inks.ink3 : inks.rule;
    bar(context, grown, node, length, width, height);
    reached[depth] = end;
  }
  return layer;
}

/** One bar, with a gap to the next one if there is room for it. */
function bar(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { from, to, depths, deepest }: LinkedTree,
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
  context.fillRect(start, top, Math.max(MIN_WIDTH, end - start - gap), step - (step > 3 ? 1 : 0));
}

/** The step to which a click leads: where the queen below the pointer was set or, without a queen, the place itself. */
function indexAt(event: MouseEvent, { from, to, depths, deepest }: LinkedTree, length: number): number {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
  const position = Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * length);
  const depth = 1 + Math.min(deepest - 1, Math.floor(((event.clientY - top) / height) * deepest));
  const node = from.findIndex(
    (start, index) => depths[index] === depth && start <= position && position < (to[index] ?? 0),
  );
  return node < 0 ? position : (from[node] ?? 0);
}
