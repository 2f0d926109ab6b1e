// Homework: a pupil works through a class page and hands in a receipt; the teacher collects it by paste, file and code.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeSet } from '../../www/src/kernel/classroom/set';
import { pack } from '../../www/src/kernel/packing';
import { shortSum, writeReceipt } from '../../www/src/kernel/receipt';
import { type Homework, receiptOf } from '../../www/src/rooms/teach/homework';
import { collectFiles, saved } from './support/saved-files';
import { expect, expectAccessible, test } from './support/test';

const SET = {
  title: 'Week 3',
  links: [
    { title: 'Looking ahead', link: '#1&view=learn&n=8&own=looking-ahead.1' },
    { title: 'Watch it', link: '#1&view=theatre&n=6' },
  ],
};
const PAGE = shortSum(writeSet(SET));

/** Opens a page of Teach by a link. */
const openTeach = (page: Page, own: string): Promise<unknown> => page.goto(`./#1&view=teach&n=8&own=${own}`);

/** Does the homework of a pupil in the page, with one wrong answer before the right one. Returns the receipt. */
async function doHomework(page: Page, name: string): Promise<string> {
  const tasks = `tasks.${await pack(writeSet(SET))}`;
  await openTeach(page, tasks);
  await expect(page.getByRole('heading', { name: 'Week 3' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(page.getByRole('link', { name: 'Looking ahead' })).toHaveAttribute('href', /looking-ahead\.1$/);
  await page.goto('./#1&view=learn&n=8&own=looking-ahead.2');
  await page.getByRole('button', { name: 'Row 7', exact: true }).click();
  await expect(page.getByText('Row 7 lost column 4 only')).toBeVisible();
  await page.getByRole('button', { name: 'Row 6', exact: true }).click();
  await expect(page.getByText('Columns 2 and 6 were the last free squares')).toBeVisible();
  await openTeach(page, tasks);
  await expect(page.getByText(/^1 of \d questions answered$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have done this' }).check();
  const receipt = page.getByRole('textbox', { name: 'Your receipt' });
  await expect(receipt).toHaveValue(/\/T2:Y\/\w{5}$/);
  return receipt.inputValue();
}

const receiptsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const lesson = {
      kind: 'lesson',
      lesson: 'lookingahead',
      marks: ['l', 'f', 'o', 'o', 'o', 'o'],
      wrongs: [{ question: 0, answer: 'row7' }],
    };
    const homework = { name: `Pupil ${at + 10}`, page: PAGE.toLowerCase(), day: '20261123', work: { t1: lesson } };
    return writeReceipt(receiptOf(homework as Homework));
  });

test('receipts from the page and thirty others are collected by paste, file and code into one table', async ({
  page,
}) => {
  await collectFiles(page);
  const anna = await doHomework(page, 'Anna');
  expect(anna).toMatch(new RegExp(`^Anna/PAGE:${PAGE}-\\d{8}/T1:L-LOOKINGAHEAD-LO+-1XROW7/T2:Y/`));
  const code = await page.getByRole('img', { name: 'Code to scan: your receipt' }).screenshot();

  await page.getByRole('textbox', { name: 'Name' }).fill('Ben');
  const file = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  expect(file.bytes.toString()).toMatch(/^Ben\//);

  await openTeach(page, 'collect');
  const paste = page.getByRole('textbox', { name: 'Receipts, one a line' });
  await paste.fill([...receiptsOf(30), receiptsOf(1)[0]?.replace('LF', 'FF')].join('\n'));
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('30 receipts collected')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 line was not read');
  await expect(page.getByRole('alert')).toContainText('The checksum of this receipt does not match');

  await page.getByLabel('Choose files').setInputFiles([
    { name: file.name, mimeType: 'text/plain', buffer: file.bytes },
    { name: 'photo.png', mimeType: 'image/png', buffer: code },
  ]);
  await expect(page.getByText('32 receipts collected')).toBeVisible();
  // A line that was not read stays in the list, and in the box until it is corrected.
  await expect(page.getByRole('alert')).toContainText('1 line was not read');
  await expect(paste).toHaveValue(receiptsOf(1)[0]?.replace('LF', 'FF') ?? '');
  await paste.fill('');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(33);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Anna' }) });
  await expect(row.getByRole('cell').nth(0)).toHaveText(/^0 of \d at first, 1 later, 0 shown$/);
  await expect(row.getByRole('cell').nth(1)).toHaveText('done');

  const hard = page.getByRole('region', { name: 'The hardest questions' });
  await expect(hard).toContainText('Right at the first try: 0 of 32');
  await expect(hard).toContainText('row 7 (32 ×)');
  // The table shows the reply of the lesson to this answer.
  await expect(hard).toContainText('Row 7 lost column 4 only');

  const csv = await saved(page, page.getByRole('button', { name: 'Save as CSV' }));
  expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(33);
  await page.reload();
  await expect(page.getByText('32 receipts collected')).toBeVisible();
});

/** The number of receipts that are handed in by paste, by file and by code each. */
const EACH = 10;
test(`${3 * EACH} receipts made in the page are collected by paste, file and code, and damaged ones are reported`, {
  tag: '@soak',
}, async ({ page }) => {
  await doHomework(page, 'Pupil 1');
  const pasted: string[] = [];
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  const codes: typeof files = [];
  const receipt = page.getByRole('textbox', { name: 'Your receipt' });
  for (let pupil = 1; pupil <= 3 * EACH; pupil++) {
    await page.getByRole('textbox', { name: 'Name' }).fill(`Pupil ${pupil}`);
    await expect(receipt).toHaveValue(new RegExp(`^Pupil ${pupil}/PAGE:${PAGE}-`));
    if (pupil <= EACH) pasted.push(await receipt.inputValue());
    else if (pupil <= 2 * EACH)
      files.push({ name: `${pupil}.txt`, mimeType: 'text/plain', buffer: Buffer.from(await receipt.inputValue()) });
    else {
      const buffer = await page.getByRole('img', { name: 'Code to scan: your receipt' }).screenshot();
      codes.push({ name: `${pupil}.png`, mimeType: 'image/png', buffer });
    }
  }
  await openTeach(page, 'collect');
  // A receipt with a typing error, and a receipt that was cut.
  const damaged = [pasted[0]?.replace('Pupil 1', 'Pupil 7') ?? '', pasted[1]?.slice(0, -6) ?? ''];
  await page.getByRole('textbox', { name: 'Receipts, one a line' }).fill([...pasted, ...damaged].join('\n'));
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toContainText('2 lines were not read');
  for (const line of damaged) await expect(page.getByRole('alert')).toContainText(line);
  await page.getByLabel('Choose files').setInputFiles(files);
  await expect(page.getByText(`${2 * EACH} receipts collected`)).toBeVisible();
  await page.getByLabel('Choose files').setInputFiles(codes);
  await expect(page.getByText(`${3 * EACH} receipts collected`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toContainText('2 lines were not read');
  await expect(page.getByRole('row')).toHaveCount(3 * EACH + 1);
  for (let pupil = 1; pupil <= 3 * EACH; pupil++) {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: `Pupil ${pupil}`, exact: true }) });
    await expect(row.getByRole('cell').nth(1)).toHaveText('done');
  }
});

test('a folder of receipts is read, and other files in it are ignored', { tag: '@soak' }, async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only the Chromium driver can choose folders');
  const folder = test.info().outputPath('class');
  mkdirSync(folder, { recursive: true });
  for (const [at, line] of receiptsOf(3).entries()) writeFileSync(`${folder}/${at}.txt`, line);
  writeFileSync(`${folder}/notes.json`, '{}');
  await openTeach(page, 'collect');
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(page.getByText('3 receipts collected')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a receipt in a link is collected where the link is opened', async ({ page }) => {
  const [line = ''] = receiptsOf(1);
  await openTeach(page, `collect.${Buffer.from(line).toString('base64url')}`);
  await expect(page.getByRole('rowheader', { name: 'Pupil 10' })).toBeVisible();
});

test('axe finds nothing in Teach, in a class page of tasks, and in a table of homework', {
  tag: '@soak',
}, async ({ page }) => {
  await openTeach(page, 'sheets');
  await expect(page.getByRole('heading', { name: 'Notes for each lesson' })).toBeVisible();
  await expectAccessible(page);
  await doHomework(page, 'Anna');
  await expectAccessible(page);
  await openTeach(page, 'collect');
  await page.getByRole('textbox', { name: 'Receipts, one a line' }).fill(receiptsOf(2).join('\n'));
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);
});
