// The bar: it fits its window, and the rooms that do not fit are under More, for the hand, the keyboard and the thumb.
import { cell, expect, expectAccessible, open, test } from './page';

const ROOMS = ['Board', 'Play', 'Theatre', 'Count', 'Solutions', 'Large', 'Bits'];

test('it fits every window, and every room can be reached in it', async ({ page }) => {
  await open(page);
  const more = page.getByRole('button', { name: 'More' });
  for (const width of [320, 360, 390, 640, 641, 700, 768, 850, 935, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const inSight = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
    const over = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
    for (const control of await page.locator('.top :is(button, a, input):visible').all()) {
      const box = await control.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, `${width} px: ${await control.innerHTML()}`).toBe(true);
    }
    const shown = await inSight.allInnerTexts();
    if (await more.isVisible()) {
      await more.click();
      const items = await page
        .getByRole('menu', { name: 'More' })
        .getByRole('menuitem')
        .locator('visible=true')
        .allInnerTexts();
      await page.keyboard.press('Escape');
      shown.push(...items.map((item) => item.split(/\s/)[0] ?? ''));
    }
    expect(
      shown.filter((name) => ROOMS.includes(name)),
      `${width} px`,
    ).toEqual(ROOMS);
  }
});

test('More is called by the room that is open, where that is among its own', async ({ page }) => {
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

test('axe finds nothing in the menus', async ({ page }) => {
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
  await expect(dock.locator('> *')).toHaveText(['Board', 'Play', 'Learn', 'Theatre', 'More']);
  await dock.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Help/ }).click();
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock.getByRole('button', { name: 'More' })).toBeFocused();
});

test('a room opens beside this page, with the same board', async ({ page, context }) => {
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
