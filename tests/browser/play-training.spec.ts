// Training: in each position, the square and the line are chosen by thumb or keys, with three degrees of help. And the rules that a
// solved puzzle needed.
import type { Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, test } from './page';

const play = (own: string): string => `#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`;
/** A killer: a queen on row 5, columns 6 and 7 would close region F. */
const KILLER = play('train-regions-killer-3');

const reason = (page: Page) => page.getByRole('region', { name: 'Your reason' });
const side = (page: Page) => page.getByRole('complementary', { name: 'Training' });

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  test('a square and its line are named; wrong answers are refused with a reason, and right ones are found', async ({
    page,
  }) => {
    await open(page, KILLER);
    await expect(reason(page)).toContainText('A killer helps here, and nothing simpler does');
    await page.evaluate(() => scrollTo(0, 0));
    await cell(page, 2, 5).tap();
    await reason(page).getByRole('button', { name: 'regions' }).tap();
    await cell(page, 5, 5).tap();
    await expect(reason(page)).toContainText('That does not follow.');
    await reason(page).getByRole('button', { name: 'Back' }).tap();
    await reason(page).getByRole('button', { name: 'Back' }).tap();
    await cell(page, 5, 7).tap();
    await cell(page, 5, 5).tap();
    await expect(reason(page)).toContainText('2 squares would close every free square of region F');
    await expect(cell(page, 5, 6)).toHaveAccessibleName(/no queen can stand here/);
    await expect(side(page)).toContainText(/Killer: \d+:\d\d, refused: 1/);
    await reason(page).getByRole('button', { name: 'Next position' }).tap();
    await expect(side(page)).toContainText('Position 2 of 10: a killer');
    await expect(page).toHaveURL(/own=train-regions-killer-4$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('training works by keyboard with three degrees of help, and the practice is stored on the device', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, KILLER);
  await expect(reason(page)).toContainText('A killer helps here');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('h');
  await expect(reason(page)).toContainText('Look at region F.');
  await page.keyboard.press('h');
  await expect(reason(page)).toContainText('would close every free square of region F');
  await page.keyboard.press('h');
  await expect(side(page)).toContainText('Killer: shown');
  await expect(side(page)).toContainText('0 of 1 at once');
  await page.keyboard.press('n');
  await expect(side(page)).toContainText('Position 2 of 10');
  await page.reload();
  await expect(side(page)).toContainText('0 of 1 at once');
  await expectAccessible(page);
});

test('a solved puzzle lists the rules that it needed, and these can be trained', async ({ page }) => {
  // On 4 x 4 one given queen leaves one way, by singles.
  await open(page, play('own-completion-2.0.0.0'));
  for (const [row, column] of [
    [2, 4],
    [3, 1],
    [4, 3],
  ] as const)
    await cell(page, row, column).click();
  const took = page.getByRole('region', { name: 'What it took' });
  await expect(took).toContainText('Singles: 3');
  await took.getByRole('button', { name: 'Train singles' }).click();
  await expect(side(page)).toContainText('Position 1 of 10: a single');
  await expect(reason(page)).toContainText('A single helps here');
});

test('training begins with the techniques that are due, from any puzzle', async ({ page }) => {
  await open(page, play('regions-6-easy-1'));
  await page.getByRole('button', { name: 'Train one technique' }).click();
  await expect(page.getByRole('combobox', { name: 'Train' })).toHaveValue('due');
  await expect(reason(page)).toContainText('A single helps here');
});

test('the reason of a hint leads to the lesson about its technique, and back', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('stars-9-easy-5'));
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Why' }).click();
  await hint.getByRole('button', { name: 'Blocks explained' }).click();
  await expect(page).toHaveURL(/own=learn-stars-block$/);
  await expect(side(page)).toContainText('Blocks, step 1 of 3');
  await expect(reason(page)).toContainText('a block of two by two squares holds one queen at most');
  for (const step of [1, 2, 3]) {
    await expect(side(page)).toContainText(`step ${step} of 3`);
    await reason(page).getByRole('button', { name: 'Do it' }).click();
    if (step < 3) await reason(page).getByRole('button', { name: 'Next position' }).click();
  }
  await expect(reason(page)).toContainText('That was the lesson.');
  await expect(reason(page).getByRole('button', { name: 'Pointers explained' })).toBeVisible();
  await expect(side(page).getByRole('link', { name: 'As a page to link to' })).toHaveAttribute(
    'href',
    'docs/technique-block.html',
  );
  await expectAccessible(page);
  await side(page).getByRole('button', { name: 'Back to the puzzle' }).click();
  await expect(page).toHaveURL(/own=stars-9-easy-5$/);
});
