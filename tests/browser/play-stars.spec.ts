import { expect, type Page, test } from '@playwright/test';

// Star battles: two queens in each row, column and region.

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });

/** Does what the hints say, each with its reason, until nothing is left. */
async function solve(page: Page): Promise<string[]> {
  const told: string[] = [];
  const solved = page.getByRole('heading', { name: /Solved/ });
  for (let step = 0; step < 200 && !(await solved.isVisible()); step++) {
    await hint(page).getByRole('button', { name: 'Why' }).click();
    const sentence = hint(page).locator('.told');
    await expect(sentence).toBeVisible();
    told.push((await sentence.textContent()) ?? '');
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expect(sentence).toBeHidden();
  }
  await expect(solved).toBeVisible();
  return told;
}

// What the hints of every grade lead to is held without a browser; in the soak here, too.
for (const level of process.env.QUEENS_SOAK ? ['easy', 'medium', 'hard', 'expert'] : ['easy', 'expert'])
  test(`one of the grade ${level} is solved by its hints`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`./#1&view=play&n=8&own=stars-8-${level}-3`);
    await expect(page.getByText('Set 2 queens in each row').locator('visible=true')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/16\s*queens/);
    const told = await solve(page);
    expect(told.length).toBeGreaterThan(10);
    expect(told.every((sentence) => sentence.length > 20)).toBe(true);
    await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(16);
  });

test('queens that touch clash, and a third one in a row takes the place of the last', async ({ page }) => {
  await page.goto('./#1&view=play&n=8&own=stars-8-easy-3');
  const cell = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });
  await cell(1, 1).click();
  await cell(1, 2).click();
  await expect(page.getByText(/they touch/).locator('visible=true')).toBeVisible();
  await cell(1, 4).click();
  await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(2);
  await expect(cell(1, 8)).toHaveAccessibleName(/closed/);
});
