// Pictures of boards, drawn as pages and books do, tilted, shrunk and compressed: they are read, corrected in a dialog, and opened in
// the right room.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { SOAK, sample } from '../soak';
import { expect, open, openPlacementField, queensOf, test } from './page';
import type { DrawnBoard, PictureOptions, Style, Verdict } from './support/pictures';

declare const pictures: typeof import('./support/pictures');

const SHELF: Readonly<Record<string, string>> = JSON.parse(readFileSync('data/shelf.json', 'utf8'));
const PUZZLES = Object.keys(SHELF)
  .filter((name) => name.startsWith('regions-'))
  .map((name) => [...(SHELF[name] ?? '')].map((region) => Number.parseInt(region, 36)));
/** The number of pictures. Reading all of them takes minutes, so only the soak does it. */
const PICTURES = SOAK ? 100 : 5;
/** The test reads one in this number of the pictures that the page draws. */
const EVERY = 12;
const STYLES: readonly Style[] = ['colours', 'lines', 'scan', 'chess'];

/** Opens an empty page with the code that draws and reads pictures. */
async function openPictureTools(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['tests/browser/support/pictures.ts'],
    ...({ bundle: true, write: false, format: 'iife', globalName: 'pictures' } as const),
  });
  await page.goto('about:blank');
  await page.evaluate(`${outputFiles[0]?.text}; globalThis.pictures = pictures;`);
}

/** Random boards and pictures of them, by a seed. */
function* pictureOf(seed: number): Generator<[DrawnBoard, PictureOptions]> {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let index = 0; ; index++) {
    const regions = PUZZLES[Math.floor(random() * PUZZLES.length)] ?? [];
    const style = STYLES[index % STYLES.length] ?? 'lines';
    const some = (count: number): number[] =>
      Array.from({ length: count }, () => Math.floor(random() * regions.length));
    const size = Math.sqrt(regions.length);
    const queens = [...new Set(some(Math.ceil(size / 2)))];
    const crosses = style === 'chess' ? [] : [...new Set(some(size))].filter((square) => !queens.includes(square));
    yield [
      { size, regions: style === 'chess' ? null : regions, queens, crosses },
      { style, tilt: 6 * random() - 3, square: 28 + 60 * random(), quality: 0.5 },
    ];
  }
}

test(`95% of ${PICTURES} pictures are read whole, and every misread picture is marked as doubtful`, {
  tag: '@soak',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await openPictureTools(page);
  const wrong: string[] = [];
  const unnoticed: string[] = [];
  const boards = pictureOf(11);
  for (let index = 0; index < PICTURES; index++) {
    const [board, way] = boards.next().value as [DrawnBoard, PictureOptions];
    const verdict: Verdict = await page.evaluate(
      async ([drawn, taken]) => pictures.verdictOn(await pictures.takePicture(drawn, taken), drawn),
      [board, way] as const,
    );
    if (verdict.wrong === null) continue;
    const fault = `${way.style} ${board.size} ${way.tilt.toFixed(1)} ${way.square.toFixed(0)}: ${verdict.wrong}`;
    wrong.push(fault);
    if (!verdict.doubted) unnoticed.push(fault);
  }
  expect(unnoticed).toEqual([]);
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(PICTURES / 20);
});

const FRAMELESS: readonly Style[] = ['tiles', 'open', 'night'];

test('boards of tiles and boards without a frame are read whole', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(300_000);
  await openPictureTools(page);
  const boards = pictureOf(23);
  const wrong: string[] = [];
  for (let index = 0; index < (SOAK ? 30 : 3); index++) {
    const [board, way] = boards.next().value as [DrawnBoard, PictureOptions];
    const style = FRAMELESS[index % FRAMELESS.length] ?? 'tiles';
    const regions = board.regions ?? PUZZLES[index] ?? [];
    const drawn = { ...board, regions, size: Math.sqrt(regions.length), queens: [], crosses: [] };
    const verdict = await page.evaluate(
      async ([drawn, taken]) => pictures.verdictOn(await pictures.takePicture(drawn, taken), drawn),
      [drawn, { ...way, style, tilt: index < 6 ? 0 : way.tilt }] as const,
    );
    if (verdict.wrong !== null)
      wrong.push(`${style} ${drawn.size} ${way.square.toFixed(0)} ${way.tilt.toFixed(1)}: ${verdict.wrong}`);
  }
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(SOAK ? 2 : 0);
});

