// Puzzles by thumb: on every screen, the board and its keys are visible together, and puzzles are solved without a scroll.
import type { Locator, Page } from '@playwright/test';
import { sample } from '../soak';
import { cell, expect, open, test } from './page';

test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
test.skip(({ browserName }) => browserName !== 'chromium');

const play = (own: string): string => `#1&view=play&n=8&queens=0.0.0.0.0.0.0.0&search=bitmask&seed=1&step=0&own=${own}`;

/** A phone with its browser's bars, a small phone, a phone in landscape, and a tablet. */
const SCREENS = [
  [390, 664],
  [360, 640],
  [844, 390],
  [768, 1024],
] as const;

/** Two queens given on 8 x 8, and the queens that are missing. */
const GIVEN = 'own-completion-0.0.0.6.0.0.7.4';
const MISSING = [
  [1, 8],
  [2, 3],
  [3, 1],
  [5, 2],
  [6, 5],
] as const;

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Keys of the puzzle' });
const verdict = (page: Page): Locator => page.locator('.verdict h2');

/** Presses "where", "why" and "do it" until nothing is left and the bar reports the end. */
async function followHints(page: Page): Promise<void> {
  const hint = bar(page).getByRole('button', { name: /^(Hint|Why|Do it)$/ });
  const solved = bar(page).getByText(/^Solved in/);
  // The clock is not among the keys.
  const keys = page.locator('.bar__keys');
  for (let left = 100; left > 0; left--) {
    await expect(hint.or(solved)).toBeVisible();
    if (await solved.isVisible()) return;
    const before = await keys.innerText();
    await press(page, hint);
    await expect.poll(async () => (await solved.isVisible()) || (await keys.innerText()) !== before).toBe(true);
  }
}

