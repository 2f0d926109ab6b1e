// The tree pane: the path next to the rows of the board, everything explored, or an outline of it. A click on a queen goes there.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { type Pointer, TREE_VIEWS, type TreeView } from '../../kernel/diagram';
import type { Shared } from '../../kernel/state';
import { columnName } from '../../texts/squares';
import { list, t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { properties } from '../../ui/style';
import { point } from '../words';
import { type Draw, paint, repaint } from './canvas';
import { drawPath, drawWhole, type NodeArea, reachOf } from './drawing';
import { type LinkedTree, linkedTree, pathAt, squaresTo } from './model';
import { outline } from './outline';
import { type PathDrawing, pathDrawing } from './path';
import { wholeDrawing } from './whole';
import { zoomByKey, zoomByWheel, zoomKeys } from './zoom';

/** The width in columns of a drawing without a board next to it. */
const wide = ({ spots, byRow }: PathDrawing, size: number): number =>
  byRow ? size : Math.max(size, ...spots.map(({ x }) => x + 1));

/** Creates a pane that remembers its drawing, so that a pointer finds the queen below it. A view makes one. */
export function createTreePane(): (state: Shared, dispatch: AppDispatch) => TemplateResult {
  let hits: readonly NodeArea[] = [];
  /** The position that the whole tree was last scrolled to. */
  let followed = -1;

  function under(event: MouseEvent): NodeArea | undefined {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    return hits.find((hit) => Math.hypot(hit.x - x, hit.y - y) <= hit.reach);
  }

  /** Highlights on the board the queens of the node below the pointer and of its ancestors. */
  function hover(event: MouseEvent, grown: LinkedTree, before: Pointer | null, dispatch: AppDispatch): void {
    const hit = under(event);
    point(hit ? { kind: 'queens', squares: squaresTo(grown, hit.node) } : null, before, dispatch);
    const canvas = event.currentTarget as HTMLElement;
    canvas.title = hit?.title ?? '';
    canvas.style.cursor = hit ? 'pointer' : '';
  }

  return (state, dispatch) => {
    const { watch, diagram, input } = state;
    const frame = watch.shown?.frame;
    const grown = watch.tree ? linkedTree(watch.tree) : null;
    const view = diagram.tree;
    const head = renderHeading(view, dispatch);
    if (!grown || !frame || frame.rows.length !== input.rows.length) return html`${head}<div class="tree"></div>`;
    const { position, rows, pieces } = frame;
    const { variant } = input;
    const set = variant && pieces ? pieces.length - variant.squares.length : null;
    const size = variant ? Math.max(variant.rows, variant.columns, variant.pieces) : rows.length;

    const canvas = (label: string, draw: Draw): TemplateResult => html`<canvas
      class="tree__canvas"
      role="img"
      aria-label=${label}
      ${paint([grown, position, rows, input.rows, variant, view], draw)}
      @pointermove=${(event: MouseEvent) => hover(event, grown, diagram.pointed, dispatch)}
      @pointerleave=${() => point(null, diagram.pointed, dispatch)}
      @click=${(event: MouseEvent) => {
        const hit = under(event);
        if (hit) dispatch({ type: 'go', goal: { kind: 'position', position: grown.from[hit.node] ?? 0 } });
      }}
    ></canvas>`;

    switch (view) {
      case 'outline':
        return html`${head}<div class="tree tree--outline">${outline(state, grown, position, dispatch)}</div>`;
      case 'path':
        return html`${head}<div class="tree">${canvas(pathLabel(grown, position), (sheet) => {
          const drawing = pathDrawing(grown, position, rows, input.rows, set);
          hits = drawPath(sheet, drawing, grown, wide(drawing, size), input.board.rows);
        })}</div>`;
      case 'whole': {
        if (!grown.whole) return html`${head}<div class="tree"><p class="tree__note">${t('tree.tooLarge')}</p></div>`;
        const drawing = wholeDrawing(grown, position);
        const [nodes, solutions] = [grown.nodes[0] ?? 0, grown.solutions[0] ?? 0];
        return html`${head}<div class="tree__frame"><div
            class="tree tree--whole"
            role="region"
            tabindex="0"
            aria-label=${t('tree.views.whole')}
            @keydown=${zoomByKey}
            @wheel=${zoomByWheel}
            @scroll=${(event: Event) => repaint((event.currentTarget as Element).querySelector('canvas'))}
          ><div ${properties({ '--leaves': drawing.width })}>${canvas(
            t('tree.wholeLabel', { nodes, solutions }),
            (sheet) => {
              const box = sheet.context.canvas.closest('.tree--whole');
              const wide = box?.scrollWidth ?? sheet.width;
              if (box && followed !== position) follow(box, reachOf(drawing, grown, position, wide));
              followed = position;
              const sight = { wide, scrolled: box?.scrollLeft ?? 0 };
              hits = drawWhole(sheet, drawing, grown, position, input.board.rows, sight);
            },
          )}</div></div>${zoomKeys()}</div>`;
      }
    }
  };
}

/** Scrolls so that a place is visible, with some room on both sides. */
function follow(box: Element, x: number): void {
  const margin = Math.min(48, box.clientWidth / 4);
  const inSight = x >= box.scrollLeft + margin && x <= box.scrollLeft + box.clientWidth - margin;
  if (!inSight) box.scrollLeft = x - box.clientWidth / 2;
}

function renderHeading(view: TreeView, dispatch: AppDispatch): TemplateResult {
  return html`<div class="tree__head">
    <h2 class="head">${t('tree.title')}</h2>
    ${choice(t('tree.view'), {
      of: TREE_VIEWS,
      now: view,
      name: (each) => t(`tree.views.${each}`),
      choose: (to) => dispatch({ type: 'treeView', view: to }),
    })}
    ${document.fullscreenEnabled ? html`<button class="btn tree__large" data-kind="text" @click=${enlarge}>${t('tree.large')}</button>` : nothing}
  </div>`;
}

/** Fills the screen with the tree; the same button and Escape lead back. The keys of the run continue. */
function enlarge(event: Event): void {
  const pane = (event.currentTarget as Element).closest('section');
  void (document.fullscreenElement ? document.exitFullscreen() : pane?.requestFullscreen());
}

/** "The queens on the board: columns 1, 5 and 8". */
function pathLabel(grown: LinkedTree, position: number): string {
  const columns = pathAt(grown, position)
    .slice(1)
    .map((node) => columnName(grown.columns[node] ?? 0));
  return columns.length === 0 ? t('tree.pathEmpty') : t('tree.path', { columns: list(columns), count: columns.length });
}

/** The key to the shapes of the tree and the colours of the icicle. */
export const legend = (): TemplateResult =>
  html`<p class="key-line">${(['path', 'now', 'failed', 'solved', 'wait'] as const).map(
    (each) => html`<span><i class="tree__sign" data-is=${each}></i>${t(`tree.key.${each}`)}</span>`,
  )}<span>${t('tree.key.number')}</span></p>`;
