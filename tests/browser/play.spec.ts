// The Play room: the game for two to its end, against the engine and between two people.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, test } from './page';

const play = (own = ''): string =>
  `#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0${own && `&own=${own}`}`;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const free = (page: Page): Locator => page.getByRole('gridcell', { name: /, open/ });
const verdict = (page: Page): Locator => page.locator('.verdict h2');

/** Lets the person move until the game is over: each move, and the answer to it. */
async function playOut(page: Page, move: () => Promise<void>): Promise<void> {
  const queens = page.getByRole('gridcell', { name: /(white|black) queen/ });
  while ((await free(page).count()) > 0) {
    const before = await queens.count();
    await move();
    await expect.poll(() => queens.count()).toBeGreaterThan(before);
    await expect(page.getByText('is choosing')).toHaveCount(0);
  }
}

test('a game that is won is won against the perfect engine, by the squares that win', async ({ page }) => {
  // A344227: the first player wins the classic game on 5 x 5.
  await open(page, play('game-5-lines-perfect-white-'));
  await page.getByLabel('show what wins').check();
  await expect(verdict(page)).toHaveText('White can win');
  await playOut(page, () =>
    page
      .getByRole('gridcell', { name: /a queen here wins/ })
      .first()
      .click(),
  );
  await expect(verdict(page)).toHaveText('White wins with the last queen');
});

test('a game that is lost is lost, by the keyboard alone; undo gives the turn back', async ({ page }) => {
  // The second player loses it on 4 x 4, where the engine begins.
  await open(page, play('game-4-lines-perfect-black-'));
  await expect(page.getByRole('gridcell', { name: /white queen/ })).toHaveCount(1);
  await playOut(page, async () => {
    await free(page).first().focus();
    await page.keyboard.press('Enter');
  });
  await expect(verdict(page)).toHaveText('White wins with the last queen');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(free(page)).not.toHaveCount(0);
  await expect(page.locator('.score li[data-now]')).toContainText('Black');
});

test('two people set queens in turn on one board, and the link brings the game back', async ({ page, context }) => {
  await open(page, play('game-6-ownColour-person-white-'));
  await cell(page, 1, 2).click();
  await cell(page, 1, 5).click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/white queen/);
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/black queen, the last move/);
  await expect(page).toHaveURL(/game-6-ownColour-person-white-1\.4/);
  const beside = await context.newPage();
  await beside.goto(page.url());
  await expect(cell(beside, 1, 5)).toHaveAccessibleName(/black queen/);
  await button(page, 'Resign').click();
  await expect(verdict(page)).toHaveText('White has resigned: Black wins');
});

test('axe finds nothing in a game, in either theme', async ({ page }) => {
  await open(page, play('game-8-ownColour-person-white-62.57.1.6.16.11'));
  await page.getByLabel('show what wins').check();
  await expect(verdict(page)).toHaveText('White can win');
  await expectAccessible(page);
});
