// Without a network: the page opens from storage, in whole versions only, and a new version is offered in one line. With QUEENS_SOAK=1 the
// network fails in the middle of each room, and updates fail in every way.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { sample } from '../soak';
import { type Host, host } from './support/hosting';
import { ROOMS, titleOf } from './support/room-names';
import { enter, expectRoom } from './support/rooms';

/** The delay in milliseconds before the page stores itself: see main.ts. */
const IDLE_DELAY = 3_000;

const test = base.extend<{ site: Host; context: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that the test runner asks for.
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    await site.close();
  },
  context: async ({ context }, use) => {
    // The page stores nothing before it is idle: here, until the spec allows it.
    await context.addInitScript((rest) => {
      const later = window.setTimeout.bind(window);
      const delayed = (job: () => void, time?: number) => {
        if (time !== rest) return later(job, time);
        Object.assign(window, { atRest: job });
        return 0;
      };
      Object.assign(window, { setTimeout: delayed });
    }, IDLE_DELAY);
    await use(context);
  },
});

// Each test stores a whole version or two.
test.slow();

const NEW = 'A new version of the page is ready';
/** The script of a room that fails to open, by which a page of the new version is recognized. */
const BROKEN = 'throw new Error("of the new version");';
/** Storing a whole version takes a while, and so does failing to store it. */
const WHILE_STORING = { timeout: 30_000 };
const board = (page: Page) => page.getByRole('grid').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const follow = (page: Page, link: string) => page.evaluate((hash) => location.assign(hash), link);

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(board(page)).toBeVisible();
}

/**
 * Lets the page store itself or look for a new version. Waits for pending files first, because a version that takes over could cut them
 * off.
 */
async function becomeIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => 'atRest' in window);
  await page.evaluate(() => (window as unknown as { atRest(): void }).atRest());
}

async function openAndBecomeIdle(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await becomeIdle(page);
}

/** Opens the page, waits until it is stored completely, and opens it from storage. It looks for a new version only when it is idle. */
async function storePage(page: Page, { address }: Host): Promise<void> {
  await openAndBecomeIdle(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Damages the stored scripts of these rooms. */
const damage = (page: Page, rooms: readonly string[]) =>
  page.evaluate(async (rooms) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!rooms.some((room) => url.endsWith(`/rooms/${room}.js`))) continue;
        const { headers } = (await cache.match(url)) as Response;
        await cache.put(url, new Response('export const room = null;', { headers }));
      }
    }
  }, rooms);

/** The regions of a puzzle of the shelf, 6 × 6. */
const SIX = [...'333100311100313002333304355444355554'].map(Number);

test('a board that another program shares is opened in Play', { tag: '@soak' }, async ({ page, site }) => {
  await storePage(page, site);
  const address = await page.evaluate(async () => {
    const body = new FormData();
    body.set('text', 'https://puzz.link/p?starbattle/10/10/2/l95las9vb5mmurbelo2m849c5gp068ci9029');
    return (await fetch('./shared', { method: 'POST', body })).url;
  });
  expect(address).toBe(site.address);
  await page.goto('about:blank');
  await page.goto(`${address}#1&view=play&n=8&own=shared`);
  await expect(page.getByText(/star battle, 10 × 10, 2 stars/)).toBeVisible();
  await expect(page).toHaveURL(/own=own-stars-2-/);
});

test('a picture that another program shares is opened in Play', { tag: '@soak' }, async ({ page, site }) => {
  await storePage(page, site);
  const bytes = await page.evaluate(async (regions) => {
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 400, 400);
    const colours = ['#bba3e2', '#ffc992', '#96beff', '#b3dfa0', '#ff7b60', '#e6f388'];
    for (const [square, region] of regions.entries()) {
      context.fillStyle = colours[region] ?? '';
      context.fillRect(50 + 50 * (square % 6), 50 + 50 * Math.floor(square / 6), 50, 50);
      context.strokeRect(50 + 50 * (square % 6), 50 + 50 * Math.floor(square / 6), 50, 50);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  }, SIX);
  const address = await page.evaluate(async (bytes) => {
    const body = new FormData();
    body.set('file', new File([Uint8Array.from(bytes)], 'board.png', { type: 'image/png' }));
    return (await fetch('./shared', { method: 'POST', body })).url;
  }, bytes);
  await page.goto('about:blank');
  await page.goto(`${address}#1&view=play&n=8&own=shared`);
  const dialog = page.getByRole('dialog', { name: 'A board in a picture' });
  await expect(dialog.getByRole('status')).toContainText('6 × 6 squares, 6 regions, no queens.');
  await dialog.getByRole('button', { name: 'Open this board' }).click();
  await expect(page.getByText('A picture: star battle, 6 × 6')).toBeVisible();
});

