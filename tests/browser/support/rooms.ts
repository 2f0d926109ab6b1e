// The rooms as a person finds them: by the title of the page, and nothing that is still on its way.
import { expect, type Page } from '@playwright/test';
import { type Name, ROOMS } from './names';

/** Follows a link to a room; it is there. */
export async function enter(page: Page, room: Name): Promise<void> {
  await page.evaluate((view) => location.assign(`#1&n=8&view=${view}`), room.toLowerCase());
  await isThere(page, room);
}

/** A room is shown, and nothing was missing. */
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
