// The transport: a run can be stepped, played, scrubbed and searched, forwards and backwards, by pointer and by key.
import type { Page } from '@playwright/test';
import {
  counter,
  currentLine,
  EMPTY_8,
  expectStep,
  openMore,
  scrub,
  setSpeed,
  settledText,
  stepOf,
  story,
  transportButton,
  watch,
} from './run';
import { expect, test } from './support/test';

/** Events of the whole run on the empty 8 by 8 board: 2,056 tried, 2,056 removed, 644 dead ends, 92 solutions, the end. */
const LENGTH = 4_849;

test.beforeEach(({ page }) => watch(page, { rows: EMPTY_8 }));

test('a run opens paused at the start, where stepping back is disabled', async ({ page }) => {
  await expectStep(page, 0);
  for (const name of ['First step', 'Step back']) await expect(transportButton(page, name)).toBeDisabled();
  for (const name of ['Play', 'Step forward', 'Last step']) await expect(transportButton(page, name)).toBeEnabled();
  await expect(story(page)).toContainText('The board is empty');
});

test('a run ends after 2,056 tried queens with the message of 92 solutions', async ({ page }) => {
  await transportButton(page, 'Last step').click();
  await expectStep(page, LENGTH);
  await expect(stepOf(page)).toHaveText(/of 4,849$/);
  await expect(counter(page, 'Queens tried')).toHaveText('2,056');
  await expect(counter(page, 'Solutions')).toHaveText('92');
  await expect(story(page)).toContainText('The end: 92 solutions, and there are no others.');
  for (const name of ['Play', 'Step forward', 'Last step']) await expect(transportButton(page, name)).toBeDisabled();
  await transportButton(page, 'First step').click();
  await expectStep(page, 0);
});

test('a run steps forwards and backwards over the same positions', async ({ page }) => {
  const sentences: string[] = [];
  for (let step = 1; step <= 8; step++) {
    await transportButton(page, 'Step forward').click();
    await expectStep(page, step);
    sentences.push((await story(page).textContent()) ?? '');
  }
  expect(sentences[0]).toContain('The lowest 1 is column 1, so try it.');
  for (let step = 7; step >= 1; step--) {
    await transportButton(page, 'Step back').click();
    await expectStep(page, step);
    await expect(story(page)).toHaveText(sentences[step - 1] ?? '');
  }
});

test('the scrub bar goes to any step, and no press of a key is lost', async ({ page }) => {
  await expect(stepOf(page)).toHaveText(/of 4,849$/);
  for (const step of [3_000, 17, 4_849, 0, 2_500]) {
    await scrub(page).fill(String(step));
    await expectStep(page, step);
  }
  await expect(scrub(page)).toHaveAttribute('aria-valuetext', 'step 2,500 of 4,849');
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 2_512);
});

const KEYS: readonly (readonly [string, number, number | RegExp])[] = [
  // the key, the step before it, and the step or the sentence after it
  ['ArrowRight', 10, 11],
  ['ArrowLeft', 10, 9],
  ['Home', 10, 0],
  ['End', 10, LENGTH],
  ['n', 0, /^\s*Solution 1:/],
  ['p', LENGTH, /^\s*Solution 92:/],
  ['Shift+ArrowRight', 0, /^\s*Dead end: row 6 has no free square/],
  ['Shift+ArrowLeft', LENGTH, /^\s*Dead end:/],
];
test('each key goes to the expected step', async ({ page }) => {
  await expect(stepOf(page)).toHaveText(/of 4,849$/);
  for (const [pressed, from, to] of KEYS) {
    await test.step(`${pressed} at step ${from} goes to ${to}`, async () => {
      await scrub(page).fill(String(from));
      await expectStep(page, from);
      await page.keyboard.press(pressed);
      if (typeof to === 'number') await expectStep(page, to);
      else await expect(story(page)).toHaveText(to);
    });
  }
});

test('n and p go through the solutions, and stop at the end', { tag: '@soak' }, async ({ page }) => {
  for (const nth of [1, 2, 3]) {
    await page.keyboard.press('n');
    await expect(story(page)).toContainText(`Solution ${nth}:`);
  }
  await page.keyboard.press('p');
  await expect(story(page)).toContainText('Solution 2:');
  await scrub(page).fill('4840');
  await expectStep(page, 4_840);
  await page.keyboard.press('n');
  await expect(story(page)).toContainText('There are no more');
  await expectStep(page, LENGTH);
});

