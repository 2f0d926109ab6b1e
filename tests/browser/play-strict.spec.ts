// No guessing: only forced squares can be set, by touch and by keys, and refusals are counted.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const play = (own: string): string => `./#1&view=play&n=8&own=${own}`;

/** Rows and columns of a level that singles solve, square by square: everything that is not forced is refused. */
async function tapAll(page: Page, press: (index: number) => Promise<void>): Promise<void> {
  const cells = page.getByRole('gridcell');
  const count = await cells.count();
  const solved = page.getByRole('heading', { name: /^Solved/ });
  for (let round = 0; round < 6; round++) {
    for (let index = 0; index < count; index++) {
      if ((await solved.count()) > 0) return;
      const label = (await cells.nth(index).getAttribute('aria-label')) ?? '';
      if (!/your queen|attacked|closed/.test(label)) await press(index);
    }
  }
}

test('without guessing a puzzle is solved by forced squares alone, and refusals are shown and sent', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(play('regions-6-easy-5'));
  await page.getByRole('checkbox', { name: 'No guessing' }).check();
  const cells = page.getByRole('gridcell');
  await cells.first().click();
  await expect(page.locator('.transport .story')).toHaveText('Not yet: nothing forces this square.');
  await expect(cells.first()).not.toHaveAccessibleName(/your queen/);
  await expect(cells.first()).toHaveAccessibleName(/not yet/);
  await tapAll(page, async (index) => {
    await cells.nth(index).focus();
    await page.keyboard.press('Enter');
  });
  await expect(page.getByText(/^Without guessing: every square was forced/)).toBeVisible();
  await expect(page.getByLabel('Text to share, without the answer')).toContainText(/No guessing, refused: \d+/);
});

test('Play opens with the puzzles of today, and leads back to them', async ({ page }) => {
  await page.goto('./#1&view=play&n=8');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByText(/3 left today/)).toBeVisible();
  await page.getByRole('button', { name: 'Today’s regions' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to Play' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});
