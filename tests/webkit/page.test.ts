// The page in Safari's engine: each main function once, from a server and without a network. With QUEENS_SOAK=1 also from a disk, every
// room in every language, and every sample program.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import languages from '../../www/locales/languages.json';
import { PROGRAM_NAMES as PROGRAMS } from '../../www/src/rooms/own/programs';
import { ROOMS, titleOf } from '../browser/support/room-names';
import { SOAK, sample } from '../soak';
import { type Browser, button, NOTICE, Page, QUEENS, square, startBrowser, startServer, textIs } from './webkit';

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

/** Places a queen, completes the board and opens a run on a board of 6 by 6, which has 4 solutions. */
async function useBoard(address: string): Promise<void> {
  await page.open(`${address}#1&n=6`);
  await page.find(textIs('figure__n', '4'));
  await page.press(square(1, 2));
  await page.find(textIs('figure__n', '1'));
  await page.press(button('Complete'));
  await page.has(QUEENS, 6);
  await page.press(button('Watch'));
  await page.find(button('Step forward'));
  await page.find(`//*[@role='gridcell'][contains(@aria-label, 'queen found')]`);
}

/** Opens every room. The titles are checked only in English. */
async function openRooms(language = ''): Promise<void> {
  for (const room of ROOMS) {
    await page.follow(`#1&n=6&view=${room.toLowerCase()}${language && `&lang=${language}`}`);
    if (language === '') await page.waitForTitle(titleOf(room));
    await page.find(`//main[not(@aria-busy='true')]`);
    await page.has(NOTICE, 0);
    if (language === '') await page.waitForTitle(titleOf(room));
  }
}

async function countAll(): Promise<void> {
  await page.follow('#1&n=8&view=count');
  await page.press(`//*[contains(@class, 'count__now')]${button('Count again')}`);
  await page.has(textIs('hide', 'All solutions on 8 by 8: 92.'), 1);
}

test('a queen is placed, the board completed and a run watched', () => useBoard(site.address));

test('every room opens', () => openRooms());

test('all solutions are counted', countAll);

test('the sample programs find all solutions', async () => {
  for (const name of sample(PROGRAMS)) {
    await page.open('about:blank');
    await page.open(`${site.address}#1&view=own&n=5&own=${name}`);
    await page.press(button('Run'));
    await page.find(`//p[contains(., 'Your program finds')][contains(., 'of 10')]`);
  }
});

test('a lesson and a puzzle open, and a queen is set in the puzzle', async () => {
  await page.open(`${site.address}#1&view=learn&n=8&own=looking-ahead.2`);
  await page.find(`//h2[contains(., 'What is left below')] | //h1[contains(., 'What is left below')]`);
  await page.follow('#1&view=play&n=8&own=own-completion-0.0.0.6.0.0.7.4');
  // Waits for Play, because the lesson also has such a square.
  await page.waitForTitle('Play');
  await page.find(`//main[contains(@class, 'play')][not(@aria-busy='true')]`);
  await page.press(square(1, 8));
  await page.has(`//*[@role='gridcell'][contains(@aria-label, 'your queen')]`, 1);
});

test('the page in one file works from a disk', { skip: !SOAK }, async () => {
  const file = pathToFileURL('dist/queens.html').href;
  await useBoard(file);
  await openRooms();
  await countAll();
});

test('every room opens in every language', { skip: !SOAK }, async () => {
  for (const language of Object.keys(languages)) {
    await page.open(`${site.address}#1&n=6&lang=${language}`);
    await page.find(`//html[@lang='${language}']//main`);
    await openRooms(language);
  }
});

test('every room opens without a network', async (t) => {
  // Uses its own address. If a private session shows no page of a site for ten seconds, WebKit drops the stored files but not the
  // registration of the service worker.
  const ending = await startServer();
  t.after(ending.cutOff);
  await page.open(ending.address);
  await page.wait('const done = arguments[0]; navigator.serviceWorker.ready.then(() => done())');
  await page.open(ending.address);
  await page.find(square(1, 1));
  await ending.cutOff();
  await page.open(ending.address);
  await page.find(square(1, 1));
  assert.ok(await page.run('return navigator.serviceWorker.controller !== null'));
  await openRooms();
  await countAll();
});