test('every room opens without a network, and so does the page', { tag: '@once' }, async ({ page, site }) => {
  await storePage(page, site);
  await site.goOffline();
  for (const room of sample(ROOMS, 6)) await enter(page, room);
  await enter(page, 'count');
  await page.reload();
  await expectRoom(page, 'Count');
  await page.goto(`${site.address}#1&n=8&view=board`);
  await button(page, 'Complete').click();
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(8);
  await expect(page.locator('.notice[data-is]')).toHaveCount(0);
});

/** Texts of a proof with reasons, in two languages. On these boards row 2 has one free square. */
const REASONS = [
  {
    lang: 'ja',
    given: '2.0.0.0',
    enter: '理由を付けて証明する',
    reason: 'あなたの理由',
    single: '置く：唯一のマス',
    row: '2 行目',
    square: /^2 行 4 列/,
    queen: /自分のクイーン/,
    accepted: '2 行目の空きマスは残り 1 つです。',
  },
  {
    lang: 'ru',
    given: '3.0.0.0',
    enter: 'Доказать по шагам',
    reason: 'Ваше обоснование',
    single: 'Ферзь: одна клетка линии',
    row: 'Строка 2',
    square: /^строка 2, столбец 1/,
    queen: /ваш ферзь/,
    accepted: 'В строке 2 осталась одна свободная клетка',
  },
] as const;

test('a reason is judged without a network, in other languages', { tag: '@soak' }, async ({ page, site }) => {
  await storePage(page, site);
  await site.goOffline();
  for (const { lang, given, enter, reason, single, row, square, queen, accepted } of REASONS) {
    await follow(page, `#1&n=8&view=play&lang=${lang}&own=own-completion-${given}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await button(page, enter).click();
    await page.getByRole('gridcell', { name: square }).click();
    const panel = page.getByRole('region', { name: reason });
    await panel.getByRole('button', { name: single, exact: true }).click();
    await panel.getByRole('button', { name: row, exact: true }).click();
    await expect(panel).toContainText(accepted);
    await expect(page.getByRole('gridcell', { name: square })).toHaveAccessibleName(queen);
  }
  await expect(page.locator('.notice[data-is]')).toHaveCount(0);
});

/** The queen in row 3, column 4, in the languages of this spec. */
const queen = (page: Page) =>
  page.getByRole('gridcell', { name: /^row 3, column 4, queen|^строка 3, столбец 4, ферзь/ });

test.describe('a tab that no service worker controls', () => {
  for (const [what, path, enter] of sample([
    ['a room', 'rooms/play.js', '#1&view=play&n=8&queens=0.0.4&own=regions-8-easy-5'],
    ['a language', 'texts/ru/page.json', '#1&n=8&queens=0.0.4&lang=ru'],
  ] as const))
    test(`reports a new version of the site when ${what} of its own is missing, and keeps the board`, {
      tag: '@once',
    }, async ({ page, site }) => {
      await openPage(page, `${site.address}?embed=light#1&n=8&queens=0.0.4`);
      await site.publish(path, (text) => text.replace(/^/, ' '));
      await follow(page, enter);
      await expect(page.getByText('This page has been renewed')).toBeVisible();
      await expect(page.getByText('when you are online')).toHaveCount(0);
      await expect(queen(page)).toBeVisible();
      await button(page, 'Reload').click();
      await expect(page.getByText('This page has been renewed')).toHaveCount(0);
      await expect(queen(page)).toBeVisible();
      await follow(page, enter);
      await expect(page.getByText('This page has been renewed')).toHaveCount(0);
    });
});

