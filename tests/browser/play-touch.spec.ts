// The Play room under a finger: queens by taps, marks and regions by strokes.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, open, test } from './page';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
// Only the protocol of Chromium can simulate moving fingers.
test.skip(({ browserName }) => browserName !== 'chromium');

const play = (own: string): string => `#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`;

/** A finger goes down on one square, moves to another, and is lifted. */
async function stroke(page: Page, from: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  await touch('touchEnd', []);
}

/** On a busy page a late tap counts as a long press, so it is repeated. */
async function setQueen(square: Locator): Promise<void> {
  await expect(async () => {
    await square.tap();
    await expect(square).toHaveAccessibleName(/your queen/, { timeout: 1_000 });
  }).toPass();
}

test('a puzzle is solved by taps, with marks drawn by a stroke', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('own-completion-0.0.0.6.0.0.7.4'));
  await cell(page, 4, 6).tap();
  await expect(cell(page, 4, 6)).toHaveAccessibleName(/queen, given/);
  await stroke(page, cell(page, 1, 1), cell(page, 1, 3));
  await expect(page.getByRole('gridcell', { name: /marked “not here”/ })).toHaveCount(3);
  for (const [row, column] of [
    [1, 8],
    [2, 3],
    [3, 1],
    [5, 2],
    [6, 5],
  ] as const)
    await setQueen(cell(page, row, column));
  await expect(page.locator('.verdict h2')).toHaveText(/^Solved in/);
});

test('regions are drawn by a finger', async ({ page }) => {
  await open(page, play('edit-own-regions-0.0.0.0.0-0011122222222223333344444'));
  await page.getByRole('button', { name: 'region B', exact: true }).tap();
  await cell(page, 3, 2).tap();
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/region B/);
  await stroke(page, cell(page, 5, 1), cell(page, 5, 3));
  for (const column of [1, 2, 3]) await expect(cell(page, 5, column)).toHaveAccessibleName(/region B/);
});
