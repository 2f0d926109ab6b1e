// The image of the command: it contains one static binary. If a container engine runs here, the image is built and started; otherwise the
// Dockerfile is only checked as text.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from './artefacts';

const lines = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));

test('every instruction of the Dockerfile is known, and the last stages start from an empty image', () => {
  for (const line of lines) assert.match(line, /^(FROM|RUN|WORKDIR|COPY|ENV|USER|ENTRYPOINT) \S/, line);
  const stages = lines
    .join('\n')
    .split(/^FROM /m)
    .slice(1);
  assert.match(stages[0] ?? '', /^rust:\d+\.\d+-alpine AS build\n/);
  assert.match(stages[1] ?? '', /^scratch AS binary\nCOPY --from=build \/queens\/target\/release\/queens \/queens\n$/);
  assert.match(stages[2] ?? '', /^binary\nUSER \d+:\d+\nENTRYPOINT \["\/queens"\]$/);
  assert.equal(stages.length, 3);
  assert.ok(lines.some((line) => line.includes('cargo build --release --locked --package queens-command')));
});

test('the build context has every member of the workspace', () => {
  const included = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const [, members = ''] = /^members = \[(.+)\]$/m.exec(readFileSync('Cargo.toml', 'utf8')) ?? [];
  for (const [, member = ''] of members.matchAll(/"([^"]+)"/g))
    assert.ok(
      included.some((path) => member === path || member.startsWith(`${path}/`)),
      member,
    );
  for (const path of included) assert.ok(existsSync(path), path);
});

const engine = ['docker', 'podman'].find((name) => {
  try {
    execFileSync(name, ['info'], { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
});

test('the command in the image counts', { skip: engine === undefined && 'no container engine runs here' }, () => {
  const run = (...words: string[]) => execFileSync(engine ?? '', words, { encoding: 'utf8' });
  run('build', '--quiet', '--tag', 'queens-test', '.');
  assert.equal(run('run', '--rm', 'queens-test', '--version'), `queens ${VERSION}\n`);
  assert.match(run('run', '--rm', 'queens-test', 'count', '8'), /^8 queens: 92 solutions/);
});
