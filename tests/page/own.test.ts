// Programs as pupils write them: the rewritten program prints the same, its log becomes a trace, and failures name their line.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import './english';
import languages from '../../www/locales/languages.json' with { type: 'json' };
import { codeOf, PROGRAM_NAMES, PROGRAMS, programOf, REMARKS } from '../../www/src/rooms/own/programs';
import type { Failure, FailureCode } from '../../www/src/rooms/own/python/failure';
import { instrument } from '../../www/src/rooms/own/python/instrument';
import { failureText } from '../../www/src/rooms/own/verdict';
import { learn, t } from '../../www/src/texts/catalogue';
import { catalogue } from '../../www/texts.mjs';
import { runPython, traceOf } from './run-python';

const PUPILS = 'data/own';
const OUTPUTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${PUPILS}/outputs.json`, 'utf8'));
const STARTS = 'www/src/watch/programs';

for (const name of Object.keys(OUTPUTS)) {
  test(`the program ${name} of a pupil prints the same in Python, rewritten and unchanged`, async () => {
    const source = readFileSync(`${PUPILS}/${name}.py`, 'utf8');
    for (const rewritten of [true, false]) {
      const { printed, error, flaw } = await runPython(source, 6, rewritten);
      assert.equal(flaw, null);
      assert.equal(error, null);
      assert.equal(printed, OUTPUTS[name]);
    }
  });
}

test('every program of a pupil has a stored output of Python', () => {
  const programs = readdirSync(PUPILS).filter((file) => file.endsWith('.py'));
  assert.deepEqual(programs.map((file) => file.replace('.py', '')).sort(), Object.keys(OUTPUTS).sort());
});

test('the board of every sample program is found, and searches for all solutions set and remove the published number of queens', async () => {
  const found: Record<string, readonly [string | undefined, number, number, string]> = {};
  for (const file of readdirSync(STARTS)) {
    const source = readFileSync(`${STARTS}/${file}`, 'utf8');
    const { log, error, printed } = await runPython(source, 6);
    assert.equal(error, null, file);
    const { board, set, removed } = traceOf(source, 6, log);
    found[file] = [board?.name, set, removed, printed.trimEnd().split('\n').at(-1) ?? ''];
  }
  const all = [152, 152, '4'] as const;
  assert.deepEqual(found['all.py'], ['queens', ...all]);
  assert.deepEqual(found['loop.py'], ['queens', ...all]);
  assert.deepEqual(found['table.py'], ['board', ...all]);
  assert.deepEqual(found['sets.py'], ['queens', ...all]);
  assert.deepEqual(found['bits.py'], ['queens', ...all]);
  assert.deepEqual(found['given.py'], ['queens', ...all]);
  assert.deepEqual(found['generator.py'], ['queens', 152, 152, '4']);
  assert.equal(found['ahead.py']?.[0], 'queens');
  assert.equal(found['ahead.py']?.[3], '4');
  assert.equal(found['least.py']?.[0], 'queens');
  assert.equal(found['one.py']?.[3], '[1, 3, 5, 0, 2, 4]');
  assert.equal(found['repair.py']?.[0], 'queens');
  assert.equal(found['probe.py']?.[0], 'queens');
  assert.equal(found['permutations.py']?.[3], '4');
});

test('the sample programs are right on the smallest boards, and if given queens attack each other', async () => {
  const last = async (name: string, size: number, given: readonly number[] = []): Promise<string> =>
    (await runPython(readFileSync(`${STARTS}/${name}.py`, 'utf8'), size, true, given)).printed
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  for (const size of [1, 2, 3]) {
    for (const name of ['all', 'loop', 'table', 'sets', 'bits', 'ahead', 'given', 'generator', 'permutations'])
      assert.equal(await last(name, size), size === 1 ? '1' : '0', `${name} ${size}`);
    for (const name of ['one', 'least'])
      assert.equal(await last(name, size), size === 1 ? '[0]' : 'There is no solution.', `${name} ${size}`);
    assert.match(await last('repair', size), size === 1 ? /^Solved after 0 steps: \[0\]$/ : /^Not solved after 500/);
  }
  assert.equal(await last('given', 4, [-1, 3, -1, -1]), '1');
  assert.equal(await last('given', 4, [0, 1, -1, -1]), '0');
});

test('a probe is a random walk whose weight is the number of solutions on average', async () => {
  const source = readFileSync(`${STARTS}/probe.py`, 'utf8');
  for (const [size, solutions] of [
    [4, 2],
    [5, 10],
    [6, 4],
  ] as const) {
    const probes = 400;
    const lines = source.replace('import random\n', '').trimEnd().split('\n');
    const probe = ['import random', 'def probe():', '    global queens', ...lines.map((line) => `    ${line}`)];
    const repeated = [...probe, `for _ in range(${probes}):`, '    probe()', ''].join('\n');
    const { printed, error } = await runPython(repeated, size, false);
    assert.equal(error, null);
    const weights = printed.trim().split('\n').map(Number);
    assert.equal(weights.length, probes);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / probes;
    const variance = weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / (probes - 1);
    assert.ok(Math.abs(mean - solutions) <= 4 * Math.sqrt(variance / probes) + 1e-9, `${size}: ${mean}`);
    assert.ok(new Set(weights).size > 1);
  }
});

test('every comment of a sample program is translated', () => {
  const marks = Object.values(PROGRAMS).flatMap((text) =>
    [...text.matchAll(/# \{(\w+)\}/g)].map(([, mark = '']) => mark),
  );
  assert.deepEqual([...new Set(marks)].sort(), [...REMARKS].sort());
  for (const name of PROGRAM_NAMES) {
    assert.doesNotMatch(programOf(name), /[{]\w+[}]$/m);
    assert.doesNotMatch(codeOf(name), /#/);
  }
});

test('the sample program that lists all solutions of eight queens sets and removes 2,056 queens', async () => {
  const source = readFileSync(`${STARTS}/all.py`, 'utf8');
  const { log } = await runPython(source, 8);
  const { set, removed, lines } = traceOf(source, 8, log);
  assert.deepEqual([set, removed, lines.filter((line) => line === 'print 92').length], [2056, 2056, 1]);
});

test('forms of Python that MicroPython does not have are rewritten', async () => {
  const { printed } = await runPython(
    'q = [1, 2]\nq = [*q, 3]\nprint(q, (5).bit_length(), (q[0] << 4).bit_length())\n',
    4,
  );
  assert.equal(printed, '[1, 2, 3] 3 5\n');
});

test('a flaw of a program is reported before the program runs', () => {
  const flaws: readonly (readonly [string, string, number])[] = [
    ['def f(:\n    pass\n', 'open', 1],
    ['x = 1\nif x == 1\n    print(x)\n', 'colon', 2],
    ['x = 1\nif x = 1:\n    print(x)\n', 'equals', 2],
    ['x = 1\nwhile x == 1 and y = 2:\n    print(x)\n', 'equals', 2],
    ['if True:\nprint(1)\n', 'indent', 2],
    ['def f():\n    # nothing\nf()\n', 'indent', 3],
    ['x = 1\n    y = 2\n', 'deeper', 2],
    ['if True:\n    x = 1\n  y = 2\n', 'level', 3],
    ['if True:\n    x = 1\n\ty = 2\n', 'tabs', 3],
    ['x = [1, 2)\n', 'close', 1],
    ['x = 1)\n', 'close', 1],
    ['print("a)\n', 'quote', 1],
    ['x = print((1)\nfor i in range(3):\n    y = 1\n', 'open', 1],
    ['x = 1 +* 2\n', 'syntax', 1],
    ['x = (1,\n\n', 'open', 1],
    ['x = 1\nmatch x:\n    case 1:\n        print(1)\n', 'match', 2],
  ];
  for (const [source, code, line] of flaws) {
    const { flaw } = instrument(source);
    assert.deepEqual([flaw?.code, flaw?.line], [code, line], source);
  }
  const right = [
    'x = {"a": 1,\n  "b": [i for i in range(3)\n    if i]}\nif x: print(x)\n',
    'f = lambda a=1: a\nif (lambda: 1)(): print("a = b")\nx = 1 if f(a=2) else 2\n',
    'def f(\n    a,\n    b=1,\n):\n    return a\n',
    'if True:\n\tx = 1\n\tif x:\n\t\ty = 2\nelse:\n  z = 3\n',
    `text = '''a: (\n   b\n'''\nx = "it\\"s" \\\n  + "b"\nprint(x)\n`,
    'class A:\n    """Text:"""\n    x: int = 1\n\n    def f(self) -> int: return self.x\n',
    'if (x := 1) == 1 and {"a": 1}["a"] <= 2 != 3 >= 1:\n    pass\n',
  ];
  for (const source of right) assert.equal(instrument(source).flaw, null, source);
  assert.equal(instrument('x = 1\nif x: print(x)\n').flaw, null);
});

