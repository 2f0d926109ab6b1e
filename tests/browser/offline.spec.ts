// Without a network: the page opens from what the device keeps, whole versions only, and a new one is offered in one line.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Host, host } from './support/hosting';
import { enterEvery, isThere } from './support/rooms';

const test = base.extend<{ site: Host; context: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that the test runner asks for.
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    await site.close();
  },
  context: async ({ context }, use) => {
    // The page waits until it is at rest: at once, here.
    await context.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const sooner = (job: () => void, time?: number) => later(job, time === 3_000 ? 100 : time);
      Object.assign(window, { setTimeout: sooner });
    });
    await use(context);
  },
});

const NEW = 'A new version of the page is ready';
const board = (page: Page) => page.getByRole('grid').first();

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(board(page)).toBeVisible();
}

/** Opens the page and waits until the device has all of it; then opens it from there. */
async function keep(page: Page, { address }: Host): Promise<void> {
  await opens(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('every room opens without a network, and so does the page', async ({ page, site }) => {
  await keep(page, site);
  await site.cutOff();
  await enterEvery(page);
  await page.reload();
  await isThere(page, 'Count');
  await page.goto(`${site.address}#1&n=8&view=board`);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(8);
  await expect(page.locator('.notice[data-is]')).toHaveCount(0);
});

test('a new version is offered, taken when the person says so, and no tab gets a file of another', async ({
  context,
  page,
  site,
}) => {
  await keep(page, site);
  const old = await context.newPage();
  await opens(old, site.address);
  // In the new version a room no longer opens: whoever gets that file sees it.
  await site.publish('rooms/count.js', () => 'throw new Error("of the new version");');
  await opens(page, `${site.address}?again`);
  await expect(page.getByText(NEW)).toBeVisible();
  await old.evaluate(() => location.assign('#1&n=8&view=count'));
  await expect(old.locator('main.count')).toBeVisible();
  await page.getByRole('button', { name: 'Open it now' }).click();
  await expect(page.getByText(NEW)).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await page.evaluate(() => location.assign('#1&n=8&view=count'));
  await expect(page.getByText('of the new version')).toBeVisible();
});

test('a version that cannot be fetched whole is told in one line, and the old one stays; the next one is taken', async ({
  page,
  site,
}) => {
  await keep(page, site);
  await site.publish('rooms/count.js', (text) => `${text}\n`, 'torn');
  await page.reload();
  await expect(page.getByText('could not be fetched whole')).toBeVisible();
  await page.evaluate(() => location.assign('#1&n=8&view=count'));
  await expect(page.locator('main.count')).toBeVisible();
  await site.mend();
  await page.reload();
  await expect(page.getByText(NEW)).toBeVisible();
  await site.cutOff();
  await page.reload();
  await isThere(page, 'Count');
});

test('a file that was damaged is fetched again, and never used; where it cannot be had, one line says so', async ({
  page,
  site,
}) => {
  await keep(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/rooms\/(count|race)\.js$/.test(url)) continue;
        const { headers } = (await cache.match(url)) as Response;
        await cache.put(url, new Response('export const room = null;', { headers }));
      }
    }
  });
  await page.evaluate(() => location.assign('#1&n=8&view=count'));
  await expect(page.locator('main.count')).toBeVisible();
  await site.cutOff();
  await page.evaluate(() => location.assign('#1&n=8&view=race'));
  await expect(page.getByText('could not be fetched')).toBeVisible();
  await expect(board(page)).toBeVisible();
});
