// Saved files open in programs that share no code with the page; printed sheets have their pages.
import type { Page } from '@playwright/test';
import { GifReader } from 'omggif';
import { PNG } from 'pngjs';
import { sample } from '../soak';
import { expect, test } from './page';
import { collectFiles, saved } from './support/saved-files';
import { expectAccessible } from './support/test';

const BOARD = '#1&view=share&n=6&queens=0.0.0.0.0.0&search=bitmask';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types the number of the last step, as a person does. */
async function upTo(page: Page, step: string): Promise<void> {
  await page.getByLabel('to step').press('ControlOrMeta+a');
  await page.keyboard.type(step);
  await page.keyboard.press('Tab');
}

async function openPanel(page: Page, panel: string): Promise<void> {
  await page.goto(`./${BOARD}&own=${panel}`);
  await expect(page.getByRole('navigation', { name: 'Path' })).toBeVisible();
}

/** Goes from one panel to another through the dialog that leads to both. */
async function switchPanel(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Path' }).getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('a picture is saved as SVG and as PNG, in the announced size', { tag: '@once' }, async ({ page }) => {
  await collectFiles(page);
  await page.goto('./#1&view=share&n=8&queens=0.0.4.0.8.0.0.0');
  const svg = await saved(page, button(page, 'Save picture'));
  expect(svg.name).toBe('8-queens.svg');
  await expect(page.getByText(/^Saved: 8-queens.svg/)).toBeVisible();
  // The browser reads it as an image, and finds nothing wrong with it.
  const size = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, svg.bytes.toString());
  expect(size[0]).toBe(560);
  await button(page, 'PNG').click();
  await button(page, '4×').click();
  await expect(page.getByText('2,240 × 2,224 pixels.')).toBeVisible();
  const png = PNG.sync.read((await saved(page, button(page, 'Save picture'))).bytes);
  expect([png.width, png.height]).toEqual([2_240, 2_224]);
  await expectAccessible(page);
});

test('an animation has a frame for each step, and the board of the last step', { tag: '@soak' }, async ({ page }) => {
  await collectFiles(page);
  await openPanel(page, 'animation');
  await upTo(page, '34');
  await expect(page.getByText(/^35 frames/)).toBeVisible();
  const { name, bytes } = await saved(page, button(page, 'Save animation'));
  expect(name).toBe('6-queens-steps-0-34.gif');
  const gif = new GifReader(bytes);
  expect(gif.numFrames()).toBe(35);
  expect(gif.width).toBe(480);
  expect([gif.frameInfo(0).delay, gif.frameInfo(34).delay]).toEqual([50, 200]);
  const seen = new Uint8ClampedArray(gif.width * gif.height * 4);
  let changed = 0;
  for (let frame = 0; frame < 35; frame++) {
    const before = seen.slice();
    gif.decodeAndBlitFrameRGBA(frame, seen);
    if (before.some((value, at) => value !== seen[at])) changed += 1;
  }
  // Each step changes the board or its sentence.
  expect(changed).toBe(35);
  await expectAccessible(page);
});

