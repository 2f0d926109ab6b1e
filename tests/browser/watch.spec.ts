// Watching a search: from the placement on the board, by a link, and by repair from a seed; and the reasons why a board cannot be
// watched.
import {
  chooseSearch,
  counter,
  EMPTY_8,
  expectStep,
  linkTo,
  scrub,
  stepOf,
  story,
  transportButton,
  watch,
} from './run';
import { expect, open, test } from './support/test';

const GIVEN = [0, 0, 4, 0, 8, 0, 0, 0];
const cell = (row: number, column: number) => new RegExp(`^row ${row}, column ${column}(,|$)`);

test('the Board leads to the run of its own placement', async ({ page }) => {
  // Without reduced motion, the run would play at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(story(page)).toContainText('2 queens are given');
  await transportButton(page, 'Last step').click();
  await expect(counter(page, 'Solutions')).toHaveText('6');
});

test('the transport under the Board steps the same run', async ({ page }) => {
  await open(page, linkTo({ rows: EMPTY_8, step: 1 }).replace('view=theatre', 'view=board'));
  await expectStep(page, 1);
  await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(1);
  await transportButton(page, 'Step forward').click();
  await expectStep(page, 2);
});

test('repair ends without conflicts, and the same seed gives the same run', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: new Array(20).fill(0), search: 'repair', seed: 5 });
  await expect(stepOf(page)).toHaveText(/ of \d+$/);
  const length = Number(await scrub(page).getAttribute('max'));
  const steps = [1, 2, Math.floor(length / 2), length - 1, length];
  const conflicts: number[] = [];
  const sentences: string[] = [];
  for (const step of steps) {
    await scrub(page).fill(String(step));
    await expectStep(page, step);
    conflicts.push(Number(await counter(page, 'Conflicts now').textContent()));
    sentences.push((await story(page).textContent()) ?? '');
  }
  expect(conflicts.at(-1)).toBe(0);
  expect(conflicts[0]).toBeGreaterThan(0);
  // The last swaps lower the number of conflicts.
  expect(sentences.join('\n')).toMatch(/Swap the queens of rows \d+ and \d+: conflicts fall from \d+ to \d+/);
  await expect(page.getByRole('img', { name: /^Conflicts over the run/ })).toBeVisible();
  for (const [at, step] of steps.entries()) {
    await page.goto('about:blank');
    await watch(page, { rows: new Array(20).fill(0), search: 'repair', seed: 5, step });
    await expectStep(page, step);
    await expect(story(page)).toHaveText(sentences[at] ?? '');
  }
});

test('the curve of conflicts is also a way to go to a step', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: new Array(16).fill(0), search: 'repair', seed: 2 });
  const curve = page.getByRole('img', { name: /^Conflicts over the run/ });
  await expect(stepOf(page)).toHaveText(/ of \d+$/);
  const length = Number(await scrub(page).getAttribute('max'));
  const box = await curve.boundingBox();
  await curve.click({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
  await expect.poll(async () => Math.abs(Number(await scrub(page).inputValue()) - length / 2)).toBeLessThanOrEqual(1);
});

test('another seed and another search begin another run at its start', async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'repair', seed: 7, step: 3 });
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expectStep(page, 0);
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('8');
  await chooseSearch(page, 'bitmask');
  await expect(page.getByRole('toolbar', { name: /^Machine words/ })).toBeVisible();
  await expectStep(page, 0);
});

test('setting a queen at the start of a run begins the run of the new placement', async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  await expectStep(page, 0);
  await page.getByRole('gridcell', { name: cell(1, 3) }).click();
  await expectStep(page, 0);
  await expect(story(page)).toContainText('1 queen is given');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(counter(page, 'Solutions')).toHaveText('16');
});

test('a square that is made a given piece loses nothing: undo restores the step of the run, and redo the new board', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8, step: 1046 });
  await expectStep(page, 1046);
  await page.getByRole('gridcell', { name: /^row 8, column 8/ }).click();
  await expectStep(page, 1046);
  await page.getByRole('button', { name: 'Make it a given piece' }).click();
  await expectStep(page, 0);
  await page.getByRole('button', { name: 'Back to step 1,046' }).click();
  await expectStep(page, 1046);
  await expect(page).toHaveURL(/step=1046/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectStep(page, 0);
  await page.keyboard.press('ControlOrMeta+z');
  await expectStep(page, 1046);
});

test('the step is in the address, and a reload restores it', async ({ page }) => {
  await watch(page, { rows: GIVEN });
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  await expect(page).toHaveURL(/step=5$/);
  const sentence = (await story(page).textContent()) ?? '';
  await page.reload();
  await expectStep(page, 5);
  await expect(story(page)).toHaveText(sentence);
});

test('a link to a step beyond the end goes to the last step with a message', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: GIVEN, step: 999_999 });
  await expect(story(page)).toContainText('The run is shorter than that');
  await expect(story(page)).toContainText('The end: 6 solutions');
  await expect(transportButton(page, 'Step forward')).toBeDisabled();
});

test('queens in conflict cannot be watched: one line gives the reason, and one press resolves it', async ({ page }) => {
  await open(page, linkTo({ rows: [0, 7, 0, 0, 0, 3, 0, 0] }));
  await expect(page.getByText('The queens of rows 2 and 6 attack each other')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the queen of row 6' }).click();
  await expect(story(page)).toContainText('1 queen is given');
});

for (const size of [2, 3]) {
  test(`${size} queens: the run ends, and there is no solution`, { tag: '@soak' }, async ({ page }) => {
    await watch(page, { rows: new Array(size).fill(0) });
    await page.keyboard.press('End');
    await expect(story(page)).toContainText('The end: everything has been tried, and there is no solution.');
  });
}
