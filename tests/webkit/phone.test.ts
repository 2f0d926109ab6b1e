// A phone of 390 by 664 in Safari's engine: the first minute, and a visit to every place by touch. The driver's window cannot be
// as narrow and has no touch screen: the page is in a frame of that size, and each touch is made of the events that Safari sends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { By } from 'selenium-webdriver';
import { ROOMS, titleOf } from '../browser/support/room-names';
import { SOAK } from '../soak';
import { type Browser, button, NOTICE, Page, QUEENS, square, startBrowser, startServer, textIs } from './webkit';

const PHONE = { width: 390, height: 664 };
/** The rooms to open. A short run opens only two with a panel or a player next to the board. */
const OPENED = SOAK ? ['board', ...ROOMS] : ['board', 'theatre'];
const PLACES = ['Board', 'Watch', 'Play', 'Learn', 'Teach', 'Count', 'Lab'];

let browser: Browser;
let site: Awaited<ReturnType<typeof startServer>>;
let page: Page;

before(async () => {
  [browser, site] = await Promise.all([startBrowser(), startServer()]);
  page = new Page(browser.driver);
});
after(async () => {
  await browser.close();
  await site.cutOff();
});

/** Opens an address of the site in a frame as large as the page on the phone, with the rules for coarse pointers. */
async function openPhone(hash: string): Promise<void> {
  const { driver } = browser;
  await driver.switchTo().defaultContent();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 800, height: 800 });
  await driver.get('about:blank');
  await driver.get(`${site.address}card.png`);
  await driver.executeScript(
    `document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src: arguments[0] }));
     document.body.style.cssText = 'margin: 0';
     document.querySelector('iframe').style.cssText = 'border: 0; width: ${PHONE.width}px; height: ${PHONE.height}px';`,
    `${site.address}${hash}`,
  );
  await driver.switchTo().frame(await driver.findElement(By.css('iframe')));
  await page.find(`//main[not(@aria-busy='true')]`);
  assert.deepEqual(await page.run('return [innerWidth, innerHeight]'), [PHONE.width, PHONE.height]);
}

/** Applies the rules for touch, also in style sheets that were loaded later. */
const useTouchRules = (): Promise<void> =>
  page.run(`
    const within = (rules) => [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? within(rule.cssRules) : [])]);
    for (const rule of [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules)))
      if (rule.media?.mediaText.includes('pointer: coarse')) rule.media.mediaText = 'all';`);

/** Touches the middle of the visible element at a path. Fails if another element would receive the touch. */
async function touch(path: string): Promise<void> {
  await useTouchRules();
  await browser.driver.wait(
    async () => {
      const element = await page.find(path);
      return browser.driver
        .executeScript(
          `const [element] = arguments;
          element.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [clientX, clientY] = [left + width / 2, top + height / 2];
          const hit = document.elementFromPoint(clientX, clientY);
          if (!hit || !element.contains(hit)) return false;
          const event = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerType: 'touch', isPrimary: true, pointerId: 7 };
          hit.dispatchEvent(new PointerEvent('pointerdown', { ...event, buttons: 1 }));
          hit.dispatchEvent(new PointerEvent('pointerup', event));
          hit.dispatchEvent(new PointerEvent('click', event));
          return true;`,
          element,
        )
        .catch(() => false);
    },
    5_000,
    `something covers ${path}`,
  );
}

/** Returns where the board and the main button are, in whole pixels. */
const places = (): Promise<number[]> =>
  page.run(`return ['[role=grid]', '.asks .btn'].flatMap((selector) => {
    const { x, y, width, height } = document.querySelector('main ' + selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  })`);

/** Returns the rows that are covered even if they are scrolled to the middle of the window, and how far the page scrolls sideways. */
const layoutFaults = (): Promise<string[]> =>
  page.run(`
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? ['scrolls sideways by ' + (root.scrollWidth - root.clientWidth)] : [];
    const board = document.querySelector('main [role=grid]');
    if (!board?.checkVisibility()) return found;
    board.scrollIntoView({ block: 'center' });
    const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
    const tall = board.getBoundingClientRect().height > dock;
    return [...found, ...[...board.querySelectorAll('[role=row]')].flatMap((row, index) => {
      const cell = row.querySelector('[role=gridcell]');
      if (!cell) return [];
      if (tall) cell.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = cell.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && board.contains(hit) ? [] : ['row ' + (index + 1) + ' is covered by ' + (hit?.className ?? 'the edge of the window')];
    })];`);

test('on a phone nothing moves while queens are set, completed and solved by touch', async () => {
  await openPhone('#1&n=8&queens=0.0.4.0.8');
  await page.find(textIs('figure__n', '6'));
  const before = await places();
  await touch(square(4, 6));
  await page.find(textIs('figure__n', '3'));
  assert.deepEqual(await places(), before);
  await touch(button('Complete'));
  await page.has(QUEENS, 8);
  await page.find(button('Another'));
  assert.deepEqual(await places(), before);
  await touch(button('Another'));
  await page.has(QUEENS, 8);
  assert.deepEqual(await places(), before);
  await openPhone('#1&n=8&queens=3.6.4.2.8.5.7');
  await page.find(textIs('figure__n', '1'));
  await touch(square(8, 1));
  await page.find(textIs('say__now', 'Solved. One of 92; 91 more.'));
  assert.deepEqual(await places(), before);
});

test('on a phone no panel covers a row of a board, and nothing scrolls sideways, in any room', async () => {
  for (const room of OPENED) {
    await openPhone(`#1&n=8&view=${room}`);
    await page.find(`//main[not(@aria-busy='true')]//*[self::button or self::a]`);
    await page.has(NOTICE, 0);
    await useTouchRules();
    await browser.driver.wait(async () => (await layoutFaults()).length === 0, 5_000).catch(() => {});
    assert.deepEqual(await layoutFaults(), [], room);
  }
});

test('on a phone every place is at most two touches away', { skip: !SOAK }, async () => {
  await openPhone('#1&n=8');
  const dock = `//nav[contains(@class, 'dock')]`;
  for (const place of [...PLACES, ...PLACES.toReversed()]) {
    const near = `${dock}//a[normalize-space()='${place}']`;
    if ((await browser.driver.findElements(By.xpath(near))).length > 0) await touch(near);
    else {
      await touch(`${dock}//button[normalize-space()='More']`);
      await touch(`//*[@role='menuitem'][normalize-space()='${place}']`);
    }
    const title = place === 'Watch' ? titleOf('theatre') : place;
    await browser.driver.wait(async () => (await page.run<string>('return document.title')).includes(title), 20_000);
    await page.find(`//main[not(@aria-busy='true')]`);
    assert.deepEqual(await layoutFaults(), [], place);
  }
});
