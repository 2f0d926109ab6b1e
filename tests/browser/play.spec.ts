// The Play room: puzzles by mouse and by keyboard, hints, the days; the game for two to its end.

import type { Locator, Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, test } from './page';

const play = (own = ''): string =>
  `#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0${own && `&own=${own}`}`;

/** Two queens given on 8 x 8, and the one way to finish. */
const GIVEN = 'own-completion-0.0.0.6.0.0.7.4';
const WAY = [8, 3, 1, 6, 2, 5, 7, 4];
const MISSING = [1, 2, 3, 5, 6];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
/** A button for a kind of puzzle on the first page of Play. */
const kind = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Kind' }).getByRole('button', { name });
const free = (page: Page): Locator => page.getByRole('gridcell', { name: /, open/ });
/** Finds the visible copy of a text: the keys of a narrow window contain the same sentence. */
const visibleText = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true });
const verdict = (page: Page): Locator => page.locator('.verdict h2');

/** Moves until the game is over, and waits for the reply to each move. */
async function playOut(page: Page, move: () => Promise<void>): Promise<void> {
  const queens = page.getByRole('gridcell', { name: /(white|black) queen/ });
  while ((await free(page).count()) > 0) {
    const before = await queens.count();
    await move();
    await expect.poll(() => queens.count()).toBeGreaterThan(before);
    await expect(page.getByText('is thinking')).toHaveCount(0);
  }
}

test('a game that can be won is won against the perfect engine by the marked squares', async ({ page }) => {
  // A344227: the first player wins the classic game on 5 x 5.
  await open(page, play('game-5-lines-perfect-white-'));
  await page.getByLabel('show winning moves').check();
  await expect(verdict(page)).toHaveText('White can win');
  await playOut(page, () =>
    page
      .getByRole('gridcell', { name: /a queen here wins/ })
      .first()
      .click(),
  );
  await expect(verdict(page)).toHaveText('White wins with the last queen');
});

test('a game is lost by keyboard alone; undo gives the turn back', { tag: '@soak' }, async ({ page }) => {
  // The second player loses on 4 x 4, and the engine makes the first move.
  await open(page, play('game-4-lines-perfect-black-'));
  await expect(page.getByRole('gridcell', { name: /white queen/ })).toHaveCount(1);
  await playOut(page, async () => {
    await free(page).first().focus();
    await page.keyboard.press('Enter');
  });
  await expect(verdict(page)).toHaveText('White wins with the last queen');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(free(page)).not.toHaveCount(0);
  await expect(page.locator('.score li[data-now]')).toContainText('Black');
});

test('a turn that runs out is passed, and two of them end the game; with a clock for the game, the first player out of time loses', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, play('game-4-ownColour-person-white-'));
  await page.getByLabel('Clock').selectOption('30 seconds a turn');
  await cell(page, 1, 1).click();
  await page.clock.fastForward(31_000);
  await expect(visibleText(page, 'Black’s time ran out, so the turn passed to White.')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(verdict(page)).toHaveText('White wins, 1 to 0');
  await page.getByLabel('Clock').selectOption('5 minutes each');
  await button(page, 'Play again').first().click();
  await cell(page, 1, 1).click();
  await page.clock.fastForward(301_000);
  await expect(verdict(page)).toHaveText('Black’s time has run out: White wins');
});

test('two people set queens in turn on one board, and the link restores the game', async ({ page, context }) => {
  await open(page, play('game-6-ownColour-person-white-'));
  await cell(page, 1, 2).click();
  await cell(page, 1, 5).click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/white queen/);
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/black queen, the last move/);
  await expect(page).toHaveURL(/game-6-ownColour-person-white-1\.4/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cell(other, 1, 5)).toHaveAccessibleName(/black queen/);
  await button(page, 'Resign').click();
  await expect(verdict(page)).toHaveText('White has resigned: Black wins');
});

test('one choice opens a puzzle of another kind, size or grade', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Play' }).first().click();
  await kind(page, 'Completion').click();
  await expect(page.getByRole('gridcell', { name: /queen, given/ }).first()).toBeVisible();
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
  await button(page, 'Back to Play').click();
  await kind(page, 'Regions').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/region [A-H]/);
  await page.getByLabel('Size').selectOption('6');
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await page.getByLabel('Grade').selectOption('medium');
  await expect(page.locator('.grade__word')).toHaveText('medium');
  await expect(page).toHaveURL(/own=regions-6-medium-\d+$/);
});

