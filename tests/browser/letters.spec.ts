// Squares by letters, as in chess: chosen once in Help, and every board, sentence and copied placement follows.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page';

async function chooseLetters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const letters = page.getByRole('dialog').getByRole('button', { name: 'letters, as in chess' });
  await letters.click();
  await expect(letters).toHaveAttribute('aria-pressed', 'true');
  await expect(letters).toBeFocused();
  await page.keyboard.press('Escape');
}

const square = (page: Page, row: number, column: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });

test('letters name the squares of the board, of sentences and of typed texts, and stay after a reload', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, '#1&view=board&n=8&queens=1.0.0.0.0.0.0.0&search=bitmask&seed=1');
  await chooseLetters(page);
  await expect(page.locator('.board__files')).toHaveText(/^\s*abcdefgh\s*$/);
  await expect(page.locator('.board__ranks')).toHaveText(/^\s*87654321\s*$/);
  await expect(square(page, 8, 'a')).toHaveAccessibleName(/queen/);
  await square(page, 6, 'b').click();
  await expect(page.getByText('Queen set on row 6, column b.')).toBeAttached();
  await expect(page).toHaveURL(/queens=1\.0\.2/);
  await page.reload();
  await expect(square(page, 6, 'b')).toHaveAccessibleName(/queen/);
  await page.goto('#1&view=theatre&n=8&queens=1.0.0.0.0.0.0.0&search=bitmask&seed=1&step=1');
  await expect(page.locator('.story').first()).toContainText(/Row 7: columns c, d, e, f, g and h are free\./);
  await expectAccessible(page);
});

test('lists of squares also use letters: the lists of solutions without a common square, and of an answer', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=questions&n=8&own=sharing.5');
  await chooseLetters(page);
  const solutions = page.getByRole('group', { name: 'Solutions' });
  await expect(solutions.getByRole('button')).toHaveCount(5, { timeout: 20_000 });
  await expect(solutions.getByRole('button').first()).toHaveText(/^A\s+[a-e]5 [a-e]4 [a-e]3 [a-e]2 [a-e]1$/);
});

test('Play uses letters, and a lesson keeps the numbers of its text', { tag: '@soak' }, async ({ page }) => {
  await open(page, '#1&view=play&n=8&own=completion-8-easy-1');
  await chooseLetters(page);
  await expect(page.locator('.board__files').first()).toHaveText(/^\s*abcdef/);
  await page.keyboard.press('h');
  await expect(page.locator('.hint .explanation')).toHaveText(/^Look at (row [1-8]|column [a-h]|region)/);
  await page.goto('#1&view=learn&n=8&own=looking-ahead.1');
  await expect(page.locator('.board__files').first()).toHaveText(/^\s*1234/);
});
