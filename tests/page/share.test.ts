// Exports: pictures, QR codes read by an independent program, tables, captions, sheets, and the link to a panel.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import jsqr from 'jsqr';
import { boardOf } from '../../www/src/board/input-board';
import { boardPicture, SQUARE } from '../../www/src/board/picture/board';
import { codePicture, MAX_CODE_BYTES } from '../../www/src/board/picture/code';
import { DARK, type Ink, LIGHT } from '../../www/src/board/picture/inks';
import { lines } from '../../www/src/board/picture/lines';
import { QUEEN, SMALL_QUEEN } from '../../www/src/board/picture/queen';
import type { Picture } from '../../www/src/board/picture/shape';
import { svgText } from '../../www/src/board/picture/svg';
import { borderShapes } from '../../www/src/board/picture/variant';
import type { Frame } from '../../www/src/engine/types';
import { opening, update } from '../../www/src/kernel/state';
import { frameAddress, snippetOf } from '../../www/src/rooms/share/embed/view';
import { readPanel, writePanel } from '../../www/src/rooms/share/link/own';
import { sheetLink } from '../../www/src/rooms/share/links';
import {
  levelsOf,
  type PrintedPage,
  type Sheet,
  searchesFor,
  startPrint,
  TRACE_SIZES,
} from '../../www/src/rooms/share/print/choice';
import { printedJob } from '../../www/src/rooms/share/print/jobs';
import { hasWords } from '../../www/src/rooms/share/print/trace';
import { framesJob, solutionsJob, stepsJob } from '../../www/src/rooms/share/save/jobs';
import { estimate, MAX_FRAMES } from '../../www/src/rooms/share/save/part';
import { PANELS, startShare, updateShare } from '../../www/src/rooms/share/slice';
import { readMessage } from '../../www/src/shell/embed/message';
import { load } from '../engine/load';
import { answerOf } from './answer';
import './english';

const { engine } = await load('queens');
const pictureParts = { numbers: true, marks: true, clear: false, caption: [] };

describe('a picture', () => {
  test('draws the queens of the page, in the colours of the page', () => {
    const page = readFileSync('www/index.html', 'utf8');
    for (const d of [QUEEN, SMALL_QUEEN]) assert.ok(page.includes(`d="${d}"`));
    const tokens = readFileSync('www/styles/tokens.css', 'utf8');
    for (const name of Object.keys(LIGHT) as Ink[]) {
      if (name === 'paper' || name === 'found') continue;
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
      assert.deepEqual([LIGHT[name], DARK[name]], [light, dark], name);
    }
  });

  test('of a board has a shape for each queen, and its title in words that are valid in SVG', () => {
    const picture = boardPicture(boardOf(opening), pictureParts);
    const queens = picture.shapes.filter((shape) => shape.kind === 'outline' && shape.d === QUEEN);
    assert.equal(queens.length, 2);
    const [first] = queens;
    assert.ok(first && first.x > 3 * SQUARE && first.x < 5 * SQUARE && first.y > 2 * SQUARE && first.y < 4 * SQUARE);
    const text = svgText(picture, LIGHT, 'a < b & "c"', 560);
    assert.match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="560" /);
    assert.match(text, /<title>a &lt; b &amp; &quot;c&quot;<\/title>/);
    assert.equal(text.match(/<text /g)?.length, 16);
    assert.doesNotMatch(text, /NaN|undefined|var\(/);
  });

  test('of a large board names every fourth row, and without marks has only queens', () => {
    const large = update(opening, { type: 'resize', size: 32 });
    const picture = boardPicture(boardOf(large), { ...pictureParts, marks: false });
    const words = picture.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
    assert.deepEqual(words.slice(0, 9), ['1', '4', '8', '12', '16', '20', '24', '28', '32']);
    // Ground, dark squares, frame and two queens.
    assert.equal(picture.shapes.length - words.length, 5);
    assert.equal(picture.shapes.filter((shape) => shape.kind === 'outline' && shape.d === SMALL_QUEEN).length, 2);
  });
});

