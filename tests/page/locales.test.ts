// The texts: every language has the same content as English, with the same values, its own plurals, and a similar
// length.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, Junk } from '@fluent/syntax';
import { forget, type Key, learn, type Pattern, t, type Values } from '../../www/src/texts/catalogue';
import { approximately, digits, fraction, localeOf, short, write } from '../../www/src/texts/intl';
import { list } from '../../www/src/texts/lists';
import { bytes, duration, roughly } from '../../www/src/texts/units';
import { catalogue, languages, read, unparted, valuesOf } from '../../www/texts.mjs';
import { SOAK } from '../soak';

const sources = read();
/** The languages that the page offers. Files of other languages may be incomplete. */
const offered = Object.keys(languages);
const english = textsOf('en');

function textsOf(language: string): Map<string, { readonly value: Pattern; readonly file: string }> {
  const own = sources.filter((source) => source.language === language);
  return new Map(own.flatMap(({ file, messages }) => messages.map(({ id, value }) => [id, { value, file }] as const)));
}

/** Switches to a language, with all of its texts. */
function useLanguage(language: string): void {
  forget();
  learn(Object.fromEntries([...textsOf(language)].map(([id, { value }]) => [id, value])));
  write(language);
}

/** Every text that a pattern can produce, without its values, and the choices that lead to it. */
function* formsOf(pattern: Pattern): Generator<string> {
  if (typeof pattern === 'string') {
    yield pattern;
    return;
  }
  const [first, ...rest] = pattern;
  if (first === undefined) {
    yield '';
    return;
  }
  const heads =
    typeof first === 'string'
      ? [first]
      : first[1]
        ? Object.values(first[1]).flatMap((each) => [...formsOf(each)])
        : [''];
  for (const tail of formsOf(rest)) for (const head of heads) yield head + tail;
}

/** Every selection in a pattern: the name of its value, and the names of its variants. */
function* choicesOf(pattern: Pattern): Generator<readonly [name: string, keys: readonly string[]]> {
  for (const piece of typeof pattern === 'string' ? [] : pattern) {
    if (typeof piece === 'string' || !piece[1]) continue;
    yield [piece[0], Object.keys(piece[1])];
    for (const inner of Object.values(piece[1])) yield* choicesOf(inner);
  }
}

/** The values that a pattern shows, without values that only select a variant. */
function* shownIn(pattern: Pattern): Generator<string> {
  for (const piece of typeof pattern === 'string' ? [] : pattern) {
    if (typeof piece === 'string') continue;
    if (piece[1]) for (const inner of Object.values(piece[1])) yield* shownIn(inner);
    else yield piece[0];
  }
}

/** The crates whose errors reach the page. */
const PAGE_CRATES = ['core', 'page', 'web'].map((crate) => join('crate', crate));

const PLURAL = /^(zero|one|two|few|many|other)$/;
const longest = (pattern: Pattern): number => Math.max(...[...formsOf(pattern)].map((form) => form.length));

/** The codes of the errors in a folder of Rust sources: each follows its kind in a `problems!`, or in `fn code`. */
function errorCodes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return errorCodes(path);
    const source = readFileSync(path, 'utf8');
    const declared = (source.match(/^problems! \{[\s\S]*?^\}/gm) ?? []).flatMap((errors) => [
      ...errors.matchAll(/(?:\w|\}) = "(.*)",?$/gm),
    ]);
    const returned = (source.match(/fn code\(&self\) -> &'static str \{[\s\S]*?\n {4}\}/g) ?? []).flatMap((body) => [
      ...body.matchAll(/"(.*)"/g),
    ]);
    return [...declared, ...returned].map(([, code = '']) => code);
  });
}

/** The plural forms of whole numbers. In Slavic languages only fractions use `other`, and no text counts fractions. */
function pluralsOfWholeNumbers(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
}

test('a Slavic language needs no plural for fractions', () => {
  for (const locale of ['ru', 'pl', 'uk'])
    assert.deepEqual([...pluralsOfWholeNumbers(locale)].sort(), ['few', 'many', 'one']);
  assert.deepEqual([...pluralsOfWholeNumbers('en-GB')].sort(), ['one', 'other']);
});

