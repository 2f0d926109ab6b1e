// Lessons: the contents of their files, how answers are judged, and the stored record.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { JobError } from '../../www/src/client/trouble';
import { checkStep } from '../../www/src/kernel/classroom/checking';
import { chosenFiles } from '../../www/src/kernel/classroom/fetching';
import { checkFields } from '../../www/src/kernel/classroom/fields';
import { type Lesson, readLesson } from '../../www/src/kernel/classroom/lesson';
import { readNotes } from '../../www/src/kernel/classroom/notes';
import { pack, unpack } from '../../www/src/kernel/classroom/packing';
import {
  emptyRecord,
  readRecord,
  recordText,
  score,
  stepsDone,
  withOutcome,
} from '../../www/src/kernel/classroom/record';
import { updateDraft } from '../../www/src/rooms/learn/draft';
import { readNotesOf, readOwn, readPlace } from '../../www/src/rooms/learn/link';
import { writeNotes, writeOwn, writePlace } from '../../www/src/rooms/learn/links';
import { type Learn, type LearnAction, startLearn, stepOf, updateLearn } from '../../www/src/rooms/learn/slice';
import { mirror, seenAt, turnRight, VIEWS } from '../../www/src/watch/truths/turning';
import { languages } from '../../www/texts.mjs';

const DATA = {
  version: 1,
  minutes: 3,
  steps: [
    { id: 'look', board: 4 },
    { id: 'ask', board: [2, 4, 0, 0], step: 1, ask: { for: 'row', truth: { of: 'dead' } } },
  ],
};
const WORDS = `# A title

About it.

## look: Look

One paragraph
on two lines.

Another.

## ask: Ask

? Which row?
= This one.
! Not that one.
! row-2: Not row 2.
+ Because.
`;

const read = (change: object = {}, words = WORDS): Lesson =>
  readLesson('own', JSON.stringify({ ...DATA, ...change }), words);

describe('the printed form of a lesson', () => {
  const printed = [{ rows: Int32Array.of(-1, -1, -1, -1), answers: [], registers: [], code: [] }];
  const opened: LearnAction = { type: 'opened', lesson: read(), step: 0 };
  const after = (...actions: LearnAction[]): Learn => actions.reduce(updateLearn, startLearn);

  test('can be opened only while a lesson is open, and is closed with the lesson', () => {
    assert.equal(after({ type: 'paper', on: true }).paper, null);
    assert.deepEqual(after(opened, { type: 'paper', on: true }).paper, { printed: null, withKey: false, notes: null });
    const ready = after(opened, { type: 'paper', on: true }, { type: 'printed', printed }, { type: 'key', on: true });
    assert.deepEqual(ready.paper, { printed, withKey: true, notes: null });
    assert.equal(updateLearn(ready, { type: 'close' }).paper, null);
    assert.equal(updateLearn(ready, opened).paper, null);
  });

  test('is discarded if it was closed before its steps arrived', () => {
    assert.equal(
      after(opened, { type: 'paper', on: true }, { type: 'paper', on: false }, { type: 'printed', printed }).paper,
      null,
    );
  });
});