test('Space plays and pauses, and does not fire the focused button as well', async ({ page }) => {
  await setSpeed(page, 0);
  await transportButton(page, 'Last step').focus();
  await page.keyboard.press('Space');
  await expect(transportButton(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(transportButton(page, 'Play')).toBeVisible();
  await expect(stepOf(page)).toHaveText(/^step \d /);
});

test('keys do nothing in text fields, with other modifiers, or when they are switched off', { tag: '@soak' }, async ({
  page,
}) => {
  await page.getByLabel('Size n').focus();
  for (const pressed of ['n', 'ArrowRight', 'End']) await page.keyboard.press(pressed);
  await page.getByLabel('Size n').fill('8');
  await page.getByLabel('Size n').blur();
  for (const pressed of ['Control+ArrowRight', 'Control+End', 'Meta+ArrowRight']) await page.keyboard.press(pressed);
  await expectStep(page, 0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
});

test('play moves on, pause stops it, and the fastest speed reaches the end and stops', async ({ page }) => {
  await setSpeed(page, 10);
  await transportButton(page, 'Play').click();
  await expect.poll(async () => Number(await scrub(page).inputValue())).toBeGreaterThan(5);
  await transportButton(page, 'Pause').click();
  await settledText(stepOf(page));
  await setSpeed(page, 26);
  await transportButton(page, 'Play').click();
  await expectStep(page, LENGTH);
  await expect(transportButton(page, 'Play')).toBeDisabled();
});

test('plus and minus change the speed by a notch, and the knob shows its figure', { tag: '@soak' }, async ({
  page,
}) => {
  const speed = page.getByRole('slider', { name: /^speed/ });
  await setSpeed(page, 4);
  await expect(speed).toHaveAttribute('aria-valuetext', '4 steps a second');
  await page.keyboard.press('+');
  await expect(speed).toHaveAttribute('aria-valuetext', '5 steps a second');
  await expect(page.getByText('5 / s')).toBeVisible();
  for (let press = 0; press < 9; press++) await page.keyboard.press('-');
  await expect(speed).toHaveAttribute('aria-valuetext', 'one step in 2 seconds');
});

test('a step of any size ends as announced, and goes back again', { tag: '@soak' }, async ({ page }) => {
  for (const [grain, sentence] of [
    ['by row', /column/],
    ['by dead end', /^\s*Dead end/],
    ['by solution', /^\s*Solution 1/],
  ] as const) {
    await test.step(grain, async () => {
      await openMore(page);
      await page.getByRole('combobox', { name: 'Step size' }).selectOption(grain);
      await transportButton(page, 'Step forward').click();
      await expect(story(page)).toHaveText(sentence);
      await transportButton(page, 'Step back').click();
      await expectStep(page, 0);
    });
  }
});

test.describe('run until', () => {
  async function until(page: Page, name: string | RegExp): Promise<void> {
    await openMore(page);
    await transportButton(page, 'Run until…').click();
    await page.getByRole('radio', { name }).check();
  }
  const run = (page: Page): Promise<void> => page.getByRole('button', { name: 'Run', exact: true }).click();

  test('stops at the next dead end, the next solution, and the end', async ({ page }) => {
    for (const [name, sentence] of [
      ['the next dead end', 'Dead end'],
      ['the next solution', 'Solution 1'],
      ['the end', 'The end'],
    ] as const) {
      await until(page, name);
      await run(page);
      await expect(story(page)).toContainText(sentence);
    }
  });

  test('a queen is tried on a chosen square', { tag: '@soak' }, async ({ page }) => {
    await until(page, /tried on row/);
    for (const [name, value] of [
      ['Row', '1'],
      ['Column', '4'],
    ] as const) {
      await page.getByRole('textbox', { name }).press('ControlOrMeta+a');
      await page.keyboard.type(value);
    }
    await run(page);
    await expect(story(page)).toContainText('columns 4, 5, 6, 7 and 8 are still to be tried. The lowest 1 is column 4');
  });

  test('a queen is removed: the whole subtree is stepped over', { tag: '@soak' }, async ({ page }) => {
    await transportButton(page, 'Step forward').click();
    await expectStep(page, 1);
    await until(page, /removed/);
    await run(page);
    await expect(story(page)).toContainText('Everything below row 1, column 1 has been tried');
    await expect(counter(page, 'Solutions')).toHaveText('4');
  });

  test('a line of the listing runs', { tag: '@soak' }, async ({ page }) => {
    await until(page, 'this line of the listing runs');
    await page.getByRole('combobox', { name: 'Line' }).selectOption({ index: 1 });
    await run(page);
    await expect(story(page)).toContainText('Solution 1');
    await expect(currentLine(page)).toContainText('a solution');
  });

  test('Escape closes the dialog and runs nothing', async ({ page }) => {
    await openMore(page);
    await transportButton(page, 'Run until…').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectStep(page, 0);
  });
});

test('a key that is pressed while another run is prepared takes effect when the run is ready', async ({ page }) => {
  // The search is chosen and the key pressed within one task, so that the run cannot be ready yet.
  await page.locator('[data-search="permutations"]').evaluate((search: HTMLButtonElement) => {
    search.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  });
  await expect(story(page)).toContainText('The end: 92 solutions');
});

test('a breakpoint stops play and run until, and can be removed', async ({ page }) => {
  const breakpoint = page.getByRole('button', { name: /^Breakpoint at line/ }).nth(1);
  await breakpoint.click();
  await expect(breakpoint).toHaveAttribute('aria-pressed', 'true');
  await setSpeed(page, 26);
  for (const nth of [1, 2]) {
    await transportButton(page, 'Play').click();
    await expect(story(page)).toHaveText(new RegExp(`Stopped at a breakpoint. Solution ${nth}:`));
    await expect(transportButton(page, 'Play')).toBeVisible();
  }
  await openMore(page);
  await transportButton(page, 'Run until…').click();
  await page.getByRole('radio', { name: 'the end' }).check();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(story(page)).toContainText('Solution 3');
  await page.keyboard.press('x');
  await expect(breakpoint).toHaveAttribute('aria-pressed', 'false');
  await transportButton(page, 'Play').click();
  await expectStep(page, LENGTH);
});