test('a puzzle is solved by mouse: given queens stay, and a hint leads back from a wrong queen', async ({ page }) => {
  await open(page, play(GIVEN));
  await cell(page, 4, 6).click();
  await expect(cell(page, 4, 6)).toHaveAccessibleName(/queen, given/);
  await cell(page, 1, 5).click();
  await page.getByLabel('point out mistakes').check();
  await expect(visibleText(page, 'The queen on row 1, column 5 is wrong.')).toBeVisible();
  await button(page, 'Back to the last good step').click();
  await expect(cell(page, 1, 5)).not.toHaveAccessibleName(/queen/);
  for (const row of MISSING) await cell(page, row, WAY[row - 1] ?? 0).click();
  await expect(verdict(page)).toHaveText(/^Solved in 0:\d\d$/);
  await expect(page.locator('.shared')).toHaveText(/8 × 8, .*no hint\s+🟦⬜🟦🟦🟦🟦🟦$/);
  // The solution plays backwards from its last step.
  await button(page, 'Play backwards').click();
  await expect(page.getByText(/has one free square left/)).toBeVisible();
  await button(page, 'Pause').click();
  await page.keyboard.press('Home');
  await expect(button(page, 'First step')).toBeDisabled();
  // The solution plays to its end at full speed.
  await page.getByLabel('speed').focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('All queens are placed.')).toBeVisible();
  await button(page, 'Back to your board').click();
  await button(page, 'Watch a search find it').click();
  await expect(page.getByRole('link', { name: 'Watch' }).first()).toHaveAttribute('aria-current', 'page');
  await expect(cell(page, 4, 6)).toHaveAccessibleName(/queen/);
});

test('a kind opens with the size and grade that were chosen last, and the previous puzzle can be restored', async ({
  page,
}) => {
  await page.goto(`./${play()}`);
  await kind(page, 'Completion').click();
  await page.getByLabel('Size').selectOption('6');
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await page.getByLabel('Grade').selectOption('medium');
  await expect(page).toHaveURL(/own=completion-6-medium-\d+$/);
  const address = page.url();
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
  await button(page, 'New puzzle').click();
  await expect(page).not.toHaveURL(address);
  await button(page, 'Back to the previous puzzle').click();
  await expect(page).toHaveURL(address);
  await page.goto('about:blank');
  await page.goto(`./${play()}`);
  await kind(page, 'Completion').click();
  await expect(page).toHaveURL(/own=completion-6-medium-\d+$/);
});

test('the shelf has every size and grade, and puzzles in progress are marked there', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, play('completion-8-medium-2'));
  await button(page, 'Do it').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queens-play') ?? '')).toContain('completion-8');
  await button(page, 'Back to Play').click();
  await button(page, 'Library').click();
  await expect(button(page, '8 × 8, medium, 2 of 3, begun')).toBeVisible();
  await expect(page.getByText('None: all puzzles of this size are easy or medium.')).toHaveCount(2);
  // All pictures appear without a wait, even the eleven regions of a puzzle that takes seconds to make.
  await page.getByRole('button', { name: 'regions', exact: true }).click();
  await expect(button(page, '11 × 11, expert, 3 of 3, not played').locator('.pic__tint')).toHaveCount(11);
  await button(page, /^completion$/).click();
  const easy = button(page, '5 × 5, easy, 1 of 3, not played');
  await expect(easy).toContainText('given');
  await easy.click();
  await expect(page.getByRole('gridcell')).toHaveCount(25);
  await expect(page).toHaveURL(/own=completion-5-easy-1$/);
});

test('shortcut keys work at once in a puzzle that was just opened', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Play' }).click();
  await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'Completion' }).click();
  await expect(page).toHaveURL(/own=completion-\d+-easy-\d+/);
  const seed = (): number => Number(/easy-(\d+)/.exec(page.url())?.[1]);
  const first = seed();
  for (const next of [first + 1, first + 2]) {
    await page.keyboard.press('n');
    await expect.poll(seed).toBe(next);
  }
  await page.keyboard.press('h');
  await expect(button(page, 'Where')).toHaveAttribute('aria-pressed', 'true');
});

