// Measures a projected page: nothing scrolls, nothing is cut off, nothing is too small for the last row.
import type { Page } from '@playwright/test';
import { SOAK } from '../../soak';

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** The screens to test: one for each number, or all of them in the soak. */
export const screensFor = (at: number): typeof SCREENS =>
  SCREENS.filter((_, wall) => wall === at % SCREENS.length || SOAK);

export const projectorBar = (page: Page) => page.getByRole('navigation', { name: 'Projector' });
/** A button of the projector bar, by its name. */
export const barButton = (page: Page, name: string) => projectorBar(page).getByRole('button', { name, exact: true });

/** The smallest type on a screen of 720 lines, in pixels: of sentences, and of code and numbers. */
const MIN_SIZES = { text: 19, code: 14.9 };

/**
 * Lists the faults of a projected page: parts that scroll, parts that are cut off, and parts that are too small for the
 * last row.
 */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((minSizes) => {
    const faults: string[] = [];
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isVisible = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      const frame = element.closest('.screens')?.getBoundingClientRect();
      return width > 0 && (!frame || (left >= frame.left - 8 && right <= frame.right + 8));
    };
    const projected = document.querySelector('main.projected');
    for (const element of [
      document.documentElement,
      projected,
      ...(projected?.querySelectorAll('section, .story') ?? []),
    ]) {
      if (!element || element.matches('.screens')) continue;
      const over = [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth];
      const scrolls = element === document.documentElement || getComputedStyle(element).overflowY !== 'visible';
      if (scrolls && over.some((pixels) => pixels > 0)) faults.push(`${element.className} scrolls by ${over.join()}`);
    }
    const floor = document.querySelector('.projector')?.getBoundingClientRect().top ?? 0;
    const whole = '.board__grid, .board__files, .bits__row, .tallies__row, .transport, .screens *, .projector .btn';
    for (const element of projected?.querySelectorAll(whole) ?? []) {
      if (!isVisible(element)) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const low = element.closest('.projector') ? innerHeight : floor;
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > low + 1)
        faults.push(`${element.tagName}.${element.className} lies outside: ${[left, top, right, bottom].join()}`);
    }
    const checkSize = (selector: string, size: number): void => {
      for (const element of projected?.querySelectorAll(selector) ?? []) {
        const found = Number.parseFloat(getComputedStyle(element).fontSize);
        if (isVisible(element) && element.textContent?.trim() && found < size * (rem / 16) - 0.1 && found > 0)
          faults.push(`${selector} has ${found} px`);
      }
    };
    for (const text of [
      '.screens .read',
      '.screens h2',
      '.screens h3',
      '.screens button:not(.listing__number)',
      '.story',
    ])
      checkSize(text, text === '.story' ? 28 : minSizes.text);
    for (const text of ['.board__files > *', '.board__ranks > *', '.bits__name']) checkSize(text, 22);
    checkSize('.listing code', minSizes.code);
    const rows = new Set(
      [...document.querySelectorAll('.projector .btn')].map((each) => each.getBoundingClientRect().top),
    );
    if (rows.size > 1) faults.push('the bar has several rows');
    return faults;
  }, MIN_SIZES);

/** Waits two frames: a click is drawn, measured, and drawn again. */
export const waitForDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