describe('the files of texts', () => {
  for (const { file } of sources)
    test(`${file} is Fluent, to the last line`, () => {
      const { body } = new FluentParser().parse(readFileSync(file, 'utf8'));
      const junk = body.filter((entry) => entry instanceof Junk);
      assert.deepEqual(
        junk.map((entry) => entry.content),
        [],
      );
    });

  test('contain every text once', () => {
    for (const language of new Set(sources.map(({ language }) => language))) {
      const ids = sources
        .filter((one) => one.language === language)
        .flatMap(({ messages }) => messages.map(({ id }) => id));
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
        language,
      );
    }
  });
});

for (const language of offered)
  describe(`${language}: ${languages[language]}`, () => {
    const own = textsOf(language);

    const where = (texts: typeof own): Set<string> =>
      new Set([...texts].map(([id, { file }]) => `${id} in ${file.replace(/[^/]*$/, '')}`));

    test('has no text that English does not have in the same folder', () => {
      const wanted = where(english);
      assert.deepEqual(
        [...where(own)].filter((id) => !wanted.has(id)),
        [],
      );
    });

    // A missing translation is shown in English, so an author of a text need not know every language. A release has all translations.
    test('has every text of English', (here) => {
      const found = where(own);
      const missing = [...where(english)].filter((id) => !found.has(id));
      if (missing.length > 0) here.diagnostic(`missing in ${language}: ${missing.join(', ')}`);
      if (SOAK) assert.deepEqual(missing, []);
    });

    // In a language without plurals, a text need not have a value that only selects a plural in English.
    test('has only values that the English text has, and all values that it shows', () => {
      for (const [id, { value }] of own) {
        const source = english.get(id)?.value ?? '';
        const [found, wanted] = [valuesOf(value), valuesOf(source)];
        assert.deepEqual(
          {
            unknown: [...found.keys()].filter((name) => !wanted.has(name)),
            leftOut: [...new Set(shownIn(source))].filter((name) => !found.has(name)),
          },
          { unknown: [], leftOut: [] },
          id,
        );
      }
    });

    test('selects by the plurals of its language, and otherwise by the same values as English', () => {
      const plurals = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
      for (const [id, { value }] of own)
        for (const [name, keys] of choicesOf(value)) {
          const named = keys.filter((key) => !/^\d+$/.test(key));
          if (named.every((key) => PLURAL.test(key)))
            assert.deepEqual(
              named.filter((key) => !plurals.includes(key as Intl.LDMLPluralRule)),
              [],
              `${id}: ${name}`,
            );
          else
            assert.deepEqual(
              [...keys].sort(),
              [...(valuesOf(english.get(id)?.value ?? '').get(name) ?? [])].sort(),
              id,
            );
        }
    });

    test('has every plural of its language in each selection with several plurals', () => {
      const wanted = pluralsOfWholeNumbers(localeOf(language));
      for (const [id, { value }] of own)
        for (const [name, keys] of choicesOf(value)) {
          const named = keys.filter((key) => PLURAL.test(key));
          if (named.length > 1 && named.length === keys.length)
            for (const form of wanted) assert.ok(keys.includes(form), `${id}: ${name} has no "${form}"`);
        }
    });

    test('closes every emphasis that it opens', () => {
      for (const [id, { value }] of own)
        for (const form of formsOf(value)) assert.equal((form.match(/\*/g) ?? []).length % 2, 0, `${id}: ${form}`);
    });

    // Texts next to each other have little space: layouts break at twice the English length.
    test('has no text that is much longer than in English', () => {
      const tooLong = [...own].filter(([id, { value }]) => {
        const limit = longest(english.get(id)?.value ?? '');
        return longest(value) > Math.max(12 + limit, 1.6 * limit);
      });
      assert.deepEqual(
        tooLong.map(([id, { value }]) => `${id}: ${[...formsOf(value)].at(-1)}`),
        [],
      );
    });

    test('is formatted by the page as Fluent formats it', () => {
      const locale = localeOf(language);
      const bundle = new FluentBundle(locale, { useIsolating: false });
      for (const source of sources.filter((one) => one.language === language))
        bundle.addResource(new FluentResource(unparted(readFileSync(source.file, 'utf8'), language)));
      forget();
      write(language);
      for (const texts of Object.values(catalogue(language, sources))) learn(texts);
      for (const [id, { value }] of own)
        for (const values of samplesOf(value)) {
          const pattern = bundle.getMessage(id)?.value ?? '';
          assert.equal(t(id as Key, values), bundle.formatPattern(pattern, values).replaceAll('\n', ' '), id);
        }
    });
  });

