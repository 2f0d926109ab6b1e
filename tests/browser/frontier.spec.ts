// The open questions: estimates, queens that block a board, certificates, greedy queens, hard boards, and coins.
import type { Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, test } from './page';
import { collectFiles, saved } from './support/saved-files';

const frontier = (own: string, n = 8): string =>
  `#1&view=frontier&n=${n}&queens=${new Array(n).fill(0).join('.')}&search=bitmask&seed=1&step=0&own=${own}`;

test('an estimate runs, pauses, and contains the counted number', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${frontier('estimate.12')}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^12 queens have about [\d,]+ solutions/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByText('14,200')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectAccessible(page);
});

test('a board is blocked by hand; the search finds the fewest queens that block it, and shows them', async ({
  page,
}) => {
  await open(page, frontier('threshold', 6));
  await cell(page, 1, 2).click();
  await expect(page.getByText('One queen: the board can still be completed.')).toBeVisible();
  await cell(page, 1, 1).click();
  await expect(page.getByText('One queen blocks the board. Fewer do not.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('On 6 rows, one queen can block the board.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await page.getByRole('button', { name: 'Show on the board' }).click();
  await expect(page.getByText('One queen blocks the board. Fewer do not.')).toBeVisible();
  await expectAccessible(page);
});

test('a search for the fewest queens that was cut off by a reload continues', { tag: '@soak' }, async ({ page }) => {
  await open(page, frontier('threshold', 20));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Placements of 4 queens/)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByText(/parts of this search are kept on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  // The first three numbers of queens are not searched again.
  await expect(page.getByText(/^Placements of \d/)).toHaveText(/^Placements of 4 queens/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Delete these parts' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('the new term for 21 rows is shown with the queens that block the board', { tag: '@soak' }, async ({ page }) => {
  await open(page, frontier('threshold', 21));
  await page
    .getByRole('region', { name: 'New term for 21 rows' })
    .getByRole('button', { name: 'Show on the board' })
    .click();
  await expect(page.getByText('5 queens block the board. Fewer do not.')).toBeVisible();
  await expectAccessible(page);
});

test('a count has a proof, which is refused if one word is changed', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${frontier('certificate')}`);
  await page.getByRole('button', { name: 'Count and check' }).click();
  await expect(page.getByText('The proof holds: 8 queens have 92 solutions.')).toBeVisible();
  await page.getByRole('button', { name: 'Change one word and check' }).click();
  await expect(page.getByText(/^Word \d[\d,]* was changed\.$/)).toBeVisible();
  await expect(page.getByText(/^Refused at word \d/)).toBeVisible();
  await expectAccessible(page);
});

test('greedy queens are close to the golden lines; the table leads to each question', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`./${frontier('greedy')}`);
  await expect(page.getByText('Rows 1 to 100')).toBeVisible();
  await expect(page.getByRole('row', { name: '2 3 1.5' })).toBeVisible();
  await page.getByRole('button', { name: 'Farther' }).click();
  await expect(page.getByText('Rows 1 to 400')).toBeVisible();
  await page.getByRole('button', { name: 'All open questions' }).click();
  await expect(page.getByRole('row', { name: /A374013/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ask how many queens can always be completed' }).click();
  await expect(page.getByRole('heading', { name: 'How few queens block the board?' })).toBeVisible();
});

/** Measures all boards with this obstacle. */
async function measure(page: Page, obstacle: string, size = 8): Promise<void> {
  await page.goto(`./${frontier(`hardness.${obstacle}.${size}.1`)}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^(\d+) of \1 boards$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('boards with blocked squares are measured; a dot opens on the board, with its blocked squares', {
  tag: '@soak',
}, async ({ page }) => {
  await measure(page, 'squares');
  await expect(page.getByText('Move the slider or click a dot to see a board.')).toBeVisible();
  // A press on the drawing chooses the nearest board: in the middle, half of the squares are blocked.
  const curve = page.getByRole('img', { name: /^Nodes of the search with the fewest choices first/ });
  await curve.click();
  await expect(page.getByText(/^Blocked squares: 32\. /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show on the board' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(/keptEmpty=\d+(\.\d+){31}(&|$)/);
  // The address restores the board, and no queen can be set on a blocked square.
  await page.reload();
  const blocked = page.getByRole('gridcell', { name: /kept empty/ });
  await expect(blocked).toHaveCount(32);
  await blocked.first().click();
  await expect(page.getByRole('gridcell', { name: /queen/i })).toHaveCount(0);
  await page.goBack();
});

test('the slider leads through the shares by keyboard; a board without a solution has a proof, and a search', async ({
  page,
}) => {
  await collectFiles(page);
  await measure(page, 'diagonals');
  const slider = page.getByRole('slider', { name: 'Excluded diagonals' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.0%');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '6.7%');
  await page.keyboard.press('End');
  await expect(page.getByText('Excluded diagonals: 30. Boards with a solution: 0%.')).toBeVisible();
  await page.getByRole('button', { name: /^Board 3: it has no solution\./ }).click();
  await expect(page.getByText('This board has no solution.')).toBeVisible();
  await page.getByRole('button', { name: 'Find a proof' }).click();
  await expect(page.getByText(/^There is no solution\. The checker has followed the proof/)).toBeVisible();
  expect((await saved(page, page.getByRole('button', { name: 'Save the proof' }))).name).toBe('hard-8.drat');
  await page.getByRole('button', { name: 'Watch the search' }).click();
  await expect(page).toHaveURL(/view=theatre.*sums=/);
});

test('boards with random queens are measured as well, and listed in a table', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(`./${frontier('hardness.queens.10.4')}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^(\d+) of \1 boards$/)).toBeVisible({ timeout: 60_000 });
  await page.getByText('All values').click();
  await expect(page.getByRole('row', { name: /^0\.0% 100%/ })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the boards at 50.0%' }).click();
  await expect(page.getByText(/^Queens on the board: 5\. /)).toBeVisible();
  // Another size is another question, so the results of this question disappear.
  await page.getByRole('slider', { name: 'Rows', exact: true }).fill('12');
  await expect(page.getByText(/^0 of \d+ boards$/)).toBeVisible();
  await expect(page).toHaveURL(/own=hardness\.queens\.12\.4/);
});

test('coins are repaired until every line is right, and the board is checked', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${frontier('coins.60.7')}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^It can be done on 60 by 60 with 420 coins: 7 in each row and column/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('img', { name: '60 by 60 squares with 7 coins in each row and column' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Coins in each line' }).fill('59');
  await page.getByRole('textbox', { name: 'Coins in each line' }).press('Enter');
  await expect(page).toHaveURL(/own=coins\.60\.59$/);
  await page.getByRole('button', { name: 'All open questions' }).click();
  await page.getByRole('button', { name: 'Ask whether coins can be set in every line' }).click();
  await expect(page.getByRole('heading', { name: 'Coins in every line' })).toBeVisible();
});
