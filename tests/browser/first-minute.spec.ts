// The first minute on the Board: few controls are visible, nothing moves, a tap never moves another queen, and a win is shown.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, figure, open, queensOf, test } from './page';

const WINDOWS = [
  [390, 664],
  [360, 640],
  [844, 390],
  [1280, 800],
  [1440, 900],
] as const;

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true });
const sentence = (page: Page): Locator => page.locator('.say__now');

/** The position of an element, in whole pixels. */
async function placeOf(part: Locator): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

const grid = (page: Page): Locator => page.getByRole('grid');

/** Expects this button to be in the window, and a press on its centre to reach it. */
async function expectReachable(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = await placeOf(button(page, name));
  const size = page.viewportSize();
  expect(y + height, `${name} ends above the fold`).toBeLessThanOrEqual(size?.height ?? 0);
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent?.trim(), [
    x + width / 2,
    y + height / 2,
  ] as const);
  expect(hit).toBe(name);
}

for (const [width, height] of WINDOWS)
  test(`nothing moves while queens are set, completed and solved at ${width} x ${height}`, {
    tag: width === 390 ? [] : ['@soak'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(figure(page)).toHaveText('6');
    await expectReachable(page, 'Complete');
    const [board, main] = [await placeOf(grid(page)), await placeOf(button(page, 'Complete'))];
    const expectUnmoved = async (name: string): Promise<void> => {
      await expectReachable(page, name);
      expect(await placeOf(grid(page))).toEqual(board);
      expect(await placeOf(button(page, name))).toEqual(main);
    };
    await cell(page, 4, 6).click();
    await expect(figure(page)).toHaveText('3');
    await expectUnmoved('Complete');
    await cell(page, 4, 6).click();
    await expect(figure(page)).toHaveText('6');
    await cell(page, 6, 5).click();
    await expect(figure(page)).toHaveText('3');
    await expectUnmoved('Complete');
    await button(page, 'Complete').click();
    await expectUnmoved('Another');
    const first = await queensOf(page);
    expect(first).toHaveLength(8);
    await button(page, 'Another').click();
    await expect.poll(() => queensOf(page)).not.toEqual(first);
    expect(await queensOf(page)).toHaveLength(8);
    await expectUnmoved('Another');
    // An impossible board.
    await page.goto('#1&n=8&queens=0.0.4.6.1');
    await expect(figure(page)).toHaveText('0');
    await expectUnmoved('Why?');
    await button(page, 'Why?').click();
    await expect(page.getByText('Row 6 has two squares left')).toBeInViewport();
    await expectUnmoved('Why?');
    // A board that is solved by hand.
    await page.goto('#1&n=8&queens=3.6.4.2.8.5.7');
    await expect(figure(page)).toHaveText('1');
    await cell(page, 8, 1).click();
    await expect(sentence(page)).toHaveText('Solved. One of 92; 91 more.');
    await expectUnmoved('Send');
  });

test('the first visit to a desktop has at most twenty controls and no player', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expect(figure(page)).toHaveText('6');
  const seen = await page
    .locator('a, button, input, select, summary')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().top >= 0)
          .length,
    );
  expect(seen).toBeLessThanOrEqual(20);
  await expect(page.locator('.transport, .legend, .board__left, select')).toHaveCount(0);
});

test('a tap on an attacked square sets nothing and names the attacker', async ({ page }) => {
  await open(page);
  const queens = await queensOf(page);
  await cell(page, 3, 7).click();
  await expect(sentence(page)).toHaveText('Attacked by the queen of row 3.');
  await expect(page.locator('.ray--reject')).toHaveCount(1);
  expect(await queensOf(page)).toEqual(queens);
  await cell(page, 4, 6).click();
  await expect(sentence(page)).toContainText('Set 5 more');
  await expect(page.locator('.ray--reject')).toHaveCount(0);
});

test('a key on an attacked square sets nothing and names the attacker', async ({ page }) => {
  await open(page);
  await cell(page, 4, 8).focus();
  await page.keyboard.press('Space');
  await expect(sentence(page)).toHaveText('Attacked by the queen of row 5.');
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '5 8']);
});

test('dragging a queen moves it, and only to a square that no other queen attacks', async ({ page }) => {
  await open(page);
  await expect(figure(page)).toHaveText('6');
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('no square');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag(cell(page, 5, 8), cell(page, 6, 6));
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '6 6']);
  await drag(cell(page, 6, 6), cell(page, 3, 8));
  await expect(sentence(page)).toHaveText('Attacked by the queen of row 3.');
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '6 6']);
  await button(page, 'Undo').click();
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '5 8']);
});

