import { expect, type Page, test } from '@playwright/test';

// Star battles: two queens in each row, column and region.

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only the Chromium driver supports touch');

  /** Follows the hints, each with its reason, until the puzzle is solved. It uses only the keys under the board. */
  async function solve(page: Page): Promise<Set<string>> {
    const bar = page.getByRole('region', { name: 'Keys of the puzzle' });
    const reasons = new Set<string>();
    const solved = bar.getByText(/^Solved in/);
    for (let step = 0; step < 300 && !(await solved.isVisible()); step++) {
      for (const key of ['Hint', 'Why', 'Do it']) {
        await bar.getByRole('button', { name: key, exact: true }).tap();
        await expect(bar.getByRole('button', { name: key, exact: true })).toBeHidden();
        if (key === 'Why') reasons.add(await bar.locator('p').first().innerText());
        if (await solved.isVisible()) break;
      }
    }
    await expect(solved).toBeVisible();
    return reasons;
  }

  const ALL = ['stars-8-easy-3', 'stars-8-medium-3', 'stars-8-hard-3', 'stars-8-expert-3', 'stars-14-medium-1'];
  // A test without a browser solves every grade by its hints. The soak also solves these in a browser.
  for (const name of ALL)
    test(`${name} is solved by its hints`, { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(300_000);
      const [, size = ''] = name.split('-');
      const stars = size === '14' ? 3 : 2;
      await page.goto(`./#1&view=play&n=8&own=${name}`);
      await expect(page.getByText(`Set ${stars} queens in each row`).locator('visible=true')).toBeVisible({
        timeout: 60_000,
      });
      expect((await solve(page)).size).toBeGreaterThan(5);
      await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(stars * Number(size));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

test('drawing a star battle: the number of ways, the regions to blame, two and three queens a line', async ({
  page,
}) => {
  // Region A has three squares in a corner: there is room for one queen.
  const map = `${'00111111'}${'01111111'}${[2, 3, 4, 5, 6, 7].map((row) => String(row).repeat(8)).join('')}`;
  await page.goto(`./#1&view=play&n=8&own=edit-own-stars-2-${map}`);
  const visibleText = (text: string | RegExp) => page.getByText(text).locator('visible=true');
  await expect(visibleText('No way to finish: region A has no room for 2 queens.')).toBeVisible();
  await page.getByRole('button', { name: 'region A', exact: true }).click();
  for (const column of [3, 4, 5, 6, 7, 8])
    await page
      .getByRole('gridcell')
      .nth(column - 1)
      .click();
  await page.getByRole('gridcell').nth(8).click();
  await page.getByRole('button', { name: 'region B', exact: true }).click();
  await page.getByRole('gridcell').nth(8).click();
  // Each row is a region, so regions add no condition.
  await expect(visibleText('2 ways to finish')).toBeVisible();
  await page.getByRole('button', { name: 'Show a way' }).first().click();
  await expect(page.getByRole('gridcell', { name: /queen/ })).toHaveCount(16);
  await page.getByRole('group', { name: 'Queens per line' }).getByRole('button', { name: '3' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(144);
  await expect(page).toHaveURL(/own=edit-own-stars-3-0{8}89ab1{8}89ab/);
});

test('the shelf shows pictures of star battles, and a printed sheet of them states the task', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=play&n=8&own=shelf');
  await page.getByRole('button', { name: 'star battle', exact: true }).click();
  const largest = page.getByRole('button', { name: '14 × 14, easy, 1 of 3, not played' });
  await expect(largest.locator('.pic__tint')).toHaveCount(14);
  await page.getByRole('button', { name: '8 × 8, medium, 2 of 3, not played' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  await page.goto('./#1&view=share&n=8&own=print.2.8.easy.6.own.A4.pcns.5');
  await expect(page.getByText('Set 2 queens in each row, column and region').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.sheet__small').first()).toContainText(/\d,\d \d,\d/);
});

test('queens that touch are in conflict, and so is a third queen in a row, which is named', async ({ page }) => {
  await page.goto('./#1&view=play&n=8&own=stars-8-easy-3');
  const cell = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });
  await cell(1, 1).click();
  await cell(1, 2).click();
  await expect(page.getByText(/they touch/).locator('visible=true')).toBeVisible();
  await cell(1, 4).click();
  await expect(page.getByRole('gridcell', { name: /your queen.*conflict/ })).toHaveCount(3);
  await expect(page.getByText('Row 1 has 3 queens and holds 2.').locator('visible=true')).toBeVisible();
  await expect(cell(1, 8)).toHaveAccessibleName(/closed/);
});
