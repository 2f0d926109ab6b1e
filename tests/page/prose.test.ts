// Plain English: documents, and the comments and test titles of clean folders, contain none of the phrases listed below. Add a folder to
// CLEAN as soon as it has none of them; never remove one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

/** Each phrase with what to write instead. */
const FORBIDDEN: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were|be|been) none\b(?! of)/, 'not a valid …, no … exists, missing'],
  [/\bsave (?:for|where|that|the|in|those|what|one|its|of)\b(?! (?:file|button|run))/, 'except'],
  [/\b(?:reckon\w*|heed\w*|anew|whence|thereof|wherein|whereby|nought|lest)\b/, 'a modern word'],
  [/^Of (?:a|an|the|it|its|them|what|one|each|several|two|these|those)\b/, 'subject, verb, object'],
  [/^(?:What|Whoever|Whatever)\b(?![^.]*\?)/, 'a noun'],
  [/\btold\b/, 'reported, returned, shown'],
  [/(?<!\b(?:a|one|the|single|first|each) )\bpass(?:es|ed)? over\b/, 'skip, ignore'],
  [/\bwhere (?:none|nothing|it is not|they are not|one is not|no one)\b/, 'if there is no …'],
  [/\bin (?:its|their) turn\b|\bof itself\b/, 'nothing, or: one after the other'],
  [/[,;:] for (?:it|they|that is|there|we|he|what)\b/, 'because'],
  [/\b[Ww]hat (?:is|are|was|were) \w+(?: \w+){0,4} (?:is|are)\b/, 'a noun'],
];

/** Folders and files whose comments and test titles are checked. */
const CLEAN = [
  'build.sh',
  'crate',
  'playwright.config.ts',
  'tests/bench',
  'tests/browser',
  'tests/core',
  'tests/engine',
  'tests/packed',
  'tests/page',
  'tests/soak.ts',
  'tests/webkit',
  'tools',
  'www/bundle.mjs',
  'www/docs.mjs',
  'www/engine',
  'www/engine.mjs',
  'www/licences.mjs',
  'www/offline.mjs',
  'www/own.mjs',
  'www/packs.mjs',
  'www/provenance.mjs',
  'www/rooms.mjs',
  'www/serve.mjs',
  'www/shelf.mjs',
  'www/single',
  'www/single.mjs',
  'www/src/board',
  'www/src/client',
  'www/src/early.ts',
  'www/src/kernel',
  'www/src/main.ts',
  'www/src/page.ts',
  'www/src/rooms/bits',
  'www/src/rooms/board',
  'www/src/rooms/commands.ts',
  'www/src/rooms/count',
  'www/src/rooms/entry.ts',
  'www/src/rooms/excluded',
  'www/src/rooms/figures',
  'www/src/rooms/frontier',
  'www/src/rooms/host.ts',
  'www/src/rooms/lab',
  'www/src/rooms/large',
  'www/src/rooms/learn',
  'www/src/rooms/own',
  'www/src/rooms/play',
  'www/src/rooms/proof',
  'www/src/rooms/questions',
  'www/src/rooms/race',
  'www/src/rooms/room.ts',
  'www/src/rooms/rooms.ts',
  'www/src/rooms/runner.ts',
  'www/src/rooms/segments',
  'www/src/rooms/share',
  'www/src/rooms/solutions',
  'www/src/rooms/teach',
  'www/src/rooms/theatre',
  'www/src/shell',
  'www/src/texts',
  'www/src/ui',
  'www/src/watch',
  'www/src/worker',
  'www/src/workers',
  'www/styles',
  'www/texts.mjs',
  'www/widget.mjs',
];

const plain = (text: string): string =>
  text.replaceAll(/`[^`]*`|https?:\/\/\S+/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function problemsIn(paragraphs: readonly string[]): string[] {
  return paragraphs.map(plain).flatMap((text) =>
    FORBIDDEN.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(text) ?? [];
      return found === undefined ? [] : [`“${found}”, better: ${instead}: ${text.slice(0, 100)}`];
    }),
  );
}

/** Returns the paragraphs and table cells of a document, without code and headings. */
function paragraphsOfDocument(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/^#.*$/gm, '');
  return prose
    .split(/\n\s*\n/)
    .flatMap((block) =>
      block.split('\n').some((line) => line.trimStart().startsWith('|'))
        ? block.split('\n').flatMap((line) => line.split('|').map((cell) => cell.trim()))
        : block
            .split(/\n(?=\s*(?:[-*]|\d+\.) )/)
            .map((item) => item.replace(/^[\s\-*\d.>]+/, '').replaceAll(/\s+/g, ' ')),
    );
}

/**
 * Returns the comments of a source, one paragraph for lines that follow each other, and its test titles. Code in
 * fences and pseudo-code, in comments that start with a tilde, are left out.
 */
function paragraphsOfSource(text: string): string[] {
  const paragraphs: string[] = [];
  let open = false;
  let fenced = false;
  for (const line of text.split('\n')) {
    const [, comment = ''] = /^\s*(?:\/\/[/!]?(?!~)|\/?\*\*?|#(?=\s|$))\s?(.*?)(?:\*\/)?\s*$/.exec(line) ?? [];
    const isFence = comment.startsWith('```');
    if (isFence) fenced = !fenced;
    const isProse = comment.trim() !== '' && !isFence && !fenced;
    if (!isProse) open = false;
    else if (open) paragraphs.push(`${paragraphs.pop() ?? ''} ${comment.trim()}`);
    else paragraphs.push(comment.trim());
    open = isProse;
    for (const [, title = ''] of line.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*['"`]([^'"`]{5,})['"`]/g))
      paragraphs.push(title);
  }
  return paragraphs;
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

describe('documents are in plain English', () => {
  const documents = files.filter(
    (file) => file.endsWith('.md') && !/^www\/lessons\/|\/(?:ru|ja|zh-Hans)\.md$/.test(file),
  );
  assert.ok(documents.length > 15);
  for (const file of documents)
    test(file, () => assert.deepEqual(problemsIn(paragraphsOfDocument(readFileSync(file, 'utf8'))), []));
});

describe('comments and test titles of clean folders are in plain English', () => {
  for (const folder of CLEAN)
    test(folder, () => {
      const sources = files.filter(
        (file) => (file === folder || file.startsWith(`${folder}/`)) && /\.(rs|ts|mjs|css|sh|py)$/.test(file),
      );
      assert.ok(sources.length > 0, 'the folder exists');
      const found = sources.flatMap((file) =>
        problemsIn(paragraphsOfSource(readFileSync(file, 'utf8'))).map((problem) => `${file}: ${problem}`),
      );
      assert.deepEqual(found, []);
    });
});

describe('the check', () => {
  for (const [text, found] of [
    ['Null for a text that is none.', 1],
    ['Returns null if the text is malformed.', 0],
    ['None of them is none of these.', 0],
    ['It is kept, for it is needed.', 1],
    ['`what was told` is code.', 0],
    ['Saved save for the last.', 1],
    ['What happened?', 0],
  ] as const)
    test(`finds ${found} in “${text}”`, () => assert.equal(problemsIn([text]).length, found));
  test('reads list items, cells, comments and titles one by one', () => {
    assert.deepEqual(paragraphsOfDocument('- one\n  two\n- three\n\n| a | b |\n').filter(Boolean), [
      'one two',
      'three',
      'a',
      'b',
    ]);
    assert.deepEqual(
      paragraphsOfSource(
        "// One\n// two\n\n/** Three. */\n//~ code\n/// ```\n/// code\n/// ```\ntest('four five', f);",
      ),
      ['One two', 'Three.', 'four five'],
    );
  });
});
