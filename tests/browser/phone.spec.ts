// A walk by touch through every room of a phone: what a finger needs is in the window, and the next place is near.
import type { Page } from '@playwright/test';
import { SOAK } from '../soak';
import { expect, open, test } from './page';
import { ROOMS, titleOf } from './support/room-names';
import { enter } from './support/rooms';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** How far the page scrolls sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Names the rows of the board that something covers, among the rows that a scroll brings into the middle of the window. A row is
 * covered if another element receives a touch at the middle of one of its squares.
 */
const coveredRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('main [role=grid]');
    if (!board?.checkVisibility()) return [];
    board.scrollIntoView({ block: 'center' });
    const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
    const tall = board.getBoundingClientRect().height > dock;
    return [...board.querySelectorAll('[role=row]')].flatMap((row, index) => {
      const [square] = row.querySelectorAll('[role=gridcell]');
      if (!square) return [];
      if (tall) square.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = square.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && board.contains(hit) ? [] : [`row ${index + 1}: ${hit?.className ?? 'outside the window'}`];
    });
  });

/** The short run visits the rooms whose player or panel could cover the board. */
const VISITED = SOAK ? ['board', ...ROOMS] : ['board', 'theatre'];

test('no panel covers a row, and nothing scrolls sideways, in every room of a phone', async ({ page }) => {
  test.slow(SOAK);
  await page.goto('./#1&n=8');
  for (const room of VISITED) {
    await enter(page, room);
    const controls = page.locator('main:not([aria-busy="true"])').locator('button, a');
    await expect(controls.filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => sideways(page), room).toBeLessThanOrEqual(0);
    await expect.poll(() => coveredRows(page), room).toEqual([]);
  }
});

const PLACES = ['Board', 'Watch', 'Play', 'Learn', 'Teach', 'Count', 'Lab'];

test('every place of a phone is at most two presses away', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  const dock = page.getByRole('navigation', { name: 'Rooms' });
  for (const place of [...PLACES, ...PLACES.toReversed()]) {
    const near = dock.getByRole('link', { name: place, exact: true });
    if ((await near.count()) > 0) await near.tap();
    else {
      await dock.getByRole('button', { name: 'More' }).tap();
      await page.getByRole('menuitem', { name: place, exact: true }).tap();
    }
    await expect(page).toHaveTitle(new RegExp(`${place === 'Watch' ? titleOf('theatre') : place}`));
  }
});

/** Searches with tall players, and for each a step at which all of its panels are drawn. */
const SEARCHES = [
  ['repair', 5],
  ['bitmask', 21],
  ['bitboard-lines', 30],
  ['linear', 12],
] as const;

test('no player covers a row while a search is watched on a phone', { tag: '@soak' }, async ({ page }) => {
  for (const [search, step] of SEARCHES) {
    await page.goto(`./#1&view=theatre&n=8&search=${search}&step=${step}`);
    await expect(page.getByRole('button', { name: 'Step forward' })).toBeVisible();
    await expect.poll(() => coveredRows(page), search).toEqual([]);
    await expect.poll(() => sideways(page), search).toBeLessThanOrEqual(0);
  }
});
