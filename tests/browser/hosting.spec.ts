// The page with the headers of docs/deploying.md, and with a policy that a server sends for every path by mistake.
import type { Page } from '@playwright/test';
import { HEADER_SITE } from './support/addresses';
import { enterAllRooms } from './support/rooms';
import { expect, test } from './support/test';

const PROGRAM = 'print("it runs")\nqueens = [1, 3, 0, 2]\n';

async function run(page: Page): Promise<void> {
  await page.goto(`${HEADER_SITE}#1&view=own&n=4`);
  await page
    .getByLabel('Open…')
    .setInputFiles({ name: 'mine.py', mimeType: 'text/x-python', buffer: Buffer.from(PROGRAM) });
  await expect(page.locator('.cm-content')).toContainText('it runs');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

test.describe('behind the documented headers', () => {
  test('a Python program runs', async ({ page }) => {
    await run(page);
    await expect(page.getByText('1 of the 2 solutions stood on the board.')).toBeVisible();
  });

  test('every room opens', { tag: '@soak' }, async ({ page }) => {
    await page.goto(HEADER_SITE);
    await enterAllRooms(page);
  });

  test('the page in one file starts', { tag: '@soak' }, async ({ page }) => {
    await page.goto(`${HEADER_SITE}queens.html#1&n=6`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.unstarted')).toHaveCount(0);
  });
});

test.describe('behind one policy for every path', { tag: '@soak' }, () => {
  test.use({ allowedMessages: [/Content.Security.Policy|violates|blocked/i] });
  test.beforeEach(async ({ page }) => {
    await page.route(`${HEADER_SITE}**`, async (route) => {
      const response = await route.fetch();
      const policy =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; img-src 'self' data: blob:";
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
  });

  test('a Python program that cannot start is reported after five seconds', async ({ page }) => {
    await run(page);
    await expect(page.getByText('Python was blocked here')).toBeVisible({ timeout: 10_000 });
  });

  test('the page in one file gives both possible reasons', async ({ page }) => {
    await page.goto(`${HEADER_SITE}queens.html`);
    await expect(page.getByText('This page did not start.')).toContainText('Content-Security-Policy header');
  });
});
