// The Learn room with lessons that arrive late, out of order, or in another language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { learnWants } from '../../www/src/rooms/learn/requests';
import { startLearn } from '../../www/src/rooms/learn/slice';
import { learnAfter } from '../../www/src/rooms/learn/update';
import { write } from '../../www/src/texts/intl';
import type { Language } from '../../www/src/texts/languages';
import { hostRoom } from './room-host';

/** The room, with files that arrive when a test answers the requests. */
function room() {
  const requests: { readonly path: string; answer(ok: boolean): void }[] = [];
  globalThis.fetch = (file) =>
    new Promise((resolve) => {
      const [path = ''] = /lessons\/.*/.exec(String(file)) ?? [];
      const text = path.includes('shelf') ? '[]' : readFileSync(`www/${path}`, 'utf8');
      requests.push({ path, answer: (ok) => resolve(new Response(text, { status: ok ? 200 : 500 })) });
    });
  const { own, shared, dispatch, change, questions, commands } = hostRoom({
    start: startLearn,
    update: learnAfter,
    wants: learnWants,
  });
  return {
    shared,
    dispatch,
    questions,
    commands,
    now: own,
    open: (name: string, step: number) => dispatch({ type: 'open', name, step, notes: false }),
    speak(language: Language): void {
      write(language);
      change({ ui: { ...shared().ui, language } });
    },
    /** Answers all requests for files in this folder, including requests that follow from an answer. */
    async answer(folder: string, ok = true): Promise<void> {
      for (let round = 0; round < 5; round++) {
        for (const { path, answer } of requests) if (path.startsWith(`lessons/${folder}`)) answer(ok);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

test('a failed request for a lesson does not affect the lesson that was requested after it', async () => {
  const { now, open, answer } = room();
  open('the-rule', 0);
  open('formulas', 1);
  await answer('the-rule', false);
  assert.equal(now().trouble, null);
  await answer('');
  assert.deepEqual([now().lesson?.name, now().step], ['formulas', 1]);
});

test('the later of two links to one lesson sets the step', async () => {
  const { now, open, answer } = room();
  open('the-rule', 1);
  open('the-rule', 3);
  await answer('');
  assert.deepEqual([now().lesson?.name, now().step], ['the-rule', 3]);
});

test('the open lesson is shown in another language, at the same step', async () => {
  const { now, open, speak, answer } = room();
  open('the-rule', 2);
  await answer('');
  const english = now().lesson?.title;
  speak('ru');
  await answer('');
  speak('en');
  assert.match(now().lesson?.title ?? '', /\p{Script=Cyrillic}/u);
  assert.equal(now().step, 2);
  await answer('');
  assert.equal(now().lesson?.title, english);
});

test('an answer that arrives after another step was opened is dropped, and a failed judgement is reported', async () => {
  const { now, open, answer, dispatch, questions } = room();
  open('the-rule', 0);
  await answer('');
  const at = now().lesson?.steps.findIndex(({ question }) => question) ?? -1;
  dispatch({ type: 'to', step: at });
  dispatch({ type: 'show' });
  assert.deepEqual(
    questions.map(({ name }) => name),
    ['judge'],
  );
  dispatch({ type: 'to', step: at + 1 });
  await questions[0]?.answer(['row-1']);
  assert.equal(now().questionState.kind, 'open');
  dispatch({ type: 'to', step: at });
  dispatch({ type: 'show' });
  await questions[1]?.fail('trap');
  assert.deepEqual([now().questionState.kind, now().trouble?.code], ['open', 'trap']);
});

test('the page is set to the state of a step, and its run moves to the position', async () => {
  const { now, open, answer, dispatch, commands } = room();
  open('the-rule', 0);
  await answer('');
  const placed = () => commands.flatMap((command) => (command.do === 'app' ? [command.action.type] : []));
  assert.deepEqual(placed(), ['place', 'choose', 'notice', 'go']);
  dispatch({ type: 'around', on: true });
  dispatch({ type: 'ran' });
  assert.equal(placed().length, 4);
  dispatch({ type: 'around', on: false });
  assert.deepEqual(placed().slice(4), ['place', 'choose', 'notice', 'go']);
  dispatch({ type: 'ran' });
  assert.equal(placed().at(-1), 'go');
  assert.equal(now().step, 0);
});

test('a person’s lesson is checked, and is added to the list of lessons if it is valid', async () => {
  const files = {
    data: readFileSync('www/lessons/the-rule/lesson.json', 'utf8'),
    words: readFileSync('www/lessons/the-rule/en.md', 'utf8'),
  };
  for (const isValid of [true, false]) {
    const { now, dispatch, questions } = room();
    const lesson = { name: 'own-1', title: '', about: '', steps: [], files };
    dispatch({ type: 'reopen', lesson });
    for (let round = 0; round < 20 && questions.length === 0; round++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(questions[0]?.name, 'check');
    assert.deepEqual([now().checked, now().mine.length], [null, 0]);
    await (isValid ? questions[0]?.answer(null) : questions[0]?.fail('lesson-claim'));
    assert.deepEqual(
      [now().checked, now().mine.length, now().trouble?.code],
      [isValid, isValid ? 1 : 0, isValid ? undefined : 'lesson-claim'],
    );
  }
});

test('while the subject of a question of Learn is unchanged, the question is unchanged', async () => {
  const { now, shared, open, answer, dispatch } = room();
  open('the-rule', 0);
  await answer('');
  dispatch({ type: 'paper', on: true });
  const asks = () => learnWants(now(), shared(), true).flatMap((want) => (want.want === 'answer' ? [want.ask] : []));
  const [before] = asks();
  dispatch({ type: 'key', on: true });
  const [after] = asks();
  assert.equal(before?.of(now(), shared()), after?.of(now(), shared()));
  assert.deepEqual(before?.question, after?.question);
});
