// Another rule for the board: chosen in the title, in links, in undo; and what the Board shows and answers follows it.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, expectAccessible, figure, open, test } from './page';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const linkTo = (rule: string, size: number, set = '', more = ''): string =>
  `#2&view=rules&rule=${encodeURIComponent(rule)}&n=${size}&columns=${size}&pieces=${size}&walls=${more}&set=${set}`;

test('the rule is chosen in the title: the board, the figure, the address and undo follow', async ({ page }) => {
  await open(page);
  await button(page, /^queens/).click();
  await button(page, /^Rooks/).click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/rook/);
  await expect(figure(page)).toHaveText('720');
  await expect(page).toHaveURL(/#2&view=rules&rule=rooks&n=8/);
  await button(page, 'Clear the board').click();
  await expect(figure(page)).toHaveText('40,320');
  await expect(page.getByText('counted here, and agrees')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/queen/);
  await expect(figure(page)).toHaveText('6');
  await expectAccessible(page);
});

test('a link leads to a torus, where two queens leave one way; Complete finds it, and blame names the pieces', async ({
  page,
}) => {
  await open(page, linkTo('queens+torus', 7, '9.29'));
  await expect(figure(page)).toHaveText('1');
  await button(page, 'Complete').click();
  await expect(page.getByText('7 pieces stand and none attacks another')).toBeVisible();
  await cell(page, 1, 7).click();
  await expect(figure(page)).toHaveText('0');
  await button(page, 'Complete').click();
  await expect(page.getByText(/alone leave no way to finish/)).toBeVisible();
  await cell(page, 6, 6).click();
  await expect(page.getByRole('heading', { name: /conflict/ })).toBeVisible();
});

test('another rule ends a count that is under way', async ({ page }) => {
  await open(page, linkTo('queens+cylinder', 14));
  await button(page, /^queens on a cylinder/).click();
  await button(page, 'Count').click();
  await button(page, /^Knights/).click();
  await expect(page.getByRole('heading', { name: 'Counting' })).toHaveCount(0);
  await expect(cell(page, 1, 1)).toBeVisible();
});

test('several pieces stand in a row where the rule lets them, and a wall lets a queen stand behind it', async ({
  page,
}) => {
  await open(page, linkTo('kings', 4));
  await expect(button(page, /^kings/)).toBeVisible();
  await cell(page, 1, 1).click();
  await cell(page, 1, 3).click();
  await expect(page.getByRole('gridcell', { name: /, king/ })).toHaveCount(2);
  await open(page, linkTo('queens', 6, '', '13'));
  await expect(button(page, /^queens with 1 wall/)).toBeVisible();
  await cell(page, 3, 1).click();
  await expect(cell(page, 3, 3)).not.toHaveAccessibleName(/attacked by row 3, column 1/);
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/wall/);
});

test('formulas are read as they are typed, with the place of what is wrong', async ({ page }) => {
  await open(page, linkTo('formula:n + j - i;i + j', 7));
  await expect(figure(page)).toHaveText('40');
  await button(page, /^queens by formula/).click();
  const first = page.getByRole('textbox', { name: 'r =' });
  await first.fill('(i + j');
  await expect(page.getByText('Formula 1, character 1: this bracket is not closed')).toBeVisible();
  await expect(figure(page)).toHaveText('40');
  await first.fill('(i + j) mod n');
  await page.getByRole('textbox', { name: 't =' }).fill('(i - j) mod n');
  await expect(figure(page)).toHaveText('28');
});

for (const [what, hash, line] of [
  ['a rule that nobody knows', linkTo('dragons', 8), 'There is no rule called "dragons"'],
  ['a law on a torus', linkTo('toggled+torus', 8), 'this rule is for queens on a plane board without walls'],
  ['a board too large', linkTo('rooks', 1_000), 'a board has 1 to 32 rows and columns'],
] as const) {
  test(`${what} costs one line, and the board is as it was`, async ({ page }) => {
    await open(page, hash);
    await expect(page.getByRole('status').filter({ hasText: line })).toBeVisible();
    await expect(figure(page)).toHaveText('6');
  });
}

test('two armies stand at peace, told apart by name, beside what is published', async ({ page }) => {
  await open(page, linkTo('queens', 5));
  await page.getByRole('combobox', { name: 'What to prove' }).selectOption('two peaceable armies');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '4 against 4' })).toBeVisible();
  for (const army of ['round', 'square'])
    await expect(page.getByRole('gridcell', { name: new RegExp(`queen of the ${army} army`) })).toHaveCount(4);
  await expect(page.getByText('A250000: 4 on the empty board')).toBeVisible();
});

test('the most pieces are found, and it is proved that one more is too many', async ({ page }) => {
  await open(page, linkTo('bishops', 5));
  await expect(figure(page)).toHaveText('3,368');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '8 pieces' })).toBeVisible();
  await expect(page.getByText('one more is too many')).toBeVisible();
  await page.getByRole('combobox', { name: 'What to prove' }).selectOption('fewest to attack all');
  await button(page, 'Prove').click();
  await expect(page.getByText('fewer do not suffice')).toBeVisible();
});
