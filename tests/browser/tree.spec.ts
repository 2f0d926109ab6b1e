// The tree and the machine words of the Theatre: a queen of the tree leads to its step, a bit to its squares and back.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { cell } from './page';
import { EMPTY_8, expectStep, setSpeed, stepOf, story, watch } from './run';
import { expect, expectAccessible, test } from './support/test';

const pane = (page: Page) => page.getByRole('region', { name: 'Tree', exact: true });
const show = (page: Page, view: string) => pane(page).getByRole('button', { name: view }).click();
const item = (page: Page, name: string) => pane(page).getByRole('treeitem', { name });

test('the path is next to the board, and a click on one of its queens goes there', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 260 });
  await expectStep(page, 260);
  const path = page.getByRole('img', { name: /^The queens that the search has set, from the top: columns 1, 5, 8, 6/ });
  await expect(path).toBeVisible();
  await expect(page.getByRole('img', { name: /^The whole run as bars.* 92 solutions/ })).toBeVisible();
  // The whole run is known: row 1 offers all eight columns, and the path has the height of the board.
  const box = await path.boundingBox();
  const grid = await page.getByRole('grid').boundingBox();
  if (!box || !grid) throw new Error('nothing is drawn');
  expect(Math.abs(box.y - grid.y)).toBeLessThan(4);
  const across = Math.min(box.width / 8, 52);
  const at = (row: number, column: number) => ({ x: (column - 0.5) * across, y: ((row - 0.5) * box.height) / 8 });
  await path.click({ position: at(2, 4) });
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/queen found, tried now/);
  await expect(
    page.getByRole('img', { name: 'The queens that the search has set, from the top: columns 1 and 4' }),
  ).toBeVisible();
  await page.getByRole('img', { name: /^The queens/ }).click({ position: at(1, 8) });
  await expect(cell(page, 1, 8)).toHaveAccessibleName(/queen found, tried now/);
});

test('the outline is navigated by keyboard, and Enter goes to the step of an item', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await show(page, 'Outline');
  await expect(pane(page).getByRole('tree')).toBeVisible();
  await expect(item(page, 'row 3, column 5: set last')).toHaveAttribute('aria-current', 'step');
  await item(page, 'row 3, column 5: set last').press('Home');
  await expect(item(page, 'row 1, column 1: on the board')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, 'row 1, column 1: on the board')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'row 1, column 2: still to be tried')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'row 1, column 2: still to be tried')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'row 2, column 4: still to be tried')).toBeFocused();
  await expectStep(page, 3);
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/queen found, tried now/);
  await expect(story(page)).toContainText('column 4');
  await expect(item(page, 'row 1, column 1: 4 solutions below')).toBeVisible();
});

test('all keys of the outline within one frame are handled, and the focus follows', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await show(page, 'Outline');
  await item(page, 'row 3, column 5: set last').focus();
  await page.evaluate(() => {
    for (const key of ['Home', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(item(page, 'row 2, column 4: still to be tried')).toBeFocused();
  await expect(item(page, 'row 1, column 1: on the board')).toHaveAttribute('aria-expanded', 'false');
});

test('a small tree is drawn whole, and a large one as bars over the ruler', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await show(page, 'Whole');
  await expect(page.getByRole('img', { name: 'Everything explored: 2,056 queens tried, 92 solutions' })).toBeVisible();
  const bars = page.getByRole('img', { name: /^The whole run as bars.* 2,056 queens tried, 92 solutions/ });
  const width = (await bars.boundingBox())?.width ?? 0;
  await bars.click({ position: { x: width * 0.6, y: 3 } });
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/queen found, tried now/);
  await watch(page, { rows: new Array(14).fill(0), step: 50 });
  await show(page, 'Whole');
  await expect(page.getByText('Too many queens were tried to draw them all here.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The whole run as bars/ })).toBeVisible();
});

test('the whole tree is drawn wider and narrower by buttons, keys and wheel, down to all of it in sight', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 300 });
  await show(page, 'Whole');
  const tree = page.getByRole('region', { name: 'Whole' });
  const sizes = (): Promise<readonly [all: number, seen: number]> =>
    tree.evaluate((region) => [region.scrollWidth, region.clientWidth] as const);
  const whole = async (): Promise<number> => (await sizes())[0];
  await expect.poll(async () => (await whole()) > (await sizes())[1]).toBe(true);
  const [opening, seen] = await sizes();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(whole).toBeGreaterThan(opening);
  await page.getByRole('button', { name: 'Fit the whole tree' }).click();
  await expect.poll(sizes).toEqual([seen, seen]);
  await tree.focus();
  await page.keyboard.press('+');
  await expect.poll(whole).toBeGreaterThan(seen);
  const wider = await whole();
  await tree.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await sizes())[0]).toBeGreaterThan(wider);
});

