// Enters rooms, and recognizes them by the title of the page.
import { expect, type Page } from '@playwright/test';
import { ROOMS, titleOf } from './room-names';

/** Follows a link to a room, by its name in links, and waits until it is shown. */
export async function enter(page: Page, room: string): Promise<void> {
  await page.evaluate((view) => location.assign(`#1&n=8&view=${view}`), room);
  await expectRoom(page, titleOf(room));
}

/** Expects a room to be shown, by its title, without a notice that a part is missing. */
export async function expectRoom(page: Page, room: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(room));
  await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
  await expect(page.locator('.notice[data-is]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(room));
}

/** Enters every room, one after the other. The last one is Count. */
export async function enterAllRooms(page: Page): Promise<void> {
  for (const room of ROOMS) await enter(page, room);
}