test('a number typed over the last known step stays while more steps become known', async ({ page }) => {
  const last = page.getByLabel('to step');
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('./#1&view=share&n=18&search=bitmask&own=animation');
    await last.press('ControlOrMeta+a');
    const known = await last.inputValue();
    await expect(last).not.toHaveValue(known, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(last).toHaveValue('5');
  await expect(page.getByText(/^6 frames/)).toBeVisible();
});

test('a film can be played by the browser', { tag: '@once' }, async ({ page }) => {
  await collectFiles(page);
  await openPanel(page, 'animation');
  await upTo(page, '5');
  await button(page, 'WebM').click();
  await button(page, '240').click();
  const { name, bytes } = await saved(page, button(page, 'Save animation'));
  expect(name).toBe('6-queens-steps-0-5.webm');
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(bytes.includes('webm')).toBe(true);
});

test('a request that is too long is refused before it begins, with alternatives', { tag: '@soak' }, async ({
  page,
}) => {
  await collectFiles(page);
  await openPanel(page, 'animation');
  await upTo(page, '1e8');
  await expect(page.getByText(/^An animation may have at most 2,000 frames/)).toBeVisible();
  await expect(button(page, 'Save animation')).toBeDisabled();
  await button(page, 'By dead ends').click();
  const { bytes } = await saved(page, button(page, 'Save animation'));
  expect(new GifReader(bytes).numFrames()).toBeGreaterThan(10);
});

test('steps, solutions, text and link agree with the board', { tag: '@once' }, async ({ page }) => {
  await collectFiles(page);
  await openPanel(page, 'data');
  const steps = await saved(page, button(page, 'Save data'));
  expect(steps.bytes.toString().split('\n')[2]).toBe('1,tried,1,1,1.0.0.0.0.0');
  await button(page, 'Solutions').last().click();
  await button(page, 'JSON').click();
  const solutions = await saved(page, button(page, 'Save data'));
  expect(JSON.parse(solutions.bytes.toString())).toHaveLength(4);
  await switchPanel(page, /^Text/);
  await expect(page.getByRole('group', { name: 'The board as text' })).toContainText('......');
  await switchPanel(page, /^Code to scan/);
  await expect(page.getByText(/#1&n=6$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code to scan for http/ })).toBeVisible();
});

test('a board under another rule is saved with its rule', { tag: '@soak' }, async ({ page }) => {
  await collectFiles(page);
  const board = 'rule=knights&n=4&columns=5&pieces=4&walls=7&set=3';
  await page.goto(`./#2&view=share&${board}&search=by-rule&seed=1&step=0&own=picture`);
  const { name, bytes } = await saved(page, button(page, 'Save picture'));
  expect(name).toBe('4-knights.svg');
  // The squares that the knight on row 1, column 4 attacks; walls do not stop it.
  expect(bytes.toString().match(/d="M20\.6 20\.6h6\.8v6\.8h-6\.8z"/g)).toHaveLength(3);
  await switchPanel(page, /^Text/);
  await expect(page.getByRole('group', { name: 'The board as text' })).toContainText('knights');
  await switchPanel(page, /^Embed/);
  await button(page, 'Element').click();
  await expect(
    page.getByText('The HTML offered here for the element holds only queens on a square board.'),
  ).toBeVisible();
});

test('a sheet is printed on pages of its paper, and another seed has other puzzles', { tag: '@soak' }, async ({
  page,
  browserName,
}) => {
  await openPanel(page, 'print.4.6.easy.6.own.A4.ptecn.2a');
  await expect(page.getByRole('article', { name: /^Page/ })).toHaveCount(4);
  const puzzle = page.getByRole('img', { name: 'Puzzle 1', exact: true });
  const first = await puzzle.innerHTML();
  await expectAccessible(page);
  if (browserName === 'chromium') {
    const pages = async (): Promise<string[]> => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      return [...pdf.matchAll(/\/MediaBox \[\s*0 0 (\d+)[\d.]* (\d+)/g)].map(
        ([, width, height]) => `${width} ${height}`,
      );
    };
    expect(await pages()).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^59\d 84\d$/)));
    await button(page, 'Letter').click();
    // The size of the sheet changes one frame after the choice.
    await expect.poll(pages).toEqual(Array.from({ length: 4 }, () => '612 792'));
  }
  await button(page, 'Other puzzles').click();
  await expect.poll(() => puzzle.innerHTML()).not.toBe(first);
  await expect(page).toHaveURL(/2b$/);
});

test('a trace table follows the chosen search from the chosen step', { tag: '@soak' }, async ({ page }) => {
  await openPanel(page, 'print.1.8.easy.6.own.A4.tn.1');
  const table = page.getByRole('article', { name: 'Page 1 of 2' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  await expect(table.getByRole('row').nth(2)).toHaveText(/^\s*2\s*$/);
  await page.getByLabel('Search of the trace table').selectOption({ label: 'array, recursive' });
  // The number is typed, because not every browser treats a text that the driver fills in as a change.
  await page.getByLabel('It begins after step').press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.getByLabel('Steps in the table').selectOption('12');
  await expect(table.getByRole('row')).toHaveCount(13);
  // The searches with arrays use no machine words.
  await expect(table.getByRole('columnheader')).toHaveText(['Step', 'What happens', 'Row', 'Column']);
  await expect(page.getByText('has made 3 steps and stands as on this board')).toBeVisible();
  await expect(page).toHaveURL(/tn\.1\.array-recursive\.3\.12/);
});

test('every text stays within its page, and the key is next to its puzzle, in any language', {
  tag: '@soak',
}, async ({ page }) => {
  const papers = ['A4', 'letter'];
  for (const [at, language] of sample(['ru', 'ja', 'en', 'zh-Hans']).entries()) {
    await page.goto('about:blank');
    const number = at < 2 ? 6 : 9;
    await page.goto(
      `./${BOARD}&own=print.${number}.8.rising.8.below.${papers[at % 2]}.ptecn.1.bitmask.0.12&lang=${language}`,
    );
    const pages = page.locator('article.sheet');
    await expect(pages).toHaveCount(3);
    const faults = await pages.evaluateAll((all) =>
      all.flatMap((sheet) => {
        const { left, right } = sheet.getBoundingClientRect();
        const boxes = [...sheet.querySelectorAll('i, svg, td, th')];
        const out = boxes.filter((each) => {
          const box = each.getBoundingClientRect();
          return (
            box.left < left || box.right > right || (each.matches('td, th') && each.scrollWidth > each.clientWidth)
          );
        }).length;
        const end = sheet.querySelector('.sheet__turned') ?? sheet.querySelector('footer');
        const under = end?.getBoundingClientRect().top ?? 0;
        const over = [...sheet.querySelectorAll(':scope > :not(.sheet__turned, footer)')].filter(
          (each) => each.getBoundingClientRect().bottom > under + 1,
        ).length;
        return [out, over];
      }),
    );
    expect(faults, language).toEqual([0, 0, 0, 0, 0, 0]);
  }
});
