// The address: it restores a state elsewhere, and survives damaged, foreign and hostile links.
import { sample } from '../soak';
import { cell, expect, figure, open, queensOf, resize, test } from './page';

test('an address opened elsewhere restores board, search and view', { tag: '@once' }, async ({ page, context }) => {
  await open(page);
  await resize(page, 10);
  await cell(page, 1, 1).click();
  await expect(page).toHaveURL(/#.*n=10/);
  const queens = await queensOf(page);
  await expect(page).toHaveURL(/queens=1\.0\.4/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('gridcell')).toHaveCount(100);
  await expect.poll(() => queensOf(other)).toEqual(queens);
  await other.close();
});

test('Back and Forward switch views and keep the board', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await cell(page, 8, 3).click();
  await expect(cell(page, 8, 3)).toHaveAccessibleName(/queen/);
  const queens = await queensOf(page);
  await expect(page).toHaveURL(/queens=[\d.]*\.3$|queens=[\d.]*\.3&/);
  await page.getByRole('link', { name: 'Watch' }).first().click();
  await expect(page).toHaveTitle(/Watch/);
  await expect(page).toHaveURL(/view=theatre/);
  await page.goBack();
  await expect(page).toHaveTitle(/Board/);
  await expect.poll(() => queensOf(page)).toEqual(queens);
  await page.goForward();
  await expect(page).toHaveTitle(/Watch/);
});

test('an address typed over the old one is read, and can be undone', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await cell(page, 8, 3).click();
  await expect(page).toHaveURL(/#/);
  const hash = new URL(page.url()).hash.replace('n=8', 'n=9');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell')).toHaveCount(64);
});

const BAD = {
  'from a future version': ['#v99&n=8', /version/],
  truncated: ['#1&view=board&n=8&que', /cut short|damaged|version/],
  'of one megabyte': [`#${'1'.repeat(1_000_000)}`, /too long/],
  hostile: ['#1&n=<img src=x onerror=alert(1)>&queens=%00%ff..%2f', /./],
  'of a size that no board has': ['#1&view=board&n=1e9&queens=&search=bitmask&seed=1&step=0', /./],
} as const;

for (const [what, [hash, message]] of sample(Object.entries(BAD), 4)) {
  test(`an address ${what} is reported in one line, and the page works`, { tag: '@once' }, async ({ page }) => {
    await open(page);
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    const line = page.locator('.notice p');
    await expect(line).toBeVisible();
    await expect(line).toContainText(message);
    expect((await line.textContent())?.length).toBeLessThan(300);
    await expect(figure(page)).toHaveText('6');
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('Completed. One of 6 ways.')).toBeVisible();
  });
}

test('a page that is opened at a bad address starts as usual', { tag: '@once' }, async ({ page }) => {
  await open(page, '#v99');
  await expect(page.locator('.notice p')).toContainText('version');
  await expect(figure(page)).toHaveText('6');
});

test('a bad address that is typed later does not change the board', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await cell(page, 8, 3).click();
  await expect(cell(page, 8, 3)).toHaveAccessibleName(/queen/);
  const queens = await queensOf(page);
  await expect(page).toHaveURL(/queens=[\d.]*\.3$|queens=[\d.]*\.3&/);
  await page.evaluate(() => {
    location.hash = 'v99';
  });
  await expect(page.locator('.notice p')).toContainText('version');
  await expect.poll(() => queensOf(page)).toEqual(queens);
});
