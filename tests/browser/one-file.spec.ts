// The page in one file, opened from a disk, works completely without a server and a network.
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { cell, figure } from './page';
import { messagesOf } from './support/console';
import { enterAllRooms } from './support/rooms';

const FILE = pathToFileURL('dist/queens.html').href;

const test = base.extend({
  page: async ({ page }, use) => {
    const messages = messagesOf(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/^(file|blob|data|about):/.test(request.url())) requests.push(request.url());
    });
    await use(page);
    expect({ messages, requests }).toEqual({ messages: [], requests: [] });
  },
});

test('a queen is placed, the board completed and counted, and a run watched', async ({ page }) => {
  await page.goto(`${FILE}#1&n=6`);
  await expect(figure(page)).toHaveText('4');
  await cell(page, 1, 2).click();
  await expect(figure(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(6);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page).toHaveURL(/view=theatre/);
  await expect(page.getByRole('gridcell', { name: /queen found/ })).not.toHaveCount(0);
});

test('every room opens, in any language', { tag: '@soak' }, async ({ page }) => {
  await page.goto(FILE);
  await enterAllRooms(page);
  await page.evaluate(() => location.assign('#1&n=6&view=count&lang=ru'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
