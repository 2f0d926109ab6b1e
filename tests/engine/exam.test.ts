// Tests for a class: the same seed makes the same test, the variants for neighbours differ, and every key is right.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readLesson } from '../../www/src/kernel/classroom/lesson';
import { clampChoice, readExam, startExam, variantName, writeExam } from '../../www/src/rooms/teach/exam/choice';
import { type MadeItem, pickQuestions, questionsOf } from '../../www/src/rooms/teach/exam/items';
import { examJob } from '../../www/src/rooms/teach/exam/make';
import { load } from './load';
import { answerOf } from './room-answers';

const { engine } = await load('queens-simd');

const CHOICE = { ...startExam, counts: { lessonQuestions: 0, traces: 2, puzzles: 3, proofs: 4 } };

const itemsOf = (variant: number, choice = CHOICE): readonly MadeItem[] =>
  answerOf(examJob(engine, { choice, variant })) as MadeItem[];

/** A second method: decides by trying every column of every row whether queens can be completed. */
function canComplete(rows: readonly number[]): boolean {
  const fits = (placed: readonly number[], row: number, column: number): boolean =>
    placed.every(
      (other, at) => at === row || other < 0 || (other !== column && Math.abs(other - column) !== Math.abs(at - row)),
    );
  const row = rows.indexOf(-1);
  if (row < 0) return true;
  return rows.some(
    (_, column) => fits(rows, row, column) && canComplete(rows.map((other, at) => (at === row ? column : other))),
  );
}

test('the same seed makes the same test, and another variant makes another test', () => {
  assert.deepEqual(itemsOf(0), itemsOf(0));
  const [one, other] = [itemsOf(0), itemsOf(1)];
  for (const [at, item] of one.entries()) assert.notDeepEqual(item, other[at], item.kind);
});

test('the key of a puzzle is its only solution, and the queens to blame in the key of a proof have no completion', () => {
  for (const variant of [0, 1, 2, 3])
    for (const item of itemsOf(variant)) {
      if (item.kind === 'puzzles') {
        assert.ok(item.rows.every((column, row) => column < 0 || column === item.solution[row]));
        assert.ok(canComplete([...item.solution]));
        // No other column of an empty row has a completion.
        for (const [row, column] of item.rows.entries())
          for (let tried = 0; column < 0 && tried < item.rows.length; tried++) {
            if (tried === item.solution[row]) continue;
            const rows = [...item.rows];
            const clashes = rows.some(
              (other, at) => other >= 0 && (other === tried || Math.abs(other - tried) === Math.abs(at - row)),
            );
            rows[row] = tried;
            assert.ok(clashes || !canComplete(rows));
          }
      }
      if (item.kind === 'proofs') {
        assert.ok(!canComplete([...item.rows]));
        const only =
          item.rows.length > 0 ? [...item.rows].map((column, row) => (item.blame.includes(row) ? column : -1)) : [];
        assert.ok(!canComplete(only));
        for (const row of item.blame) assert.ok(canComplete(only.map((column, at) => (at === row ? -1 : column))));
      }
    }
});

test('the lines of a trace give the board of the run, for any search and from any step', () => {
  for (const search of ['bitmask', 'array-recursive', 'bitboard-columns'])
    for (const from of [0, 7, 40]) {
      const choice = { ...CHOICE, search, from, counts: { ...CHOICE.counts, puzzles: 0, proofs: 0 } };
      for (const item of itemsOf(0, choice)) {
        if (item.kind !== 'traces') continue;
        const rows = [...item.rows];
        for (const { event, row, column } of item.lines) {
          if (event === 'set' && row !== null && column !== null) {
            assert.equal(rows[row - 1], -1);
            rows[row - 1] = column - 1;
          }
          if (event === 'removed' && row !== null && column !== null) {
            assert.equal(rows[row - 1], column - 1);
            rows[row - 1] = -1;
          }
        }
        const run = new engine.Timeline(search, new Int32Array(choice.size).fill(-1), 1);
        run.seek(item.step + item.lines.length, Number.MAX_SAFE_INTEGER);
        assert.deepEqual(rows, [...run.frame().rows], `${search} from ${from}`);
        run.free();
      }
    }
});

test('a test is read back from its link, and invalid links are refused', () => {
  const choice = clampChoice({ ...CHOICE, lesson: 'looking-ahead', seed: 4711, variants: 4 });
  assert.deepEqual(readExam(writeExam(choice)), choice);
  for (const text of ['', '1.2', writeExam(choice).replace('4711', '0'), `${writeExam(choice)}!`])
    assert.equal(readExam(text), null);
  assert.equal(variantName(2), 'C');
});

test('the variants of a test share no question of a lesson, and the same seed picks the same questions', () => {
  const read = (file: string): string => readFileSync(`www/lessons/${file}`, 'utf8');
  const course = JSON.parse(read('course.json')) as string[];
  const all = questionsOf(course.map((name) => readLesson(name, read(`${name}/lesson.json`), read(`${name}/en.md`))));
  assert.ok(all.length >= 12, `${all.length} questions need no context`);
  const choice = { ...CHOICE, counts: { ...CHOICE.counts, lessonQuestions: 3 } };
  const names = (variant: number, seed: number): string[] =>
    pickQuestions(all, { ...choice, seed }, variant).map(({ from, step }) => `${from} ${step.id}`);
  for (const seed of [1, 2, 4711]) {
    const picked = [0, 1, 2, 3].flatMap((variant) => names(variant, seed));
    assert.equal(new Set(picked).size, 12);
    assert.deepEqual(names(2, seed), names(2, seed));
  }
  assert.notDeepEqual(names(0, 1), names(0, 2));
});
