// Present: the page on a projector or a tablet, for a room full of people.
import { sample } from '../soak';
import { cell, forceMediaRules, queensOf } from './page';
import { EMPTY_8, expectStep, present, stepOf, story, transportButton, watch } from './run';
import { expect, test } from './support/test';

for (const { width, height } of sample([
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])) {
  test(`${width} x ${height} has room for board, code, sentence and step`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watch(page, { rows: EMPTY_8, step: 57 });
    await present(page);
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
      });
    await expect.poll(over).toEqual({ across: 0, down: 0 });
    const bar = await page.getByRole('navigation', { name: 'Projector' }).boundingBox();
    for (const figure of [page.locator('.listing'), stepOf(page), story(page), page.locator('.bits')]) {
      await expect(figure).toBeInViewport({ ratio: 0.99 });
      const { y = 0, height = 0 } = (await figure.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    const board = await page.locator('.board__grid').boundingBox();
    expect(board?.width).toBeGreaterThan(Math.min(height * 0.48, width * 0.34));
  });
}

test('on a tablet the buttons step and play, and a tap on the board changes nothing', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await watch(page, { rows: EMPTY_8, step: 57 });
  await expectStep(page, 57);
  await present(page);
  await forceMediaRules(page, 'any-pointer: coarse');
  const before = await queensOf(page);
  await cell(page, 8, 8).click();
  await transportButton(page, 'Step forward').click();
  await expectStep(page, 58);
  await transportButton(page, 'Step back').click();
  await expectStep(page, 57);
  await expect.poll(() => queensOf(page)).toEqual(before);
  for (const name of ['Play', 'Step back', 'Step forward']) {
    await expect(transportButton(page, name)).toBeInViewport({ ratio: 1 });
  }
  await transportButton(page, 'Play').click();
  await expect(stepOf(page).locator('b')).not.toHaveText('57');
});

test('the keys of a remote control step, and turn the projection black', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 57 });
  await present(page);
  await page.keyboard.press('PageDown');
  await expectStep(page, 58);
  await page.keyboard.press('b');
  await expect(page.locator('.projector__black')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.locator('.projector__black')).toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expectStep(page, 57);
  const bar = page.getByRole('navigation', { name: 'Projector' });
  await bar.getByRole('button', { name: 'Next' }).click();
  await expectStep(page, 58);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});

test('a run on the Board is presented with its sentence and its player', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=board&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=57');
  await expectStep(page, 57);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('navigation', { name: 'Projector' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expectStep(page, 58);
});
