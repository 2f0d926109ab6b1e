// The documentation as pages: every document has a page, and every link on a page has a target.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PARTS, TECHNIQUES } from '../../www/docs.mjs';
import { lessonOf, RULES_OF, TECHNIQUES as TRAINED } from '../../www/src/rooms/play/training/technique';
import { languages } from '../../www/texts.mjs';

const OUT = 'dist/docs';
const pages = readdirSync(OUT).filter((name) => name.endsWith('.html'));
const textOf = (name: string): string => readFileSync(join(OUT, name), 'utf8');
const anchorsOf = (name: string): Set<string> =>
  new Set([...textOf(name).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

describe('the documentation', () => {
  test('has a page for each document, which all pages list', () => {
    const documents = PARTS.flatMap((part) => part.pages.map(({ name }) => `${name}.html`));
    const techniques = TECHNIQUES.map((name) => `technique-${name}.html`);
    const names = [...documents, ...techniques];
    const others = Object.keys(languages).filter((language) => language !== 'en');
    const translated = techniques.flatMap((name) => others.map((one) => name.replace('.html', `.${one}.html`)));
    assert.deepEqual(pages.toSorted(), [...names, ...translated, 'index.html'].toSorted());
    for (const page of pages)
      for (const name of names) assert.ok(textOf(page).includes(`href="${name}"`), `${page}: ${name}`);
  });

  test('contains every document of docs/', () => {
    const paths = PARTS.flatMap((part) => part.pages.map(({ path }) => path));
    const documents = readdirSync('docs').filter((name) => /\.(md|ipynb)$/.test(name));
    assert.ok(documents.length > 10);
    for (const name of documents) assert.ok(paths.includes(`docs/${name}`), name);
  });

  test('has a page for each technique of regions and star battles, with links to the lessons', () => {
    assert.deepEqual(new Set(TECHNIQUES), new Set([...RULES_OF.regions, ...RULES_OF.stars]));
    for (const { family, rule } of TRAINED.filter(({ family }) => family !== 'completion'))
      for (const language of Object.keys(languages)) {
        const text = textOf(`technique-${rule}${language === 'en' ? '' : `.${language}`}.html`);
        assert.ok(text.includes(`<main lang="${language}">`));
        assert.ok(text.includes(`own=learn-${family}-${rule}"`), `${language}: ${family} ${rule}`);
        assert.doesNotMatch(text, /[{}]|undefined/);
        assert.ok(lessonOf({ family, rule }).length === 3);
      }
  });

  test('shows every cell of the notebook, and its unchanged file can be downloaded', () => {
    const file = readFileSync('docs/queens.ipynb', 'utf8');
    assert.equal(readFileSync(join(OUT, 'queens.ipynb'), 'utf8'), file);
    const page = textOf('notebook.html');
    assert.ok(page.includes('<a href="queens.ipynb" download>'));
    const cells: { cell_type: string }[] = JSON.parse(file).cells;
    const code = cells.filter(({ cell_type }) => cell_type === 'code').length;
    assert.ok(code > 5);
    assert.equal([...page.matchAll(/<pre /g)].length, code);
    assert.ok(textOf('python.html').includes('href="notebook.html"'), 'the page about the package links to it');
  });

  for (const page of pages) {
    test(`${page} has only valid links, and fetches nothing from other sites`, () => {
      const text = textOf(page);
      for (const [, href = ''] of text.matchAll(/ href="([^"]+)"/g)) {
        if (href.startsWith('https:')) continue;
        const [file = '', anchor] = href.split('#');
        if (file === '../index.html') continue;
        const target = file === '' ? page : file;
        assert.ok(existsSync(join(OUT, target)), `${page}: ${href}`);
        if (anchor !== undefined) assert.ok(anchorsOf(target).has(anchor), `${page}: ${href}`);
      }
      for (const [, source = ''] of text.matchAll(/ src="([^"]+)"/g)) assert.ok(existsSync(join(OUT, source)), source);
      assert.doesNotMatch(text, /<script|<style| style=| src="http/);
      assert.equal([...text.matchAll(/<h1/g)].length, 1, 'one title');
    });
  }
});

describe('the invariants', () => {
  const rows = readFileSync('docs/invariants.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'));
  /** The sources in code marks of a row, each with whether only the soak runs it. */
  const sources = rows.flatMap((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`( \(soak\))?/g)].map(
      ([, source = '', mark]) => [source, mark !== undefined] as const,
    ),
  );

  test('name only tests that exist', () => {
    assert.ok(rows.length > 80);
    const paths = sources.map(([source]) => source).filter((source) => /^(tests|crate|tools|data)\//.test(source));
    assert.ok(paths.length > 100);
    for (const path of paths) assert.ok(existsSync(path), path);
  });

  test('mark the tests that only the soak runs', () => {
    const text = (path: string): string => readFileSync(path, 'utf8');
    for (const [source, isMarked] of sources) {
      if (source.endsWith('.spec.ts')) {
        const tests = [...text(source).matchAll(/^ *test\(/gm)].length;
        const soaked = [...text(source).matchAll(/@soak/g)].length;
        if (soaked >= tests) assert.ok(isMarked, `only the soak runs ${source}`);
        if (isMarked) assert.ok(soaked > 0, `${source} has no test that only the soak runs`);
      } else if (/^(tests\/packed|tools\/|crate\/python\/)/.test(source)) assert.ok(isMarked, source);
      else if (source.endsWith('.rs') || source.endsWith('.test.ts')) assert.ok(!isMarked, source);
    }
  });
});
