// The documentation as pages: every document has one, and every link on them leads somewhere.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PARTS } from '../../www/docs.mjs';

const OUT = 'dist/docs';
const pages = readdirSync(OUT).filter((name) => name.endsWith('.html'));
const textOf = (name: string): string => readFileSync(join(OUT, name), 'utf8');
const anchorsOf = (name: string): Set<string> =>
  new Set([...textOf(name).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

describe('the documentation', () => {
  test('has a page for each document, which all pages list', () => {
    const names = PARTS.flatMap((part) => part.pages.map(({ name }) => `${name}.html`));
    assert.deepEqual(pages.toSorted(), [...names, 'index.html'].toSorted());
    for (const page of pages)
      for (const name of names) assert.ok(textOf(page).includes(`href="${name}"`), `${page}: ${name}`);
  });

  test('holds every document of docs/', () => {
    const paths = PARTS.flatMap((part) => part.pages.map(({ path }) => path));
    const documents = readdirSync('docs').filter((name) => /\.(md|ipynb)$/.test(name));
    assert.ok(documents.length > 10);
    for (const name of documents) assert.ok(paths.includes(`docs/${name}`), name);
  });

  test('shows every cell of the notebook, and hands out its file as it is', () => {
    const file = readFileSync('docs/queens.ipynb', 'utf8');
    assert.equal(readFileSync(join(OUT, 'queens.ipynb'), 'utf8'), file);
    const page = textOf('notebook.html');
    assert.ok(page.includes('<a href="queens.ipynb" download>'));
    const cells: { cell_type: string }[] = JSON.parse(file).cells;
    const code = cells.filter(({ cell_type }) => cell_type === 'code').length;
    assert.ok(code > 5);
    assert.equal([...page.matchAll(/<pre /g)].length, code);
    assert.ok(textOf('python.html').includes('href="notebook.html"'), 'the package leads to it');
  });

  for (const page of pages) {
    test(`${page} has only valid links, and fetches nothing from elsewhere`, () => {
      const text = textOf(page);
      for (const [, href = ''] of text.matchAll(/ href="([^"]+)"/g)) {
        if (href.startsWith('https:')) continue;
        const [file = '', anchor] = href.split('#');
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