test('a new version is offered and opens on request, and no tab gets a file of another version', {
  tag: '@once',
}, async ({ context, page, site }) => {
  await storePage(page, site);
  const old = await context.newPage();
  await openPage(old, site.address);
  // A tab that is opened later may start with the new version, if the browser has looked for it before.
  await site.publish('rooms/count.js', () => BROKEN);
  await becomeIdle(page);
  await expect(page.getByText(NEW)).toBeVisible(WHILE_STORING);
  await follow(old, '#1&n=8&view=count');
  await expect(old.locator('main.count')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await button(page, 'Open it now').click();
  await loaded;
  await expect(page.getByText(NEW)).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await follow(page, '#1&n=8&view=count');
  await expect(page.getByText('of the new version')).toBeVisible();
});

test.describe('in detail', { tag: '@soak' }, () => {
  test('a damaged file is fetched again, and never used; if that fails, one line reports it', async ({
    page,
    site,
  }) => {
    await storePage(page, site);
    await damage(page, ['count', 'race']);
    await follow(page, '#1&n=8&view=count');
    await expect(page.locator('main.count')).toBeVisible();
    await site.goOffline();
    await follow(page, '#1&n=8&view=race');
    await expect(page.getByText('could not be fetched')).toBeVisible();
    await expect(board(page)).toBeVisible();
  });

  const refusing = (name: string) => `Promise.reject(new DOMException('in the spec', '${name}'))`;
  for (const [how, publishing, message] of [
    ['a file is damaged', { torn: true }, 'could not be fetched completely'],
    [
      'the disk is full',
      { before: `Cache.prototype.put = () => ${refusing('QuotaExceededError')};` },
      'not enough space',
    ],
    [
      'nothing may be stored',
      { before: `CacheStorage.prototype.open = () => ${refusing('SecurityError')};` },
      'does not let the new version be kept',
    ],
  ] as const)
    test(`if ${how}, one line reports that a new version is not stored, the old version stays, and the next version is stored`, async ({
      page,
      site,
    }) => {
      await storePage(page, site);
      await site.publish('rooms/count.js', () => BROKEN, publishing);
      await openAndBecomeIdle(page, `${site.address}?again`);
      await expect(page.getByText(message)).toBeVisible(WHILE_STORING);
      await site.goOffline();
      await openAndBecomeIdle(page, `${site.address}?and-again`);
      await follow(page, '#1&n=8&view=count');
      await expect(page.locator('main.count')).toBeVisible();
      await site.publish('rooms/count.js', () => BROKEN);
      await openAndBecomeIdle(page, `${site.address}?at-last`);
      await expect(page.getByText(NEW)).toBeVisible(WHILE_STORING);
    });

  test('if a new version is published while another version is fetched, the later version is stored as a whole', async ({
    context,
    page,
    site,
  }) => {
    await storePage(page, site);
    const other = await context.newPage();
    await openPage(other, site.address);
    await site.publish('rooms/count.js', () => BROKEN);
    const onItsWay = openAndBecomeIdle(page, `${site.address}?again`);
    await site.publish('rooms/large.js', () => BROKEN.replace('the new', 'the newest'));
    await onItsWay;
    // The new version may take over before the page is opened again, or only then.
    let opened = 0;
    await expect(async () => {
      await openAndBecomeIdle(page, `${site.address}?later-${opened++}`);
      await follow(page, '#1&n=8&view=large');
      await expect(page.getByText('of the newest version')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    // The later version includes the change of the earlier version.
    for (const tab of [page, other]) {
      await openAndBecomeIdle(tab, `${site.address}?at-last`);
      await follow(tab, '#1&n=8&view=count');
      await expect(tab.getByText('of the new version')).toBeVisible();
      await expect(tab.getByText(NEW)).toHaveCount(0);
    }
  });

  /** For each room, the link with which the test begins, and an action that must work without the network. */
  const CONTINUED: Readonly<Record<string, readonly [link: string, action: (page: Page) => Promise<void>]>> = {
    Board: [
      'n=6&view=board&step=1',
      async (page) => {
        await button(page, 'Step forward').click();
        await expect(page.getByRole('gridcell', { name: /queen found/ })).toHaveCount(2);
      },
    ],
    Count: [
      'n=9&view=count',
      async (page) => {
        await page
          .getByRole('button', { name: /^(Count|Count again)$/ })
          .first()
          .click();
        await expect(page.locator('.count__n')).toHaveText('352');
      },
    ],
    Learn: [
      'n=8&view=learn&own=looking-ahead.2',
      async (page) => {
        await page.keyboard.press('PageDown');
        await expect(page.getByText('step 3 of 8')).toBeVisible();
        await follow(page, '#1&n=8&view=learn&own=the-rule.3');
        await expect(button(page, 'Look around')).toBeVisible();
      },
    ],
    Play: [
      'n=8&view=play&own=own-completion-0.0.0.6.0.0.7.4',
      async (page) => {
        await page.getByRole('gridcell', { name: /^row 1, column 8(,|$)/ }).click();
        await expect(page.getByRole('gridcell', { name: /your queen/ })).toHaveCount(1);
      },
    ],
    Watch: [
      'n=6&view=theatre',
      async (page) => {
        await button(page, 'Step forward').click();
        await expect(page.getByRole('img', { name: /^The queens? that the search has set/ })).toBeVisible();
      },
    ],
    Send: [
      'n=4&view=share&queens=0.0.0.0&own=animation',
      async (page) => {
        await button(page, 'Save animation').click();
        await expect(page.getByText(/^Saved: /)).toBeVisible();
      },
    ],
    'Huge boards': [
      'n=8&view=large&queens=0.0.0.0.0.0.0.0&own=n1000.k500.s1',
      async (page) => {
        await button(page, 'Complete').click();
        await expect(page.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
      },
    ],
    'All solutions': [
      'n=8&view=solutions',
      async (page) => {
        await expect(page.getByRole('option')).toHaveCount(92);
        await button(page, 'Heat map').click();
        await expect(page.getByRole('gridcell', { name: /^row 1, column 1,.* in 4 ways/ })).toBeVisible();
      },
    ],
    Race: [
      'n=8&view=race&own=bitmask.bitboard-columns~tried',
      async (page) => {
        await button(page, 'Start').click();
        await expect(page.getByText('2,056 queens tried for all 92 solutions')).toBeVisible({ timeout: 30_000 });
      },
    ],
    'Bit tricks': [
      'n=8&view=bits&own=1~rows~knights',
      async (page) => {
        await page.getByRole('combobox', { name: 'Trick' }).selectOption({ label: 'Kings' });
        await expect(page.getByText('All methods agree.')).toBeVisible();
        await expect(page.getByRole('gridcell', { name: /, attacked/ })).toHaveCount(3);
      },
    ],
    'Ten questions': [
      'n=4&view=questions',
      async (page) => {
        await page.getByLabel('Rows n').selectOption('8');
        await expect(
          page.getByText('6 of the 92 solutions have no square in common, and one more is impossible'),
        ).toBeVisible();
      },
    ],
    'One-dimensional view': [
      'n=5&view=segments',
      async (page) => {
        await page.getByRole('gridcell', { name: /^row 2, column 4(,|$)/ }).click();
        await expect(page.getByText('Segment 2, cell 4: chosen.')).toBeVisible();
      },
    ],
    'Proof checker': [
      'n=8&view=proof&queens=5.8.0.1.0.2.7.0',
      async (page) => {
        await button(page, 'Find a proof').click();
        await expect(page.getByText(/It cannot be completed/)).toBeVisible();
        await button(page, 'Check this proof').click();
        await expect(page.getByText(/the formula cannot be satisfied/)).toBeVisible();
      },
    ],
    'Board with another rule': [
      'n=8&view=board',
      async (page) => {
        await page.getByRole('button', { name: /^queens/ }).click();
        await page.getByRole('button', { name: /^Rooks/ }).click();
        await expect(page.getByText('40,320', { exact: true })).toBeVisible();
      },
    ],
  };
  for (const [room, [link, action]] of Object.entries(CONTINUED))
    test(`${room} continues when the network fails`, async ({ page, site }) => {
      await storePage(page, site);
      await follow(page, `#1&${link}`);
      await expectRoom(page, titleOf(/view=(\w+)/.exec(link)?.[1] ?? room));
      await site.goOffline();
      await action(page);
      await follow(page, `#1&n=8&lang=ru`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await site.goOnline();
      await page.reload();
      await expect(page.locator('main')).toBeVisible();
    });
});
