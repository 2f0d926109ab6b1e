// The command as one file for any Linux: it needs no library, and its first examples run.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { test } from 'node:test';
import { artefact, Consumer, VERSION } from './artefacts';

const consumer = new Consumer();

test('the static binary runs without libraries', { skip: platform() !== 'linux' }, () => {
  const queens = artefact(/^queens-.*-linux$/);
  assert.equal(consumer.run(queens, ['--version']), `queens ${VERSION}\n`);
  assert.equal(
    consumer.run(queens, ['count', '12']),
    '12 queens: 14200 solutions, 1787 up to rotation and reflection\n',
  );
  if (existsSync('/usr/bin/readelf')) {
    const output = consumer.run('readelf', ['--dynamic', '--program-headers', queens]);
    assert.doesNotMatch(output, /NEEDED|INTERP/, output);
  }
});

test('the licences of the libraries in the static binary are next to it', () => {
  const parts = readFileSync(artefact(/THIRD-PARTY\.md$/), 'utf8')
    .split(/^## /m)
    .slice(1);
  for (const name of ['clap', 'batsat', 'musl'])
    assert.ok(
      parts.some((part) => part.startsWith(`${name} `)),
      name,
    );
  assert.equal(readFileSync(artefact(/-LICENSE$/), 'utf8'), readFileSync('LICENSE', 'utf8'));
});
