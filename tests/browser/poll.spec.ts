// A poll: thirty printed cards read from a photograph and through the camera, codes, and a result that stays hidden until it is revealed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as launcher, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { type Photograph, photograph } from '../page/photographs';
import { sample } from '../soak';
import { SITE } from './support/addresses';
import { CHROMIUM_ARGUMENTS, chromiumShell } from './support/browsers';
import { faultsOf, screensFor, waitForDrawing } from './support/projection';
import { expect, expectAccessible, test } from './support/test';

const CLASS = photograph(3);
const ONE_FILE = pathToFileURL(resolve('dist/queens.html')).href;

function pngOf({ grey: { width, height, pixels } }: Photograph): Buffer {
  const png = new PNG({ width, height });
  for (const [at, pixel] of pixels.entries()) png.data.set([pixel, pixel, pixel, 255], 4 * at);
  return PNG.sync.write(png);
}

/** The number of cards in each of the four turns. */
const cardsByTurn = (photograph: Photograph): number[] =>
  [0, 1, 2, 3].map((turn) => photograph.cards.filter((card) => card.turn === turn).length);

const counts = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Answers' }).locator('em').allTextContents();

async function ask(page: Page): Promise<void> {
  await page.goto('./#1&view=teach&n=6&own=hands');
  await page.getByRole('textbox', { name: 'The question' }).fill('Which row has no free square?');
}

test('a photograph of thirty cards is counted, hidden until it is shown', { tag: '@soak' }, async ({ page }) => {
  await ask(page);
  await page
    .getByLabel('Choose photographs')
    .setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: pngOf(CLASS) });
  await expect(page.getByText('30 cards in sight')).toBeVisible();
  await expect(page.getByText('30 answers (30 by card, 0 by code)')).toBeVisible();
  expect(await counts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect.poll(() => counts(page)).toEqual(cardsByTurn(CLASS).map(String));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('No answers yet')).toBeVisible();
});

test('a photograph that is pasted in a poll is read as a photograph of cards', { tag: '@soak' }, async ({ page }) => {
  await ask(page);
  await page.evaluate((bytes) => {
    const file = new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'a.png', { type: 'image/png' });
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { files: [file], getData: () => '' } });
    document.body.dispatchEvent(event);
  }, pngOf(CLASS).toString('base64'));
  await expect(page.getByText('30 answers (30 by card, 0 by code)')).toBeVisible();
});

