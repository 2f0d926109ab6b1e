// The bar: it fits its window, and the rooms that do not fit are under More, for the hand, the keyboard and the thumb.

import type { Page } from '@playwright/test';
import { sample } from '../soak';
import { cell, expect, expectAccessible, open, test } from './page';
import { FOLDERS } from './support/names';

const inBar = FOLDERS.filter(({ within, beside }) => !within && !beside);
const PLACES = inBar.map(({ title }) => title);
/** With the rooms that share a place. */
const ROOMS = inBar.flatMap(({ name, title }) => [
  title,
  ...FOLDERS.filter(({ within }) => within === name).map(({ place }) => place),
]);

const navigation = (page: Page, name = 'Rooms') => page.getByRole('navigation', { name, exact: true });
const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('it fits every window, and every room can be reached in it', async ({ page }) => {
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
    const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem').and(page.locator('a'));
    await expect(items, `${width} px`).toHaveText([...ROOMS], { useInnerText: true });
    await page.keyboard.press('Escape');
  }
});

test('no room moves in it, whatever the title says', { tag: '@soak' }, async ({ page }) => {
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
    ['#1&view=large&n=8&own=n10000000.k0.s1', /Large/],
    ['#2&view=board&rule=queens%2Btorus&n=20&columns=20&pieces=20&walls=&set=', /^20 queens$/],
  ] as const) {
    await page.goto(link);
    await expect(page).toHaveTitle(title);
    await expect(tabs.first()).toBeVisible();
    await expect.poll(places, { message: link }).toEqual(first);
  }
});

for (const { what, width, most } of [
  { what: 'a desk', width: 1280, most: 2 },
  { what: 'a phone', width: 390, most: 3 },
]) {
  test(`from anywhere on ${what} it is ${most} presses at most to a race, a proof and a sheet`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    for (const from of ['Bits', 'Count', 'Learn']) {
      for (const [place, room] of [
        ['Theatre', 'Race'],
        ['Board', 'Proof'],
      ] as const) {
        await page.goto(`#1&n=8&view=${from.toLowerCase()}`);
        await expect(page).toHaveTitle(new RegExp(from));
        await navigation(page).getByRole('link', { name: place }).click();
        await navigation(page, place).getByRole('link', { name: room }).click();
        await expect(page).toHaveTitle(new RegExp(room));
      }
      if (width < 640) {
        await page.locator('.dock').getByRole('button').click();
        await menu(page, 'Save and print').click();
      } else await page.getByRole('button', { name: 'Save, print, link' }).click();
      await page.getByRole('button', { name: 'Sheet' }).click();
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    }
  });
}

test('a board under another rule is two presses away, and queens by their own one', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^queens/ }).click();
  await page.getByRole('button', { name: 'Torus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on a torus');
  await page.getByRole('button', { name: 'Plain queens' }).click();
  await expect(page).toHaveTitle('8 queens: Board');
});

test('Help leads to a torus in two presses from any room', { tag: '@soak' }, async ({ page }) => {
  for (const from of ['Learn', 'Play', 'Bits']) {
    await page.goto(`#1&n=8&view=${from.toLowerCase()}`);
    await expect(page).toHaveTitle(new RegExp(from));
    await page.getByRole('button', { name: 'Help and keys' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'on a torus' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('on a torus');
  }
});

test('More is called by the room that is open, where that is among its own', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Large/ }).click();
  await expect(page).toHaveTitle(/Large/);
  await page.getByRole('navigation').getByRole('button', { name: 'Large' }).click();
  await expect(page.getByRole('menuitem', { name: /^Large/ })).toHaveAttribute('aria-current', 'page');
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
  await page.keyboard.press('b');
  await expect(page.getByRole('menuitem', { name: /^Bits/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Bits/);
});

test('axe finds nothing in the menus', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme, language and help' }).click();
  await expectAccessible(page);
});

test('on a phone More has the other rooms, the theme and help', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const dock = page.getByRole('navigation', { name: 'Rooms' });
  await expect(dock.locator('> *')).toHaveText(['Board', 'Theatre', 'Learn', 'Play', 'More']);
  await dock.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Help/ }).click();
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock.getByRole('button', { name: 'More' })).toBeFocused();
});

test('a room opens beside this page, with the same board', { tag: '@soak' }, async ({ page, context }) => {
  await open(page);
  await cell(page, 1, 1).click();
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Theatre' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(beside).toHaveTitle(/Theatre/);
  await expect(cell(beside, 1, 1)).toHaveAccessibleName(/queen/);
  await expect(page).toHaveTitle(/Board/);
});
