// Serves a folder on loopback with the headers that the page is meant to be served with.
//
//   node www/serve.mjs [--root dist] [--port 8080] [--base /any/path/] [--bare]
//
// Without --port it takes 8080 or the next free one. With --base the folder appears under that path only. With --bare it
// sends no headers of ours, as any static host.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

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
  },
});
const root = resolve(values.root ?? 'dist');
const base = values.base;
const FIRST_PORT = 8080;
const PORTS_TO_TRY = 100;

/** The policy stands once, in the page; a host that can send headers sends it as one. */
async function policy() {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  return /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1]?.replaceAll(/\s+/g, ' ');
}

/**
 * The file behind an address, or undefined when there is none below the root.
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
async function find(path) {
  if (!path.startsWith(base)) return undefined;
  const file = resolve(root, `.${sep}${path.slice(base.length)}`);
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) return path.endsWith('/') ? find(`${path}index.html`) : undefined;
  return found?.isFile() ? file : undefined;
}

/** @param {string} address */
function decode(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

const server = createServer(async (request, response) => {
  const file = await find(decode(request.url ?? '/'));
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.setHeader('content-type', TYPES.get(extname(file)) ?? 'application/octet-stream');
  response.setHeader('cache-control', 'no-cache');
  const csp = values.bare ? undefined : await policy();
  if (csp) response.setHeader('content-security-policy', csp);
  createReadStream(file).pipe(response);
});

let port = Number(values.port ?? FIRST_PORT);
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  const next = error.code === 'EADDRINUSE' && values.port === undefined && port < FIRST_PORT + PORTS_TO_TRY;
  if (!next) throw error;
  port += 1;
  server.listen(port, '127.0.0.1');
});
server.on('listening', () => console.log(`Serving ${root} at http://127.0.0.1:${port}${base} (Ctrl+C stops it)`));
server.listen(port, '127.0.0.1');
