// Another rule for the board: it is chosen in the title, by links and by undo, and the marks and answers of the Board follow it.

import type { Locator, Page } from '@playwright/test';
import reference from '../../data/rules.json' with { type: 'json' };
import { sample } from '../soak';
import { cell, expect, expectAccessible, figure, open, paste, test } from './page';
import { chooseSearch, searchButton } from './run';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
// The links of earlier versions, in which other rules had a room of their own.
const linkTo = (rule: string, size: number, set = '', more = ''): string =>
  `#2&view=rules&rule=${encodeURIComponent(rule)}&n=${size}&columns=${size}&pieces=${size}&walls=${more}&set=${set}`;

test('the rule is chosen in the title: the board, the figure, the address and undo follow', async ({ page }) => {
  await open(page);
  await button(page, /^queens/).click();
  await button(page, /^Rooks/).click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/rook/);
  await expect(figure(page)).toHaveText('720');
  await expect(page).toHaveURL(/#2&view=board&rule=rooks&n=8/);
  await button(page, 'Clear').click();
  await expect(figure(page)).toHaveText('40,320');
  await expect(page.getByText('counted here, and agrees')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/queen/);
  await expect(figure(page)).toHaveText('6');
});

test('a choice made while an earlier choice waits for the engine is combined with the earlier choice', async ({
  page,
}) => {
  let release = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/engine\/queens(-simd)?\.wasm$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await open(page);
  await button(page, /^queens/).click();
  await button(page, /^Rooks/).click();
  await expect(button(page, /^Rooks/)).toHaveAttribute('aria-pressed', 'true');
  await button(page, /^Torus/).click();
  await page.getByLabel('Columns').fill('7');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/#2&view=board&rule=rooks(\+|%2B)torus&n=8&columns=7/);
  await expect(page.getByRole('grid', { name: '8 by 7 board' })).toBeVisible();
});

test('axe finds nothing on the choice of the rule', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await button(page, /^queens/).click();
  await expect(button(page, /^Rooks/)).toBeVisible();
  await expectAccessible(page);
});

test('a link leads to a torus, where two queens leave one way; Complete finds it, and blame names the pieces', async ({
  page,
}) => {
  await open(page, linkTo('queens+torus', 7, '9.29'));
  await expect(figure(page)).toHaveText('1');
  await button(page, 'Complete').click();
  await expect(page.getByText('7 pieces placed and none attacks another')).toBeVisible();
  await cell(page, 1, 7).click();
  await expect(figure(page)).toHaveText('0');
  await expect(page.getByText(/alone leave no solution/)).toBeVisible();
  await cell(page, 1, 1).click();
  await expect(page.getByText('Attacked by the piece on row 1, column 7.')).toBeVisible();
});

test('another rule ends a count that is under way', { tag: '@soak' }, async ({ page }) => {
  await open(page, linkTo('queens+cylinder', 19));
  await button(page, /^queens on a cylinder/).click();
  await button(page, 'Count').click();
  await expect(page.getByRole('heading', { name: 'Counting' })).toBeVisible();
  await button(page, /^Knights/).click();
  await expect(page.getByRole('heading', { name: 'Counting' })).toHaveCount(0);
  await expect(cell(page, 1, 1)).toBeVisible();
});

test('Escape closes the choice of the rule, and walls are set until the choice is done', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, linkTo('queens', 8, '9'));
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(1);
  await button(page, /^queens/).click();
  await expect(button(page, 'Done')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Done')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await button(page, /^queens/).click();
  await page.getByLabel('tap squares to set walls').click();
  await expect(page.getByText('Tap squares to set or remove walls.')).toBeInViewport();
  await cell(page, 5, 5).click();
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/wall/);
  await button(page, 'Done').click();
  await cell(page, 6, 7).click();
  await expect(cell(page, 6, 7)).toHaveAccessibleName(/queen/);
});

test('a torus whose size 2 or 3 divides is shown with the reason why it has no solution', { tag: '@soak' }, async ({
  page,
}) => {
  for (const [size, why] of [
    [4, 'n divides that only where n is odd'],
    [9, 'never where 3 divides n'],
  ] as const) {
    await open(page, linkTo('queens+torus', size));
    await expect(page.getByRole('gridcell')).toHaveCount(size * size);
    await expect(page.getByText(why)).toBeVisible();
  }
});

test('a question about the empty board names the present pieces, and restores them', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, linkTo('queens+torus', 8, '19'));
  await expect(figure(page)).toHaveText('0');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '6 pieces' })).toBeVisible();
  await expect(page.getByText('your piece is set aside for now')).toBeVisible();
  await button(page, 'Back to my pieces').click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(1);
});

