// Every classic search, through the page: its final counters, its sentences, its omissions, and its refusals.

import type { Page } from '@playwright/test';
import published from '../../data/searches.json' with { type: 'json' };
import { sample } from '../soak';
import {
  chooseSearch,
  counter,
  currentLine,
  EMPTY_8,
  expectStep,
  linkTo,
  openMore,
  scrub,
  story,
  transportButton,
  watch,
} from './run';
import { expect, open, test } from './support/test';

interface Figures {
  search: string;
  size: number;
  solutions: number;
  tried?: number;
  forced?: number;
  total?: number;
}
const RUNS: readonly Figures[] = published.runs;

/** The names of the searches in the menu. */
const NAMES: Readonly<Record<string, string>> = {
  bitmask: 'bitmask',
  halved: 'bitmask, halved',
  'both-mirrors': 'bitmask, both mirrors',
  permutations: 'permutations',
  'bitboard-pairs': 'bitboard 1a, two choices first',
  symmetric: 'symmetric',
  completions: 'all completions',
  'array-recursive': 'array, recursive',
  'array-iterative': 'array, iterative',
  bitboard: 'bitboard, not looking ahead',
  'bitboard-columns': 'bitboard, looking at columns',
  'bitboard-lines': 'bitboard 1a, rows and columns',
  'bitboard-fewest': 'bitboard 1a, fewest choices first',
  modular: 'modular',
};

const empty = (size: number): number[] => new Array<number>(size).fill(0);
const choose = chooseSearch;
const formatted = (value: number): string => value.toLocaleString('en');

async function expectEnd(page: Page, { search, tried, forced, solutions, total }: Figures): Promise<void> {
  await expect(scrub(page)).toBeEnabled();
  await page.keyboard.press('End');
  await expect(story(page)).toContainText(
    `The end: ${formatted(solutions)} ${search === 'modular' ? 'modular ' : ''}solutions`,
  );
  await expect(counter(page, 'Solutions')).toHaveText(formatted(solutions));
  if (tried !== undefined) await expect(counter(page, 'Queens tried')).toHaveText(formatted(tried));
  if (forced) await expect(counter(page, 'Queens forced')).toHaveText(formatted(forced));
  if (total !== undefined) await expect(counter(page, 'With their images')).toHaveText(formatted(total));
}

test('every search on 8 by 8 ends with the published counters', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8 });
  for (const run of RUNS.filter(({ size }) => size === 8)) {
    await choose(page, run.search);
    await expectStep(page, 0);
    await expectEnd(page, run);
  }
});

for (const run of sample(
  RUNS.filter(({ size }) => size !== 8 && size < 13),
  6,
)) {
  test(`${run.search} on ${run.size} rows ends with the published counters`, { tag: '@soak' }, async ({ page }) => {
    await watch(page, { rows: empty(run.size), search: run.search });
    await expectEnd(page, run);
  });
}

test('all completions are counted from the given rows', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: [0, 0, 4, 0, 8, 0, 0, 0], search: 'completions' });
  await expect(page.getByRole('group', { name: /^folded: bits/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(counter(page, 'Solutions')).toHaveText('6');
});

test('arrays report each square on its own, and its attacker', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'array-recursive', step: 2 });
  await expect(story(page)).toContainText('Row 2, column 1 is attacked by the queen of row 1, along the column.');
  await expect(currentLine(page)).toContainText('for column ← each from the left');
  await expect(page.getByRole('img', { name: 'columns: 1 of 8 has a queen' })).toBeVisible();
});

test('the symmetric search shows omissions and rotations, and the number of solutions that each solution represents', async ({
  page,
}) => {
  await watch(page, { rows: EMPTY_8, search: 'symmetric', step: 1 });
  await expect(story(page)).toContainText('The highest 1 is column 8');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 1, left out by the search/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(story(page)).toContainText('With its images it counts as 8.');
  await page.keyboard.press('End');
  await expect(counter(page, 'Rotations compared')).toHaveText(/^[1-9]/);
  await expect(story(page)).toContainText('12 solutions, which stand for all 92');
  await page.keyboard.press('p');
  await expect(story(page)).toContainText('Solution 12');
});

