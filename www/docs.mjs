// Writes the documentation as plain pages into dist/docs/, from the Markdown files of the repository.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { Marked } from 'marked';
import { catalogue, languages } from './texts.mjs';

/** The parts of the documentation, each with its pages: where a page is written, and what it is for. */
export const PARTS = [
  {
    title: 'For schools',
    pages: [
      { name: 'privacy', path: 'docs/privacy.md', about: 'what is stored, where, and how to delete it' },
      { name: 'accessibility', path: 'docs/accessibility.md', about: 'what works, what does not, how it was tested' },
      { name: 'curriculum', path: 'docs/curriculum.md', about: 'the lessons beside CSTA, England, AP and IB' },
      {
        name: 'deploying',
        path: 'docs/deploying.md',
        about: 'a copy on a USB stick or a server; headers, frames, bundlers',
      },
    ],
  },
  {
    title: 'Use it',
    pages: [
      { name: 'engine', path: 'www/engine/README.md', about: 'the module for pages, workers, Node and bundlers' },
      { name: 'scripting', path: 'docs/scripting.md', about: 'jobs in slices, counts on all cores, runs step by step' },
      { name: 'command', path: 'docs/command.md', about: 'the program for a terminal, scripts and clusters' },
      { name: 'python', path: 'crate/python/README.md', about: 'the package for Python and notebooks' },
      { name: 'notebook', path: 'docs/queens.ipynb', about: 'an hour in class with Python, to read or to work in' },
      { name: 'core', path: 'crate/core/README.md', about: 'the library for Rust' },
      {
        name: 'limits',
        path: 'docs/limits.md',
        about: 'the largest boards, lists and texts that each interface takes',
      },
      { name: 'beyond', path: 'docs/beyond.md', about: 'time and memory of counts that no page makes' },
    ],
  },
  {
    title: 'Forms',
    pages: [
      { name: 'rules', path: 'docs/rules.md', about: 'the names of rules, surfaces and formulas' },
      { name: 'forms', path: 'docs/forms.md', about: 'boards of other pages, programs and solvers' },
      { name: 'trace', path: 'docs/trace.md', about: 'a run of any program, to be watched' },
      { name: 'lessons', path: 'docs/lessons.md', about: 'lessons of your own' },
    ],
  },
  {
    title: 'Change it',
    pages: [
      { name: 'architecture', path: 'ARCHITECTURE.md', about: 'the parts, and what always holds' },
      { name: 'adding', path: 'docs/adding.md', about: 'a search, a room, a text, a language' },
      { name: 'imports', path: 'docs/imports.md', about: 'which module may import which' },
      { name: 'inside', path: 'docs/inside.md', about: 'how an answer is found, a run watched, a file loaded' },
      { name: 'invariants', path: 'docs/invariants.md', about: 'what always holds, and the tests that check it' },
      { name: 'changes', path: 'CHANGELOG.md', about: 'what has changed, version by version' },
    ],
  },
];

const PAGES = PARTS.flatMap(({ pages }) => pages);
const IMAGES = new Set(['.png', '.svg']);
const NOTEBOOK = '.ipynb';

/**
 * Writes dist/docs/.
 * @param {string} www
 * @param {string} dist
 */
export async function writeDocs(www, dist) {
  const root = join(www, '..');
  const out = join(dist, 'docs');
  await mkdir(out, { recursive: true });
  await cp(join(www, 'docs/docs.css'), join(out, 'docs.css'));
  /** @type {Set<string>} */
  const images = new Set();
  for (const page of PAGES) {
    const text = await textOf(root, page.path, out);
    const [, title = page.name] = /^# (.+)$/m.exec(text) ?? [];
    await writeFile(join(out, `${page.name}.html`), document(title, page.name, html(text, page.path, images)));
  }
  for (const path of images) await cp(join(root, path), join(out, basename(path)));
  const techniques = await techniquePages(www, dist);
  for (const { file, language, title, body } of techniques)
    await writeFile(join(out, file), document(title, file.replace('.html', ''), body, language));
  await writeFile(join(out, 'index.html'), document('Documentation', '', overview()));
}

/** The techniques of puzzles, each with a page in every language of the page. */
export const TECHNIQUES = ['single', 'block', 'pointer', 'killer', 'set', 'strip', 'trial'];

/**
 * Makes the pages about techniques, with the code of the page. The engine makes their boards.
 * @param {string} www
 * @param {string} dist
 * @returns {Promise<ReturnType<typeof import('./src/rooms/play/training/pages').techniquePages>>}
 */
