// The page in Chromium: until it answers, what blocks it, and what Lighthouse says of it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as driver, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromium } from '../browser/support/browsers';
import { type Figure, median } from './measure';

const PORT = 8433;
const SITE = `http://127.0.0.1:${PORT}/`;
/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export async function* browser(): AsyncGenerator<Figure> {
  const server = spawn('node', ['www/serve.mjs', '--port', String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  try {
    const started = await driver.launch({ executablePath: chromium(), args: CHROMIUM_ARGUMENTS });
    yield* opening(started);
    yield* standing(started);
    yield* tapping(started);
    for (const size of [16, 32]) yield* playing(started, size);
    yield* listing(started);
    yield* cancelling(started);
    await started.close();
    yield* lighthouse();
  } finally {
    await stop(server);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

/** A page that notes every task over 50 ms. */
async function observed(started: Browser): Promise<Page> {
  const page = await started.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    const note = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map((entry) => entry.duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });
  return page;
}

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));

/** From the start of the navigation until a board stands there and can be tabbed to. */
async function* opening(started: Browser): AsyncGenerator<Figure> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const page = await observed(started);
    await page.goto(SITE);
    await page.locator('[role=grid] [role=gridcell]').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await page.waitForTimeout(500);
    tasks.push(await longest(page));
    await page.close();
  }
  yield { name: 'interactive', value: median(times), unit: 'ms' };
  yield { name: 'opening-longest-task', value: median(tasks), unit: 'ms' };
}

/** Boards that are tapped, by the name of their figure. */
const TAPPED = [
  ['board', '#1&n=8&view=board'],
  ['puzzle', '#1&view=play&n=8&own=regions-8-hard-7'],
] as const;
/** The slowed processor, as a share of this one's. */
const SLOWED = 4;
const TAPS = 24;

/** From a finger's tap on a square until its answer is painted, on a phone's screen and at a quarter of the processor. */
async function* tapping(started: Browser): AsyncGenerator<Figure> {
  const context = await started.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  for (const [name, hash] of TAPPED) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const taps: number[] = [];
      Object.assign(globalThis, { taps });
      const note = (list: PerformanceObserverEntryList) =>
        taps.push(...list.getEntries().flatMap((entry) => (entry.name === 'click' ? [entry.duration] : [])));
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${SITE}${hash}`);
    const squares = page.getByRole('gridcell');
    await squares.first().waitFor();
    // What the page does when it is at rest comes first.
    await page.waitForTimeout(3 * SETTLE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const boxes = await squares.evaluateAll((all) =>
      all.map((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      }),
    );
    for (let tap = 0; tap < TAPS; tap++) {
      const [x, y] = boxes[(tap * 29 + 10) % boxes.length] ?? [0, 0];
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(SETTLE / 2);
    }
    const times = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
    yield { name: `tap-${name}`, value: median(times), unit: 'ms' };
    await page.close();
  }
  await context.close();
}

/** Long enough for the pace to settle, in milliseconds. */
const SETTLE = 1_500;

/** What this browser draws of a page that stands still: no page can do better. */
async function* standing(started: Browser): AsyncGenerator<Figure> {
  const page = await started.newPage();
  yield { name: 'empty-page-frames', value: await framesASecond(page), unit: 'frames/s' };
  await page.close();
}

/** The frames drawn, and the longest task of the main thread, while a search plays as fast as it can with all panes in sight. */
async function* playing(started: Browser, size: number): AsyncGenerator<Figure> {
  const page = await observed(started);
  await page.goto(`${SITE}#1&view=theatre&n=${size}`);
  await page.locator('[role=grid] [role=gridcell]').first().waitFor();
  for (let faster = 0; faster < NOTCHES; faster++) await page.keyboard.press('+');
  await page.keyboard.press('Space');
  await page.waitForTimeout(SETTLE);
  await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
  yield { name: `playing-${size}-frames`, value: await framesASecond(page), unit: 'frames/s' };
  yield { name: `playing-${size}-longest-task`, value: await longest(page), unit: 'ms' };
  await page.close();
}

/** More than the knob of speed has. */
const NOTCHES = 26;

/** Frames a second, over five seconds. */
const framesASecond = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let count = 0;
        const next = () => {
          count++;
          if (performance.now() - start < 5_000) requestAnimationFrame(next);
          else resolve(count / 5);
        };
        requestAnimationFrame(next);
      }),
  );

/** From the choice of 10 queens until all of their 724 solutions stand in the gallery. */
async function* listing(started: Browser): AsyncGenerator<Figure> {
  const page = await observed(started);
  await page.goto(`${SITE}#1&view=solutions&n=8`);
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    await solutionsOf(page, 8, 92);
    times.push(await solutionsOf(page, 10, 724));
  }
  yield { name: 'gallery-10', value: median(times), unit: 'ms' };
  await page.close();
}

/** Asks for a size, and waits until so many solutions have been drawn: in milliseconds. */
async function solutionsOf(page: Page, size: number, count: number): Promise<number> {
  await page.getByLabel('Size n').waitFor();
  return page.evaluate(
    ([size, count]) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('.stepper input');
        const start = performance.now();
        if (field && field.value !== String(size)) {
          field.value = String(size);
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
        const next = () => {
          const all = document.querySelectorAll('.gallery [role=option]').length === count;
          requestAnimationFrame(all ? () => resolve(performance.now() - start) : next);
        };
        requestAnimationFrame(next);
      }),
    [size, count] as const,
  );
}

/** What a thousand counts, started and cancelled, leave behind. */
async function* cancelling(started: Browser): AsyncGenerator<Figure> {
  const page = await observed(started);
  await page.goto(`${SITE}#1&n=24`);
  await page.getByRole('button', { name: 'Count', exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) {
      await page.getByRole('button', { name: 'Count', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  const before = await rounds(50);
  const after = await rounds(1_000);
  yield { name: 'cancelled-1000-growth', value: after - before, unit: 'MiB' };
  yield { name: 'cancelled-1000-workers', value: page.workers().length, unit: 'workers' };
  yield { name: 'cancelled-1000-longest-task', value: await longest(page), unit: 'ms' };
  await page.close();
}

/** Each category of Lighthouse, on a desktop. */
async function* lighthouse(): AsyncGenerator<Figure> {
  const report = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = ['--headless=new', '--no-sandbox', ...CHROMIUM_ARGUMENTS].join(' ');
  const options = [
    '--preset=desktop',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  execFileSync('npx', ['--yes', LIGHTHOUSE, SITE, ...options], {
    env: { ...process.env, CHROME_PATH: chromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as { categories: Record<string, { score: number }> };
  for (const [name, { score }] of Object.entries(categories)) {
    yield { name: `lighthouse-${name}`, value: score * 100, unit: 'of 100' };
  }
}
