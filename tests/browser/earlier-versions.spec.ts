// Data written by earlier versions of the page opens unchanged: addresses, and what a browser stored for a visitor.
import earlier from '../../data/earlier.json' with { type: 'json' };
import { SOAK, sample } from '../soak';
import { expect, test } from './page';

const roomOf = (link: string): string => /view=([a-z]+)/.exec(link)?.[1] ?? '';
const ROOMS = [...new Set(earlier.links.map(({ link }) => roomOf(link)))];

for (const room of sample(ROOMS))
  test(`addresses that an earlier version wrote in ${room} open as they did`, async ({ page }) => {
    for (const { link, address, title, pieces } of sample(
      earlier.links.filter((each) => roomOf(each.link) === room),
      2,
    )) {
      // A page that is already open may influence what Play shows, so Play always begins with a new page.
      if (SOAK || room === 'play') await page.goto('about:blank');
      await page.goto(`./${link}`);
      await expect(page, link).toHaveTitle(title);
      await expect.poll(() => new URL(page.url()).hash, link).toBe(address);
      if (pieces === undefined) continue;
      const squares = page.getByRole('gridcell', { name: /, (queen|knight)/ });
      const names = () => squares.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      const placed = async () =>
        (await names()).map((name) => name.replace(/^row (\d+), column (\d+),.*$/, '$1.$2')).join(' ');
      await expect.poll(placed, link).toBe(pieces);
    }
  });

test('the data of an earlier version is restored: solved and begun puzzles, and lessons', async ({ page }) => {
  await page.addInitScript((stored) => {
    // A frame without an origin stores nothing.
    if (origin === 'null') return;
    for (const [place, text] of Object.entries(stored)) localStorage.setItem(place, text);
  }, earlier.kept);
  await page.goto('./#1&view=play&n=8&own=shelf-2026-11');
  await expect(page.getByText('2 of 90 solved, 0 begun.')).toBeVisible();
  const last = page.getByRole('region', { name: 'Solved last' }).getByRole('button');
  await expect(last).toHaveText([/8.×.8, number.3/, /20.November.2026/, /6.×.6, number.3/]);
  await page.getByRole('region', { name: 'Begun' }).getByRole('button').click();
  await expect(page.getByRole('gridcell', { name: 'row 1, column 1, your queen' })).toBeVisible();
  await page.goto('./#1&view=learn&n=8');
  await expect(page.getByText('You were in lesson 1, at step 7 of 7')).toBeVisible();
  await expect(page.getByText('5 of 7 steps done')).toBeVisible();
});
