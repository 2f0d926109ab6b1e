// The bit lab: a word edited in four ways, every trick step by step, pieces by shifts and masks, and bad input.
import type { Locator, Page } from '@playwright/test';
import { sample } from '../soak';
import { expect, expectAccessible, open, test } from './support/test';

/** Opens the lab with its part of a link. */
async function lab(page: Page, own = ''): Promise<void> {
  await open(page, `#1&view=bits&n=8${own === '' ? '' : `&own=${own}`}`);
  await expect(stageOf(page)).toContainText(/of [1-9]/);
}

const stageOf = (page: Page): Locator => page.locator('output.step');
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
const story = (page: Page): Locator => page.locator('.story');
const menu = (page: Page): Locator => page.getByRole('combobox', { name: 'Trick' });
const square = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('region', { name: 'Transport' }).getByRole('button', { name, exact: true }).click();
/** The word of the stage that is shown. */
const shown = (page: Page): Locator => page.locator('.stage-bit[aria-current="step"] p');
/** Expects the last stage to have this word. Until the engine answers, the previous stages are shown. */
const endsWith = (page: Page, word: string, what?: string): Promise<void> =>
  expect(async () => {
    const last = page.getByRole('button', { name: 'Last stage', exact: true });
    if (await last.isEnabled()) await last.click({ timeout: 1_000 });
    await expect(shown(page), what).toHaveText(word, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
/** A count of the moves by one of the methods. */
const count = (page: Page, method: string): Locator =>
  page.locator('dt', { hasText: method }).locator('xpath=following-sibling::dd[1]');

test('on a small laptop the word, its stages and the keys are visible together', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await lab(page);
  await expect(square(page, 8, 8)).toBeInViewport({ ratio: 1 });
  for (const stage of await page.getByRole('button', { name: /^Go to stage/ }).all())
    await expect(stage).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('slider', { name: 'speed' })).toBeInViewport({ ratio: 1 });
});

test('a word is edited in four ways, and all fields and squares show it', async ({ page }) => {
  await lab(page);
  await expect(field(page, 'Hexadecimal')).toHaveValue('4004 8002 1001 2000');
  await expect(field(page, 'Decimal')).toHaveValue('4,612,952,664,681,029,632');
  await expect(square(page, 2, 6)).toHaveAccessibleName('row 2, column 6, bit 13, set');
  await square(page, 2, 6).click();
  await expect(field(page, 'Hexadecimal')).toHaveValue('4004 8002 1001 0000');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Hexadecimal')).toHaveValue('4004 8002 1001 2000');
  await field(page, 'Decimal').fill('255');
  await expect(field(page, 'Hexadecimal')).toHaveValue('0000 0000 0000 00FF');
  await expect(square(page, 1, 8)).toHaveAccessibleName(/set$/);
  await field(page, 'Binary').fill('1'.padEnd(64, '0'));
  await expect(field(page, 'Hexadecimal')).toHaveValue('8000 0000 0000 0000');
  await field(page, 'Hexadecimal').fill('0x8002');
  await expect(field(page, 'Decimal')).toHaveValue('32,770');
  await page.getByRole('button', { name: 'columns are bytes' }).click();
  await expect(field(page, 'Hexadecimal')).toHaveValue('0000 0000 0000 8002');
  await expect(square(page, 2, 1)).toHaveAccessibleName('row 2, column 1, bit 1, set');
  await expect(square(page, 8, 2)).toHaveAccessibleName('row 8, column 2, bit 15, set');
});

test('a malformed word is reported in one line, and stays in its field', { tag: '@soak' }, async ({ page }) => {
  await lab(page);
  for (const [name, text, line] of [
    ['Hexadecimal', 'f'.repeat(17), '17 digits are too many'],
    ['Hexadecimal', '12g4', 'Character 3, “g”'],
    ['Decimal', '18446744073709551616', 'more than 64 bits'],
    ['Binary', '102', 'Character 3, “2”'],
  ] as const) {
    await field(page, name).fill(text);
    await expect(page.getByRole('status').filter({ hasText: line })).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(square(page, 2, 6)).toHaveAccessibleName(/set$/);
  }
  await field(page, 'Hexadecimal').fill('1');
  await expect(field(page, 'Hexadecimal')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'Decimal')).toHaveValue('1');
});

