// dist/engine as a user installs it: a package outside of this repository, imported by its name in Node, TypeScript and bundlers.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { SETTLED } from '../../www/engine/settled.mjs';

const ENGINE = resolve('dist/engine');

interface Manifest {
  readonly version: string;
  readonly types: string;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}
const manifest = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as Manifest;

/** Files that npm puts into a package besides the listed files. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

const home = mkdtempSync(join(tmpdir(), 'queens-'));
after(() => rmSync(home, { recursive: true }));
const installed = join(home, 'node_modules', 'queens-engine');
mkdirSync(installed, { recursive: true });
// Packed by npm, so that files that are missing from its list are missing here as well.
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', home], { cwd: ENGINE, encoding: 'utf8' });
execFileSync('tar', ['xzf', join(home, packed.trim()), '--strip-components=1', '-C', installed]);

/** Writes a file of the consumer, and returns its path. */
function writeFile(name: string, text: string): string {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
}

/** The prefix of the compiler before the name of each file that it writes. */
const EMITTED = 'TSFILE: ';

/** Compiles files of the consumer. Returns the written files, or fails with the messages of the compiler. */
function compile(files: readonly string[], compilerOptions: Readonly<Record<string, unknown>>): string[] {
  const project = writeFile('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  const compiler = spawnSync('tsc', ['--project', project, '--listEmittedFiles'], { encoding: 'utf8' });
  if (compiler.error) throw compiler.error;
  const lines = compiler.stdout.split('\n').filter((line) => line !== '');
  assert.deepEqual(
    lines.filter((line) => !line.startsWith(EMITTED)),
    [],
  );
  assert.equal(compiler.status, 0);
  return lines.map((line) => line.slice(EMITTED.length));
}

/** Returns the output of a script of the consumer. */
const run = (path: string): string => execFileSync(process.execPath, [path], { cwd: home, encoding: 'utf8' });

const CONSUMER = `
import init, { countSolutions, validate, version } from 'queens-engine';
await init();
console.log(countSolutions(6).total, validate(Int32Array.of(1, 3, 0, 2)).ok, version());
`;
const OUTPUT = `4n true ${manifest.version}\n`;

describe('the package', () => {
  test('has the version of the crates', () => {
    const [, version] = /^version = "(.+)"$/m.exec(readFileSync('Cargo.toml', 'utf8')) ?? [];
    assert.equal(manifest.version, version);
  });

  test('everything that is published has the same version', () => {
    const versions = [
      /^queens-core = .*version = "(.+?)"/m.exec(readFileSync('Cargo.toml', 'utf8')),
      /^version: (.+)$/m.exec(readFileSync('CITATION.cff', 'utf8')),
      /^version = "(.+)"$/m.exec(readFileSync('tools/dask/pyproject.toml', 'utf8')),
      ...['command', 'core', 'python']
        .map((crate) => /name = "queens-CRATE"\nversion = "(.+)"/.source.replace('CRATE', crate))
        .map((named) => new RegExp(named).exec(readFileSync('Cargo.lock', 'utf8'))),
    ];
    assert.deepEqual(
      versions.map((found) => found?.[1]),
      versions.map(() => manifest.version),
    );
  });

  test('every file that its manifest names is in the package', () => {
    const targets = Object.values(manifest.exports).flatMap((to) =>
      typeof to === 'string' ? [to] : Object.values(to),
    );
    for (const path of [...targets, manifest.types]) {
      const name = path.replace('./', '');
      assert.ok([...ALWAYS, ...manifest.files].includes(name), `${name} is published`);
      assert.ok(readFileSync(join(installed, name)).length > 0);
    }
  });

  test('the main entry exports the names that its README documents, and nothing else', () => {
    const names = run(
      writeFile('names.mjs', "console.log(Object.keys(await import('queens-engine')).join(' '));"),
    ).trim();
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const settled = names.split(' ').filter((name) => name !== 'default');
    assert.deepEqual(
      settled.filter((name) => !readme.includes(name)),
      [],
    );
    assert.deepEqual(settled, [...SETTLED].sort());
    const all = run(writeFile('page.mjs', "console.log(Object.keys(await import('queens-engine/page')).join(' '));"));
    assert.ok(settled.every((name) => all.split(/\s/).includes(name)) && all.includes('CompleteJob'));
  });

  test('plain arrays of numbers are accepted like typed arrays, in JavaScript and in TypeScript', () => {
    const text = `
      import init, * as engine from 'queens-engine';
      import * as page from 'queens-engine/page';
      await init();
      const rows = [1, 3, 0, -1];
      const walls = { keptEmpty: [18, 37, 41, 63] };
      console.log(engine.validate(rows).ok, engine.countByRule('queens', 8, 8, walls).count);
      console.log(engine.writeBoard('squares', { rows: 8, columns: 8, given: [32, 54] }));
      console.log(engine.planCount({ kind: 'completions', rows }).shards > 0, engine.tallyCount({ kind: 'completions', rows }, []).found);
      const parts: { free(): void }[] = [
        new engine.Timeline('bitmask', rows),
        new page.SurveyJob(rows, [0, 1, 2, 3]),
        new page.Job('completeByRule', { board: { rule: 'queens', rows: 5, columns: 5, options: { walls: [1] } }, seed: 0 }),
      ];
      const check = new page.Job('check', {});
      check.feed([65]);
      for (const part of [...parts, check]) part.free();
      console.log(page.hintPuzzle([1, -1, -1, -1], [1, 0, -1, -1], [3]).kind, page.gameValues(4, 'lines', [1]).free.length);`;
    compile([writeFile('plain.mts', text)], {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    });
    const js = text.replace(': { free(): void }[]', '');
    assert.equal(run(writeFile('plain.mjs', js)), 'true 63n\na4 g2\ntrue 0n\nwrongQueen 6\n');
  });

  test('an array with values other than 32-bit integers is refused', () => {
    const text = `
      import init, { countByRule, validate } from 'queens-engine';
      await init();
      const wrong = [[0.5], ['1'], [null], [2 ** 31], [,], [NaN], [1n], new Proxy([0], { get() { throw 1; } })];
      for (const rows of wrong)
        for (const ask of [() => validate(rows), () => countByRule('queens', 8, 8, { walls: rows })])
          try {
            ask();
            console.log('answered', rows);
          } catch ({ code }) {
            if (code !== 'argument-type') console.log(code);
          }`;
    assert.equal(run(writeFile('wrong.mjs', text)), '');
  });

  test('an uncaught error is readable', () => {
    const text = "import init, { validate } from 'queens-engine';\nawait init();\nvalidate('x');\n";
    const { stderr } = spawnSync(process.execPath, [writeFile('uncaught.mjs', text)], { cwd: home, encoding: 'utf8' });
    assert.match(stderr, /rows must be an Int32Array/);
    assert.ok(stderr.length < 4_000, `${stderr.length} bytes`);
  });

  test('Node imports it by its name', () => {
    assert.equal(run(writeFile('named.mjs', CONSUMER)), OUTPUT);
  });

  test('Node imports it by its address, and loads either build', () => {
    for (const file of ['queens.wasm', 'queens-simd.wasm']) {
      const text = `
        import { readFileSync } from 'node:fs';
        import { initSync, countSolutions } from './node_modules/queens-engine/queens.js';
        initSync({ module: readFileSync('${join(installed, file)}') });
        console.log(countSolutions(8).fundamental);`;
      assert.equal(run(writeFile('address.mjs', text)), '12n\n');
    }
  });

  for (const document of ['www/engine/README.md', 'docs/scripting.md', 'docs/rules.md']) {
    test(`every example of ${document} runs, and prints the documented output`, () => {
      const examples = readFileSync(document, 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm);
      let printed = 0;
      for (const [, example = ''] of examples) {
        const lines = example.split('\n').filter((line) => line.includes('console.log'));
        const promised = lines.map((line) => line.split('// ')[1] ?? manifest.version);
        assert.deepEqual(run(writeFile('example.mjs', example)).trim().split('\n'), promised);
        printed += promised.length;
      }
      assert.ok(printed >= 5, `${printed} lines`);
    });
  }
});

/** The documents for developers, with examples. */
const DOCUMENTS = ['www/engine/README.md', 'docs/scripting.md', 'docs/rules.md', 'README.md'] as const;

/** The code of each block of JavaScript in a document. */
const examplesOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, example = '']) => example);

