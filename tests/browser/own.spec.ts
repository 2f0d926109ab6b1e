// Your own search: a program in Python runs in a frame of its own, and is watched like every other search; what fails names its
// line; nothing of it runs before a press, and nothing of it gets out.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => page.getByText(/^Your program finds/);
const note = (page: Page) => page.getByRole('main').getByRole('status');

async function enter(page: Page, own = '', n = 6): Promise<void> {
  await page.goto(`./#1&view=own&n=${n}${own === '' ? '' : `&own=${own}`}`);
  await expect(key(page, 'Run')).toBeVisible();
}

/** Opens a program as a file, and runs it. */
async function runs(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open…')
    .setInputFiles({ name: 'mine.py', mimeType: 'text/x-python', buffer: Buffer.from(text) });
  await key(page, 'Run').click();
}

test('a program runs at a press, is judged by the engine, and is watched forwards and backwards', async ({ page }) => {
  await enter(page);
  await expect(verdict(page)).toBeHidden();
  await key(page, 'Run').click();
  await expect(verdict(page)).toHaveText('Your program finds 4 of 4, each once.', { timeout: 30_000 });
  await expect(page.getByText('152 queens tried. The search with bit masks tries 152.')).toBeVisible();
  await expect(page.getByText('The board shows “queens”: a column for each row, from 0.')).toBeVisible();
  await key(page, 'Last step').click();
  const state = page.getByRole('region', { name: 'State of the program' });
  await expect(state.getByText('4', { exact: true }).last()).toBeVisible();
  await key(page, 'First step').click();
  await key(page, 'Step forward').click();
  await expect(page.getByText('Line 18 runs.').first()).toBeVisible();
});

test('what fails is one line with the line of the program, and the run stands there', async ({ page }) => {
  await enter(page, '', 4);
  await runs(page, 'queens = []\nfor col in [1, 3]:\n    queens.append(col)\nprint(quens)\n');
  await expect(note(page).first()).toContainText('Line 4: this name has no value yet.', { timeout: 30_000 });
  await expect(page.getByRole('gridcell', { name: /row 2, column 4, queen/ })).toBeVisible();
  await runs(page, 'x = 1\nif x\n    print(x)\n');
  await expect(note(page).first()).toContainText('Line 2: this is not Python.');
});

test('a program without an end is stopped by a press at once, and typing goes on meanwhile', async ({ page }) => {
  await enter(page, '', 4);
  await runs(page, 'while sum(range(10 ** 9)):\n    pass\n');
  await expect(key(page, 'Stop')).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Program' });
  await editor.press('Control+End');
  await editor.pressSequentially('x = 1');
  await key(page, 'Stop').click();
  await expect(key(page, 'Run')).toBeVisible({ timeout: 200 });
  await expect(editor).toContainText('x = 1');
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
  await expect(note(page).first()).toHaveText('This program came with the link. It runs when you press Run.');
  await expect(verdict(page)).toBeHidden();
});

test('a run is saved as a trace, and a trace that is opened is watched', async ({ page }) => {
  await enter(page, 'one', 4);
  await key(page, 'Run').click();
  await expect(verdict(page)).toHaveText('Your program finds 1 of 2, each once.', { timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await key(page, 'Save run').click();
  const path = await (await saving).path();
  await page.reload();
  await page.getByLabel('Open…').setInputFiles(path);
  await expect(verdict(page)).toHaveText('Your program finds 1 of 2, each once.');
});

/** What a program may try, each in its own run: what is thrown by the browser ends a program. */
const ATTEMPTS = [
  ...['GET', 'POST'].map(
    (method) => `r = js.XMLHttpRequest.new()\nr.open("${method}", "SITE?asked", False)\nr.send()\ngot = r.status`,
  ),
  'js.importScripts("SITEmain.js")\ngot = 1',
  'js.importScripts("data:text/javascript,1")\ngot = 1',
  'got = js.eval("1")',
  'got = js.Function.new("return 1")()',
  'got = js.Object.constructor("return 1")()',
  'got = js.localStorage.length + 1',
  'got = js.document.cookie + "x"',
  'got = js.parent.document',
  'got = js.top.location.href',
  'js.WorkerGlobalScope.prototype.fetch.call(js.self, "SITE?fetched")',
  'js.WebSocket.new("ws://127.0.0.1:1/")',
  'js.EventSource.new("SITE?events")',
  'js.Worker.new("SITEworker.js")',
  'got = js.SharedWorker.new("SITEworker.js")',
  'js.caches.open("queens")',
  'js.indexedDB.open("queens-counts")',
  'js.BroadcastChannel.new("queens").postMessage("x")',
  'js.postMessage("solution")',
  'got = js.navigator.sendBeacon("SITE?beacon", "x")',
  'got = js.origin != "null"',
  'import sys\ndel sys.modules["sys"]\nimport js as j\ngot = j.eval("1")',
  'got = open("/etc/passwd").read()',
];

test.describe('what a program tries', () => {
  test.use({ complaints: [/./] });

  test('reaches nothing', async ({ page, baseURL }) => {
    test.slow();
    await enter(page, '', 4);
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    for (const attempt of ATTEMPTS) {
      const program = `import js\ngot = None\nqueens = [1, 3]\n${attempt}\nprint("reached" if got else "nothing")\n`;
      await runs(page, program.replaceAll('SITE', baseURL ?? ''));
      await expect(key(page, 'Stop')).toBeHidden({ timeout: 30_000 });
      await expect(page.getByText(/No variable of this program has the queens|The board shows/).first()).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByText('reached', { exact: true }), attempt).toBeHidden();
    }
    expect(answered.filter((url) => /[?]|main\.js|worker\.js/.test(url))).toEqual([]);
  });
});

test('on a phone the program, the board and the state are tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await expect(page.getByRole('textbox', { name: 'Program' })).toBeVisible();
  await key(page, 'Run').click();
  await expect(verdict(page)).toBeVisible({ timeout: 30_000 });
  await key(page, 'State').click();
  await expect(page.getByRole('heading', { name: 'Values' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('axe finds nothing in a search of one’s own', async ({ page }) => {
  await enter(page, 'bits', 4);
  await key(page, 'Run').click();
  await expect(verdict(page)).toBeVisible({ timeout: 30_000 });
  await key(page, 'Last step').click();
  await expectAccessible(page);
});
