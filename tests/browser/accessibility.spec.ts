// Accessibility: axe in both themes, grid semantics, the keyboard alone, the live region, reduced motion, a phone, paper.

import { sample } from '../soak';
import { cell, expect, expectAccessible, figure, forceMediaRules, open, place, queensOf, test } from './page';

for (const [what, text] of sample([
  ['a board that cannot be finished', '5 8 0 1 0 2 7 0'],
  ['a board with answers to come', '0 0 4 0 8 0 0 0'],
  ['queens in conflict', '0 7 0 0 0 3 0 0'],
] as const)) {
  test(`axe finds nothing on ${what}`, { tag: '@soak' }, async ({ page }) => {
    await open(page);
    await place(page, text);
    // Queens in conflict are reported at once, and cannot be completed.
    if (what !== 'queens in conflict') await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('heading', { name: /Completed|conflict|Impossible/ })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing in help', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Help and keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await expectAccessible(page);
});

test('the link that skips the bar leads to the square of a board', { tag: '@once' }, async ({ page }) => {
  await open(page, '#1&view=play&n=8&own=stars-8-easy-1');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 1,/ })).toBeFocused();
});

test('the theme of the system can be overridden, and the choice is stored', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'dark', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('axe finds nothing on a phone, nor in a theme that is chosen by hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'light', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await expectAccessible(page);
});

test('the board is a grid of named rows and cells with one tab stop', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const grid = page.getByRole('grid', { name: '8 by 8 board' });
  await expect(grid.getByRole('row')).toHaveCount(8);
  await expect(grid.getByRole('row').first().getByRole('gridcell')).toHaveCount(8);
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
});

test('everything can be done by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => queensOf(page)).toContain('1 3');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 3)).not.toBeFocused();
  const complete = page.getByRole('button', { name: 'Complete' });
  for (let tabs = 0; tabs < 40 && !(await complete.evaluate((one) => one === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Completed|Impossible/ })).toBeVisible();
});

test('the live region announces changes of the board', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await cell(page, 1, 1).click();
  await expect(page.getByRole('status').filter({ hasText: 'Queen set on row 1, column 1.' })).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeAttached();
});

test('the dialog gets the focus, and Escape returns the focus to the button', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const help = page.getByRole('button', { name: 'Help and keys' });
  await help.click();
  const dialog = page.getByRole('dialog', { name: 'Help and keys' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/Queens \d+\.\d+\.\d+, free software/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('single-character keys can be switched off, and stay off', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Single-character/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('reduced motion drops every animation', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await forceMediaRules(page, 'prefers-reduced-motion');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(6);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  );
  expect(running).toBe(0);
});

test('a phone shows the whole board without sideways scrolling, with targets large enough for a finger', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(figure(page)).toHaveText('6');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    const box = await button.boundingBox();
    expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('every mark is visible with forced colours', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await forceMediaRules(page, 'forced-colors');
  await expect(figure(page)).toHaveText('6');
  const fill = await cell(page, 3, 4)
    .locator('svg')
    .evaluate((queen) => getComputedStyle(queen).fill);
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(fill).not.toBe(ground);
});

test('the printed page has the diagram and the answer, not the controls', { tag: '@once' }, async ({ page }) => {
  await open(page);
  // The style sheet for paper is fetched together with the script that puts answers into words.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/answers.css')));
  await forceMediaRules(page, 'print');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(figure(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
