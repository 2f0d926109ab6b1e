// A count that a class shares: two devices count their shares from the address alone, and the teacher's page adds up the receipts.

import type { Locator, Page } from '@playwright/test';
import { shareReceipt } from '../../www/src/kernel/classroom/shared-count';
import { expect, expectAccessible, test } from './support/test';

const now = (page: Page): Locator => page.locator('.count__now');
const receipt = (page: Page): Locator => page.getByRole('status', { name: 'Receipt' });

/** Counts a share to its end, and returns its receipt. */
async function count(page: Page, share: string): Promise<string> {
  await page.goto(`./#1&view=count&n=12&own=share.${share}`);
  await expect(
    page.getByRole('heading', { name: `All solutions on 12 by 12: share ${share.replace('.', ' of ')}` }),
  ).toBeVisible();
  await now(page).getByRole('button', { name: 'Count', exact: true }).click();
  await expect(receipt(page)).toHaveText(new RegExp(`^COUNT12:${share.replace('.', '-')}-\\d+-\\w\\w/\\w{5}$`));
  return (await receipt(page).textContent()) ?? '';
}

async function add(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Receipts, one a line' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('two devices count their shares, and the receipts add up to the published number', { tag: '@soak' }, async ({
  page,
}) => {
  const first = await count(page, '1.2');
  await expect(now(page).getByRole('img', { name: 'The receipt as a code to scan' })).toBeVisible();
  await expectAccessible(page);
  // The receipt is there again after reloading, because counts are stored on the device.
  await page.reload();
  await expect(receipt(page)).toHaveText(first);
  const second = await count(page, '2.2');

  await page.goto('./#1&view=teach&n=8&own=count');
  await add(page, first);
  const sum = page.getByRole('region', { name: '12 queens, shared out to 2 devices' });
  await expect(sum.getByRole('progressbar', { name: 'Shares handed in' })).toHaveText('1 of 2');
  await expect(sum).toContainText('Missing2');
  await add(page, second.toLowerCase());
  await expect(sum.getByRole('status')).toHaveText('14,200');
  await expect(sum).toContainText('That is the published number of solutions');
  await expectAccessible(page);
  // A receipt with a typing error is reported and changes nothing.
  await add(page, second.replace('2-2-', '2-2-1'));
  await expect(page.getByRole('alert')).toContainText('checksum');
  await expect(sum.getByRole('status')).toHaveText('14,200');
  // The counts of a class also appear on the page of collected homework, but not in its table of pupils.
  await page.goto('./#1&view=teach&n=8&own=collect');
  await expect(page.getByRole('region', { name: '12 queens, shared out to 2 devices' })).toContainText('14,200');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a share that is handed in with two different numbers is reported, and no sum is shown', async ({ page }) => {
  const of = (number: number, found: bigint, device: string): string =>
    shareReceipt({ size: 12, number, of: 2, found, device });
  await page.goto('./#1&view=teach&n=8&own=count');
  await add(page, of(1, 7_000n, 'a1'), of(2, 7_200n, 'b2'), of(2, 7_201n, 'c3'));
  const sum = page.getByRole('region', { name: '12 queens, shared out to 2 devices' });
  await expect(sum.getByRole('alert')).toHaveText(/^Share 2 was handed in with different numbers: 7200, 7201\./);
  await expect(sum.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await add(page, of(1, 7_000n, 'a1'), of(2, 7_201n, 'c3'));
  await expect(sum).toContainText('The published number is 14,200');
});

test('each device has its address, as a link and as a code', async ({ page }) => {
  await page.goto('./#1&view=teach&n=8&own=count.22.4');
  const address = page.getByRole('region', { name: /^Device \d of 4$/ });
  await expect(address.getByRole('link')).toHaveAttribute('href', /#1&view=count&n=22&own=share\.1\.4$/);
  await address.getByRole('button', { name: 'Next device' }).click();
  await expect(address.getByRole('link')).toHaveAttribute('href', /own=share\.2\.4$/);
  await expect(address.getByRole('img', { name: 'The address of device 2 as a code to scan' })).toBeVisible();
  await page.getByRole('button', { name: '18', exact: true }).click();
  await page.getByRole('textbox', { name: 'Devices' }).fill('1');
  await page.getByRole('textbox', { name: 'Devices' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Device 1 of 1' }).getByRole('link')).toHaveAttribute(
    'href',
    /n=18&own=share\.1\.1$/,
  );
  await expect(page).toHaveURL(/own=count\.18\.1$/);
});

test('a share is paused, continued after a reload, and replaced by the whole count', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('./#1&view=count&n=19&own=share.2.3');
  await now(page).getByRole('button', { name: 'Count', exact: true }).click();
  await expect(now(page)).toContainText(/parts[1-9]\d* of 43/, { timeout: 60_000 });
  await now(page).getByRole('button', { name: 'Pause' }).click();
  await expect(now(page)).toContainText('paused');
  await page.reload();
  await expect(now(page)).toContainText(/^[\s\S]*\d+ of 43 parts were counted before and kept/);
  await expect(now(page).getByRole('button', { name: 'Go on from there' })).toBeEnabled();
  await now(page).getByRole('button', { name: 'Count all of it here' }).click();
  await expect(page).toHaveURL(/view=count&n=19$/);
});
