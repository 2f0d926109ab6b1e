// The licences of everything that is distributed: complete, with texts, and of permitted kinds.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { document, isAllowed, packagesOf } from '../../www/licences.mjs';

const text = (path: string): string => readFileSync(path, 'utf8');

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(text('package-lock.json'));
const page = text('dist/THIRD-PARTY.md');
const sections = (markdown: string) =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, name = '', version = ''] = /^(.+) (\S+)\n/.exec(section) ?? [];
      return { name, version, section };
    });

/** Dependencies of bundled packages that are not bundled themselves. */
const UNUSED = ['@codemirror/autocomplete', '@codemirror/streamparser', 'crelt'];

describe('THIRD-PARTY.md of the page', () => {
  test('lists every dependency and all of its own dependencies, in the locked version', () => {
    const closure = new Set(Object.keys(lock.packages['']?.dependencies ?? {}));
    for (const name of closure)
      for (const other of Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}))
        if (!other.startsWith('@types/')) closure.add(other);
    const listed = sections(page).filter(({ name }) => `node_modules/${name}` in lock.packages);
    assert.deepEqual(
      listed.map(({ name }) => name).toSorted(),
      [...closure].filter((name) => !UNUSED.includes(name)).toSorted(),
    );
    for (const { name, version } of listed) assert.equal(version, lock.packages[`node_modules/${name}`]?.version, name);
  });

  test('lists the crates of the engine, as the package for npm does', () => {
    const crates = sections(text('dist/engine/THIRD-PARTY.md')).map(({ name }) => name);
    assert.ok(crates.length > 10);
    const listed = sections(page).map(({ name }) => name);
    for (const name of crates) assert.ok(listed.includes(name), name);
  });

  for (const [name, phrase] of [
    ['jsqr', 'Apache License'],
    ['mediabunny', 'Mozilla Public License Version 2.0'],
    ['mediabunny', 'source: https://www.npmjs.com/package/mediabunny/v/'],
    ['lit-html', 'Redistributions in binary form'],
    ['@micropython/micropython-webassembly-pyscript', 'Damien P. George'],
    ['qrcode-generator', 'Kazuhiko Arase'],
    ['@codemirror/view', 'Marijn Haverbeke'],
    ['uplot', 'Leon Sorokin'],
    ['gifenc', 'Matt DesLauriers'],
  ] as const)
    test(`${name} has “${phrase}”`, () => {
      const { section = '' } = sections(page).find((one) => one.name === name) ?? {};
      assert.ok(section.includes(phrase));
    });

  test('every part has its licence, its source and a copyright', () => {
    for (const { name, section } of sections(page)) {
      assert.match(section, /^.+ \S+\n\n.+, source: https:\/\//, name);
      assert.match(section, /copyright|this is free and unencumbered|mozilla public license/i, name);
    }
  });

  test('the page in one file contains all licences of the parts, and the licence of the project', () => {
    const single = text('dist/queens.html');
    for (const { name, version } of sections(page)) assert.ok(single.includes(`\n## ${name} ${version}\n`), name);
    for (const path of ['dist/LICENSE', 'dist/engine/LICENSE']) assert.equal(text(path), text('LICENSE'));
    assert.ok(single.includes(text('LICENSE').trim()));
  });
});

test('terms that several parts share are printed once, with the names of all authors', () => {
  const part = (name: string, names: string) => {
    const terms = 'Permission is hereby granted\nto everybody.';
    return {
      name,
      version: '1.0.0',
      license: 'MIT',
      source: 'https://example.org',
      text: `MIT License\n\n${names}\n\n${terms}`,
    };
  };
  const written = document('a test', [part('one', 'Copyright (c) 2020 Ann'), part('two', 'Copyright 2021 Bob')]);
  assert.equal(written.split('Permission is hereby granted').length, 2);
  assert.match(written, /Copyright 2021 Bob\n\nThe terms are those of one above\./);
});

test('a module belongs to the innermost package of its path', () => {
  const paths = [
    '/a/node_modules/b/node_modules/@c/d/e.js',
    'node_modules/f/g.js',
    '/a/src/h.ts',
    'C:\\a\\node_modules\\i\\j.js',
  ];
  assert.deepEqual(packagesOf(paths), ['@c/d', 'f', 'i']);
});

describe('licences', () => {
  for (const [expression, allowed] of [
    ['MIT', true],
    ['MIT OR Apache-2.0', true],
    ['MIT/Apache-2.0', true],
    ['(MIT OR Apache-2.0) AND Unicode-3.0', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-2.0', false],
    ['GPL-2.0 OR MIT', true],
    ['', false],
  ] as const)
    test(`“${expression}” is ${allowed ? 'allowed' : 'refused'}`, () => assert.equal(isAllowed(expression), allowed));

  test('every crate of the workspace has an allowed licence', () => {
    const metadata = execFileSync('cargo', ['metadata', '--locked', '--format-version', '1'], { maxBuffer: 1 << 27 });
    const { packages }: { packages: { name: string; license: string | null }[] } = JSON.parse(String(metadata));
    assert.ok(packages.length > 100);
    assert.deepEqual(
      packages.filter(({ license }) => !isAllowed(license ?? '')).map(({ name, license }) => [name, license]),
      [],
    );
  });

  test('every npm package, also for the build only, has an allowed licence', () => {
    const others = Object.entries(lock.packages).filter(
      ([path, { license }]) => path !== '' && !isAllowed(license ?? ''),
    );
    assert.deepEqual(
      others.map(([path, { license }]) => [path, license]),
      [],
    );
  });
});
