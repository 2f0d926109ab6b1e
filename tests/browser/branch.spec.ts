// Branches of a run: another decision at a step of a search, by mouse, touch and keyboard.

import type { Page } from '@playwright/test';
import { EMPTY_8, scrub, standsAt, stepOf, story, watch } from './run';
import { expect, open, test } from './support/test';

const square = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
const branch = (page: Page) => page.getByRole('group', { name: /^Branch: row/ });
/** The line that says why a square cannot be tried. */
const says = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test('a press on a free square starts a branch, and the search is kept', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await standsAt(page, 3);
  // Row 4: columns 2, 7 and 8 are free; the search would try column 2.
  await square(page, 4, 7).click();
  await expect(story(page)).toContainText('Your decision: a queen on row 4, column 7.');
  await expect(square(page, 1, 1)).toHaveAccessibleName(/queen found/);
  await expect(square(page, 4, 7)).toHaveAccessibleName(/queen found/);
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
  await expect(stepOf(page)).toHaveText(/^branch step 1 of/);
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(story(page)).toContainText('The branch ends:');
  await branch(page).getByRole('button', { name: 'back to the search' }).click();
  await standsAt(page, 3);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(story(page)).toContainText('column 2');
  await branch(page).getByRole('button', { name: 'into the branch' }).click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(story(page)).toContainText('Your decision');
  await page.keyboard.press('Control+z');
  await expect(branch(page)).toHaveCount(0);
  await standsAt(page, 3);
});

test('decisions can follow each other, and undo removes one at a time', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 2 });
  await standsAt(page, 2);
  await square(page, 3, 6).click();
  await expect(branch(page)).toContainText('Branch: row 3, column 6');
  await square(page, 4, 8).click();
  await expect(page.getByRole('group', { name: /^Branch: 2 decisions/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(branch(page)).toContainText('Branch: row 3, column 6');
});

test('a square that cannot be tried says why, and leads to where the search tries it', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await standsAt(page, 3);
  await square(page, 4, 1).click();
  await says(page, 'The queen on row 1, column 1 attacks row 4, column 1.');
  await square(page, 6, 4).click();
  await says(page, 'At this step the search chooses in row 4, not in row 6.');
  await page.getByRole('button', { name: /^Jump to step/ }).click();
  await expect(square(page, 6, 4)).toHaveAccessibleName(/queen found, tried now/);
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await square(page, 5, 3).click();
  await says(page, 'not in row 5');
  await page.getByRole('button', { name: 'Make it a given piece' }).click();
  await standsAt(page, 0);
  await expect(square(page, 5, 3)).toHaveAccessibleName(/queen/);
});

test('a search that decides nothing says why', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'halved', step: 3 });
  await standsAt(page, 3);
  await square(page, 4, 8).click();
  await says(page, 'This search skips mirrored or rotated solutions');
});

test('arrow keys move to a square, and Enter tries it', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await standsAt(page, 3);
  await square(page, 4, 7).focus();
  await page.keyboard.press('Enter');
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
});

test('a link leads into the branch, at its step', async ({ page }) => {
  await open(page, '#1&view=theatre&n=8&search=bitmask&step=5&own=try.3.4.7');
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
  await expect(stepOf(page)).toHaveText(/^branch step 2 of/);
  await expect(square(page, 4, 7)).toHaveAccessibleName(/queen found/);
});

test('the rulers lead along the search and along the branch', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await standsAt(page, 3);
  await square(page, 4, 7).click();
  await expect(branch(page)).toBeVisible();
  const lane = page.getByRole('slider', { name: 'Along your branch' });
  await expect(lane).toHaveAttribute('max', /^\d{2,}$/);
  await lane.fill('3');
  await expect(stepOf(page)).toHaveText(/^branch step 3 of/);
  await scrub(page).fill('2');
  await standsAt(page, 2);
  await branch(page).getByRole('button', { name: 'back to the search' }).click();
  await standsAt(page, 3);
  await expect(branch(page).getByRole('button', { name: 'into the branch' })).toBeVisible();
});

test('Python beside the steps marks the lines of the step, in a branch too, and is remembered', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  const program = page.getByRole('list', { name: 'Python' });
  const marked = program.locator('[data-now]');
  await expect(marked.filter({ hasText: 'bit = free & -free' })).toBeVisible();
  await expect(marked.filter({ hasText: 'queens[row] = None' })).toHaveCount(0);
  await square(page, 4, 7).click();
  await expect(branch(page)).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(story(page)).toContainText('The branch ends:');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(marked).toHaveText(/queens\[row\] = None/);
  await page.reload();
  await expect(program).toBeVisible();
  // A search without a program shows its steps, and leaves the choice as it is.
  await watch(page, { rows: EMPTY_8, search: 'halved', step: 3 });
  await expect(page.getByRole('list', { name: /^Listing;/ })).toBeVisible();
  await watch(page, { rows: [0, 0, 5, 0, 0, 0, 0, 0], search: 'array-iterative', step: 3 });
  await expect(page.getByText('The program begins with an empty board')).toBeVisible();
  await page.getByRole('button', { name: 'Pseudo-code' }).click();
  await expect(program).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });
  test('a tap tries a square', async ({ page }) => {
    await watch(page, { rows: EMPTY_8, step: 3 });
    await standsAt(page, 3);
    await square(page, 4, 7).tap();
    await expect(branch(page)).toContainText('Branch: row 4, column 7');
    await branch(page).getByRole('button', { name: 'Take the last decision back' }).tap();
    await expect(branch(page)).toHaveCount(0);
    await expect(stepOf(page)).toContainText('3');
  });
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
])
  test(`${width} x ${height} has room for the player beside a branch and the whole tree`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const player = page.getByRole('button', { name: 'Last step' });
    for (const search of ['bitmask', 'bitboard-columns', 'bitboard-lines']) {
      await open(page, `#1&view=theatre&n=8&search=${search}&step=1&own=try.0.1.1`);
      await expect(branch(page)).toBeVisible();
      await expect(player).toBeInViewport({ ratio: 0.99 });
    }
    for (const search of ['bitboard-columns', 'bitboard-pairs']) {
      await watch(page, { rows: EMPTY_8, search, step: 30 });
      await page.getByRole('button', { name: 'Whole' }).click();
      await expect(player).toBeInViewport({ ratio: 0.99 });
    }
  });
