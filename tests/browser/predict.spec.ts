// Predict: a person predicts the next event, by the board, by keys and by buttons; right and wrong are shown, and
// scored.
import type { Page } from '@playwright/test';
import { cell } from './page';
import { EMPTY_8, expectStep, openMore, present, scrub, watch } from './run';
import { waitForDrawing } from './support/projection';
import { expect, expectAccessible, test } from './support/test';

/** The switch behind the three dots, in any state of the panel. */
const predictSwitch = (page: Page) =>
  page.getByRole('checkbox', { name: 'Ask me before each step', includeHidden: true });
async function switchOn(page: Page): Promise<void> {
  await openMore(page);
  await predictSwitch(page).check();
}
const pane = (page: Page) => page.getByRole('region', { name: 'Predict' });
const verdict = (page: Page) => pane(page).getByRole('status');

test('a square is right or wrong with a reason, the score is counted, and the board does not change', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await expect(pane(page).getByText('What happens next?')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tree' })).toHaveCount(0);
  await cell(page, 1, 1).click();
  await expectStep(page, 1);
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('The lowest 1 is column 1, so try it.');
  await expect(pane(page)).toContainText('1 of 1 right');

  await cell(page, 2, 4).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('No: you said row 2, column 4: a queen is set. Try once more.');
  await expectStep(page, 1);
  await expect(cell(page, 2, 3)).not.toHaveAccessibleName(/queen/);
  await cell(page, 2, 4).click();
  await expectStep(page, 2);
  await expect(verdict(page)).toHaveText('No: you said row 2, column 4: a queen is set.');
  await expect(pane(page)).toContainText('The lowest 1 is column 3, so try it.');
  await expect(pane(page)).toContainText('1 of 2 right');
  await expect(cell(page, 2, 4)).not.toHaveAccessibleName(/queen/);

  await pane(page).getByRole('button', { name: 'Solution' }).click();
  await expect(verdict(page)).toHaveText('No: you said solution. Try once more.');
  await cell(page, 3, 5).click();
  await expectStep(page, 3);
  await expect(verdict(page)).toHaveText('Right, at the second try.');
  await expect(pane(page)).toContainText('1 of 3 right · 1 at the second try');
  await pane(page).getByRole('button', { name: 'Reset the score' }).click();
  await expect(pane(page)).not.toContainText('right');
});

test('keys also answer, and Space shows the answer, which counts as shown', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 5 });
  await expectStep(page, 5);
  await switchOn(page);
  await predictSwitch(page).blur();
  await page.keyboard.press('d');
  await expectStep(page, 6);
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('row 6 has no free square');
  await page.keyboard.press('Space');
  await expectStep(page, 7);
  await expect(verdict(page)).toHaveText('');
  await expect(pane(page)).toContainText('1 of 1 right · 1 shown');
});

test('on arrays the question is about the event on a square: set, rejected and removed are different answers', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'array-recursive', step: 1 });
  await expectStep(page, 1);
  await switchOn(page);
  await cell(page, 2, 1).click();
  await expect(pane(page).getByText('Row 2, column 1: what happens there?')).toBeVisible();
  await pane(page).getByRole('button', { name: 'A queen is set' }).click();
  await expect(verdict(page)).toHaveText('No: you said row 2, column 1: a queen is set. Try once more.');
  await expectStep(page, 1);
  await cell(page, 2, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expectStep(page, 2);
  await expect(verdict(page)).toHaveText('Right, at the second try.');
  await expectAccessible(page);
});

test('Space on a square shows the answer, and does not count as a guess', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await cell(page, 1, 1).click();
  await expectStep(page, 1);
  await page.keyboard.press('Space');
  await expectStep(page, 2);
  await expect(verdict(page)).toHaveText('');
  await expect(pane(page)).toContainText('1 of 1 right');
});

test('on a phone the question scrolls into view, and a button shows the answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await expect(pane(page).getByText('What happens next?')).toBeInViewport();
  await pane(page).getByRole('button', { name: 'Show the answer' }).click();
  await expectStep(page, 1);
  await expect(pane(page)).toContainText('The lowest 1 is column 1');
  await expect(pane(page)).toContainText('1 shown');
  await expect(pane(page)).not.toContainText('right');
});

test('a solution and the end can be predicted; after the end there is no question', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, { rows: [0, 0, 0, 0] });
  await switchOn(page);
  await predictSwitch(page).blur();
  await page.keyboard.press('n');
  await expect(pane(page)).toContainText('Solution 1');
  await page.keyboard.press('ArrowLeft');
  await expect(pane(page)).not.toContainText('Solution 1');
  await page.keyboard.press('s');
  await expect(verdict(page)).toHaveText('Right.');
  await page.keyboard.press('End');
  await expect(pane(page)).toContainText('The end:');
  await expect(pane(page).getByText('What happens next?')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(pane(page).getByText('What happens next?')).toBeVisible();
  await page.keyboard.press('e');
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('2 of 2 right');
});

test('on a projector, a class is also asked', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await present(page);
  await expect(pane(page).getByText('What happens next?')).toBeInViewport();
  await cell(page, 1, 1).click();
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page).getByRole('button', { name: 'Dead end' })).toBeInViewport();
});

