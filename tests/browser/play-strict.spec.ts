// No guessing: only forced squares can be set, by touch and by keys, and refusals are counted.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const play = (own: string): string => `./#1&view=play&n=8&own=${own}`;

/** Presses all open squares of an easy puzzle, again and again, until it is solved. Squares that are not forced are refused. */
async function tapAll(page: Page, press: (index: number) => Promise<void>): Promise<void> {
  const cells = page.getByRole('gridcell');
  const count = await cells.count();
  const solved = page.getByRole('heading', { name: /^Solved/ });
  for (let round = 0; round < 6; round++) {
    for (let index = 0; index < count; index++) {
      if ((await solved.count()) > 0) return;
      const label = (await cells.nth(index).getAttribute('aria-label')) ?? '';
      if (!/your queen|attacked|closed/.test(label)) await press(index);
    }
  }
}

test('without guessing a puzzle is solved by forced squares alone, and refusals are shown and sent', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(play('regions-6-easy-5'));
  await page.getByRole('checkbox', { name: 'No guessing' }).check();
  const cells = page.getByRole('gridcell');
  await cells.first().click();
  await expect(page.locator('.transport .story')).toHaveText('Not yet: nothing forces this square.');
  await expect(cells.first()).not.toHaveAccessibleName(/your queen/);
  await expect(cells.first()).toHaveAccessibleName(/not yet/);
  await tapAll(page, async (index) => {
    await cells.nth(index).focus();
    await page.keyboard.press('Enter');
  });
  await expect(page.getByText(/^Without guessing: every square was forced/)).toBeVisible();
  await expect(page.getByLabel('Text to share, without the answer')).toContainText(/No guessing, refused: \d+/);
});

test('Play opens with the puzzles of today, and leads back to them', async ({ page }) => {
  await page.goto('./#1&view=play&n=8');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByText(/3 left today/)).toBeVisible();
  await page.getByRole('button', { name: 'Today’s regions' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to Play' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  /** Makes taps set queens, or crosses. */
  async function tapsSet(page: Page, what: 'queen' | 'cross'): Promise<void> {
    const name = { queen: /^A tap sets a queen/, cross: /^A tap marks/ };
    const wrong = page.getByRole('button', { name: name[what === 'queen' ? 'cross' : 'queen'] });
    if (await wrong.isVisible()) await wrong.tap();
    await expect(page.getByRole('button', { name: name[what] })).toBeVisible();
  }

  const NAMES = { queen: /the queen stands here/, cross: /no queen can stand here/ };

  /** Asks for the reason of the next step, and taps on the squares that it decides. */
  async function follow(page: Page): Promise<void> {
    const bar = page.getByRole('region', { name: 'Keys of the puzzle' });
    await bar.getByRole('button', { name: 'Hint' }).tap();
    await bar.getByRole('button', { name: 'Why' }).tap();
    const decided = page.getByRole('gridcell', { name: new RegExp(`${NAMES.queen.source}|${NAMES.cross.source}`) });
    await expect(decided.first()).toBeVisible();
    const places = await decided.evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('aria-label') ?? '')
        .map((label) => ({ place: label.split(', ').slice(0, 2).join(', '), label })),
    );
    for (const { place, label } of places) {
      const what = NAMES.queen.test(label) ? 'queen' : 'cross';
      const square = page.getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });
      await tapsSet(page, what);
      await square.tap();
      await expect(square).toHaveAccessibleName(what === 'queen' ? /your queen/ : /marked “not here”/);
    }
  }

  for (const own of ['completion-6-easy-1', 'completion-8-hard-1', 'regions-7-hard-1', 'stars-8-easy-1'])
    test(`${own} is solved without guessing by the reasons of hints`, { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(play(own));
      await page.getByRole('switch', { name: /^No guessing/ }).check();
      const solved = page.getByText(/^Solved in/).locator('visible=true');
      while (!(await solved.first().isVisible())) await follow(page);
      // Each tap was accepted, so the page has proved its square.
      await expect(page.getByRole('checkbox', { name: 'No guessing' })).toBeChecked();
    });
});