test('codes of two letters count, also on the projector, and other text does not', async ({ page }) => {
  await ask(page);
  await page.getByRole('button', { name: 'Put it on the projector' }).click();
  await expect(page.getByRole('navigation', { name: 'Projector' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.pressSequentially('AABBbb');
  await expect(page.getByText('3 answers (0 by card, 3 by code)')).toBeVisible();
  await code.pressSequentially('AB');
  await expect(page.getByText('3 answers (0 by card, 3 by code)')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the last code' }).click();
  await expect(page.getByText('2 answers (0 by card, 2 by code)')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.poll(() => counts(page)).toEqual(['1', '1', '0', '0']);
});

for (const { width, height } of screensFor(0))
  test(`the board of a projected poll is as large as in its lesson at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const presented = async (address: string, button: string): Promise<{ width: number; faults: string[] }> => {
      // An address with another part after "#" alone would keep the projector on.
      await page.goto('about:blank');
      await page.goto(address);
      await page.getByRole('button', { name: button, exact: true }).click();
      const grid = page.getByRole('grid');
      await expect.poll(async () => (await grid.boundingBox())?.width).toBeGreaterThan(0.4 * height);
      await waitForDrawing(page);
      return { width: (await grid.boundingBox())?.width ?? 0, faults: await faultsOf(page) };
    };
    const lesson = await presented('./#1&view=learn&n=8&own=looking-ahead.2', 'Present');
    const poll = await presented('./#1&view=teach&n=8&own=hands.looking-ahead.2', 'Put it on the projector');
    expect(poll.width).toBeGreaterThanOrEqual(lesson.width - 8);
    expect(poll.faults.filter((fault) => /board/.test(fault))).toEqual([]);
  });

test('squares of the board are answered by code and by card, and counted on the board', { tag: '@soak' }, async ({
  page,
}) => {
  await ask(page);
  await page.getByRole('button', { name: 'a square of the board' }).click();
  for (const square of ['row 2, column 4', 'row 1, column 1'])
    await page.getByRole('gridcell', { name: new RegExp(`^${square}(,|$)`) }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially('BDBDFA');
  await page
    .getByLabel('Choose photographs')
    .setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: pngOf(CLASS) });
  const [first = 0, second = 0] = cardsByTurn(CLASS);
  await expect(page.getByText(`(${first + second} by card, 3 by code)`)).toBeVisible();
  await page.getByRole('button', { name: 'Show the result' }).click();
  const list = page.getByRole('list', { name: 'Answers' });
  await expect(list.getByRole('listitem').filter({ hasText: 'row 2, column 4' })).toContainText(String(first + 2));
  await expect(list.getByRole('listitem').filter({ hasText: 'row 6, column 1' })).toContainText('1');
});

test('a question of a lesson provides its answers, and the right answer is shown with the result', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=teach&n=8&own=hands.looking-ahead.2');
  const question = page.getByRole('textbox', { name: 'The question' });
  await expect(question).not.toHaveValue('');
  const answers = await page
    .getByRole('textbox', { name: /^Answer [A-D]$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  // Row 6 is right. The lesson has a reply to the wrong answer row 7.
  expect(answers).toEqual(expect.arrayContaining(['Row 6', 'Row 7']));
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'right' })).toContainText('Row 6');
});

for (const { name, address } of sample([
  { name: 'the page', address: `${SITE}#1&view=teach&n=6&own=hands` },
  { name: 'the page in one file', address: `${ONE_FILE}#1&view=teach&n=6&own=hands` },
]))
  test(`the camera reads thirty cards in ${name}`, { tag: '@soak' }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hands-'));
    const film = join(folder, 'class.y4m');
    writeFileSync(film, filmOf(CLASS));
    const browser = await launcher.launch({
      executablePath: chromiumShell(),
      args: [
        ...CHROMIUM_ARGUMENTS,
        '--no-sandbox',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const page = await browser.newPage();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      // An address with another part after "#" alone would keep the projector on.
      await page.goto('about:blank');
      await page.goto(address);
      await page.getByRole('button', { name: 'Camera' }).click();
      await expect(page.getByText('30 answers (30 by card, 0 by code)')).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Show the result' }).click();
      await expect.poll(() => counts(page)).toEqual(cardsByTurn(CLASS).map(String));
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'false');
      // No request leaves the origin.
      const origin = new URL(address).origin;
      expect(requests.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  });

/** A film of one picture for the mock camera: uncompressed, brightness only. */
function filmOf({ grey: { width, height, pixels } }: Photograph): Buffer {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)]);
}

test('thirty cards are printed on as many pages as they need, whole', { tag: '@soak' }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a PDF that the test can read');
  await page.goto('./#1&view=teach&n=8&own=hands.cards');
  await expect(page.getByRole('img', { name: 'Card 30', exact: true })).toBeVisible();
  for (const [each, pages] of [
    [1, 30],
    [2, 15],
    [4, 8],
  ] as const)
    for (const paper of ['A4', 'Letter']) {
      await page.getByRole('button', { name: `${each} on a page` }).click();
      await page.getByRole('button', { name: paper, exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(pages);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type ?\/Page\b/g), `${each} on ${paper}`).toHaveLength(pages);
      await page.emulateMedia({ media: 'print' });
      const over = await page.locator('.cards__page').evaluateAll((all) =>
        all.flatMap((sheet) => {
          const { left, top, right, bottom } = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll('svg')]
            .map((card) => card.getBoundingClientRect())
            .filter((card) => card.left < left || card.top < top || card.right > right || card.bottom > bottom);
        }),
      );
      expect(over, `${each} on ${paper}`).toEqual([]);
      await page.emulateMedia({ media: null });
    }
});