test('a board without a completion names its reason and the effect of removing each queen', async ({ page }) => {
  await page.goto('#1&n=8&queens=0.0.4.6.1');
  await expect(page.getByRole('gridcell', { name: /to blame/ })).toHaveCount(3);
  await button(page, 'Why?').click();
  await expect(page.locator('.sq[data-is~="refuted"]')).toHaveCount(2);
  await button(page, 'row 5, 3 ways').click();
  await expect(figure(page)).toHaveText('3');
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '4 6']);
});

test('on a phone Undo is in sight after Clear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('#1&n=8&queens=0.0.4.6.8');
  await button(page, 'Clear').click();
  await expect.poll(() => queensOf(page)).toEqual([]);
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 0.8 });
  await button(page, 'Undo').click();
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '4 6', '5 8']);
});

test('finding another solution clears the board and keeps the score', { tag: '@soak' }, async ({ page }) => {
  await page.goto('#1&n=8&queens=3.6.4.2.8.5.7');
  await cell(page, 8, 1).click();
  await expect(page.getByText('You have found 1 of 92 by hand.')).toBeVisible();
  await page.getByRole('button', { name: '1 5 8 6 3 7 2 4' }).or(page.locator('.picture').nth(1)).first().click();
  await expect(sentence(page)).toContainText('Solved.');
  await button(page, 'Find more').click();
  await expect.poll(() => queensOf(page)).toEqual([]);
  await expect(page.getByText('You have found 2 of 92 by hand.')).toBeVisible();
});

test('Watch plays, but not if motion is reduced', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await expect(figure(page)).toHaveText('6');
  await button(page, 'Watch').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('#1&n=8&queens=0.0.4');
  await button(page, 'Watch').click();
  await expect(button(page, 'Play')).toBeVisible();
});

test('a link shows the completion that was on the board', async ({ page }) => {
  await open(page);
  await button(page, 'Complete').click();
  await expect(page).toHaveURL(/&own=done(\.\d){8}$/);
  const queens = await queensOf(page);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => queensOf(page)).toEqual(queens);
  await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(6);
  await button(page, 'Another').click();
  await expect.poll(() => queensOf(page)).not.toEqual(queens);
});

const KNIGHTS = '#2&view=board&rule=knights&n=4&columns=4&pieces=4&walls=&set=0';

test('a link shows the completion under another rule', { tag: '@soak' }, async ({ page }) => {
  await page.goto(KNIGHTS);
  await button(page, 'Complete').click();
  await expect(page).toHaveURL(/&own=done(\.\d+){4}$/);
  const squares = await squaresOf(page);
  expect(squares).toHaveLength(4);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => squaresOf(page)).toEqual(squares);
  await expect(button(page, 'Another')).toBeVisible();
});

/** The squares with a piece, as "row column" counted from 1. */
const squaresOf = async (page: Page): Promise<string[]> =>
  (
    await page.getByRole('gridcell', { name: /knight/ }).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  ).map((name) => name.replace(/^row (\d+), column (\d+),.*$/, '$1 $2'));

for (const [what, hash, first] of [
  ['attacks itself', '#1&n=4&queens=0.4&own=done.1.4.2.3', '2 4'],
  ['attacks itself under another rule', `${KNIGHTS}&search=by-rule&seed=1&step=0&own=done.1.7.3.4`, '1 1'],
  ['is not on the board', `${KNIGHTS}&search=by-rule&seed=1&step=0&own=done.1.2.3.99`, '1 1'],
] as const)
  test(`a link whose completion ${what} is reported in one line`, { tag: '@soak' }, async ({ page }) => {
    await open(page, hash);
    await expect(page.getByRole('status').filter({ hasText: 'link' })).toBeVisible();
    const [row, column] = first.split(' ').map(Number);
    await expect(cell(page, row ?? 0, column ?? 0)).toHaveAccessibleName(/queen|knight/);
    await expect(page.getByRole('gridcell', { name: /, (queen|knight)/ })).toHaveCount(1);
  });

test('on a phone the rules are one sheet, and their effect and the board stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('#1&n=8&queens=0.0.4.6.8');
  await page.getByRole('button', { name: /^queens/ }).click();
  const sheet = page.getByRole('region', { name: 'Piece, variant, board' });
  expect(await placeOf(sheet.getByRole('heading', { name: 'Rules' }))).toMatchObject({ x: 12 });
  await expect(sheet.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeHidden();
  for (const name of ['Torus', 'Rooks', 'Done'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByLabel('tap squares to set walls')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Torus' }).click();
  await expect(page.getByText('Opposite edges are joined')).toBeInViewport();
  await expect(figure(page)).toHaveText('0');
  await page.getByRole('button', { name: 'Plane' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  // No part of the sheet remains.
  await expect(page.getByRole('combobox', { name: 'What to prove' })).toHaveCount(0);
  await expectReachable(page, 'Complete');
});
