// The page in a frame of another origin, the lines that embed it, and the custom element.
import type { Page } from '@playwright/test';
import type { QueensBoard } from '../../www/engine/element';
import type { EngineError } from '../../www/src/engine/types';
import { expect, test } from './page';
import { HEADER_SITE, SITE } from './support/addresses';
import { expectAccessible } from './support/test';

/** A page of another origin around a frame with the playground. It stores the messages that it receives. */
async function embedPage(page: Page, hash: string): Promise<void> {
  // The site has no such file, so the server sends a plain page without our policy. The frames are on the same machine, because
  // browsers ask before a page of another machine may show a page of this machine.
  await page.goto(`${HEADER_SITE}nothing`);
  await page.setContent(
    `<!doctype html><title>Course</title>
     <script>addEventListener('message', ({ data }) => { (window.reported ??= []).push(data); });</script>
     <iframe id="frame" width="640" height="700" title="frame" src="${SITE}?embed=dark${hash}"></iframe>`,
  );
}

test.use({ allowedMessages: [/404|CORS|origin|sandbox|Failed to load|preloaded/i] });

const post = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((data) => {
    const frame = document.getElementById('frame') as HTMLIFrameElement;
    frame.contentWindow?.postMessage(data, '*');
  }, message);

test('a frame in another page shows only the board, reports its height, and opens everything that a link can open', async ({
  page,
}) => {
  await embedPage(page, '#1&view=board&n=6&queens=0.4.0.0.0.0&lang=ru');
  const frame = page.frameLocator('#frame');
  await expect(frame.getByRole('gridcell', { name: /^строка 2, столбец 4, ферзь/ })).toBeVisible({ timeout: 30_000 });
  await expect(frame.getByRole('banner')).toBeHidden();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const messages = () =>
    page.evaluate(() => (window as unknown as { reported?: { type: string; height: number }[] }).reported ?? []);
  await expect.poll(async () => (await messages()).at(-1)?.type).toBe('queens-height');
  await expect.poll(async () => (await messages()).at(-1)?.height).toBeGreaterThan(300);
  await post(page, { type: 'queens-open', hash: '#1&view=board&n=5&queens=1.3.0.0.0&lang=en' });
  await expect(frame.getByRole('gridcell', { name: /^row 1, column 1, queen/ })).toBeVisible();
  for (const hash of ['x'.repeat(1 << 20), 'javascript:alert(1)', null])
    await post(page, { type: 'queens-open', hash });
  await expect(
    frame.getByText('The page that embeds this board asked for something that cannot be opened.'),
  ).toBeVisible();
  await expect(frame.getByRole('gridcell', { name: /^row 1, column 1, queen/ })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Open in Queens' })).toHaveAttribute('href', /^[^?]*#1/);
});

test('a frame shows a puzzle that can be solved, and a lesson whose steps can be followed', { tag: '@once' }, async ({
  page,
}) => {
  await embedPage(page, '#1&view=play&n=8&own=completion-6-easy-3&lang=en');
  const frame = page.frameLocator('#frame');
  const queens = frame.getByRole('gridcell', { name: /your queen/ });
  const free = frame.getByRole('gridcell', { name: /^row \d, column \d$/ });
  await expect(frame.getByText(/There is exactly one way/).filter({ visible: true })).toBeVisible({ timeout: 30_000 });
  await expect(queens).toHaveCount(0);
  await free.first().click();
  await expect(queens).toHaveCount(1);
  await expect(frame.getByRole('banner')).toBeHidden();
  await post(page, { type: 'queens-open', hash: '#1&view=learn&n=8&own=the-rule.2&lang=en' });
  await expect(frame.getByText(/^step 2 of \d/)).toBeVisible({ timeout: 30_000 });
  await frame.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(frame.getByText(/^step 1 of \d/)).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Open in Queens' })).toHaveAttribute('href', /^[^?]*#1&view=learn/);
});

test('the HTML for another page embeds what the preview shows', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=share&n=6&queens=0.4.0.0.0.0&own=embed');
  const lines = page.getByRole('group', { name: 'HTML for your page' });
  await expect(lines).toContainText('<iframe src="http');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Link', exact: true }).last().click();
  await expect(lines).toHaveText(/^<a href="http[^"]*view=theatre[^"]*">6 queens: a search, step by step<\/a>$/);
  await expectAccessible(page);
});

/** A page of another site, in the same folder as the engine. */
async function plainPage(page: Page, body: string, policy?: string): Promise<void> {
  await page.route('**/plain.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      ...(policy === undefined ? {} : { headers: { 'content-security-policy': policy } }),
      body: `<!doctype html><html lang="en"><title>Plain</title><script type="module" src="./engine/element.js"></script>
        <main><h1>Plain</h1>${body}</main>`,
    }),
  );
  await page.goto('./plain.html');
  await page.evaluate(() => customElements.whenDefined('queens-board'));
}

