// Python programs: a program runs in its own frame and is played like every other search. Failures name their line, and nothing runs
// before a press.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { openMore, setSpeed } from './run';
import { collectFiles, saved } from './support/saved-files';
import { expect, expectAccessible, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => page.getByText(/^Your program finds/);
/** The results of the initial programs for the four solutions of six queens. */
const FOUND = {
  ...{
    one: 1,
    all: 4,
    loop: 4,
    table: 4,
    sets: 4,
    bits: 4,
    ahead: 4,
    least: 1,
    given: 4,
    generator: 4,
    permutations: 4,
  },
};
const note = (page: Page) => page.getByRole('main').getByRole('status');

/** A search for all solutions by recursion, with this condition for an attack. */
const wrongProgram = (attacks: string) => `queens = []
found = []

def safe(row, col):
    for r, c in enumerate(queens):
        if ${attacks}:
            return False
    return True

def search(row):
    if row == n:
        found.append(queens[:])
        return
    for col in range(n):
        if safe(row, col):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)`;

async function enter(page: Page, own = '', n = 6): Promise<void> {
  await page.goto(`./#1&view=own&n=${n}${own === '' ? '' : `&own=${own}`}`);
  await expect(button(page, 'Run')).toBeVisible();
}

/** Opens a program as a file, and runs it. */
async function runProgram(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open…')
    .setInputFiles({ name: 'mine.py', mimeType: 'text/x-python', buffer: Buffer.from(text) });
  await expect(page.locator('.cm-line')).toHaveText(text.split('\n'));
  await button(page, 'Run').click();
}

test('a program runs at a press, is judged by the engine, and is watched forwards and backwards', async ({ page }) => {
  await enter(page);
  await expect(verdict(page)).toBeHidden();
  await button(page, 'Run').click();
  await expect(verdict(page)).toHaveText('Your program finds 4 of 4, each once.', { timeout: 30_000 });
  await expect(page.getByText('152 queens tried. The search with bit masks tries 152.')).toBeVisible();
  await expect(page.getByText('The board shows “queens”: a column for each row, from 0.')).toBeVisible();
  await button(page, 'Last step').click();
  const state = page.getByRole('region', { name: 'State of the program' });
  await expect(state.getByText('4', { exact: true }).last()).toBeVisible();
  await button(page, 'First step').click();
  await button(page, 'Step forward').click();
  await expect(page.getByText('Line 2 runs.').first()).toBeVisible();
});

test('a failure shows one message with the line of the program, and the run stops there', async ({ page }) => {
  await enter(page, '', 4);
  await runProgram(page, 'queens = []\nfor col in [1, 3]:\n    queens.append(col)\nprint(quens)\n');
  await expect(note(page).first()).toContainText('Line 4: this name has no value yet.', { timeout: 30_000 });
  await expect(page.getByRole('gridcell', { name: /row 2, column 4, queen/ })).toBeVisible();
  await runProgram(page, 'x = 1\nif x\n    print(x)\n');
  await expect(note(page).first()).toContainText('Line 2: a colon is missing at the end of this “if” line.');
  await expect(page.getByText(/^Your program/)).toBeHidden();
});

test('a program without an end is stopped by a press at once, and typing continues meanwhile', async ({ page }) => {
  await enter(page, '', 4);
  await runProgram(page, 'while sum(range(10 ** 9)):\n    pass\n');
  await expect(button(page, 'Stop')).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Program' });
  await editor.press('Control+End');
  await editor.pressSequentially('x = 1');
  await button(page, 'Stop').click();
  await expect(button(page, 'Run')).toBeVisible({ timeout: 2_000 });
  await expect(editor).toContainText('x = 1');
});

test('a wrong program is shown at its first wrong board, with two queens that attack each other', async ({ page }) => {
  await enter(page);
  await runProgram(page, wrongProgram('c == col or c - col == row - r'));
  await expect(page.getByText('Your program takes 83 full boards for solutions: 4 are, 79 are not.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/row 1, column 1 and row 2, column 2 attack each other/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /row 6, column 6, queen/ })).toBeVisible();
});

test('input() is answered in a field, and a stopped loop keeps its board', { tag: '@soak' }, async ({ page }) => {
  await enter(page);
  await runProgram(
    page,
    'n = int(input("How many? "))\nqueens = []\nfor col in [1, 3, 0, 2]:\n    queens.append(col)\n',
  );
  await page.getByRole('textbox', { name: 'How many?' }).fill('4');
  await button(page, 'Run with it').click();
  await expect(page.getByText('1 of the 2 solutions stood on the board.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The program uses a board of 4 by 4.')).toBeVisible();
  await runProgram(page, 'queens = [1, 3]\nwhile True:\n    queens[0] = 1 - queens[0]\n');
  await page.waitForTimeout(1_000);
  await button(page, 'Stop').click();
  await expect(note(page).first()).toContainText('you stopped the program here.');
  await expect(page.getByRole('gridcell', { name: /row 2, column 4, queen/ })).toBeVisible({ timeout: 30_000 });
});

test('a program that is too long for a link is stored when the page is left', async ({ page }) => {
  await enter(page);
  const noise = Array.from({ length: 3_100 }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 7).toString(36)).join(
    '',
  );
  const buffer = Buffer.from(`# mine\n# ${noise}\n`);
  await page.getByLabel('Open…').setInputFiles({ name: 'mine.py', mimeType: 'text/x-python', buffer });
  await expect(page.locator('.cm-line').first()).toHaveText('# mine');
  await page.reload();
  await expect(button(page, 'Run')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('queens-own'))).toContain('# mine');
});

test('a program that came with a link waits for a press', async ({ page }) => {
  await enter(page, 'generator', 5);
  const editor = page.getByRole('textbox', { name: 'Program' });
  await expect(editor).toContainText('yield from');
  await editor.press('Control+End');
  await editor.pressSequentially('print("mine")');
  await expect(page).toHaveURL(/own=p~/);
  await page.reload();
  await expect(editor).toContainText('print("mine")');
  await expect(note(page).first()).toHaveText('This program came with the link. It runs when you press “Run”.');
  await expect(verdict(page)).toBeHidden();
});

test('a run is saved as a trace, and a trace that is opened is watched', { tag: '@soak' }, async ({ page }) => {
  await collectFiles(page);
  await enter(page, 'one', 4);
  await button(page, 'Run').click();
  await expect(verdict(page)).toContainText('Your program finds 1 of 2, each once.', { timeout: 30_000 });
  const { name, bytes } = await saved(page, button(page, 'Save run'));
  await page.reload();
  await page.getByLabel('Open…').setInputFiles({ name, mimeType: 'text/plain', buffer: bytes });
  await expect(verdict(page)).toContainText('Your program finds 1 of 2, each once.');
});

test('a task states its goal, and after a run whether it is reached, with a line to hand in', { tag: '@soak' }, async ({
  page,
}) => {
  await enter(page, 'task~one~bits', 8);
  const task = page.getByRole('region', { name: 'Tasks' });
  await expect(task).toContainText('Task 1. Find one solution on the 8 by 8 board.');
  await button(page, 'Run').click();
  await expect(page.getByText('Task 1 is done.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^OWN1:YES-92-[0-9A-Z]{5}\/[0-9A-Z]{5}$/)).toBeVisible();
  await button(page, 'Tasks').click();
  await task.getByRole('link', { name: 'Find all 92 solutions without recursion.' }).click();
  await expect(page).toHaveURL(/own=task~loop~bits/);
  await button(page, 'Run').click();
  await expect(page.getByText('Task 8 is not done yet. The function of line 7 calls itself.')).toBeVisible({
    timeout: 30_000,
  });
  await button(page, 'Tasks').click();
  await expect(task.getByRole('listitem').first()).toContainText('done');
});

test('the verdict names the line where a search stops, its tree is shown, and it runs until a solution', {
  tag: '@soak',
}, async ({ page }) => {
  await enter(page, 'one', 6);
  await button(page, 'Run').click();
  await expect(verdict(page)).toHaveText(
    'Your program finds 1 of 4, each once. It stops in line 20, as soon as it has a solution.',
    { timeout: 30_000 },
  );
  await button(page, 'Tree').click();
  await openMore(page);
  await button(page, 'Run until…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('This is a solution.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /columns 2, 4, 6, 1, 3 and 5$/ })).toBeVisible();
});

test('a breakpoint in the gutter stops the run each time it reaches the line', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 'one', 6);
  const number = page.locator('.cm-lineNumbers .cm-gutterElement').getByText('22', { exact: true });
  const stops = page.locator('.cm-stops').getByText('●');
  await number.click();
  // The hidden element is a placeholder.
  await expect(stops.locator('visible=true')).toHaveCount(1);
  await button(page, 'Run').click();
  await setSpeed(page, 16);
  for (const queen of ['row 5, column 4', 'row 4, column 2']) {
    await expect(page.getByText(`Line 22 removes the queen of ${queen}.`).first()).toBeVisible({ timeout: 30_000 });
    await button(page, 'Play').click();
  }
  await number.click();
  await expect(stops.locator('visible=true')).toHaveCount(0);
});