test('a search that sets no queens has no tree', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'repair' });
  await expect(page.getByRole('img', { name: /Conflicts over the run/ })).toBeVisible();
  await expect(pane(page)).toBeHidden();
});

test('a bit highlights its squares, and a square its bits', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await expectStep(page, 3);
  const bit = (word: string, number: number) =>
    page
      .getByRole('group', { name: new RegExp(`^${word}:`) })
      .getByRole('button', { name: new RegExp(`^bit ${number},`) });
  const pointed = page.locator('.sq[data-is~=pointed]');
  await bit('columns', 3).hover();
  await expect(pointed).toHaveCount(8);
  await expect(cell(page, 6, 3)).toHaveAttribute('data-is', /pointed/);
  // By keyboard: from word to word, and along it.
  await bit('columns', 3).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(bit('diagonals', 4)).toBeFocused();
  await expect(bit('diagonals', 4)).toHaveAccessibleName('bit 4, set: diagonal through row 4, column 4');
  await expect(pointed).toHaveCount(8);
  await page.keyboard.press('ArrowRight');
  await expect(pointed).toHaveCount(7);
  await cell(page, 4, 2).hover();
  await expect(page.locator('.bits [data-lit]')).toHaveCount(4);
  await expect(page.getByRole('group', { name: /^free:/ }).locator('[data-lit]')).toHaveText('1');
  await expect(page.getByRole('group', { name: /^columns:/ })).toContainText('← columns | queen');
});

test('the sentence highlights the queens that it names, a line of the listing its words, a queen of the tree its square', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await page.keyboard.press('Shift+ArrowRight');
  const lit = page.locator('.sq[data-is~="pointed"]');
  await expect(story(page)).toContainText('row 6 has no free square');
  await story(page).hover();
  await expect(lit).toHaveCount(5);
  await page.locator('.listing li', { hasText: 'columns ← columns | queen' }).hover();
  await expect(lit).toHaveCount(0);
  const named = page.locator('.bits__row[data-named]');
  await expect(named).toHaveCount(2);
  await page.locator('.tree__canvas').hover({ position: { x: 15, y: 18 } });
  await expect(named).toHaveCount(0);
  await expect(lit).toHaveCount(1);
  await page.getByRole('button', { name: 'Play', exact: true }).hover();
  await expect(lit).toHaveCount(0);
});

test('a square of the board highlights its bit in the words of a bitboard, and a bit its square', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=theatre&n=8&search=bitboard-columns&step=60');
  const words = page.getByRole('group', { name: 'The board in words of 64 bits' }).locator('.word64 svg');
  await expect(words.first()).toBeVisible();
  await cell(page, 4, 4).hover();
  await expect(words.first().locator('.word64__lit')).toHaveAttribute('d', 'M3 3h1v1h-1z');
  const box = await words.nth(1).boundingBox();
  if (!box) throw new Error('nothing is drawn');
  await words.nth(1).hover({ position: { x: (box.width * 2.5) / 8, y: (box.height * 6.5) / 8 } });
  await expect(cell(page, 7, 3)).toHaveAttribute('data-is', /pointed/);
  await expect(page.locator('.sq[data-is~=pointed]')).toHaveCount(1);
});

for (const view of sample(['Outline', 'Whole'] as const)) {
  test(`axe finds nothing with the ${view.toLowerCase()} of the tree`, { tag: '@soak' }, async ({ page }) => {
    await watch(page, { rows: EMPTY_8, step: 260 });
    await show(page, view);
    await expectAccessible(page);
  });
}

test('while a run plays at full speed at n = 16, the tree follows and the page responds', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, { rows: new Array(16).fill(0) });
  await setSpeed(page, 26);
  await page.keyboard.press('Space');
  await expect(stepOf(page).locator('b')).not.toHaveText('0');
  await expect(page.getByRole('img', { name: /^The whole run as bars.* [1-9][\d,]* solutions/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^The queens that the search has set/ })).toBeVisible();
});
