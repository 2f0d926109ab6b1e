// Touch targets on a phone: at least 40 px high and wide, in every room.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { ROOMS } from './support/room-names';
import { enter } from './support/rooms';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The minimum height and width of a target, in CSS pixels. */
const MIN_SIZE = 40;

/** Controls that may be smaller, with the reasons. */
const SMALLER = [
  // The squares of a board share its width, and the bits of a word the width of the words.
  '[role=grid] *',
  '.bits__row *',
  // A ruler is as wide as the page and is dragged, not tapped.
  '.ruler input',
  // A line of the listing is only as high as its text; the key x does the same.
  '.listing__number',
].join();

/**
 * Names the controls in the room that are too small for a finger, with their sizes. Links in a line of text may be as low as the
 * line.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, smaller }) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      const pressed = document.querySelectorAll<HTMLElement>(
        'main :is(button, a[href], input, select, textarea, summary)',
      );
      return [...pressed].flatMap((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const inText = element.matches('a, .link') && getComputedStyle(element).display === 'inline';
        const inSight = element.checkVisibility() && width > 1;
        if (!inSight || inText || element.matches(smaller) || (width >= least && height >= least)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        return [`${element.tagName.toLowerCase()} "${name}", ${Math.round(width)} by ${Math.round(height)}`];
      });
    },
    { least: MIN_SIZE, smaller: SMALLER },
  );

test('a finger hits its target in every room', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only the Chromium driver supports touch');
  test.slow();
  await page.goto('./#1&n=8');
  for (const room of sample(['board', ...ROOMS], 3)) {
    await enter(page, room);
    await expect(page.locator('main:not([aria-busy="true"])').locator(':is(button, a):visible').first()).toBeVisible();
    await expect.soft.poll(() => tooSmall(page), room).toEqual([]);
  }
});
