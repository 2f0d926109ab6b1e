// Full storage: every room that stores data reports in one line that nothing is stored.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { expect, test } from './support/test';

/** Fills the storage that the browser gives the page. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let text = 'x'.repeat(1 << 20);
    for (let at = 0; text.length > 0; at += 1)
      try {
        localStorage.setItem(`fill${at}`, text);
      } catch {
        text = text.slice(0, text.length >> 1);
      }
  });

const RECEIPT = 'Ada/PAGE:6S70V-20261128/T1:L-TRYINGANDTAKINGBACK-PFPFOOO/T5:Y/DFSA0';

const WORK: readonly (readonly [what: string, link: string, act: (page: Page) => Promise<void>])[] = [
  [
    'collected homework',
    '#1&view=teach&n=8&own=collect',
    async (page) => {
      await page.locator('main textarea').first().fill(RECEIPT);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  ],
  [
    'progress in a lesson',
    '#1&view=learn&n=8&queens=3.1.7&step=13&own=looking-ahead.2',
    (page) =>
      page
        .getByRole('button', { name: /Row 6|^6$/ })
        .locator('visible=true')
        .first()
        .click(),
  ],
  [
    'a test that is taken',
    '#1&view=teach&n=8&own=test',
    async (page) => {
      await expect(page).toHaveURL(/own=test\./);
      await page.goto(page.url().replace('own=test', 'own=take'));
      await page.locator('main input').first().fill('Ada');
      await page.getByRole('button', { name: 'Variant A' }).click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    },
  ],
];

for (const [what, link, act] of sample(WORK))
  test(`full storage is reported for ${what}`, { tag: '@soak' }, async ({ page }) => {
    await page.goto(`./${link}`);
    await expect(page.locator('main')).toBeVisible();
    await fill(page);
    await act(page);
    await expect(page.getByText('This browser stores nothing for the page')).toBeVisible();
  });
