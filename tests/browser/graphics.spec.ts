// Counting on the graphics processor, which Chromium emulates in software: its results, and the state of the room.
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { EngineModule } from '../../www/src/engine/types';
import type { Searcher } from '../../www/src/rooms/count/graphics/searcher';
import type { Gpu } from '../../www/src/rooms/count/graphics/webgpu';
import { isRequired } from '../soak';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  // An empty page of the same origin.
  const body = '<title>bench</title><link rel="icon" href="data:,">';
  await page.route('**/bench.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('./bench.html');
  const hasGraphics = await page.evaluate(async () => {
    const { gpu } = navigator as Navigator & { gpu?: Gpu };
    return ((await gpu?.requestAdapter()) ?? null) !== null;
  });
  if (isRequired('webgpu')) expect(hasGraphics, 'QUEENS_REQUIRE names webgpu, which is missing').toBe(true);
  test.skip(!hasGraphics, 'this Chromium has no graphics processor, not even in software');
});

const now = (page: Page) => page.locator('.count__now');
const figure = (page: Page) => page.locator('.count__n');
const graphicsSwitch = (page: Page) => page.getByLabel('Count on the graphics processor, too');

/** Opens the room by a link, with one worker. */
async function enter(page: Page, link: string): Promise<void> {
  await page.goto(`./#1&view=count&${link}`);
  await expect(graphicsSwitch(page)).not.toBeChecked();
  await now(page).getByLabel('workers').selectOption('1');
}

const begin = (page: Page) =>
  now(page)
    .getByRole('button', { name: /^Count( again)?$/ })
    .click();

test('every shard of 10 and 12 queens, and of given queens, has the same result as in the engine', async ({ page }) => {
  const source = 'www/src/rooms/count/graphics/searcher.ts';
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: 'esm', write: false });
  await page.route('**/bench.js', (route) =>
    route.fulfill({ body: outputFiles[0]?.text ?? '', contentType: 'text/javascript' }),
  );
  const counted = await page.evaluate(async () => {
    const from = (path: string): Promise<unknown> => import(new URL(path, location.href).href);
    const engine = (await from('engine/queens.js')) as EngineModule & { default(): Promise<unknown> };
    await engine.default();
    const { openSearcher } = (await from('bench.js')) as { openSearcher(gpu: Gpu): Promise<Searcher> };
    const searcher = await openSearcher((navigator as unknown as { gpu: Gpu }).gpu);
    const given = Int32Array.of(-1, -1, -1, 4, -1, -1, -1, -1, 11, -1, -1, -1);
    const counts = [
      ...[10, 12].map((size) => ({ kind: 'solutions', size }) as const),
      { kind: 'completions', rows: new Int32Array(8).fill(-1) } as const,
      { kind: 'completions', rows: given } as const,
    ];
    const totals: [bigint, bigint][] = [];
    for (const what of counts) {
      const size = what.kind === 'completions' ? what.rows.length : what.size;
      const job = new engine.ShardJob(what);
      const { shards } = engine.planCount(what);
      const different: number[] = [];
      let total = 0n;
      for (let shard = 0; shard < shards; shard++) {
        job.begin(shard);
        const found = await searcher.search(size, job.parts(3_000) ?? new Uint32Array(), async () => {});
        while (!job.run(1_000_000));
        if (job.result()?.found !== found) different.push(shard);
        total += found;
      }
      if (different.length > 0) throw new Error(`${what.kind} of ${size} differ in shards ${different.join(', ')}`);
      totals.push([total, what.kind === 'completions' ? engine.countCompletions(what.rows).count : total]);
    }
    return totals;
  });
  const [ten, twelve, eight, given] = counted;
  expect([ten, twelve, eight].map((one) => one?.[0])).toEqual([724n, 14_200n, 92n]);
  expect(given?.[0]).toBe(given?.[1]);
});

test('the switch fetches its script, and the room shows the count and speed of shards on the graphics processor', {
  tag: '@soak',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const searchers = (): number => fetched.filter((url) => url.includes('searcher')).length;
  await enter(page, 'n=15&queens=5&own=completions');
  await begin(page);
  await expect(now(page)).toContainText('Counted in', { timeout: 30_000 });
  const counted = await figure(page).textContent();
  expect(searchers()).toBe(0);
  await graphicsSwitch(page).check();
  // The worker may finish the count before the graphics processor is ready.
  await expect(async () => {
    await begin(page);
    await expect(now(page)).toContainText('Counted in', { timeout: 20_000 });
    await expect(now(page)).toContainText(/The graphics processor counted .* parts, as fast as [\d.]+ cores?\./);
  }).toPass({ timeout: 45_000 });
  await expect(figure(page)).toHaveText(counted ?? '');
  expect(searchers()).toBe(1);
});

test('if the graphics processor is lost, one line reports it and the worker continues', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    interface DeviceClass {
      prototype: { createCommandEncoder(): object; destroy(): void };
    }
    const { GPUDevice } = globalThis as unknown as { GPUDevice?: DeviceClass };
    if (!GPUDevice) return;
    const make = GPUDevice.prototype.createCommandEncoder;
    GPUDevice.prototype.createCommandEncoder = function () {
      const encoder = make.call(this);
      this.destroy();
      return encoder;
    };
  });
  await enter(page, 'n=19');
  await graphicsSwitch(page).check();
  await begin(page);
  await expect(now(page)).toContainText('The graphics processor failed.', { timeout: 40_000 });
  await expect(graphicsSwitch(page)).not.toBeChecked();
  const before = (await figure(page).textContent()) ?? '';
  await expect(figure(page)).not.toHaveText(before);
  await now(page).getByRole('button', { name: 'Cancel' }).click();
});
