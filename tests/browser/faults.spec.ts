// The page if one of its files cannot be loaded: it shows one clear line, does not retry without end, and shows no false
// figures.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { paste } from './page';
import { FILES } from './support/built-site';
import { expect, open, test } from './support/test';

/** The messages of browsers about a missing or damaged file. */
const MISSING = [
  /Failed to load resource|404|NetworkError|Loading failed|error loading|WebAssembly|CompileError|blob:|dynamically imported|link preload/i,
];

const NO_ENGINE = 'The engine could not be started. Reload the page to try again.';

const missing = async (page: Page, file: string): Promise<void> =>
  void (await page.route(`**/${file}`, (route) => route.abort()));

test.describe('a page whose script cannot be fetched', () => {
  test.use({ allowedMessages: MISSING });

  test('shows a message instead of staying blank', { tag: '@once' }, async ({ page }) => {
    await missing(page, 'main.js');
    await page.goto('./');
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  });
});

test('a page that started shows no such message', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
});

test.describe('an engine that cannot start', () => {
  test.use({ allowedMessages: MISSING });

  for (const [fault, file] of sample([
    ['its worker is missing', 'worker.js'],
    ['its module is missing', 'engine/first.wasm'],
  ] as const)) {
    test(`shows one line when ${fault}`, async ({ page }) => {
      await missing(page, file);
      await page.goto('./');
      await expect(page.getByText(NO_ENGINE)).toBeVisible();
      await expect(page.getByText('not known at once: Count finds out')).toHaveCount(0);
      await expect(page.getByText('Preparing the run')).toHaveCount(0);
    });
  }

  test('shows one line when its worker is empty', { tag: '@once' }, async ({ page }) => {
    await page.route('**/worker.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await page.goto('./');
    await expect(page.getByText(NO_ENGINE)).toBeVisible({ timeout: 5_000 });
  });

  test('reports a delay within 5 s when its worker does not arrive, until it arrives', { tag: '@once' }, async ({
    page,
  }) => {
    let release = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/worker.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('./');
    const late = page.getByText('The engine is still being loaded.');
    await expect(late).toBeVisible({ timeout: 7_000 });
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(late).toHaveCount(0);
  });

  test('shows one line when its module is cut off', { tag: '@once' }, async ({ page }) => {
    const body = readFileSync(`${FILES}/engine/first.wasm`).subarray(0, 5_000);
    await page.route('**/engine/first.wasm', (route) => route.fulfill({ body, contentType: 'application/wasm' }));
    await page.goto('./');
    await expect(page.getByText(NO_ENGINE)).toBeVisible();
  });

  test('shows one line in the bit lab and does not start workers again and again', { tag: '@once' }, async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/worker-rooms.js', (route) => {
      requests += 1;
      return route.abort();
    });
    await open(page);
    await page.goto('./#1&n=8&view=bits');
    await expect(page.getByText(NO_ENGINE).first()).toBeVisible();
    const then = requests;
    // The other rooms can still be used.
    await page
      .getByRole('link', { name: 'Board' })
      .or(page.getByRole('button', { name: 'Board' }))
      .first()
      .click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(requests).toBe(then);
  });

  test('leaves the Count room without false times', { tag: '@once' }, async ({ page }) => {
    await missing(page, 'worker-rooms.js');
    await open(page);
    await page.goto('./#1&n=8&view=count');
    await expect(page.getByRole('main')).toContainText('not available');
    await expect(page.getByRole('main')).not.toContainText('about 0 seconds');
  });
});

test.describe('a part that cannot be fetched', () => {
  test.use({ allowedMessages: MISSING });

  /** The number of refused requests for a file. */
  async function countRefused(page: Page, file: RegExp): Promise<() => number> {
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return route.abort();
    });
    return () => requests;
  }

  const message = (page: Page) => page.getByText('This part of the page could not be fetched.');

  test('is requested once for a pasted text, and once for a rule', { tag: '@once' }, async ({ page }) => {
    for (const [file, act] of [
      [/opening\.js(\?|$)/, () => paste(page, '#1&n=6')],
      [/rules\.js(\?|$)/, () => page.getByRole('button', { name: /^queens/ }).click()],
    ] as const) {
      const requests = await countRefused(page, file);
      await open(page);
      await act();
      await expect(message(page)).toBeVisible();
      await page.waitForTimeout(500);
      expect(requests(), String(file)).toBe(1);
    }
  });

  test('is reported as missing when a step is added', { tag: '@once' }, async ({ page }) => {
    await countRefused(page, /chunks\/adding-/);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Add this step to my lesson' }).click();
    await expect(message(page).first()).toBeVisible();
  });
});

test('a store that never opens does not count as storage', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) });
  });
  await open(page);
  await page.goto('./#1&n=17&view=count');
  await expect(page.getByRole('main')).toContainText('This browser stores nothing for the page', {
    timeout: 30_000,
  });
});

test('damaged records in the store are dropped, and the Count room opens', async ({ page }) => {
  await open(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('queens-counts', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('shards', { keyPath: ['key', 'shard'] });
          request.result.createObjectStore('times', { keyPath: 'key' });
        };
        request.onsuccess = () => {
          const writing = request.result.transaction(['times', 'shards'], 'readwrite');
          writing.objectStore('times').put({ key: 'solutions-8', milliseconds: null, workers: 'two' });
          writing.objectStore('shards').put({ key: 'solutions-8', shard: 0, what: null, result: 7 });
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('./#1&n=8&view=count');
  await expect(page.getByRole('main')).toContainText('All solutions');
  await expect(page.getByRole('table').first()).toBeVisible();
});
