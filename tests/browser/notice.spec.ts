// Notices of the page: they move nothing, do not cover the board, and disappear in time.
import { expect, open, resize, test } from './page';

const line = '.notice[data-is]';

test.describe('a line', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await page.clock.install();
    await resize(page, 99);
    await expect(page.locator(line)).toContainText('99');
  });

  test('moves nothing and leaves the board in sight', async ({ page }) => {
    const grid = await page.locator('.board__grid').boundingBox();
    const box = await page.locator(line).boundingBox();
    expect(box?.x).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0));
    await page.locator(line).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(line)).toHaveCount(0);
    await expect.poll(() => page.locator('.board__grid').boundingBox()).toEqual(grid);
  });

  test('is closed by Escape', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.locator(line)).toHaveCount(0);
  });

  test('stays while its statement is true, and closes with the view that it is about', async ({ page }) => {
    await page.clock.fastForward(60_000);
    await expect(page.locator(line)).toBeVisible();
    await page.getByRole('link', { name: 'Count' }).click();
    await expect(page.locator(line)).toHaveCount(0);
  });
});

test('closes by itself if it reports success', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator(line)).toContainText('on the clipboard');
  await page.clock.fastForward(7_000);
  await expect(page.locator(line)).toHaveCount(0);
});
