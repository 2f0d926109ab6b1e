// For a class: the page as a handout, and the class page.

import type { Page } from '@playwright/test';
import { expect, pressAtOnce, test } from './page';
import { searchButton } from './run';
import { titleOf } from './support/room-names';
import { expectRoom } from './support/rooms';
import { collectFiles, saved } from './support/saved-files';
import { expectAccessible } from './support/test';

/** Types as a person does. */
async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a handout link hides answers until they are requested, and links to the whole page', async ({ page }) => {
  await page.goto('./#1&view=share&n=6&queens=0.4.0.0.0.0&own=link');
  const address = page.getByText(/^http.*#1&n=6/);
  await expect(address).not.toHaveText(/handout/);
  // Both boxes are ticked within one frame, and both ticks count.
  const limit = (name: string) => page.getByRole('checkbox', { name });
  await pressAtOnce(page, limit('answers only on request'), limit('no hints'));
  await page.getByText('All searches are available').click();
  await page.getByRole('checkbox', { name: 'symmetric', exact: true }).check();
  await expect(address).toHaveText(/\?handout=no-hints\.hide-answers\.searches-symmetric#/);
  await expect(page.getByRole('img', { name: /^Code to scan for http.*symmetric#/ })).toBeVisible();

  await page.goto((await address.textContent()) ?? '');
  const panel = page.getByRole('complementary', { name: 'Handout' });
  await expect(panel).toContainText(
    'Puzzles give no hints. Answers are hidden until you ask. The only search available: symmetric.',
  );
  const bar = page.getByRole('navigation', { name: 'Rooms' });
  await bar.getByRole('link', { name: 'Watch' }).click();
  await searchButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('button')).toHaveText([/bitmask/, /symmetric/]);
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Board' }).click();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
  // The engine has the answer, but no square shows it.
  await expect(page.getByRole('gridcell', { name: /^row 1, column 2, free$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText(/way to finish/).first()).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 2(,|$)/ }).click();
  await expect(page).toHaveURL(/\?handout=.*queens=2\.4/);
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await panel.getByRole('button', { name: 'Open the full page' }).click();
  await expect(page).toHaveURL(/^[^?]*#1.*queens=2\.4/);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});

test('rooms with answers hide them until they are requested', { tag: '@soak' }, async ({ page }) => {
  const show = page.getByRole('button', { name: 'Show the answer' });
  for (const view of ['count', 'solutions', 'questions', 'proof']) {
    await page.goto(`./?handout=hide-answers#1&view=${view}&n=6`);
    await expectRoom(page, titleOf(view));
    await expect(page.getByText('This room shows answers. They are hidden until you ask for them.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  }
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Lab', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Huge boards/ })
    .click();
  await expect(page).toHaveTitle(/Huge boards/);
  await page.goto('about:blank');
  await page.goto('./?handout=hide-answers#1&view=large&n=8&own=n1000.k400.s1');
  await expect(page.getByText('400 queens, and none attacks another.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('./?handout=hide-answers#1&view=solutions&n=5');
  await show.click();
  await expect(page.getByText(/^10$/).first()).toBeVisible();
});

test('a puzzle of a handout has no hint and no clock; unknown parts of its link are reported', async ({ page }) => {
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

test('a class page is ticked, ordered, saved, and opened from a file and from its link', { tag: '@soak' }, async ({
  page,
}) => {
  await collectFiles(page);
  const add = page.getByRole('button', { name: 'Add to my class page' });
  await page.goto('./#1&view=share&n=6&queens=0.4.0.0.0.0&own=link');
  await page.getByRole('checkbox', { name: 'no clock' }).check();
  await page.getByRole('button', { name: 'the search at step 0' }).click();
  await add.click();
  await expect(page.getByText('The link is on your class page in Teach.')).toBeVisible();
  await page.getByRole('link', { name: 'Teach', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Lesson 1: The rule' }).check();
  await page.getByText('Any size and grade').click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Star battle' });
  await page.getByRole('combobox', { name: 'Puzzles are' }).selectOption({ label: 'expert' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const title = (number: number) => page.getByRole('textbox', { name: `Title of link ${number}`, exact: true });
  await expect(title(2)).toHaveValue('Lesson 1: The rule');
  await expect(title(3)).toHaveValue('Star battle 8 × 8, expert');
  await typeInto(page, 'Title of link 1', 'Watch it');
  await typeInto(page, 'Title of the page', 'Week 3');
  await expect(page.getByText('3 items. About 28 minutes.')).toBeVisible();

  const grip = (number: number) => page.getByRole('button', { name: `Move link ${number}: ` });
  await grip(2).press('ArrowUp');
  await expect(title(1)).toHaveValue('Lesson 1: The rule');
  await expect(grip(1)).toBeFocused();
  const [from, to] = [await grip(1).boundingBox(), await grip(3).boundingBox()];
  await grip(1).hover();
  await page.mouse.down();
  await page.mouse.move(from?.x ?? 0, (to?.y ?? 0) + (to?.height ?? 0), { steps: 3 });
  await page.mouse.up();
  await expect(title(1)).toHaveValue('Watch it');
  await expect(title(3)).toHaveValue('Lesson 1: The rule');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'The class page on paper' });
  await expect(sheet.getByRole('img', { name: 'Code to scan for link 3' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();

  const { name, bytes } = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  expect(name).toBe('queens-class.json');
  const set = JSON.parse(bytes.toString()) as { title: string; links: { link: string }[] };
  expect(set.title).toBe('Week 3');
  expect(set.links[0]?.link).toMatch(/^\?handout=no-clock#1&view=theatre&n=6&queens=0\.4/);

  // A link that does not open is reported, and the other links work.
  set.links.push({ link: '#1&n=6&queens=7.0.0.0.0.0' });
  const file = (text: string) => ({ name: 'class.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const open = page.getByLabel('Open a file');
  await open.setInputFiles(file(JSON.stringify(set)));
  await expect(page).toHaveURL(/view=teach&.*own=class\.[\w-]+/);
  const old = page.url().replace('view=teach', 'view=share');
  for (const address of [page.url(), old]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Week 3' }).first()).toBeVisible();
    const links = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(links).toHaveCount(4);
    await expect(links.nth(3)).toContainText('This link does not open');
    await expect(links.nth(2)).not.toContainText('This link does not open');
  }

  await open.setInputFiles(file('{"queens-class": 1, "links": [{}]}'));
  await expect(page.getByText(/^Link 1 of this class page leads elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my own' }).click();
  await expect(page.getByRole('textbox', { name: /^Title of link/ })).toHaveCount(3);
});

test('the pages of Teach are in its row, and axe finds nothing on them', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./#1&view=teach&n=8');
  const row = page.getByRole('navigation', { name: 'For teachers' });
  for (const [name, heading] of [
    ['Class page', 'Class page'],
    ['In the room', 'In the room'],
    ['Worksheets', 'Worksheets'],
    ['Tests', 'Tests'],
    ['Collect', 'Collect homework'],
    ['Write a lesson', 'Lesson editor'],
  ] as const) {
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(row.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    if (name === 'Class page' || name === 'In the room') await expectAccessible(page);
  }
});

test('axe finds nothing in the panel for links', { tag: '@soak' }, async ({ page }) => {
  await page.goto('./?handout=no-hints#1&view=share&n=6&queens=0.4.0.0.0.0&own=link');
  await page.getByRole('checkbox', { name: 'no hints' }).check();
  await expectAccessible(page);
});
