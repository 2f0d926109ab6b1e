// One way through the main task of each room: for a second browser, in addition to the specs of the platform. Chromium
// tests the rooms in detail, and Firefox does as well in the soak.
import { cell, expect, figure, open, queensOf, test } from './page';
import { count, EMPTY_8, key, standsAt, story, watch } from './run';

test('Board: a queen is set, taken, and the placement is completed', async ({ page }) => {
  await open(page);
  await cell(page, 8, 3).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(figure(page)).toHaveText('6');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Completed. One of 6 ways.')).toBeVisible();
  await expect.poll(async () => (await queensOf(page)).length).toBe(8);
});

test('Rules: rooks are chosen, and counted as published', async ({ page }) => {
  await open(page, '#2&view=rules&rule=rooks&n=8&columns=8&pieces=8&walls=&set=');
  await expect(figure(page)).toHaveText('40,320');
});

test('Proof: a board that cannot be finished is proved', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=proof&n=8&queens=5.8.0.1.0.2.7.0');
  await page.getByRole('button', { name: 'Find a proof' }).click();
  await expect(page.getByText(/It cannot be completed/)).toBeVisible();
});

test('Theatre: a run is stepped forwards, backwards, and to its end', async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await key(page, 'Step forward').click();
  await standsAt(page, 1);
  await page.keyboard.press('End');
  await expect(count(page, 'Solutions')).toHaveText('92');
  await page.keyboard.press('p');
  await expect(story(page)).toContainText('Solution 92');
});

test('Race: two searches run to their ends', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=race&n=6&own=bitmask.bitboard-columns');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('main.race')).toContainText('finishes first');
});

test('Your own: a program runs in its frame, and the engine judges it', async ({ page }) => {
  await page.goto('./#1&view=own&n=6');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Your program finds 4 of 4, each once.')).toBeVisible({ timeout: 30_000 });
});

test('Count: all solutions of eight queens', async ({ page }) => {
  await page.goto('./#1&view=count&n=8');
  await expect(page.locator('.count__n')).toHaveText('92');
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(page.locator('.count__now').getByRole('status')).toHaveText('All solutions on 8 by 8: 92.');
});

test('Solutions: the twelve of eight queens', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=solutions&n=8');
  await expect(page.getByRole('option')).toHaveCount(92);
});

test('Large: a thousand rows are completed', async ({ page }) => {
  await page.goto('./#1&view=large&n=8&own=n1000.k0.s1');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('1,000 queens, none of which attacks another.')).toBeVisible();
});

test('Figures: a published figure is measured again', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=figures&n=8&own=randRand');
  await page.getByLabel(/^Samples/).fill('5');
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await expect(page.getByRole('row', { name: /n = 100: mean number of rows filled/ })).toBeVisible();
});

test('Bits: a trick is taken apart', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=bits&n=8');
  await expect(page.getByRole('heading', { name: /^Keep only the lowest 1/ })).toBeVisible();
  await page.getByRole('region', { name: 'Transport' }).getByRole('button', { name: 'Last stage' }).click();
  await expect(page.locator('main.bits')).toContainText('operation 3 of 3');
});

test('Play: a puzzle takes a queen', async ({ page }) => {
  await open(page, '#1&view=play&n=8&own=own-completion-0.0.0.6.0.0.7.4');
  await expect(page).toHaveTitle(/Play/);
  await cell(page, 1, 8).click();
  await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
});

test('Learn: a step is read, and answered', async ({ page }) => {
  await page.goto('./#1&view=learn&n=8&own=looking-ahead.2');
  await expect(page.getByRole('heading', { name: 'What is left below' })).toBeVisible();
});

test('Share: a picture is offered', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=share&n=8&queens=0.0.4.0.8.0.0.0');
  await expect(page.locator('main.share')).toBeVisible();
  await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
});
