// The early board, which is painted before the page starts: it has the same queens at the same place, clicks on it take effect, and it
// is replaced completely.

import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { expect, open, test } from './page';

const early = (page: Page) => page.locator('.early');
const grid = (page: Page) => page.locator('.board__grid');

/** Opens the page and holds back its script. The returned function releases it. */
async function openHeldBack(page: Page, hash: string): Promise<() => void> {
  let release = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/main.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`./${hash}`, { waitUntil: 'commit' });
  return release;
}

const shown = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll('.board .sq')];
    const { x, width } = document.querySelector('.board__grid')?.getBoundingClientRect() ?? {};
    return { x, width, queens: squares.flatMap((square, at) => (square.querySelector('.queen') ? [at] : [])) };
  });

const SCREENS = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;
const FIRST_BOARDS = [
  // In other languages, the words above the board have other heights.
  ['the first board', '', 24],
  ['a board of eight rows by a link', '#1&n=8&queens=0.3.0.0.0.8', 0],
  ['a board of twelve rows by a link', '#1&n=12&queens=1.3.0.12&search=forward-checking&seed=2', 0],
] as const;
const FIRST_VIEWS = SCREENS.flatMap((screen) => FIRST_BOARDS.map((board) => [...screen, ...board] as const));

for (const [width, height, what, hash, leeway] of sample(FIRST_VIEWS, 8))
  test(`${what} is drawn before the page starts, ${width} x ${height}, and stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await openHeldBack(page, hash);
    await expect(early(page).locator('.sq')).not.toHaveCount(0);
    const [before, box] = [await shown(page), await grid(page).boundingBox()];
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(early(page)).toHaveCount(0);
    await expect(grid(page)).toHaveCount(1);
    expect(await shown(page)).toEqual(before);
    expect(Math.abs(((await grid(page).boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(leeway);
  });

test('links that only the engine can read, and embedded pages, wait for the engine', async ({ page }) => {
  for (const address of [
    '#1&view=theatre&n=8',
    '#2&view=board&rule=knights&n=4',
    '#1&n=24',
    '#1&n=0',
    '?embed=light',
  ]) {
    await page.goto('about:blank');
    const release = await openHeldBack(page, address);
    // The main script runs after the early one.
    await expect(page.locator('script[src$="/main.js"]')).toBeAttached();
    await expect(early(page), address).toHaveCount(0);
    release();
  }
});

test('the early board has the stored colours, and works without storage', async ({ page }) => {
  // The empty document that a browser begins with has no storage.
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('queens', '{"theme":"dark"}');
  });
  const release = await openHeldBack(page, '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.unroute('**/main.js');
  // The added script runs only in a new document, which a change of the hash alone does not make.
  await page.goto('about:blank');
  await open(page, '#1&n=8');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

for (const [what, hash] of [
  ['the first board', ''],
  ['a board by a link, which the engine has to read', '#1&n=8&queens=1'],
] as const)
  test(`clicks on ${what} before the page has started take effect`, async ({ page }) => {
    const release = await openHeldBack(page, hash);
    const pressed = [12, 29, 12, 50];
    for (const square of pressed) await early(page).locator('.sq').nth(square).click();
    const before = (await shown(page)) as { queens: readonly number[] };
    release();
    await expect(early(page)).toHaveCount(0);
    const wanted = [...before.queens, 29, 50].sort((one, other) => one - other);
    await expect
      .poll(async () => (await shown(page)) as { queens: readonly number[] })
      .toMatchObject({ queens: wanted });
  });

test('a stored appearance of null is ignored', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('queens', 'null'));
  await page.goto('./');
  await expect(page.getByRole('grid')).toBeVisible();
});
