// The outline: the explored tree as a list to walk through with the arrow keys. Enter, or a click, goes to a queen.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { type Outline, outlineOf } from '../../state/stage';
import type { Dispatch, State } from '../../state/state';
import { properties } from '../../style';
import { t } from '../../texts/texts';
import { nameOf, saidOf } from './drawing';
import { childrenOf, type Grown, type Outcome, outcomeOf, pathAt, stands } from './model';

interface Item {
  readonly node: number;
  readonly level: number;
  /** Null where nothing lies below. */
  readonly open: boolean | null;
  /** Its number among its siblings from 1, and how many there are. */
  readonly nth: number;
  readonly of: number;
}

/** Whether what lies below a node is shown: what a person chose, or else the way to where the run stands. */
function isOpen(grown: Grown, node: number, position: number, { opened, closed }: Outline): boolean {
  const name = grown.from[node] ?? 0;
  return opened.includes(name) || (!closed.includes(name) && stands(grown, node, position));
}

/** The items from the top down: siblings of those on the path, and what was opened. */
function itemsOf(grown: Grown, position: number, outline: Outline): Item[] {
  const items: Item[] = [];
  function list(parent: number, level: number): void {
    const children = childrenOf(grown, parent);
    for (const [index, node] of children.entries()) {
      const open = (grown.first[node] ?? -1) < 0 ? null : isOpen(grown, node, position, outline);
      items.push({ node, level, open, nth: index + 1, of: children.length });
      if (open) list(node, level + 1);
    }
  }
  list(0, 1);
  return items;
}

export function outline({ stage, watch }: State, grown: Grown, position: number, dispatch: Dispatch): TemplateResult {
  const { run } = watch;
  const known = outlineOf(stage, run);
  const path = pathAt(grown, position);
  const last = path.at(-1) ?? 0;
  const items = itemsOf(grown, position, known);
  const name = (node: number): number => grown.from[node] ?? 0;
  const stop =
    items.find(({ node }) => name(node) === known.item) ?? items.find(({ node }) => node === last) ?? items[0];

  const go = (node: number): void => dispatch({ type: 'go', goal: { kind: 'position', position: name(node) } });
  const itemOf = (target: EventTarget | null): Item | undefined => {
    const index = (target as Element | null)?.closest('[role=treeitem]')?.getAttribute('data-index');
    return index ? items[Number(index)] : undefined;
  };

  function keydown(event: KeyboardEvent): void {
    const item = itemOf(event.target);
    if (!item || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const index = items.indexOf(item);
    const focus = (to: number): void =>
      ((event.currentTarget as Element).children[Math.min(items.length - 1, Math.max(0, to))] as HTMLElement).focus();
    switch (event.key) {
      case 'ArrowDown':
        focus(index + 1);
        break;
      case 'ArrowUp':
        focus(index - 1);
        break;
      case 'ArrowRight':
        if (item.open === true) focus(index + 1);
        else if (item.open === false) dispatch({ type: 'unfold', run, node: name(item.node), open: true });
        break;
      case 'ArrowLeft':
        if (item.open) dispatch({ type: 'unfold', run, node: name(item.node), open: false });
        else focus(items.findLastIndex(({ level }, at) => at < index && level < item.level));
        break;
      case 'Home':
        focus(0);
        break;
      case 'End':
        focus(items.length - 1);
        break;
      case 'Enter':
      case ' ':
        go(item.node);
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    const item = itemOf(event.target);
    if (!item) return;
    const folds = (event.target as Element).closest('.outline__fold') && item.open !== null;
    if (folds) dispatch({ type: 'unfold', run, node: name(item.node), open: !item.open });
    else go(item.node);
  }

  return html`<div
    class="outline"
    role="tree"
    aria-label=${t('tree.outline')}
    @keydown=${keydown}
    @click=${click}
    @focusin=${(event: FocusEvent) => {
      const item = itemOf(event.target);
      if (item && name(item.node) !== known.item) dispatch({ type: 'item', run, node: name(item.node) });
    }}
  >${items.map((item, index) => {
    const outcome = outcomeOf(grown, item.node, position, last);
    const tab = item === stop;
    return guard([grown, item.node, item.open, index, outcome, tab], () => row(grown, item, index, outcome, tab));
  })}</div>`;
}

function row(
  grown: Grown,
  { node, level, open, nth, of }: Item,
  index: number,
  outcome: Outcome,
  tab: boolean,
): TemplateResult {
  const [name, said] = [nameOf(grown, node), saidOf(grown, node, outcome)];
  return html`<div
    class="outline__item"
    role="treeitem"
    data-index=${index}
    tabindex=${tab ? 0 : -1}
    aria-level=${level}
    aria-posinset=${nth}
    aria-setsize=${of}
    aria-expanded=${open ?? nothing}
    aria-current=${outcome === 'now' ? 'step' : nothing}
    aria-label=${t('tree.item', { name, said })}
    ${properties({ '--level': level - 1 })}
  ><span class="outline__fold" aria-hidden="true">${open === null ? '' : open ? '▾' : '▸'}</span
    ><i class="tree__sign" data-is=${outcome}></i><span>${name}</span> <span class="outline__said">${said}</span></div>`;
}
