// The Large view: a million rows made, completed, checked, saved and read again; the picture by keys and pointer; bad files.

import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { SOAK } from '../soak';
import { paste } from './page';
import { collectFiles, saved as savedBy } from './support/saved-files';
import { expect, expectAccessible, test } from './support/test';

const EMPTY_8 = '0.0.0.0.0.0.0.0';

/** Opens the view by a link, and waits until its board is there. */
async function openLarge(page: Page, own: string): Promise<void> {
  await collectFiles(page);
  await page.goto(`./#1&view=large&n=8&queens=${EMPTY_8}&search=bitmask&seed=1&step=0&own=${own}`);
  await expect(fact(page, 'given')).toHaveText(/\d/, { timeout: 30_000 });
  await openMore(page);
}

/** Opens the rarely used tools, even under a notice. */
const openMore = (page: Page): Promise<void> =>
  page.locator('.large__more').evaluate((more: HTMLDetailsElement) => {
    more.open = true;
  });

const picture = (page: Page): Locator => page.getByRole('application');

/** A fact of the list next to the minimap, or of the verdict. */
const fact = (page: Page, name: string): Locator =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const verdict = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

/** The content of the file that this button saves. */
const saved = async (page: Page, name = 'Save as'): Promise<Buffer> => (await savedBy(page, button(page, name))).bytes;

const open = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page.getByLabel('Open…').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Replaces the content of a field and moves to the next field. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('the published time is shown for the published method only', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n1000.k400.s1');
  await button(page, 'Complete').click();
  await expect(verdict(page, 'Completed')).toBeVisible();
  await expect(fact(page, 'Time')).not.toHaveText(/published/);
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('linear, five blocks');
  await button(page, 'Generate').click();
  await expect(verdict(page, 'Generated')).toBeVisible();
  await button(page, 'Complete').click();
  await expect(verdict(page, 'Completed')).toBeVisible();
  await expect(fact(page, 'Time')).toHaveText(/published/);
});

test('without a link a completed board of 100,000 rows is shown, and its link shows it again', async ({ page }) => {
  await page.goto('./#1&view=large&n=8');
  const headline = page.getByText('100,000 queens, none of which attacks another.');
  await expect(headline).toBeVisible({ timeout: 30_000 });
  await expect(fact(page, 'found')).toHaveText('60,000');
  await expect(page).toHaveURL(/own=n100000\.k40000\.s1\.completed/);
  await expect(button(page, 'Generate')).toBeHidden();
  await page.reload();
  await expect(headline).toBeVisible({ timeout: 30_000 });
});

