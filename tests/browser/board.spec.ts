// The board: setting, removing, marking and undoing by pointer and by key, and its messages about attacks.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, figure, open, pressAtOnce, resize, test } from './page';

const QUEENS = /, queen/;
const queens = (page: Page): Locator => page.getByRole('gridcell', { name: QUEENS });

test('the Board opens with two queens, six ways to finish, and the number of ways through each free square', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  await expect(queens(page)).toHaveCount(2);
  await expect(figure(page)).toHaveText('6');
  await expect(page.getByText('ways to finish these 2 queens')).toBeVisible();
  await expect(cell(page, 4, 6)).toHaveAccessibleName('row 4, column 6, in 3 ways to finish');
  await expect(cell(page, 6, 6)).toHaveAccessibleName('row 6, column 6, free, but in none of the ways to finish');
  await expect(page.getByRole('img', { name: '92 after 0 queens, 18 after 1 queen, 6 after 2 queens' })).toBeVisible();
  // Less important parts appear after the first action.
  await page.goto('./#1&n=8&queens=0.0.4.0.8');
  await expect(page.getByText('Removing the queen of row 3 leaves the most ways: 18.')).toBeVisible();
});

test('a tap sets a queen, another tap removes it, and both can be undone and redone', { tag: '@once' }, async ({
  page,
}) => {
  await open(page);
  await cell(page, 4, 6).click();
  await expect(cell(page, 4, 6)).toHaveAccessibleName('row 4, column 6, queen');
  await expect(figure(page)).toHaveText('3');
  await cell(page, 4, 6).click();
  await expect(figure(page)).toHaveText('6');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page)).toHaveText('3');
  await page.keyboard.press('Control+z');
  await expect(figure(page)).toHaveText('6');
  await page.keyboard.press('Control+y');
  await expect(figure(page)).toHaveText('3');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(queens(page)).toHaveCount(2);
});

test('each of three quick presses makes the board larger', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const larger = page.getByRole('button', { name: 'Larger board' });
  await pressAtOnce(page, larger, larger, larger);
  await expect(page.getByLabel('Size n')).toHaveValue('11');
});

test('an attacked square names the rows of its attackers', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await expect(cell(page, 3, 8)).toHaveAccessibleName('row 3, column 8, attacked by row 3 and row 5');
  await expect(cell(page, 3, 8)).toHaveAttribute('data-att', 'row column');
  await expect(cell(page, 1, 6)).toHaveAttribute('data-att', 'anti');
});

test('the square of a line with one free square is shown as forced, and a line without free squares as dead', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await resize(page, 4);
  await cell(page, 1, 1).click();
  await cell(page, 2, 3).click();
  await expect(cell(page, 3, 1)).toHaveAccessibleName(/in a line with no free square/);
  await cell(page, 2, 3).click();
  await cell(page, 2, 4).click();
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/the only free square of its line/);
});

test('dragging paints "not here" marks in one step of undo; the m key and marking by tap do the same', async ({
  page,
}) => {
  await open(page);
  const marked = page.getByRole('gridcell', { name: /marked “not here”/ });
  await cell(page, 8, 1).hover();
  await page.mouse.down();
  for (const column of [2, 3, 4]) await cell(page, 8, column).hover();
  await page.mouse.up();
  await expect(marked).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(marked).toHaveCount(0);
  await cell(page, 1, 1).focus();
  await page.keyboard.press('m');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/marked “not here”/);
  await page.getByRole('button', { name: 'Mark squares “not here”' }).click();
  await cell(page, 1, 3).click();
  await expect(marked).toHaveCount(2);
  await expect(queens(page)).toHaveCount(2);
  await expect(figure(page)).toHaveText('6');
});

test('a drag ends if its button is released outside the board', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await cell(page, 8, 1).hover();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.mouse.up();
  for (const column of [5, 6, 7]) await cell(page, 8, column).hover();
  await expect(page.getByRole('gridcell', { name: /free/ }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /marked “not here”/ })).toHaveCount(0);
});

test('arrows, Home, End and the page keys move over the board; Space and Enter set and remove queens', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  await cell(page, 1, 1).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await expect(cell(page, 2, 8)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(cell(page, 8, 8)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/queen/);
  await page.keyboard.press('Enter');
  await expect(queens(page)).toHaveCount(2);
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
});

test('the size ranges from 1 to 32, and queens that still fit stay', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Larger board' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect(queens(page)).toHaveCount(2);
  await resize(page, 32);
  await expect(page.getByRole('gridcell')).toHaveCount(1024);
  await expect(page.getByRole('button', { name: 'Larger board' })).toBeDisabled();
  await resize(page, 4);
  await expect(queens(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(queens(page)).toHaveCount(2);
  await resize(page, 1);
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Smaller board' })).toBeDisabled();
});

test('an impossible size shows one line, and the board stays', { tag: '@once' }, async ({ page }) => {
  await open(page);
  for (const bad of ['0', '-1', '1e9', '10000001', 'eight', '']) {
    await resize(page, bad);
    await expect(
      page.getByText(`“${bad}”: n must be a whole number from 1 to 32 (for larger boards, use Huge boards).`),
    ).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(64);
    await expect(page.getByLabel('Size n')).toHaveValue('8');
    await expect(figure(page)).toHaveText('6');
  }
});

test('a size that is too large for the Board leads to Large, and the board stays', { tag: '@once' }, async ({
  page,
}) => {
  await open(page);
  await resize(page, 1000);
  await expect(page.getByText('Boards of 1,000 rows are too large for this view')).toBeVisible();
  await page.getByRole('link', { name: 'Open 1,000 rows in Huge boards' }).click();
  await expect(page.getByRole('application')).toHaveAccessibleName('Rows 1 to 1,000, columns 1 to 1,000');
  await page.getByRole('link', { name: 'Board', exact: true }).first().click();
  await expect(queens(page)).toHaveCount(2);
});

test('on 32 by 32 only the squares that a queen attacks are drawn again', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await resize(page, 32);
  await expect(page.getByRole('gridcell')).toHaveCount(1024);
  await expect(figure(page)).toHaveText('?');
  const drawn = await page.evaluate(async () => {
    const changed = new Set<Node>();
    new MutationObserver((changes) => {
      for (const { target } of changes) changed.add(target);
    }).observe(document.querySelector('[role=grid]') as Element, { subtree: true, childList: true, attributes: true });
    document.querySelectorAll<HTMLElement>('[role=gridcell]')[16 * 32 + 15]?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return changed.size;
  });
  // The row and the column have 31 other squares each, the diagonals 31 and 30.
  expect(drawn).toBeGreaterThan(100);
  expect(drawn).toBeLessThanOrEqual(31 + 31 + 31 + 31 + 1);
});