/** Values that produce every text of a pattern. */
function samplesOf(pattern: Pattern): Record<string, string | number>[] {
  const values = [...valuesOf(pattern)].map(([name, keys]) => {
    const named = [...keys].filter((key) => !PLURAL.test(key) && !/^\d+$/.test(key));
    return [name, named.length > 0 ? named : [0, 1, 2, 3, 5, 11, 21, 22, 101, 1_234_567, 0.5]] as const;
  });
  const most = Math.max(1, ...values.map(([, each]) => each.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(values.map(([name, each], place) => [name, each[(index + place) % each.length] ?? ''])),
  );
}

test('a whole number that Number cannot represent is written in full, with the plural of its last digits', () => {
  forget();
  write('ru');
  learn({
    'count-of': [['count', { one: [['count'], ' one'], few: [['count'], ' few'], many: [['count'], ' many'] }, 'many']],
  });
  const format = (count: bigint, values: Values = { count }): string => t('count.of' as Key, values);
  assert.match(format(234_907_967_154_122_528n), /^234\s907\s967\s154\s122\s528 many$/);
  assert.match(format(9_007_199_254_740_993n), /993 few$/);
  assert.match(format(9_007_199_254_741_001n), /001 one$/);
  assert.equal(format(1n), '1 one');
  write('en');
});

test('a room uses only texts that are fetched with it', () => {
  const parts = new Map(sources.flatMap(({ part, messages }) => messages.map(({ id }) => [id, part] as const)));
  const files = readdirSync('www/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!texts\/).*\.ts$/.test(file),
  );
  for (const file of files) {
    const room = /^(?:rooms\/board|rooms|shell)\/([^/]+)\//.exec(file)?.[1];
    for (const [, key = ''] of readFileSync(join('www/src', file), 'utf8').matchAll(/'([a-z]+(?:\.\w+)+)'/g)) {
      const part = parts.get(key.replaceAll('.', '-'));
      if (part)
        assert.ok(
          (room === 'board' ? ['page', 'answers'] : ['page', 'answers', 'rooms', 'story', room]).includes(part),
          `${file} uses ${key} of ${part}`,
        );
    }
  }
});

test('every text is used somewhere', () => {
  const script = readdirSync('www/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!engine\/|texts\/keys).*\.ts$/.test(file))
    .map((file) => readFileSync(join('www/src', file), 'utf8'))
    .join('\n');
  const written = new Set([...script.matchAll(/['"`]([a-z][\w.-]*)['"`]/gi)].map(([, text = '']) => text));
  /** Keys that contain a name: `search.${name}`. */
  const made = [...script.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^`}]*\})*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  );
  const raised = new Set(PAGE_CRATES.flatMap(errorCodes));
  const isUsed = (key: string): boolean => {
    const code = /^error\.(.*)$/.exec(key)?.[1]?.replaceAll('.', '-') ?? '';
    return written.has(key) || written.has(code) || raised.has(code) || made.some((one) => one.test(key));
  };
  assert.deepEqual(
    [...english.keys()].map((id) => id.replaceAll('-', '.')).filter((key) => !isUsed(key)),
    [],
  );
});

test('every error of the engine has a text', () => {
  const raised = PAGE_CRATES.flatMap(errorCodes);
  assert.ok(raised.includes('text-bad-column'), 'the codes were found');
  assert.deepEqual(
    raised.filter((code) => !english.has(`error-${code}`)),
    [],
  );
});

describe('the words of each language', () => {
  const lessons = readdirSync('www/lessons', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const language of Object.keys(languages)) {
    test(`${language}: no text and no lesson contains a word of www/locales/avoid.${language}.txt`, () => {
      const rules = wordRules(language);
      const checked: { place: string; text: string }[] = [...textsOf(language)].flatMap(([id, { value }]) =>
        [...formsOf(value)].map((text) => ({ place: id, text })),
      );
      for (const { name } of lessons) {
        for (const file of [`${language}.md`, `notes/${language}.md`]) {
          const words = readFileSync(`www/lessons/${name}/${file}`, 'utf8');
          checked.push({ place: `${name}/${file}`, text: words.replaceAll(/`[^`]*`/g, '') });
        }
      }
      const found = rules.flatMap(({ word, better, pattern, places }) =>
        [
          ...new Set(
            checked.filter(({ text, place }) => pattern.test(text) && !places.includes(place)).map((one) => one.place),
          ),
        ].map((place) => `${place}: "${word}", better: ${better}`),
      );
      assert.deepEqual(found, []);
    });
  }
});

