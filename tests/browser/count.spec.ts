// The Count room: counts are checked against published numbers, and can be paused, cancelled, closed and resumed.
import type { Locator, Page } from '@playwright/test';
import completions from '../../data/completions32.json' with { type: 'json' };
import solutions from '../../data/solutions.json' with { type: 'json' };
import { cell, place } from './page';
import { expect, expectAccessible, test } from './support/test';
import { trapIn } from './support/trap';

/** Opens the room by a link. */
async function enter(page: Page, size: number, own = ''): Promise<void> {
  await page.goto(`./#1&view=count&n=${size}${own ? `&own=${own}` : ''}`);
  await expect(begin(page)).toBeEnabled();
}

const figure = (page: Page): Locator => page.locator('.count__n');
const begin = (page: Page): Locator =>
  now(page).getByRole('button', { name: /^(Count|Count again|Go on from there)$/ });
const now = (page: Page): Locator => page.locator('.count__now');
const button = (page: Page, name: string): Locator => now(page).getByRole('button', { name, exact: true });
const line = (page: Page, size: number): Locator =>
  page.getByRole('region', { name: 'Known results' }).getByRole('row', { name: new RegExp(`^${size}\\b`) });
/** A fact under the progress bar. */
const fact = (page: Page, name: string): Locator =>
  now(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

const countWith = (page: Page, workers: number): Promise<string[]> =>
  now(page).getByLabel('workers').selectOption(String(workers));

/** Damages one stored shard and deletes others, without the page. */
const damageShards = (page: Page, key: string, damaged: number, gone: readonly number[]): Promise<void> =>
  page.evaluate(
    async ({ key, damaged, gone }) => {
      const finished = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await finished(indexedDB.open('queens-counts'));
      const shards = database.transaction('shards', 'readwrite').objectStore('shards');
      const stored = await finished(shards.get([key, damaged]));
      stored.result.found += 1n;
      await finished(shards.put(stored));
      for (const shard of gone) await finished(shards.delete([key, shard]));
      database.close();
    },
    { key, damaged, gone },
  );

test('quick counts start as the room opens, and are checked against the published numbers', async ({ page }) => {
  await enter(page, 12);
  await expect(button(page, 'Count again')).toBeVisible();
  await expect(figure(page)).toHaveText('14,200');
  await expect(now(page)).toContainText('1,787 fundamental solutions');
  await expect(line(page, 12)).toContainText('as published');
  await expect(line(page, 13)).toContainText('73,712');
  await expect(line(page, 13)).toContainText('9,233');
  await expect(line(page, 17).getByRole('button', { name: /count/ })).toBeVisible();
});

test('14 queens are counted on all workers, part by part', async ({ page }) => {
  await enter(page, 14);
  await begin(page).click();
  await expect(figure(page)).toHaveText('365,596');
  await expect(now(page).getByRole('status')).toHaveText('All solutions on 14 by 14: 365,596.');
  await expect(page.getByRole('img', { name: '4 parts done, 0 running, 0 waiting' })).toBeVisible();
});

test('the orbits add up to the number, and each kind has an example', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 8);
  const sum = page.getByRole('region', { name: 'From total to fundamental' });
  await expect(sum.getByRole('row', { name: /^8 / })).toHaveText(/11\s*88/);
  await expect(sum.getByRole('row', { name: /^4 / })).toHaveText(/1\s*4/);
  await sum.getByRole('button', { name: /: show a solution that a rotation by 180° leaves unchanged/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const queens = await page
    .getByRole('gridcell', { name: /, queen/ })
    .evaluateAll((cells) =>
      cells.map((one) => (one.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? []),
    );
  expect(queens).toHaveLength(8);
  for (const [row = 0, column = 0] of queens) {
    await expect(cell(page, 9 - row, 9 - column)).toHaveAccessibleName(/queen/);
  }
});

test('arrays set as many queens as words, in a loop and by recursion, and their times are measured', {
  tag: '@soak',
}, async ({ page }) => {
  await enter(page, 13);
  const compared = page.getByRole('region', { name: 'The same by search' });
  for (const method of ['plain search', 'arrays, in a loop', 'arrays, recursive']) {
    const row = compared.getByRole('row', { name: new RegExp(`^${method}`) });
    await expect(row).toContainText('73,712', { timeout: 30_000 });
    await expect(row).toContainText('4,674,889');
  }
  await expect(page.getByText(/recursive form takes [\d.]+ times as long as the loop/)).toBeVisible();
  // On a fast machine, words take too little time to be compared.
  const words = compared
    .getByRole('row', { name: /^plain search/ })
    .getByRole('cell')
    .nth(3);
  const isMeasurable = Number.parseInt(await words.innerText(), 10) > 20;
  const sentence = page.getByText(/arrays in a loop take [\d.]+ times as long as words/i);
  await expect(sentence).toHaveCount(isMeasurable ? 1 : 0);
});

test('plain search sets 2,056 queens for the same 92 solutions', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 8);
  const compared = page.getByRole('region', { name: 'The same by search' });
  const row = compared.getByRole('row', { name: /^plain search/ });
  await expect(row).toContainText('92');
  await expect(row).toContainText('2,056');
  await expect(compared.getByRole('row', { name: /^symmetric search/ })).toContainText('12');
});