/** Renders the picture of a QR code. Each module is a square of `scale` pixels. */
function pixels({ width, height, shapes: [shape] }: Picture, scale: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * scale * scale * 4).fill(255);
  const d = shape?.kind === 'outline' ? shape.d : '';
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < scale * scale; pixel++) {
      const across = Number(x) * scale + (pixel % scale);
      const down = Number(y) * scale + Math.floor(pixel / scale);
      data.fill(0, (down * width * scale + across) * 4, (down * width * scale + across) * 4 + 3);
    }
  }
  return data;
}

test('a QR code contains the link, as another program reads it; a link that is too long has no code', () => {
  for (const length of [20, 120, 700]) {
    const link = `https://example.org/#1&view=play&own=${'a1-'.repeat(length).slice(0, length)}`;
    const picture = codePicture(link);
    assert.ok(picture);
    assert.equal(jsqr(pixels(picture, 3), picture.width * 3, picture.height * 3)?.data, link);
  }
  assert.equal(codePicture('x'.repeat(MAX_CODE_BYTES + 1)), null);
});

describe('data', () => {
  const part = {
    search: 'bitmask',
    rows: new Int32Array(6).fill(-1),
    variant: null,
    seed: 1,
    from: 0,
    by: 'event',
  } as const;

  test('steps of a run are lines of CSV, from the first to the last chosen step', async () => {
    const file = answerOf<Blob>(stepsJob(engine, { ...part, to: 4, form: 'csv' }));
    const text = await file.text();
    assert.equal(
      text,
      `step,event,row,column,queens
0,start,,,0.0.0.0.0.0
1,tried,1,1,1.0.0.0.0.0
2,tried,2,3,1.3.0.0.0.0
3,tried,3,5,1.3.5.0.0.0
4,tried,4,2,1.3.5.2.0.0
`,
    );
  });

  test('a run is saved as a trace, which the engine plays', async () => {
    const file = answerOf<Blob>(stepsJob(engine, { ...part, to: 1_000_000, form: 'trace' }));
    const { tried, solutions } = engine.checkTrace(await file.text());
    assert.deepEqual([tried, solutions], [152, 4]);
  });

  test('steps as JSON end with the run, even if more steps are requested', async () => {
    const file = answerOf<Blob>(stepsJob(engine, { ...part, from: 10, to: 1_000_000, form: 'json' }));
    const steps = JSON.parse(await file.text()) as { step: number; event: string; queens: number[] }[];
    assert.equal(steps[0]?.step, 10);
    const solutions = steps.filter(({ event }) => event === 'solution').map(({ queens }) => queens.join(''));
    assert.deepEqual(solutions, ['246135', '362514', '415263', '531642']);
  });

  test('frames show only dead ends and solutions on request, and are never more than the limit', () => {
    const frames = answerOf<Frame[]>(framesJob(engine, { ...part, to: 1_000_000, by: 'deadEnd', most: 2_000 }));
    const kinds = frames.slice(1).map(({ happened }) => happened?.kind);
    assert.equal(kinds.filter((kind) => kind === 'solution').length, 4);
    assert.ok(kinds.slice(0, -1).every((kind) => kind === 'solution' || kind === 'deadEnd'));
    assert.equal(answerOf<Frame[]>(framesJob(engine, { ...part, to: 1_000_000, most: 7 })).length, 7);
  });

  test('all solutions are listed in three formats', async () => {
    const listSolutions = async (form: 'csv' | 'json' | 'text') =>
      (await answerOf<Blob>(solutionsJob(engine, { size: 6, variant: null, form })).text()).trimEnd();
    assert.equal(await listSolutions('text'), '2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2');
    assert.equal((await listSolutions('csv')).split('\n')[1], '2,4,6,1,3,5');
    assert.deepEqual(JSON.parse(await listSolutions('json'))[3], [5, 3, 1, 6, 4, 2]);
  });
});

test('captions are cut to fit, also between Chinese and Japanese characters', () => {
  const text = 'Row 4: columns 4 and 5 are still free. The lowest is column 4, so try it.';
  const cut = lines(text, 8);
  assert.equal(cut.join(' '), text);
  assert.ok(cut.length >= 2);
  const chinese = '第四行：第四列和第五列仍然空闲。最低的是第四列，所以先试它。'.repeat(2);
  assert.equal(lines(chinese, 8).join(''), chinese);
  assert.ok(lines(chinese, 8).length >= 2);
});