test('every kind of failure is one sentence with the line number, in every language', async () => {
  const programs: readonly (readonly [string, FailureCode, number])[] = [
    ['x = 1 +* 2\n', 'syntax', 1],
    ['x = 1\nif x\n    print(x)\n', 'colon', 2],
    ['x = 1\nif x = 1:\n    print(x)\n', 'equals', 2],
    ['if True:\nprint(1)\n', 'indent', 2],
    ['x = 1\n    y = 2\n', 'deeper', 2],
    ['if True:\n    x = 1\n  y = 2\n', 'level', 3],
    ['if True:\n    x = 1\n\ty = 2\n', 'tabs', 3],
    ['x = 1)\n', 'close', 1],
    ['x = (1,\n', 'open', 1],
    ['print("a)\n', 'quote', 1],
    ['x = 1\nmatch x:\n    case 1:\n        print(1)\n', 'match', 2],
    ['queens = []\n\nprint(quens)\n', 'name', 3],
    ['q = [1]\nfor i in range(3):\n    x = i\n    q[x] = 2\n', 'index', 4],
    ['def f(a):\n    b = a\n    return b + "x"\n\nf(1)\n', 'type', 3],
    ['int("a")\n', 'value', 1],
    ['d = {}\nd["a"] += 1\n', 'key', 2],
    ['x = 1\ny = x / 0\n', 'zero', 2],
    ['x = []\nx.push(1)\n', 'attribute', 2],
    ['import numpy\n', 'import', 1],
    ['x = 1\nassert x == 2\n', 'assert', 2],
    ['x = 1\nassert x == 2, "two"\n', 'assertSaid', 2],
    ['def f(k):\n    return f(k + 1)\nf(0)\n', 'recursion', 2],
    ['x = 1\ny = input()\n', 'input', 2],
    ['x = 0\nwhile True:\n    x = 1 - x\n', 'loop', 2],
    ['x = [1]\nwhile True:\n    x = x + x\n', 'memory', 3],
    ['x = 1\nwhile True:\n    print("queens" * 100)\n', 'output', 3],
    ['x = 1\nraise RuntimeError("mine")\n', 'other', 2],
  ];
  const failures: Failure[] = [];
  for (const [source, code, line] of programs) {
    const { flaw } = instrument(source);
    const failure = flaw ? { detail: '', ...flaw } : (await runPython(source, 4)).failure;
    assert.deepEqual([failure?.code, failure?.line], [code, line], source);
    if (failure) failures.push(failure);
  }
  for (const language of Object.keys(languages)) {
    for (const part of Object.values(catalogue(language))) learn(part);
    const texts = failures.map(failureText);
    for (const [index, text] of texts.entries()) {
      assert.match(text, new RegExp(`(?<!\\d)${failures[index]?.line}(?!\\d)`), text);
      const { detail = '' } = failures[index] ?? {};
      assert.ok(/[.?。？]$/.test(text) || (detail !== '' && text.endsWith(detail)), text);
      assert.doesNotMatch(text, /[\n{}]/, text);
    }
    assert.equal(new Set(texts.map((text) => text.replaceAll(/\d/g, ''))).size, texts.length, language);
    // The messages about a program without a board name no line.
    for (const key of ['own.noBoard', 'own.howToShow'] as const) assert.match(t(key), /[.。]$/);
  }
  for (const texts of Object.values(catalogue('en'))) learn(texts);
});