test('a row may have several pieces if the rule allows it, and a wall protects the queen behind it', {
  tag: '@soak',
}, async ({ page }) => {
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

test('formulas are read as they are typed, with the place of a mistake', async ({ page }) => {
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

test('a link leads to each rule, and its number of ways is the published number', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, linkTo('rooks', 4));
  const known = reference.counts.filter(({ shape, terms }) => shape === 'square' && '5' in terms);
  expect(known.length).toBeGreaterThan(12);
  for (const { rule, terms } of known) {
    await page.evaluate((hash) => location.assign(hash), linkTo(rule, 5));
    await expect(figure(page), rule).toHaveText(Number(new Map(Object.entries(terms)).get('5')).toLocaleString('en'));
    // For classic queens, the line is next to the choice of the rule.
    if (rule === 'queens') await button(page, /^queens/).click();
    await expect(page.getByText('counted here, and agrees'), rule).toBeVisible();
  }
});

for (const [what, hash, line] of sample([
  ['an unknown rule', linkTo('dragons', 8), 'There is no rule called “dragons”'],
  ['a law on a torus', linkTo('toggled+torus', 8), 'this rule is for queens on a plane board without walls'],
  ['a board too large', linkTo('rooks', 1_000), 'a board has 1 to 32 rows and columns'],
] as const)) {
  test(`${what} in a link is reported in one line, and the board does not change`, { tag: '@soak' }, async ({
    page,
  }) => {
    await open(page, hash);
    await expect(page.getByRole('status').filter({ hasText: line })).toBeVisible();
    await expect(figure(page)).toHaveText('6');
  });
}

test('two armies at peace have different names and are shown with their published number', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, linkTo('queens', 5));
  await button(page, /^queens/).click();
  await expect(figure(page)).toHaveText('10');
  await page.getByRole('combobox', { name: 'What to prove' }).selectOption('two peaceable armies');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '4 against 4' })).toBeVisible();
  for (const army of ['round', 'square'])
    await expect(page.getByRole('gridcell', { name: new RegExp(`queen of the ${army} army`) })).toHaveCount(4);
  await expect(page.getByText('A250000: 4 on the empty board')).toBeVisible();
});

test('the fewest queens that attack every square, and their number of ways, appear next to the published numbers', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, linkTo('queens', 6));
  await button(page, /^queens/).click();
  await page.getByRole('combobox', { name: 'What to prove' }).selectOption('fewest to attack every square');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '3 pieces' })).toBeVisible();
  await expect(page.getByText('There are 4 ways')).toBeVisible();
  for (const published of ['A075458: 3 on the empty board', 'A002564: 4 on the empty board'])
    await expect(page.getByRole('paragraph').filter({ hasText: published })).toContainText('counted here, and agrees');
});

test('the most pieces are found, and it is proved that one more is too many', { tag: '@soak' }, async ({ page }) => {
  await open(page, linkTo('bishops', 5));
  await expect(figure(page)).toHaveText('3,368');
  await button(page, 'Prove').click();
  await expect(page.getByRole('heading', { name: '8 pieces' })).toBeVisible();
  await expect(page.getByText('one more is too many')).toBeVisible();
  await page.getByRole('combobox', { name: 'What to prove' }).selectOption('fewest to attack every square');
  await button(page, 'Prove').click();
  await expect(page.getByText('no fewer do')).toBeVisible();
});

test('Watch leads to the run under the rule, whose link restores rule, board and step; other searches name suitable searches', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, linkTo('knights', 4, '5'));
  await expect(figure(page)).not.toHaveText('…');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Watch').click();
  await expect(searchButton(page)).toHaveAccessibleName('Search: by rule');
  await expect(page.getByText('Pieces to set:').first()).toBeVisible();
  await button(page, 'Step forward').click();
  await button(page, 'Step forward').click();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).toHaveCount(3);
  await button(page, 'Step back').click();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).toHaveCount(2);
  await expect(page).toHaveURL(/#2&view=theatre&rule=knights&n=4.*&search=by-rule&seed=1&step=1$/);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).toHaveCount(2);
  await chooseSearch(page, 'bitmask');
  await expect(page.getByText('The search “by rule” works with every rule.').first()).toBeVisible();
  await button(page, 'by rule').click();
  await expect(page.getByText('Pieces to set:').first()).toBeVisible();
});

