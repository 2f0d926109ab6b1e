// Helpers for the page: locators of its board, figure and controls, and ways to enter a placement.
import type { Locator, Page } from '@playwright/test';
import { expect } from './support/test';

export { expect, expectAccessible, open, test } from './support/test';

/** The square of a row and a column, both counted from 1. */
export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });

/** The number of ways that are left. */
export const figure = (page: Page): Locator => page.locator('.figure__n');

/** Types a size into the name of the page. */
export async function resize(page: Page, size: number | string): Promise<void> {
  await page.getByLabel('Size n').press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(String(size));
  await page.keyboard.press('Enter');
}

/** Presses several times within one task, so that no frame is drawn in between. */
export async function pressAtOnce(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()));
  await page.evaluate((all) => {
    for (const element of all) {
      element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      (element as HTMLElement).click();
    }
  }, elements);
}

/** Places a list of columns (counted from 1, 0 for an empty row). */
export const place = (page: Page, text: string): Promise<void> => paste(page, text);

/** Opens the dialog for a typed placement. Its button appears after the first action. */
export async function openPlacementField(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Paste or type a placement' }).click();
  return page.getByLabel('Placement', { exact: true });
}

/** Pastes a text outside of fields. Drivers do not share a clipboard, so the event is created here with the text. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => data } });
    document.body.dispatchEvent(event);
  }, text);
}

/** The queens on the board, as "row column" counted from 1. */
export async function queensOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('gridcell', { name: /, queen/ })
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^row (\d+), column (\d+),.*$/, '$1 $2'));
}

/** Forces the rules of a media query, because not every driver can emulate all of them. */
export async function forceMediaRules(page: Page, query: string): Promise<void> {
  const changed = await page.evaluate((wanted) => {
    const within = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : [])]);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => within(sheet.cssRules))
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText.includes(wanted));
    for (const rule of rules) rule.media.mediaText = 'all';
    return rules.length;
  }, query);
  expect(changed, `rules for ${query}`).toBeGreaterThan(0);
}
