// A menu button and its menu: a native popover, so that Escape and a click elsewhere close it and give the focus back. The
// arrows, Home, End and first letters move in it, as menus do.

import { html, nothing, render, type TemplateResult } from 'lit-html';
import { onElement } from '../ui/element';

/**
 * A button that opens the menu `id`. A menu may have several buttons, one of them visible. `label`: the name, if
 * `content` has no text.
 */
export const menuButton = (
  id: string,
  kind: string,
  content: TemplateResult,
  label?: string,
): TemplateResult => html`<button
  class=${kind}
  popovertarget=${id}
  aria-haspopup="menu"
  aria-expanded="false"
  aria-label=${label ?? nothing}
  title=${label ?? nothing}
  @keydown=${openByArrow}
>${content}</button>`;

/** The menu. Its items have the role `menuitem`; the keys skip hidden items. */
export const menu = (id: string, label: string, items: () => unknown): TemplateResult => html`<div
  class="menu"
  id=${id}
  role="menu"
  popover
  aria-label=${label}
  @beforetoggle=${place}
  @toggle=${follow}
  @keydown=${move}
  ${whileOpen(items)}
></div>`;

/** The items are drawn only while the menu is open, because they would make up a large part of every drawing. */
const whileOpen = onElement((box: HTMLElement, prev: { items: () => unknown } | undefined, items: () => unknown) => {
  const latest = prev ?? { items };
  latest.items = items;
  if (!prev) box.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && render(latest.items(), box));
  else if (box.matches(':popover-open')) render(items(), box);
  return latest;
});

/** Closes the menu of an event. The focus returns to its button. */
export const closeMenu = (event: Event): void =>
  (event.currentTarget as Element).closest<HTMLElement>('.menu')?.hidePopover();

const buttonsOf = ({ id }: Element): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`),
];

const itemsOf = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter((item) => item.offsetParent !== null);

/** Places the menu under its button. */
function place(event: Event): void {
  const box = event.currentTarget as HTMLElement;
  const button = buttonsOf(box)
    .find(({ offsetParent }) => offsetParent !== null)
    ?.getBoundingClientRect();
  if (!button) return;
  box.style.setProperty('--x', `${button.left}px`);
  box.style.setProperty('--y', `${button.bottom}px`);
}

function follow(event: Event): void {
  const box = event.currentTarget as HTMLElement;
  const open = (event as ToggleEvent).newState === 'open';
  for (const button of buttonsOf(box)) button.setAttribute('aria-expanded', String(open));
  if (open && !box.contains(document.activeElement)) itemsOf(box)[0]?.focus();
}

function openByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const button = event.currentTarget as HTMLElement;
  const box = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!box) return;
  event.preventDefault();
  event.stopPropagation();
  box.showPopover();
  itemsOf(box)
    .at(event.key === 'ArrowUp' ? -1 : 0)
    ?.focus();
}

function move(event: KeyboardEvent): void {
  const box = event.currentTarget as HTMLElement;
  if (event.key === 'Tab') box.hidePopover();
  const items = itemsOf(box);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = target(event.key, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

/** The index of the item that a key leads to; -1 is the last. */
function target(key: string, items: readonly HTMLElement[], at: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement): boolean => item.innerText.toLowerCase().startsWith(key.toLowerCase());
  const found = [...items.keys()].filter((index) => items[index] && starts(items[index]));
  return found.find((index) => index > at) ?? found[0];
}
