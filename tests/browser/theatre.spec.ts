// The Theatre: board, words, listing and sentence in step; for everyone, on a phone, on a projector, and while playing at full speed.

import { sample } from '../soak';
import {
  currentLine,
  EMPTY_8,
  expectStep,
  openMore,
  present,
  scrub,
  searchButton,
  setSpeed,
  stepOf,
  story,
  transportButton,
  watch,
} from './run';
import { expect, expectAccessible, open, test } from './support/test';

/** The number of frames that the page has drawn. */
interface FrameCounter {
  frames: number;
}

test('the listing, the words and the board show the same step', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, step: 3 });
  await expectStep(page, 3);
  await expect(currentLine(page)).toContainText('while a square of this row is free');
  await expect(page.getByRole('group', { name: 'columns: bits 1, 3 and 5 are set' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'queen: bit 5 is set' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^row 3, column 5, queen found, tried now/ })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(currentLine(page)).toContainText('a dead end');
  await expect(page.getByRole('gridcell', { name: /^row 6, column 1, in a line with no free square/ })).toBeVisible();
});

test('the live region announces every single step, and few steps while playing', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  const region = page.getByRole('region', { name: 'Transport' }).locator('[aria-live="polite"]');
  await page.keyboard.press('ArrowRight');
  await expect(region).toContainText('The lowest 1 is column 1, so try it.');
  await expect(region).not.toContainText('*');
  await region.evaluate((element) => {
    const counter = element as HTMLElement & { said?: number };
    counter.said = 0;
    new MutationObserver(() => {
      counter.said = (counter.said ?? 0) + 1;
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await setSpeed(page, 10);
  const began = Date.now();
  await transportButton(page, 'Play').click();
  await expect.poll(async () => Number(await scrub(page).inputValue())).toBeGreaterThan(30);
  await transportButton(page, 'Pause').click();
  const announced = await region.evaluate((element) => (element as HTMLElement & { said?: number }).said);
  // One sentence in two seconds, and the sentences at the start and at the end.
  expect(announced).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 2_000) + 2);
});

for (const [what, watched] of sample([
  ['a run on words', { rows: EMPTY_8, step: 5 }],
  ['a run of repair', { rows: new Array(12).fill(0), search: 'repair', step: 3 }],
  ['a run of the linear completion', { rows: new Array(12).fill(0), search: 'linear', step: 6 }],
  ['a refusal', { rows: [1, 1, 0, 0] }],
] as const)) {
  test(`axe finds nothing on ${what}`, { tag: '@soak' }, async ({ page }) => {
    if ('step' in watched) {
      await watch(page, watched);
      await expectStep(page, watched.step);
    } else {
      await page.goto('./#1&view=theatre&n=4&queens=1.1.0.0&search=bitmask&seed=1&step=0');
      await expect(page.getByText(/^The queens of rows 1 and 2/)).toBeVisible();
    }
    await expectAccessible(page);
  });
}

test('axe finds nothing in the dialog of conditions, nor on a phone', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, { rows: EMPTY_8, step: 5 });
  await expectStep(page, 5);
  await expectAccessible(page);
  await openMore(page);
  await transportButton(page, 'Run until…').click();
  await expectAccessible(page);
});

test('on a phone nothing is wider than the screen, and tabs show the panes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, { rows: EMPTY_8, step: 5 });
  await expectStep(page, 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect(counts).toBeHidden();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Code', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid')).toBeHidden();
  await counts.scrollIntoViewIfNeeded();
  await expect(counts).toBeInViewport();
});

test('a projector shows the step and its sentence, keys step the run, and Escape ends the projection', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8 });
  await present(page);
  await expect(transportButton(page, 'Play')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page)).toContainText('step 1');
  await expect(story(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(transportButton(page, 'Play')).toBeVisible();
});

for (const { what, search, step } of sample([
  { what: 'a search on bits', search: 'bitmask', step: 21 },
  { what: 'gradient repair', search: 'repair', step: 5 },
  { what: 'a search on arrays', search: 'array-recursive', step: 12 },
]))
  test(`on a phone the run of ${what} covers no row of the board, and nothing scrolls`, async ({ page }) => {
    for (const { width, height } of [
      { width: 390, height: 664 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize({ width, height });
      await watch(page, { rows: EMPTY_8, search, step });
      await expectStep(page, step);
      const grid = await page.getByRole('grid').boundingBox();
      const run = await page.getByRole('region', { name: 'Transport' }).boundingBox();
      expect((grid?.y ?? 0) + (grid?.height ?? 0)).toBeLessThanOrEqual(run?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
      for (const name of ['Play', 'Step forward', 'More about this run'])
        await expect(transportButton(page, name)).toBeInViewport({ ratio: 1 });
    }
    await expect(searchButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await expect(page.getByRole('list', { name: /^Listing/ })).toBeInViewport();
  });

test('Watch plays at once if it is entered from another place, and waits with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('about:blank');
    await open(page);
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Watch' }).click();
    await expect(scrub(page)).toBeEnabled();
    if (reducedMotion === 'reduce') {
      await expect(transportButton(page, 'Play')).toBeVisible();
      await expectStep(page, 0);
    } else {
      await expect(transportButton(page, 'Pause')).toBeVisible();
      await expect(stepOf(page).locator('b')).not.toHaveText('0');
    }
  }
});

test('playing at full speed at n = 32 leaves the page free to draw and to answer', { tag: '@soak' }, async ({
  page,
  browserName,
}) => {
  await watch(page, { rows: new Array(32).fill(0) });
  await page.evaluate(() => {
    const seen = globalThis as unknown as FrameCounter;
    seen.frames = 0;
    const frame = () => {
      seen.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await setSpeed(page, 26);
  await transportButton(page, 'Play').click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as FrameCounter).frames)).toBeGreaterThan(10);
  const before = Date.now();
  await page.keyboard.press('Space');
  await expect(transportButton(page, 'Play')).toBeVisible();
  const answered = Date.now() - before;
  const description = `${browserName}: pause answered in ${answered} ms`;
  test.info().annotations.push({ type: 'measured', description });
  expect(answered).toBeLessThan(4_000);
});