test('every sample program runs, and its comments are in the language of the page', { tag: '@soak' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const [name, found] of sample(Object.entries(FOUND), 5)) {
    await enter(page, name, 6);
    await button(page, 'Run').click();
    await expect(verdict(page), name).toContainText(`Your program finds ${found} of 4`, { timeout: 30_000 });
    await page.goto('about:blank');
  }
  await page.goto('./#1&view=own&n=6&own=loop&lang=ja');
  await expect(page.locator('.cm-content')).toContainText('# 最後に試した列の次の列。');
});

test('a program races against built-in searches after one press', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 'bits', 6);
  await button(page, 'Run').click();
  await expect(verdict(page)).toBeVisible({ timeout: 30_000 });
  await button(page, 'Race it against other searches').click();
  await expect(page.getByRole('region', { name: /Your program/ })).toBeVisible();
  await button(page, 'To the end').click();
  await expect(page.getByRole('row', { name: /^Queens tried 152 152 \d+$/ })).toBeVisible({ timeout: 30_000 });
});

test('the lines of a program are arranged by keys, and run in any order', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 'lines~permutations', 4);
  const lines = page.getByRole('list', { name: 'Program' }).getByRole('button');
  const first = await lines.first().textContent();
  await lines.first().press('Alt+ArrowDown');
  await expect(lines.nth(1)).toHaveText(first ?? '');
  await expect(lines.nth(1)).toBeFocused();
  await lines.nth(1).press('ArrowRight');
  await expect(lines.nth(1)).toHaveAccessibleName(/^Line 2, indent 1:/);
  await button(page, 'Run').click();
  await expect(note(page).first()).toContainText(/^Line \d+: /, { timeout: 30_000 });
  await lines.first().dragTo(lines.last());
  await expect(lines.last()).toBeFocused();
  await button(page, 'Edit as text').click();
  await expect(page.getByRole('textbox', { name: 'Program' })).toBeVisible();
});

test('on a phone the program, the board and the state are tabs', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await expect(page.getByRole('textbox', { name: 'Program' })).toBeVisible();
  await button(page, 'Run').click();
  await expect(verdict(page)).toBeVisible({ timeout: 30_000 });
  await button(page, 'State').click();
  await expect(page.getByRole('heading', { name: 'Values' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('axe finds nothing in a search of one’s own', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 'bits', 4);
  await button(page, 'Run').click();
  await expect(verdict(page)).toBeVisible({ timeout: 30_000 });
  await button(page, 'Last step').click();
  await expectAccessible(page);
});
