// Branches of a run: another decision at a step of a search, by mouse, touch and keyboard.

import type { Page } from '@playwright/test';
import { EMPTY_8, expectStep, openMore, scrub, searchButton, stepOf, story, watch } from './run';
import { expect, open, test } from './support/test';

const square = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
const branch = (page: Page) => page.getByRole('group', { name: /^Branch: row/ });
const branches = (page: Page) => page.getByRole('group', { name: /^Branch: / });
/** Expects the reason why a square cannot be tried. */
const expectReason = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test('mouse: a square is tried, refused, reached by its step, made a given piece, and a branch is left and undone', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await expectStep(page, 3);
  // In row 4, columns 2, 7 and 8 are free; the search would try column 2.
  await square(page, 4, 1).click();
  await expectReason(page, 'The queen on row 1, column 1 attacks row 4, column 1.');
  await square(page, 6, 4).click();
  await expectReason(page, 'At this step the search chooses in row 4, not in row 6.');
  await page.getByRole('button', { name: /^Jump to step/ }).click();
  await expect(square(page, 6, 4)).toHaveAccessibleName(/queen found, tried now/);
  await scrub(page).fill('3');
  await expectStep(page, 3);
  await square(page, 4, 7).hover();
  const words = square(page, 4, 7).evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await words).toBe('"Try here"');
  await square(page, 4, 7).click();
  await expect(story(page)).toContainText('Your decision: a queen on row 4, column 7.');
  await expect(square(page, 1, 1)).toHaveAccessibleName(/queen found/);
  await expect(square(page, 4, 7)).toHaveAccessibleName(/queen found/);
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
  await expect(stepOf(page)).toHaveText(/^branch step 1 of 13/);
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(story(page)).toContainText('The branch ends:');
  await branch(page).getByRole('button', { name: 'back to the search' }).click();
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(story(page)).toContainText('column 2');
  await branch(page).getByRole('button', { name: 'into the branch' }).click();
  const lane = page.getByRole('slider', { name: 'Along your branch' });
  await lane.fill('1');
  await expect(stepOf(page)).toHaveText(/^branch step 1 of 13/);
  // A decision within the branch, in the outline of the tree.
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await page.getByRole('treeitem', { name: 'row 5, column 4: still to be tried' }).click();
  await expect(page.getByRole('group', { name: /^Branch: 2 decisions, the last on row 5, column 4/ })).toBeVisible();
  // Both decisions are undone, however fast the keys follow each other.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(branches(page)).toHaveCount(0);
  await expectStep(page, 3);
  await square(page, 5, 4).click();
  await page.getByRole('button', { name: 'Make it a given piece' }).click();
  await expectStep(page, 0);
  await expect(square(page, 5, 4)).toHaveAccessibleName(/queen/);
});

test('keyboard: a link leads into a branch, squares and nodes are tried, steps are predicted, and undo leads back', async ({
  page,
}) => {
  await open(page, '#1&view=theatre&n=8&search=bitmask&step=5&own=try.3.4.7');
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
  await expect(stepOf(page)).toHaveText(/^branch step 2 of 13/);
  await page.keyboard.press('ArrowLeft');
  await expect(story(page)).toContainText('Your decision: a queen on row 4, column 7.');
  // The arrow keys move in the grid, and Enter tries.
  await square(page, 4, 7).focus();
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('group', { name: /^Branch: 2 decisions, the last on row 5, column 4/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectReason(page, 'The search sets no queen at this step');
  await page.keyboard.press('Control+z');
  await expect(branch(page)).toContainText('Branch: row 4, column 7');
  const back = branch(page).getByRole('button', { name: 'back to the search' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  await page.keyboard.press('Control+z');
  await expect(branches(page)).toHaveCount(0);
  const first = page.getByRole('button', { name: 'Outline', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: 'row 4, column 8: still to be tried' }).focus();
  await page.keyboard.press('Enter');
  await expect(branch(page)).toContainText('Branch: row 4, column 8');
  // Predict also asks about steps of the branch.
  await openMore(page);
  await page.getByRole('checkbox', { name: 'Ask me before each step', includeHidden: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Predict' })).toBeVisible();
});

test('Python next to the steps marks the lines of the step, also in a branch, and the choice is stored', async ({
  page,
}) => {
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
  test('touch: trying a square moves nothing under the finger, and the menu leads to a search without decisions', async ({
    page,
  }) => {
    await watch(page, { rows: EMPTY_8, step: 3 });
    await expectStep(page, 3);
    const places = () =>
      Promise.all(
        [page.getByRole('grid'), page.getByRole('button', { name: 'Step forward' })].map((one) => one.boundingBox()),
      );
    const before = await places();
    await square(page, 4, 1).tap();
    await expectReason(page, 'The queen on row 1, column 1 attacks row 4, column 1.');
    expect(await places()).toEqual(before);
    await expect(page.getByRole('button', { name: /^Jump to step/ })).toBeInViewport({ ratio: 0.99 });
    await square(page, 4, 7).tap();
    await expect(branch(page)).toContainText('Branch: row 4, column 7');
    await expect(stepOf(page)).toHaveText(/^branch step 1 of 13/);
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Code', exact: true }).tap();
    await page.getByRole('button', { name: 'Python', exact: true }).tap();
    await expect(page.getByRole('list', { name: 'Python' })).toBeVisible();
    await page.getByRole('button', { name: 'Board', exact: true }).tap();
    await branch(page).getByRole('button', { name: 'Take the last decision back' }).tap();
    await expect(branches(page)).toHaveCount(0);
    await expectStep(page, 3);
    await searchButton(page).tap();
    const menu = page.getByRole('dialog', { name: 'Search', exact: true });
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText([
      'Backtracking',
      'Bits',
      'Looking ahead',
      'Symmetry',
      'Repair',
      'Formula',
    ]);
    await menu.getByRole('button', { name: 'halved', exact: true }).tap();
    await scrub(page).fill('3');
    await expectStep(page, 3);
    await square(page, 4, 8).tap();
    await expectReason(page, 'This search skips mirrored or rotated solutions');
  });
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
])
  test(`${width} x ${height} has room for the player next to a branch and the whole tree`, async ({ page }) => {
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