/** Touches the middle of an element that must be visible without scrolling. */
async function press(page: Page, what: Locator, milliseconds = 0): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  const hit = await what.evaluate(
    (element, [x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)),
    [left, top],
  );
  expect(hit, `${await what.getAttribute('aria-label')} is in sight`).toBe(true);
  if (milliseconds === 0) return page.touchscreen.tap(left, top);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left, y: top }] });
  await page.waitForFunction(
    (end) => performance.now() > end,
    (await page.evaluate(() => performance.now())) + milliseconds,
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** On a busy page a late tap counts as a long press, so it is repeated. */
async function setQueen(page: Page, square: Locator): Promise<void> {
  await expect(async () => {
    await press(page, square);
    await expect(square).toHaveAccessibleName(/your queen/, { timeout: 1_000 });
  }).toPass();
}

/** Expects the corners of the board and all keys to be uncovered, and the keys to be at least 44 px high and wide. */
async function expectReachable(page: Page, within = bar(page)): Promise<void> {
  const squares = page.getByRole('gridcell');
  const keys = within.getByRole('button');
  const size = Math.sqrt(await squares.count());
  const seen = [0, size - 1, size * (size - 1), size * size - 1].map((at) => squares.nth(at));
  for (const what of [...seen, ...(await keys.all())]) {
    const uncovered = await what.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return corners.every((at) => at !== null && (element.contains(at) || at.contains(element)));
    });
    expect(uncovered, (await what.getAttribute('aria-label')) ?? (await what.innerText())).toBe(true);
  }
  for (const key of await keys.all()) {
    const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

/** One puzzle of each kind, with its number of squares and the way to solve it. */
const KINDS = [
  {
    own: GIVEN,
    squares: 64,
    solve: async (page: Page) => {
      for (const [row, column] of MISSING) await setQueen(page, cell(page, row, column));
    },
  },
  { own: 'regions-6-easy-1', squares: 36, solve: followHints },
  {
    own: 'guilty-7-1-3',
    squares: 49,
    solve: async (page: Page) => {
      await press(page, cell(page, 2, 6));
      await press(page, bar(page).getByRole('button', { name: 'Can it be completed now?' }));
    },
  },
];

for (const [width, height] of sample(SCREENS)) {
  test(`on ${width} x ${height} board and keys are in sight, and a puzzle of each kind is solved without a scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { own, squares, solve } of KINDS) {
      await open(page, play(own));
      await expect(page.getByRole('gridcell')).toHaveCount(squares);
      await expectReachable(page);
      await solve(page);
      await expect(verdict(page)).toHaveText(/^Solved in/);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a tap sets a queen and a long press a cross, or a tap sets a cross and a long press a queen, as a key shows', async ({
  page,
}) => {
  await open(page, play(GIVEN));
  const square = cell(page, 1, 1);
  const key = bar(page).getByRole('button', { name: /^A tap/ });
  await press(page, square);
  await expect(square).toHaveAccessibleName(/your queen/);
  await press(page, square);
  await expect(square).not.toHaveAccessibleName(/your queen/);
  await press(page, square, 600);
  await expect(square).toHaveAccessibleName(/marked “not here”/);
  await press(page, bar(page).getByRole('button', { name: 'Undo' }));
  await expect(square).not.toHaveAccessibleName(/marked “not here”/);

  await press(page, key);
  await expect(key).toHaveAccessibleName(/^A tap marks/);
  await expect(page.locator('[data-taps="cross"]')).toBeVisible();
  await press(page, square);
  await expect(square).toHaveAccessibleName(/marked “not here”/);
  await press(page, square);
  await expect(square).toHaveAccessibleName(/your queen/);
  await press(page, square);
  await expect(square).not.toHaveAccessibleName(/your queen|marked/);
  await press(page, square, 600);
  await expect(square).toHaveAccessibleName(/your queen/);
  // The choice for taps is stored.
  await page.reload();
  await expect(key).toHaveAccessibleName(/^A tap marks/);
});

test('a solved puzzle is crowned and sent with its link and no square of the answer, and one tap opens the next puzzle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'crown') document.documentElement.dataset.crowned = 'yes';
    });
    const share = async ({ text = '' }: ShareData): Promise<void> => {
      document.documentElement.dataset.sent = text;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(page, play(GIVEN));
  for (const [row, column] of MISSING) await setQueen(page, cell(page, row, column));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.crowned)).toBe('yes');
  await press(page, bar(page).getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.sent))
    .toMatch(new RegExp(`^Queens\\n8 × 8, .*no hint\\n🟦{5}\\nhttp\\S+own=${GIVEN}~[.0-9a-zA-E]+F0$`, 'u'));
  await press(page, bar(page).getByRole('button', { name: 'Next puzzle' }));
  await expect(page).toHaveURL(/own=completion-8-easy-\d+$/);
  await expect(bar(page).getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('a link with the pace of a friend is a race in which both are visible, and the end names the faster player', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, play(`${GIVEN}~0A3.1B3.9uF0`));
  await expect(bar(page).getByRole('img', { name: 'You: 0 of 5 queens, 0 crosses.' })).toBeVisible();
  await expect(bar(page).getByRole('img', { name: /^They took 5:55\. .* of 5 queens and 3 crosses\.$/ })).toBeVisible();
  await expectReachable(page);
  for (const [row, column] of MISSING) await setQueen(page, cell(page, row, column));
  await expect(bar(page)).toContainText(/You: 0:\d\d, they: 5:55\. You were faster\./);
});

test('the editor has its board and its keys in sight on every screen, and a stroke of regions is one step', {
  tag: '@soak',
}, async ({ page }) => {
  const keys = page.getByRole('region', { name: 'Keys of the editor' });
  await open(page, play('edit-own-regions-0.0.0.0.0.0-000011000111220033224433244455555555'));
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expectReachable(page, keys);
  }
  await press(page, keys.getByRole('button', { name: 'Drawing region A. Next: region B' }));
  await press(page, cell(page, 1, 1));
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/region B/);
  await press(page, keys.getByRole('button', { name: 'Undo' }));
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/region A/);
});

test('a game of two people is played and ended with its turn and its result in sight', { tag: '@soak' }, async ({
  page,
}) => {
  await open(page, play('game-4-lines-person-white-'));
  const keys = page.getByRole('region', { name: 'Keys of the game' });
  const free = page.getByRole('gridcell', { name: /, open/ });
  await expect(keys).toContainText('White to move.');
  for (let queens = 1; (await free.count()) > 0; queens++) {
    await press(page, free.first());
    await expect(page.getByRole('gridcell', { name: /(white|black) queen/ })).toHaveCount(queens);
  }
  await expect(keys).toContainText(/wins with the last queen/);
  await press(page, keys.getByRole('button', { name: 'Play again' }));
  await expect(keys).toContainText('White to move.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a pack by technique shows the progress, and each puzzle leads to the next', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`./${play('shelf')}`);
  await page.getByRole('button', { name: 'regions', exact: true }).tap();
  await page.getByRole('button', { name: /^Pointers\s*0 of 12$/ }).tap();
  await page.getByRole('button', { name: '6 × 6, medium, 1 of 12, not played' }).tap();
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(page).toHaveURL(/own=regions-6-medium-\d+$/);
  const first = page.url();
  await followHints(page);
  await press(page, bar(page).getByRole('button', { name: 'Next puzzle' }));
  await expect(page).not.toHaveURL(first);
  await page.getByRole('button', { name: 'Back to Play' }).tap();
  await page.getByRole('button', { name: 'Library', exact: true }).tap();
  const pack = page.getByRole('button', { name: /^Pointers\s*1 of 12$/ });
  await expect(pack).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: '6 × 6, medium, 1 of 12, solved' })).toBeVisible();
  await pack.tap();
  await expect(pack).toHaveAttribute('aria-expanded', 'false');
});