test('a puzzle is solved by keyboard, with marks and hints in three degrees', async ({ page }) => {
  await open(page, play(GIVEN));
  await cell(page, 1, 1).focus();
  await page.keyboard.press('m');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/marked “not here”/);
  await button(page, 'Where').press('Enter');
  await expect(page.locator('.hint .explanation')).toHaveText(/^Look at/);
  await button(page, 'Why').press('Enter');
  await expect(page.getByRole('gridcell', { name: /no queen can stand here|the queen stands here/ })).not.toHaveCount(
    0,
  );
  await button(page, 'May I guess?').press('Enter');
  await expect(page.getByText(/No need to|no simpler way/)).toBeVisible();
  await cell(page, 1, 1).focus();
  for (const row of MISSING) {
    await page.keyboard.press('Home');
    for (let at = 1; at < row; at++) if (row !== 1) await page.keyboard.press('ArrowDown');
    for (let at = 1; at < (WAY[row - 1] ?? 0); at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageUp');
  }
  await expect(verdict(page)).toHaveText(/^Solved in/);
});

test('today’s puzzle is begun, found again after a reload, solved, and in the calendar', async ({ page }) => {
  // A Monday, the easiest day of the week.
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00'));
  await page.goto(`./${play('shelf-2026-11')}`);
  await button(page, '23 November 2026, not played').click();
  await expect(page.getByText('Daily completion, 23 November 2026')).toBeVisible();
  await button(page, 'Do it').click();
  await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queens-play') ?? '')).toContain('day-2026-11-23');
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
  for (;;) {
    await expect(button(page, 'Do it').or(verdict(page))).toBeVisible();
    if (await verdict(page).isVisible()) break;
    const queens = await page.getByRole('gridcell', { name: /your queen/ }).count();
    await button(page, 'Do it').click();
    await expect.poll(() => page.getByRole('gridcell', { name: /your queen/ }).count()).toBeGreaterThan(queens);
  }
  await expect(page.locator('.shared')).toHaveText(/^Queens, completion of 23 November 2026\s+\d+ × \d+, easy/);
  await button(page, 'Back to Play').click();
  await button(page, 'Library').click();
  await expect(button(page, '23 November 2026, solved')).toBeVisible();
  await expect(button(page, '24 November 2026, still to come')).toBeDisabled();
});

test('a puzzle of one’s own shows its number of solutions, or the culprits, and can be played', async ({ page }) => {
  // Four ways to finish, and one way with a queen on row 2, column 7.
  await open(page, play('edit-own-completion-0.0.0.0.0.0.4.6'));
  await expect(visibleText(page, '4 ways to finish')).toBeVisible();
  await button(page, 'Show a way').click();
  await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(6);
  await button(page, 'Another way').click();
  await expect(visibleText(page, 'Way 2 of 4.')).toBeVisible();
  await button(page, 'Hide the way').click();
  await cell(page, 1, 1).click();
  await expect(visibleText(page, 'No way to finish')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /to blame/ })).not.toHaveCount(0);
  await button(page, 'Undo').click();
  await cell(page, 2, 7).click();
  await expect(visibleText(page, 'One way to finish: it is a puzzle.')).toBeVisible();
  await expect(page.locator('.grade__word')).toHaveText('medium');
  await button(page, 'Play this puzzle').click();
  await expect(cell(page, 2, 7)).toHaveAccessibleName(/queen, given/);
  await expect(page).toHaveURL(/own=own-completion-0\.7\.0\.0\.0\.0\.4\.6$/);
});

test('the fewest additional queens are shown with all equally small choices', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('edit-own-completion-0.0.0.0.0.0.4.6'));
  await button(page, 'Add the fewest queens that leave one solution').click();
  const choices = page.getByRole('button', { name: /^row \d, column \d.*\(/ });
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(visibleText(page, 'One way to finish: it is a puzzle.')).toBeVisible();
  const given = page.getByRole('gridcell', { name: /queen, given/ });
  await expect(given).toHaveCount(3);
  const first = await given.first().getAttribute('aria-label');
  await choices.nth(1).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(given).toHaveCount(3);
  await expect(given.first()).not.toHaveAttribute('aria-label', first ?? '');
});

test('regions are drawn by mouse and by keyboard, and regions that cannot all have a queen are named', {
  tag: '@soak',
}, async ({ page }) => {
  // Two regions within the first row.
  await open(page, play('edit-own-regions-0.0.0.0.0-0011122222222223333344444'));
  await expect(visibleText(page, 'No way to finish: regions A and B cannot all have a queen.')).toBeVisible();
  await button(page, 'region A').click();
  await cell(page, 2, 1).hover();
  await page.mouse.down();
  await cell(page, 3, 1).hover();
  await page.mouse.up();
  await expect(cell(page, 3, 1)).toHaveAccessibleName(/region A/);
  await cell(page, 4, 1).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 4, 1)).toHaveAccessibleName(/region A/);
  await button(page, 'Undo').click();
  await expect(cell(page, 4, 1)).toHaveAccessibleName(/region D/);
  await button(page, 'Undo').click();
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/region C/);
});

