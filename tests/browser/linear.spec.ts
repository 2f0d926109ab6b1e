// The linear completion as it is watched: on the board with the table that block 5 chooses from, and as strips on large boards.
import type { Page } from '@playwright/test';
import { count, key, standsAt, story, watch } from './run';
import { expect, test } from './support/test';

const EMPTY_16 = new Array<number>(16).fill(0);

const table = (page: Page, caption: RegExp) => page.getByRole('table', { name: caption });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the Large view anew by a link, and waits until its board is there. */
async function openLarge(page: Page, own: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#1&view=large&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`);
  await expect(count(page, 'given')).toHaveText(/\d/);
}

test('a step tells the row at greatest risk, and what each of its squares would close', async ({ page }) => {
  await watch(page, { rows: EMPTY_16, search: 'linear', seed: 3, step: 9 });
  await expect(story(page)).toContainText('Row 11, drawn from 3 at greatest risk, has 5 free squares');
  await expect(table(page, /^Rows at greatest risk/).getByRole('row', { name: '11 5' })).toBeVisible();
  await expect(table(page, /^Squares of row 11/).getByRole('row', { name: '4 36' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^row 11, column 7, .*would close 40 squares/ })).toBeVisible();
  await key(page, 'Step back').click();
  await standsAt(page, 8);
  await expect(page.getByRole('gridcell', { name: /^row 11, column 7, .*would close/ })).toHaveCount(0);
});

test('dead ends lead back to the base, and a run without a solution ends without a proof', async ({ page }) => {
  await watch(page, { rows: [1, 0, 0, 0, 0, 0], search: 'linear', seed: 1, step: 2 });
  await expect(story(page)).toContainText('Block 5 takes the row at greatest risk');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(story(page)).toContainText(/^(Dead end|Row|Column)/);
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('That proves nothing');
  await expect(count(page, 'Returns')).toHaveText(/[1-9]/);
});

for (const [name, search] of [
  ['Step through it on the board', 'linear'],
  ['Step through gradient repair on the board', 'repair'],
] as const) {
  test(`a small placement of the Large view goes on in the Theatre: ${search}`, async ({ page }) => {
    await openLarge(page, 'n16.k4.s3');
    await button(page, name).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(search);
    await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('3');
    await expect(story(page)).toContainText('4 queens are given');
  });
}

test('a run on up to 100,000 rows is wound back, and one on more goes forward only', async ({ page }) => {
  await openLarge(page, 'n20000.k0.s1');
  await button(page, 'Watch the linear completion').click();
  await expect(button(page, 'Play')).toBeInViewport({ ratio: 1 });
  await button(page, 'Last step').click();
  await expect(page.getByText(/^(Solved|Given up)/)).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).fill('1000');
  await expect(page.getByText('step 1,000')).toBeVisible();
  await expect(page.getByText(/^Block 1 /)).toBeVisible();
  await openLarge(page, 'n100001.k0.s1');
  await button(page, 'Watch the linear completion').click();
  await button(page, 'Step forward').click();
  await expect(page.getByText('step 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveCount(0);
  await expect(button(page, 'Watch gradient repair')).toHaveCount(0);
});

test('gradient repair of a large board is watched to its end, and back', async ({ page }) => {
  await openLarge(page, 'n500.k100.s3');
  await button(page, 'Watch gradient repair').click();
  await button(page, 'Step forward').click();
  await expect(story(page)).toContainText('Shuffle the queens, attempt 1');
  await button(page, 'Last step').click();
  await expect(story(page)).toContainText('The end: a solution is found.');
  await expect(page.getByRole('img', { name: /^Conflicts over the run, from \d+ to 0/ })).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).fill('2');
  await expect(story(page)).toContainText('Sweep 1');
});