for (const theme of sample(['light', 'dark'] as const))
  test(`in the ${theme} theme, puzzles that the page draws are read, or marked as doubtful`, { tag: '@soak' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const shots: { regions: number[]; bytes: number[] }[] = [];
    await page.emulateMedia({ colorScheme: theme });
    for (const regions of PUZZLES.filter((_, index) => index % EVERY === 5)) {
      const size = Math.sqrt(regions.length);
      const map = regions.map((region) => region.toString(36)).join('');
      await page.goto('about:blank');
      await page.goto(`./#1&view=play&n=8&own=own-regions-${new Array(size).fill('0').join('.')}-${map}`);
      const grid = page.getByRole('grid');
      await expect(grid.getByRole('gridcell')).toHaveCount(size * size);
      shots.push({ regions, bytes: [...(await page.screenshot())] });
    }
    await openPictureTools(page);
    const wrong: string[] = [];
    for (const { regions, bytes } of shots) {
      const board = { size: Math.sqrt(regions.length), regions, queens: [], crosses: [] };
      const verdict = await page.evaluate(
        async ([drawn, shot]) => {
          const picture = await createImageBitmap(new Blob([Uint8Array.from(shot)]));
          const file = await pictures.photograph(picture, { tilt: 1.5, quality: 0.5, style: 'lines' });
          return pictures.verdictOn(file, drawn);
        },
        [board, bytes] as const,
      );
      if (verdict.wrong !== null) {
        wrong.push(`${board.size}: ${verdict.wrong}`);
        expect(verdict.doubted, wrong.at(-1)).toBe(true);
      }
    }
    expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(1);
  });

/** Takes a picture of a board. Returns the bytes of the file. */
async function takePicture(page: Page, board: DrawnBoard, way: PictureOptions): Promise<number[]> {
  const studioPage = await page.context().newPage();
  await openPictureTools(studioPage);
  const bytes = await studioPage.evaluate(
    async ([drawn, taken]) => [...new Uint8Array(await (await pictures.takePicture(drawn, taken)).arrayBuffer())],
    [board, way] as const,
  );
  await studioPage.close();
  return bytes;
}

/** Pastes a picture of a board on the page. */
async function pastePicture(page: Page, board: DrawnBoard, way: PictureOptions): Promise<void> {
  const bytes = await takePicture(page, board, way);
  await page.evaluate((file) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([Uint8Array.from(file)], 'board.jpg', { type: 'image/jpeg' }));
    const event = new Event('paste', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }));
  }, bytes);
}

const OPTIONS: PictureOptions = { style: 'colours', tilt: 2, square: 50, quality: 0.5 };

test('a picture that is pasted is corrected by taps and keys, and opened', async ({ page }) => {
  const regions = PUZZLES.find(({ length }) => length === 36) ?? [];
  await open(page);
  await pastePicture(page, { size: 6, regions, queens: [], crosses: [] }, OPTIONS);
  const dialog = page.getByRole('dialog', { name: 'A board in a picture' });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('6 × 6 squares, 6 regions, no queens. There is exactly one way to finish.');
  const square = dialog.getByRole('button', { name: /^Row 1, column 1, region 1/ });
  const box = await square.boundingBox();
  const other = regions.indexOf(regions[0] ?? 0, 1) === 1 ? 1 : 6;
  const edge =
    other === 1
      ? { x: (box?.width ?? 0) - 3, y: (box?.height ?? 0) / 2 }
      : { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 3 };
  await square.click({ position: edge });
  await expect(status).not.toHaveText(/exactly one way/);
  await square.press(other === 1 ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
  await expect(status).toContainText('exactly one way');
  await square.press('Enter');
  await expect(status).toContainText('1 queen');
  await square.press('Enter');
  await square.press('Enter');
  await expect(status).toContainText('no queens');
  await dialog.getByRole('button', { name: 'Open this board' }).click();
  await expect(page).toHaveURL(/view=play/);
  await expect(page.getByText('A picture: star battle, 6 × 6')).toBeVisible();
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
});

test('queens on a board without regions go to the Board; other pictures are refused with a message', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page);
  await pastePicture(page, { size: 6, regions: null, queens: [1, 9, 17], crosses: [] }, { ...OPTIONS, style: 'chess' });
  const dialog = page.getByRole('dialog', { name: 'A board in a picture' });
  await expect(dialog.getByRole('status')).toHaveText('6 × 6 squares, 3 queens. No regions were found.');
  await dialog.getByRole('button', { name: 'Open this board' }).click();
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 6']);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['no picture'], 'board.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/^No board was found in this picture/)).toBeVisible();
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '3 6']);
});

