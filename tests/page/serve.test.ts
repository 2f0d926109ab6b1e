// The server of `build.sh serve`: the files that it serves and refuses, and that no request ends it.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const BASE = '/some/where/';
const MEGABYTES = 20;

/** A folder that anybody may read, with the server next to it. */
const home = mkdtempSync(join(tmpdir(), 'queens-serve-'));
const root = join(home, 'site');
after(() => rmSync(home, { recursive: true }));
chmodSync(home, 0o755);
mkdirSync(join(root, 'part'), { recursive: true });
copyFileSync('www/serve.mjs', join(home, 'serve.mjs'));
writeFileSync(join(root, 'index.html'), '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />');
writeFileSync(join(root, 'part', 'a.js'), 'export {};');
writeFileSync(join(root, 'large.wasm'), Buffer.alloc(MEGABYTES << 20));
writeFileSync(join(root, 'closed.txt'), 'nobody reads this');
chmodSync(join(root, 'closed.txt'), 0);
writeFileSync(join(home, 'outside.txt'), 'not part of the site');
symlinkSync('../outside.txt', join(root, 'outwards.txt'));
symlinkSync('part/a.js', join(root, 'inwards.js'));
symlinkSync('..', join(root, 'up'));
symlinkSync('round.txt', join(root, 'round.txt'));

interface Site {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Starts the server at its own port, as a user who cannot read every file. */
async function startServer(...flags: string[]): Promise<Site> {
  const otherUser = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const args = [join(home, 'serve.mjs'), '--root', root, '--base', BASE, '--port', '0', ...flags];
  const child = spawn(process.execPath, args, { ...otherUser, cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1]) };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path unchanged, because a client would normalize it first. */
function send({ port }: Site, path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, agent: false }, async (response) => {
      let body = '';
      for await (const piece of response) body += piece;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

/** Begins to fetch the large file, and disconnects. */
function disconnect({ port }: Site): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get({ port, path: `${BASE}large.wasm`, agent: false }, (response) => {
      response.once('data', () => {
        sent.destroy();
        resolve();
      });
    });
    sent.once('error', reject);
  });
}

describe('the server', () => {
  let site: Site;
  before(async () => {
    site = await startServer();
  });
  after(() => site.process.kill());
  const at = (name: string, method?: string): Promise<Answer> => send(site, BASE + name, method);

  test('sends the type of every file, forbids browsers to guess the type, and sends the policy only with the page', async () => {
    const page = await at('');
    assert.equal(page.status, 200);
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(page.headers['content-security-policy'], "default-src 'none'");
    const script = await at('part/a.js');
    assert.deepEqual([script.body, script.headers['content-type']], ['export {};', 'text/javascript; charset=utf-8']);
    assert.equal(script.headers['content-security-policy'], undefined);
    assert.equal((await at('inwards.js')).body, 'export {};');
    for (const name of ['', 'part/a.js', 'nothing']) {
      assert.equal((await at(name)).headers['x-content-type-options'], 'nosniff', name);
    }
  });

  test('answers HEAD without a body, and no other method', async () => {
    const head = await at('large.wasm', 'HEAD');
    assert.deepEqual([head.status, head.body, head.headers['content-length']], [200, '', String(MEGABYTES << 20)]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await at('', method);
      assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'], method);
    }
  });

  test('redirects a folder without its last slash', async () => {
    const { status, headers } = await send(site, BASE.slice(0, -1));
    assert.deepEqual([status, headers.location], [308, BASE]);
  });

  const NOT_THERE = [
    ...['nothing', 'part', 'part/', 'closed.txt', 'round.txt', 'outwards.txt', 'up/outside.txt', 'up/site/index.html/'],
    ...['../outside.txt', '..%2foutside.txt', '%2e%2e/outside.txt', '%2e%2e%2foutside.txt', '%00', '%', 'a%00.js'],
    ...['index.html/', `${'x'.repeat(5_000)}`, '..%5c..%5coutside.txt'],
  ];
  test('serves nothing that is missing, unreadable or outside of the folder, also not through links', async () => {
    for (const name of NOT_THERE) assert.equal((await at(name)).status, 404, name);
    for (const path of ['/', '/some/', '/some/wherever', '/outside.txt', '*', '//']) {
      assert.equal((await send(site, path)).status, 404, path);
    }
    assert.equal((await at('part/a.js')).status, 200, 'it still runs');
  });

  const descriptors = (): number => readdirSync(`/proc/${site.process.pid}/fd`).length;
  test('closes a file if the client disconnects', { skip: process.platform !== 'linux' }, async () => {
    await disconnect(site);
    const before = descriptors();
    for (let round = 0; round < 30; round++) await disconnect(site);
    for (let round = 0; round < 30; round++) await at('large.wasm', 'HEAD');
    const waitUntilClosed = async (tries: number): Promise<number> => {
      if (descriptors() <= before || tries === 0) return descriptors();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return waitUntilClosed(tries - 1);
    };
    const open = await waitUntilClosed(100);
    assert.ok(open <= before + 1, `${open} descriptors, ${before} before`);
    assert.equal((await at('part/a.js')).status, 200);
  });
});

test('a bare server sends neither the policy nor a ban on guessing types', async () => {
  const site = await startServer('--bare');
  try {
    const { headers } = await send(site, BASE);
    assert.deepEqual([headers['content-security-policy'], headers['x-content-type-options']], [undefined, undefined]);
  } finally {
    site.process.kill();
  }
});