describe('the files of a lesson', () => {
  test('are read into steps with words, a question, and an answer for each mistake', () => {
    const { title, about, minutes, steps } = read();
    assert.deepEqual([title, about, minutes], ['A title', 'About it.', 3]);
    assert.deepEqual(steps[0]?.text, ['One paragraph on two lines.', 'Another.']);
    assert.deepEqual([...(steps[1]?.setting.rows ?? [])], [1, 3, -1, -1]);
    assert.deepEqual(steps[1]?.question?.wrongs, { 'row-2': 'Not row 2.' });
    assert.deepEqual(steps[1]?.why, ['Because.']);
  });

  const bad: [what: string, code: string, place: string | undefined, read: () => unknown][] = [
    ['data that is not JSON', 'lesson-no-json', undefined, () => readLesson('own', '{', WORDS)],
    ['a list', 'lesson-bad', 'lesson.json', () => readLesson('own', '[]', WORDS)],
    ['a later version', 'lesson-version', undefined, () => read({ version: 2 })],
    ['a version that is not a number', 'lesson-bad', 'version', () => read({ version: 'one' })],
    ['ten megabytes', 'lesson-too-large', undefined, () => readLesson('own', ' '.repeat(10_000_000), WORDS)],
    ['no steps', 'lesson-bad', 'steps', () => read({ steps: [] })],
    ['a step without a name', 'lesson-bad', 'steps[0]', () => read({ steps: [{ board: 4 }] })],
    ['two steps with the same name', 'lesson-bad', 'steps[1]', () => read({ steps: [DATA.steps[0], DATA.steps[0]] })],
    [
      'a queen off the board',
      'lesson-bad',
      'look.board[0]',
      () => read({ steps: [{ id: 'look', board: [5, 0, 0, 0] }] }),
    ],
    ['a board of a thousand rows', 'lesson-bad', 'look.board', () => read({ steps: [{ id: 'look', board: 1000 }] })],
    ['an unknown figure', 'lesson-bad', 'look', () => read({ steps: [{ id: 'look', board: 4, show: ['film'] }] })],
    [
      'a mark off the board',
      'lesson-bad',
      'look',
      () => read({ steps: [{ id: 'look', board: 4, mark: [{ row: 9 }] }] }),
    ],
    [
      'an answer of an unknown kind',
      'lesson-bad',
      'ask',
      () => read({ steps: [DATA.steps[0], { id: 'ask', board: 4, ask: { for: 'song' } }] }),
    ],
    [
      'a question about a place in the run without the expected value',
      'lesson-bad',
      'ask',
      () => read({ steps: [DATA.steps[0], { id: 'ask', board: 4, ask: { for: 'turn', truth: { of: 'columns' } } }] }),
    ],
    ['words for a step that does not exist', 'lesson-bad', 'more', () => read({}, `${WORDS}\n## more: More\n\nText.`)],
    ['a step without words', 'lesson-bad', 'ask', () => read({}, WORDS.slice(0, WORDS.indexOf('## ask')))],
    ['a question without words', 'lesson-bad', 'ask', () => read({}, WORDS.replace('? Which row?', ''))],
    ['no title', 'lesson-bad', '.md', () => read({}, WORDS.replace('# A title', ''))],
  ];
  for (const [what, code, place, make] of bad) {
    test(`with ${what} are refused: ${code}`, () => {
      assert.throws(
        make,
        (error) =>
          error instanceof JobError && error.code === code && (place === undefined || error.detail.place === place),
      );
    });
  }
});

describe('files that a person opens', () => {
  const open = (data: object): Promise<unknown> =>
    chosenFiles([new File([JSON.stringify(data)], 'lesson.json'), new File([WORDS], 'en.md')], 'en');

  test('are refused with the place of an unknown field', async () => {
    const [look, ask] = DATA.steps;
    for (const [place, change] of [
      ['lesson.json.setps', { ...DATA, setps: [] }],
      ['look.marks', { ...DATA, steps: [{ ...look, marks: [] }, ask] }],
      ['look.mark.squares', { ...DATA, steps: [{ ...look, mark: [{ squares: [1, 1] }] }, ask] }],
      ['ask.ask.reveals', { ...DATA, steps: [look, { ...ask, ask: { ...ask?.ask, reveals: 1 } }] }],
      ['recap.bord', { ...DATA, recap: { bord: 4 } }],
    ] as const) {
      await assert.rejects(
        open(change),
        (error: JobError) => error.code === 'lesson-bad' && error.detail.place === place,
        place,
      );
    }
    assert.deepEqual(await open(DATA), { data: JSON.stringify(DATA), words: WORDS });
  });

  test('may contain every field that the lessons of the page contain', () => {
    const course = JSON.parse(readFileSync('www/lessons/course.json', 'utf8')) as string[];
    for (const name of course) checkFields(readFileSync(`www/lessons/${name}/lesson.json`, 'utf8'));
  });
});