test('the slider makes a board of its size with the same share of queens, and Complete completes it', {
  tag: '@soak',
}, async ({ page }) => {
  await openLarge(page, 'n100000.k60000.s1');
  const slider = page.getByRole('slider', { name: 'Size, from a thousand to a million' });
  await slider.fill('90');
  await expect(fact(page, 'given')).toHaveText('6,000');
  await button(page, 'Complete').click();
  await expect(page.getByText('10,000 queens, none of which attacks another.')).toBeVisible();
  await type(page, page.getByLabel('Size n', { exact: true }), '20000');
  await button(page, 'Complete').click();
  await expect(page.getByText('20,000 queens, none of which attacks another.')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('12,000');
});

const ROWS = SOAK ? 1_000_000 : 100_000;
const formatted = (queens: number): string => queens.toLocaleString('en');

test(`${formatted(ROWS)} rows are generated, completed, checked, saved, and read again the same`, async ({ page }) => {
  const given = 0.6 * ROWS;
  await openLarge(page, `n${ROWS}.k${given}.s1`);
  await expect(verdict(page, 'Generated')).toBeVisible({ timeout: 30_000 });
  await expect(fact(page, 'given')).toHaveText(formatted(given));
  await button(page, 'Complete').click();
  await expect(verdict(page, 'Completed')).toBeVisible({ timeout: 30_000 });
  await expect(fact(page, 'found')).toHaveText(formatted(ROWS - given));
  await button(page, 'Validate').click();
  await expect(verdict(page, 'Valid')).toBeVisible({ timeout: 30_000 });
  const first = await saved(page);
  await expect(verdict(page, 'Saved')).toBeVisible();
  await open(page, 'solution.txt', first);
  await expect(verdict(page, 'Opened')).toBeVisible({ timeout: 30_000 });
  await expect(fact(page, 'given')).toHaveText(formatted(ROWS));
  expect(digest(await saved(page))).toBe(digest(first));
});

test('files in every form are read back as the same board, and generating the board again gives the same link', {
  tag: '@soak',
}, async ({ page }) => {
  await openLarge(page, 'n100.k40.s7');
  await expect(fact(page, 'given')).toHaveText('40');
  const numbers = await saved(page);
  for (const form of ['CSV', 'JSON']) {
    await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: form });
    const bytes = await saved(page);
    await open(page, `board.${form.toLowerCase()}`, bytes);
    await expect(verdict(page, 'Opened')).toBeVisible();
    await expect(fact(page, 'Format')).toHaveText(form);
    await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'numbers' });
    expect(digest(await saved(page))).toBe(digest(numbers));
  }
  await button(page, 'Generate').click();
  await expect(verdict(page, 'Generated')).toBeVisible();
  await expect(page).toHaveURL(/own=n100\.k40\.s7/);
});

const BAD = {
  'with a column out of range': ['2 4 1 9', 'Row 4 has column 9, but the file has only 4 rows'],
  'with letters in it': ['2 4 one 3', 'Line 1, word 3: “one”. Expected a column'],
  'with a repeated column': ['2 4 2 3', 'Rows 1 and 3 both have column 2'],
  'with a line cut short': ['row,column\n1,2\n2', 'Line 3: '],
  'with a wrong count': ['{"n": 5, "columns": [2, 4, 1, 3]}', 'The file says that it has 5 rows, but it has 4.'],
  'of another kind': ['\u0089PNG\r\n\u001a\n', 'Line 1: '],
  'with nothing in it': ['', 'The file is empty'],
} as const;

test('one press opens the example of section 2 of the paper', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n8.k3.s1');
  await button(page, 'The paper’s example').click();
  await expect(verdict(page, 'Opened')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('3');
  expect((await saved(page)).toString('utf8').trim().split(/\s+/)).toEqual([...'0050400300']);
});

test('a bad file is reported in one line, and the board does not change', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n8.k3.s1');
  for (const [what, [text, message]] of Object.entries(BAD)) {
    await open(page, `${what}.txt`, text);
    await expect(verdict(page, 'No answer'), what).toBeVisible();
    await expect(page.locator('.verdict p'), what).toContainText(message);
    await expect(fact(page, 'given'), what).toHaveText('3');
    await button(page, 'Validate').click();
    await expect(verdict(page, 'Valid')).toBeVisible();
  }
});

test('numbers out of range are reported, and stay in their fields', async ({ page }) => {
  await openLarge(page, 'n8.k3.s1');
  const size = page.getByLabel('Size n', { exact: true });
  await type(page, size, '20000000');
  await expect(page.getByText('Size n: “20000000” is not a whole number from 1 to 10,000,000.')).toBeVisible();
  await expect(size).toHaveValue('20000000');
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Generate').click();
  await expect(page.getByText('Size n: “20000000” is not a whole number')).toBeVisible();
  await expect(size).toBeFocused();
  await expect(fact(page, 'given')).toHaveText('3');
  await type(page, size, '1e4');
  await expect(size).toHaveValue('10,000');
  await expect(page.getByText('is not a whole number')).toHaveCount(0);
});

