// The room that opens a board of another page or program, and the kinds of text that are recognised without the engine.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptySquares } from '../../www/src/board/variant/extras';
import { readLink } from '../../www/src/rooms/board/rules/link';
import { readPlay } from '../../www/src/rooms/play/link';
import { fitBoard } from '../../www/src/shell/opening/fitting';
import { isClassPage, isProgram, isTrace, linkIn } from '../../www/src/shell/opening/kinds';
import { sentenceOf } from '../../www/src/shell/opening/sentence';
import { signOf, withSign } from '../../www/src/shell/opening/sign';
import { load } from '../engine/load';
import './english';

const { engine } = await load('queens');
const fit = (text: string, view = 'board') => fitBoard(engine.readBoard(text), view);

describe('a board of another page or program', () => {
  test('with regions is a puzzle for the editor of Play', () => {
    const opened = fit('https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk');
    assert.equal(opened.kind, 'play');
    const action = readPlay(opened.kind === 'play' ? opened.own : '');
    assert.ok(action?.type === 'own' && action.action.type === 'open');
    assert.deepEqual(action.action.puzzle.regions?.slice(0, 8), [0, 0, 0, 0, 1, 1, 0, 2]);
  });

  test('with only queens opens on the Board, or from Play in its editor', () => {
    const placed = fit('2 4 1 3');
    assert.deepEqual(placed.kind === 'place' && [...placed.rows], [1, 3, 0, 2]);
    assert.deepEqual(fit('2 0 1 3', 'play'), { kind: 'play', own: 'edit-own-completion-2.0.1.3' });
    assert.equal(fit(Array(40).fill('0').join(' ')).kind, 'large');
  });

  test('with one sign, which means a queen or a forbidden square, can be read in both ways', () => {
    const queens = engine.readBoard('*...\n..*.\n....\n....');
    assert.deepEqual([signOf(queens), [...queens.given], [...queens.marks]], ['queen', [0, 6], []]);
    const forbidden = withSign(queens, 'forbidden');
    assert.deepEqual([signOf(forbidden), [...forbidden.given], [...forbidden.marks]], ['forbidden', [], [0, 6]]);
    assert.match(sentenceOf(forbidden), /forbidden square, not as a queen/);
    assert.equal(fitBoard(forbidden, 'board').kind, 'rule');
    assert.deepEqual(withSign(forbidden, 'queen'), queens);
    assert.equal(withSign(queens, 'queen'), queens);
    const plain = engine.readBoard('Q...\n..Q.\n....\n....');
    assert.deepEqual([signOf(plain), withSign(plain, 'forbidden')], [null, plain]);
  });

  test('with another rule, walls or several pieces in a row opens as a board under a rule', () => {
    const link = (text: string) => {
      const opened = fit(text);
      assert.equal(opened.kind, 'rule');
      return readLink(opened.kind === 'rule' ? opened.hash.replace(/^#2&view=board&/, '') : '')?.board;
    };
    const base = { rows: 3, columns: 3, pieces: 3, walls: [], squares: [] };
    assert.deepEqual(link('N1P/3/3'), { ...base, rule: 'knights', walls: [2], squares: [0] });
    assert.deepEqual(link('QQ1/3/3'), { ...base, rule: 'queens', squares: [0, 1] });
    assert.deepEqual(link('n = 3 numdiags = 1 diags = [[1, 1]]')?.sums, [1]);
    assert.equal(link(Array(12).fill('aaaaaabbbbbb').join('\n'))?.regions?.length, 144);
    // Squares that a formula keeps empty become blocked squares, and whole diagonals of them become excluded diagonals.
    const marks = Int32Array.of(1, 4, 5);
    const blocked = link(engine.writeBoard('cnf', { rule: 'queens', rows: 3, columns: 3, marks }));
    assert.ok(blocked);
    assert.deepEqual([...emptySquares(blocked)].sort(), [1, 4, 5]);
    assert.deepEqual([blocked.sums, blocked.differences, blocked.keptEmpty], [undefined, [1], [4]]);
  });

  test('with more regions than rows opens in the editor, where they can be corrected', () => {
    const regions = Array.from({ length: 8 }, (_, row) => Array(8).fill(row));
    regions[0] = [0, 0, 0, 0, 0, 0, 0, 8];
    const opened = fit(JSON.stringify(regions));
    assert.equal(opened.kind, 'play');
    assert.match(opened.kind === 'play' ? opened.own : '', /^edit-own-regions-/);
  });

  test('with several stars opens in Play, unless it is larger than any star battle of Play', () => {
    const opened = fit('starbattle/10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u');
    const regions =
      '0001123333111112222311444422231444444223155445522215555556671558855667999886666799988666679998877777';
    assert.deepEqual(opened, { kind: 'play', own: `own-stars-2-${regions}` });
    const large = fit(
      JSON.stringify({ stars: 2, regions: Array.from({ length: 18 }, (_, row) => Array(18).fill(row)) }),
    );
    assert.deepEqual(large, { kind: 'refused', code: 'opening-stars', detail: { rows: 18, columns: 18, stars: 2 } });
  });

  test('is described in one sentence', () => {
    assert.equal(
      sentenceOf(engine.readBoard('starbattle/6/6/1/2u9gn9c9jpmk')),
      'puzz.link: star battle, 6 × 6, one star in each row, column and region.',
    );
    assert.equal(sentenceOf(engine.readBoard('a4 g2')), 'A list of squares: 8 × 8 squares, 2 pieces.');
    assert.equal(sentenceOf(engine.readBoard('[A4, G2]')), 'A list of squares: 8 × 8 squares, 2 pieces.');
  });
});

test('links, runs and programs are recognised without the engine', () => {
  assert.equal(linkIn('see https://example.org/#1&n=4&queens=0.0.0.0'), '#1&n=4&queens=0.0.0.0');
  assert.equal(linkIn('https://puzz.link/p?starbattle/6/6/1/2u9'), null);
  assert.ok(isTrace('# made by hand\nqueens trace 1\nsize 4'));
  assert.ok(!isTrace('2 4 1 3'));
  assert.ok(isProgram('def solve(n):\n    pass', ''));
  assert.ok(isProgram('print(1)', 'search.py'));
  assert.ok(!isProgram('const level = { size: 4, colorRegions: [] };', 'level.ts'));
});

test('the file of a class page is recognised by its first key', () => {
  assert.ok(isClassPage('{ "queens-class": 1, "title": "Week 3", "links": [{ "link": "#1&n=8" }] }'));
  assert.ok(!isClassPage('{ "regions": [[0]], "queens-class": 1 }'));
});
