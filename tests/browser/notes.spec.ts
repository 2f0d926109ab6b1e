// The notes of a lesson for teachers: found from the room for teachers, and one page on paper.
import { readFileSync } from 'node:fs';
import { sample } from '../soak';
import { TRANSLATIONS } from './support/room-names';
import { expect, test } from './support/test';

const course = JSON.parse(readFileSync('www/lessons/course.json', 'utf8')) as string[];

test('the notes of a lesson are reached from the lessons, with a key that the engine has found', async ({ page }) => {
  await page.goto('./#1&view=learn&n=8');
  await page.getByRole('main').getByRole('link', { name: 'For teachers' }).click();
  await page.getByRole('link', { name: 'Worksheets' }).first().click();
  await page.getByRole('link', { name: 'Looking ahead' }).click();
  const notes = page.getByRole('article', { name: 'Notes for teachers' });
  await expect(notes.getByRole('heading', { name: 'Common misconceptions' })).toBeVisible();
  await expect(notes.getByRole('listitem').filter({ hasText: 'last free squares of row 6' })).toContainText('Row 6');
  await page.getByRole('button', { name: 'Sheet for pupils' }).click();
  await expect(page.getByRole('img', { name: /^The board of step/ })).toHaveCount(8);
});

for (const { language, name } of sample([
  ...course.map((name) => ({ language: 'en', name })),
  // In each other language, only the longest notes are tested.
  ...TRANSLATIONS.map(([language]) => ({ language, name: 'one-pass' })),
]))
  test(`the notes of ${name} in ${language} are one page of A4 and one of Letter`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to a PDF that the test can read');
    await page.goto(`./#1&view=learn&n=8&own=${name}.notes&lang=${language}`);
    await expect(page.locator('.paper__notes .paper__key li').first()).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type ?\/Page\b/g), format).toHaveLength(1);
    }
  });