test('modular solutions and the completions of the board are counted, each with its own link', {
  tag: '@soak',
}, async ({ page }) => {
  await enter(page, 13, 'modular');
  await begin(page).click();
  await expect(figure(page)).toHaveText('4,524');
  await page.getByRole('link', { name: 'Board', exact: true }).first().click();
  await place(page, '0 0 4 0 8 0 0 0');
  await page.getByRole('link', { name: 'Count', exact: true }).first().click();
  await page.getByRole('button', { name: 'Completions' }).click();
  await expect(now(page)).toContainText('Completions of the 2 queens on the 8 by 8 board');
  await begin(page).click();
  await expect(figure(page)).toHaveText('6');
  await expect(page).toHaveURL(/own=completions/);
});

test('the Board counts an empty board by joining half boards', { tag: '@soak' }, async ({ page }) => {
  // Large enough that the Board does not know the number by itself.
  await page.goto('./#1&n=16');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByText('Exactly 14,772,512 ways to finish.')).toBeVisible();
  await expect(page.getByText('Counted by joining half boards')).toBeVisible();
});

test('the board of 32 rows with 12 given queens is set by a press, with its source, and its completions are counted', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=count&n=8&own=completions');
  await expect(now(page)).toContainText('usually counted in less than a minute');
  await expect(now(page).getByRole('link', { name: 'Как завершить расстановку ферзей' })).toHaveAttribute(
    'href',
    /sharahov\.ru/,
  );
  await button(page, '32 rows with 12 queens given').click();
  await expect(page).toHaveURL(/n=32&queens=[\d.]+/);
  const given = new URL(page.url()).hash.match(/queens=([\d.]+)/)?.[1]?.split('.') ?? [];
  expect(given.filter((column) => column !== '0')).toHaveLength(12);
  await begin(page).click();
  await expect(figure(page)).toHaveText(/^[1-9][\d,]*$/, { timeout: 40_000 });
  const rows = Array.from({ length: 32 }, (_, row) => Number(given[row] ?? 0) - 1);
  const all = completions.boards.find((board) => board.rows.join() === rows.join());
  expect(all, 'the given queens are a board of the reference').toBeDefined();
  await expect
    .poll(async () => Number((await figure(page).textContent())?.replaceAll(',', '')), { timeout: 40_000 })
    .toBeLessThanOrEqual(all?.completions ?? 0);
});

test('a long count is paused, resumed and cancelled', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 18);
  await countWith(page, 1);
  await begin(page).click();
  await expect(fact(page, 'parts')).toHaveText(/^[1-9]\d* of 32$/, { timeout: 40_000 });
  await button(page, 'Pause').click();
  await expect(fact(page, 'to go')).toHaveText('paused');
  const before = await figure(page).textContent();
  await button(page, 'Go on').click();
  await expect(figure(page)).not.toHaveText(before ?? '');
  await button(page, 'Cancel').click();
  await expect(now(page)).toContainText('counted so far');
  await expect(button(page, 'Go on from there')).toBeVisible();
  await expect(page.getByRole('img', { name: / 0 running, / })).toBeVisible();
});

test('without a count, the published number is shown as published', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 18);
  await expect(figure(page)).toHaveText('666,090,624');
  await expect(now(page)).toContainText('published; not counted here');
  await page.goto('./#1&view=count&n=28');
  await expect(figure(page)).toHaveText('not counted yet');
});

test('a count that was closed in the middle continues with the stored shards after reopening', async ({ page }) => {
  await enter(page, 18);
  await countWith(page, 1);
  await begin(page).click();
  // The last finished part may not be stored yet.
  await expect(fact(page, 'parts')).toHaveText(/^([3-9]|[12]\d) of 32$/, { timeout: 40_000 });
  await page.reload();
  await expect(now(page)).toContainText(/([2-9]|[123]\d) of 32 parts were counted before and kept/);
  await expect(page.getByRole('img', { name: /^([2-9]|[123]\d) parts done, 0 running/ })).toBeVisible();
  await countWith(page, 1);
  await button(page, 'Go on from there').click();
  await expect(fact(page, 'kept on this device')).toHaveText('yes: close the page at any time');
  const parts = async (): Promise<number> => Number.parseInt((await fact(page, 'parts').textContent()) ?? '', 10);
  await expect.poll(parts, { timeout: 40_000 }).toBeGreaterThan(5);
  const before = await parts();
  await button(page, 'Cancel').click();
  await button(page, 'Start over').click();
  await expect.poll(parts).toBeLessThan(before);
});

