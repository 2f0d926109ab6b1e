// The race: searches side by side on one clock, from Watch or by a link, with the published figures.
import type { Page } from '@playwright/test';
import published from '../../data/searches.json' with { type: 'json' };
import { expect, expectAccessible, test } from './support/test';

const linkTo = (own: string, n = 8) => `./#1&view=race&n=${n}&own=${own}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lane = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Lane ${number}:`) });
/** The counters of a row of the table, one for each lane. */
const counters = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell');

test('a race of ten seconds shows 672 queens tried with looking ahead against 2,056 without', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(linkTo('bitmask.bitboard-columns~tried'));
  await expect(lane(page, 1).getByText('0 solutions at 0 tried')).toBeVisible();
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
  const results = page.getByRole('status').getByRole('listitem');
  await expect(results).toHaveText(
    [
      '“bitboard, looking at columns”: 672 queens tried for all 92 solutions, and 762 more were forced.',
      '“bitmask”: 2,056 queens tried for all 92 solutions.',
    ],
    { timeout: 30_000 },
  );
  await expect(counters(page, 'Queens tried')).toHaveText(['2,056', '672']);
  await expect(counters(page, 'Queens forced')).toHaveText(['0', '762']);
  await expect(counters(page, 'Solutions')).toHaveText(['92', '92']);
  await expect(lane(page, 2).getByText('92 solutions at 672 tried, finished')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Solutions found against queens tried: .*92 solutions/ })).toBeVisible();
});

for (const [what, searches] of [
  [
    'version 1a as published stands between columns alone and the fewest choices',
    ['bitboard', 'bitboard-columns', 'bitboard-pairs', 'bitboard-fewest'],
  ],
  [
    'the second mirror saves hardly anything, and rooks are tried far more often',
    ['halved', 'both-mirrors', 'permutations'],
  ],
] as const)
  test(`a race shows that ${what}`, { tag: '@soak' }, async ({ page }) => {
    const runs = searches.map((search) => published.runs.find((run) => run.search === search && run.size === 8));
    await page.goto(linkTo(`${searches.join('.')}~tried`));
    await expect(lane(page, searches.length).getByText('0 solutions at 0 tried')).toBeVisible();
    await button(page, 'To the end').click();
    await expect(counters(page, 'Queens tried')).toHaveText(
      runs.map((run) => (run?.tried ?? Number.NaN).toLocaleString('en')),
      { timeout: 30_000 },
    );
    await expect(counters(page, 'Solutions')).toHaveText(runs.map((run) => String(run?.solutions)));
  });

test('a race is entered from the Theatre, driven by keyboard, and stored in the link', async ({ page }) => {
  await page.goto('./#1&view=theatre&n=8&search=bitmask');
  await page.getByRole('link', { name: 'Race' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Race' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch' }).first()).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Search of lane 2').selectOption('array-recursive');
  await page.getByLabel('The clock counts').selectOption({ label: 'steps' });
  await expect(page).toHaveURL(/own=bitmask\.array-recursive~events/);
  await expect(button(page, 'Start')).toBeEnabled();
  await button(page, 'Start').press('Enter');
  await button(page, 'Pause').press('Enter');
  await expect(button(page, 'Go on')).toBeVisible();
  await button(page, 'Cancel').press('Enter');
  await expect(lane(page, 1).getByText('0 solutions at 0 steps')).toBeVisible();
  await button(page, 'To the end').press('Enter');
  await expect(lane(page, 1).getByText('92 solutions at 4,849 steps, finished')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search of lane 2')).toHaveValue('array-recursive');
  await button(page, 'Add a search').click();
  await expect(lane(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Remove lane 3' }).click();
  await expect(lane(page, 3)).toBeHidden();
  await page.getByRole('link', { name: 'One search' }).click();
  await expect(page.getByRole('region', { name: 'Transport' })).toBeVisible();
});

test('a malformed link to a race is reported in one line, and the room opens', { tag: '@soak' }, async ({ page }) => {
  await page.goto(linkTo('bitmask~never'));
  await expect(page.getByText('This part of the page cannot read the link completely.')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a search that cannot run on the board is reported with the reason, and the other searches run', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=race&n=6&queens=1.1&own=bitmask.repair~tried');
  await expect(lane(page, 1).getByText('attack each other')).toBeVisible();
  await page.goto(linkTo('nothing.bitmask~time', 6));
  await expect(lane(page, 1).getByText('There is no search “nothing” here.')).toBeVisible();
  await button(page, 'To the end').click();
  await expect(lane(page, 2).getByText(/^Place 1: 4 solutions at .*\sms, finished$/)).toBeVisible();
});

test('on a phone nothing is wider than the screen', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkTo('bitmask.repair~tried'));
  await expect(lane(page, 2)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('axe finds nothing on a race', { tag: '@soak' }, async ({ page }) => {
  await page.goto(linkTo('bitmask.array-iterative.repair~tried'));
  await expect(lane(page, 1).getByText('0 solutions at 0 tried')).toBeVisible();
  await button(page, 'To the end').click();
  await expect(button(page, 'Again')).toBeVisible();
  await expectAccessible(page);
});