test('rotated solutions appear in the story when they are compared', { tag: '@soak' }, async ({ page }) => {
  for (const [size, line, sentence] of [
    [4, 'the same:', 'Rotated by 90 degrees to the left, this board is the same'],
    [8, 'if every row has a queen', 'this one is rejected'],
    [8, 'larger: go on', 'This board gives the smaller number'],
  ] as const) {
    await watch(page, { rows: empty(size), search: 'symmetric' });
    await openMore(page);
    await transportButton(page, 'Run until…').click();
    const lines = page.getByRole('combobox', { name: 'Line' });
    await lines.selectOption((await lines.locator('option', { hasText: line }).getAttribute('value')) ?? '');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(story(page)).toContainText(sentence);
  }
});

test('a bitboard shows its layers and the count that finds a dead end', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'bitboard-columns' });
  await page.keyboard.press('Shift+ArrowRight');
  await expect(story(page)).toContainText(/is the only square left|has no free square/);
  await expect(page.getByRole('img', { name: /^attacks: \d+ squares, hexadecimal/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^counts: (\d, ){7}\d|^counts: .* and \d/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('The end');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(story(page)).toContainText(/square left|no free square/);
});

test.describe('a search that cannot run on a board gives the reason, and offers another search', () => {
  test('refuses given queens in the symmetric search', async ({ page }) => {
    await open(page, linkTo({ rows: [1, 0, 0, 0, 0, 0, 0, 0], search: 'symmetric' }));
    await expect(page.getByText('symmetric starts from an empty board')).toBeVisible();
    await page.getByRole('button', { name: 'bitmask', exact: true }).click();
    await expect(story(page)).toContainText('1 queen is given');
    await choose(page, 'halved');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(scrub(page)).toBeEnabled();
    await expectEnd(page, { search: 'halved', size: 8, solutions: 46, total: 92 });
  });

  test('refuses sizes that 2 or 3 divides, and queens that attack each other round the edge, in the modular search', {
    tag: '@soak',
  }, async ({ page }) => {
    await open(page, linkTo({ rows: EMPTY_8, search: 'modular' }));
    await expect(page.getByText('8 rows have no solution, nor does any even n')).toBeVisible();
    await page.getByRole('button', { name: '7 rows', exact: true }).click();
    await expect(scrub(page)).toBeEnabled();
    await expectEnd(page, { search: 'modular', size: 7, solutions: 28 });
    await open(page, linkTo({ rows: empty(9), search: 'modular' }));
    await expect(page.getByText('nor does any n that 3 divides')).toBeVisible();
    await open(page, linkTo({ rows: [2, 0, 0, 0, 1], search: 'modular' }));
    await expect(
      page.getByText('The queens of rows 1 and 5 attack each other along a diagonal that wraps'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove the queen of row 5' }).click();
    await expect(story(page)).toContainText('1 queen is given');
  });

  test('refuses boards larger than 8 by 8 in bitboard searches', { tag: '@soak' }, async ({ page }) => {
    await open(page, linkTo({ rows: empty(9), search: 'bitboard-lines' }));
    await expect(page.getByText('bitboard 1a, rows and columns works on boards of up to 8 rows')).toBeVisible();
    await page.getByRole('button', { name: 'symmetric', exact: true }).click();
    await expect(scrub(page)).toBeEnabled();
    await expectEnd(page, { search: 'symmetric', size: 9, solutions: 46, total: 352 });
  });
});

test('below its listing a search explains why it works, and links its sources', { tag: '@soak' }, async ({ page }) => {
  await watch(page, { rows: EMPTY_8, search: 'bitboard-pairs' });
  await page.getByText('Why it works').click();
  await expect(page.getByText('Books call this dynamic variable ordering.')).toBeVisible();
  const compared = page.getByRole('table', { name: 'An empty board of 8 × 8' });
  await expect(compared.getByRole('row', { name: 'bitboard 1a, two choices first' })).toHaveText(/592\s*622/);
  await expect(page.getByText('592 tried, 80 fewer than by columns alone, and 622 forced, 140 fewer')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Задача о 8-ми ферзях/ })).toHaveAttribute('href', /habr\.com/);
  await choose(page, 'permutations');
  await page.getByRole('button', { name: 'Smaller board' }).click();
  await expect(page.getByRole('table', { name: 'An empty board of 7 × 7' })).toContainText('13,699');
  await choose(page, 'bitboard');
  const oneWord = page.locator('figure').filter({ hasText: 'one word: the lower one is removed' });
  await expect(oneWord.getByText('!')).toHaveCount(8);
  await expect(page.getByText('8 squares become free with the lower queen')).toBeVisible();
  await choose(page, 'symmetric');
  await expect(page.getByRole('img', { name: /^A first row with its queen/ })).toBeVisible();
});

test('every classic search has its reason, and searches from an article link to it', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page, { rows: empty(7) });
  await page.getByText('Why it works').click();
  const panel = page.getByRole('group').filter({ has: page.getByText('Why it works') });
  const reason = panel.getByRole('paragraph').first();
  const reasons = new Set<string>();
  for (const search of Object.keys(NAMES)) {
    await choose(page, search);
    await expect(page).toHaveURL(search === 'bitmask' ? /view=theatre/ : new RegExp(`search=${search}(&|$)`));
    // The reason is drawn with the next frame.
    await expect.poll(async () => reasons.has(await reason.innerText()), `${search}: a reason of its own`).toBe(false);
    await expect(reason).toHaveText(/\w{3}.*\./);
    reasons.add(await reason.innerText());
    if (search !== 'modular') await expect(panel.getByRole('link')).toHaveAttribute('href', /^https?:/);
  }
});