test('keys zoom and move, a click sets a queen and reports its attacks, another click removes it', async ({ page }) => {
  await openLarge(page, 'n1000.k0.s1');
  await expect(picture(page)).toHaveAccessibleName('Rows 1 to 1,000, columns 1 to 1,000');
  await picture(page).focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('+');
  await expect(picture(page)).toHaveAccessibleName('Rows 493 to 508, columns 493 to 508');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.readout')).toHaveText('row 502, column 501: free');
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Queen set')).toBeVisible();
  await expect(page.getByText('That closed 3,993 other free squares:')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('1');
  await picture(page).click();
  await expect(verdict(page, 'Queen removed')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('0');
  await page.keyboard.press('Home');
  await expect(picture(page)).toHaveAccessibleName('Rows 1 to 1,000, columns 1 to 1,000');
});

test('buttons lead to a row, the nearest queen and the whole board, and a button switches the lens', {
  tag: '@soak',
}, async ({ page }) => {
  await openLarge(page, 'n1000000.k600000.s1');
  const row = page.getByLabel('Row', { exact: true });
  await row.fill('777,777');
  await button(page, 'Go to row').click();
  await expect(picture(page)).toHaveAccessibleName(/^Rows 777,7\d\d to 777,[78]\d\d/);
  await expect(page.locator('.readout')).toHaveText(/^row 777,777, column /);
  await row.fill('0');
  await button(page, 'Go to row').click();
  await expect(page.getByText('Row: “0” is not a whole number from 1 to 1,000,000.')).toBeVisible();
  await button(page, 'Nearest queen').click();
  await expect(page.locator('.readout')).toHaveText(/: given$/);
  await expect(fact(page, 'in view')).not.toHaveText('0');
  await button(page, 'Whole board').click();
  await expect(picture(page)).toHaveAccessibleName('Rows 1 to 1,000,000, columns 1 to 1,000,000');
  await button(page, 'Lens').click();
  await expect(button(page, 'Lens')).toHaveAttribute('aria-pressed', 'false');
});

test('a click that cannot set a queen is refused with a message, and the verdict stays', { tag: '@soak' }, async ({
  page,
}) => {
  await openLarge(page, 'n1000000.k600000.s1');
  await button(page, 'Complete').click();
  await expect(verdict(page, 'Completed')).toBeVisible({ timeout: 30_000 });
  await button(page, 'Nearest queen').click();
  await expect(page.locator('.readout')).toHaveText(/: (given|found)$/);
  await picture(page).click();
  await expect(page.getByText('Queens are set by hand up to 100,000 rows')).toBeVisible();
  await expect(verdict(page, 'Completed')).toBeVisible();
});

test('the wheel and dragging move the view, and the lens shows the queen under the pointer', async ({ page }) => {
  await openLarge(page, 'n10000.k9000.s1');
  await picture(page).hover();
  await expect(page.locator('.readout')).toHaveText(/^row [\d,]+, column [\d,]+: given$/);
  await expect(page.locator('.lens')).toBeVisible();
  await page.mouse.wheel(0, -520);
  await expect(picture(page)).not.toHaveAccessibleName('Rows 1 to 10,000, columns 1 to 10,000');
  const before = await picture(page).getAttribute('aria-label');
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('the plate is not in sight');
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(picture(page)).not.toHaveAccessibleName(before ?? '');
});

test('work on millions of rows can be cancelled, and the board does not change', async ({ page }) => {
  await openLarge(page, 'n8.k3.s1');
  await type(page, page.getByLabel('Size n', { exact: true }), '5M');
  await type(page, page.getByLabel('Given k').first(), '4500000');
  await button(page, 'Generate').click();
  await button(page, 'Cancel').click();
  await expect(verdict(page, 'Cancelled')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('3');
  await button(page, 'Validate').click();
  await expect(verdict(page, 'Valid')).toBeVisible();
});

test('a solution by formula appears at once, and its link restores it', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n100000.explicit');
  await expect(verdict(page, 'By formula')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('100,000');
  await button(page, 'Validate').click();
  await expect(page.getByText('100,000 queens, none attacks another.')).toBeVisible();
});

test('each step of a modular line is one press; a board is tiled by a line and by itself, and its link restores it', {
  tag: '@soak',
}, async ({ page }) => {
  await openLarge(page, 'n25.k0.s1');
  await page.getByText('By formula').click();
  const steps = page.getByRole('group', { name: 'Steps that give a modular line of size 25' });
  await expect(steps.getByRole('button')).toHaveText(['2', '3', '7', '8', '12', '13', '17', '18', '22', '23']);
  await steps.getByRole('button', { name: '7', exact: true }).click();
  await expect(verdict(page, 'Modular line')).toBeVisible();
  await expect(page).toHaveURL(/n25\.modular7/);
  await page.getByRole('group', { name: 'size 5' }).getByRole('button', { name: '3', exact: true }).click();
  await button(page, 'Tile').click();
  await expect(fact(page, 'given')).toHaveText('125');
  await button(page, 'Tile').click();
  await expect(fact(page, 'given')).toHaveText('625');
  await button(page, 'Tile with itself').click();
  await expect(fact(page, 'given')).toHaveText('390,625');
  await expect(page).toHaveURL(/n25\.modular7\.tile5x3\.tile5x3\.itself/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fact(page, 'given')).toHaveText('625');
  await expect(page).toHaveURL(/n25\.modular7\.tile5x3\.tile5x3$/);
  await page.reload();
  await expect(fact(page, 'given')).toHaveText('625');
  await openMore(page);
  await button(page, 'Validate').click();
  await expect(page.getByText('It is a modular solution')).toBeVisible();
});

test('the linear completion is watched to its end, and back', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n100.k20.s3');
  await button(page, 'Watch').click();
  await expect(button(page, 'Step forward')).toBeEnabled();
  await button(page, 'Last step').click();
  await expect(page.getByText(/^(Solved|Given up)/)).toBeVisible();
  await expect(fact(page, 'found')).toHaveText('80');
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await expect(fact(page, 'found')).toHaveText('0');
  await button(page, 'Step forward').click();
  await expect(page.getByText(/^Block \d /)).toBeVisible();
});

test('undo and redo restore large boards without changing the small board', async ({ page }) => {
  await openLarge(page, 'n100.k20.s3');
  await button(page, 'Complete').click();
  await expect(fact(page, 'found')).toHaveText('80');
  await page.getByRole('heading', { name: 'Completed', exact: true }).click();
  await page.keyboard.press('Control+z');
  await expect(verdict(page, 'Undone')).toBeVisible();
  await expect(fact(page, 'found')).toHaveText('0');
  await page.keyboard.press('Control+y');
  await expect(fact(page, 'found')).toHaveText('80');
  await button(page, 'Generate').click();
  await expect(verdict(page, 'Generated')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(fact(page, 'found')).toHaveText('80');
  await page.keyboard.press('Control+z');
  await expect(fact(page, 'found')).toHaveText('0');
  await expect(page).toHaveURL(/own=n100\.k20\.s3/);
  await expect(page).not.toHaveURL(/queens=/);
});

test('a pasted text is read like a file', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n8.k3.s1');
  await paste(page, '2 4 1 3');
  await expect(verdict(page, 'Opened')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('4');
  await paste(page, '2 4 one');
  await expect(page.locator('.verdict p')).toContainText('Line 1, word 3: “one”. Expected a column');
  await expect(fact(page, 'given')).toHaveText('4');
});

test('a link without a board shows one line, and the view works', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n99999999.k1.s1');
  await expect(page.getByText('This part of the page cannot read the link completely.')).toBeVisible();
  await expect(fact(page, 'given')).toHaveText('40,000');
});

test('axe finds nothing on a large board, nor on a phone', { tag: '@soak' }, async ({ page }) => {
  await openLarge(page, 'n100.k20.s3');
  await button(page, 'Complete').click();
  await expect(verdict(page, 'Completed')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('a phone shows the picture without sideways scrolling', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLarge(page, 'n1000.k500.s1');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
