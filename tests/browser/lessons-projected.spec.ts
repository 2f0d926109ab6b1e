// Lessons on a projector and on a phone: every step of every lesson is opened and measured.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { barButton, faultsOf, projectorBar, screensFor, waitForDrawing } from './support/projection';
import { expect, test } from './support/test';

interface Step {
  readonly id: string;
  readonly ask?: { readonly for: string };
}

const course = JSON.parse(readFileSync('www/lessons/course.json', 'utf8')) as string[];

interface Lesson {
  readonly steps: readonly Step[];
  readonly review?: readonly string[];
}

const lessonOf = (name: string): Lesson =>
  JSON.parse(readFileSync(`www/lessons/${name}/lesson.json`, 'utf8')) as Lesson;

/** The steps of a lesson, its recap, and the questions of earlier lessons: each with its place as the page writes it. */
function placesOf(name: string): (Step & { readonly where: string })[] {
  const { steps, review = [] } = lessonOf(name);
  return [
    ...steps.map((step, at) => ({ ...step, where: `step ${at + 1} of ${steps.length}` })),
    { id: 'recap', where: 'recap' },
    ...review.map((place, at) => {
      const [from = '', id = ''] = place.split('.');
      const ask = lessonOf(from).steps.find((step) => step.id === id)?.ask;
      const where = `question ${at + 1} of ${review.length} from earlier lessons`;
      return { id: place, where, ...(ask ? { ask } : {}) };
    }),
  ];
}

const whereOf = async (page: Page): Promise<string> => (await projectorBar(page).textContent()) ?? '';

for (const [at, name] of sample(course).entries())
  for (const { width, height } of screensFor(at)) {
    test(`nothing of ${name} scrolls at ${width} x ${height}, and each question can be answered`, async ({ page }) => {
      const steps = placesOf(name);
      await page.setViewportSize({ width, height });
      await page.goto(`./#1&view=learn&n=8&own=${name}.1`);
      await page.getByRole('button', { name: 'Present' }).click();
      for (const [at, { id, ask, where: place }] of steps.entries()) {
        await expect(projectorBar(page)).toContainText(place);
        const question = page.locator('.question');
        for (;;) {
          await waitForDrawing(page);
          const where = await whereOf(page);
          await expect.poll(() => faultsOf(page), where).toEqual([]);
          const [, screen, screens] = /screen (\d+) of (\d+)/.exec(where) ?? [];
          if (screen === screens) break;
          await barButton(page, 'Next').click();
        }
        if (ask) {
          await barButton(page, 'Answer').click();
          await expect(question).toHaveAttribute('data-is', 'right');
          await expect(question.getByRole('heading')).toBeInViewport();
          await expect.poll(() => faultsOf(page), `${id}, answered`).toEqual([]);
        }
        const next = steps[at + 1];
        while (next && !(await whereOf(page)).includes(next.where)) {
          await barButton(page, 'Next').click();
          await waitForDrawing(page);
        }
      }
    });
  }

test('code and its question are on one screen, the bar is in one row', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(240_000);
  for (const [at, language] of ['en', 'ru', 'ja', 'zh-Hans'].entries())
    for (const place of ['trying-and-taking-back.9', 'words-for-lines.4'])
      for (const { width, height } of screensFor(at)) {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(`./#1&view=learn&n=8&own=${place}&lang=${language}`);
        await page.locator('.track__does button').last().click();
        await waitForDrawing(page);
        const screens = await page.evaluate(() => {
          const frame = document.querySelector('.screens')?.getBoundingClientRect();
          return ['.listing', '.question'].map((part) =>
            [...(document.querySelector(part)?.getClientRects() ?? [])].map(({ left }) =>
              Math.round((left - (frame?.left ?? 0)) / ((frame?.width ?? 1) + 32)),
            ),
          );
        });
        expect(screens[0], `${place}, ${language}, ${width} x ${height}`).toHaveLength(1);
        // On 1024 x 768 lines of code break, and the question has a screen of its own.
        if (language === 'en' && width > 1024) expect(screens[1], `${place}, ${width} x ${height}`).toEqual(screens[0]);
        const buttons = await sizeOfBar(page);
        expect(buttons, `${place}, ${language}, ${width} x ${height}`).toEqual({ rows: 1, over: 0 });
      }
});

/** How many rows the bar has, and by how many pixels it is too wide. */
const sizeOfBar = (page: Page): Promise<{ rows: number; over: number }> =>
  page.evaluate(() => {
    const bar = document.querySelector('.projector');
    const tops = [...(bar?.querySelectorAll('.btn') ?? [])].map((button) => button.getBoundingClientRect().top);
    return { rows: new Set(tops).size, over: (bar?.scrollWidth ?? 0) - (bar?.clientWidth ?? 0) };
  });

