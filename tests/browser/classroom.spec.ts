// In front of a class: the page as it is handed out, and the page of links for everyone.

import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { expect, pressAtOnce, test } from './page';
import { searchButton } from './run';
import { keepFiles, saved } from './support/files';
import { titleOf } from './support/names';
import { isThere } from './support/rooms';
import { expectAccessible } from './support/test';

/** Types as a person does. */
async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a link that is handed out hides answers until they are asked for, and leads to the whole page', async ({
  page,
}) => {
  await page.goto('./#1&view=share&n=6&queens=0.4.0.0.0.0&own=link');
  const address = page.getByText(/^http.*#1&n=6/);
  await expect(address).not.toHaveText(/handout/);
  // Both within one frame: neither is lost.
  const limit = (name: string) => page.getByRole('checkbox', { name });
  await pressAtOnce(page, limit('answers only on request'), limit('no hints'));
  await page.getByText('All searches are available').click();
  await page.getByRole('checkbox', { name: 'symmetric', exact: true }).check();
  await expect(address).toHaveText(/\?handout=no-hints\.hide-answers\.searches-symmetric#/);
  await expect(page.getByRole('img', { name: /^Code to scan for http.*symmetric#/ })).toBeVisible();

  await page.goto((await address.textContent()) ?? '');
  const said = page.getByRole('complementary', { name: 'Handout' });
  await expect(said).toContainText(
    'Puzzles give no hints. Answers are hidden until you ask. The only search available: symmetric.',
  );
  const bar = page.getByRole('navigation', { name: 'Rooms' });
  await bar.getByRole('link', { name: 'Watch' }).click();
  await searchButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('button')).toHaveText([/bitmask/, /symmetric/]);
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Board' }).click();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
  // The engine knows; a square would say so.
  await expect(page.getByRole('gridcell', { name: /^row 1, column 2, free$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText(/way to finish/).first()).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 2(,|$)/ }).click();
  await expect(page).toHaveURL(/\?handout=.*queens=2\.4/);
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await said.getByRole('button', { name: 'Open the full page' }).click();
  await expect(page).toHaveURL(/^[^?]*#1.*queens=2\.4/);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});

test('rooms that show answers keep them until they are asked for', { tag: '@soak' }, async ({ page }) => {
  const show = page.getByRole('button', { name: 'Show the answer' });
  for (const view of ['count', 'solutions', 'questions', 'proof']) {
    await page.goto(`./?handout=hide-answers#1&view=${view}&n=6`);
    await isThere(page, titleOf(view));
    await expect(page.getByText('This room shows answers. They are hidden until you ask for them.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Huge boards/ })
    .click();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('./?handout=hide-answers#1&view=solutions&n=5');
  await show.click();
  await expect(page.getByText(/^10$/).first()).toBeVisible();
});

test('a puzzle that is handed out has no hint and no clock; what the link says beyond that is told', async ({
  page,
}) => {
  await page.goto('./?handout=no-hints.no-clock.no-fun#1&view=play&n=6&own=completion-6-easy-3');
  await expect(
    page.getByText(/^This link also contains something that this page does not know and ignores: .*no-fun/),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /steps/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New puzzle' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the full page' }).click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('links are gathered, taken along as a file and as one link, and opened from both', { tag: '@soak' }, async ({
  page,
}) => {
  await keepFiles(page);
  await page.goto('./#1&view=share&n=6&queens=0.4.0.0.0.0&own=class');
  const links = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  const add = page.getByRole('button', { name: 'Add what is shown' });
  await add.click();
  await page.getByRole('checkbox', { name: 'no clock' }).check();
  await page.getByRole('button', { name: 'the search at step 0' }).click();
  await add.click();
  await typeInto(page, 'Title of link 2', 'Watch it');
  await typeInto(page, 'Title of the page', 'Week 3');
  await page.getByRole('button', { name: 'Move link 2 up' }).click();
  await expect(page.getByRole('textbox', { name: 'Title of link 1' })).toHaveValue('Watch it');
  await expect(page.getByRole('img', { name: 'Code to scan for link 2' })).toBeVisible();

  await expect(page.getByRole('article')).toHaveAttribute('data-paper', 'A4');
  await page.getByRole('button', { name: 'Letter', exact: true }).click();
  await expect(page.getByRole('article')).toHaveAttribute('data-paper', 'letter');

  const { name, bytes } = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  expect(name).toBe('queens-class.json');
  const set = JSON.parse(bytes.toString()) as { title: string; links: { link: string }[] };
  expect(set.title).toBe('Week 3');
  expect(set.links[0]?.link).toMatch(/^\?handout=no-clock#1&view=theatre&n=6&queens=0\.4/);

  // One that does not open says so, and the others work.
  set.links.push({ link: '#1&n=6&queens=7.0.0.0.0.0' });
  const file = (text: string) => ({ name: 'class.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const open = page.getByLabel('Open a file');
  await open.setInputFiles(file(JSON.stringify(set)));
  await expect(page).toHaveURL(/own=class\.[\w-]+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Week 3' }).first()).toBeVisible();
  await expect(links).toHaveCount(3);
  await expect(links.nth(2)).toContainText('This link does not open');
  await expect(links.nth(1)).not.toContainText('This link does not open');

  await open.setInputFiles(file('{"queens-class": 1, "links": [{}]}'));
  await expect(page.getByText(/^Link 1 of this class page leads elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my own' }).click();
  await expect(page.getByRole('textbox', { name: /^Title of link/ })).toHaveCount(2);
});

test('axe finds nothing in the door to links and in the class page', { tag: '@soak' }, async ({ page }) => {
  for (const door of sample(['class', 'link'])) {
    await page.goto(`./?handout=no-hints#1&view=share&n=6&queens=0.4.0.0.0.0&own=${door}`);
    await page.getByRole('checkbox', { name: 'no hints' }).check();
    if (door === 'class') await page.getByRole('button', { name: 'Add what is shown' }).click();
    await expectAccessible(page);
  }
});