test('an animation that is too long is recognised before it begins', () => {
  const choice = startShare.choices.animation;
  const short = estimate({ ...choice, from: 0, to: 199 }, opening);
  assert.deepEqual([short.frames, short.seconds, short.tooMuch], [200, 102, false]);
  assert.equal(estimate({ ...choice, to: MAX_FRAMES, speed: 25 }, opening).tooMuch, true);
  assert.equal(estimate({ ...choice, to: 1e9 }, opening).tooMuch, true);
  assert.equal(estimate({ ...choice, to: 1_500, speed: 1 }, opening).tooMuch, true, 'longer than ten minutes');
});

describe('a sheet', () => {
  test('has puzzles with one solution, each with its own link, and the same seed makes the same puzzles', () => {
    const sheet: Sheet = {
      family: 'completion',
      size: 6,
      levels: levelsOf({ ...startPrint, number: 4, grade: 'easy' }),
      seed: 42,
      traced: { search: 'bitmask', size: 6, from: 0, steps: 10 },
    };
    const printed = answerOf<PrintedPage>(printedJob(engine, sheet));
    assert.deepEqual(answerOf<PrintedPage>(printedJob(engine, sheet)), printed);
    assert.equal(printed.puzzles.length, 4);
    for (const { given, solution, level, hash } of printed.puzzles) {
      const { ways } = engine.puzzleWays({ rows: given }, 2);
      assert.deepEqual(ways, [solution]);
      assert.equal(engine.puzzleLevel({ rows: given }), level);
      const link = engine.readLink(hash);
      assert.equal(link.view, 'play');
      assert.match(link.own, /^completion-6-easy-\d+$/);
    }
    // The first steps of plain backtracking on 6 rows.
    assert.deepEqual(
      printed.trace?.lines.map(({ event, row, column }) => `${event} ${row} ${column}`),
      [
        'set 1 1',
        'set 2 3',
        'set 3 5',
        'set 4 2',
        'set 5 4',
        'deadEnd 6 null',
        'removed 5 4',
        'removed 4 2',
        'removed 3 5',
        'set 3 6',
      ],
    );
    const words = printed.trace?.words[0]?.map((word) => word.map(Number).join(''));
    assert.deepEqual(words, ['100000', '010000', '000000', '001111']);
  });

  test('has puzzles with regions, whose borders are drawn', () => {
    const levels = levelsOf({ ...startPrint, number: 2, grade: 'easy' });
    const printed = answerOf<PrintedPage>(
      printedJob(engine, { family: 'regions', size: 6, levels, seed: 7, traced: null }),
    );
    assert.deepEqual([printed.puzzles.length, printed.trace], [2, null]);
    for (const { given, solution, regions, hash } of printed.puzzles) {
      assert.ok(regions);
      assert.deepEqual(engine.puzzleWays({ rows: given, regions }, 2).ways, [solution]);
      assert.match(engine.readLink(hash).own, /^regions-6-easy-\d+$/);
      const edges = regions.filter((label, at) => at % 6 > 0 && label !== regions[at - 1]).length;
      const [borders] = borderShapes(6, regions);
      assert.equal(borders?.d.match(/v/g)?.length, edges);
    }
  });

  test('follows any search from any step; a search that works on arrays has no bit words to fill in', () => {
    const traced = { search: 'array-recursive', size: 6, from: 3, steps: 4 } as const;
    const sheet: Sheet = { family: 'completion', size: 6, levels: [], seed: 1, traced };
    const { trace } = answerOf<PrintedPage>(printedJob(engine, sheet));
    // Row 2: columns 1 and 2 are attacked from row 1, column 1.
    assert.deepEqual(
      [trace?.step, trace?.rows[0], trace?.lines.length, hasWords({ words: trace?.words ?? [] })],
      [3, 0, 4, false],
    );
    assert.deepEqual(trace?.lines[0], { event: 'set', row: 2, column: 3 });
    // If the run ends before the chosen step, the sheet shows its start.
    const late = { ...traced, from: 100_000 };
    assert.equal(answerOf<PrintedPage>(printedJob(engine, { ...sheet, traced: late })).trace?.step, 0);
    for (const { name } of engine.searches())
      for (const size of TRACE_SIZES) {
        const isOffered = searchesFor(engine.searches(), size).includes(name);
        const follow = (): unknown =>
          answerOf<PrintedPage>(printedJob(engine, { ...sheet, traced: { ...traced, search: name, size, from: 0 } }));
        if (isOffered) assert.ok(follow(), `${name} on ${size}`);
        else assert.throws(follow, `${name} on ${size}`);
      }
  });

  test('is ordered from easy to hard on request', () => {
    assert.deepEqual(levelsOf({ ...startPrint, number: 6, grade: 'rising' }), [
      'easy',
      'easy',
      'medium',
      'hard',
      'hard',
      'expert',
    ]);
  });
});

