// The first visit: what this is, what a queen attacks, and what to do; gone for good with the first action.
import type { Locator, Page } from '@playwright/test';
import { sample } from '../soak';
import { cell, expect, expectAccessible, open, test } from './page';

/** Whether its middle is within the window, and nothing lies over it. A driver would scroll it there before it presses. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const intro = (page: Page) => page.getByRole('region', { name: 'What this is' });

test('it says what this is, shows what a queen attacks, and leaves the board free', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(intro(page)).toBeInViewport({ ratio: 1 });
    await expect(intro(page)).toContainText('Place 8 queens so that no two share a row, a column or a diagonal.');
    await expect(intro(page).getByRole('img', { name: /A queen attacks/ })).toBeVisible();
    const [said, board] = [await intro(page).boundingBox(), await page.locator('.board__grid').boundingBox()];
    const apart =
      said !== null && board !== null && (said.x >= board.x + board.width || said.y + said.height <= board.y);
    expect(apart, `${width} x ${height}`).toBe(true);
  }
});

for (const [what, hash] of sample([
  ['the introduction', ''],
  ['the transport of the Board', '#1&n=8'],
  ['the transport of the Theatre', '#1&view=theatre&n=8'],
] as const))
  test(`on a small phone the whole board is in one sight with ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, hash);
    await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled();
    for (const row of [1, 8]) await expect.poll(() => isInSight(cell(page, row, row))).toBe(true);
  });

for (const [action, dispatch] of sample(
  [
    ['a queen that is set', (page: Page) => cell(page, 1, 1).click()],
    ['a question', (page: Page) => page.getByRole('button', { name: 'Complete' }).click()],
    ['another room', (page: Page) => page.getByRole('link', { name: 'Count' }).click()],
    ['closing it', (page: Page) => intro(page).getByRole('button', { name: 'Close' }).click()],
  ] as const,
  3,
)) {
  test(`${action} takes it away for good`, async ({ page }) => {
    await open(page);
    await expect(intro(page)).toBeVisible();
    await dispatch(page);
    await expect(intro(page)).toHaveCount(0);
    await page.goto('./');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();
    await expect(intro(page)).toHaveCount(0);
  });
}

test('who follows a link came for what it shows', async ({ page }) => {
  await open(page, '#1&n=8&queens=0.0.4');
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/queen/);
  await expect(intro(page)).toHaveCount(0);
});

test('storage that is refused is no trouble', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page);
  await cell(page, 1, 1).click();
  await expect(intro(page)).toHaveCount(0);
  await expect(page.locator('.notice p')).toHaveCount(0);
});

test('axe finds nothing in the introduction', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(intro(page)).toBeVisible();
  await expectAccessible(page);
});

test('nothing is pushed aside while the page opens', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only this browser tells how far things moved');
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { readonly value: number }).value;
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page);
    await expect(page.getByText('ways to finish these 2 queens')).toBeVisible();
    const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
    // The share of the window that moved, times how far: the introduction alone, drawn late, came to 0.19 on a phone.
    expect(moved, `${width} x ${height}`).toBeLessThan(0.05);
  }
});

test('a theme that was chosen is there from the first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')) return;
      document.documentElement.dataset.first = document.documentElement.dataset.theme ?? 'system';
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  await open(page);
  const first = () => page.evaluate(() => document.documentElement.dataset.first);
  expect(await first()).toBe('system');
  await page.evaluate(() => localStorage.setItem('queens', '{"theme":"dark"}'));
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await first()).toBe('dark');
});
