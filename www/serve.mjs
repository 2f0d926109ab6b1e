// Serves a folder on loopback with exactly the headers that docs/deploying.md documents.
//
//   node www/serve.mjs [--root dist] [--port 8080] [--base /any/path/] [--bare] [--brotli]
//
// Without --port, it uses port 8080 or the next free port. With --base, the folder appears under that path only. With --bare, it
// sends only the headers of a plain static host. With --brotli, it compresses its answers, as most hosts do.
import { open, readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.ts', 'text/plain; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
]);

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    port: { type: 'string' },
    base: { type: 'string', default: '/' },
    bare: { type: 'boolean', default: false },
    brotli: { type: 'boolean', default: false },
  },
});
const root = await realpath(values.root ?? 'dist').catch((error) => {
  console.error(`There is no folder to serve: ${error.message}`);
  process.exit(1);
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const FIRST_PORT = 8080;
const PORTS_TO_TRY = 100;

const PAGE = 'index.html';

/** The policy is written once, in the page; a header repeats it. */
async function policy() {
  const page = await readFile(resolve(root, PAGE), 'utf8').catch(() => '');
  return /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1]?.replaceAll(/\s+/g, ' ');
}

/**
 * The documented headers of a file. Every other document (queens.html, the frame of a Python program, the documentation) has a
 * policy of its own, and would be broken by the policy of the page.
 * @param {string} name the path of the file below the root
 */
async function headersOf(name) {
  const page = name === PAGE ? await policy() : undefined;
  return {
    'x-content-type-options': 'nosniff',
    // A folder that begins with @ is one version of the page: its files never change.
    'cache-control': name.startsWith('@') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(page && { 'content-security-policy': page }),
  };
}

/** Images are already compressed. */
const COMPRESSED = /^image\/png/;
const compress = promisify(brotliCompress);
/** Compressed files by path and time: compressing takes longer than sending. @type {Map<string, Buffer>} */
const compressed = new Map();

/**
 * The content of a file as brotli.
 * @param {import('node:fs/promises').FileHandle} handle
 * @param {string} key
 */
async function brotli(handle, key) {
  const body = compressed.get(key) ?? (await compress(await handle.readFile()));
  compressed.set(key, body);
  return body;
}

/**
 * Returns the path of an address, or null if it cannot be decoded.
 * @param {string} address
 */
function decode(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/**
 * Opens the file behind a path. Returns undefined if the root contains no such readable file, symbolic links resolved.
 * @param {string} path
 */
async function find(path) {
  if (!path.startsWith(base)) return undefined;
  const name = (path.endsWith('/') ? `${path}index.html` : path).slice(base.length);
  const file = await realpath(resolve(root, `.${sep}${name}`)).catch(() => '');
  if (!file.startsWith(root + sep)) return undefined;
  const handle = await open(file).catch(() => undefined);
  const stat = await handle?.stat();
  if (handle && stat?.isFile())
    return { handle, name, type: TYPES.get(extname(file)), bytes: stat.size, key: `${file} ${stat.mtimeMs}` };
  await handle?.close();
  return undefined;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const refuse = (/** @type {number} */ status, /** @type {string} */ why, headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${why}\n`);
  if (!values.bare) response.setHeader('x-content-type-options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD are answered', { allow: 'GET, HEAD' });
  }
  const path = decode(request.url ?? '/');
  if (path === null) return refuse(404, 'Not found');
  if (`${path}/` === base) return refuse(308, `It is at ${base}`, { location: encodeURI(base) });
  const found = await find(path);
  if (!found) return refuse(404, 'Not found');
  response.setHeader('content-type', found.type ?? 'application/octet-stream');
  response.setHeader('content-length', found.bytes);
  const headers = values.bare ? { 'cache-control': 'no-cache' } : await headersOf(found.name);
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  if (
    values.brotli &&
    !COMPRESSED.test(found.type ?? '') &&
    /\bbr\b/.test(String(request.headers['accept-encoding']))
  ) {
    const body = await brotli(found.handle, found.key).finally(() => found.handle.close());
    response.setHeader('content-encoding', 'br').setHeader('content-length', body.length);
    return response.end(request.method === 'HEAD' ? undefined : body);
  }
  // This also closes the file, even if the client has disconnected.
  return pipeline(request.method === 'HEAD' ? [] : found.handle.createReadStream(), response).finally(() =>
    found.handle.close(),
  );
}

const server = createServer((request, response) => {
  // An error while answering ends only its own connection.
  answer(request, response).catch(() => response.destroy());
});

let port = Number(values.port ?? FIRST_PORT);
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const next = error.code === 'EADDRINUSE' && values.port === undefined && port < FIRST_PORT + PORTS_TO_TRY;
  if (!next) throw error;
  port += 1;
  server.listen(port, '127.0.0.1');
});
server.on('listening', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`Serving ${root} at http://127.0.0.1:${port}${base} (Ctrl+C stops it)`);
});
server.listen(port, '127.0.0.1');