test('damaged stored shards are dropped with one line, and the other shards are used', { tag: '@soak' }, async ({
  page,
}) => {
  await enter(page, 17);
  await begin(page).click();
  await expect(figure(page)).toHaveText('95,815,104', { timeout: 30_000 });
  await expect(button(page, 'Count again')).toBeVisible();
  await page.reload();
  await expect(line(page, 17)).toContainText('95,815,104');
  await damageShards(page, 'solutions-17', 1, [2, 5]);
  await page.reload();
  await expect(page.getByText('1 kept part was damaged or of another version')).toBeVisible();
  await expect(now(page)).toContainText('13 of 16 parts were counted before and kept');
  await button(page, 'Go on from there').click();
  await expect(line(page, 17)).toContainText('as published', { timeout: 30_000 });
});

test('without storage counting works, and one line reports that nothing is stored', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
  });
  await enter(page, 17);
  await expect(now(page)).toContainText('This browser stores nothing for the page');
  await begin(page).click();
  await expect(line(page, 17)).toContainText('as published', { timeout: 30_000 });
});

test('a count that is too large is refused with an estimate of its time', async ({ page }) => {
  await page.goto('./#1&view=count&n=24');
  await expect(now(page)).toContainText(
    /counts boards of up to 23 rows\. A board of 24 by 24 .* about [\d.]+\s(days|years) and [\d.]+ [MG]B/,
  );
  await expect(begin(page)).toHaveCount(0);
  await expect(line(page, 23).getByRole('button', { name: /^n = 23: count, about/ })).toBeVisible();
  await page.goto('./#1&view=count&n=32&queens=5&own=completions');
  await expect(now(page)).toContainText(/over 31 free rows would take one worker about [\d,.]+\s(million\s)?years/);
});

test.describe('workers that die', () => {
  test.use({ allowedMessages: [/unreachable|RuntimeError/i] });

  test('are replaced, and each solution of 17 queens is still counted once', { tag: '@soak' }, async ({ page }) => {
    let started = 0;
    page.on('worker', () => started++);
    const restore = await trapIn(page, 'ShardJob', 'begin');
    await enter(page, 17);
    // Some workers start when the room is entered.
    let before = -1;
    const isStable = (): boolean => {
      const same = started === before;
      before = started;
      return same;
    };
    await expect.poll(isStable, { intervals: [1_000] }).toBe(true);
    await begin(page).click();
    await expect.poll(() => started, 'new workers replace the stopped workers').toBeGreaterThan(before + 1);
    restore();
    await expect(line(page, 17)).toContainText('as published', { timeout: 40_000 });
  });
});

test('axe finds nothing in the Count room', { tag: '@soak' }, async ({ page }) => {
  await enter(page, 8);
  await expect(button(page, 'Count again')).toBeVisible();
  await expectAccessible(page);
});

test('the record shows the published number of a size that is too large to count here, with its source', {
  tag: '@soak',
}, async ({ page }) => {
  await enter(page, 8);
  const written = (value: number | string): string => BigInt(value).toLocaleString('en');
  const tooLarge = solutions.boards.filter(({ size }) => size > 20);
  expect(tooLarge.map(({ size }) => size)).toEqual([21, 22, 23]);
  for (const { size, total, fundamental } of tooLarge) {
    await expect(line(page, size)).toContainText(written(total));
    await expect(line(page, size)).toContainText(written(fundamental));
  }
  for (const { size, total, fundamental, by, year } of solutions.counted) {
    await expect(line(page, size)).toContainText(written(total));
    await expect(line(page, size)).toContainText(written(fundamental));
    await expect(line(page, size)).toContainText(by);
    await expect(line(page, size)).toContainText(String(year));
  }
  for (const size of [2, 3]) await expect(line(page, size)).toHaveCount(1);
});

test('Sharakhov’s loop also counts completions, and one press sets the board of 32 rows with 12 queens', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=count&n=10&queens=0.0.3.0.0.0.0.0.0.0');
  await page.getByRole('button', { name: 'Completions', exact: true }).click();
  await expect(begin(page)).toBeEnabled();
  await begin(page).click();
  const table = page.getByRole('region', { name: 'The same by search' });
  const [walk, loop] = [/^walk that looks ahead/, /^Sharakhov’s loop/].map((name) => table.getByRole('row', { name }));
  await expect(walk?.getByRole('cell').first() ?? table).toHaveText('76');
  await loop?.getByRole('button').click();
  await expect(loop?.getByRole('cell').first() ?? table).toHaveText('76');
  await expect(figure(page)).toHaveText('76');
  await page.getByRole('button', { name: '32 rows with 12 queens given' }).click();
  await expect(now(page)).toContainText('Completions of the 12 queens on the 32 by 32 board');
});
