// The zoom of the whole tree, by keys, wheel and buttons, until all of it is visible.
//
// The distance of leaves is a property of the region that scrolls, `--pitch`, and not of the state of the page: it matters to no
// other part, and another run keeps it.

import { html, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { repaint } from './canvas';

/** The zoom factor of one press. */
const STEP = 1.5;
/** The maximum distance of leaves, in pixels. */
const MAX_WIDTH = 60;

/** Zooms by a factor around `at`, in pixels from the left edge of the region; the factor 0 shows all of the tree. */
function zoom(region: HTMLElement, factor: number, at = region.clientWidth / 2): void {
  const leaves = Number(getComputedStyle(region.firstElementChild ?? region).getPropertyValue('--leaves'));
  const before = region.scrollWidth;
  const share = (region.scrollLeft + at) / before;
  const pitch = Math.min(Math.max((before / leaves) * factor, region.clientWidth / leaves), MAX_WIDTH);
  region.style.setProperty('--pitch', `${pitch}px`);
  region.scrollLeft = share * region.scrollWidth - at;
  repaint(region.querySelector('canvas'));
}

const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/** `+`, `-` and `0` zoom while the region has the focus, instead of changing the speed. */
export function zoomByKey(event: KeyboardEvent): void {
  const factor = FACTORS[event.key];
  if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  zoom(event.currentTarget as HTMLElement, factor);
}

/** Zooms by the wheel with Ctrl, which is also the event for two fingers on a touchpad. */
export function zoomByWheel(event: WheelEvent): void {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const region = event.currentTarget as HTMLElement;
  zoom(region, 2 ** (-event.deltaY / 100), event.clientX - region.getBoundingClientRect().left);
}

const KEYS = [
  { name: 'tree.out', sign: '−', factor: 1 / STEP },
  { name: 'tree.fit', sign: null, factor: 0 },
  { name: 'tree.in', sign: '+', factor: STEP },
] as const;

/** The buttons over a corner of the tree. */
export const zoomKeys = (): TemplateResult =>
  html`<div class="choice tree__zoom" role="group" aria-label=${t('tree.zoom')}>${KEYS.map(
    ({ name, sign, factor }) => html`<button
      aria-label=${t(name)}
      title=${t(name)}
      @click=${({ currentTarget }: Event) => {
        const region = (currentTarget as Element).closest('.tree__frame')?.firstElementChild;
        if (region instanceof HTMLElement) zoom(region, factor);
      }}
    >${sign ?? t('tree.all')}</button>`,
  )}</div>`;
