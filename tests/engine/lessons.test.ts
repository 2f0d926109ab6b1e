// Every step of every lesson, in every language that it has: the state opens, the questions have answers, the claims are true.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type Lesson, readLesson } from '../../www/src/kernel/classroom/lesson';
import type { AnswerKind } from '../../www/src/kernel/classroom/steps';
import { CODE } from '../../www/src/rooms/learn/code';
import { truthOf } from '../../www/src/watch/truth';
import { rightAnswers } from '../../www/src/watch/truths/judging';
import { load } from './load';

const FOLDER = 'www/lessons';
const COURSE: readonly string[] = JSON.parse(readFileSync(`${FOLDER}/course.json`, 'utf8'));
const MAX_EVENTS = 5_000_000;

const wordsOf = (name: string): string[] => readdirSync(`${FOLDER}/${name}`).filter((file) => file.endsWith('.md'));
const read = (name: string, file: string): Lesson =>
  readLesson(
    name,
    readFileSync(`${FOLDER}/${name}/lesson.json`, 'utf8'),
    readFileSync(`${FOLDER}/${name}/${file}`, 'utf8'),
  );

/** The form of an answer of each kind. */
const FORMS: Readonly<Record<AnswerKind, RegExp>> = {
  square: /^\d+\.\d+$/,
  row: /^row-\d+$/,
  column: /^column-\d+$/,
  number: /^\d+$/,
  choice: /^[a-z0-9A-Z-]+$/,
  squares: /^\d+\.\d+( \d+\.\d+)*$/,
  choices: /^[a-z0-9A-Z-]+( [a-z0-9A-Z-]+)*$/,
  word: /^(\d+( \d+)*)?$/,
  order: /^[a-z0-9-]+( [a-z0-9-]+)+$/,
  place: /^\d+\.\d+( \d+\.\d+)*$/,
  step: /^\d+$/,
  turn: /^[1-7]$/,
};

/** Large numbers that the engine does not compute here: years, requested sizes, and published or measured figures. */
const CITED: ReadonlySet<number> = new Set([
  ...[1848, 1874, 1918, 1990, 2017, 2020],
  ...[180, 270, 100, 1_000, 5_000, 100_000, 40_320, 534, 104, 103, 500],
  // 16 thousand million pairs are 160億 in Japanese.
  160,
  // The numbers of ways to put eight queens on 64 squares, of solutions of 16 queens (another step claims it) and of 20 queens.
  ...[4_426_165_368, 14_772_512, 39_029_188_884],
]);

const { engine } = await load('queens');

test('the lesson of docs/lessons.md is read, its claim is true, and its question has the documented answer', () => {
  const page = readFileSync('docs/lessons.md', 'utf8');
  const block = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
  const { steps } = readLesson('documented', block('json'), block('markdown'));
  const [{ setting, question, claims } = assert.fail('the lesson has no step')] = steps;
  for (const { truth, is } of claims) assert.deepEqual(truthOf(engine, setting, truth), [is]);
  assert.ok(claims.length > 0 && question);
  assert.deepEqual(rightAnswers(engine, setting, question.ask, null), ['row-3']);
  assert.deepEqual(Object.keys(question.wrongs), ['row-4']);
});

test('there is a folder for every lesson of the course, and no other', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).sort(), [...COURSE].sort());
});

test('the code that lessons show agrees with the listing of the engine', () => {
  const shown = COURSE.flatMap((name) => read(name, 'en.md').steps)
    .filter(({ setting }) => setting.shows.includes('code'))
    .map(({ setting }) => setting.search);
  assert.deepEqual([...new Set(shown)].toSorted(), Object.keys(CODE).toSorted());
  const english = readFileSync('www/src/rooms/learn/texts/en.ftl', 'utf8');
  for (const [search, keys] of Object.entries(CODE)) {
    const run = new engine.Timeline(search, new Int32Array(4).fill(-1), 1);
    const lines = run.listing().map((line) => line.trim());
    run.free();
    assert.equal(keys.length, lines.length, search);
    for (const [at, key] of keys.entries()) {
      if (key === null) assert.match(lines[at] ?? '', /^\w+ ← [^ ]+ /, `line ${at + 1} of ${search} is in words`);
      else assert.ok(english.includes(`\n${key.replace('.', '-')} = ${lines[at]}\n`), `line ${at + 1} of ${search}`);
    }
  }
});

