// Other languages: a language can be chosen, every text is translated, and every room has room for longer texts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Pattern } from '../../www/src/texts/catalogue';
import { sample } from '../soak';
import { cell, expect, expectAccessible, open, resize, test } from './page';
import { FILES } from './support/built-site';
import { FOLDERS, TRANSLATIONS } from './support/room-names';

const ROOMS = FOLDERS.map(({ name }) => name);

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
const enter = async (page: Page, room: string, language = ''): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`./#1&n=8&queens=0.0.4.0.8&view=${room}${language && `&lang=${language}`}`);
  await expect(page.locator(room === 'board' ? '#board' : `main.${room}`)).toBeVisible();
};

test('a language that is chosen in Settings applies to everything at once and is stored', async ({ page }) => {
  await open(page);
  await cell(page, 1, 1).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(page.getByRole('button', { name: 'Завершить' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^строка 1, столбец 1, ферзь/ })).toBeVisible();
  expect(await languageOf(page)).toBe('ru');
  await expect(page).toHaveTitle('8 ферзей: Доска');
  await expect.poll(() => new URL(page.url()).hash).toContain('&lang=ru');
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Завершить' })).toBeVisible();
  await page.getByRole('link', { name: 'Подсчёт' }).click();
  await expect(page.locator('main.count')).toContainText('Все решения на доске 8 на 8');
});

test('a link sets the language, which is not stored; an unknown language shows one line', async ({ page }) => {
  await enter(page, 'board', 'ja');
  await expect(page.getByRole('button', { name: '完成させる' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#1&n=6&lang=xx');
  await expect(page.getByText('The address asks for “xx”, a language this page does not have')).toBeVisible();
  expect(await languageOf(page)).toBe('en');
  await expect(page.getByLabel('Size n')).toHaveValue('6');
});

test('without another choice, the browser decides the language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('button', { name: '补全' })).toBeVisible();
  expect(await languageOf(page)).toBe('zh-Hans');
  await context.close();
});

test('a size can be typed in full-width digits', async ({ page }) => {
  await open(page);
  await resize(page, '１２');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
});

test('an unfinished text of an input method is not a formula yet, and its keys have no other effect', {
  tag: '@soak',
}, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only the Chromium driver has an input method');
  await open(page, `#2&view=rules&rule=${encodeURIComponent('formula:n + j - i')}&n=8&columns=8&pieces=8&walls=&set=`);
  await page.getByRole('button', { name: /^queens by formula/ }).click();
  const field = page.getByRole('textbox', { name: 'r =' });
  await field.fill('i + j');
  await expect(page).toHaveURL(/formula%3Ai%20%2B%20j/);
  await field.press('ControlOrMeta+a');
  const method = await page.context().newCDPSession(page);
  await method.send('Input.imeSetComposition', { text: 'ｉ＊', selectionStart: 2, selectionEnd: 2 });
  await field.dispatchEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, isComposing: true });
  await expect(field).toHaveValue('ｉ＊');
  await expect(page).toHaveURL(/formula%3Ai%20%2B%20j/);
  await method.send('Input.insertText', { text: 'ｉ＊ｊ＋３' });
  await expect(field).toHaveValue('i*j+3');
  await expect(page).toHaveURL(/formula%3Ai%20\*%20j%20%2B%203|formula%3Ai\*j%2B3/);
});

const softly = expect.configure({ soft: true, timeout: 3_000 });

test.describe('a language that is 40% longer', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'texts and layout are the same in both browsers');

  test('shows all characters of the texts, and nothing that breaks', async ({ page }) => {
    test.setTimeout(180_000);
    await page.route('**/texts/en/*.json', (route) => {
      const file = readFileSync(
        `${FILES}/texts/en/${new URL(route.request().url()).pathname.split('/').at(-1)}`,
        'utf8',
      );
      return route.fulfill({ json: longer(JSON.parse(file)) });
    });
    for (const room of sample(ROOMS, 12)) {
      await enter(page, room);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await softly.poll(wide, `${room} at ${width} px`).toBeLessThanOrEqual(0);
      }
      softly(await page.evaluate(untranslated), room).toEqual([]);
    }
  });
});

