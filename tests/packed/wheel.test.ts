// The wheel, installed into a fresh Python, runs the examples of its README.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { artefact, blocks, Consumer, VERSION } from './artefacts';

const consumer = new Consumer();
consumer.run('python3', ['-m', 'venv', 'venv']);
const python = consumer.path('venv/bin/python');
consumer.run(python, [
  '-m',
  'pip',
  'install',
  '--quiet',
  '--disable-pip-version-check',
  artefact(/^queens_engine-.*\.whl$/),
]);

test('the wheel states its name, version and license', () => {
  const output = consumer.run(python, ['-m', 'pip', 'show', '--disable-pip-version-check', 'queens-engine']);
  for (const line of ['Name: queens-engine', `Version: ${VERSION}`, 'License: MIT', 'Requires: numpy'])
    assert.ok(output.includes(line), output);
  assert.equal(consumer.run(python, ['-c', 'import queens_engine; print(queens_engine.__version__)']), `${VERSION}\n`);
});

test('one wheel supports every Python from 3.10 on', () => {
  assert.match(artefact(/^queens_engine-.*\.whl$/), /-cp310-abi3-/);
});

test('every example of the Python README runs, and prints the documented output', () => {
  const examples = blocks('python', readFileSync('crate/python/README.md', 'utf8'));
  assert.ok(examples.length >= 5);
  for (const [at, example] of examples.entries()) {
    const promised = example
      .split('\n')
      .flatMap((line) => (line.includes('print(') ? [line.split('  # ')[1] ?? ''] : []));
    const output = consumer.run(python, [consumer.write(`example_${at}.py`, example)]);
    assert.deepEqual(output.trim().split('\n'), promised);
  }
});