describe('a lesson', () => {
  const after = (...actions: LearnAction[]): Learn =>
    actions.reduce(updateLearn, updateLearn(startLearn, { type: 'opened', lesson: read(), step: 0 }));
  const to: LearnAction = { type: 'to', step: 1 };
  const right: LearnAction[] = [
    { type: 'answer', answer: 'row-3' },
    { type: 'judged', answers: ['row-3'] },
  ];
  const wrong: LearnAction[] = [
    { type: 'answer', answer: 'row-2' },
    { type: 'judged', answers: ['row-3'] },
  ];

  const outcomes: [what: string, actions: LearnAction[], outcome: string | undefined][] = [
    ['answered correctly at once', [to, ...right], 'first'],
    ['answered correctly after a mistake', [to, ...wrong, ...right], 'later'],
    ['answered only wrongly', [to, ...wrong], undefined],
    ['shown', [to, { type: 'show' }, { type: 'judged', answers: ['row-3'] }], 'shown'],
    ['skipped', [to, { type: 'to', step: 0 }], 'passed'],
    [
      'shown, and then answered correctly',
      [to, { type: 'show' }, { type: 'judged', answers: ['row-3'] }, { type: 'to', step: 0 }, to, ...right],
      'shown',
    ],
    ['answered correctly, and then wrongly', [to, ...right, { type: 'to', step: 0 }, to, ...wrong], 'first'],
  ];
  for (const [what, actions, outcome] of outcomes) {
    test(`a question ${what} is recorded as ${outcome ?? 'nothing'}`, () => {
      assert.equal(after(...actions).done.lessons.own?.ask, outcome);
    });
  }

  test('a wrong answer leaves the question open, and is remembered until the step is left', () => {
    const { questionState, tries } = after(to, ...wrong);
    assert.deepEqual([questionState, tries], [{ kind: 'wrong', answer: 'row-2', misses: ['row-2'] }, ['row-2']]);
    assert.deepEqual(after(to, ...wrong, { type: 'to', step: 0 }, to).tries, []);
  });

  test('a question that was answered is not asked again until the lesson is opened again', () => {
    const back = after(to, ...wrong, ...right, { type: 'to', step: 0 }, to);
    assert.deepEqual(back.questionState, { kind: 'right', answers: ['row-3'] });
    assert.deepEqual(updateLearn(back, { type: 'opened', lesson: read(), step: 1 }).questionState, { kind: 'open' });
  });

  const part = (name: string): LearnAction => ({ type: 'part', part: name });

  test('wrong parts of an answer are marked, and it can be changed', () => {
    const parts = after(
      to,
      part('1.2'),
      part('1.1'),
      { type: 'submit', none: null },
      { type: 'judged', answers: ['1.1 1.3'] },
    );
    assert.deepEqual(parts.questionState, { kind: 'wrong', answer: '1.1 1.2', misses: ['1.2'] });
    assert.equal(parts.draft, '1.1 1.2');
    const changed = [part('1.2'), part('1.3')].reduce(updateLearn, parts);
    assert.deepEqual([changed.questionState, changed.draft], [{ kind: 'open' }, '1.1 1.3']);
    assert.equal(updateLearn(changed, { type: 'to', step: 0 }).draft, null);
    assert.equal(updateLearn(changed, { type: 'again' }).draft, null);
  });

  test('an empty answer can be submitted only if the question accepts it', () => {
    assert.equal(after(to, { type: 'submit', none: null }).questionState.kind, 'open');
    assert.equal(after(to, part('1.1'), part('1.1'), { type: 'submit', none: null }).questionState.kind, 'open');
    assert.deepEqual(after(to, { type: 'submit', none: '' }).questionState, { kind: 'judging', answer: '' });
  });

  test('moving a line exchanges it with its neighbour; the first line cannot move up, nor the last one down', () => {
    const choices = ['a', 'b', 'c'].map((id) => ({ id }));
    const move = (draft: string | null, line: string, by: -1 | 1): string | null =>
      updateDraft(draft, { type: 'move', line, by }, choices);
    assert.equal(move(null, 'a', 1), 'b a c');
    assert.equal(move(move(null, 'a', 1), 'a', 1), 'b c a');
    assert.equal(move('b c a', 'a', 1), 'b c a');
    assert.equal(move('b c a', 'b', -1), 'b c a');
    assert.equal(move('b c a', 'a', -1), 'b a c');
  });

  test('an answer is wrong if the judge returns no right answer', () => {
    const answered = after(to, { type: 'answer', answer: '2' }, { type: 'judged', answers: [] });
    assert.equal(answered.questionState.kind, 'wrong');
  });

  test('a second answer is ignored while the first one is judged', () => {
    const judging = after(to, { type: 'answer', answer: 'row-1' }, { type: 'answer', answer: 'row-2' });
    assert.deepEqual(judging.questionState, { kind: 'judging', answer: 'row-1' });
  });

  test('going to a step before the first or after the last opens the first or the last step', () => {
    assert.equal(after({ type: 'to', step: -1 }).step, 0);
    assert.equal(after({ type: 'to', step: 99 }).step, 1);
  });
});

