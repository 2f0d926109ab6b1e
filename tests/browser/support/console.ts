// Messages in the console of a page.
import type { Page } from '@playwright/test';

/** Chromium prints this if a page asks for a graphics processor on a machine without one. */
const NO_GRAPHICS = /^No available adapters\.$/;

/** Collects the errors, warnings and exceptions of the page from now on. */
export function messagesOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !NO_GRAPHICS.test(message.text())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return seen;
}
