// The outline: the explored tree as a list to walk through with the arrow keys. Enter, or a click, goes to a queen.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { AppDispatch } from '../../kernel/action';
import { outlineOf, WALK_KEYS } from '../../kernel/diagram';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { onElement } from '../../ui/element';
import { properties } from '../../ui/style';
import { describeNode, nameOf } from './drawing';
import { type Item, itemsOf, nameOfNode, stopOf } from './items';
import { type LinkedTree, type Outcome, outcomeOf, pathAt } from './model';

export function outline(
  { diagram, watch, input }: Shared,
  grown: LinkedTree,
  position: number,
  dispatch: AppDispatch,
): TemplateResult {
  const { run } = watch;
  const known = outlineOf(diagram, run);
  const last = pathAt(grown, position).at(-1) ?? 0;
  const items = itemsOf(grown, position, known);
  const stop = stopOf(items, grown, position, known);
  const name = (item: Item): number => nameOfNode(grown, item.node);
  const itemOf = (target: EventTarget | null): Item | undefined => {
    const index = (target as Element | null)?.closest('[role=treeitem]')?.getAttribute('data-index');
    return index ? items[Number(index)] : undefined;
  };

  function keydown(event: KeyboardEvent): void {
    const key = WALK_KEYS.find((one) => one === event.key);
    if (!key || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    dispatch({ type: 'walk', key });
    event.preventDefault();
    event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    const item = itemOf(event.target);
    if (!item) return;
    const folds = (event.target as Element).closest('.outline__fold') && item.open !== null;
    if (folds) dispatch({ type: 'unfold', run, node: name(item), open: !item.open });
    else dispatch({ type: 'go', goal: { kind: 'position', position: name(item) } });
  }

  return html`<div
    class="outline"
    role="tree"
    aria-label=${t('tree.outline')}
    @keydown=${keydown}
    @click=${click}
    @focusin=${(event: FocusEvent) => {
      const item = itemOf(event.target);
      if (item && name(item) !== known.item) dispatch({ type: 'item', run, node: name(item) });
    }}
  >${items.map((item, index) => {
    const outcome = outcomeOf(grown, item.node, position, last);
    const tab = item === stop;
    return guard([grown, item.node, item.open, index, outcome, tab], () =>
      row(grown, item, index, outcome, tab, input.board.rows),
    );
  })}</div>`;
}

/** The focus follows the tab stop while it is in the outline, because the item below it may have moved. */
const followed = onElement((item: HTMLElement, _before: boolean | undefined, tab: boolean): boolean => {
  const follow = (): void => {
    const { activeElement } = document;
    if (activeElement !== item && item.parentElement?.contains(activeElement)) item.focus();
  };
  // A new item is part of the outline only when all of it is drawn.
  if (tab && item.isConnected) follow();
  else if (tab) queueMicrotask(follow);
  return tab;
});

function row(
  grown: LinkedTree,
  { node, level, open, nth, of }: Item,
  index: number,
  outcome: Outcome,
  tab: boolean,
  rows: number,
): TemplateResult {
  const [name, said] = [nameOf(grown, node, rows), describeNode(grown, node, outcome)];
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
    ${followed(tab)}
  ><span class="outline__fold" aria-hidden="true">${open === null ? '' : open ? '▾' : '▸'}</span
    ><i class="tree__sign" data-is=${outcome}></i><span>${name}</span> <span class="outline__text">${said}</span></div>`;
}
