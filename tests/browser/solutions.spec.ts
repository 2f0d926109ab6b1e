// The Solutions room: the gallery and its orbits, the images of a solution, the heat map, by mouse and by keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { cell, expect, expectAccessible, open, queensOf, resize, test } from './page';

const solutions = (size: number, own = ''): string =>
  `#1&view=solutions&n=${size}&queens=${new Array(size).fill(0).join('.')}&search=bitmask&seed=1&step=0${own && `&own=${own}`}`;

const options = (page: Page): Locator => page.getByRole('option');
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Every solution by the definition: one queen in each row, and no column, diagonal or anti-diagonal twice. */
function everySolution(size: number, queens: number[] = []): number[][] {
  const row = queens.length;
  if (row === size) return [queens];
  const free = [...new Array(size).keys()].filter((column) =>
    queens.every((other, above) => other !== column && Math.abs(other - column) !== row - above),
  );
  return free.flatMap((column) => everySolution(size, [...queens, column]));
}

test('92 solutions fold into 12 orbits; one opens, is turned, and is placed on the board, which can be undone', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Count' }).first().click();
  await page.getByRole('link', { name: 'All solutions' }).first().click();
  await expect(options(page)).toHaveCount(92);
  await expect(page.getByText('solutions on 8 by 8, in 12 orbits')).toBeVisible();
  await button(page, '12 orbits').click();
  await expect(options(page)).toHaveCount(12);

  await button(page, '4: 1 orbit').click();
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAccessibleName(/^Orbit 10, 4 solutions: columns/);
  await page.getByRole('button', { name: 'any', exact: true }).click();

  await options(page).nth(1).click();
  await expect(page.getByRole('heading', { name: 'Orbit 2' })).toBeVisible();
  await expect(page.getByText('so this one is fundamental')).toBeVisible();
  const before = (await queensOf(page)).map((queen) => queen.split(' ').map(Number));
  await button(page, /^rotated 90°/).click();
  const turned = before.map(([row = 0, column = 0]) => `${column} ${9 - row}`).sort();
  await expect.poll(() => queensOf(page)).toEqual(turned);
  await expect(page.getByText(/^Row \d decides/)).toBeVisible();

  await button(page, 'Place on the Board').click();
  await expect(page).toHaveTitle('8 queens: Board');
  await expect.poll(() => queensOf(page)).toEqual(turned);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => queensOf(page)).toEqual(['3 4', '5 8']);
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`with the motion preference "${motion}", boards ${moves ? 'move onto their fundamental solutions' : 'stay where they are'}`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript((wanted) => {
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) => {
        const found = matchMedia.call(globalThis, query);
        if (query.includes('prefers-reduced-motion'))
          Object.defineProperty(found, 'matches', { value: query.includes(wanted) });
        return found;
      };
      const moved = new Set<Element>();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        moved.add(this);
        return animate.apply(this, given);
      };
      Object.assign(globalThis, { moved });
    }, motion);
    const moved = () => page.evaluate(() => (globalThis as unknown as { moved: Set<Element> }).moved.size);
    await open(page, solutions(6));
    await expect(options(page)).toHaveCount(4);
    await button(page, /^1 orbit/).focus();
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(1);
    await expect(page.locator('.folding')).toHaveCount(0);
    // Four boards move, and the board that they become is shown at the end.
    await expect.poll(moved).toBe(moves ? 5 : 0);
    await button(page, 'All 4').click();
    await expect(options(page)).toHaveCount(4);
    await expect.poll(moved).toBe(moves ? 9 : 0);
  });
}

test('the complement shares no square except the middle queen on an odd board', { tag: '@soak' }, async ({ page }) => {
  await open(page, solutions(8, 'complement'));
  await expect(
    page.getByText(/^The complement is .* So the two in the middle, 46 and 47, are complements/),
  ).toBeVisible();
  await expect(page.getByText('The two have no square in common')).toBeVisible();
  await resize(page, 7);
  await expect(options(page)).toHaveCount(40);
  await expect(page.getByText('only the queen of the middle column stays in place')).toBeVisible();
});