test('the element is a board in a plain page: it draws, responds to keys, and completes', { tag: '@once' }, async ({
  page,
}) => {
  await plainPage(page, '<queens-board queens="0 0 4 0 8 0 0 0"></queens-board>');
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
  await expect(square(3, 4)).toHaveAccessibleName('row 3, column 4, queen');
  await square(1, 3).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(square(2, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(2, 4)).toHaveAccessibleName('row 2, column 4, queen');
  const complete = () =>
    page.evaluate(() =>
      (document.querySelector('queens-board') as unknown as { complete(): Promise<string> }).complete(),
    );
  expect(await complete()).toBe('impossible');
  await square(2, 4).click();
  await square(1, 3).click();
  expect(await complete()).toBe('completed');
  await expect(page.getByRole('gridcell', { name: /queen/ })).toHaveCount(8);
  await page.evaluate(() => document.querySelector('queens-board')?.setAttribute('queens', '9 x'));
  await expect(page.getByText(/^queens-board: "queens" contains '9'; expected columns from 1 to 2/)).toBeVisible();
});

test('the element reports its results to a script, and refuses wrong values', { tag: '@once' }, async ({ page }) => {
  await plainPage(page, '<queens-board queens="0 0 4 0 8 0 0 0"></queens-board>');
  const reported = await page.evaluate(async () => {
    const board = document.querySelector('queens-board') as QueensBoard;
    const events: string[] = [];
    for (const type of ['answer', 'refuse']) board.addEventListener(type, () => events.push(type));
    const refused = (call: () => unknown): string => {
      try {
        return String(call());
      } catch (error) {
        return error instanceof RangeError ? 'refused' : String(error);
      }
    };
    const before = board.answer;
    await board.complete();
    const solution = board.answer;
    const given = Array.from(board.rows);
    board.rows = Int32Array.of(0, -1, 0, -1);
    const between = board.answer;
    await board.complete();
    const blamed = board.answer;
    const wrong = [[9, 9], [], null, new Array(33).fill(-1), [0.5, 1]].map((rows) =>
      refused(() => {
        board.rows = rows as unknown as Int32Array;
      }),
    );
    const problems = ['0 9 0', '', '0 '.repeat(33), 'x y z'].map((queens) => {
      board.setAttribute('queens', queens);
      return board.problem;
    });
    const { problem } = board;
    const failure = await board.complete().then(String, (error: Error) => error.message);
    return {
      before,
      solution: solution?.rows?.join(' '),
      given,
      between,
      blamed,
      wrong,
      problem,
      problems,
      failure,
      events,
    };
  });
  expect(reported).toMatchObject({
    before: null,
    solution: expect.stringMatching(/^\d \d 3 \d 7 \d \d \d$/),
    given: [-1, -1, 3, -1, 7, -1, -1, -1],
    between: null,
    blamed: { verdict: 'impossible', rows: null, blame: [0, 2] },
    wrong: Array(5).fill('refused'),
    problems: [
      `queens-board: "queens" contains '9'; expected columns from 1 to 3, and 0 for an empty row`,
      'queens-board: "queens" has 0 numbers; expected a column for each of 1 to 32 rows',
      'queens-board: "queens" has 33 numbers; expected a column for each of 1 to 32 rows',
      `queens-board: "queens" contains 'x'; expected columns from 1 to 3, and 0 for an empty row`,
    ],
    events: ['answer', 'answer', 'refuse', 'refuse', 'refuse', 'refuse'],
  });
  expect(reported.failure).toBe(reported.problem);
});

test('the element shows a puzzle: it hints, is solved by its hints, and completes', { tag: '@once' }, async ({
  page,
}) => {
  await plainPage(
    page,
    '<queens-board board="https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk" style="inline-size: 20rem"></queens-board>',
  );
  await page.evaluate(() => (document.querySelector('queens-board') as QueensBoard).ready);
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, region \\d`) });
  await square(1, 1).click();
  await expect(square(1, 1)).toHaveAccessibleName(/, queen$/);
  await square(2, 2).click({ button: 'right' });
  await expect(square(2, 2)).toHaveAccessibleName(/, not here$/);
  const solved = await page.evaluate(async () => {
    const board = document.querySelector('queens-board') as QueensBoard;
    const wrong = await board.hint();
    board.squares = new Int32Array();
    board.marks = new Int32Array();
    for (let steps = 0; steps < 200; steps++) {
      const { kind, step } = await board.hint();
      if (kind !== 'step' || !step) break;
      const excluded = [...step.excludes];
      if (excluded.length > 0) board.marks = Int32Array.from([...board.marks, ...excluded]);
      else if (step.square !== null) board.squares = Int32Array.from([...board.squares, step.square]);
    }
    const squares = [...board.squares];
    board.squares = new Int32Array();
    const verdict = await board.complete();
    return { wrong: wrong.kind, squares, verdict, found: [...(board.answer?.squares ?? [])] };
  });
  const solution = [1, 10, 14, 18, 29, 33];
  expect(solved).toEqual({ wrong: 'wrongQueen', squares: solution, verdict: 'completed', found: solution });
  await expect(page.getByRole('gridcell', { name: /queen found$/ })).toHaveCount(6);
  await expectAccessible(page);
});

test('the element completes boards under any rule, with walls and given pieces', { tag: '@once' }, async ({ page }) => {
  await plainPage(page, '<queens-board></queens-board>');
  const reported = await page.evaluate(async () => {
    const board = document.querySelector('queens-board') as QueensBoard;
    const engine = await (board.constructor as typeof QueensBoard).load();
    await engine.default();
    const knights = engine.writeBoard('json', {
      rule: 'knights',
      rows: 3,
      columns: 4,
      stars: 1,
      walls: Int32Array.of(5),
      given: Int32Array.of(0),
      marks: new Int32Array(),
    });
    board.setAttribute('board', knights);
    await board.ready;
    const label = board.shadowRoot?.querySelector('[role="grid"]')?.getAttribute('aria-label');
    const verdict = await board.complete();
    const found = [...(board.answer?.squares ?? [])];
    board.setAttribute('board', 'no board at all');
    await board.ready;
    return {
      label,
      verdict,
      pieces: found.length,
      given: found.includes(0),
      wall: found.includes(5),
      problem: board.problem,
    };
  });
  expect(reported).toMatchObject({
    label: 'Board of 3 rows and 4 columns',
    verdict: 'completed',
    pieces: 3,
    given: true,
    wall: false,
    problem: expect.stringMatching(/^queens-board: /),
  });
});

test('the element shows a run that can be stepped, scrubbed and read from a trace', { tag: '@soak' }, async ({
  page,
}) => {
  await plainPage(
    page,
    '<queens-board queens="0 0 0 0 0 0" search="bitmask" controls style="inline-size: 20rem"></queens-board>',
  );
  const line = page.getByRole('status');
  await expect(line).toHaveText(/^0 of \d+$/);
  const forward = page.getByRole('button', { name: 'Step forward' });
  await forward.click();
  await forward.click();
  await expect(line).toHaveText(/^2 of \d+ · \S/);
  await expect(forward).toBeFocused();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(line).toHaveText(/^1 of /);
  await expect(page.getByRole('img')).toHaveAccessibleName('Board of 6 rows: 1 0 0 0 0 0');
  await page.getByRole('slider', { name: 'Step' }).fill('40');
  await expect(line).toHaveText(/^40 of /);
  const reported = await page.evaluate(async () => {
    const board = document.querySelector('queens-board') as QueensBoard;
    const { position, length } = board;
    await board.seek(1);
    const verdict = await board.complete();
    let solutions = 0;
    for (await board.seek(0); board.position < (length ?? 0); await board.step())
      if (board.happened?.kind === 'solution') solutions++;
    board.trace = 'queens trace 1\nsize 4\nset 0 1\nset 1 3\n';
    await board.ready;
    await board.seek(2);
    const traced = [...board.rows];
    board.trace = null;
    board.removeAttribute('search');
    await board.ready;
    return { position, verdict, blame: board.answer, solutions, traced, rows: board.rows.length, length: board.length };
  });
  expect(reported).toEqual({
    ...{
      position: 40,
      verdict: 'impossible',
      blame: null,
      solutions: 4,
      traced: [1, 3, -1, -1],
      rows: 6,
      length: null,
    },
  });
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expectAccessible(page);
});

test('a policy without wasm is reported with a code and the directive that is needed', async ({ page }) => {
  await plainPage(page, '<queens-board queens="0 0 4 0"></queens-board>', "default-src 'self'");
  const reported = await page.evaluate(async () => {
    const board = document.querySelector('queens-board') as QueensBoard;
    return board.complete().then(String, ({ code, message, cause }: EngineError) => ({ code, message, cause }));
  });
  expect(reported).toMatchObject({
    code: 'engine-blocked',
    message: expect.stringContaining("'wasm-unsafe-eval'"),
    cause: { code: 'engine-blocked', detail: {} },
  });
});

test('a flood of messages does not stop a frame, and the last message counts', { tag: '@soak' }, async ({ page }) => {
  await embedPage(page, '#1&view=board&n=6');
  const frame = page.frameLocator('#frame');
  await expect(frame.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    const inner = (document.getElementById('frame') as HTMLIFrameElement).contentWindow;
    for (let at = 0; at < 20_000; at++)
      inner?.postMessage({ type: 'queens-open', hash: `#1&view=board&n=${4 + (at % 8)}&queens=1` }, '*');
  });
  await expect(frame.getByRole('grid', { name: '11 by 11 board' })).toBeVisible({ timeout: 5_000 });
});

test('a frame whose sandbox leaves it without an origin names the permission that it needs', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(`${HEADER_SITE}nothing`);
  await page.setContent(`<iframe id="frame" sandbox="allow-scripts" width="640" height="700" src="${SITE}"></iframe>`);
  await expect(page.frameLocator('#frame').getByText('sandbox needs allow-same-origin')).toBeVisible();
});