test('another rule ends a playing run: the Board has the new rule, and can be watched from the start', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, `${linkTo('knights', 6).replace('view=rules', 'view=theatre')}&search=by-rule&seed=1&step=0`);
  await expect(button(page, 'Step forward')).toBeEnabled();
  await button(page, /^Play/).click();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).not.toHaveCount(0);
  await button(page, /^knights/).click();
  await expect(button(page, 'Complete')).toBeVisible();
  await button(page, /^Kings/).click();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Watch', exact: true })
    .first()
    .click();
  await expect(button(page, 'Step forward')).toBeEnabled();
  await expect(page.getByRole('gridcell', { name: /, king/ })).toHaveCount(0);
  await button(page, 'Step forward').click();
  await expect(page.getByRole('gridcell', { name: /, king/ })).toHaveCount(1);
});

test('links to rooms that know only queens also keep the rule, and each says whether it follows it', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, linkTo('knights', 4, '5'));
  for (const room of ['Count', 'Play']) {
    const link = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: room, exact: true }).first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#2&view=${room.toLowerCase()}&rule=knights&n=4`));
    await page.reload();
    await expect(link).toHaveAttribute('aria-current', 'page');
    if (room === 'Count') await expect(page.getByText('which works in Board, Watch and All solutions')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Board', exact: true }).first().click();
  await expect(page.getByRole('gridcell', { name: /, knight/ })).toHaveCount(1);
});

test('the solutions under a rule are listed in its orbits, and one of them is placed on the board', async ({
  page,
}) => {
  await open(page, `${linkTo('queens+torus', 5).replace('view=rules', 'view=solutions')}&search=by-rule&seed=1&step=0`);
  const ways = page.getByRole('option');
  await expect(ways).toHaveCount(10);
  // The arrows lead along a row of the gallery, and down to the next.
  const tops = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const wide = tops.findIndex((top) => top !== tops[0]);
  await ways.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(ways.nth(wide)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(ways.nth(1)).toHaveAttribute('aria-selected', 'true');
  await button(page, /^\d+ orbits$/).click();
  await page.getByRole('option').last().click();
  await button(page, 'Place on the Board').click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(5);
  await expect(page).toHaveURL(/#2&view=board&rule=queens%2Btorus/);
});

test('Another shows a new solution each time, until all were shown', { tag: '@soak' }, async ({ page }) => {
  await open(page, linkTo('queens', 4, '', '15'));
  await expect(figure(page)).toHaveText('2');
  const found = async (): Promise<string> => {
    await expect(page.getByText('pieces placed and none attacks another')).toBeVisible();
    return (
      await page
        .getByRole('gridcell', { name: /, queen/ })
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))
    ).join();
  };
  await button(page, 'Complete').click();
  const first = await found();
  await button(page, 'Another').click();
  await expect.poll(found).not.toBe(first);
  await button(page, 'Another').click();
  await expect(page.getByText('There are no others: you have seen all 2')).toBeVisible();
});

test('a run under the rule is watched on the Board itself, and its link restores the step', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, linkTo('rooks', 4, '5'));
  await expect(button(page, 'Complete')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transport' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Transport' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, rook/ })).toHaveCount(2);
  await expect(page).toHaveURL(/#2&view=board&rule=rooks&n=4.*&search=by-rule&seed=1&step=1$/);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /, rook/ })).toHaveCount(2);
  // A later answer is shown over the run.
  await button(page, 'Complete').click();
  await expect(page.getByRole('gridcell', { name: /, rook/ })).toHaveCount(4);
});

test('a board is pasted with its rule, and undo restores the previous board', async ({ page }) => {
  await open(page);
  await paste(page, 'kings\n. . .\n. Q .\n. . .');
  await expect(button(page, /^kings/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, king/ })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(2);
});

test('a link of an earlier version to the room of rules opens the choice on the Board', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, '#1&view=rules&n=6');
  await expect(button(page, /^Rooks/)).toBeVisible();
  await expect(figure(page)).toHaveText('4');
  await button(page, 'Done').click();
  await expect(button(page, /^Rooks/)).toHaveCount(0);
  await expect(page).toHaveTitle('6 queens: Board');
});

test('changes of the board are announced by piece, and a square can be marked', { tag: '@soak' }, async ({ page }) => {
  await open(page, linkTo('kings', 4, '5'));
  await expect(button(page, /^kings/)).toBeVisible();
  await cell(page, 4, 4).click();
  await expect(page.getByText('Piece set on row 4, column 4.')).toBeAttached();
  await cell(page, 4, 4).press('Delete');
  await expect(page.getByText('Piece removed from row 4, column 4.')).toBeAttached();
  await cell(page, 1, 4).press('m');
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/not here/);
});
