// A class of 28: its page is prepared and exported, a lesson is projected, a poll is answered from phones, and homework
// is collected.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readSet, writeSet } from '../../www/src/kernel/classroom/set';
import { unpack } from '../../www/src/kernel/packing';
import { shortSum, writeReceipt } from '../../www/src/kernel/receipt';
import { type Homework, receiptOf } from '../../www/src/rooms/teach/homework';
import { codeOf, MAX_BALLOT_BYTES, readBallot } from '../../www/src/rooms/teach/poll/ballot';
import { faultsOf, barButton as pressed, projectorBar, waitForDrawing } from './support/projection';
import { collectFiles, saved } from './support/saved-files';
import { expect, test } from './support/test';

const PUPILS = 28;
/** The answer of each pupil, as the two letters that begin its code: 12 × A, 10 × B, 6 × C. */
const ANSWERS = Array.from({ length: PUPILS }, (_, at) => (at < 12 ? 'AA' : at < 22 ? 'BB' : 'CC'));

test.setTimeout(240_000);

test('a page, a lesson, a poll and homework work for a class of 28', { tag: '@soak' }, async ({ page }) => {
  await collectFiles(page);
  const set = await prepare(page);
  await project(page);
  await poll(page);
  await collect(page, set);
});

/** Builds a class page of five items and exports it, in at most eight presses. Returns the exported page. */
async function prepare(page: Page): Promise<ReturnType<typeof readSet>> {
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  await page.goto('./#1&view=teach&n=8');
  for (const name of [/^Lesson 1: /, /^Lesson 5: /, /^Completion 8 × 8, easy/, /^Test 1/])
    await press(page.getByRole('checkbox', { name }));
  // The fifth is a puzzle of any size and grade.
  await press(page.getByText('Any size and grade'));
  await press(page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Title of link 5' })).toHaveValue(/^Completion 6 × 6, easy/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'SCORM file' })),
  ]);
  expect(presses).toBeLessThanOrEqual(8);
  expect(Object.keys(unzipSync(readFileSync(await download.path())))).toContain('imsmanifest.xml');
  await expect(page.getByRole('img', { name: 'Code that opens this page on a phone' })).toBeVisible();
  const { bytes } = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  const set = readSet(bytes.toString());
  expect(set.links).toHaveLength(5);
  return set;
}

/** Projects a lesson, checks its layout, shows the answer, and opens the poll. */
async function project(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#1&view=learn&n=8&own=looking-ahead.2');
  await page.getByRole('button', { name: 'Present' }).click();
  await waitForDrawing(page);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await pressed(page, 'Answer').click();
  await expect(page.locator('.question')).toHaveAttribute('data-is', 'right');
  await projectorBar(page).getByRole('link', { name: 'Card poll' }).click();
}

/** Asks the question of the lesson. One code is read from a phone; the test computes the codes of the other pupils. */
async function poll(page: Page): Promise<void> {
  await expect(page).toHaveURL(/own=hands\.looking-ahead\.2/);
  await expect(page.getByRole('heading', { name: 'Which empty row has no free square left?' })).toBeVisible();
  await pressed(page, 'Code').click();
  const picture = page.getByRole('img', { name: /^Code to scan for http/ });
  const addressOf = async (): Promise<readonly string[]> =>
    /http\S+own=ballot\.([\w-]+)/.exec((await picture.getAttribute('aria-label')) ?? '') ?? [];
  const ballotIn = async (): Promise<ReturnType<typeof readBallot>> => {
    const found = await unpack((await addressOf())[1] ?? '', MAX_BALLOT_BYTES);
    return found.kind === 'text' ? readBallot(found.text) : null;
  };
  await expect.poll(async () => (await ballotIn())?.text).toBe('Which empty row has no free square left?');
  const [address = ''] = await addressOf();
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 664 });
  await phone.goto(address);
  await phone.getByRole('button', { name: /^A / }).click();
  const shown = phone.getByRole('status', { name: 'Your code' });
  await expect(shown.getByRole('img')).toBeVisible();
  const first = /AA-\w{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  // The code of a second answer ends with the same name of the phone, so it would replace the first code.
  await phone.getByRole('button', { name: /^B / }).click();
  await expect(shown).toContainText(first.replace('AA', 'BB'));
  await phone.close();

  const ballot = await ballotIn();
  if (!ballot) throw new Error(`no ballot in ${address}`);
  const others = ANSWERS.slice(1).map((letters, at) => codeOf(ballot, letters, `P${String(at).padStart(3, '0')}`));
  await page.getByRole('button', { name: 'Close' }).click();
  await pressed(page, 'End').click();
  const codes = page.getByRole('textbox', { name: 'Codes from phones' });
  await codes.fill(['Good morning', first, ...others.map((code, at) => `Pupil ${at + 2}: ${code}`)].join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('28 answers (0 by card, 28 by code)')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('One line has no code of this question.');
  await expect(codes).toHaveValue('Good morning');
  await page.getByRole('button', { name: 'Show the result' }).click();
  const bars = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  for (const [at, count] of [12, 10, 6].entries()) await expect(bars.nth(at)).toContainText(String(count));
}

/** Collects 28 receipts from a quoted e-mail. */
async function collect(page: Page, set: ReturnType<typeof readSet>): Promise<void> {
  const lines = Array.from({ length: PUPILS }, (_, at) => {
    const lesson = {
      kind: 'lesson',
      lesson: 'lookingahead',
      marks: [...'lfoooo'],
      wrongs: [{ question: 0, answer: 'row7' }],
    };
    const puzzle = { kind: 'ticked' };
    const work = at % 2 === 0 ? { t2: lesson } : { t2: lesson, t5: puzzle };
    const homework = { name: `Pupil ${at + 1}`, page: shortSum(writeSet(set)).toLowerCase(), day: '20261123', work };
    return `> ${writeReceipt(receiptOf(homework as Homework))}`;
  });
  await page.goto('./#1&view=teach&n=8&own=collect');
  await page.getByRole('textbox', { name: 'Receipts, one a line' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('28 receipts collected')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(PUPILS + 1);
  // Each item of the page has a column, even if no pupil has begun it.
  await expect(page.getByRole('row').first().getByRole('columnheader')).toHaveCount(6);
  const csv = await saved(page, page.getByRole('button', { name: 'Save as CSV' }));
  expect(csv.bytes.toString().trim().split('\r\n')).toHaveLength(PUPILS + 1);
}
