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

/** Each tries to reach something, and prints what it got. */
const ATTEMPTS = `import js
def attempt(name, reach):
    try:
        print(name, "reached" if reach() else "nothing")
    except Exception as error:
        print(name, "refused")
def ask(method):
    request = js.XMLHttpRequest.new()
    request.open(method, "SITE", False)
    request.send()
    return request.status
W = js.WorkerGlobalScope.prototype
attempt("get", lambda: ask("GET"))
attempt("post", lambda: ask("POST"))
attempt("scripts", lambda: js.importScripts("SITEmain.js") or True)
attempt("data", lambda: js.importScripts("data:text/javascript,1") or True)
attempt("eval", lambda: js.eval("1"))
attempt("function", lambda: js.Function.new("return 1")())
attempt("constructor", lambda: js.Object.constructor("return 1")())
attempt("storage", lambda: js.localStorage)
attempt("session", lambda: js.sessionStorage)
attempt("cookie", lambda: js.document.cookie)
attempt("parent", lambda: js.parent.document)
attempt("window", lambda: js.window.document)
attempt("top", lambda: js.top.location.href)
attempt("database", lambda: js.indexedDB.open("queens-counts") and False)
attempt("caches", lambda: js.caches.open("queens") and False)
attempt("fetch", lambda: W.fetch.call(js.self, "SITE?fetched") and False)
attempt("socket", lambda: js.WebSocket.new("ws://127.0.0.1:1/") and False)
attempt("events", lambda: js.EventSource.new("SITE?events") and False)
attempt("worker", lambda: js.Worker.new("SITEworker.js") and False)
attempt("shared", lambda: js.SharedWorker.new("SITEworker.js"))
attempt("service", lambda: js.navigator.serviceWorker.register("SITEservice.js"))
attempt("channel", lambda: js.BroadcastChannel.new("queens").postMessage("x") and False)
attempt("message", lambda: js.postMessage("solution") and False)
attempt("locks", lambda: js.navigator.locks.request("x", lambda lock: None) and False)
attempt("beacon", lambda: js.navigator.sendBeacon("SITE?beacon", "x"))
attempt("origin", lambda: js.origin != "null")
attempt("location", lambda: js.location.origin not in ("null", "blob:"))
attempt("ffi", lambda: __import__("jsffi").to_js and False)
attempt("file", lambda: open("/etc/passwd").read())
attempt("modules", lambda: __import__("os").listdir("/work"))
attempt("notification", lambda: js.Notification.requestPermission() and False)
`;

test.describe('what a program tries', () => {
  test.use({
    complaints: [/Content.Security.Policy|violates|blocked|refused|Refused|sandboxed|Failed|denied|WebSocket/i],
  });

  test('reaches nothing', async ({ page, baseURL }) => {
    await enter(page, '', 4);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !/own\/(runner\.js|python\.wasm|frame\.html)$/.test(request.url()))
        asked.push(request.url());
    });
    await runs(page, ATTEMPTS.replaceAll('SITE', baseURL ?? ''));
    const printed = page.locator('.own__printed');
    await expect(page.getByText('No variable of this program has the queens.')).toBeVisible({ timeout: 30_000 });
    await key(page, 'Last step').click();
    await expect(printed).toContainText('notification');
    expect((await printed.textContent())?.split('\n').filter((line) => line.endsWith('reached'))).toEqual([]);
    expect(asked.filter((url) => !/worker-rooms|queens|chunks|rooms/.test(url))).toEqual([]);
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