test.describe('a phone of 390 by 664', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'texts and layout are the same in both browsers');
  test.use({ viewport: { width: 390, height: 664 } });

  for (const [language, name] of sample(TRANSLATIONS))
    test(`has room for the controls in ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const room of sample(ROOMS, 6)) {
        await enter(page, room, language);
        await softly.poll(() => page.evaluate(cutOffTexts), `${room} in ${name}`).toEqual([]);
      }
    });

  for (const [language, name] of sample(TRANSLATIONS))
    test(`shows two whole lines below a puzzle, and all of the name of a search, in ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto(`./#1&view=theatre&n=8&search=linear&lang=${language}`);
      await expect(page.locator('.searches__open span')).toBeVisible();
      await softly.poll(() => page.evaluate(cutOffTexts)).toEqual([]);
      await page.goto('about:blank');
      await page.goto(`./#1&view=play&n=8&own=regions-8-easy-5&lang=${language}`);
      await expect(page.locator('.bar__says')).toBeVisible({ timeout: 90_000 });
      const hidden = () => page.locator('.bar__says').evaluate((says) => says.scrollHeight - says.clientHeight);
      await softly.poll(hidden).toBeLessThanOrEqual(0);
    });

  test('scrolls the row of pages of Teach to the open page', async ({ page }) => {
    await page.goto('./#1&view=teach&n=8&own=collect&lang=ru');
    await expect(page.locator('.within [aria-current]')).toBeInViewport({ ratio: 1 });
  });
});

for (const [language, name] of sample(TRANSLATIONS))
  for (const room of sample(ROOMS))
    test(`axe finds nothing in ${name}: ${room}`, { tag: '@soak' }, async ({ page }) => {
      await enter(page, room, language);
      await expectAccessible(page);
    });

/** Runs in the page. Lists controls whose text is too wide, too high or cut off, and texts outside the window. */
function cutOffTexts(): string[] {
  const found: string[] = [];
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('script, style, noscript, svg, select, .hide')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || scrolls(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const is = range.getBoundingClientRect();
    if (is.width === 0) continue;
    if (is.left < -1 || is.right > innerWidth + 1) found.push(`outside the window: ${text}`);
    const around = element.closest('button, a, label, summary, th');
    if (!around || getComputedStyle(around).display === 'inline') continue;
    const has = around.getBoundingClientRect();
    if (has.width <= 1) continue;
    const out =
      is.left < has.left - 1 || is.right > has.right + 1 || is.top < has.top - 3 || is.bottom > has.bottom + 3;
    if (out) found.push(`beyond its control: ${text}`);
    for (let at: Element | null = element; at && around.contains(at); at = at.parentElement)
      if (/hidden|clip/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
        found.push(`cut off: ${text}`);
  }
  return [...new Set(found)];
}

/** Texts with accents on all vowels, and 40% longer. */
function longer(texts: Record<string, Pattern>): Record<string, Pattern> {
  const accented = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };
  const stretch = (text: string): string =>
    text
      .replace(/[a-z]{3,}/gi, (word) => word + 'e'.repeat(Math.ceil(word.length * 0.4)))
      .replace(/[aeiouyAEIOU]/g, (vowel) => accented[vowel as keyof typeof accented]);
  const change = (pattern: Pattern): Pattern =>
    typeof pattern === 'string'
      ? stretch(pattern)
      : pattern.map((piece): typeof piece => {
          if (typeof piece === 'string') return stretch(piece);
          const [name, choices, otherwise] = piece;
          if (!choices || otherwise === undefined) return piece;
          const changed = Object.entries(choices).map(([key, each]): [string, Pattern] => [key, change(each)]);
          return [name, Object.fromEntries(changed), otherwise];
        });
  return Object.fromEntries(Object.entries(texts).map(([id, pattern]) => [id, change(pattern)]));
}

/** Runs in the page. Lists texts with an English word without an accented vowel. Code, titles of works and lessons are not texts. */
function untranslated(): string[] {
  const words = (text: string): string[] =>
    (text.match(/[A-Za-z\u00c0-\u017f]{4,}/g) ?? []).filter((word) => /^[A-Za-z]*[aeiou][A-Za-z]*$/.test(word));
  const NO_TEXT =
    'code, pre, kbd, script, noscript, .listing, [name="block"], .shelf li, .teach__notes, .course__now, .mono, body [lang], [translate="no"], a[href^="http"]';
  // The browser writes dates. The title of a lesson follows its number.
  const NO_WORDS = /^(\d+ [A-Z][a-z]+ \d{4}|https?:\S+)$/;
  const TITLE = /^(\S+ \d+): .*$/;
  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(NO_TEXT)) continue;
    const texts =
      node instanceof Element
        ? ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? '')
        : [node.textContent ?? ''];
    for (const text of texts) {
      const ours = text.trim().replace(TITLE, '$1');
      if (!NO_WORDS.test(ours) && words(ours).length > 0) found.push(ours);
    }
  }
  return [...new Set(found)];
}