describe('a step', () => {
  const claims = [{ of: 'ways', is: '2' }];
  const [, step] = read({ steps: [DATA.steps[0], { ...DATA.steps[1], claims }] }).steps;
  assert.ok(step);

  /** Checks the step with a mock worker. `found`: the values it returns for the claims; `answers`: the right answers it returns. */
  const checked = (found: string[], answers: string[]): Promise<readonly string[]> => {
    const ask = (name: string) => ({ answer: Promise.resolve(name === 'truth' ? found : answers) });
    return checkStep({ ask } as unknown as Parameters<typeof checkStep>[0], step);
  };
  const hasCode = (code: string) => (error: unknown) => error instanceof JobError && error.code === code;

  test('is valid if its claims are true and its question has an answer, which is returned', async () => {
    assert.deepEqual(await checked(['2'], ['row-3']), ['row-3']);
  });

  test('is not valid if a claim is false or the question has no answer', async () => {
    await assert.rejects(checked(['3'], ['row-3']), hasCode('lesson-claim'));
    await assert.rejects(checked(['2'], []), hasCode('lesson-answerless'));
  });
});

describe('a figure in the words', () => {
  const claim = { say: 'ways', of: 'ways', is: 14_772_512 };
  const [look, ask] = DATA.steps;

  test('is replaced by the value of the claim with its name', () => {
    const steps = [{ ...look, claims: [claim] }, ask];
    const lesson = read({ steps }, WORDS.replace('Another.', 'There are {ways} of them.'));
    assert.equal(lesson.steps[0]?.text[1], 'There are 14,772,512 of them.');
    assert.deepEqual(lesson.steps[0]?.claims, [{ truth: { of: 'ways' }, is: '14772512', say: 'ways' }]);
  });

  test('is refused if the step has no claim with its name', () => {
    assert.throws(() => read({}, WORDS.replace('Another.', '{ways}')), {
      code: 'lesson-bad',
      detail: { place: 'look', what: '"say": "ways"' },
    });
  });
});

describe('the steps after a lesson', () => {
  const lesson: Lesson = {
    ...readLesson('own', JSON.stringify({ ...DATA, recap: { board: 4 } }), `${WORDS}\n## recap: In short\n\nThat.\n`),
  };
  const asked = lesson.steps[1];
  const whole: Lesson = {
    ...lesson,
    after: [...lesson.after, ...(asked ? [{ ...asked, id: 'other.ask', from: 'Other' }] : [])],
  };
  const after = (...actions: LearnAction[]): Learn =>
    actions.reduce(updateLearn, updateLearn(startLearn, { type: 'opened', lesson: whole, step: 1 }));

  test('are the recap and questions of earlier lessons, and their answers are not recorded', () => {
    const recap = after({ type: 'to', step: 2 });
    assert.equal(stepOf(recap)?.title, 'In short');
    const review = updateLearn(recap, { type: 'to', step: 3 });
    assert.equal(stepOf(review)?.from, 'Other');
    const right: LearnAction[] = [
      { type: 'answer', answer: 'row-3' },
      { type: 'judged', answers: ['row-3'] },
    ];
    const answered = right.reduce(updateLearn, review);
    assert.equal(answered.questionState.kind, 'right');
    assert.deepEqual(answered.done.lessons, { own: { ask: 'passed' } });
    assert.deepEqual(answered.done.last, { lesson: 'own', step: 'ask' });
    assert.equal(updateLearn(answered, { type: 'to', step: 9 }).step, 3);
  });

  test('are refused without their words', () => {
    assert.throws(() => read({ recap: { board: 4 } }), {
      code: 'lesson-bad',
      detail: { place: 'recap', what: '## recap: …' },
    });
  });
});

describe('the eight views of a board', () => {
  const squares = Array.from({ length: 25 }, (_, square) => square);
  const boardSeenFrom = (view: number): string => squares.map((square) => seenAt(square, 5, view)).join(' ');

  test('are all different, and each contains every square once', () => {
    assert.equal(new Set(VIEWS.map(boardSeenFrom)).size, 8);
    for (const view of VIEWS) assert.equal(new Set(boardSeenFrom(view).split(' ')).size, 25);
  });

  test('change into each other when the board is turned or mirrored', () => {
    for (const view of VIEWS)
      for (const square of squares) {
        const at = seenAt(square, 5, view);
        assert.equal(seenAt(square, 5, turnRight(view)), seenAt(at, 5, 1));
        assert.equal(seenAt(square, 5, mirror(view)), seenAt(at, 5, 4));
      }
  });
});

