// Rooms that cannot be fetched, arrive late, or fail as they open: each is reported in one line, and the rest of the page works.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { expect, open, test } from './support/test';

const MISSING = [/Failed to load resource|error loading|NetworkError|Loading failed|dynamically imported/i];
const UNFETCHED = 'could not be fetched';

/** The address by which a room is opened. */
const enter = (page: Page, room: string): Promise<void> =>
  page.evaluate((view) => location.assign(`#1&n=8&view=${view}`), room);
const room = (page: Page, name: string) => page.locator(`main.${name}`);

test.describe('a room that could not be fetched', () => {
  test.use({ allowedMessages: MISSING });

  for (const file of sample(['rooms/count.js', 'texts/en/count.json', 'rooms/count.css'])) {
    test(`is reported once and opens when it arrives: ${file}`, { tag: '@once' }, async ({ page }) => {
      await open(page);
      await page.route(`**/${file}*`, (route) => route.abort());
      await enter(page, 'count');
      await expect(page.getByText(UNFETCHED)).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      // The address changes a little after the page. Setting the same address twice would have no effect.
      await expect(page).not.toHaveURL(/view=count/);
      await page.unroute(`**/${file}*`);
      await enter(page, 'count');
      await expect(room(page, 'count')).toBeVisible();
      await expect(page.getByText(UNFETCHED)).toHaveCount(0);
    });
  }
});

test('while a room takes long to arrive, a line reports that it is being fetched', { tag: '@once' }, async ({
  page,
}) => {
  await open(page);
  let release = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rooms/count.js*', async (route) => {
    await arrival;
    await route.continue();
  });
  await enter(page, 'count');
  await expect(page.getByText('Loading Count')).toBeVisible();
  release();
  await expect(room(page, 'count')).toBeVisible();
});

test('a room that fails as it opens shows its own error', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await page.route('**/rooms/count.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const room = { start: null, update: (s) => s, open() { throw new Error("no chalk"); } };',
    }),
  );
  await enter(page, 'count');
  await expect(page.getByText('no chalk')).toBeVisible();
  await expect(page.getByText(UNFETCHED)).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a link that a room cannot read opens the room as usual, with one line', { tag: '@once' }, async ({ page }) => {
  await page.goto('./#1&n=8&view=race&own=nonsense');
  await expect(room(page, 'race')).toBeVisible();
  await expect(page.getByText('This part of the page cannot read the link completely')).toBeVisible();
});

test('the focus goes to the room when the focused element disappears, with a room or a notice', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  await enter(page, 'proof');
  await page.getByRole('button', { name: 'Back to the board' }).press('Enter');
  await expect(page).toHaveTitle(/Board/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('./#1&n=8&view=board&own=nonsense');
  await page.getByRole('button', { name: 'Close' }).locator('visible=true').last().press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
