// Learn: a lesson from the shelf to its end, answered on the board and by keys, left and continued.
import { pressAtOnce } from './page';
import { expectStep } from './run';
import { expect, expectAccessible, test } from './support/test';

test('a question is answered on the board, judged with a reason, and remembered', async ({ page }) => {
  await page.goto('./#1&view=learn&n=8&own=looking-ahead.2');
  const row = (number: number) => page.getByRole('gridcell', { name: new RegExp(`^row ${number}, column 1\\b`, 'i') });
  await expect(page.getByRole('heading', { name: 'What is left below' })).toBeVisible();
  await row(7).click();
  await expect(page.getByText('Row 7 lost column 4 only')).toBeVisible();
  await page.keyboard.press('6');
  await expect(page.getByText('Columns 2 and 6 were the last free squares')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('step 3 of 8')).toBeVisible();
  await expect(page).toHaveURL(/looking-ahead\.3/);
  await page.reload();
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await expect(page.getByText('You were in lesson 5, at step 3 of 8')).toBeVisible();
});

test('a lesson that is done leads to the next lesson, each step begins at its top, and no question is asked twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('./#1&view=learn&n=8&own=eight-views.4');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('8');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('The answer: 8')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('step 5 of 10')).toBeInViewport();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('The answer: 8')).toBeVisible();
  await page.getByRole('button', { name: /^Step 10/ }).click();
  await page.getByRole('button', { name: 'Nearly as many' }).click();
  await expect(page.getByText('It tries 1,011.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
  await page.getByRole('button', { name: 'Questions from earlier lessons' }).click();
  await expect(page.getByText('From the lesson “Looking ahead”')).toBeVisible();
  await page.keyboard.press('6');
  await expect(page.getByText('Columns 2 and 6 were the last free squares')).toBeVisible();
  await page.getByRole('button', { name: /^Next lesson: / }).click();
  await expect(page.getByText(/^step 1 of /)).toBeInViewport();
  await expect(page).toHaveURL(/own=halves-that-meet\.1/);
});

test('a lesson is printed with its boards, its questions and their key', { tag: '@soak' }, async ({
  page,
  browserName,
}) => {
  await page.goto('./#1&view=learn&n=8&own=looking-ahead.2');
  await page.getByRole('button', { name: 'On paper' }).click();
  await expect(page.getByRole('img', { name: /^The board of step/ })).toHaveCount(8);
  await expect(page.getByRole('img', { name: 'Code to scan: opens this lesson' })).toBeVisible();
  // Copies for pupils have no key. The engine finds the answers of the key.
  await expect(page.getByRole('heading', { name: 'Answer key' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'answer key at the end' }).check();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Columns 2 and 6 were the last free squares' }),
  ).toContainText('Row 6');
  await page.getByRole('checkbox', { name: 'answer key at the end' }).uncheck();
  await expect(page.getByRole('heading', { name: 'Answer key' })).toHaveCount(0);
  // The driver of Firefox cannot print.
  if (browserName === 'chromium') {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Looking ahead', level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
  await page.getByRole('button', { name: 'Back to the lesson' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('after a look around, a lesson returns to the unchanged step', async ({ page }) => {
  await page.goto('./#1&view=learn&n=8&own=the-rule.3');
  await expect(page.getByRole('gridcell', { name: /row 3, column 3.*queen/i })).toBeVisible();
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByRole('gridcell', { name: /^row 1, column 1\b/i }).click();
  await expect(page.getByRole('gridcell', { name: /row 1, column 1.*queen/i })).toBeVisible();
  await page.getByRole('button', { name: 'Back to step 3' }).click();
  await expect(page.getByRole('gridcell', { name: /row 1, column 1.*queen/i })).toBeHidden();
  for (const column of [2, 4, 6, 8])
    await page.getByRole('gridcell', { name: new RegExp(`^row 1, column ${column}\\b`, 'i') }).click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('columns 2, 4, 6 and 8')).toBeVisible();
});

test("a teacher's own files open, or one line reports the mistake", async ({ page }) => {
  await page.goto('./#1&view=learn&n=8');
  const files = page.getByLabel('Open a lesson');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await files.setInputFiles([
    file('lesson.json', '{"version":1,"steps":[{"id":"a","board":[9]}]}'),
    file('en.md', '# T'),
  ]);
  await expect(page.getByRole('alert')).toContainText('Error in the lesson at a');
  const wrong = '{"version":1,"steps":[{"id":"a","board":[2,4,1,3],"claims":[{"of":"images","is":8}]}]}';
  const words = '# Mine\n\nAbout.\n\n## a: A board\n\nText.';
  await files.setInputFiles([file('lesson.json', wrong), file('en.md', words)]);
  await expect(page.getByRole('alert')).toContainText('claims that images is 8; the engine finds 2');
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  const steps = '{"version":1,"steps":[{"id":"a","board":[2,4,1,3]}]}';
  await files.setInputFiles([file('lesson.json', steps), file('en.md', words)]);
  await expect(page.getByRole('heading', { name: 'A board' })).toBeVisible();
  // The address contains the lesson, so that its link opens it anywhere.
  await expect(page).toHaveURL(/own=~/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A board' })).toBeVisible();
});

test('the board of a step shows its subject, but not the answer to its question', {
  tag: '@soak',
}, async ({ page }) => {
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });

  await page.goto('./#1&view=learn&n=8&own=the-rule.4');
  await expect(square(3, 1)).toHaveAttribute('data-is', 'free');
  await square(3, 1).click();
  await expect(page.getByText('Column 1 is the only square of row 3')).toBeVisible();

  // Rooks leave diagonals free, and Look around sets rooks.
  await page.goto('./#1&view=learn&n=8&own=other-rules.2');
  await expect(square(2, 1)).toHaveAttribute('data-is', 'free');
  await page.keyboard.press('l');
  await square(2, 1).click();
  await expect(square(3, 3)).toHaveAccessibleName(/free|to finish/);
  await page.goto('./#1&view=learn&n=8&own=formulas.2');
  await expect(square(5, 10)).toHaveAttribute('data-is', 'free');

  // In a repair search, a line is drawn for each attacking pair.
  await page.goto('./#1&view=learn&n=8&own=mending.3');
  await expect(page.locator('.ray--pair')).toHaveCount(4);

  // The bars show the cells of the square below the pointer.
  await page.goto('./#1&view=learn&n=8&own=one-pass.3');
  await page.mouse.move(1, 1);
  await expect(page.locator('.tallies__bars b')).toHaveText(['6', '4', '8']);
  await square(1, 3).hover();
  await expect(page.locator('.tallies__bars b')).toHaveText(['3', '2', '4']);
});

test('a question is answered by doing: squares, a word, lines in order, pieces, steps, turns, several choices', {
  tag: '@soak',
}, async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
  const question = page.locator('.question');
  const answer = async (right: boolean): Promise<void> => {
    await button('Answer').click();
    await expect(question).toHaveAttribute('data-is', right ? 'right' : 'wrong');
  };
  const open = async (step: string): Promise<void> => {
    await page.goto(`./#1&view=learn&n=8&own=${step}`);
    await expect(question).not.toHaveAttribute('data-is', /./);
  };

  await open('the-rule.3');
  await square(1, 2).click();
  await square(1, 3).click();
  await answer(false);
  await expect(square(1, 3)).toHaveAttribute('data-is', /reject/);
  await square(1, 3).click();
  for (const column of [4, 6, 8]) await square(1, column).click();
  await answer(true);

  await open('words-for-lines.4');
  await expect(page.locator('[data-word=free]')).toHaveCount(0);
  for (const column of [2, 7]) await button(`Column ${column}: 0`).click();
  await answer(false);
  await button('Column 8: 0').click();
  await answer(true);
  await expect(page.locator('[data-word=free]')).toBeVisible();

  await open('looking-ahead.8');
  await button(/^Move up: Looking ahead, and/).click();
  await answer(false);
  await button(/^Move up: Looking ahead, and/).click();
  await button('Move down: The plain search').click();
  await answer(true);

  await open('other-rules.4');
  for (const column of [1, 2, 3, 4]) await square(1, column).click();
  await square(4, 1).click();
  await answer(false);
  await button('Start over').click();
  for (const column of [1, 2, 3, 4]) await square(1, column).click();
  for (const column of [2, 3]) await square(4, column).click();
  await answer(true);

  await open('trying-and-taking-back.6');
  await answer(false);
  for (let step = 7; step < 15; step += 1) await button(/^Step forward/).click();
  await expectStep(page, 15);
  await answer(true);

  await open('eight-views.1');
  await button('↻ Quarter turn').click();
  await answer(false);
  await button('↻ Quarter turn').click();
  await answer(true);
  await expect(square(1, 5)).toHaveAccessibleName(/queen/);

  await open('formulas.6');
  await button('11').click();
  await answer(false);
  await button('13').click();
  await answer(true);
});

test('clicks count before the page is drawn again', async ({ page }) => {
  const question = page.locator('.question');

  await page.goto('./#1&view=learn&n=8&own=words-for-lines.4');
  await expect(question).toBeVisible();
  const bits = [2, 7, 8].map((column) => page.getByRole('button', { name: `Column ${column}: 0` }));
  await pressAtOnce(page, ...bits, page.getByRole('button', { name: 'Answer', exact: true }));
  await expect(question).toHaveAttribute('data-is', 'right');

  await page.goto('./#1&view=learn&n=8&own=looking-ahead.8');
  const lines = page.locator('.question__order li span');
  await expect(lines.first()).toBeVisible();
  const [first = '', second = '', third = '', ...others] = await lines.allTextContents();
  const down = page.getByRole('button', { name: `Move down: ${first}` });
  await pressAtOnce(page, down, down);
  await expect(lines).toHaveText([second, third, first, ...others]);
});

test('the code of a lesson is read in Python as well, in step with the search', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=learn&n=8&own=words-for-lines.7');
  const pseudo = page.getByRole('list', { name: 'Listing' });
  await expect(pseudo).toBeVisible();
  await page.getByRole('button', { name: 'Python' }).click();
  await expect(pseudo).toHaveCount(0);
  const python = page.getByRole('list', { name: 'Python' });
  const now = python.locator('li[data-now]');
  await expect(python).toContainText('free = full & ~(cols | left | right)');
  await page.getByRole('button', { name: /^Step forward/ }).click();
  await expect(now.filter({ hasText: 'bit = free & -free' })).toHaveCount(1);
  await expectAccessible(page);
  // The program stays on the projector, without empty lines.
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(python).toContainText('def search(row, cols, left, right):');
  await expect(python.getByRole('listitem').filter({ hasText: /^\d+$/ })).toHaveCount(0);
});