test('guilty queens are removed until the other queens can be completed', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('guilty-7-1-3'));
  const given = page.getByRole('gridcell', { name: /queen, given/ });
  await expect(given.first()).toBeVisible();
  const all = await given.count();
  await button(page, 'Can it be completed now?').click();
  await expect(visibleText(page, 'Still no way to finish.')).toBeVisible();
  for (let queen = 0; queen < all; queen++) {
    await given.nth(queen).click();
    await expect(visibleText(page, 'One queen is removed.')).toBeVisible();
    await button(page, 'Can it be completed now?').click();
    const answer = visibleText(page, /Still no way|It was guilty/);
    await expect(answer).toBeVisible();
    if ((await answer.innerText()).includes('It was')) break;
    await button(page, 'Undo').click();
    await expect(given).toHaveCount(all);
  }
  await expect(verdict(page)).toHaveText(/^Solved in/);
});

test('a damaged record shows one line; its valid part stays, and a copy of the whole record is stored', {
  tag: '@soak',
}, async ({ page }) => {
  await page.addInitScript(() => {
    try {
      const entry = '{"id":"day-2026-01-05","on":"2026-01-05","milliseconds":61000,"hints":0,"taken":0}';
      localStorage.setItem('queens-play', `1.00000000.{"solved":[${entry}],"begun":[]}`);
    } catch {
      // The empty document before the page has no storage.
    }
  });
  await open(page, play('completion-6-easy-1'));
  await expect(page.getByText(/could not be read. The rest is intact/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('queens-play-damaged'))).toContain('00000000');
  await expect(page.getByRole('gridcell', { name: /queen, given/ }).first()).toBeVisible();
  await button(page, 'Back to Play').click();
  await button(page, 'Library').click();
  await expect(page.getByText('Puzzles in all')).toBeVisible();
  await expect(page.locator('.month__record dd').nth(3)).toHaveText('1');
});

