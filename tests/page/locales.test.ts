// The catalogues of texts: every language has the same keys and placeholders, and every error of the engine has a text.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

type Node = string | { readonly [key: string]: Node };

const FOLDER = 'www/locales';
const languages = readdirSync(FOLDER);
const part = (language: string, name: string): Node => JSON.parse(readFileSync(join(FOLDER, language, name), 'utf8'));
const parts = (language: string): string[] => readdirSync(join(FOLDER, language));

/** Every text by its key. The forms of a plural are one text, told by `other`. */
function texts(node: Node, path = ''): [key: string, forms: Readonly<Record<string, string>>][] {
  if (typeof node === 'string') return [[path, { other: node }]];
  if (typeof node.other === 'string') return [[path, node as Record<string, string>]];
  return Object.entries(node).flatMap(([name, child]) => texts(child, path ? `${path}.${name}` : name));
}

/** The texts of a language, from all of its files. */
const read = (language: string): [key: string, forms: Readonly<Record<string, string>>][] =>
  parts(language).flatMap((name) => texts(part(language, name)));

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const english = new Map(read('en'));

/** The codes that the errors of a folder of Rust sources carry. */
function codes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codes(path);
    const bodies = readFileSync(path, 'utf8').match(/fn code\(&self\) -> &'static str \{[\s\S]*?\n {4}\}/g) ?? [];
    return bodies.flatMap((body) => [...body.matchAll(/"([a-z][a-z-]*)"/g)].map(([, code = '']) => code));
  });
}

describe('catalogues of texts', () => {
  test('English is among them', () => assert.ok(languages.includes('en')));

  for (const language of languages) {
    const own = new Map(read(language));

    test(`${language} has every text in one file`, () => {
      const keys = read(language).map(([key]) => key);
      assert.deepEqual([...new Set(keys)], keys);
      assert.deepEqual(parts(language), parts('en'));
    });

    // What the rooms bring takes the place of the section of that name, save for the errors, which are put together.
    test(`${language} has every section but the errors in one file`, () => {
      const sections = parts(language).flatMap((name) => Object.keys(part(language, name)));
      const twice = sections.filter((name, index) => sections.indexOf(name) !== index);
      assert.deepEqual(twice, ['error']);
    });

    test(`${language} has the keys of English and no other`, () => {
      assert.deepEqual([...own.keys()].sort(), [...english.keys()].sort());
    });

    test(`${language} has the placeholders of English in every text`, () => {
      for (const [key, forms] of own) {
        const expected = holes(english.get(key)?.other ?? '');
        for (const [form, text] of Object.entries(forms)) {
          const found = holes(text);
          // A form for one thing may leave the number out.
          const missing = expected.filter((hole) => !found.includes(hole) && !(form !== 'other' && hole === '{count}'));
          assert.deepEqual([missing, found.filter((hole) => !expected.includes(hole))], [[], []], `${key} (${form})`);
        }
      }
    });

    test(`${language} has the plural forms of its language`, () => {
      const expected = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
      for (const [key, forms] of own) {
        if (Object.keys(forms).length > 1) assert.deepEqual(Object.keys(forms).sort(), expected, key);
      }
    });

    test(`${language} closes every emphasis that it opens`, () => {
      for (const [key, forms] of own) {
        for (const text of Object.values(forms))
          assert.equal((text.match(/\*/g) ?? []).length % 2, 0, `${key}: ${text}`);
      }
    });
  }

  test('every error of the engine has a text', () => {
    const raised = codes('crate');
    assert.ok(raised.includes('text-bad-column'), 'the codes were found');
    assert.deepEqual(
      raised.filter((code) => !english.has(`error.${code}`)),
      [],
    );
  });
});