describe('the link', () => {
  test('names the panel, and all parts of a sheet', () => {
    for (const panel of PANELS) {
      const state = { ...startShare, panel };
      const action = readPanel(writePanel(state));
      assert.ok(action);
      assert.equal(updateShare(startShare, action).panel, panel);
      assert.deepEqual(updateShare(startShare, action).choices.print, state.choices.print);
    }
    const print = {
      ...startPrint,
      number: 9,
      size: 10,
      grade: 'hard',
      trace: true,
      codes: false,
      seed: 0x7f3a,
      search: 'array-recursive',
      from: 12,
      steps: 10,
    } as const;
    const written = writePanel({ ...startShare, panel: 'print', choices: { ...startShare.choices, print } });
    assert.match(written, /^[\w.~*-]+$/);
    const action = readPanel(written);
    assert.deepEqual(action && updateShare(startShare, action).choices.print, print);
  });

  test('to a sheet with the current puzzle is read by the panel', () => {
    for (const family of ['completion', 'regions', 'stars'] as const) {
      const link = sheetLink({ family, size: 11, word: 'hard', seed: 0xffff_ffff }, opening.input);
      const { view, own, rows } = engine.readLink(link);
      assert.deepEqual([view, rows], ['share', opening.input.rows]);
      const action = readPanel(own);
      assert.ok(action);
      const { size, grade, family: kind, puzzles, number } = updateShare(startShare, action).choices.print;
      assert.deepEqual([size, grade, kind, puzzles, number], [11, 'hard', family, true, 6]);
    }
  });

  test('is refused if a part of it is unknown or missing', () => {
    for (const text of [
      '',
      'nothing',
      'print.7.8.rising.6.own.A4.p.1',
      'print.6.8.rising.6.own.A4.x.1',
      'print.6.8.rising.6.own.A4.p.zz',
      'print.6.8.rising.6.own.A4.p.1.1',
      'print.6.12.rising.6.own.A4.pr.1',
    ])
      assert.equal(readPanel(text), null, text);
  });
});

describe('an embed', () => {
  const chosen = startShare.choices.embed;
  const address = frameAddress('#1&view=board&n=4', { ...chosen, language: 'ja' }, 'https://example.org/queens/');

  test('has its colours before the address of the board, and its language after it', () => {
    assert.equal(address, 'https://example.org/queens/?embed=light#1&view=board&n=4&lang=ja');
  });

  test('is written so that no character of the address ends an attribute', () => {
    for (const kind of ['frame', 'element', 'link'] as const) {
      const lines = snippetOf({ ...chosen, kind }, `${address}"><script>`, 'https://example.org/queens/', [1, 3, 0, 2]);
      assert.doesNotMatch(lines, /"><script>/, kind);
    }
    assert.match(snippetOf({ ...chosen, kind: 'element' }, address, 'https://example.org/q/', [1, -1]), /queens="2 0"/);
  });

  test('opens what a link can open, and ignores every other message', () => {
    assert.deepEqual(readMessage({ type: 'queens-open', hash: '#1&view=board&n=4&queens=2.4.1.3' }), {
      kind: 'open',
      hash: '#1&view=board&n=4&queens=2.4.1.3',
    });
    for (const hash of [null, 4, '', '#', '#3&n=4', '#1&n=4 <b>', `#1&own=${'x'.repeat(9_000)}`, ['#1&n=4']])
      assert.deepEqual(readMessage({ type: 'queens-open', hash }), { kind: 'bad' });
    for (const data of [null, undefined, 'queens-open', 1, [], { type: 'other', hash: '#1&n=4' }, () => 1])
      assert.equal(readMessage(data), null);
  });
});