test('the code of a lesson also fits on a projector in Python', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(240_000);
  const places = ['trying-and-taking-back.9', 'words-for-lines.4', 'words-for-lines.7'];
  for (const [at, place] of places.entries())
    for (const { width, height } of screensFor(at)) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(`./#1&view=learn&n=8&own=${place}`);
      await page.getByRole('button', { name: 'Python' }).click();
      await page.getByRole('button', { name: 'Present' }).click();
      await expect(page.getByRole('list', { name: 'Python' })).toBeAttached();
      for (;;) {
        await waitForDrawing(page);
        const where = await whereOf(page);
        await expect.poll(() => faultsOf(page), `${place} at ${width} x ${height}, ${where}`).toEqual([]);
        await expect(page.getByRole('list', { name: 'Python' })).toContainText(/^1.*print\(found\)$/);
        const [, screen, screens] = /screen (\d+) of (\d+)/.exec(where) ?? [];
        if (screen === screens) break;
        await barButton(page, 'Next').click();
      }
    }
});

/** Names the answers to the question that are still covered when they are scrolled into view, and what covers them. */
const coveredAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.question button, .question input, .onwards button')].flatMap((answer) => {
      answer.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = answer.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return answer.contains(found) ? [] : [`${answer.textContent} is under ${found?.className}`];
    }),
  );

/** Scrolls to the question. Returns whether the whole board is visible above it. */
const positionsOf = (page: Page): Promise<{ isBoardSeen: boolean; isQuestionBelow: boolean }> =>
  page.evaluate(() => {
    const heading = document.querySelector('.question h3');
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const board = document.querySelector('.lesson .board__grid')?.getBoundingClientRect();
    const question = heading?.getBoundingClientRect();
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    return {
      isBoardSeen: (board?.top ?? -1) >= 0,
      isQuestionBelow:
        (question?.top ?? 0) >= (board?.bottom ?? 0) && (question?.bottom ?? 1e9) <= (dock?.top ?? innerHeight),
    };
  });

for (const name of sample(course)) {
  test(`on a phone ${name} states its premise before it asks, shows the board with each question, and covers no answer`, async ({
    page,
  }) => {
    const steps = placesOf(name);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`./#1&view=learn&n=8&own=${name}.1`);
    for (const [at, { id, ask, where }] of steps.entries()) {
      await expect(page.locator('.track__at').getByText(where)).toBeInViewport();
      expect(await page.evaluate(() => scrollY), id).toBe(0);
      if (ask) {
        const premise = await page.locator('.lesson__text').boundingBox();
        const question = await page.locator('.question').boundingBox();
        expect(question?.y, id).toBeGreaterThanOrEqual((premise?.y ?? 0) + (premise?.height ?? 0));
      }
      expect(await coveredAnswers(page), id).toEqual([]);
      if (ask) expect(await positionsOf(page), id).toEqual({ isBoardSeen: true, isQuestionBelow: true });
      const onwards = ask ? 'Skip' : id === 'recap' ? 'Questions from earlier lessons' : 'Next';
      if (at + 1 < steps.length) await page.getByRole('button', { name: onwards, exact: true }).click();
    }
  });
}

test('a click answers, the pen draws only while it is chosen, and the keys of a remote control turn', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#1&view=learn&n=8&own=trying-and-taking-back.2');
  await page.getByRole('button', { name: 'Present' }).click();
  const square = page.getByRole('gridcell', { name: /^row 2, column 3(,|$)/ });
  const canvas = page.locator('.ink canvas');
  const ink = (): Promise<string> => canvas.evaluate((layer: HTMLCanvasElement) => layer.toDataURL());
  const none = await ink();
  await barButton(page, 'Pen').click();
  const from = await square.boundingBox();
  await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 40);
  await page.mouse.up();
  await expect.poll(ink).not.toBe(none);
  await expect(page.locator('.question')).not.toHaveAttribute('data-is', /./);
  await barButton(page, 'Wipe').click();
  await expect.poll(ink).toBe(none);
  await barButton(page, 'Pen').click();
  await square.click();
  await expect(page.locator('.question')).toHaveAttribute('data-is', 'right');

  await page.keyboard.press('PageDown');
  await expect(projectorBar(page)).toContainText('step 3 of 9');
  await page.keyboard.press('.');
  await expect(page.locator('.projector__black')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.locator('.projector__black')).toHaveCount(0);
  await expect(projectorBar(page)).toContainText('step 3 of 9');
  await page.keyboard.press('PageUp');
  await expect(projectorBar(page)).toContainText('step 2 of 9');

  await barButton(page, 'Code').click();
  await expect(
    page.getByRole('img', { name: /^Code to scan for http.*own=trying-and-taking-back\.2$/ }),
  ).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await barButton(page, 'End').click();
  await expect(page.getByRole('button', { name: 'Present' })).toBeVisible();
});
