// The questions of the paper: each is measured here, by mouse, by keyboard and by link; and the board in one dimension.
import { cell, expect, expectAccessible, figure, open, test } from './page';

const questions = (own: string): string =>
  `#1&view=questions&n=4&queens=0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`;

test('seven solutions that share no square colour the board, and each can be highlighted alone', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^queens/ }).click();
  await page.getByRole('button', { name: 'Questions from a paper' }).click();
  await expect(page.getByText('7 solutions have no square in common, and cover the whole board')).toBeVisible();
  await expect(page.getByText('found here, and agrees')).toBeVisible();
  const third = page.getByRole('group', { name: 'Solutions' }).getByRole('button').nth(2);
  await third.press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Rows n').selectOption('8');
  await expect(
    page.getByText('6 of the 92 solutions have no square in common, and one more is impossible'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('links lead to each question, and its answer is measured', async ({ page }) => {
  await page.goto(`./${questions('sliding.6')}`);
  await expect(page.getByText(/and from k = 11 on it stays at/)).toBeVisible();
  await expect(page).toHaveURL(/own=sliding\.6/);
  await page.getByRole('button', { name: 'Two boards on top of each other' }).click();
  const table = page.getByRole('region', { name: 'The most queens on each class, measured' });
  await expect(table.getByRole('row', { name: /^8/ })).toContainText('16');
  await table.focus();
  await expect(table).toBeFocused();
  await expect(page.getByText(/Everything was measured here/)).toBeVisible();
  await page.getByRole('button', { name: 'Queens by parity' }).click();
  await page.getByLabel('Sizes up to n =').selectOption('6');
  await expect(page.getByText('76 solutions on 6 × 6')).toBeVisible();
  await page.getByRole('button', { name: 'Diagonals that open again' }).click();
  await expect(page.getByText(/Everything was measured here/)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'A diagonal opens what a column closed' }).getByRole('row', { name: /^5/ }),
  ).toContainText('96');
  await page.getByRole('button', { name: /^96/ }).click();
  await expect(figure(page)).toHaveText('96');
  await expect(page).toHaveURL(/#2&view=board&rule=toggled-open&n=5&columns=5/);
});

test('the question that a figure answers leads to the figures', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${questions('sliding.6')}`);
  await page.getByRole('button', { name: /Why the first pass fills 60%/ }).click();
  await expect(page.getByRole('combobox', { name: /^Figure/ })).toBeVisible();
  await expect(page).toHaveURL(/view=figures/);
});

test('a long measurement can be stopped, and continues', async ({ page }) => {
  // Holding back the worker makes the measurement long on every machine.
  let release = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/worker-rooms.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`./${questions('parity.6.parity-in-order')}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped; the results so far are kept.')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/Everything was measured here/)).toBeVisible();
});

test('segments, urns and control arrays follow the board', { tag: '@soak' }, async ({ page }) => {
  await open(page, '#1&view=segments&n=5&queens=0.0.0.0.0&search=bitmask&seed=1&step=0');
  await cell(page, 2, 4).click();
  await expect(page.getByText('Segment 2, cell 4: chosen. It closes D1(7) and D2(6).')).toBeVisible();
  await expect(page.getByRole('img', { name: '5 urns of 5 balls; a ball is drawn from 1 of them' })).toBeVisible();
  await cell(page, 3, 5).focus();
  await expect(page.getByText('Segment 3, cell 5: D1(7) = 1 and D2(8) = 0, so it is closed.')).toBeVisible();
  await expectAccessible(page);
});
