// The check for known vulnerabilities in build.sh: it fails on a finding. A registry that does not answer is reported,
// and counts as a failure only on request.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildFunctions } from './build-functions';

const folder = mkdtempSync(join(tmpdir(), 'queens-audit-'));
for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file));
mkdirSync(join(folder, 'target/tools/bin'), { recursive: true });
after(() => rmSync(folder, { recursive: true }));

/** Runs a function of build.sh in the folder. */
function run(name: string, env: Readonly<Record<string, string>>): Promise<{ failed: boolean; output: string }> {
  const options = { cwd: folder, env: { ...process.env, QUEENS_REQUIRE: '', ...env } };
  return new Promise((done) =>
    execFile('bash', ['-c', `${buildFunctions()}\n${name}`], options, (error, out, err) =>
      done({ failed: error !== null, output: out + err }),
    ),
  );
}

const COULD_NOT_LOOK = /^Could not look for known vulnerabilities: /m;

describe('npm packages', () => {
  const finding = (severity: string) => ({
    esbuild: [
      {
        id: 1,
        url: 'https://example.org/advisory',
        title: 'a hole',
        severity,
        vulnerable_versions: '>=0',
        cwe: [],
        cvss: { score: 0, vectorString: null },
      },
    ],
  });
  /** The answer of the registry, with its status. Each test sets its own. */
  let answer: readonly [status: number, body: unknown] = [200, {}];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const isAudit = request.method === 'POST';
    const packageInfo = { name: 'esbuild', 'dist-tags': {}, versions: {} };
    const [status, body] = isAudit ? answer : [200, packageInfo];
    request.resume();
    request.on('end', () =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  let registry = '';
  before(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  after(() => server.close());
  // npm stores answers, so each call has an empty cache.
  const audit = (more: Readonly<Record<string, string>> = {}) =>
    run('audit_packages', {
      npm_config_registry: registry,
      npm_config_fetch_retries: '0',
      npm_config_cache: mkdtempSync(join(folder, 'cache-')),
      ...more,
    });

  test('the check fails on a vulnerability of level high, and names it', async () => {
    answer = [200, finding('high')];
    const { failed, output } = await audit();
    assert.ok(failed, output);
    assert.match(output, /"a hole"/);
    assert.match(output, /build\.sh: npm packages have known vulnerabilities: update them/);
  });

  test('the check passes without a finding, or with a finding below level high', async () => {
    for (const body of [{}, finding('moderate')]) {
      answer = [200, body];
      const { failed, output } = await audit();
      assert.deepEqual([failed, output], [false, 'npm packages: no known vulnerability of level high or above.\n']);
    }
  });

  for (const status of [405, 500])
    test(`a registry that answers ${status} is reported as not answering`, async () => {
      answer = [status, { error: 'vulnerabilities' }];
      const { failed, output } = await audit();
      assert.ok(!failed, output);
      assert.match(output, COULD_NOT_LOOK);
    });

  test('a registry out of reach is reported as not answering, and fails if QUEENS_REQUIRE contains audit', async () => {
    const nowhere = { npm_config_registry: 'http://127.0.0.1:1/' };
    const { failed, output } = await audit(nowhere);
    assert.ok(!failed, output);
    assert.match(output, COULD_NOT_LOOK);
    const required = await audit({ ...nowhere, QUEENS_REQUIRE: 'webkit,audit' });
    assert.ok(required.failed);
    assert.match(required.output, /QUEENS_REQUIRE contains audit, but the npm registry does not answer/);
  });
});

describe('crates', () => {
  const database = join(folder, 'advisory-db');
  const git = (...words: string[]) => execFileSync('git', ['-C', database, ...words], { stdio: 'pipe' });
  before(() => {
    mkdirSync(database);
    git('init', '--quiet');
    git(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.org',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'a database',
    );
  });

  /** Runs the check with a database at this path, and a cargo-deny that prints a line of its report and exits with a status. */
  function audit(path: string, status: number, line: string, more: Readonly<Record<string, string>> = {}) {
    const deny = join(folder, 'target/tools/bin/cargo-deny');
    writeFileSync(deny, `#!/bin/sh\necho '${line}' >&2\nexit ${status}\n`);
    chmodSync(deny, 0o755);
    return run('audit_crates', {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${path}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/rustsec/advisory-db',
      ...more,
    });
  }
  const diagnostic = (code: string) =>
    JSON.stringify({ type: 'diagnostic', fields: { severity: 'error', code, message: 'a hole' } });

  for (const code of ['vulnerability', 'unsound', 'unmaintained', 'yanked'])
    test(`the check fails on a crate that is reported as ${code}, and names it`, async () => {
      const { failed, output } = await audit(database, 1, diagnostic(code));
      assert.ok(failed, output);
      assert.match(output, /a hole.*\nbuild\.sh: crates have known vulnerabilities/);
    });

  test('the check passes without a finding', async () => {
    const { failed, output } = await audit(database, 0, '{"type":"summary","fields":{}}');
    assert.deepEqual([failed, output], [false, 'crates: no known vulnerability.\n']);
  });

  test('a database that is out of reach or unreadable is reported as not answering', async () => {
    const unread = '{"type":"log","fields":{"level":"ERROR","message":"failed to fetch advisory database"}}';
    for (const [path, line] of [
      [join(folder, 'missing'), diagnostic('vulnerability')],
      [database, unread],
    ] as const) {
      const { failed, output } = await audit(path, 1, line);
      assert.ok(!failed, output);
      assert.match(output, COULD_NOT_LOOK);
      const required = await audit(path, 1, line, { QUEENS_REQUIRE: 'audit' });
      assert.ok(required.failed);
      assert.match(required.output, /QUEENS_REQUIRE contains audit/);
    }
  });
});
