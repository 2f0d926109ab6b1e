// The files of .github: they parse, and everything that a workflow runs is a command of build.sh that also runs locally.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes': number; readonly steps: readonly Step[] }>>;
}

const read = <T>(path: string): T => parse(readFileSync(path, 'utf8'), { strict: true, uniqueKeys: true }) as T;
const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => ({ file, workflow: read<Workflow>(join(FOLDER, file)) }));
const [, cases = ''] = /\ncase "\$command" in\n([\s\S]*?)\nesac/.exec(readFileSync('build.sh', 'utf8')) ?? [];
const COMMANDS = [...cases.matchAll(/^ {2}(\w+)\)/gm)].map(([, name]) => `./build.sh ${name}`);

test('there are workflows for the gate, the nightly soak, Pages and the release', () => {
  const runs = (name: string) =>
    Object.values(workflows.find(({ file }) => file === name)?.workflow.jobs ?? {})
      .flatMap(({ steps }) => steps)
      .flatMap(({ run }) => run ?? []);
  assert.deepEqual(runs('gate.yml'), ['./build.sh test']);
  assert.deepEqual(runs('nightly.yml'), ['./build.sh soak']);
  assert.deepEqual(runs('pages.yml'), ['./build.sh dist']);
  assert.deepEqual(runs('release.yml'), ['./build.sh release', './build.sh publish']);
});

for (const { file, workflow } of workflows)
  describe(file, () => {
    test('has a name, triggers, explicit permissions, and a time limit for each job', () => {
      assert.ok(workflow.name && workflow.on);
      assert.equal(typeof workflow.permissions.contents, 'string');
      for (const job of Object.values(workflow.jobs)) assert.ok(job['timeout-minutes'] > 0);
    });

    test('runs only commands of build.sh, and uses only actions of GitHub', () => {
      for (const { steps } of Object.values(workflow.jobs))
        for (const { run, uses, with: options } of steps) {
          if (run !== undefined) assert.ok(COMMANDS.includes(run), run);
          else assert.match(uses ?? '', /^actions\/[\w-]+@v\d+$/);
          const versionFile = options?.['node-version-file'];
          if (versionFile) assert.ok(existsSync(versionFile), versionFile);
        }
    });
  });

test('dependency updates cover every folder with a manifest', () => {
  const { updates } = read<{ updates: { 'package-ecosystem': string; directory: string }[] }>('.github/dependabot.yml');
  const manifests: Readonly<Record<string, readonly string[]>> = {
    cargo: ['Cargo.toml'],
    npm: ['package.json'],
    pip: ['requirements.txt', 'pyproject.toml'],
    docker: ['Dockerfile'],
    'github-actions': [FOLDER],
  };
  for (const { 'package-ecosystem': kind, directory } of updates)
    assert.ok(
      manifests[kind]?.some((name) => existsSync(join('.', directory, name))),
      `${kind} in ${directory}`,
    );
  assert.deepEqual(
    [...new Set(updates.map((update) => update['package-ecosystem']))].sort(),
    Object.keys(manifests).sort(),
  );
});

test('issue forms have a name, a description, and fields with labels', () => {
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');
  assert.ok(forms.length >= 3);
  for (const name of forms) {
    const form = read<{
      name: string;
      description: string;
      body: { type: string; id: string; attributes: { label: string } }[];
    }>(join('.github/ISSUE_TEMPLATE', name));
    assert.ok(form.name && form.description, name);
    for (const { type, id, attributes } of form.body) {
      assert.match(type, /^(textarea|input|dropdown|checkboxes)$/);
      assert.ok(id && attributes.label, name);
    }
  }
  assert.ok(existsSync('.github/PULL_REQUEST_TEMPLATE.md') && existsSync('SECURITY.md'));
});

describe('./build.sh publish', () => {
  const folder = mkdtempSync(join(tmpdir(), 'queens-publish-'));
  after(() => rmSync(folder, { recursive: true }));
  const version = /^version = "(.+)"$/m.exec(readFileSync('Cargo.toml', 'utf8'))?.[1] ?? '';
  for (const file of ['build.sh', 'tools/prerequisites.sh', 'Cargo.toml', 'CHANGELOG.md'])
    cpSync(file, join(folder, file));
  mkdirSync(join(folder, 'target/artefacts'), { recursive: true });
  for (const file of ['one', 'SHA256SUMS']) writeFileSync(join(folder, 'target/artefacts', file), file);
  mkdirSync(join(folder, 'bin'));
  // A mock of the GitHub command prints its arguments and the notes.
  writeFileSync(
    join(folder, 'bin/gh'),
    '#!/bin/sh\necho "$@"\nwhile [ $# -gt 0 ]; do [ "$1" = --notes-file ] && cat "$2"; shift; done\n',
  );
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const publish = (ref: string) =>
    execFileSync('bash', [join(folder, 'build.sh'), 'publish'], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, GITHUB_REF_NAME: ref },
    });

  test('publishes every artefact and the notes of the version', () => {
    const output = publish(`v${version}`);
    assert.match(
      output,
      new RegExp(
        `^release create v${version.replaceAll('.', '\\.')} .*target/artefacts/SHA256SUMS target/artefacts/one`,
      ),
    );
    assert.match(output, /### Page/);
    assert.doesNotMatch(output, /^## /m);
  });

  test('refuses a tag that is not the version', () => {
    assert.throws(() => publish('v9.9.9'), /the tag v9\.9\.9 is not the version/);
  });
});
