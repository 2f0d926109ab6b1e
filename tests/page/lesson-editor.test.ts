// The lesson editor: drafts, their mistakes, and the offered questions. Opened and written, every lesson of the page is the same.
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
import { mistakesOf } from '../../www/src/rooms/teach/write/mistakes';
import { statedIn, withChoice, withoutChoice, withRight } from '../../www/src/rooms/teach/write/own-choices';
import { startWrite, updateWrite, type WriteAction } from '../../www/src/rooms/teach/write/slice';
import { answerIn, OFFERED, offeredIn, withSearches, withSizes } from '../../www/src/rooms/teach/write/truths';

const FOLDER = 'www/lessons';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const COURSE = JSON.parse(read('course.json')) as string[];

test('every lesson in every language is the same after it was opened and written in the editor', () => {
  for (const name of COURSE)
    for (const file of readdirSync(`${FOLDER}/${name}`).filter((each) => each.endsWith('.md'))) {
      const files = { data: read(`${name}/lesson.json`), words: read(`${name}/${file}`) };
      const before = readLesson(name, files.data, files.words);
      assert.deepEqual(lessonOf(draftOf(files), name), before, `${name}/${file}`);
      // A second round changes nothing.
      const again = filesOf(draftOf(files));
      assert.deepEqual(filesOf(draftOf(again)), again);
    }
});

