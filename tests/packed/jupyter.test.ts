// The widget in a real JupyterLab, in a real browser: boards and runs in the notebook for a class react to presses and sliders, and the
// kernel gets the queens of a board.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { artefact, Consumer } from './artefacts';

let lab: ChildProcess;
let browser: Browser;
let page: Page;

// Ends JupyterLab before its folder is removed.
after(async () => {
  await browser?.close();
  const ended = new Promise((end) => lab.once('exit', end));
  lab.kill('SIGTERM');
  await ended;
});

const consumer = new Consumer();

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

before(async () => {
  consumer.run('python3', ['-m', 'venv', 'venv']);
  const python = consumer.path('venv/bin/python');
  const wheel = `${artefact(/^queens_engine-.*\.whl$/)}[widget]`;
  consumer.run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'jupyterlab==4.6.6', wheel]);
  copyFileSync('docs/queens.ipynb', consumer.path('queens.ipynb'));
  const port = await freePort();
  const words = ['-m', 'jupyterlab', '--no-browser', '--allow-root', `--port=${port}`, '--IdentityProvider.token='];
  lab = spawn(
    python,
    [
      ...words,
      '--ServerApp.ip=127.0.0.1',
      '--LabApp.news_url=',
      '--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate',
    ],
    {
      cwd: consumer.folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        JUPYTER_CONFIG_DIR: consumer.path('config'),
        JUPYTER_DATA_DIR: consumer.path('data'),
        IPYTHONDIR: consumer.path('ipython'),
      },
    },
  );
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api`).catch(() => null);
    if (answer?.ok) break;
    assert.ok(tries < 120, 'JupyterLab answers within a minute');
    await new Promise((later) => setTimeout(later, 500));
  }
  await page.goto(`http://127.0.0.1:${port}/lab/tree/queens.ipynb`);
  await expect(page.getByText(/\| Idle$/)).toBeVisible({ timeout: 60_000 });
});

/** Returns the cell with this source, and scrolls to it, because JupyterLab draws only the cells in view. */
async function cell(source: string) {
  const found = page.locator('.jp-Notebook .jp-CodeCell').filter({ hasText: source });
  await expect(found).toHaveCount(1, { timeout: 60_000 });
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Runs a cell of the notebook. */
async function run(source: string) {
  const found = await cell(source);
  await found.locator('.cm-content').click();
  await page.keyboard.press('Control+Enter');
  await expect(found.locator('.jp-InputPrompt').first()).toHaveText(/^\[\d+\]:/, { timeout: 60_000 });
  return found;
}

test('a board in a notebook is pressed and completed, and the kernel has its queens', async () => {
  await run('from queens_engine.widget import BoardWidget');
  const board = await run('board = BoardWidget(6)');
  const square = (row: number, column: number) =>
    board.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
  await expect(square(1, 1)).toBeVisible({ timeout: 60_000 });
  await square(1, 2).click();
  await expect(square(1, 2)).toHaveAccessibleName('row 1, column 2, queen');
  const seen = await run('print(board.rows)');
  await expect(seen.locator('.jp-OutputArea')).toContainText('[ 1 -1 -1 -1 -1 -1]');
  await board.getByRole('button', { name: 'Complete' }).click();
  await expect(board.getByRole('status')).toHaveText('completed', { timeout: 30_000 });
  await expect(board.getByRole('gridcell', { name: /queen found$/ })).toHaveCount(5);
});

test('a run in a notebook is stepped and scrubbed, and a puzzle gives a hint', async () => {
  const shown = await run('run = BoardWidget(6, search="array-recursive")');
  const line = shown.locator('output');
  await expect(line).toHaveText(/^0 of \d+$/, { timeout: 60_000 });
  await shown.getByRole('button', { name: 'Step forward' }).click();
  await expect(line).toHaveText(/^1 of /);
  await shown.getByRole('slider', { name: 'Step' }).fill('30');
  await expect(line).toHaveText(/^30 of /);
  await shown.getByRole('button', { name: 'Step back' }).click();
  await expect(line).toHaveText(/^29 of /);
  const puzzle = await run('puzzle = queens.Puzzle.make(6, "regions"');
  await puzzle.getByRole('button', { name: 'Hint' }).click({ timeout: 60_000 });
  await expect(puzzle.getByRole('status')).toHaveText(/^step: \w+/, { timeout: 30_000 });
});
