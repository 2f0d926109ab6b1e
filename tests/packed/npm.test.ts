// The package for npm, installed from its packed file: in Node, strict TypeScript without a browser, esbuild, and Vite with a module
// worker in a browser.
import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { artefact, blocks, Consumer, sha256, VERSION } from './artefacts';

const consumer = new Consumer();
consumer.write('package.json', '{ "name": "consumer", "private": true, "type": "module" }');
consumer.run('npm', ['install', '--offline', '--no-audit', '--no-fund', artefact(/^queens-engine-.*\.tgz$/)]);
const installed = consumer.path('node_modules/queens-engine');
const text = (name: string): string => readFileSync(join(installed, name), 'utf8');
const readme = text('README.md');

describe('the packed file', () => {
  test('states its name, its version and its license, and depends on nothing', () => {
    const { name, version, license, dependencies } = JSON.parse(text('package.json'));
    assert.deepEqual([name, version, license, dependencies], ['queens-engine', VERSION, 'MIT', undefined]);
  });

  test('states the source and the checksums of its wasm', () => {
    const { source, built, files } = JSON.parse(text('provenance.json'));
    assert.equal(source.version, VERSION);
    assert.match(source.commit, /^[0-9a-f]{40}$/);
    assert.match(built.rustc, /^rustc 1\./);
    for (const name of ['queens.js', 'queens.wasm', 'queens-simd.wasm'])
      assert.deepEqual(files[name], {
        bytes: statSync(join(installed, name)).size,
        sha256: sha256(join(installed, name)),
      });
  });

  test('names every part that is compiled into it, each with its license', () => {
    const parts = text('THIRD-PARTY.md').split(/^## /m).slice(1);
    assert.ok(parts.length >= 10, `${parts.length}`);
    for (const part of parts) {
      assert.match(part, /^[\w -]+ \d+\.\d+\.\d+\n\n.*(MIT|Apache-2\.0|Zlib)/, part.slice(0, 60));
      assert.match(part, /copyright|permission is hereby granted/i, part.slice(0, 60));
    }
  });
});

const examples = blocks('js', readme);

test('every example of the README of the npm package runs in Node, and prints the documented output', () => {
  for (const [at, example] of examples.entries()) {
    const promised = example
      .split('\n')
      .flatMap((line) => (line.includes('console.log') ? [line.split('// ')[1] ?? VERSION] : []));
    const output = consumer.run(process.execPath, [consumer.write(`example-${at}.mjs`, example)]);
    assert.deepEqual(output.trim().split('\n'), promised);
  }
});

test('every example of the npm package compiles under strict TypeScript, NodeNext, without the types of a browser', () => {
  const files = examples.map((example, at) => consumer.write(`strict-${at}.mts`, example));
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023'],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
  };
  consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  consumer.run(process.execPath, [resolve('node_modules/typescript/bin/tsc')]);
});

test('esbuild bundles the npm package for Node', async () => {
  const entry = consumer.write(
    'count.mjs',
    "import init, { countSolutions } from 'queens-engine';\nawait init();\nconsole.log(countSolutions(10).total);\n",
  );
  const outfile = consumer.path('bundle/count.mjs');
  await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'warning' });
  consumer.run('cp', [join(installed, 'queens-simd.wasm'), consumer.path('bundle/')]);
  assert.equal(consumer.run(process.execPath, [outfile]), '724n\n');
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A page that asks a module worker, and a board that completes itself. */
const PAGE = `<!doctype html><title>asking</title>
<queens-board queens="0 0 4 0 8 0 0 0"></queens-board>
<script type="module" src="/main.js"></script>`;
const MAIN = `
import { QueensBoard } from 'queens-engine/element.js';
QueensBoard.load = () => import('queens-engine/page');
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = async ({ data }) => {
  const verdict = await document.querySelector('queens-board').complete();
  document.title = data + ' ' + verdict;
};
worker.postMessage(10);
`;
const WORKER = `
import init, { countSolutions } from 'queens-engine';
onmessage = async ({ data }) => {
  await init();
  postMessage(String(countSolutions(data).total));
};
`;

test('Vite builds a page with a module worker and a board, which answer in a browser', async () => {
  consumer.run('npm', ['install', '--no-audit', '--no-fund', 'vite@8.3.8']);
  consumer.write('index.html', PAGE);
  consumer.write('main.js', MAIN);
  consumer.write('worker.js', WORKER);
  consumer.run('npx', ['vite', 'build', '--logLevel', 'warn']);
  const root = consumer.path('dist');
  const server = createServer(({ url = '/' }, response) => {
    const path = join(root, url === '/' ? 'index.html' : url);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    return createReadStream(path).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => document.title !== 'asking', null, { timeout: 30_000 });
    assert.deepEqual([await page.title(), problems], ['724 completed', []]);
  } finally {
    await browser.close();
    server.close();
  }
});