test('a board is found in every form, and other variables are not mistaken for boards', async () => {
  const forms: readonly (readonly [string, string | null, string | null, number | null])[] = [
    ['q = []\nfor c in [1, 3, 0, 2]:\n    q.append(c)\n', 'q', 'columns', 0],
    ['q = []\nfor c in [2, 4, 1, 3]:\n    q.append(c)\n', 'q', 'columns', 1],
    ['q = [-1] * 4\nfor r, c in enumerate([1, 3, 0, 2]):\n    q[r] = c\n', 'q', 'columns', 0],
    ['b = [[0] * 4 for _ in range(4)]\nfor r, c in enumerate([1, 3, 0, 2]):\n    b[r][c] = 1\n', 'b', 'table', 0],
    ['s = set()\nfor r, c in enumerate([1, 3, 0, 2]):\n    s.add((r, c))\n', 's', 'squares', 0],
    ['q = []\nfor c in range(4):\n    q.append(c)\n', 'q', 'columns', 0],
    ['q = {}\nfor r, c in enumerate([1, 3, 0, 2]):\n    q[r] = c\n', 'q', 'map', 0],
    ['q = {}\nfor r, c in enumerate([2, 4, 1, 3]):\n    q[r + 1] = c\n', 'q', 'map', 1],
    ['q = ""\nfor c in [1, 3, 0, 2]:\n    q += str(c)\n', 'q', 'digits', 0],
    ['b = [0] * 16\nfor r, c in enumerate([1, 3, 0, 2]):\n    b[4 * r + c] = 1\n', 'b', 'flat', 0],
    [
      'b = ["...."] * 4\nfor r, c in enumerate([1, 3, 0, 2]):\n    b[r] = "." * c + "Q" + "." * (3 - c)\n',
      'b',
      'table',
      0,
    ],
    ['class B:\n    pass\nb = B()\nb.q = ()\nfor c in [1, 3, 0, 2]:\n    b.q += (c,)\n', 'b.q', 'columns', 0],
    ['def f(q):\n    if len(q) < 4:\n        f(q + [len(q) * 2 % 4])\nf([])\n', 'q', 'columns', 0],
    ['used = [False] * 4\nfor k in range(4):\n    used[k] = True\n', null, null, null],
    ['total = 0\nfor k in range(4):\n    total += k\n', null, null, null],
    ['names = []\nfor k in "abcd":\n    names.append(k)\n', null, null, null],
  ];
  for (const [source, name, form, from] of forms) {
    const { board } = traceOf(source, 4, (await runPython(source, 4)).log);
    assert.deepEqual([board?.name ?? null, board?.form ?? null, board?.from ?? null], [name, form, from], source);
  }
});

test('a program that reports its queens by calls also has its board', async () => {
  const source = 'place(0, 1)\nplace(1, 3)\nremove(1, 3)\nsolution()\n';
  const { log } = await runPython(source, 4);
  const { lines } = traceOf(source, 4, log);
  assert.deepEqual(
    lines.filter((line) => /^(set|remove|solution)/.test(line)),
    ['set 0 1', 'set 1 3', 'remove 1 3', 'solution'],
  );
});

test('a forged log becomes a complete trace without an error', () => {
  const hostile = [
    '>',
    '> ',
    '>1',
    '<x',
    '= ',
    '=1 2 3',
    '=9 a@',
    '!',
    '+9999 1',
    '-1',
    '*',
    '0',
    '-',
    '1e9',
    '99999',
    '=1 a [',
  ];
  const { lines } = traceOf('', 4, hostile.join('\n'));
  assert.equal(lines[0], 'queens trace 1');
  assert.equal(lines.at(-2), 'end');
});
