// A tablet as schools have it, in portrait and landscape: everything works by touch, and nothing is wider than the screen.

import { sample } from '../soak';
import { cell, expect, figure, open, test } from './page';
import { ROOMS } from './support/room-names';
import { enter } from './support/rooms';

for (const [width, height] of sample([
  [768, 1024],
  [1180, 820],
] as const)) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a queen is placed, the board completed and a run watched', async ({ page }) => {
      await open(page, '#1&n=6');
      await cell(page, 1, 2).tap();
      await expect(figure(page)).toHaveText('1');
      await page.getByRole('button', { name: 'Complete', exact: true }).tap();
      await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(6);
      await page.getByRole('button', { name: 'Watch', exact: true }).tap();
      await expect(page).toHaveURL(/view=theatre/);
      await expect(page.getByRole('gridcell', { name: /queen found/ })).not.toHaveCount(0);
    });

    test('every room fits, and its keys can be hit', { tag: '@soak' }, async ({ page }) => {
      await open(page);
      for (const room of ROOMS) {
        await enter(page, room);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), room).toBeLessThanOrEqual(
          0,
        );
        // WCAG 2.2, 2.5.8: 24 px at least.
        const small = await page.getByRole('button').evaluateAll((buttons) =>
          buttons
            .map((one) => ({ name: one.textContent?.trim() || one.ariaLabel, box: one.getBoundingClientRect() }))
            // Parts of a picture for screen readers are no larger than a pixel.
            .filter(({ box }) => box.width > 1 && box.height < 24)
            .map(({ name, box }) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
        );
        expect(small, room).toEqual([]);
      }
    });
  });
}
