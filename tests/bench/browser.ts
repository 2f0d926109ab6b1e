// The page in Chromium: the time until it answers, its long tasks, and its Lighthouse scores on a desktop.
import type { Browser, Page } from '@playwright/test';
import { lighthouse } from './lighthouse';
import { type Figure, median } from './measure';
import { inBrowser, SITE } from './site';

export const browser = inBrowser(async function* (started) {
  yield* opening(started);
  yield* standing(started);
  for (const size of [16, 32]) yield* playing(started, size);
  yield* listing(started);
  yield* cancelling(started);
  yield* lighthouse('desktop');
});

/** A page that records the duration of every task over 50 ms. */
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

/** The time from the start of the navigation until a board is visible and can be reached by Tab, and the longest task. */
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

/** The wait until the frame rate is steady, in milliseconds. */
const SETTLE = 1_500;

/** Measures the frames of a page that does not change: the best possible result. */
async function* standing(started: Browser): AsyncGenerator<Figure> {
  const page = await started.newPage();
  yield { name: 'empty-page-frames', value: await framesASecond(page), unit: 'frames/s' };
  await page.close();
}

/** The frames a second and the longest task of the main thread, while a search is played at the highest speed with all panes. */
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

/** At least the number of steps of the speed control. */
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

/** The time from the choice of 10 queens until all of their 724 solutions are in the gallery. */
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

/** Chooses a size. Returns the milliseconds until the gallery has `count` solutions. */
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

/** Measures the memory that is left after a thousand counts were started and cancelled. */
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
