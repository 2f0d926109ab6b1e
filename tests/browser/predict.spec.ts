// Predict: a person says what happens next, by the board, by keys and by buttons; right and wrong are told, and scored.
import type { Page } from '@playwright/test';
import { cell } from './page';
import { EMPTY_8, scrub, standsAt, watch } from './run';
import { expect, expectAccessible, test } from './support/test';

const ask = (page: Page) => page.getByRole('checkbox', { name: 'Ask me before each step' });
const pane = (page: Page) => page.getByRole('region', { name: 'Predict' });
const verdict = (page: Page) => pane(page).getByRole('status');

test('a square is right or wrong, the reason is told, the score kept, and the board is left as it was', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8 });
  await ask(page).check();
  await expect(pane(page).getByText('What happens next?')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tree' })).toHaveCount(0);
  await cell(page, 1, 1).click();
  await standsAt(page, 1);
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('The lowest bit is column 1, so try it.');
  await expect(pane(page)).toContainText('1 of 1 right');

  await cell(page, 2, 4).focus();
  await page.keyboard.press('Enter');
  await standsAt(page, 2);
  await expect(verdict(page)).toHaveText('No: you said row 2, column 4.');
  await expect(pane(page)).toContainText('The lowest bit is column 3, so try it.');
  await expect(pane(page)).toContainText('1 of 2 right');
  await expect(cell(page, 2, 4)).not.toHaveAccessibleName(/queen/);

  await pane(page).getByRole('button', { name: 'Solution' }).click();
  await expect(verdict(page)).toHaveText('No: you said solution.');
  await expect(pane(page)).toContainText('1 of 3 right');
  await pane(page).getByRole('button', { name: 'Reset the score' }).click();
  await expect(pane(page)).not.toContainText('right');
});

test('keys answer too, and Space shows the answer without a score', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 5 });
  await ask(page).check();
  await ask(page).blur();
  await page.keyboard.press('d');
  await standsAt(page, 6);
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page)).toContainText('row 6 has no free square');
  await page.keyboard.press('Space');
  await standsAt(page, 7);
  await expect(verdict(page)).toHaveText('');
  await expect(pane(page)).toContainText('1 of 1 right');
});

test('Space on a square shows the answer, and is no guess', async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await ask(page).check();
  await cell(page, 1, 1).click();
  await standsAt(page, 1);
  await page.keyboard.press('Space');
  await standsAt(page, 2);
  await expect(verdict(page)).toHaveText('');
  await expect(pane(page)).toContainText('1 of 1 right');
});

test('on a phone the question comes into sight, and a button shows the answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, { rows: EMPTY_8 });
  await page.getByRole('group', { name: 'Panes' }).getByRole('button', { name: 'Counts' }).click();
  await ask(page).check();
  await expect(pane(page).getByText('What happens next?')).toBeInViewport();
  await pane(page).getByRole('button', { name: 'Show the answer' }).click();
  await standsAt(page, 1);
  await expect(pane(page)).toContainText('The lowest bit is column 1');
  await expect(pane(page)).not.toContainText('right');
});

test('a solution and the end can be told in advance; after the end nothing is asked', async ({ page }) => {
  await watch(page, { rows: [0, 0, 0, 0] });
  await ask(page).check();
  await ask(page).blur();
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

test('a class on a projector is asked as well', async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await ask(page).check();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(pane(page).getByText('What happens next?')).toBeInViewport();
  await cell(page, 1, 1).click();
  await expect(verdict(page)).toHaveText('Right.');
  await expect(pane(page).getByRole('button', { name: 'Dead end' })).toBeInViewport();
});

test('axe finds nothing on a question', async ({ page }) => {
  await watch(page, { rows: [0, 0, 0, 0, 0] });
  await ask(page).check();
  await pane(page).getByRole('button', { name: 'Dead end' }).click();
  await expect(verdict(page)).toHaveText('No: you said dead end.');
  await expect(scrub(page)).toBeEnabled();
  await expectAccessible(page);
});
