// The lesson editor: steps from any room, questions that the engine judges, and a lesson that is stored, opened, handed out and handed in.
import type { Page } from '@playwright/test';
import { collectFiles, savedNames } from './support/saved-files';
import { expect, expectAccessible, test } from './support/test';

const editor = (page: Page): Promise<unknown> => page.goto('./#1&view=teach&n=8&own=write');

/** Adds the shown state as a step. */
async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Add this step to my lesson' }).click();
  await expect(page.getByText('The step is in your lesson')).toBeVisible();
}

/** Adds the shown state as a step, on a phone. */
async function addOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Add this step to my lesson' }).click();
  await expect(page.getByText('The step is in your lesson')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('steps from two rooms become a lesson that is judged, stored, worked through and handed in', async ({ page }) => {
  await collectFiles(page);
  await page.goto('./#1&n=6&queens=2.0.0.0.0.0');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 2.*queen/ })).toBeVisible();
  await add(page);
  await page.goto('./#1&view=theatre&n=6&search=bitmask&step=4');
  await expect(page.getByRole('gridcell', { name: /queen found/ }).first()).toBeVisible();
  await addOnPhone(page);

  await editor(page);
  await expect(page.getByRole('button', { name: /^Step \d$/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('My lesson');
  await page.getByRole('button', { name: 'Step 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('One queen');
  await page.getByRole('textbox', { name: /^Text\./ }).fill('A queen stands in row 1.\n\nCount the ways.');
  await page
    .getByRole('combobox', { name: 'Question' })
    .selectOption({ label: 'How many ways to complete the board are there?' });
  // On 6 by 6 one of the four solutions begins in column 2.
  await expect(page.getByText('The engine answers: 1')).toBeVisible();
  // Each missing part is named, leads to its field, and marks it.
  const missing = page.getByRole('region', { name: 'The whole lesson' }).getByRole('listitem');
  await expect(missing).toHaveText([
    'Step 1: Write the question.',
    'Step 1: Write a reply to a right answer.',
    'Step 1: Write a reply to a wrong answer.',
    'Step 2: Write a heading.',
  ]);
  await page.getByRole('button', { name: 'Step 2: Write a heading.' }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toHaveAccessibleDescription('Write a heading.');
  await page.getByRole('button', { name: 'Step 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'The question in your words' }).fill('How many ways?');
  await page.getByRole('textbox', { name: 'Reply to a right answer' }).fill('Only one.');
  await page.getByRole('textbox', { name: 'Reply to a wrong answer' }).fill('Try the columns.');
  await page.getByRole('button', { name: 'Step 2', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('The search');
  await expect(page.getByText('The lesson is complete: 2 steps')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save as files' }).click();
  await expect.poll(async () => (await savedNames(page)).toSorted()).toEqual(['en.md', 'lesson.json']);
  await page.getByRole('button', { name: 'Keep it on the shelf' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('My lesson');
  await page.getByRole('link', { name: 'Open the lesson' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('1');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Only one.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Lessons', exact: true }).first().click();
  const mine = page.getByRole('region', { name: 'Your own lessons' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine).toContainText('2 of 2 steps done');
  await expect(page.getByRole('textbox', { name: 'What you have done' })).toHaveValue(
    /My lesson: 2 of 2 steps; questions right at the first try 1/,
  );
  // The address follows a moment later.
  await expect(page).not.toHaveURL(/own=/);
  await page.reload();
  await mine.getByRole('button', { name: 'My lesson', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One queen' })).toBeVisible();
});

test('a copy of a lesson of the page is a sample, and a claim that is false is reported', { tag: '@soak' }, async ({
  page,
}) => {
  await editor(page);
  await expect(page.getByText('There are no steps yet.')).toBeVisible();
  await page.getByLabel('Begin with a copy of').selectOption({ label: 'Looking ahead' });
  await expect(page.getByText(/^The lesson is complete: 8 steps/)).toBeVisible({ timeout: 30_000 });
  const stored = await page.evaluate(() => localStorage.getItem('queens-draft'));
  expect(stored).not.toBeNull();
  await page.getByRole('button', { name: 'Use the board of this page' }).click();
  await page.getByRole('button', { name: 'Step 2', exact: true }).click();
  await page.getByRole('button', { name: 'Use the board of this page' }).click();
  await expect(page.getByText(/^(Step .* claims that|No possible answer|Error in the lesson)/)).toBeVisible({
    timeout: 30_000,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('new ways to answer are chosen with their numbers, and a reply to one wrong answer is judged', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=teach&n=6&queens=2.0.0.0.0.0&own=write');
  await page.getByRole('button', { name: 'Add a step with the board of this page' }).click();
  const question = page.getByRole('combobox', { name: 'Question' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  await page.getByRole('textbox', { name: 'Heading' }).fill('One');
  await question.selectOption({ label: 'Place pieces so that none attacks another.' });
  await page.getByRole('textbox', { name: 'The question in your words' }).fill('Place them.');
  await page.getByRole('textbox', { name: 'Reply to a right answer' }).fill('Yes.');
  await page.getByRole('textbox', { name: 'Reply to a wrong answer' }).fill('No.');
  await expect(page.getByLabel('Pieces in all')).toHaveValue('6');
  // The one solution with a queen in column 2 of row 1 is 2 4 6 1 3 5.
  await expect(page.getByText('The engine answers: 2.4 3.6 4.1 5.3 6.5')).toBeVisible();
  await expect(page.getByText('The lesson is complete: 1 step')).toBeVisible();
  // Seven pieces do not fit.
  await page.getByLabel('Pieces in all').fill('7');
  await page.keyboard.press('Tab');
  await expect(page.getByText('No possible answer to the question of step 1 is right.')).toBeVisible();

  await question.selectOption({ label: 'How many ways to complete the board are there?' });
  const to = page.getByRole('textbox', { name: 'A reply of its own for this wrong answer' });
  await to.fill('2');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Reply to “2”' }).fill('Count again.');
  await expect(page.getByText('The lesson is complete: 1 step')).toBeVisible();
  await to.fill('1');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Reply to “1”' }).fill('Too few.');
  await expect(page.getByText(/Step 1 replies to “1” as to a wrong answer, but that answer is right/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the reply to “1”' }).click();
  await expect(page.getByText('The lesson is complete: 1 step')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the lesson' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('2');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Count again.')).toBeVisible();
});

test("a multiple choice question of one's own is answered in its lesson, in a test and in a poll", {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('./#1&view=teach&n=6&own=write');
  await page.getByRole('button', { name: 'Add a step with the board of this page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Pieces');
  await page.getByRole('textbox', { name: 'Heading' }).fill('Moves');
  await page
    .getByRole('combobox', { name: 'Question' })
    .selectOption({ label: 'A question of your own, with answers to choose' });
  await page
    .getByRole('textbox', { name: 'The question in your words' })
    .fill('Which piece moves like a rook and a bishop?');
  await page.getByRole('button', { name: 'Add an answer' }).click();
  for (const [at, words] of ['The knight', 'The queen', 'The king'].entries())
    await page.getByRole('textbox', { name: `Answer ${at + 1} to choose` }).fill(words);
  await page.getByRole('textbox', { name: 'Reply to a right answer' }).fill('Both at once.');
  await page.getByRole('textbox', { name: 'Reply to a wrong answer' }).fill('Not that one.');
  await expect(page.getByRole('button', { name: 'Step 1: Mark the right answer.' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Answer 2 is right' }).check();
  await expect(page.getByText('The lesson is complete: 1 step')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it on the shelf' }).click();

  await page.getByRole('link', { name: 'Tests', exact: true }).click();
  await page.getByLabel('Questions from').selectOption({ label: 'Pieces' });
  const paper = page.getByRole('main');
  await expect(paper).toContainText('Which piece moves like a rook and a bishop?');
  await expect(paper).toContainText('The knight');
  await page.getByRole('link', { name: 'Try it as a pupil' }).click();
  await expect(page).toHaveURL(/own=take\..*\.~[\w-]+$/);

  await page.goto('./#1&view=teach&n=6&own=hands');
  await page.getByLabel('Where the question comes from').selectOption({ label: 'Pieces' });
  await expect(page.getByRole('textbox', { name: 'The question' })).toHaveValue(/^Which piece/);
  await expect(page.getByRole('textbox', { name: 'Answer B' })).toHaveValue('The queen');
  await expect(page).toHaveURL(/own=hands\.~[\w-]+\.1$/);

  await page.goto('./#1&view=teach&n=6&own=write');
  await page.getByRole('link', { name: 'Open the lesson' }).click();
  await page.getByRole('button', { name: 'The king' }).click();
  await expect(page.getByText('Not that one.')).toBeVisible();
  await page.getByRole('button', { name: 'The queen' }).click();
  await expect(page.getByText('Both at once.')).toBeVisible();
});
