// Whole versions of the page, stored on the device: each in its own cache, each file with the hash of its content as a seal.
//
//   SCOPE@VERSION/PATH   the address of a file of a version, here and on the site
//
// A page asks for every file under the address of its own version. So two tabs may show two versions, and neither ever gets a
// file of the other. Both the addresses and the seals outlive a version: they must not change.

/** A version as it was published: its name, and the SHA-256 of each of its files by path. */
export interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A file that differs from the version's list: the fetch was cut short, or the site is between two versions. */
export class DifferentFile extends Error {}

/** The document. It is stored last, so a cache that contains it is complete. */
const PAGE = 'index.html';
const SEAL = 'x-content-sha256';
/** The number of files that are fetched at once. */
const AT_ONCE = 6;

export class Versions {
  readonly #release: Release;
  /** The address of the site, with a slash at its end. */
  readonly #scope: string;
  readonly #caches: CacheStorage;
  readonly #fetch: typeof fetch;
  /** The file that is fetched only on request. */
  readonly #spared: string | undefined;

  constructor(
    release: Release,
    scope: string,
    caches: CacheStorage,
    fetch: (address: string) => Promise<Response>,
    spared?: string,
  ) {
    this.#release = release;
    this.#scope = scope;
    this.#caches = caches;
    this.#fetch = fetch as typeof globalThis.fetch;
    this.#spared = spared;
  }

  /**
   * Stores the whole version except the spared file, or nothing at all. Files that are the same in another stored version are not
   * fetched again.
   */
  async keep(): Promise<void> {
    const { version, files } = this.#release;
    const cache = await this.#caches.open(this.#nameOf(version));
    const wasWhole = (await cache.match(this.#addressOf(PAGE))) !== undefined;
    try {
      const others = await this.#others();
      const paths = Object.keys(files).filter((path) => path !== PAGE && path !== this.#spared);
      const keepNext = async (): Promise<void> => {
        for (let path = paths.pop(); path !== undefined; path = paths.pop()) await this.#keepFile(cache, path, others);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
      await this.#keepFile(cache, PAGE, others);
    } catch (error) {
      if (!wasWhole) await this.#caches.delete(this.#nameOf(version));
      throw error;
    }
  }

  /** The document of the page; null if it is neither stored nor to be fetched. */
  page(): Promise<Response | null> {
    return this.#ownFile(PAGE).catch(() => null);
  }

  /** Whether an address belongs to a file of this version or another. */
  includes(address: string): boolean {
    return address.startsWith(`${this.#scope}@`);
  }

  /** The file of an address. Rejects with `DifferentFile` if it is damaged and cannot be fetched again. */
  async file(address: string): Promise<Response> {
    const [, version = '', path = ''] = /^([^/]*)\/([^?#]*)/.exec(address.slice(this.#scope.length + 1)) ?? [];
    if (version === this.#release.version) return this.#ownFile(path);
    const cache = await this.#caches.open(this.#nameOf(version));
    const sound = await unseal(await cache.match(this.#addressOf(path, version)), path);
    if (!sound) throw new DifferentFile(path);
    return sound;
  }

  /** Removes every earlier version, but no newer version, which may be being stored. */
  async dropOlder(): Promise<void> {
    // The names are in the order in which the caches were made.
    const names = (await this.#caches.keys()).filter((name) => name.startsWith(`${this.#scope}@`));
    const older = names.slice(0, Math.max(0, names.indexOf(this.#nameOf(this.#release.version))));
    await Promise.all(older.map((name) => this.#caches.delete(name)));
  }

  /** A file of this version from storage; a missing or damaged file is fetched and stored again. */
  async #ownFile(path: string): Promise<Response> {
    const cache = await this.#caches.open(this.#nameOf(this.#release.version));
    const stored = await unseal(await cache.match(this.#addressOf(path)), path, this.#release.files[path]);
    if (stored) return stored;
    const fetched = await this.#fetched(path);
    // If the disk is full, the file is used without being stored.
    await cache.put(this.#addressOf(path), fetched.clone()).catch(() => undefined);
    return fetched;
  }

  async #keepFile(cache: Cache, path: string, others: readonly [Cache, string][]): Promise<void> {
    const hash = this.#release.files[path];
    const address = this.#addressOf(path);
    if (await unseal(await cache.match(address), path, hash)) return;
    for (const [other, version] of others) {
      const known = await other.match(this.#addressOf(path, version));
      const same = known?.headers.get(SEAL) === hash ? await unseal(known, path, hash) : null;
      if (same) return cache.put(address, same);
    }
    await cache.put(address, await this.#fetched(path));
  }

  /** A file of this version as the site has it. */
  async #fetched(path: string): Promise<Response> {
    const hash = this.#release.files[path];
    const response =
      hash === undefined ? undefined : await this.#fetch(path === PAGE ? this.#scope + path : this.#addressOf(path));
    if (!response?.ok) throw new DifferentFile(path);
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== hash) throw new DifferentFile(path);
    return seal(bytes, path, hash, response.headers);
  }

  #addressOf(path: string, version = this.#release.version): string {
    return `${this.#scope}@${version}/${path}`;
  }

  /** The name of the cache of a version. It contains the address of the site, because another copy may be on the same host. */
  #nameOf(version: string): string {
    return `${this.#scope}@${version}`;
  }

  async #otherNames(): Promise<string[]> {
    const own = this.#nameOf(this.#release.version);
    return (await this.#caches.keys()).filter((name) => name.startsWith(`${this.#scope}@`) && name !== own);
  }

  async #others(): Promise<[Cache, string][]> {
    const names = await this.#otherNames();
    return Promise.all(
      names.map(async (name) => [await this.#caches.open(name), name.slice(this.#scope.length + 1)] as [Cache, string]),
    );
  }
}

/**
 * The content types of the page's files. The type that a server sends is ignored, because a wrong one would stay
 * stored.
 */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

/** Adds the seal to a file. `sent`: the received headers, which stay except for the encoding, length and type of the content. */
function seal(bytes: ArrayBuffer, path: string, hash: string, sent: Headers): Response {
  const headers = new Headers(sent);
  // The bytes are no longer compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('content-type', TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  headers.set(SEAL, hash);
  return new Response(bytes, { headers });
}

/** The file in a response, if its bytes have this hash, by default the hash in its seal; null otherwise. */
async function unseal(
  response: Response | undefined,
  path: string,
  hash = response?.headers.get(SEAL),
): Promise<Response | null> {
  if (!response || !hash) return null;
  const bytes = await response.arrayBuffer();
  return (await hashOf(bytes)) === hash ? seal(bytes, path, hash, response.headers) : null;
}

/** The SHA-256 of a file, in hexadecimal digits. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