test('the validator is watched on any board: to the clash, to a solution, or to the end of a part', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page, { rows: [1, 3, 0, 3], search: 'validator' });
  await page.keyboard.press('ArrowRight');
  await expect(story(page)).toContainText('Row 1, column 1: cells B[1], D1[4] and D2[2] are open');
  await page.getByRole('gridcell', { name: /^row 1, column 1/ }).hover();
  await expect(page.locator('.tallies__bars b')).toHaveText(['1', '4', '2']);
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('two queens attack each other');
  await page.keyboard.press('ArrowLeft');
  await expect(story(page)).toContainText('Row 4, column 3 is attacked by the queen of row 2');
  await watch(page, { rows: [2, 4, 1, 3], search: 'validator' });
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('This board is a solution');
  await watch(page, { rows: [2, 4, 0, 0], search: 'validator' });
  await page.keyboard.press('End');
  await expect(story(page)).toContainText('2 queens, and none attacks another');
});

test('with custom base levels the linear completion shows all five blocks on 12 and on 32 rows', {
  tag: '@soak',
}, async ({ page }) => {
  for (const size of [12, 32]) {
    await watch(page, { rows: empty(size), search: 'linear' });
    await page.keyboard.press('ArrowRight');
    await expect(story(page)).toContainText('Block 4');
    await page.getByText('Search limits').filter({ visible: true }).click();
    await page.getByRole('button', { name: 'all five blocks' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`search=linear-${Math.round(size / 6)}-${Math.round(size / 3)}(&|$)`));
    await expect(story(page)).toContainText('The board is empty');
    await expectStep(page, 0);
    await page.keyboard.press('ArrowRight');
    await expect(story(page)).toContainText('Block 1 pairs free rows and free columns');
    const blocks = new Set<string>();
    for (let step = 2; step < 400 && blocks.size < 4; step++) {
      await page.keyboard.press('ArrowRight');
      await expectStep(page, step);
      const block = /Block ([2-5])/.exec((await story(page).textContent()) ?? '')?.[1];
      if (block) blocks.add(block);
      if (block === '2') {
        const left = size - Math.round(size / 6);
        const projection = page.getByRole('img', { name: `${left} free rows by ${left} free columns` });
        await expect(projection).toBeVisible();
      }
    }
    expect([...blocks].sort(), `${size} rows`).toEqual(['2', '3', '4', '5']);
  }
});
