// A class page is ticked together and exported as SCORM; the package reports completion, score and state to a platform.
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './page';
import { HEADER_SITE } from './support/addresses';
import { manifestFaults } from './support/manifest';

test.setTimeout(300_000);
test.use({ allowedMessages: [/404|policy|Failed to load/i] });

test('five ticked parts become a SCORM package, which reports completion and a score', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('./#1&view=teach&n=8');
  for (const name of [/^Lesson 1: /, /^Lesson 2: /, /^Completion 8 × 8, easy/, /^Task 1: /, /^Test 1/])
    await page.getByRole('checkbox', { name }).click();
  await expect(page.getByRole('img', { name: 'Code that opens this page on a phone' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SCORM file' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files).sort()).toEqual(['bridge.js', 'imsmanifest.xml', 'launch.html', 'queens.html']);
  // The policy of the page forbids the parser, so an empty page runs it.
  const blank = await page.context().newPage();
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  expect(await manifestFaults(blank, manifest, Object.keys(files))).toEqual([]);
  await blank.close();
  const types = { js: 'text/javascript', html: 'text/html', xml: 'text/xml' } as const;
  await page.route('**/scorm/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = types[(name.split('.').at(-1) ?? 'html') as keyof typeof types];
    return route.fulfill({ contentType: `${contentType}; charset=utf-8`, body: Buffer.from(files[name] ?? []) });
  });
  await page.goto(`${HEADER_SITE}nothing`);
  // A platform with the API of SCORM 1.2.
  await page.setContent(`<!doctype html><title>Platform</title>
    <script>
      window.data = {};
      window.API = {
        LMSInitialize: () => 'true', LMSFinish: () => 'true', LMSCommit: () => 'true',
        LMSGetValue: (name) => data[name] ?? '', LMSSetValue: (name, value) => { data[name] = value; return 'true'; },
      };
    </script>
    <iframe id="sco" width="1000" height="700" src="${HEADER_SITE}scorm/launch.html?item=1"></iframe>`);
  const data = (): Promise<Record<string, string>> =>
    page.evaluate(() => (window as unknown as { data: Record<string, string> }).data);
  const lesson = page.frameLocator('#sco').frameLocator('iframe');
  await lesson.getByRole('button', { name: 'Next', exact: true }).click({ timeout: 40_000 });
  await lesson.getByRole('button', { name: 'No, it is free' }).click();
  await expect.poll(async () => (await data())['cmi.core.score.raw']).toBe('17');
  expect(await data()).toMatchObject({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.max': '100' });
  expect((await data())['cmi.suspend_data']?.length).toBeLessThanOrEqual(4_096);
  await page.evaluate(() =>
    (document.getElementById('sco') as HTMLIFrameElement).setAttribute(
      'src',
      `${(document.getElementById('sco') as HTMLIFrameElement).src}&again`,
    ),
  );
  await expect(lesson.getByText(/^step 2 of \d/)).toBeVisible({ timeout: 40_000 });
  // The answers to the other questions are shown, so the lesson is done and its score counts only one answer.
  for (const step of [3, 4, 5, 6, 7]) {
    await lesson.getByRole('button', { name: /^(Next|Skip)$/ }).click();
    await expect(lesson.getByText(new RegExp(`^step ${step} of 7`))).toBeVisible();
    await lesson.getByRole('button', { name: 'Show me the answer' }).click();
    await expect(lesson.getByRole('button', { name: 'Show me the answer' })).toHaveCount(0);
  }
  await expect.poll(async () => (await data())['cmi.core.lesson_status']).toBe('completed');
  expect((await data())['cmi.core.score.raw']).toBe('17');
});