/** The rules of a language, one a line: WORD -> BETTER : PLACES WHERE THE WORD IS RIGHT. `|` after a word: longer words do not match. */
function wordRules(language: string): { word: string; better: string; pattern: RegExp; places: readonly string[] }[] {
  // In a language without spaces between words, a word can begin anywhere.
  const begins = /^(ja|zh)/.test(language) ? '' : '(?<![\\p{L}\\p{N}])';
  const file = `www/locales/avoid.${language}.txt`;
  return (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', better = '', places = ''] =
        /^(.+?) -> (.+?)(?: : (.+))?$/.exec(line.trim()) ?? assert.fail(line);
      const plain = word.replace(/\|$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const ends = word.endsWith('|') ? '(?![\\p{L}\\p{N}])' : '';
      return { word, better, pattern: new RegExp(`${begins}${plain}${ends}`, 'iu'), places: places.split(/, */) };
    });
}

test('in Japanese and Chinese a number stays on one line with the next word', () => {
  const joinParts = (text: string, language: string): string => unparted(text, language).replaceAll('\u00a0', '_');
  assert.equal(joinParts('あと { $count } 行。3 行', 'ja'), 'あと { $count }_行。3_行');
  assert.equal(joinParts('第 *{ $row }* 行，第 2 列', 'zh-Hans'), '第_*{ $row }*_行，第_2_列');
  assert.equal(joinParts('{ $count } rows, 3 rows', 'en'), '{ $count } rows, 3 rows');
});

test('a list is written by the rules of its language, and Chinese has the same separator between all items', () => {
  for (const language of Object.keys(languages)) {
    useLanguage(language);
    const written = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
    for (const items of [[], [2], [2, 5], [2, 5, 7], ['a', 'b', 'c', 'd']]) {
      const expected = language === 'zh-Hans' ? items.join('、') : written.format(items.map(String));
      assert.equal(list(items), expected, language);
    }
  }
});

test('Russian groups digits only in numbers of five digits or more', () => {
  for (const [language, written] of [
    ['ru', ['1000', '10 000', '1000,5']],
    ['en', ['1,000', '10,000', '1,000.5']],
  ] as const) {
    write(language);
    const found = [digits(1_000), digits(10_000), fraction(1_000.5, 1)];
    assert.deepEqual(
      found.map((text) => text.replaceAll('\u00a0', ' ')),
      written,
    );
  }
});

test('numbers are written with the digits and separators of the language', () => {
  for (const language of Object.keys(languages)) {
    write(language);
    const written = new Intl.NumberFormat(localeOf(language), { useGrouping: language === 'ru' ? 'min2' : 'auto' });
    for (const value of [...Array(1_100).keys(), -3, 0.5, 12.25, 1e6, 10n, 12_345_678_901_234_567_890n])
      assert.equal(digits(value), written.format(value), language);
    for (let value = 0; value < 1_000; value++) assert.equal(short(value), written.format(value), language);
  }
});

describe('a number and its unit', () => {
  for (const language of Object.keys(languages)) {
    test(`stay on one line in ${language}`, () => {
      useLanguage(language);
      const measures = [0.5, 12_000, 90_000, 4_000_000].map(duration);
      measures.push(
        roughly(9e6),
        roughly(9e8),
        roughly(1e14),
        bytes(12),
        bytes(12_000),
        bytes(12_000_000),
        approximately(3_100_000n),
      );
      for (const text of measures) assert.doesNotMatch(text, / /);
      forget();
      write('en');
    });
  }
});