describe('the stored record', () => {
  const done = withOutcome(withOutcome(emptyRecord, 'own', 'look', 'read'), 'own', 'ask', 'later');

  test('reads back as it was written', () => {
    assert.deepEqual(readRecord(recordText(done)), done);
  });

  test('counts steps and questions', () => {
    assert.equal(stepsDone(done, 'own', ['look', 'ask', 'new']), 2);
    assert.deepEqual(score(done, 'own'), { first: 0, later: 1, shown: 0 });
  });

  for (const text of [null, '', '{', '[]', 'null', '{"version":2,"lessons":{}}', '{"version":1,"lessons":7}']) {
    test(`is empty for ${JSON.stringify(text)}`, () => assert.deepEqual(readRecord(text), emptyRecord));
  }

  test('leaves out impossible outcomes', () => {
    const read = readRecord('{"version":1,"lessons":{"own":{"a":"first","b":"won"},"x":4},"last":{"lesson":1}}');
    assert.deepEqual(read, { lessons: { own: { a: 'first' }, x: {} }, wrongs: {}, last: null });
  });
});

describe('the notes of a lesson', () => {
  const course = JSON.parse(readFileSync('www/lessons/course.json', 'utf8')) as string[];
  for (const name of course)
    for (const language of Object.keys(languages))
      test(`${name} has all of its parts in ${language}, and a plan of 45 minutes`, () => {
        const { plan } = readNotes(readFileSync(`www/lessons/${name}/notes/${language}.md`, 'utf8'));
        const lines = plan.flatMap((block) => (typeof block === 'string' ? [] : block));
        const minutes = lines.map((line) => Number(/^\d+/.exec(line)?.[0]));
        assert.equal(
          minutes.reduce((sum, each) => sum + each, 0),
          45,
        );
      });

  test('are refused with the name of a missing part', () => {
    assert.throws(() => readNotes('## aim\n\nText.'), {
      code: 'lesson-bad',
      detail: { place: 'notes', what: '## before' },
    });
  });
});

describe('the place in a link', () => {
  test('reads back as it was written', () => {
    assert.deepEqual(readPlace(writePlace('looking-ahead', 3)), { name: 'looking-ahead', step: 3 });
    assert.equal(readNotesOf(writeNotes('looking-ahead')), 'looking-ahead');
    assert.equal(readPlace(writeNotes('looking-ahead')), null);
    assert.equal(writePlace(null, 3), '');
  });

  for (const text of ['', 'looking-ahead', '../x.1', 'a.0', 'a.1000', 'A.1']) {
    test(`is missing in ${JSON.stringify(text)}`, () => assert.equal(readPlace(text), null));
  }
});

describe('a lesson in a link', () => {
  const files = { data: JSON.stringify(DATA), words: WORDS };

  test('reads back as it was packed', async () => {
    const packed = await pack({ ...files, data: JSON.stringify(DATA, null, 2) });
    assert.match(packed ?? '', /^[\w-]{100,600}$/);
    assert.deepEqual(await unpack(packed ?? ''), files);
    assert.deepEqual(readOwn(writeOwn(packed, 2)), { packed, step: 2 });
  });

  test('is left out if it is too long', async () => {
    const noise = Array.from({ length: 9_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7_919) % 20_000)));
    assert.equal(await pack({ ...files, words: noise.join('') }), null);
    assert.equal(writeOwn(null, 2), '');
  });

  for (const text of ['', 'x', 'AAAA', 'q1bKSM3JyVeyUkrOzy0oSi0uTk1RqgUA']) {
    test(`${JSON.stringify(text)} contains no lesson`, async () => {
      await assert.rejects(unpack(text), (error) => error instanceof JobError && error.code === 'lesson-link');
    });
  }

  test('that would unpack to a huge size is refused', async () => {
    const bomb = new Blob([' '.repeat(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const text = Buffer.from(bytes).toString('base64url');
    await assert.rejects(unpack(text), (error) => error instanceof JobError && error.code === 'lesson-too-large');
  });
});