test('every trick steps to its answer', { tag: '@soak' }, async ({ page }) => {
  await lab(page);
  const answers: Readonly<Record<string, string>> = {
    'Keep only the lowest 1': '0000 0000 0000 2000',
    'Clear the lowest 1': '4004 8002 1001 0000',
    'Find the lowest 1 by halving': '0000 0000 0000 000D',
    'Count bits by shifting': '0000 0000 0000 0007',
    'Count bits by clearing the lowest': '0000 0000 0000 0007',
    'Count bits by a table': '0000 0000 0000 0007',
    'Count bits, 64 at once': '0000 0000 0000 0007',
    'Count the bits of one byte': '0000 0000 0000 0000',
    'Count bits in eight bytes at once': '0101 0101 0101 0100',
    'Add up eight bytes': '0000 0000 0000 00F7',
    'Is any byte full?': '0000 0000 0000 0000',
    'Does any byte lack at most one bit?': '0000 0000 0000 0000',
    'Gather a column into a byte': '0000 0000 0000 0004',
    'Spread a byte over a column': '0000 0000 0000 0000',
    Knights: '4A0A 8400 110A 8000',
  };
  for (const [name, answer] of Object.entries(answers)) {
    await menu(page).selectOption({ label: name });
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(stageOf(page)).toContainText('operation 0');
    if (name !== 'Knights') await endsWith(page, answer, name);
  }
});

test('carries appear in the story, and the keys step as in every room', { tag: '@soak' }, async ({ page }) => {
  await lab(page);
  await page.keyboard.press('ArrowRight');
  await expect(story(page)).toContainText('Every bit of x is inverted');
  await page.keyboard.press('ArrowRight');
  await expect(story(page)).toContainText('The carry runs through 13 places and stops in row 2, column 6.');
  await expect(page).toHaveURL(/~lowest~2/);
  await page.keyboard.press('End');
  await expect(shown(page)).toHaveText('0000 0000 0000 2000');
  await page.keyboard.press('Home');
  await expect(stageOf(page)).toHaveText('operation 0 of 3');
  await press(page, 'Play');
  await expect(stageOf(page)).toHaveText('operation 3 of 3');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('each piece shows its moves, and four methods agree on their number', { tag: '@soak' }, async ({ page }) => {
  await lab(page, '1~rows~knights');
  for (const [name, moves] of [
    ['Knights', 2],
    ['Kings', 3],
    ['Queens', 21],
    ['Rooks', 14],
    ['Bishops', 7],
    ['Pawns’ captures, up the board', 0],
    ['Pawns’ captures, down the board', 1],
  ] as const) {
    await menu(page).selectOption({ label: name });
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /, attacked/ })).toHaveCount(moves);
    for (const method of ['by shifting', 'by clearing', 'by the table', 'by the distance'])
      await expect(count(page, method), `${name} ${method}`).toHaveText(String(moves));
    await expect(page.getByText('All methods agree.')).toBeVisible();
  }
});

test('several knights move at once, and one jumps through the edge if a mask is off', { tag: '@soak' }, async ({
  page,
}) => {
  await lab(page, '1000000~rows~knights');
  await expect(square(page, 2, 7)).not.toHaveAccessibleName(/edge/);
  await page.getByRole('checkbox', { name: 'notGH' }).uncheck();
  await expect(square(page, 2, 7)).toHaveAccessibleName(/reached over the edge$/);
  await expect(page).toHaveURL(/notGH/);
  await page.getByRole('checkbox', { name: 'notGH' }).check();
  await expect(square(page, 2, 7)).not.toHaveAccessibleName(/edge/);
  await square(page, 5, 5).click();
  await expect(count(page, 'by shifting')).toHaveText('12');
  await expect(count(page, 'by the distance')).toHaveText('for a single piece');
});

