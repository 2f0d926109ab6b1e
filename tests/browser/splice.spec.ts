// A frame in a page that stores scores, by the SPLICE iframe protocol: the frame reports scores and states, the page sends the last state
// back, and without an answer of the page nothing about the work is sent.
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect, test } from './page';
import { HEADER_SITE, SITE } from './support/addresses';

interface Message {
  readonly subject?: string;
  readonly type?: string;
  readonly score?: number;
  readonly state?: unknown;
  readonly name?: string;
}

test.setTimeout(90_000);
test.use({ allowedMessages: [/404|CORS|origin|sandbox|Failed to load/i] });

/** Opens a page of another origin around a frame. If `keeps`, the page answers with the last state that it received. */
async function embedPage(page: Page, hash: string, keeps = true): Promise<FrameLocator> {
  await page.goto(`${HEADER_SITE}nothing`);
  await page.setContent(
    `<!doctype html><title>Course</title>
     <script>
       let state = null;
       window.sent = [];
       addEventListener('message', ({ data, source }) => {
         sent.push(data);
         if (data.subject === 'SPLICE.reportScoreAndState') state = data.state;
         if (data.subject === 'SPLICE.getState' && ${keeps})
           source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state }, '*');
       });
     </script>
     <iframe id="frame" width="900" height="700" title="frame" src="${SITE}?embed=light${hash}&lang=en"></iframe>`,
  );
  return page.frameLocator('#frame');
}

const messagesOf = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (window as unknown as { sent: Message[] }).sent);
const score = async (page: Page): Promise<number | undefined> =>
  (await messagesOf(page)).findLast(({ subject }) => subject === 'SPLICE.reportScoreAndState')?.score;

/** Loads the frame again, as when its page is opened again. */
async function reload(page: Page): Promise<void> {
  const handle = await page.locator('#frame').elementHandle();
  const inner = (await handle?.contentFrame()) as Frame;
  await page.evaluate(() => (window as unknown as { sent: Message[] }).sent.splice(0));
  await inner.evaluate(() => localStorage.clear());
  await page.evaluate(() => {
    const frame = document.getElementById('frame') as HTMLIFrameElement;
    frame.src = `${frame.src.replace(/\?\w+=\d+&|\?/, `?at=${Date.now()}&`)}`;
  });
}

test('a lesson reports its score, and after a reload it is at the same step', async ({ page }) => {
  const frame = await embedPage(page, '#1&view=learn&n=8&own=the-rule.2');
  await frame.getByRole('button', { name: 'No, it is free' }).click({ timeout: 30_000 });
  await expect.poll(() => score(page)).toBeCloseTo(1 / 6, 5);
  await frame.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(frame.getByText(/^step 3 of \d/)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await messagesOf(page)).findLast(({ state }) => state !== undefined)?.state))
    .toContain('the-rule.3');
  const events = (await messagesOf(page)).filter(({ subject }) => subject === 'SPLICE.sendEvent');
  expect(events).toContainEqual(expect.objectContaining({ name: 'queens.progress' }));
  await reload(page);
  await expect(frame.getByText(/^step 3 of \d/)).toBeVisible({ timeout: 30_000 });
  // Earlier work counts: a second right answer adds to the first.
  for (const column of [2, 4, 6, 8])
    await frame.getByRole('gridcell', { name: new RegExp(`^row 1, column ${column}(,|$)`) }).click();
  await frame.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect.poll(() => score(page)).toBeCloseTo(2 / 6, 5);
});

const SIX = ['246135', '362514', '415263', '531642'];

test('a puzzle reports 1 once it is solved, and its queens are restored before that', { tag: '@soak' }, async ({
  page,
}) => {
  const frame = await embedPage(page, '#1&view=play&n=8&own=completion-6-easy-3');
  const queens = frame.getByRole('gridcell', { name: /queen/ });
  await expect(queens.first()).toBeVisible({ timeout: 30_000 });
  const given = (await queens.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))).map(
    (label) => /^row (\d), column (\d)/.exec(label)?.slice(1).map(Number) ?? [],
  );
  const solution = SIX.find((one) => given.every(([row = 0, column]) => Number(one[row - 1]) === column)) ?? '';
  const left = [...solution]
    .map((column, at) => [at + 1, Number(column)])
    .filter(([row]) => !given.some(([r]) => r === row));
  const set = ([row, column]: readonly number[]) =>
    frame.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) }).click();
  await set(left[0] ?? []);
  await expect.poll(async () => JSON.stringify((await messagesOf(page)).at(-1) ?? '')).toContain('completion-6-easy-3');
  expect(await score(page)).toBe(0);
  await reload(page);
  await expect(frame.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1, { timeout: 30_000 });
  for (const square of left.slice(1)) await set(square);
  await expect.poll(() => score(page)).toBe(1);
});

test('a Python task reports 1 once its program solves the task', { tag: '@soak' }, async ({ page }) => {
  const frame = await embedPage(page, '#1&view=own&n=8&own=task~one~one');
  await frame.getByRole('button', { name: 'Run', exact: true }).click({ timeout: 30_000 });
  await expect.poll(() => score(page), { timeout: 30_000 }).toBe(1);
});

test('a page that does not answer receives heights and one question, and nothing about the work', async ({ page }) => {
  const frame = await embedPage(page, '#1&view=learn&n=8&own=the-rule.2', false);
  await frame.getByRole('button', { name: 'No, it is free' }).click({ timeout: 30_000 });
  await frame.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(frame.getByText(/^step 3 of \d/)).toBeVisible();
  const messages = await messagesOf(page);
  const kinds = new Set(messages.map(({ subject, type }) => subject ?? type));
  expect([...kinds].sort()).toEqual(['SPLICE.getState', 'lti.frameResize', 'queens-height']);
  expect(Object.keys(messages.find(({ subject }) => subject === 'SPLICE.getState') ?? {}).sort()).toEqual([
    'message_id',
    'subject',
  ]);
});
