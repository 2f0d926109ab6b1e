// The rooms as a user finds them: by the title of the page, once they are loaded.
import { expect, type Page } from '@playwright/test';
import { ROOMS, titleOf } from './room-names';

/** Follows a link to a room, by its name in links; it is there. */
export async function enter(page: Page, room: string): Promise<void> {
  await page.evaluate((view) => location.assign(`#1&n=8&view=${view}`), room);
  await isThere(page, titleOf(room));
}

/** A room is shown, by its title, and nothing was missing. */
export async function isThere(page: Page, room: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(room));
  await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
  await expect(page.locator('.notice[data-is]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(room));
}

/** Enters every room, one after the other. The last one is Count. */
export async function enterEvery(page: Page): Promise<void> {
  for (const room of ROOMS) await enter(page, room);
}
