// docs/deploying.md has configurations for web servers. With them, each installed server sends the same headers as www/serve.mjs.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { freePort } from '../browser/support/ports';
import { isRequired } from '../soak';

const DOCUMENT = readFileSync('docs/deploying.md', 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(DOCUMENT)?.[1] ?? '';

const [, POLICY = ''] = /Security-Policy"\s+content="([^"]+)"/.exec(readFileSync('www/index.html', 'utf8')) ?? [];

test('every documented configuration sends the policy of index.html, and has headers for immutable and for revalidated files', () => {
  for (const language of ['nginx', 'caddy', 'apache']) {
    const block = blockOf(language);
    const policies = [...block.matchAll(/Content-Security-Policy "([^"]+)"/g)].map(([, policy]) => policy);
    assert.deepEqual(policies, [POLICY], language);
    for (const part of ['X-Content-Type-Options', 'no-cache', 'immutable', '/@', 'application/manifest+json'])
      assert.ok(block.includes(part), `${language}: ${part}`);
  }
});

/** A folder that a server may read without being root. */
const home = mkdtempSync(join(tmpdir(), 'queens-hosting-'));
after(() => rmSync(home, { recursive: true, force: true }));
chmodSync(home, 0o755);
const root = join(home, 'site');

const version = readdirSync('dist').find((name) => name.startsWith('@')) ?? '';
const FILES = [
  ...['', 'index.html', 'queens.html', 'service.js', 'manifest.webmanifest', 'docs/index.html', 'engine/queens.wasm'],
  ...['main.js', 'main.css', 'own/frame.html', 'engine/first.wasm'].map((name) => `${version}/${name}`),
];

interface Server {
  readonly name: string;
  readonly program: string | undefined;
  /** Writes the configuration for a port, and returns the command line. */
  configure(port: number): readonly string[];
}

const firstExisting = (...paths: string[]): string | undefined => paths.find(existsSync);
const write = (name: string, text: string): string => {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
};

const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    program: firstExisting('/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'),
    configure(port) {
      const block = blockOf('nginx').replace('listen 80', `listen 127.0.0.1:${port}`).replace('/srv/queens', root);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${home}/${name};`)
        .join('\n');
      const types = firstExisting('/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types');
      const http = `include ${types};\ndefault_type application/octet-stream;\naccess_log off;\n${temporary}\n${block}`;
      const main = `daemon off;\npid ${home}/nginx.pid;\nerror_log ${home}/nginx.log;\nevents {}\nhttp {\n${http}\n}\n`;
      return ['-c', write('nginx.conf', main), '-e', join(home, 'nginx.log')];
    },
  },
  {
    name: 'caddy',
    program: firstExisting('/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'),
    configure(port) {
      const block = blockOf('caddy')
        .replace('queens.example.org', `http://127.0.0.1:${port}`)
        .replace('/srv/queens', root);
      return ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', `{\n\tadmin off\n}\n${block}`)];
    },
  },
  {
    name: 'apache',
    program: firstExisting('/usr/sbin/apache2', '/usr/sbin/httpd'),
    configure(port) {
      const block = blockOf('apache').replace('*:80', `127.0.0.1:${port}`).replaceAll('/srv/queens', root);
      const modules = '/usr/lib/apache2/modules';
      const load = ['mpm_event', 'authz_core', 'mime', 'headers', 'dir']
        .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
        .join('\n');
      const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '';
      const main = `ServerRoot ${home}\nListen 127.0.0.1:${port}\nPidFile ${home}/apache.pid\nErrorLog ${home}/apache.log\nDefaultRuntimeDir ${home}`;
      const config = `${main}\n${load}\n${user}\nTypesConfig /etc/mime.types\nDirectoryIndex index.html\n${block}`;
      return ['-D', 'FOREGROUND', '-f', write('apache.conf', config)];
    },
  },
];

/** The headers that the document promises. */
const PROMISED = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'] as const;

async function headersOf(port: number): Promise<Record<string, Record<string, string | null>>> {
  const answers: Record<string, Record<string, string | null>> = {};
  for (const file of FILES) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/${file}`);
    assert.equal(status, 200, file);
    const plain = (value: string | null) =>
      value?.replace(/; ?charset=utf-8$/i, '').replace('application/javascript', 'text/javascript') ?? null;
    answers[file] = Object.fromEntries(PROMISED.map((name) => [name, plain(headers.get(name))]));
  }
  return answers;
}

async function waitForServer(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/index.html`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((later) => setTimeout(later, 100));
  }
  assert.fail('the server does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

describe('servers', async () => {
  cpSync('dist', root, { recursive: true });
  mkdirSync(root, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', root]);
  const ownPort = await freePort();
  const serve = spawn(process.execPath, ['www/serve.mjs', '--root', root, '--port', String(ownPort)], {
    stdio: 'ignore',
  });
  after(() => end(serve));
  for (const { name, program, configure } of SERVERS) {
    const skipped = program === undefined && !(name === 'nginx' && isRequired('nginx'));
    test(`${name} sends the headers of serve.mjs`, { skip: skipped && `${name} is not installed` }, async () => {
      assert.ok(program, `QUEENS_REQUIRE contains ${name}, which is not installed`);
      await waitForServer(ownPort);
      const port = await freePort();
      const server = spawn(program, configure(port), { stdio: 'ignore', env: { ...process.env, HOME: home } });
      try {
        await waitForServer(port);
        assert.deepEqual(await headersOf(port), await headersOf(ownPort));
      } finally {
        await end(server);
      }
    });
  }
});
