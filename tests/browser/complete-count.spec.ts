// The questions Complete and Count: their answers, and the next steps that they offer.
import { cell, expect, figure, open, openPlacementField, paste, place, queensOf, resize, test } from './page';
import { settledText } from './run';

test('Complete finds the rest, names the engine, and the found queens can be made given queens', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await page.getByText('8 queens, no conflict, verified').click();
  await expect(page.getByText(/exact search, [\d,]+ nodes?, /)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(6);
  await page.getByRole('button', { name: 'Keep these queens' }).click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(8);
  await expect(page.getByText('Solved. One of 92; 91 more.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(2);
});

test('the buttons below the list of ways do not move when the first ways arrive', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const tops = new Set<number>();
    const frame = () => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === 'Keep these queens',
      );
      if (button) tops.add(Math.round(button.getBoundingClientRect().top));
      document.documentElement.dataset.tops = [...tops].join();
      requestAnimationFrame(frame);
    };
    frame();
  });
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: /^(\d ?){8}$/ })).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.dataset.tops)).toMatch(/^\d+$/);
});

test('Another finds a different completion each time, until all were shown', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByText('8 queens, no conflict, verified').click();
  const found = page.locator('dd.mono');
  const seen = new Set<string>();
  for (let nth = 1; nth <= 6; nth++) {
    await expect(page.getByText(`${nth} of 6`, { exact: true })).toBeVisible();
    seen.add((await found.textContent()) ?? '');
    await page.getByRole('button', { name: 'Another' }).click();
  }
  expect(seen.size).toBe(6);
  await expect(page.getByText('There are no others: you have seen all 6.')).toBeVisible();
  await expect(found).toHaveText([...seen].at(-1) ?? '');
  // After the last one, the first one is shown again.
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(found).toHaveText([...seen][0] ?? '');
});

test('a board that cannot be finished is impossible, with the smallest set of culprits on the board', async ({
  page,
}) => {
  await open(page);
  await place(page, '5 8 0 1 0 2 7 0');
  await expect(figure(page)).toHaveText('0');
  await expect(page.getByRole('heading', { name: 'Impossible' })).toBeVisible();
  const blamed = page.getByRole('gridcell', { name: /to blame/ });
  await expect(blamed).toHaveCount(3);
  await expect(page.getByText(/^the smallest set: rows \d, \d and \d$/)).toBeVisible();
  await expect(page.getByText('The other 2 are not to blame.')).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).click();
  await page
    .getByRole('button', { name: /^row \d, \d+ ways?$/ })
    .first()
    .click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(4);
});