async function techniquePages(www, dist) {
  const { outputFiles } = await build({
    entryPoints: [join(www, 'src/rooms/play/training/pages.ts')],
    platform: 'node',
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const pages = await import(`data:text/javascript;base64,${code}`);
  const engine = await import(pathToFileURL(join(dist, 'engine/node.js')).href);
  await engine.default();
  const texts = Object.entries(languages).map(([language, name]) => [
    language,
    { name, parts: Object.values(catalogue(language)) },
  ]);
  return pages.techniquePages(engine, Object.fromEntries(texts));
}

/**
 * A document as Markdown. A notebook becomes its cells, below a link to the file, which is next to the page.
 * @param {string} root
 * @param {string} path
 * @param {string} out
 */
async function textOf(root, path, out) {
  const text = await readFile(join(root, path), 'utf8');
  if (extname(path) !== NOTEBOOK) return text;
  await cp(join(root, path), join(out, basename(path)));
  const [title, ...cells] = JSON.parse(text).cells.map((/** @type {Cell} */ { cell_type, source }) =>
    cell_type === 'code' ? `\`\`\`python\n${source.join('')}\n\`\`\`` : source.join(''),
  );
  return [title, `Open [${basename(path)}](${basename(path)}) in Jupyter to work in it.`, ...cells].join('\n\n');
}

/** @typedef {{ cell_type: string, source: string[] }} Cell */

/**
 * The anchor of a heading, as GitHub makes it.
 * @param {string} heading
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/**
 * A document as HTML. Links between documents lead to their pages; a link to a source file becomes its name.
 * @param {string} text
 * @param {string} path
 * @param {Set<string>} images receives the pictures that the document shows
 */
function html(text, path, images) {
  const marked = new Marked({ gfm: true });
  const inRepository = (/** @type {string} */ href) => normalize(join(dirname(path), href));
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(inner)}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (/^https?:/.test(href)) return `<a href="${href}" rel="external noopener">${inner}</a>`;
        // In a notebook, a link to its own file downloads the file; other documents link to its page.
        if (extname(path) === NOTEBOOK && href === basename(path)) return `<a href="${href}" download>${inner}</a>`;
        const [file = '', anchor] = href.split('#');
        const target = file === '' ? { name: '' } : PAGES.find((page) => page.path === inRepository(file));
        if (target === undefined) return inner;
        return `<a href="${target.name && `${target.name}.html`}${anchor ? `#${anchor}` : ''}">${inner}</a>`;
      },
      image({ href, text: alt }) {
        if (!IMAGES.has(extname(href))) return alt;
        images.add(inRepository(href));
        return `<img src="${basename(href)}" alt="${alt}">`;
      },
      table(token) {
        const cells = (/** @type {import('marked').Tokens.TableCell[]} */ row, /** @type {string} */ tag) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some(({ text: cell }) => cell) ? `<thead>${cells(token.header, 'th')}</thead>` : '';
        const body = token.rows.map((row) => cells(row, 'td')).join('\n');
        return `<div class="scroll" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return /** @type {string} */ (marked.parse(text, { async: false })).replaceAll('<pre>', '<pre tabindex="0">');
}

const overview = () => `<h1>Documentation</h1>
<p>How to use the N-Queens playground in a school, how to use its engine in programs of your own, and how to change it.</p>
<p>Queens is free software under the <a href="../LICENSE">MIT licence</a>. It contains <a href="../THIRD-PARTY.md">these libraries</a>.</p>
${PARTS.map(
  ({ title, pages }) => `<h2>${title}</h2>
<ul class="pages">${pages.map(({ name, about }) => `<li>${link(name)}: ${about}</li>`).join('\n')}</ul>`,
).join('\n')}
<h2>Techniques of puzzles</h2>
<ul class="pages">${techniqueLinks()}</ul>`;

const link = (/** @type {string} */ name, current = '', called = name) =>
  `<a href="${name}.html"${name === current ? ' aria-current="page"' : ''}>${called.charAt(0).toUpperCase()}${called.slice(1)}</a>`;

/** The list of techniques, by their English names. */
const techniqueLinks = (current = '') =>
  TECHNIQUES.map((name) => `<li>${link(`technique-${name}`, current, `${name}s`)}</li>`).join('');

/**
 * @param {string} title
 * @param {string} current
 * @param {string} body
 * @param {string} language of the body
 */
const document = (title, current, body, language = 'en') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>${title} · Queens</title>
<link rel="icon" href="../icon.svg">
<link rel="stylesheet" href="docs.css">
<nav aria-label="Documentation">
<p><a href="../index.html">Queens</a></p>
<p><a href="index.html"${current === '' ? ' aria-current="page"' : ''}>Documentation</a></p>
${PARTS.map(
  (part) => `<h2>${part.title}</h2>
<ul>${part.pages.map(({ name }) => `<li>${link(name, current)}</li>`).join('')}</ul>`,
).join('\n')}
<h2>Techniques of puzzles</h2>
<ul>${techniqueLinks(current)}</ul>
</nav>
<main lang="${language}">
${body}
</main>
</html>
`;
