// The linear completion in Watch: on the board with the table of block 5, and as strips on large boards.

import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { counter, expectStep, searchButton, story, transportButton, watch } from './run';
import { expect, test } from './support/test';

const EMPTY_16 = new Array<number>(16).fill(0);

const table = (page: Page, caption: RegExp) => page.getByRole('table', { name: caption });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the Large view again by a link, and waits until its board is there. */
async function openLarge(page: Page, own: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#1&view=large&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`);
  await expect(counter(page, 'given')).toHaveText(/\d/, { timeout: 30_000 });
  await page.locator('.large__more > summary').click();
}

test('a step names the row at greatest risk, and the cost of each of its squares', async ({ page }) => {
  await watch(page, { rows: EMPTY_16, search: 'linear', seed: 3, step: 9 });
  await expect(story(page)).toContainText('Row 11, drawn from 3 rows at greatest risk, has 5 free squares');
  await expect(table(page, /^Rows at greatest risk/).getByRole('row', { name: '11 5' })).toBeVisible();
  await expect(table(page, /^Squares of row 11/).getByRole('row', { name: '4 36' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^row 11, column 7, .*would close 40 squares/ })).toBeVisible();
  await transportButton(page, 'Step back').click();
  await expectStep(page, 8);
  await expect(page.getByRole('gridcell', { name: /^row 11, column 7, .*would close/ })).toHaveCount(0);
});

test('dead ends lead back to the base, and a run without a solution ends without a proof', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, { rows: [1, 0, 0, 0, 0, 0], search: 'linear', seed: 1, step: 2 });
  await expect(story(page)).toContainText('Block 5 takes the row at greatest risk');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(story(page)).toContainText(/^(Dead end|Row|Column)/);
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('That proves nothing');
  await expect(counter(page, 'Returns')).toHaveText(/[1-9]/);
});

for (const [name, search] of sample([
  ['Step through it on the board', 'linear'],
  ['Step through gradient repair on the board', 'repair'],
] as const)) {
  test(`a small placement of the Large view continues in the Theatre: ${search}`, { tag: '@soak' }, async ({
    page,
  }) => {
    // Without reduced motion, the run would play at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLarge(page, 'n16.k4.s3');
    await button(page, name).click();
    await expect(searchButton(page)).toHaveAccessibleName(new RegExp(search));
    await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('3');
    await expect(story(page)).toContainText('4 queens are given');
  });
}

test('a run steps back at every size, and gradient repair is watched up to 100,000 rows', { tag: '@soak' }, async ({
  page,
}) => {
  const rows = 1_000_000;
  const found = (0.4 * rows).toLocaleString('en');
  await openLarge(page, `n${rows}.k${0.6 * rows}.s1`);
  await button(page, 'Watch').click();
  await expect(button(page, 'Play')).toBeInViewport({ ratio: 1 });
  await button(page, 'Last step').click();
  await expect(page.getByText(/^(Solved|Given up)/)).toBeVisible({ timeout: 30_000 });
  await expect(counter(page, 'found')).toHaveText(found);
  await page.getByRole('slider', { name: 'Step' }).fill('1000');
  await expect(page.getByText('step 1,000')).toBeVisible();
  await expect(page.getByText(/^Block 1 /)).toBeVisible();
  await expect(counter(page, 'found')).not.toHaveText(found);
  await button(page, 'Close').click();
  await expect(button(page, 'Watch')).toBeVisible();
  await expect(button(page, 'Watch gradient repair')).toHaveCount(0);
});

test('keys move the run from wherever the focus is, and it plays again at its end', { tag: '@soak' }, async ({
  page,
}) => {
  await openLarge(page, 'n1000.k600.s1');
  await button(page, 'Watch').click();
  await expect(page.getByRole('group', { name: 'Transport' })).toBeFocused();
  await expect(button(page, 'Step forward')).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('step 1', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('step 0', { exact: true })).toBeVisible();
  await button(page, 'Step forward').focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^(Solved|Given up)/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Block 1 /)).toBeVisible();
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Close').press('Enter');
  await expect(button(page, 'Watch')).toBeFocused();
});

test('gradient repair of a large board is watched to its end, and back', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n500.k100.s3');
  await button(page, 'Watch gradient repair').click();
  await button(page, 'Step forward').click();
  await expect(story(page)).toContainText('Shuffle the queens: attempt 1');
  await button(page, 'Last step').click();
  await expect(story(page)).toContainText('The end: a solution is found.');
  await expect(page.getByRole('img', { name: /^Conflicts over the run, from \d+ to 0/ })).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).fill('2');
  await expect(story(page)).toContainText('Sweep 1');
});

test('each step in the Large room gives its reason, with the chosen base levels, which the link contains', {
  tag: '@soak',
}, async ({ page }) => {
  await openLarge(page, 'n1000.k0.s1');
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('linear, five blocks');
  await page.getByText('Search limits').filter({ visible: true }).click();
  await button(page, 'my own').click();
  const third = page.getByLabel('Base level 3');
  await third.fill('850');
  await third.press('Tab');
  await expect(page).toHaveURL(/own=n1000\.k0\.s1\.linear-800-850/);
  await button(page, 'Watch').click();
  await button(page, 'Step forward').click();
  await expect(story(page)).toContainText(
    'Block 1 pairs free rows and free columns at random, until 200 rows are left.',
  );
  await button(page, 'Step forward').click();
  await expect(story(page)).toContainText(/Row \d+ and column \d+ are paired at random, and their square is free/);
  await expect(counter(page, 'queens at the base levels')).toHaveText('0 · 800 · 850');
  await button(page, 'Last step').click();
  await expect(page.getByText(/^Solved/)).toBeVisible();
  await button(page, 'Complete').click();
  await expect(page.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
  await page.reload();
  await page.locator('.large__more > summary').click();
  await expect(page.getByLabel('Base level 3')).toHaveValue('850');
  await expect(page.getByRole('combobox', { name: 'Engine' })).toHaveValue('linear');
});

test('a run that has given up is handed over to the exact search, which decides', { tag: '@soak' }, async ({
  page,
}) => {
  for (const [board, end] of [
    ['n60.k10.s1.linear-b0', /^Solved/],
    ['n100.pair1.without', 'The exact search has tried everything: this board cannot be completed.'],
  ] as const) {
    await openLarge(page, board);
    await button(page, 'Watch').click();
    await button(page, 'Last step').click();
    await expect(page.getByText(/^Given up at the limit/)).toBeVisible();
    await story(page).getByRole('button').click();
    await expect(page.getByText(end)).toBeVisible();
  }
});
