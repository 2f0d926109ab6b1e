// The page opens from any path and shows its first board.
import { expect, expectAccessible, open, test } from './support/test';

test('the page opens below any path without an error', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/queens/i);
  await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(64);
});

test('axe finds nothing on the first page', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
});

test('the page opens again after a reload', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(64);
});
