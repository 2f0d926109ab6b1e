// The bar: it fits its window, and places that do not fit are under More. Tested by mouse, keyboard and touch.

import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { cell, expect, expectAccessible, open, test } from './page';
import { FOLDERS } from './support/room-names';

const PLACES = FOLDERS.filter(({ within, tool }) => !within && !tool).map(({ title }) => title);
/** The tools, which on a phone are also in the menu More. */
const TOOLS = ['Send', 'Settings', 'Help and keys'];

const navigation = (page: Page, name = 'Rooms') => page.getByRole('navigation', { name, exact: true });
const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('the bar fits every window and leads to every room', async ({ page }) => {
  await open(page);
  const more = page.getByRole('button', { name: 'More' });
  for (const width of sample([320, 360, 390, 640, 641, 700, 768, 850, 935, 1024, 1280, 1440], 3)) {
    await page.setViewportSize({ width, height: 800 });
    const over = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
    for (const control of await page.locator('.top :is(button, a, input):visible').all()) {
      const isInside = async (): Promise<boolean> => {
        const box = await control.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= width;
      };
      await expect.poll(isInside, { message: `${width} px: ${await control.innerHTML()}` }).toBe(true);
    }
    const shown = await navigation(page).getByRole('link').allInnerTexts();
    expect(shown, `${width} px`).toEqual(PLACES.slice(0, shown.length));
    await expect(more, `${width} px`).toBeVisible({ visible: shown.length < PLACES.length });
    if (shown.length === PLACES.length) continue;
    await more.click();
    const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem').locator('visible=true');
    const tools = width <= 640 ? TOOLS : [];
    await expect(items, `${width} px`).toHaveText([...PLACES.slice(shown.length), ...tools], { useInnerText: true });
    await page.keyboard.press('Escape');
  }
});

test('no item of the bar moves, however long the title is', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const tabs = navigation(page).getByRole('link');
  const places = (): Promise<number[]> => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().x));
  const first = await places();
  for (const name of PLACES) {
    await navigation(page).getByRole('link', { name }).click();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect.poll(places, { message: name }).toEqual(first);
  }
  for (const [link, title] of [
    ['#1&view=large&n=8&own=n10000000.k0.s1', /Huge boards/],
    ['#2&view=board&rule=queens%2Btorus&n=20&columns=20&pieces=20&walls=&set=', /^20 queens$/],
  ] as const) {
    await page.goto(link);
    await expect(page).toHaveTitle(title);
    await expect(tabs.first()).toBeVisible();
    await expect.poll(places, { message: link }).toEqual(first);
  }
});

for (const { what, width } of [
  { what: 'a desktop', width: 1280 },
  { what: 'a phone', width: 390 },
])
  test(`on ${what} every place is at most two presses from any other, and its views three`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const enter = async (place: string): Promise<void> => {
      const link = navigation(page).getByRole('link', { name: place, exact: true }).locator('visible=true');
      if ((await link.count()) === 0) {
        await page.getByRole('button', { name: 'More' }).click();
        await menu(page, place).click();
      } else await link.click();
      await expect(page).toHaveTitle(new RegExp(`${place}$`));
    };
    for (const place of [...PLACES].reverse()) await enter(place);
    for (const [place, view] of [
      ['Watch', 'Race'],
      ['Count', 'All solutions'],
    ] as const) {
      await enter(place);
      await navigation(page, place).getByRole('link', { name: view }).click();
      await expect(page).toHaveTitle(new RegExp(view));
    }
    await enter('Lab');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Proof checker/ })
      .click();
    await expect(page).toHaveTitle(/Proof checker/);
    await navigation(page, 'Path').getByRole('link', { name: 'Lab' }).click();
    await expect(page).toHaveTitle('Lab');
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Embed/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Embed in another page' })).toBeVisible();
    await navigation(page, 'Path').getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Picture/ })
      .click();
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
    await page.goto('#1&view=teach&n=8');
    await navigation(page, 'For teachers').getByRole('link', { name: 'Worksheets' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Worksheets' }).click();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    await navigation(page, 'Path').getByRole('link', { name: 'Teach' }).click();
    await expect(page).toHaveTitle('Teach');
  });

test('a board under another rule is two presses away, and plain queens are one press away', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^queens/ }).click();
  await page.getByRole('button', { name: 'Torus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on a torus');
  await page.getByRole('button', { name: 'Plain queens' }).click();
  await expect(page).toHaveTitle('8 queens: Board');
});

test('Help leads to a torus in two presses from any room', { tag: '@soak' }, async ({ page }) => {
  for (const from of ['Learn', 'Play', 'Lab']) {
    await page.goto(`#1&n=8&view=${from.toLowerCase()}`);
    await expect(page).toHaveTitle(new RegExp(from));
    await page.getByRole('button', { name: 'Help and keys' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'on a torus' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('on a torus');
  }
});

test('the menu More has the same name, and is marked, while one of its places is open', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Lab' }).click();
  await expect(page).toHaveTitle('Lab');
  const more = page.getByRole('navigation').getByRole('button', { name: 'More' });
  await expect(more).toHaveAttribute('data-open', '');
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Lab' })).toHaveAttribute('aria-current', 'page');
});

test('the keyboard opens a menu, moves in it, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem').locator('visible=true');
  await expect(items.first()).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'Count' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Lab');
});

test('axe finds nothing in the menu and the dialogs of the bar', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of ['Send', 'Settings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name }).getByRole('button')).not.toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});

test('on a phone More has the other places and the tools', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const dock = page.getByRole('navigation', { name: 'Rooms' });
  await expect(dock.locator('> *')).toHaveText(['Board', 'Watch', 'Play', 'Learn', 'More']);
  await dock.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Help/ }).click();
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock.getByRole('button', { name: 'More' })).toBeFocused();
});

test('a room opens in another tab with the same board', { tag: '@soak' }, async ({ page, context }) => {
  await open(page);
  await cell(page, 1, 1).click();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Watch' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveTitle(/Watch/);
  await expect(cell(other, 1, 1)).toHaveAccessibleName(/queen/);
  await expect(page).toHaveTitle(/Board/);
});
