// The teacher's window: next to a projected lesson and a projected poll, on a site and in the page in one file.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { present } from './run';
import { SITE } from './support/addresses';
import { expect, expectAccessible, test } from './support/test';

const ONE_FILE = pathToFileURL(resolve('dist/queens.html')).href;

/** Presses "Teacher's window" on the projector. */
async function openTeacherWindow(page: Page): Promise<Page> {
  const window = page.waitForEvent('popup');
  await page.getByRole('navigation', { name: 'Projector' }).getByRole('button', { name: 'Teacher’s window' }).click();
  return window;
}

for (const { name, site } of sample([
  { name: 'on a site', site: SITE },
  { name: 'in one file', site: ONE_FILE },
]))
  test(`the teacher’s window follows a lesson, shows the answer and the answers given, and turns the steps, ${name}`, async ({
    browser,
  }) => {
    // Uses a page of its own, because a page from a disk may request nothing.
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(`${site}#1&view=learn&n=8&own=looking-ahead.2`);
    await page.getByRole('button', { name: 'Present' }).click();
    const teacherPage = await openTeacherWindow(page);
    await expect(teacherPage.getByRole('heading', { name: 'Which empty row has no free square left?' })).toBeVisible();
    // The teacher's window shows the answer before the class has given it, and the projector does not.
    await expect(teacherPage.locator('.teacher-window__right')).toContainText('Row 6');
    await expect(page.locator('.question[data-is]')).toHaveCount(0);
    await expect(teacherPage.getByRole('heading', { name: /^Next: / })).toBeVisible();
    await expect(teacherPage.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await expect(teacherPage.getByText('No question has been answered yet.')).toBeVisible();
    await expect(teacherPage.locator('.teacher-window__time').first()).toHaveText(/^\d\d:\d\d$/);
    await page.getByRole('button', { name: 'Row 7', exact: true }).click();
    await expect(teacherPage.getByText('Answered so far: Row 7')).toBeVisible();
    await page.getByRole('button', { name: 'Row 6', exact: true }).click();
    await expect(teacherPage.getByText('right after 1 wrong answer')).toBeVisible();
    const second = await teacherPage.getByRole('heading', { name: /^Next: / }).textContent();
    await teacherPage.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Projector' })).toContainText('step 3 of');
    await expect(teacherPage.getByRole('heading', { name: second?.replace('Next: ', '') ?? '' }).first()).toBeVisible();
    await teacherPage.getByRole('button', { name: 'Black screen' }).click();
    await expect(page.locator('.projector__black')).toBeVisible();
    await teacherPage.getByRole('button', { name: 'Black screen' }).click();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(teacherPage.getByText('Nothing is presented yet')).toBeVisible();
    await page.context().close();
  });

test('the teacher’s window counts a poll that the class does not see yet', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=teach&n=8&own=hands.looking-ahead.2');
  await expect(page.getByRole('textbox', { name: 'The question' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Put it on the projector' }).click();
  const teacherPage = await openTeacherWindow(page);
  await expect(teacherPage.getByText('The class does not see the result yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).pressSequentially('AABBBB');
  await expect(teacherPage.getByRole('listitem').filter({ hasText: 'Row 6' })).toContainText('2 / 3');
  await expect(teacherPage.getByText('2 of 3 right')).toBeVisible();
  await teacherPage.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(teacherPage.getByText('The class sees the result.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Answers' }).locator('em')).toHaveText(['1', '2', '0', '0']);
  await expectAccessible(teacherPage);
});

test('the teacher’s window shows the projected screen of other rooms', async ({ page }) => {
  await page.goto('./#1&view=theatre&n=8&step=4&own=try.3.4.7');
  await present(page);
  const teacherPage = await openTeacherWindow(page);
  await expect(teacherPage.getByRole('heading', { name: 'On the projector' })).toBeVisible();
  // A run is shown with its position, also in a branch.
  await expect(teacherPage.getByText('Branch: row 4, column 7')).toBeVisible();
  await expect(teacherPage.getByText('branch step 1 of 13, from step 3')).toBeVisible();
  const lane = teacherPage.getByRole('slider', { name: 'Your branch, from step 3' });
  await expect(lane).toHaveValue('1');
  const words = teacherPage.locator('.teacher-window__words');
  await expect(words).not.toBeEmpty();
  const before = await words.textContent();
  await teacherPage.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(words).not.toHaveText(before ?? '');
  await expect(lane).toHaveValue('2');
});

test('two pages that are presented at once have a teacher’s window each', { tag: '@soak' }, async ({
  context,
  page,
}) => {
  const present = async (tab: Page, lesson: string): Promise<Page> => {
    await tab.goto(`./#1&n=8&view=learn&own=${lesson}`);
    await tab.getByRole('button', { name: 'Present' }).first().click();
    const popup = tab.waitForEvent('popup');
    await tab
      .getByRole('button', { name: /teacher.s window/i })
      .first()
      .click();
    return popup;
  };
  const teacherPage = await present(page, 'looking-ahead.2');
  await expect(teacherPage.getByRole('main')).toContainText('step 2 of 8');
  const second = await context.newPage();
  const other = await present(second, 'trying-and-taking-back.3');
  await expect(other.getByRole('main')).toContainText('step 3 of 9');
  await expect(teacherPage.getByRole('main')).toContainText('step 2 of 8');
  await teacherPage.getByRole('button', { name: /^Next/ }).first().click();
  await expect(teacherPage.getByRole('main')).toContainText('step 3 of 8');
  await expect(other.getByRole('main')).toContainText('step 3 of 9');
});
