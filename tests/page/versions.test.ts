// The page is stored in whole versions or not at all. Uses caches in memory and a site that can break at any point.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { DifferentFile, type Release, Versions } from '../../www/src/shell/offline/versions';

const SCOPE = 'http://site/some/where/';
type Site = Record<string, string>;

const FIRST: Site = {
  'index.html': '<script src="@1/main.js">',
  'main.js': 'first();',
  'rooms/count.js': 'count();',
  'engine/queens.wasm': 'engine',
};
const SECOND: Site = { ...FIRST, 'main.js': 'second();' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const releaseOf = (site: Site): Release => {
  const files = Object.fromEntries(Object.entries(site).map(([path, text]) => [path, sha256(text)]));
  return { version: sha256(JSON.stringify(files)).slice(0, 12), files };
};

/** A cache of bytes and headers. `freeFiles` is the number of files that still fit on the disk. */
class MemoryCache {
  readonly files = new Map<string, { body: ArrayBuffer; headers: [string, string][] }>();
  readonly #disk: { freeFiles: number };
  constructor(disk: { freeFiles: number }) {
    this.#disk = disk;
  }
  async match(address: string): Promise<Response | undefined> {
    const found = this.files.get(address);
    return found && new Response(found.body, { headers: found.headers });
  }
  async put(address: string, response: Response): Promise<void> {
    if (this.#disk.freeFiles <= 0) throw new DOMException('the disk is full', 'QuotaExceededError');
    this.#disk.freeFiles -= 1;
    this.files.set(address, { body: await response.arrayBuffer(), headers: [...response.headers] });
  }
}

/** A browser with its caches, and the site that is published at the moment. */
function browserWith(site: Site) {
  const disk = { freeFiles: Number.POSITIVE_INFINITY };
  const stores = new Map<string, MemoryCache>();
  const requested: string[] = [];
  const state = { site, disk, stores, requested, online: true };
  const caches = {
    async open(name: string) {
      const cache = stores.get(name) ?? new MemoryCache(disk);
      stores.set(name, cache);
      return cache;
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  } as unknown as CacheStorage;
  async function fetch(address: string): Promise<Response> {
    if (!state.online) throw new TypeError('no network');
    // The document lies at the root of the site, every other file in the folder of its version.
    const [, path = ''] = /^(?:@\w+\/)?(.*)$/.exec(address.slice(SCOPE.length)) ?? [];
    requested.push(path);
    const text = address.includes('@') === (path !== 'index.html') ? state.site[path] : undefined;
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': 'text/plain', 'content-encoding': 'br' } });
  }
  return {
    ...state,
    state,
    versions: (of: Site, spared?: string) => new Versions(releaseOf(of), SCOPE, caches, fetch, spared),
  };
}

const addressOf = (site: Site, path: string): string => `${SCOPE}@${releaseOf(site).version}/${path}`;
const textOf = async (response: Response | null): Promise<string | undefined> => response?.text();
/** The stored versions. */
const storedVersions = ({ stores }: ReturnType<typeof browserWith>): string[] =>
  [...stores.keys()].map((name) => name.split('@')[1] ?? '').sort();
const versionsOf = (...sites: Site[]): string[] => sites.map((site) => releaseOf(site).version).sort();

async function storeFirst(): Promise<ReturnType<typeof browserWith>> {
  const browser = browserWith(FIRST);
  await browser.versions(FIRST).keep();
  return browser;
}

describe('a version', () => {
  test('is stored whole, and each of its files is available without a network', async () => {
    const browser = await storeFirst();
    browser.state.online = false;
    for (const [path, text] of Object.entries(FIRST)) {
      assert.equal(await textOf(await browser.versions(FIRST).file(addressOf(FIRST, path))), text);
    }
  });

  test('is stored without its optional file, which is fetched and stored on request', async () => {
    const browser = browserWith(FIRST);
    const engine = 'engine/queens.wasm';
    const versions = browser.versions(FIRST, engine);
    await versions.keep();
    assert.ok(!browser.requested.includes(engine));
    assert.equal(await textOf(await versions.file(addressOf(FIRST, engine))), 'engine');
    browser.state.online = false;
    assert.equal(await textOf(await versions.file(addressOf(FIRST, engine))), 'engine');
  });

  test('opens with its document', async () => {
    const browser = await storeFirst();
    browser.state.online = false;
    assert.equal(await textOf(await browser.versions(FIRST).page()), FIRST['index.html']);
  });

  const TYPES: readonly (readonly [path: string, type: string])[] = [
    ['index.html', 'text/html; charset=utf-8'],
    ['main.js', 'text/javascript; charset=utf-8'],
    ['engine/queens.wasm', 'application/wasm'],
  ];
  for (const [path, type] of TYPES)
    test(`serves ${path} as ${type}, whatever the site sent and whatever was stored`, async () => {
      const browser = await storeFirst();
      const typeOf = async () =>
        (await browser.versions(FIRST).file(addressOf(FIRST, path))).headers.get('content-type');
      const stored = browser.stores.get(`${SCOPE}@${releaseOf(FIRST).version}`)?.files.get(addressOf(FIRST, path));
      assert.ok(stored);
      assert.equal(new Headers(stored.headers).get('content-type'), type);
      assert.equal(new Headers(stored.headers).get('content-encoding'), null);
      stored.headers = stored.headers.map(([name, value]) => [name, name === 'content-type' ? 'text/plain' : value]);
      assert.equal(await typeOf(), type);
    });

  test('replaces the wrong type of a file that an earlier version stored', async () => {
    const browser = await storeFirst();
    const store = (site: Site) => browser.stores.get(`${SCOPE}@${releaseOf(site).version}`)?.files;
    const old = store(FIRST)?.get(addressOf(FIRST, 'rooms/count.js'));
    assert.ok(old);
    old.headers = old.headers.map(([name, value]) => [name, name === 'content-type' ? 'text/plain' : value]);
    browser.state.site = SECOND;
    await browser.versions(SECOND).keep();
    const { headers = [] } = store(SECOND)?.get(addressOf(SECOND, 'rooms/count.js')) ?? {};
    assert.equal(new Headers(headers).get('content-type'), 'text/javascript; charset=utf-8');
  });

  test('finds a file also if its address has a query', async () => {
    const browser = await storeFirst();
    assert.equal(
      await textOf(await browser.versions(FIRST).file(`${addressOf(FIRST, 'rooms/count.js')}?1`)),
      'count();',
    );
  });
});

describe('a new version', () => {
  test('fetches only changed files, and leaves the old version whole', async () => {
    const browser = await storeFirst();
    browser.state.site = SECOND;
    browser.requested.length = 0;
    await browser.versions(SECOND).keep();
    assert.deepEqual(browser.requested, ['main.js']);
    const second = browser.versions(SECOND);
    assert.equal(await textOf(await second.file(addressOf(FIRST, 'main.js'))), 'first();');
    assert.equal(await textOf(await second.file(addressOf(SECOND, 'main.js'))), 'second();');
  });

  test('is not dropped by an older version', async () => {
    const browser = await storeFirst();
    browser.state.site = SECOND;
    await browser.versions(SECOND).keep();
    await browser.versions(FIRST).dropOlder();
    assert.deepEqual(storedVersions(browser), versionsOf(FIRST, SECOND));
  });

  test('replaces all other versions once they are not needed', async () => {
    const browser = await storeFirst();
    browser.state.site = SECOND;
    await browser.versions(SECOND).keep();
    await browser.versions(SECOND).dropOlder();
    assert.deepEqual(storedVersions(browser), versionsOf(SECOND));
    await assert.rejects(browser.versions(SECOND).file(addressOf(FIRST, 'main.js')), DifferentFile);
  });

  const { 'main.js': _, ...missing } = SECOND;
  const broken: readonly (readonly [how: string, site: Site, online: boolean])[] = [
    ['a file is missing', missing, true],
    ['a file is cut short', { ...SECOND, 'main.js': 'seco' }, true],
    ['the site is a third version', { ...SECOND, 'main.js': 'third();' }, true],
    ['there is no network', SECOND, false],
  ];
  for (const [how, site, online] of broken)
    test(`is not stored if ${how}, and the old version stays whole`, async () => {
      const browser = await storeFirst();
      Object.assign(browser.state, { site, online });
      await assert.rejects(browser.versions(SECOND).keep(), /main\.js|no network/);
      assert.deepEqual(storedVersions(browser), versionsOf(FIRST));
      browser.state.online = false;
      for (const [path, text] of Object.entries(FIRST))
        assert.equal(await textOf(await browser.versions(FIRST).file(addressOf(FIRST, path))), text);
    });

  test('is not stored if the disk becomes full at any of its files', async () => {
    for (let freeFiles = 0; freeFiles < Object.keys(SECOND).length; freeFiles++) {
      const browser = await storeFirst();
      browser.state.site = SECOND;
      browser.disk.freeFiles = freeFiles;
      await assert.rejects(browser.versions(SECOND).keep(), { name: 'QuotaExceededError' });
      assert.deepEqual(storedVersions(browser), versionsOf(FIRST));
    }
  });

  test('that was whole before is not lost when it is published again and cannot be fetched', async () => {
    const browser = await storeFirst();
    browser.stores.get(`${SCOPE}@${releaseOf(FIRST).version}`)?.files.delete(addressOf(FIRST, 'main.js'));
    browser.state.online = false;
    await assert.rejects(browser.versions(FIRST).keep());
    assert.equal(await textOf(await browser.versions(FIRST).file(addressOf(FIRST, 'rooms/count.js'))), 'count();');
  });
});

describe('a file that was damaged', () => {
  const browserWithDamaged = async (path: string): Promise<ReturnType<typeof browserWith>> => {
    const browser = await storeFirst();
    const file = browser.stores.get(`${SCOPE}@${releaseOf(FIRST).version}`)?.files.get(addressOf(FIRST, path));
    assert.ok(file);
    file.body = new TextEncoder().encode('rot').buffer as ArrayBuffer;
    return browser;
  };

  test('is fetched and stored again', async () => {
    const browser = await browserWithDamaged('main.js');
    assert.equal(await textOf(await browser.versions(FIRST).file(addressOf(FIRST, 'main.js'))), 'first();');
    browser.state.online = false;
    assert.equal(await textOf(await browser.versions(FIRST).file(addressOf(FIRST, 'main.js'))), 'first();');
  });

  test('is not served, neither damaged nor from another version', async () => {
    const browser = await browserWithDamaged('main.js');
    browser.state.site = SECOND;
    await assert.rejects(browser.versions(FIRST).file(addressOf(FIRST, 'main.js')), DifferentFile);
  });

  test('is not part of a new version', async () => {
    const browser = await browserWithDamaged('rooms/count.js');
    browser.state.site = SECOND;
    await browser.versions(SECOND).keep();
    assert.equal(await textOf(await browser.versions(SECOND).file(addressOf(SECOND, 'rooms/count.js'))), 'count();');
  });

  test('is left to the network if it is the page itself', async () => {
    const browser = await browserWithDamaged('index.html');
    browser.state.online = false;
    assert.equal(await browser.versions(FIRST).page(), null);
  });
});

test('only addresses in the folder of a version belong to its files', () => {
  const { versions } = browserWith(FIRST);
  const first = versions(FIRST);
  assert.ok(first.includes(addressOf(FIRST, 'main.js')));
  for (const other of [`${SCOPE}main.js`, 'http://there/some/where/@1/main.js', SCOPE])
    assert.ok(!first.includes(other));
});