test('a lesson that is opened to be written keeps the names of its figures', () => {
  const files = { data: read('bits/lesson.json'), words: read('bits/en.md') };
  const names = (words: string): readonly string[] => words.match(/\{[a-zA-Z0-9-]+\}/g) ?? [];
  assert.notDeepEqual(names(files.words), []);
  assert.deepEqual(names(filesOf(draftOf(files)).words), names(files.words));
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

test('text that is typed into a field is read back as plain text, whatever it looks like', () => {
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

const after = (...actions: WriteAction[]): Draft => actions.reduce(updateWrite, startWrite).draft;

test('steps are added, get a question, are moved and removed; each has its own name', () => {
  const add: WriteAction = { type: 'add', fields: { board: 6 } };
  const solved = OFFERED.find(({ name }) => name === 'solved') ?? null;
  const draft = after(add, add, { type: 'ask', offered: solved, labels: ['Yes', 'No'] }, { type: 'move', by: -1 });
  assert.deepEqual(
    draft.steps.map(({ fields }) => fields.id),
    ['step-2', 'step-1'],
  );
  assert.deepEqual(draft.steps[0]?.choices, [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ]);
  assert.equal(offeredIn(draft.steps[0]?.fields.ask)?.offered.name, 'solved');
  assert.equal(freshId(after(add, add, add, { type: 'to', at: 0 }, { type: 'remove' })), 'step-4');
  assert.throws(() => lessonOf(emptyDraft, 'own'), /lesson-empty/);
});

test('each missing part of a draft is named once, and a finished draft has no missing part', () => {
  const offered = OFFERED.find(({ name }) => name === 'stated') ?? null;
  const add: WriteAction = { type: 'add', fields: { board: 6 } };
  const draft = after(add, add, { type: 'ask', offered, labels: ['', ''] });
  const missing = (draft: Draft) => mistakesOf(draft).map(({ step, missing }) => `${step ?? '-'} ${missing}`);
  assert.deepEqual(missing(emptyDraft), []);
  assert.deepEqual(missing(draft), [
    ...['- title', '0 heading', '1 heading', '1 question', '1 choices', '1 marked', '1 right', '1 wrong'],
  ]);
  const words = { title: 'a', question: 'b', right: 'c', wrong: ' ' };
  const choices = [
    { id: 'a', label: 'One' },
    { id: 'b', label: 'Two' },
  ];
  const [first, second] = draft.steps;
  assert.ok(first && second);
  const marked = withRight({ ...second, ...words, choices }, 'b', true);
  assert.deepEqual(missing({ ...draft, title: 'x', steps: [{ ...first, title: 'y' }, marked] }), ['1 wrong']);
});

test('a choice that is removed from a custom question is also removed from its right answers', () => {
  const offered = OFFERED.find(({ name }) => name === 'stated') ?? null;
  const [step] = after({ type: 'add', fields: { board: 6 } }, { type: 'ask', offered, labels: [] }).steps;
  assert.ok(step);
  const three = withRight(withRight(withChoice(step), 'c', true), 'a', true);
  assert.deepEqual(
    [three.choices.map(({ id }) => id), statedIn(three)],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
  );
  const two = withoutChoice(three, 'c');
  assert.deepEqual([two.choices.map(({ id }) => id), statedIn(two)], [['a', 'b'], ['a']]);
  assert.deepEqual(withChoice(two).choices.at(-1), { id: 'c', label: '' });
  let full = step;
  for (let round = 0; round < 9; round++) full = withChoice(full);
  assert.equal(full.choices.length, 6);
  assert.equal(statedIn({ fields: { ask: { for: 'number', truth: { of: 'ways' } } } }), null);
});

/** A draft whose only step asks one of the offered questions. */
const draftAsking = (name: string): Draft => {
  const offered = OFFERED.find((each) => each.name === name) ?? null;
  return after({ type: 'add', fields: { board: 6 } }, { type: 'ask', offered, labels: [] });
};

test('a lesson can ask every offered question, and the editor recognises it with other numbers and names', () => {
  for (const { name, choices } of OFFERED) {
    const [step] = draftAsking(name).steps;
    assert.ok(step);
    const words = { title: 'a', question: 'b', right: 'c', wrong: 'd' };
    const labelled = {
      ...step,
      ...words,
      choices: (choices ?? step.choices).map((each) => (typeof each === 'string' ? { id: each, label: each } : each)),
    };
    const lesson = lessonOf({ ...emptyDraft, title: 'a', steps: [labelled] }, 'own');
    assert.equal(
      lesson.steps[0]?.question?.ask.truth.of,
      step.fields.ask && offeredIn(step.fields.ask)?.asked.truth.of,
    );
    assert.equal(offeredIn(step.fields.ask)?.offered.name, name);
  }
  const offeredNameOf = (ask: unknown): string | undefined => offeredIn(ask)?.offered.name;
  assert.equal(offeredNameOf({ for: 'turn', truth: { of: 'queen', row: 3 }, is: 5 }), 'queen');
  assert.equal(offeredNameOf({ for: 'step', truth: { of: 'so-far', kinds: ['solution'] }, is: 2 }), 'so-far');
  // Parts without fields in the editor stay as they are in the file.
  assert.equal(offeredNameOf({ for: 'number', truth: { of: 'free', row: 3 } }), undefined);
  assert.equal(offeredNameOf({ for: 'turn', truth: { of: 'columns' }, is: '1 3' }), undefined);
  assert.equal(offeredNameOf({ for: 'order', truth: { of: 'sorted', by: { a: { of: 'ways' } } } }), undefined);
});

test('the choices of a question are the chosen searches or sizes, with their names', () => {
  const label = (name: string): string => `«${name}»`;
  const change = (name: string, to: (asked: NonNullable<ReturnType<typeof offeredIn>>['asked']) => unknown): Draft => {
    const draft = draftAsking(name);
    const asked = offeredIn(draft.steps[0]?.fields.ask)?.asked;
    assert.ok(asked);
    const action = { type: 'asked', asked: to(asked), label } as WriteAction;
    return updateWrite({ ...startWrite, draft }, action).draft;
  };
  const sizes = change('modular-sizes', (asked) => withSizes(asked, [5, 9]));
  assert.deepEqual(sizes.steps[0]?.choices, [
    { id: '5', label: '5' },
    { id: '9', label: '«9»' },
  ]);
  const searches = change('sorted', (asked) => withSearches(asked, ['bitmask', 'halved']));
  assert.deepEqual(
    searches.steps[0]?.choices.map(({ id }) => id),
    ['bitmask', 'halved'],
  );
  assert.equal(offeredIn(searches.steps[0]?.fields.ask)?.offered.name, 'sorted');
});

test('the choices of a new question have the given labels', () => {
  const offered = OFFERED.find((each) => each.name === 'sorted') ?? null;
  const draft = after(
    { type: 'add', fields: { board: 6 } },
    { type: 'ask', offered, labels: ['by words', 'by columns'] },
  );
  assert.deepEqual(
    draft.steps[0]?.choices.map(({ label }) => label),
    ['by words', 'by columns'],
  );
});

test('a question shows the figures that its answer needs; a reply is stored for its answer, and dropped with the question', () => {
  assert.deepEqual(draftAsking('so-far').steps[0]?.fields.show, ['transport']);
  assert.deepEqual(draftAsking('register').steps[0]?.fields.show, ['words']);
  const dead = OFFERED.find(({ name }) => name === 'dead') ?? null;
  const replied: WriteAction[] = [
    { type: 'add', fields: { board: [2, 0, 0, 0] } },
    { type: 'ask', offered: dead, labels: [] },
    { type: 'edit', step: { title: 'a', question: 'b', right: 'c', wrong: 'd' } },
    { type: 'reply', answer: 'row-2', reply: 'Look again.' },
  ];
  const draft = { ...after(...replied), title: 'a' };
  assert.deepEqual(lessonOf(draft, 'own').steps[0]?.question?.wrongs, { 'row-2': 'Look again.' });
  assert.deepEqual(after(...replied, { type: 'reply', answer: 'row-2', reply: null }).steps[0]?.wrongs, {});
  assert.deepEqual(after(...replied, { type: 'ask', offered: dead, labels: [] }).steps[0]?.wrongs, {});
});

test('an answer is read as a person types it', () => {
  const cases = [
    ['square', '4,2', '4.2'],
    ['square', 'row 4, column 2', '4.2'],
    ['square', '4', null],
    ['row', 'Row 6', 'row-6'],
    ['column', '6', 'column-6'],
    ['number', ' 12 ', '12'],
    ['number', '1 2', null],
    ['row', 'none', null],
    ['choice', 'yes', 'yes'],
    ['choice', '', null],
  ] as const;
  for (const [way, text, answer] of cases) assert.equal(answerIn(way, text), answer, `${way} ${text}`);
});