describe('the types of the package', () => {
  const text = `
    import init, { type Completion, type EngineError, ShardJob, complete, completeByRule, countSolutions } from 'queens-engine';
    await init();
    const answer: Completion = complete(Int32Array.of(-1, -1, -1, -1), { seed: 1 });
    const rows: Int32Array | undefined = answer.rows;
    if (answer.verdict === 'completed') answer.rows.at(-1);
    // @ts-expect-error: an impossible answer has no rows
    if (answer.verdict === 'impossible') answer.rows.at(-1);
    const byRule = completeByRule('rooks', 4, 4);
    if (byRule.verdict === 'completed') byRule.squares.at(-1);
    // @ts-expect-error: no error has this code
    const wrong = (error: EngineError): boolean => error.code === 'engine-tired';
    const total: bigint = countSolutions(8).total;
    using job = new ShardJob({ kind: 'solutions', size: 8 });
    const code = (error: EngineError): string => error.code;
    // @ts-expect-error: a seed is a number
    complete(Int32Array.of(-1), { seed: 'one' });
    // @ts-expect-error: a size is a number
    countSolutions('8');
    complete([-1, 3, -1, -1]);
    switch (answer.verdict) {
      case 'completed':
      case 'impossible':
      case 'undecided':
        break;
      default:
        answer satisfies never;
    }
    export { code, job, rows, total, wrong };`;
  const kinds = [
    ['nodenext', 'nodenext', 'dom'],
    ['esnext', 'bundler', 'dom'],
    ['nodenext', 'nodenext', 'es2023'],
  ] as const;
  for (const [module, resolution, lib] of kinds) {
    test(`are valid under module ${module} with ${resolution} resolution and the library ${lib}, even if their own files are checked`, () => {
      const path = writeFile('consumer.mts', text);
      const emitted = compile([path], {
        module,
        moduleResolution: resolution,
        target: 'es2022',
        lib: ['es2023', 'esnext.disposable', lib],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        outDir: 'out',
        types: [],
      });
      assert.deepEqual(emitted, [join(home, 'out/consumer.mjs')], 'nothing else is emitted');
    });
  }

  test(`are valid for the examples of ${DOCUMENTS.join(', ')}, under strict rules and without a browser`, () => {
    const files = DOCUMENTS.flatMap((document, of) => {
      const examples = examplesOf(document);
      assert.ok(examples.length > 0, document);
      return examples.map((example, at) =>
        writeFile(`strict-${of}-${at}.mts`, example.replace('./dist/engine/node.js', 'queens-engine')),
      );
    });
    compile(files, {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    });
  });

  test('of the element are valid in a page', () => {
    const path = writeFile(
      'page.mts',
      `import { type BoardAnswer, QueensBoard } from 'queens-engine/element.js';
       QueensBoard.load = () => import('queens-engine/page');
       const board = document.querySelector('queens-board');
       const answer: BoardAnswer | null = board?.answer ?? null;
       const rule: string | undefined = (await board?.hint())?.step?.rule;
       // @ts-expect-error: a step is a number
       await board?.seek('1');
       export { answer, rule };`,
    );
    compile([path], {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023', 'dom'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    });
  });

  test('import nothing without an extension', () => {
    for (const name of manifest.files.filter((file) => file.endsWith('.d.ts'))) {
      const found = readFileSync(join(installed, name), 'utf8').matchAll(/from ['"](\..+?)['"]/g);
      for (const [, path = ''] of found) assert.match(path, /\.js$/, name);
    }
  });
});

describe('the package through a bundler', () => {
  const entry = writeFile('bundled.mjs', CONSUMER);
  const out = join(home, 'bundle');
  const withWasm = (): void => cpSync(join(installed, 'queens-simd.wasm'), join(out, 'queens-simd.wasm'));

  test('runs in Node after Rolldown', async () => {
    const bundle = await rolldown({ input: entry, platform: 'node' });
    await bundle.write({ dir: out, format: 'es', entryFileNames: 'rolldown.mjs' });
    await bundle.close();
    withWasm();
    assert.equal(run(join(out, 'rolldown.mjs')), OUTPUT);
  });

  for (const platform of ['node', 'browser'] as const) {
    test(`runs after esbuild for ${platform}`, async () => {
      const outfile = join(out, `esbuild-${platform}.mjs`);
      const { errors, warnings } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'esm',
        platform,
        outfile,
        logLevel: 'silent',
        // A page fetches the file, so this replaces its network.
        banner: {
          js:
            platform === 'node'
              ? ''
              : `import { readFile } from 'node:fs/promises';
                 globalThis.fetch = async (address) =>
                   new Response(await readFile(address), { headers: { 'content-type': 'application/wasm' } });`,
        },
      });
      assert.deepEqual([...errors, ...warnings], []);
      withWasm();
      assert.equal(run(outfile), OUTPUT);
    });
  }
});
