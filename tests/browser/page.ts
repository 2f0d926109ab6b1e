// The page as a person finds it: its board, its figure, its controls, by role and name.
import type { Locator, Page } from '@playwright/test';

export { expect, expectAccessible, open, test } from './support/test';

/** The square of a row and a column, both counted from 1. */
export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });

/** How many ways are left. */
export const figure = (page: Page): Locator => page.locator('.figure__n');

/** Types a size into the name of the page. */
export async function resize(page: Page, size: number | string): Promise<void> {
  await page.getByLabel('Size n').fill(String(size));
  await page.getByLabel('Size n').press('Enter');
}

/** Places a list of columns (counted from 1, 0 for an empty row) by the dialog. */
export async function place(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste or type a placement' }).click();
  await page.getByLabel('Placement', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Place these queens' }).click();
}

/** Pastes a text, as Ctrl+V does outside of fields. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The queens on the board, as "row column" counted from 1. */
export async function queensOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('gridcell', { name: /, queen/ })
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^row (\d+), column (\d+),.*$/, '$1 $2'));
}