const SIX = PUZZLES.find(({ length }) => length === 36) ?? [];

test('doubtful borders of a picture are marked in the editor until the puzzle is right', async ({ page }) => {
  await open(page);
  await pastePicture(page, { size: 6, regions: SIX, queens: [0], crosses: [35] }, OPTIONS);
  const dialog = page.getByRole('dialog', { name: 'A board in a picture' });
  await expect(dialog.getByRole('status')).toContainText('6 × 6 squares, 6 regions, 1 queen.');
  const border = SIX.findIndex((region, square) => square % 6 < 5 && SIX[square + 1] !== region);
  const [row, column] = [Math.floor(border / 6) + 1, (border % 6) + 1];
  const square = dialog.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column},`) });
  // Three presses lead from empty over queen and cross back to empty. The keys then correct this square.
  for (let press = 0; press < 3; press++) await square.press('Enter');
  await square.press('Shift+ArrowRight');
  await expect(dialog.getByRole('status')).not.toContainText('exactly one way');
  await dialog.getByRole('button', { name: 'Open this board' }).click();
  await expect(page).toHaveURL(/own=edit-own-regions-/);
  await expect(page.getByText('Dotted borders were read with doubt').locator('visible=true')).toBeVisible();
  const doubts = page.locator('.own__doubt');
  await expect(doubts).toHaveAttribute('d', /^M/);
  const cells = page.getByRole('gridcell');
  const read = await cells.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  for (const [at, region] of SIX.entries()) {
    const letter = String.fromCharCode(65 + region);
    if (read[at]?.endsWith(`region ${letter}`)) continue;
    const cell = cells.nth(at);
    await page.getByRole('button', { name: `region ${letter}`, exact: true }).click();
    await cell.click();
  }
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
  await expect(doubts).toHaveAttribute('d', '');
  await page.getByRole('button', { name: 'Play this puzzle' }).first().click();
  await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: /marked “not here”/ })).toHaveCount(1);
});

test('a picture chosen in the dialog of the Board is read again with another size', async ({ page }) => {
  await open(page, '#1&n=8&view=board&queens=0.0.4.0.8.0.0.0');
  const buffer = Buffer.from(await takePicture(page, { size: 6, regions: SIX, queens: [], crosses: [] }, OPTIONS));
  await openPlacementField(page);
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'A board in a picture' });
  const status = dialog.getByRole('status');
  await expect(status).toContainText('exactly one way');
  await dialog.getByLabel('Size').selectOption({ label: '8 × 8' });
  await expect(status).toContainText('8 × 8 squares');
  await dialog.getByLabel('Size').selectOption({ label: '6 × 6' });
  await expect(status).toContainText('exactly one way');
  await dialog.getByRole('button', { name: 'Open this board' }).click();
  await expect(page.getByText('One way to finish (proved)')).toBeVisible();
});

/** Replaces the clipboard of the page: a picture, a text, or a refusal. */
async function clip(page: Page, content: { readonly picture?: number[]; readonly text?: string }): Promise<void> {
  await page.evaluate(({ picture, text }) => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    const item = {
      types: ['image/jpeg'],
      getType: async () => new Blob([Uint8Array.from(picture ?? [])], { type: 'image/jpeg' }),
    };
    const value = {
      read: picture ? async () => [item] : refuse,
      readText: text === undefined ? refuse : async () => text,
    };
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  }, content);
}

test('the paste key in the dialog of the Board opens a text or a picture, and without either focuses the field', async ({
  page,
}) => {
  await open(page, '#1&n=8&view=board&queens=0.0.4.0.8.0.0.0');
  const field = await openPlacementField(page);
  const key = page.getByRole('dialog').getByRole('button', { name: 'Paste', exact: true });
  await clip(page, {});
  await key.click();
  await expect(field).toBeFocused();
  await clip(page, { text: '2 4 0 3' });
  await key.click();
  await expect.poll(() => queensOf(page)).toEqual(['1 2', '2 4', '4 3']);
  await openPlacementField(page);
  await clip(page, { picture: await takePicture(page, { size: 6, regions: SIX, queens: [], crosses: [] }, OPTIONS) });
  await key.click();
  const status = page.getByRole('dialog', { name: 'A board in a picture' }).getByRole('status');
  await expect(status).toContainText('exactly one way');
});