test('a column without a free square is named, and the answer and the buttons after it are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1&view=board&n=6&queens=0.1.0.0.3');
  await expect(page.getByText('Together they leave no free square in column 2.')).toBeInViewport();
  for (const name of ['Why?', 'Watch it fail', 'Proof'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('queens in conflict are shown at once, with the pair of which one must be removed', async ({ page }) => {
  await open(page);
  await place(page, '0 7 0 0 0 3 0 0');
  await expect(page.getByRole('heading', { name: 'Two queens are in conflict' })).toBeVisible();
  await expect(page.getByText('The queens of rows 2 and 6 attack each other along the anti-diagonal.')).toBeVisible();
  await expect(cell(page, 2, 7)).toHaveAccessibleName(/in conflict/);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await expect(page.getByText('Some pieces attack each other.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the queen of row 2' }).click();
  await expect(page.getByRole('heading', { name: 'Two queens are in conflict' })).toHaveCount(0);
  await expect.poll(() => queensOf(page)).toEqual(['6 3']);
});

test('several conflicts are counted, and the queen in most of them can be removed first', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page);
  await place(page, '1 2 3 0 0 0 0 8');
  await expect(page.getByRole('heading', { name: '3 pairs of queens are in conflict' })).toBeVisible();
  await expect(page.getByText('The queen of row 2 is in 2 of these pairs.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the queen of row 2' }).click();
  await expect(page.getByRole('heading', { name: '2 pairs of queens are in conflict' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the queen of row 3' }).click();
  await expect(page.getByRole('heading', { name: 'Two queens are in conflict' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the queen of row 8' }).click();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();
});

test('a count that takes too long shows its estimated time', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&n=32&queens=5.0.8');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByText(/This count would take about [\d,.]+\s(thousand\s|million\s)?years/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('too many to count here')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('too many to count here')).toBeVisible();
});

for (const [size, why] of [
  [2, 'a queen attacks every other square'],
  [3, 'a queen in the middle attacks every other square'],
] as const) {
  test(`${size} queens have no solution, and the page gives the reason`, { tag: '@soak' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await resize(page, size);
    await expect(page.getByRole('heading', { name: `No solution for n = ${size}` })).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(figure(page)).toHaveText('0');
    await page.getByRole('button', { name: 'Proof' }).click();
    await page.getByRole('button', { name: 'Find a proof' }).click();
    await page.getByRole('button', { name: 'Check this proof' }).click();
    await expect(page.getByText(/the formula cannot be satisfied/)).toBeVisible();
  });
}

test('Count counts exactly', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await resize(page, 17);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByText('Exactly 95,815,104 ways to finish.')).toBeVisible();
  await expect(figure(page)).toHaveText('95,815,104');
});

test('a long count shows its progress, pauses, continues, and is cancelled without a final number', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await resize(page, 22);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Counting' })).toBeVisible();
  const progress = page.getByText(/ so far, \d+% of the search, /);
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  // Progress that the worker reported before it received the pause is still drawn; after that, the text does not change.
  const still = await settledText(progress);
  expect(still).toMatch(/%/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(progress).not.toHaveText(still ?? '');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(
    page.getByText(/ways found so far, with \d+% of the search done: this is not the final count\./),
  ).toBeVisible();
  await expect(figure(page)).toHaveText('?');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
});

test('a change of the board ends questions about the old board', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await resize(page, 22);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Counting' })).toBeVisible();
  await resize(page, 6);
  await expect(page.getByRole('heading', { name: 'Counting' })).toHaveCount(0);
  await expect(figure(page)).toHaveText('4');
});

test('a list and a diagram can be pasted anywhere', async ({ page }) => {
  await open(page);
  await paste(page, '2 4 1 3');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 1', '4 3']);
  await paste(page, '[3, 1, 0, 2]');
  await expect.poll(() => queensOf(page)).toEqual(['1 3', '2 1', '4 2']);
  await paste(page, '.Q..\n...Q\nQ...\n..Q.');
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 1', '4 3']);
});

test('a bad word on line 3 is reported with its line and place, and the board stays', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page);
  await cell(page, 8, 3).click();
  await expect(cell(page, 8, 3)).toHaveAccessibleName(/queen/);
  const before = await queensOf(page);
  await paste(page, '0 0 0\n0 0 0\n0 x');
  await expect(page.getByText('Line 3, word 2: “x”. Expected a column from 0 to 8.')).toBeVisible();
  await expect.poll(() => queensOf(page)).toEqual(before);
  await (await openPlacementField(page)).fill('1 2 3 9');
  await page.getByRole('button', { name: 'Place these queens' }).click();
  await expect(page.getByRole('alert')).toHaveText('Line 1, word 4: “9”. Expected a column from 0 to 4.');
  await page.keyboard.press('Escape');
  await expect.poll(() => queensOf(page)).toEqual(before);
});

test('a malformed text stays in its dialog with a message; digits alone are a placement', async ({ page }) => {
  await page.goto('./#1&n=8');
  const field = await openPlacementField(page);
  await field.fill('1 2 3 9');
  await page.getByRole('button', { name: 'Place these queens' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Expected a column from 0 to 4.');
  await expect(field).toHaveValue('1 2 3 9');
  await field.fill('04752613');
  await page.getByRole('button', { name: 'Place these queens' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => queensOf(page)).toEqual(['1 8', '2 4', '3 1', '4 3', '5 6', '6 2', '7 7', '8 5']);
});

test('a placement larger than the Board shows is opened in Large', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await paste(page, Array(40).fill('0').join(' '));
  await expect(page).toHaveURL(/view=large/);
  await expect(page.getByRole('region', { name: '40 by 40 board' })).toBeVisible();
});
