// The first visit: instructions are visible, and less important controls appear after the first action.
import type { Locator, Page } from '@playwright/test';
import { sample } from '../soak';
import { cell, expect, expectAccessible, open, test } from './page';

/** Whether the middle of an element is visible and not covered. Playwright itself would scroll to it before a press. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The tools that appear after the first action. */
const tools = (page: Page) => page.getByRole('button', { name: 'Copy as list' });

test('the page explains what to do, on a phone in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const what = page.getByText('Place 8 queens so that no two share a row, a column or a diagonal.');
  await expect(what).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(what).toBeHidden();
  await expect(page.getByText('Set 6 more, no two on one line.')).toBeInViewport({ ratio: 1 });
});

for (const [what, hash, button] of sample([
  ['the sentence', '', 'Complete'],
  ['the player of Watch', '#1&view=theatre&n=8', 'Play'],
] as const))
  test(`on a small phone the whole board is visible with ${what}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, hash);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
    for (const row of [1, 8]) await expect.poll(() => isInSight(cell(page, row, row))).toBe(true);
  });

for (const [action, dispatch] of sample(
  [
    ['a queen that is set', (page: Page) => cell(page, 1, 1).click()],
    ['a question', (page: Page) => page.getByRole('button', { name: 'Complete' }).click()],
    ['another room', (page: Page) => page.getByRole('link', { name: 'Count' }).click()],
  ] as const,
  3,
)) {
  test(`the other tools appear after ${action} and stay`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();
    await expect(tools(page)).toHaveCount(0);
    await dispatch(page);
    await page.goto('./');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(tools(page)).toBeVisible();
  });
}

test('a link opens the page with all tools', async ({ page }) => {
  await open(page, '#1&n=8&queens=0.0.4');
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/queen/);
  await expect(tools(page)).toBeVisible();
});

test('the page works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page);
  await cell(page, 1, 1).click();
  await expect(tools(page)).toBeVisible();
  await expect(page.locator('.notice p')).toHaveCount(0);
});

test('axe finds nothing on the first visit', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  await expectAccessible(page);
});

test('nothing moves while the page opens', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only this browser reports how far elements moved');
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
    await expect(page.locator('.figure__n')).toHaveText('6');
    const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
    // The layout shift: the share of the window that moved times the distance. A line drawn late above the board gave 0.19 on a phone.
    expect(moved, `${width} x ${height}`).toBeLessThan(0.05);
  }
});

test('a chosen theme is used from the first frame on', async ({ page }) => {
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
