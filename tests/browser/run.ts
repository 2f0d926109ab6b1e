// Helpers for a run in Watch: links, and locators of its step, sentence, counters and buttons.
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './support/test';

/** The state in a link to Watch. For each row: the column, counted from 1, or 0 for an empty row. */
export interface WatchLink {
  rows: readonly number[];
  search?: string;
  seed?: number;
  step?: number;
}

export const EMPTY_8 = new Array<number>(8).fill(0);

/** Opens Watch by a link, and waits until the run is there. */
export async function watch(page: Page, watched: WatchLink): Promise<void> {
  // Starts from an empty page, because a browser may wait for a load event that a change of the hash does not cause.
  await page.goto('about:blank');
  await open(page, linkTo(watched));
  await expect(page.getByRole('region', { name: 'Transport' })).toBeVisible();
  await expect(scrub(page)).toBeEnabled();
}

export const linkTo = ({ rows, search = 'bitmask', seed = 1, step = 0 }: WatchLink): string =>
  `#1&view=theatre&n=${rows.length}&queens=${rows.join('.')}&search=${search}&seed=${seed}&step=${step}`;

export const stepOf = (page: Page): Locator => page.locator('output.step');

/** Expects the run to be at this step. */
export const expectStep = (page: Page, step: number): Promise<void> =>
  expect(stepOf(page).locator('b')).toHaveText(step.toLocaleString('en'));

export const story = (page: Page): Locator => page.locator('.story');

export const transportButton = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Transport' }).getByRole('button', { name, exact: true });

export const scrub = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });

/** A counter of the Counts pane. */
export const counter = (page: Page, name: string): Locator =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

/** The line of the listing on which the block that ran begins. */
export const currentLine = (page: Page): Locator => page.locator('.listing [aria-current="step"]');

/** The speed knob at a notch: 0 is one step in two seconds, 26 as fast as the machine goes. */
export const setSpeed = (page: Page, speedLevel: number): Promise<void> =>
  page.getByRole('slider', { name: /^speed/ }).fill(String(speedLevel));

/** The text of an element, once it has not changed for half a second. */
export async function settledText(element: Locator): Promise<string> {
  let before: string | null = null;
  await expect
    .poll(
      async () => {
        const now = await element.textContent();
        const isUnchanged = now === before;
        before = now;
        return isUnchanged;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return before ?? '';
}

/** The button that names the search, and opens the menu of searches. */
export const searchButton = (page: Page): Locator => page.getByRole('button', { name: /^Search: / });

/** Chooses a search in the menu. */
export async function chooseSearch(page: Page, search: string): Promise<void> {
  await searchButton(page).click();
  await page.getByRole('dialog', { name: 'Search', exact: true }).locator(`[data-search="${search}"]`).click();
}

/** Opens the panel behind the three dots. */
export const openMore = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More about this run' }).click();

/** Presents the page, by Settings. They offer that only for a page with a board, and a puzzle is loaded after the page. */
export async function present(page: Page): Promise<void> {
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Present this page' }).click();
}
