// The page on a phone with a slow processor: the time until the board is painted and its number of ways shown over a slow
// connection, and the time until a tap is answered.
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { lighthouse } from './lighthouse';
import { type Figure, median } from './measure';
import { inBrowser, SITE } from './site';

export const phone = inBrowser(async function* (started) {
  yield* opening(started);
  yield* tapping(started);
  yield* lighthouse('phone');
}, '--brotli');

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;
/** How many times slower the processor is made. */
const SLOWED = 4;
const slowed = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

/** The connection: 1.6 Mbit/s, and 150 ms until a request is answered. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const VISITS = 5;
/** The interval between checks of the visible part, in milliseconds. */
const LOOK = 250;

/** The pages to open, by the name of their figures: the address, and the queens of the board. */
const OPENED = [
  ['empty', '', 2],
  ['link', '#1&n=8&queens=0.5.0.0.8.0.1.0', 3],
] as const;

/**
 * The milliseconds until the board with its queens was painted, and until its number of ways was; and the longest task of the
 * main thread until then, on the slowed processor.
 */
interface Opened {
  readonly painted: number;
  readonly answered: number;
  readonly longest: number;
}

/** Measures from the start of the navigation, with nothing stored from an earlier visit. */
async function* opening(started: Browser): AsyncGenerator<Figure> {
  for (const [name, hash, queens] of OPENED) {
    const times: Opened[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await started.newContext(PHONE);
      times.push(await openedIn(context, hash, queens));
      await context.close();
    }
    yield { name: `phone-${name}-painted`, value: median(times.map(({ painted }) => painted)), unit: 'ms' };
    yield { name: `phone-${name}-answered`, value: median(times.map(({ answered }) => answered)), unit: 'ms' };
    yield { name: `phone-${name}-longest-task`, value: median(times.map(({ longest }) => longest)), unit: 'ms' };
  }
}

async function openedIn(context: BrowserContext, hash: string, queens: number): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript((queens) => {
    const seen: Record<string, number> = { longest: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration);
    }).observe({ type: 'longtask', buffered: true });
    const isThere = {
      painted: () => document.querySelectorAll('.board .queen').length === queens,
      answered: () => /^\d/.test(document.querySelector('.figure__n')?.textContent ?? ''),
    };
    // The changes of a frame have been painted when the next frame begins.
    const look = (): void => {
      for (const [name, there] of Object.entries(isThere))
        if (!(name in seen) && there()) {
          seen[name] = 0;
          requestAnimationFrame(() => {
            seen[name] = performance.now();
          });
        }
      if (!('answered' in seen)) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, queens);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await slowed(session);
  await page.goto(`${SITE}${hash}`, { waitUntil: 'commit' });
  for (;;) {
    await page.waitForTimeout(LOOK);
    // Read through the protocol, because the scripts with which Playwright waits in a page would be the longest tasks.
    const expression = 'JSON.stringify(seen)';
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    const seen: Partial<Opened> = JSON.parse(result.value ?? '{}');
    if (seen.painted && seen.answered) return { longest: 0, ...seen } as Opened;
  }
}

/** The addresses of the boards that are tapped, by the name of their figure. */
const TAPPED = [
  ['board', '#1&n=8&view=board'],
  ['puzzle', '#1&view=play&n=8&own=regions-8-hard-7'],
  ['puzzle-14', '#1&view=play&n=8&own=stars-14-easy-5'],
] as const;
const TAPS = 24;
/** The wait before the first tap, until the page is idle, and the wait after each tap, in milliseconds. */
const REST = 4_500;
const PAUSE = 750;

/** The time from a tap on a square until the answer is painted, and the time in scripts for a tap. */
async function* tapping(started: Browser): AsyncGenerator<Figure> {
  const context = await started.newContext(PHONE);
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
    await page.waitForTimeout(REST);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowed(session);
    const scripts: number[] = [];
    const boxes = await squares.evaluateAll((all) =>
      all.map((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      }),
    );
    for (let tap = 0; tap < TAPS; tap++) {
      const [x, y] = boxes[(tap * 29 + 10) % boxes.length] ?? [0, 0];
      const before = await scriptTime(session);
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(PAUSE);
      scripts.push((await scriptTime(session)) - before);
    }
    const times = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
    yield { name: `tap-${name}`, value: median(times), unit: 'ms' };
    yield { name: `tap-${name}-script`, value: median(scripts), unit: 'ms' };
    await page.close();
  }
  await context.close();
}

/** The time that the page has spent in scripts, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}
