// The versions of Node and Rust: build.sh requires the versions that manifests and documents name, and every package runs on them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { buildFunctions } from './build-functions';

const text = (path: string): string => readFileSync(path, 'utf8');
const NODE = '^20.19.0 || >=22.12.0';

/** Runs a line with the functions of build.sh. Returns whether it succeeds. */
function succeeds(line: string): boolean {
  try {
    execFileSync('bash', ['-c', `${buildFunctions()}\n${line}`], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

describe('Node', () => {
  for (const [version, fits] of [
    ['v18.20.8', false],
    ['v20.18.3', false],
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v21.7.3', false],
    ['v22.11.0', false],
    ['v22.12.0', true],
    ['v24.0.0', true],
    [`v${text('.nvmrc').trim()}.12.0`, true],
  ] as const)
    test(`build.sh ${fits ? 'accepts' : 'refuses'} ${version}`, () =>
      assert.equal(succeeds(`node_fits ${version}`), fits));

  test('every installed package runs on the oldest version that build.sh accepts', () => {
    const lock: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(text('package-lock.json'));
    assert.equal(lock.packages['']?.engines?.node, NODE);
    const runsOn20 = (range: string) =>
      range.split('||').some((part) => {
        const [, sign, major = '', minor = '0'] = /^\s*(\^|>=|~)?\s*(\d+)(?:\.(\d+))?/.exec(part) ?? [];
        return sign === '>=' ? Number(major) + Number(minor) / 100 <= 20.19 : major === '20' && Number(minor) <= 19;
      });
    const newer = Object.entries(lock.packages).filter(([, { engines }]) => !runsOn20(engines?.node ?? '>=0'));
    assert.deepEqual(newer, []);
  });
});

describe('Rust', () => {
  const [, channel = ''] = /^channel = "(.+)"$/m.exec(text('rust-toolchain.toml')) ?? [];
  const [short = ''] = /^\d+\.\d+/.exec(channel) ?? [];

  test('the manifest and the image have the pinned version', () => {
    assert.match(channel, /^\d+\.\d+\.\d+$/);
    assert.ok(text('Cargo.toml').includes(`\nrust-version = "${short}"\n`));
    assert.ok(text('Dockerfile').includes(`FROM rust:${short}-alpine`));
  });

  for (const [version, fits] of [
    ['1.94.1', false],
    [channel, true],
    ['1.96.0-nightly', true],
    ['2.0.0', true],
  ] as const)
    test(`build.sh ${fits ? 'accepts' : 'refuses'} ${version}`, () =>
      assert.equal(succeeds(`at_least ${version} ${channel}`), fits));
});

test('README and CONTRIBUTING name the required versions of Rust and Node', () => {
  for (const document of ['README.md', 'CONTRIBUTING.md'])
    for (const version of ['Rust 1.95', 'Node.js 20.19', '22.12'])
      assert.ok(text(document).includes(version), `${document}: ${version}`);
});

test('the help of build.sh lists every command', () => {
  const script = text('build.sh');
  const [, cases = ''] = /\ncase "\$command" in\n([\s\S]*?)\nesac/.exec(script) ?? [];
  const commands = [...cases.matchAll(/^ {2}(\w+)\)/gm)].map(([, name = '']) => name);
  assert.ok(commands.length >= 9);
  for (const name of commands) assert.match(script, new RegExp(`^# {3}./build.sh ${name}\\b`, 'm'), name);
});
