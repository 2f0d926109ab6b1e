// The crates, each from its packed file: other programs use the library, and the command is built as a user builds it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { test } from 'node:test';
import { artefact, blocks, Consumer, VERSION } from './artefacts';

const consumer = new Consumer();

/** Unpacks a crate, and returns its folder. */
function unpack(name: string): string {
  const file = artefact(new RegExp(`^${name}-.*\\.crate$`));
  consumer.run('tar', ['xzf', file]);
  return consumer.path(basename(file, '.crate'));
}

// One folder for compiled code, so that the dependencies are compiled once.
const cargo = (words: readonly string[], target = resolve('target/packed')): string =>
  consumer.run('cargo', words, { CARGO_TARGET_DIR: target });

test('the library states its name, its version and its license', () => {
  const manifest = readFileSync(join(unpack('queens-core'), 'Cargo.toml'), 'utf8');
  for (const line of ['name = "queens-core"', `version = "${VERSION}"`, 'license = "MIT"'])
    assert.ok(manifest.includes(`\n${line}\n`), line);
  assert.ok(!manifest.includes('publish = false'), 'it can be published');
});

test('a new project can use the library for the example of its README and for its examples', () => {
  const core = unpack('queens-core');
  // The project is next to the crates, because a workspace would include folders below it.
  consumer.write(
    'project/Cargo.toml',
    `[package]\nname = "consumer"\nversion = "1.0.0"\nedition = "2024"\n\n[dependencies]\nqueens-core = { path = "${core}", features = ["learning", "serde"] }\n\n[workspace]\n`,
  );
  const [first = ''] = blocks('rust', readFileSync(join(core, 'README.md'), 'utf8'));
  consumer.write('project/src/bin/readme.rs', first);
  const examples = readdirSync(join(core, 'examples'));
  for (const file of examples)
    consumer.write(`project/src/bin/${file}`, readFileSync(join(core, 'examples', file), 'utf8'));
  assert.ok(examples.length >= 4);
  for (const bin of ['readme', ...examples.map((file) => basename(file, '.rs'))])
    cargo(['run', '--quiet', '--manifest-path', consumer.path('project/Cargo.toml'), '--bin', bin]);
});

test('the command is built from its packed file, and counts', () => {
  const [core, record, command] = ['queens-core', 'queens-record', 'queens-command'].map(unpack);
  assert.ok(core && record && command);
  cargo([
    'install',
    '--quiet',
    '--debug',
    '--path',
    command,
    '--root',
    consumer.path('root'),
    ...['--config', `patch.crates-io.queens-core.path="${core}"`],
    ...['--config', `patch.crates-io.queens-record.path="${record}"`],
  ]);
  const queens = consumer.path('root/bin/queens');
  assert.equal(consumer.run(queens, ['--version']), `queens ${VERSION}\n`);
  assert.equal(consumer.run(queens, ['count', '10']), '10 queens: 724 solutions, 92 up to rotation and reflection\n');
});
