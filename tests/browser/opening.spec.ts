// The opening: on the first visit a search plays itself on the board, and leaves no trace.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, figure, open, queensOf, test } from './page';

test.use({ opening: true });

const sentence = (page: Page): Locator => page.locator('.say__now');
const PLAYS = 'A search looks for one. A tap stops it.';
const OVER = '6 ways. Find one.';
const GIVEN = ['3 4', '5 8'];

test('on the first visit a search plays itself once, and the board is restored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  await expect(figure(page)).toHaveText('6');
  const board = await page.getByRole('grid').boundingBox();
  await expect(sentence(page)).toHaveText(PLAYS);
  await expect.poll(async () => (await queensOf(page)).length).toBeGreaterThan(4);
  expect(await page.getByRole('grid').boundingBox()).toEqual(board);
  await expect(page.locator('.transport')).toHaveCount(0);
  await expect(sentence(page)).toHaveText(OVER);
  expect(await queensOf(page)).toEqual(GIVEN);
  await expect(page.getByRole('button', { name: 'Copy as list' })).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(figure(page)).toHaveText('6');
  await page.waitForTimeout(2_000);
  await expect(sentence(page)).toContainText('Set 6 more');
});

test('a tap or a key ends the opening and has its usual effect', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await expect(sentence(page)).toHaveText(PLAYS);
  await expect.poll(async () => (await queensOf(page)).length).toBeGreaterThan(4);
  await cell(page, 4, 6).click();
  expect(await queensOf(page)).toEqual(['3 4', '4 6', '5 8']);
  await expect(sentence(page)).toContainText('Set 5 more');
  await expect(page.locator('.notice p')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await open(page);
  await expect(sentence(page)).toHaveText(PLAYS);
  await page.keyboard.press('Shift');
  await expect(sentence(page)).toHaveText(OVER);
  expect(await queensOf(page)).toEqual(GIVEN);
});

test('a link and reduced motion have no opening', { tag: '@soak' }, async ({ page }) => {
  await open(page, '#1&n=8&queens=0.0.4');
  await page.waitForTimeout(2_500);
  expect(await queensOf(page)).toEqual(['3 4']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await page.goto('./');
  await page.waitForTimeout(2_500);
  expect(await queensOf(page)).toEqual(GIVEN);
  await expect(sentence(page)).toContainText('Set 6 more');
});
