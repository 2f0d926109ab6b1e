// Board and Play on a projector: each state is shown screen by screen, and measured.
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { present } from './run';
import { barButton, faultsOf, projectorBar, screensFor, waitForDrawing } from './support/projection';
import { expect, test } from './support/test';

interface State {
  readonly name: string;
  readonly address: string;
  /** Buttons of the bar to press, and the text that must appear. */
  readonly presses: readonly { readonly button: string; readonly text: RegExp }[];
}

const STATES: readonly State[] = [
  {
    name: 'a board that is completed and counted',
    address: '#1&view=board&n=8&queens=0.0.4',
    presses: [
      { button: 'Answer', text: /Completed/ },
      { button: 'Count', text: /4/ },
    ],
  },
  {
    name: 'a board that is impossible',
    address: '#1&view=board&n=4&queens=1',
    presses: [{ button: 'Answer', text: /Impossible/ }],
  },
  {
    name: 'a puzzle with its hints',
    address: '#1&view=play&n=8&own=completion-8-easy-1',
    presses: [
      { button: 'Answer', text: /Look at/ },
      { button: 'Answer', text: /one free square/ },
      { button: 'Answer', text: /./ },
    ],
  },
  {
    name: 'a game for two',
    address: '#1&view=play&n=8&own=game-6-lines-person-white-',
    presses: [{ button: 'Answer', text: /./ }],
  },
];

/** Measures every screen of the text. */
async function measureScreens(page: Page): Promise<void> {
  for (let screen = 0; screen < 9; screen++) {
    await waitForDrawing(page);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    const [, at, of] = /screen (\d+) of (\d+)/.exec((await projectorBar(page).textContent()) ?? '') ?? [];
    if (at === of) return;
    await barButton(page, 'Next').click();
  }
}

for (const [at, { name, address, presses }] of sample([...STATES.entries()]))
  for (const { width, height } of screensFor(at))
    test(`nothing of ${name} scrolls at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`./${address}`);
      await present(page);
      await expect(projectorBar(page)).toBeVisible();
      await measureScreens(page);
      for (const { button, text } of presses) {
        await barButton(page, button).click();
        await expect(page.locator('.screens')).toContainText(text);
        await measureScreens(page);
      }
      await barButton(page, 'End').click();
      await expect(projectorBar(page)).toBeHidden();
    });

test('on the projector a click sets a queen, a remote control undoes and redoes it, and the queen stays at the end', async ({
  page,
}) => {
  await page.goto('./#1&view=board&n=6');
  await present(page);
  // The board is loaded before the projector view, and handles the keys until then.
  await expect(projectorBar(page)).toBeVisible();
  const square = page.getByRole('gridcell', { name: /^row 1, column 2(,|$)/ });
  await square.click();
  await expect(square).toHaveAccessibleName(/queen/);
  await page.keyboard.press('PageUp');
  await expect(square).not.toHaveAccessibleName(/queen/);
  await page.keyboard.press('PageDown');
  await expect(square).toHaveAccessibleName(/queen/);
  await page.keyboard.press('b');
  await expect(page.locator('.projector__black')).toBeVisible();
  await page.keyboard.press('b');
  await barButton(page, 'End').click();
  await expect(square).toHaveAccessibleName(/queen/);
});