for (const name of COURSE) {
  describe(name, () => {
    const lesson = read(name, 'en.md');

    test('has 5 to 12 steps, and at least three ask a question', () => {
      assert.ok(lesson.steps.length >= 5 && lesson.steps.length <= 12, `${lesson.steps.length} steps`);
      assert.ok(lesson.steps.filter(({ question }) => question).length >= 3);
    });

    for (const { id, setting, question, claims } of lesson.steps) {
      test(`${id}: the state opens, the question has an answer, and the claims are true`, () => {
        const positions = [setting.step, question?.ask.reveal ?? 0].filter((position) => position > 0);
        // A board with conflicts is only shown, so no run opens.
        if (positions.length > 0 || setting.shows.length > 0) {
          const run = new engine.Timeline(setting.search, setting.rows, setting.seed);
          for (const position of positions) {
            run.seek(position, MAX_EVENTS);
            assert.equal(run.frame().position, position, `the run has no position ${position}`);
          }
          run.free();
        }
        if (setting.rule !== null) engine.countByRule(setting.rule, 1, 1, {});
        for (const { truth, is } of claims)
          assert.deepEqual(truthOf(engine, setting, truth), [is], JSON.stringify(truth));
        if (!question) return;
        const { ask } = question;
        const answers = rightAnswers(engine, setting, ask, null);
        assert.ok(answers.length > 0, 'there is no right answer');
        for (const answer of answers) assert.match(answer, FORMS[ask.for]);
        const ids = question.choices.map((choice) => choice.id);
        if (ask.for === 'choice')
          assert.equal(ids.filter((id) => answers.includes(id)).length, 1, `${answers} among ${ids}`);
        const named = answers.flatMap((answer) => answer.split(' '));
        if (ask.for === 'choices') {
          assert.ok(
            named.every((id) => ids.includes(id)),
            `${answers} among ${ids}`,
          );
          assert.ok(named.length < ids.length, 'all choices are right');
        }
        if (ask.for === 'order') {
          assert.deepEqual(named.toSorted(), ids.toSorted());
          assert.notDeepEqual(named, ids, 'the lines are already in order');
        }
        if (ask.is !== null) {
          assert.deepEqual(rightAnswers(engine, setting, ask, answers[0] ?? ''), answers);
          const before = truthOf(engine, setting, ask.truth).join(' ');
          assert.notEqual(before, ask.is, 'the claim is true before an answer');
        }
        for (const wrong of Object.keys(question.wrongs)) assert.ok(!answers.includes(wrong), `${wrong} is right`);
      });
    }

    test('ends with the terms of textbooks and a reference', () => {
      for (const file of wordsOf(name)) {
        const last = readFileSync(`${FOLDER}/${name}/${file}`, 'utf8').trim().split('\n').at(-1) ?? '';
        assert.match(last, /\*\*.+\*\*.*[(（].*[A-Z].*[)）]/, file);
      }
    });

    test('contains no large number without a claim', () => {
      for (const file of wordsOf(name)) {
        const words = readFileSync(`${FOLDER}/${name}/${file}`, 'utf8').replaceAll(
          /`[^`]*`|\{[^}]*\}|^[-!] [\w.-]+:|[(（][^()（）]*, \d{4}[)）]/gm,
          '',
        );
        const numbers = words.match(/\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d{3,}/g) ?? [];
        const plain = numbers.map((number) => Number(number.replaceAll(/\D/g, '')));
        assert.deepEqual(
          plain.filter((number) => !CITED.has(number)),
          [],
          file,
        );
      }
    });

    test('ends with a recap and three questions of earlier lessons', () => {
      assert.deepEqual(
        lesson.after.map(({ id }) => id),
        ['recap'],
      );
      const earlier = COURSE.slice(0, COURSE.indexOf(name));
      assert.equal(lesson.review.length, earlier.length === 0 ? 0 : 3);
      assert.equal(new Set(lesson.review).size, lesson.review.length);
      for (const place of lesson.review) {
        const [from = '', id] = place.split('.');
        assert.ok(earlier.includes(from), `${from} does not come before ${name}`);
        const asked = read(from, 'en.md').steps.find((step) => step.id === id);
        assert.ok(asked?.question, `${place} has no question`);
      }
    });

    for (const file of wordsOf(name)) {
      test(`${file} has the words of every step and every answer`, () => {
        const translated = read(name, file);
        const all = [...lesson.steps, ...lesson.after];
        for (const [index, step] of [...translated.steps, ...translated.after].entries()) {
          const english = all[index];
          assert.equal(step.text.length, english?.text.length, `${step.id}: paragraphs`);
          assert.deepEqual(
            step.question?.choices.map(({ id }) => id),
            english?.question?.choices.map(({ id }) => id),
          );
          assert.deepEqual(Object.keys(step.question?.wrongs ?? {}), Object.keys(english?.question?.wrongs ?? {}));
          assert.equal(step.why.length, english?.why.length);
        }
      });
    }
  });
}