test('a trick is edited as a pipeline, and an unreadable pipeline is not used', { tag: '@soak' }, async ({ page }) => {
  await lab(page, 'c~rows~lowest');
  await page.getByRole('button', { name: 'Edit as a pipeline' }).click();
  const text = field(page, 'Pipeline, one stage a line');
  await expect(text).toHaveValue('not x\nadd s1 1\nand x s2');
  await text.fill('negate x\nand x s2');
  await expect(
    page.getByRole('status').filter({ hasText: 'Stage 2 works on stage 2, which does not come before it.' }),
  ).toBeVisible();
  await expect(stageOf(page)).toContainText('of 3');
  await text.fill('negate x\nand x s1');
  await expect(stageOf(page)).toContainText('of 2');
  await text.press('Tab');
  await page.getByLabel('Operation').selectOption('shift left');
  await page.getByLabel('Second operand').fill('3');
  await page.getByRole('button', { name: 'Add a stage' }).click();
  await expect(text).toHaveValue('negate x\nand x s1\nleft s2 3');
  await press(page, 'Last stage');
  await expect(shown(page)).toHaveText('0000 0000 0000 0020');
  await page.getByRole('button', { name: 'Remove the last stage' }).click();
  await expect(stageOf(page)).toContainText('of 2');
});

test('a link restores the lab, and a bad one is reported', async ({ page }) => {
  await lab(page, '1000000~columns~*negate_x.and_x_s1~2');
  await expect(field(page, 'Hexadecimal')).toHaveValue('0000 0000 0100 0000');
  await expect(page.getByRole('button', { name: 'columns are bytes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(stageOf(page)).toHaveText('operation 2 of 2');
  await square(page, 1, 1).click();
  await expect(page).toHaveURL(/own=1000001~columns~\*negate_x\.and_x_s1~2/);
  await page.reload();
  await expect(field(page, 'Hexadecimal')).toHaveValue('0000 0000 0100 0001');
  await expect(stageOf(page)).toHaveText('operation 2 of 2');
  await page.goto('./#1&view=bits&n=8&own=zz~rows');
  await page.reload();
  await expect(page.getByText('This part of the page cannot read the link completely')).toBeVisible();
  await expect(square(page, 2, 6)).toHaveAccessibleName(/set$/);
});

test('the examples of the articles open: a knight leaves the board where a mask is off, and the misprint is corrected', {
  tag: '@soak',
}, async ({ page }) => {
  await lab(page);
  await page.getByText('Examples from the articles').click();
  const open = (words: RegExp) =>
    page.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Show' });
  await open(/knight of a4/).click();
  await expect(square(page, 2, 7)).toHaveAccessibleName(/reached over the edge/);
  await open(/22 & −22/).click();
  await endsWith(page, '0000 0000 0000 0002');
  await open(/misprint/).click();
  await endsWith(page, '0008 0000 0008 0000');
  await page.getByRole('button', { name: '7 − x + y' }).click();
  await expect(page).toHaveURL(/~difference$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '7 − x + y' })).toHaveAttribute('aria-pressed', 'true');
});

test('the forms of a trick are measured side by side', { tag: '@soak' }, async ({ page }) => {
  await lab(page);
  await expect(page.getByRole('row', { name: /BLSI/ })).toContainText('wasm has none; emulated');
  await menu(page).selectOption({ label: 'Find the lowest 1 by halving' });
  await page.getByRole('button', { name: 'Measure the speed' }).click();
  for (const form of ['by halving', 'place by place', 'i64.ctz'])
    await expect(page.getByRole('row', { name: new RegExp(form) }).locator('.bar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Measure the speed' })).toBeEnabled();
});

for (const [what, own, width] of sample([
  ['a pipeline on a phone', '1000000~columns~*negate_x.and_x_s1~2', 390],
  ['a trick', '4004800210012000~rows~lowest~2', 1280],
  ['knights with a mask off', '1000000~rows~knights~3~notGH', 1280],
] as const)) {
  test(`axe finds nothing on ${what}`, { tag: '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await lab(page, own);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