test('a record is read from a file, and a damaged record as far as it is valid', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${play('shelf-2026-01')}`);
  const file = (text: string) => ({ name: 'queens-play.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const entry = '{"id":"day-2026-01-05","on":"2026-01-05","milliseconds":61000,"hints":0,"taken":0}';
  const field = page.getByLabel('Read from a file');
  await field.setInputFiles(file('nothing'));
  await expect(page.getByText('That file contains no puzzle record.')).toBeVisible();
  await expect(button(page, /^5 January 2026, not played/)).toBeVisible();
  await field.setInputFiles(file(`1.00000000.{"solved":[${entry},{"id":`));
  await expect(page.getByText('One solved puzzle could be read.')).toBeVisible();
  await expect(button(page, /^5 January 2026, solved/)).toBeVisible();
  await page.reload();
  await expect(button(page, /^5 January 2026, solved/)).toBeVisible();
});

test('two tabs store the solved puzzles of both, and report a puzzle that was begun in both', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await open(page, play(GIVEN));
  const other = await context.newPage();
  await open(other, play(GIVEN));
  await cell(other, 1, 8).click();
  // The move of the other tab arrives once it is stored.
  await expect(cell(page, 1, 8)).toHaveAccessibleName(/your queen/);
  for (const row of MISSING.slice(1)) await cell(page, row, WAY[row - 1] ?? 0).click();
  await expect(verdict(page)).toHaveText(/^Solved in/);
  await expect(other.getByText('This puzzle was solved in another tab.')).toBeVisible();
  await expect(cell(other, 1, 8)).toHaveAccessibleName(/your queen/);
});

test('a link that is not a puzzle shows one line, and the present puzzle stays', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('completion-6-easy-1'));
  for (const [own, message] of [
    ['completion-3-easy-1', 'There is no puzzle of that size.'],
    ['day-10000-01-01', 'There is no daily puzzle for that day.'],
    ['own-regions-0.0.0.0-0000000011112222', 'The regions in the link are not valid'],
    ['own-completion-0.0.0.0.0.0.0.0', 'That puzzle has more than one way to finish'],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, play(own));
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  }
});

test('a reload restores a puzzle in progress, and a solved one with its solution', async ({ page }) => {
  await page.clock.install();
  await open(page, play(GIVEN));
  const mine = page.getByRole('gridcell', { name: /your queen/ });
  for (const row of MISSING.slice(0, 2)) await cell(page, row, WAY[row - 1] ?? 0).click();
  await expect(mine).toHaveCount(2);
  await page.clock.runFor(1_000);
  const back = async (): Promise<void> => {
    await page.goto('about:blank');
    await open(page);
    await page.getByRole('link', { name: 'Play' }).click();
    await button(page, /^Go on/).click();
    await expect(page).toHaveURL(new RegExp(`own=${GIVEN}`));
  };
  await back();
  await expect(mine).toHaveCount(2);
  // The steps are restored, and the shelf lists the puzzle by its name.
  await button(page, 'Undo').click();
  await expect(mine).toHaveCount(1);
  await button(page, 'Redo').click();
  await button(page, 'Back to Play').click();
  await button(page, 'Library').click();
  await button(page, /^A handmade puzzle/).click();
  await expect(mine).toHaveCount(2);
  for (const row of MISSING.slice(2)) await cell(page, row, WAY[row - 1] ?? 0).click();
  await expect(verdict(page)).toContainText('Solved');
  await page.goto('about:blank');
  await open(page, play(GIVEN));
  await expect(verdict(page)).toContainText('Solved');
  await expect(mine).toHaveCount(MISSING.length);
  await button(page, 'Start again').click();
  await expect(mine).toHaveCount(0);
});

test('patterns of regions and crosses on excluded squares are settings that are stored', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, play('regions-11-expert-3'));
  const colour = () => cell(page, 1, 7).evaluate((square) => getComputedStyle(square).backgroundColor);
  const calm = await colour();
  await page.getByLabel('plain colours').uncheck();
  await expect.poll(colour).not.toBe(calm);
  await page.getByLabel('cross out what is closed').check();
  await cell(page, 2, 3).click();
  await cell(page, 4, 3).click();
  await expect(visibleText(page, /cannot both be right: they share the column/)).toBeVisible();
  await expect(page.locator('[data-is="out"]')).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('plain colours')).not.toBeChecked();
  await expect(page.locator('[data-is="out"]')).not.toHaveCount(0);
});

test('axe finds nothing in puzzles and their days, in either theme', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('regions-8-hard-3'));
  await button(page, 'Why').click();
  await expect(page.locator('.hint .explanation')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Back to Play').click();
  await button(page, 'Library').click();
  await expectAccessible(page);
});

test('axe finds nothing in a game, in either theme', { tag: '@soak' }, async ({ page }) => {
  await open(page, play('game-8-ownColour-person-white-62.57.1.6.16.11'));
  await page.getByLabel('show winning moves').check();
  await expect(verdict(page)).toHaveText('White can win');
  await expectAccessible(page);
});

test('a titled puzzle keeps its title in links and on the shelf, and its link can contain a solution', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, play('edit-own-completion-2.0.0.0'));
  await page.getByLabel('Title').fill('First steps');
  await page.getByLabel('Set by').fill('Ada');
  await page.getByRole('button', { name: 'Play this puzzle' }).first().click();
  await expect(page.getByRole('main')).toContainText('First steps, by Ada');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ text }: { text: string }) => {
        document.body.dataset.sent = text;
      },
    });
  });
  for (const [row, column] of [
    [2, 4],
    [3, 1],
    [4, 3],
  ] as const)
    await cell(page, row, column).click();
  await page.getByRole('button', { name: 'Send my solution' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-sent', /_tFirst\.20steps_bAda_mq07\.q08\.q0e$/);
  const link = (await page.locator('body').getAttribute('data-sent')) ?? '';
  await page.goto('about:blank');
  await page.goto(link.replace('2.0.0.0_t', '0.0.0.2_t').replace('mq07.q08.q0e', 'mq02.q04.q0b'));
  await expect(page.getByRole('main')).toContainText('A solution of 3 moves came with the link.');
  await expect(cell(page, 1, 3)).not.toHaveAccessibleName(/queen/);
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(page.getByRole('main')).toContainText('Move 1: a queen on row 1, column 3.');
  await expect(page.getByRole('main')).toContainText('The machine after step');
  await expectAccessible(page);
  await page.goto(new URL('#1&view=play&n=8&own=shelf', page.url()).href);
  await expect(page.getByRole('region', { name: 'Solved last' })).toContainText('First steps, by Ada');
});
