// The page in windows of every shape: the board stays usable, and its controls stay near.
import type { Locator } from '@playwright/test';
import { sample } from '../soak';
import { expect, figure, open, resize, test } from './page';
import { EMPTY_8, expectStep, linkTo, story, transportButton } from './run';
import { FOLDERS } from './support/room-names';
import { expectRoom } from './support/rooms';

const grid = '.board__grid';

for (const { what, width, height, least } of sample([
  { what: 'a phone on its side', width: 844, height: 390, least: 280 },
  { what: 'a small phone on its side', width: 568, height: 320, least: 280 },
  { what: 'a laptop at twice the size', width: 720, height: 450, least: 280 },
  { what: 'a tablet in portrait', width: 768, height: 1024, least: 560 },
  { what: 'a projector', width: 1024, height: 768, least: 400 },
])) {
  test(`${what} has a usable board at every size`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const size of [8, 20]) {
      await resize(page, size);
      await expect(page.getByRole('gridcell')).toHaveCount(size * size);
      const box = await page.locator(grid).boundingBox();
      // Squares have whole pixels, so the board may be narrower by less than one pixel for each square.
      expect(box?.width).toBeGreaterThan(least - size);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test('on a phone, Complete lies below the board and its caption', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const board = await page.locator(grid).boundingBox();
  const complete = await page.getByRole('button', { name: 'Complete' }).boundingBox();
  expect((complete?.y ?? 0) - (board?.y ?? 0) - (board?.height ?? 0)).toBeLessThan(60);
});

/** A run on twelve rows with a different sentence at each step. */
const LINEAR = { rows: new Array<number>(12).fill(0), search: 'linear' };
const COLUMNS = { rows: EMPTY_8, search: 'bitboard-columns' };
for (const { what, width, height, runs } of [
  { what: 'a small phone', width: 360, height: 640, runs: [LINEAR] },
  { what: 'a laptop', width: 1280, height: 800, runs: [LINEAR, COLUMNS] },
  { what: 'a phone on its side', width: 844, height: 390, runs: [LINEAR] },
  { what: 'a phone', width: 390, height: 844, runs: [LINEAR, { rows: EMPTY_8 }] },
]) {
  test(`on ${what} board, sentence and keys are visible together, and 45 presses at one place are 45 steps`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The Board shows the player from the first step on; on a phone it lies below Complete and Watch.
    const onBoard = linkTo({ rows: EMPTY_8, step: 1 }).replace('theatre', 'board');
    for (const link of [...runs.map((run) => linkTo(run)), ...(width > 900 ? [onBoard] : [])]) {
      await page.goto('about:blank');
      await open(page, link);
      const forward = transportButton(page, 'Step forward');
      await expect(forward).toBeEnabled();
      for (const part of [page.locator(grid), story(page)]) await expect(part).toBeInViewport({ ratio: 0.9 });
      await expect(forward).toBeInViewport({ ratio: 1 });
      const { x, y } = await middleOf(forward);
      for (let press = 0; press < 45; press++) await page.mouse.click(x, y);
      await expectStep(page, link === onBoard ? 46 : 45);
      expect(await middleOf(forward)).toEqual({ x, y });
    }
  });
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('numbers stay inside their circles, and are left out if they do not fit', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const [size, hasNumbers] of [
    [8, true],
    [12, true],
    [20, false],
  ] as const) {
    await open(page);
    await resize(page, size);
    await expect(page.getByRole('gridcell')).toHaveCount(size * size);
    if (hasNumbers) await expect(figure(page)).not.toHaveText(/[…?]/);
    const hot = page.locator('.sq[data-heat]:not([data-heat="0"])');
    await expect.poll(async () => (await hot.count()) > 0).toBe(hasNumbers);
    const circles = await hot.evaluateAll((squares) =>
      squares.map((square) => ({
        across: Number.parseFloat(getComputedStyle(square, '::before').width),
        written:
          Number.parseFloat(getComputedStyle(square, '::after').fontSize) *
          0.6 *
          ((square as HTMLElement).dataset.heat ?? '').length,
        square: square.clientWidth,
      })),
    );
    for (const { across, written, square } of circles) {
      expect(written).toBeGreaterThan(0);
      expect(written).toBeLessThan(across);
      expect(across).toBeLessThanOrEqual(square);
    }
  }
});

test('the names of columns never touch', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await resize(page, 20);
  await expect(page.getByRole('gridcell')).toHaveCount(400);
  const names = await page.locator('.board__files span').evaluateAll((spans) => {
    const range = document.createRange();
    return spans.flatMap((span) => {
      if (getComputedStyle(span).fontSize === '0px') return [];
      range.selectNodeContents(span);
      const { left, right } = range.getBoundingClientRect();
      return [{ left, right }];
    });
  });
  expect(names.length).toBeGreaterThan(5);
  for (const [index, { left }] of names.entries()) {
    expect(left).toBeGreaterThan((names[index - 1]?.right ?? left - 3) + 2);
  }
});

test('a mark does not show through the queen that an answer puts on it', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page
    .getByRole('gridcell', { name: /queen found/ })
    .first()
    .click({ button: 'right' });
  const square = page.getByRole('gridcell', { name: /queen found, marked “not here”/ });
  await expect(square).toHaveCount(1);
  const mark = await square.evaluate((one) => {
    const { width, right, bottom } = getComputedStyle(one, '::before');
    return {
      width: Number.parseFloat(width),
      right: Number.parseFloat(right),
      bottom: Number.parseFloat(bottom),
      square: one.clientWidth,
    };
  });
  expect(mark.width).toBeLessThan(mark.square / 4);
  expect(mark.right + mark.width).toBeLessThan(mark.square / 3);
  expect(mark.bottom + mark.width).toBeLessThan(mark.square / 3);
});

test('nothing in any room is wider than its window', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name: room, title } of sample(FOLDERS, 4)) {
    await page.goto(`./#1&view=${room}&n=8&queens=0.0.4.0.8`);
    await expectRoom(page, title);
    for (const [width, height] of [
      [360, 740],
      [720, 450],
      [768, 1024],
      [844, 390],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
          message: `${room} at ${width} x ${height}`,
        })
        .toBeLessThanOrEqual(0);
    }
  }
});