test('the heat map gives for every square the number of solutions with a queen on it', { tag: '@soak' }, async ({
  page,
}) => {
  const expected = new Array<number>(64).fill(0);
  for (const queens of everySolution(8))
    queens.forEach((column, row) => {
      expected[row * 8 + column] = (expected[row * 8 + column] ?? 0) + 1;
    });
  await open(page, solutions(8));
  await button(page, 'Heat map').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/in 4 ways/);
  const ways = await page
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((one) => Number(/in (\d+) way/.exec(one.ariaLabel ?? one.getAttribute('aria-label') ?? '')?.[1])),
    );
  expect(ways).toEqual(expected);
  await cell(page, 4, 1).click();
  await expect(page.getByText('18 of the 92 solutions (19.6%) have a queen in row 4, column 1.')).toBeVisible();
});

test('a long sum shows its progress, and can be cancelled and restarted; beyond the limit, one line names alternatives', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page, solutions(16));
  const sum = page.getByRole('progressbar', { name: 'Part summed' });
  await expect(sum).toBeVisible();
  await button(page, 'Cancel').first().click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await button(page, 'Sum again').click();
  await expect(sum).toBeVisible();
  await resize(page, 17);
  await expect(page.getByText('There are too many solutions with 17 queens for this room')).toBeVisible();
  await button(page, 'Go to 12 queens').click();
  await expect(page.getByText('page 1 of 20')).toBeVisible();
  await expect(options(page)).toHaveCount(724);
  await button(page, 'Next page').click();
  await expect(options(page).first()).toHaveAccessibleName(/^Solution 725,/);
});

test('keys alone go through the gallery and open a solution', { tag: '@soak' }, async ({ page }) => {
  await open(page, solutions(6));
  await expect(options(page)).toHaveCount(4);
  await expect(page.locator('[role=option][tabindex="0"]')).toHaveCount(1);
  await options(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(options(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(2)).toBeFocused();
  await expect(page).toHaveURL(/own=turn/);
  await page.reload();
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('boards without a solution are shown as such', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`./${solutions(3)}`);
  await expect(page.getByText('There is no solution on 3 by 3')).toBeVisible();
  await expect(page.locator('.figure__n')).toHaveText('0');
});

for (const [what, size, own, seen] of [
  ['the orbits of 7 queens', 7, 'orbit-2.turn-3.folded.complement', 'The two have one square in common'],
  ['a heat map', 6, 'heat', 'have a queen in'],
] as const) {
  test(`axe finds nothing on ${what}`, { tag: '@soak' }, async ({ page }) => {
    await open(page, solutions(size, own));
    await expect(page.getByText(seen)).toBeVisible();
    await expectAccessible(page);
  });
}

test('on a phone nothing is wider than the screen', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const size of [8, 12]) {
    await open(page, solutions(size));
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('a solution chosen far down the gallery stays visible, next to it or above it', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('./#1&view=solutions&n=8');
  const last = page.getByRole('option').last();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.8 });
  }
});

test('pointing at a square of the heat map shows its number, and the scale shows the minimum and the maximum', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=solutions&n=8');
  await page.getByRole('button', { name: 'Heat map' }).click();
  await expect(page.getByText('Fewest: 4')).toBeVisible();
  await expect(page.getByText('Most: 18')).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 4(,|$)/ }).hover();
  await expect(page.getByText('18 of the 92 solutions')).toBeVisible();
});

test('solutions that a turn leaves unchanged are counted at once, and on a large board on request', async ({
  page,
}) => {
  const count = (name: string): Locator =>
    page.getByRole('region', { name: 'Solutions that a turn leaves unchanged' }).locator('div', { hasText: name });
  await open(page, solutions(8));
  await expect(count('half turn')).toContainText('4');
  await expect(count('quarter turn')).toContainText('0');
  const rows = page
    .getByRole('region', { name: 'Solutions that a turn leaves unchanged' })
    .getByLabel('n', { exact: true });
  await rows.fill('40');
  await rows.press('Enter');
  await expect(count('quarter turn')).toContainText('77,184,000');
  await rows.fill('41');
  await rows.press('Enter');
  await button(page, 'Count: quarter turn').click();
  // A term of OEIS A033148.
  await expect(count('quarter turn')).toContainText('101,492,736');
});
