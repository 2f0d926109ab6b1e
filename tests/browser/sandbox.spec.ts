// The sandbox: a program tries to get out of its frame in many ways, and fails.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { VERSION } from './support/built-site';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function runProgram(page: Page, text: string, begins: string): Promise<void> {
  await page
    .getByLabel('Open…')
    .setInputFiles({ name: 'mine.py', mimeType: 'text/x-python', buffer: Buffer.from(text) });
  await expect(page.locator('.cm-content')).toContainText(begins);
  await button(page, 'Run').click();
}

/** Forbidden actions of a program, each in its own run: an exception of the browser ends a program. */
const ATTEMPTS = [
  ...['GET', 'POST'].map(
    (method) => `r = js.XMLHttpRequest.new()\nr.open("${method}", "SITE?asked", False)\nr.send()\ngot = r.status`,
  ),
  'js.importScripts("SITE@VERSION/main.js")\ngot = 1',
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
  'js.Worker.new("SITE@VERSION/worker.js")',
  'got = js.SharedWorker.new("SITE@VERSION/worker.js")',
  'js.caches.open("queens")',
  'js.indexedDB.open("queens-counts")',
  'js.BroadcastChannel.new("queens").postMessage("x")',
  'js.postMessage("solution")',
  'got = js.navigator.sendBeacon("SITE?beacon", "x")',
  'got = js.origin != "null"',
  'import sys\ndel sys.modules["sys"]\nimport js as j\ngot = j.eval("1")',
  'got = open("/etc/passwd").read()',
  'js.WebTransport.new("https://127.0.0.1:1/")',
  'js.importScripts("blob:null/1")',
  'got = js.sessionStorage.length + 1',
  'js.navigator.serviceWorker.register("SITEservice.js")',
  'js.navigator.storage.getDirectory()',
  'js.Notification.new("x")',
  'got = js.open("SITE?opened")',
  'js.location.assign("SITE?assigned")',
  'js.location.href = "SITE?href"',
  `js.Worker.new(js.URL.createObjectURL(js.Blob.new(["fetch('SITE?nested')"])))`,
  'js.setTimeout("postMessage(1)", 0)',
  'got = js.Reflect.construct(js.Function, ["return 1"])()',
  'js.FontFace.new("x", "url(SITE?font)").load()',
  'js.cookieStore.get("queens")',
  'js.WebAssembly.compileStreaming(js.fetch("SITE?wasm"))',
  'import socket\ngot = socket.socket()',
];

test.describe('a program tries', () => {
  test.use({ allowedMessages: [/./] });

  test('to get out of its frame, and fails', async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await page.goto('./#1&view=own&n=4');
    await expect(button(page, 'Run')).toBeVisible();
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    for (const [at, attempt] of sample(ATTEMPTS, 12).entries()) {
      const begins = `begun ${at}.`;
      const program = `import js\nprint("${begins}")\ngot = None\nqueens = [1, 3]\n${attempt}\nprint("reached" if got else "nothing")\n`;
      await runProgram(page, program.replaceAll('SITE', baseURL ?? '').replaceAll('@VERSION', VERSION), begins);
      const printed = page.locator('.own__printed');
      // Waits for the end of this run. The end of the previous run is shown until then.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(printed, attempt).toContainText(begins, { timeout: 500 });
        await expect(button(page, 'Step forward')).toBeDisabled({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await expect(printed, attempt).not.toContainText('reached');
    }
    expect(answered.filter((url) => /[?]|main\.js|worker\.js/.test(url))).toEqual([]);
  });
});