test('axe finds nothing on a question', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: [0, 0, 0, 0, 0] });
  await switchOn(page);
  await pane(page).getByRole('button', { name: 'Dead end' }).click();
  await expect(verdict(page)).toHaveText('No: you said dead end. Try once more.');
  await expect(scrub(page)).toBeEnabled();
  await expectAccessible(page);
});

const level = (page: Page) => pane(page).getByRole('combobox', { name: 'What is asked' });

test('the question about a line follows after the step, and the step alone is not enough', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await level(page).selectOption('the step and its line');
  await cell(page, 1, 1).click();
  const lines = pane(page).getByRole('group', { name: 'Listing' });
  await expect(pane(page)).toContainText(
    'You said row 1, column 1: a queen is set. Which line of the program does that?',
  );
  await lines.getByRole('button').last().click();
  await expect(verdict(page)).toHaveText('The step is right, the line is not. Try once more.');
  await lines.getByRole('button').last().click();
  await expectStep(page, 1);
  await expect(verdict(page)).toContainText('The step is right, the line is not. It is:');
  const text = (await verdict(page).textContent()) ?? '';
  const line = text.slice(text.indexOf('It is: ') + 7).trim();
  // From the start again, with the line that was shown.
  await page.keyboard.press('Home');
  await expectStep(page, 0);
  await cell(page, 1, 1).focus();
  await page.keyboard.press('Enter');
  await lines.getByRole('button', { name: line, exact: true }).press('Enter');
  await expectStep(page, 1);
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('1 of 2 right');
});

test('a word is filled in bit by bit, by keys alone', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  await level(page).selectOption('a word, bit by bit');
  const bits = pane(page).getByRole('button', { name: /^Bit \d$/ });
  await expect(bits).toHaveCount(8);
  const asked = (await pane(page).getByText('after the next step').textContent()) ?? '';
  expect(asked).toMatch(/What is in “.+” after the next step/);
  await bits.nth(7).press('Enter');
  await expect(bits.nth(7)).toHaveAttribute('aria-pressed', /true|false/);
  await pane(page).getByRole('button', { name: 'Check' }).press('Enter');
  await expect(verdict(page)).not.toHaveText('');
  // Even after a wrong answer, the bits stay as they were filled in.
  const isMissed = ((await verdict(page).textContent()) ?? '').includes('Try once more');
  if (isMissed) await pane(page).getByRole('button', { name: 'Check' }).press('Enter');
  await expectStep(page, 1);
  await expect(verdict(page)).toHaveText(/^(Right\.|No: “.+” (has the bits .+ set|is empty)\.)$/);
  await expect(pane(page)).toContainText('of 1 right');
});

test('the solutions below a position are shown once, and can be asked again at another position', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page, { rows: [0, 0, 0, 0] });
  await switchOn(page);
  await level(page).selectOption('solutions to come');
  // The whole board of four rows has two solutions.
  await pane(page).getByLabel('How many solutions').fill('3');
  await pane(page).getByRole('button', { name: 'Check' }).click();
  await expect(verdict(page)).toHaveText('No: you said 3. There are 2.');
  await expect(pane(page).getByLabel('How many solutions')).toHaveCount(0);
  await pane(page).getByRole('button', { name: 'Another position' }).click();
  await expect(pane(page)).toContainText('0 of 1 right');
});

test('in a repair search, the next swap of two rows can be predicted', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'repair' });
  await switchOn(page);
  await pane(page).getByRole('button', { name: 'New round' }).click();
  await expect(verdict(page)).not.toHaveText('');
  if (((await verdict(page).textContent()) ?? '').includes('Try once more'))
    await pane(page).getByRole('button', { name: 'New start' }).click();
  await expectStep(page, 1);
  await expect(verdict(page)).not.toHaveText('');
  await cell(page, 1, 1).click();
  await expect(pane(page)).toContainText('Which row does row 1 swap with?');
  await cell(page, 2, 1).click();
  await expect(verdict(page)).not.toHaveText('');
});

test('on a phone every level fits, and a question about a random board is begun by touch', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await watch(page, { rows: EMPTY_8 });
  await switchOn(page);
  for (const name of ['the step and its line', 'a word, bit by bit', 'solutions to come', 'the next step']) {
    await level(page).selectOption(name);
    await waitForDrawing(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await pane(page).getByRole('button', { name: 'Random board' }).click();
  await expect(page.getByRole('gridcell', { name: /queen/ }).first()).toBeVisible();
  await expect(pane(page).getByText('What happens next?')).toBeVisible();
});

test('a link asks everyone who opens it, and the address contains the choice', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=theatre&n=4&search=bitmask&own=predict.step');
  await expect(predictSwitch(page)).toBeChecked();
  await expect(pane(page).getByText('What happens next?')).toBeVisible();
  await cell(page, 1, 1).click();
  await expect(pane(page)).toContainText('1 of 1 right');
  await expect(page).toHaveURL(/own=predict\.step/);
  await openMore(page);
  await predictSwitch(page).uncheck();
  await expect(page).not.toHaveURL(/own=/);
});
