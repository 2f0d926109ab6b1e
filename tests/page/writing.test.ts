// Lessons as they are written: taken apart and put together, every lesson of the page says what it said before.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readLesson } from '../../www/src/kernel/classroom/lesson';
import {
  type Draft,
  draftOf,
  emptyDraft,
  filesOf,
  freshId,
  lessonOf,
  stepFrom,
} from '../../www/src/kernel/classroom/writing';
import { startWrite, updateWrite, type WriteAction } from '../../www/src/rooms/teach/write/slice';
import { OFFERED, offeredIn } from '../../www/src/rooms/teach/write/truths';

const FOLDER = 'www/lessons';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const COURSE = JSON.parse(read('course.json')) as string[];

test('every lesson in every language comes back as it was', () => {
  for (const name of COURSE)
    for (const file of readdirSync(`${FOLDER}/${name}`).filter((each) => each.endsWith('.md'))) {
      const files = { data: read(`${name}/lesson.json`), words: read(`${name}/${file}`) };
      const before = readLesson(name, files.data, files.words);
      assert.deepEqual(lessonOf(draftOf(files), name), before, `${name}/${file}`);
      // Once more changes nothing.
      const again = filesOf(draftOf(files));
      assert.deepEqual(filesOf(draftOf(again)), again);
    }
});

const WORDS = [
  'Look at row 3',
  '# no heading',
  '- a: no choice',
  '? what',
  'two\nlines',
  '**bold** and `code`',
  '! wow',
  '=',
  ' spaces  ',
];

test('whatever is typed into the fields is read back as words, and as nothing else', () => {
  for (const [at, words] of WORDS.entries()) {
    const step = {
      ...stepFrom(emptyDraft, { board: 6, ask: { for: 'number', truth: { of: 'ways' } } }),
      title: words,
      text: `${words}\n\n${WORDS[(at + 1) % WORDS.length]}`,
      question: words,
      right: words,
      wrong: words,
      why: words,
    };
    const lesson = lessonOf(
      { ...emptyDraft, title: words, about: words, steps: [step, { ...step, fields: { ...step.fields, id: 'b' } }] },
      'own',
    );
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('\u200b', '').trim();
    assert.equal(lesson.title, plain(words));
    assert.equal(lesson.steps.length, 2);
    assert.deepEqual(lesson.steps[0]?.text.map(plain), [words, WORDS[(at + 1) % WORDS.length] ?? ''].map(plain));
    assert.equal(lesson.steps[0]?.question?.text, plain(words));
  }
});

const doing = (...actions: WriteAction[]): Draft => actions.reduce(updateWrite, startWrite).draft;

test('steps are added, asked about, moved and removed; each has a name of its own', () => {
  const add: WriteAction = { type: 'add', fields: { board: 6 } };
  const solved = OFFERED.find(({ name }) => name === 'solved') ?? null;
  const draft = doing(add, add, { type: 'ask', offered: solved, labels: ['Yes', 'No'] }, { type: 'move', by: -1 });
  assert.deepEqual(
    draft.steps.map(({ fields }) => fields.id),
    ['step-2', 'step-1'],
  );
  assert.deepEqual(draft.steps[0]?.choices, [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ]);
  assert.equal(offeredIn(draft.steps[0]?.fields.ask)?.name, 'solved');
  assert.equal(freshId(doing(add, add, add, { type: 'to', at: 0 }, { type: 'remove' })), 'step-4');
  assert.throws(() => lessonOf(emptyDraft, 'own'), /lesson-empty/);
});
