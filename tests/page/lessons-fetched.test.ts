// The Learn room with lessons that arrive late, out of order, or in another language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { opening, type Shared } from '../../www/src/kernel/state';
import { learning } from '../../www/src/rooms/learn/effect';
import type { LearnQuestions } from '../../www/src/rooms/learn/questions';
import { type Learn, type LearnAction, startLearn, updateLearn } from '../../www/src/rooms/learn/slice';
import type { RoomContext, RoomEvent } from '../../www/src/rooms/room';
import { write } from '../../www/src/texts/intl';
import type { Language } from '../../www/src/texts/languages';
import { playedLine } from './asked';

/** The room, with files that come when a test says so. */
function room() {
  const asked: { readonly path: string; answer(ok: boolean): void }[] = [];
  globalThis.fetch = (file) =>
    new Promise((resolve) => {
      const [path = ''] = /lessons\/.*/.exec(String(file)) ?? [];
      const text = path.includes('shelf') ? '[]' : readFileSync(`www/${path}`, 'utf8');
      asked.push({ path, answer: (ok) => resolve(new Response(text, { status: ok ? 200 : 500 })) });
    });
  Object.assign(globalThis, { addEventListener: () => {}, scrollTo: () => {} });
  let own: Learn = startLearn;
  let shared: Shared = { ...opening, ui: { ...opening.ui, view: 'learn' } };
  const happen = (happened: RoomEvent<LearnAction>, next: () => void): void => {
    const before = { own, shared };
    next();
    effect(happened, before, { own, shared });
  };
  const dispatch = (action: LearnAction): void =>
    happen({ type: 'action', action }, () => {
      own = updateLearn(own, action);
    });
  const effect = learning({
    dispatch,
    dispatchApp: () => {},
    now: () => ({ own, shared }),
    spawnWorker: () => playedLine().line,
  } as unknown as RoomContext<Learn, LearnAction, LearnQuestions>);
  return {
    now: () => own,
    open: (name: string, step: number) => dispatch({ type: 'open', name, step }),
    speak(language: Language): void {
      write(language);
      happen({ type: 'ui', ui: { language } }, () => {
        shared = { ...shared, ui: { ...shared.ui, language } };
      });
    },
    /** Answers all that was asked for in this folder, and what is asked for then. */
    async answer(folder: string, ok = true): Promise<void> {
      for (let round = 0; round < 5; round++) {
        for (const { path, answer } of asked) if (path.startsWith(`lessons/${folder}`)) answer(ok);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

test('a lesson that could not be fetched does not take away the one that is wanted since', async () => {
  const { now, open, answer } = room();
  open('the-rule', 0);
  open('formulas', 1);
  await answer('the-rule', false);
  assert.equal(now().trouble, null);
  await answer('');
  assert.deepEqual([now().lesson?.name, now().step], ['formulas', 1]);
});

test('of two links to one lesson, the later one sets the step', async () => {
  const { now, open, answer } = room();
  open('the-rule', 1);
  open('the-rule', 3);
  await answer('');
  assert.deepEqual([now().lesson?.name, now().step], ['the-rule', 3]);
});

test('another language is that of the lesson that is open, at its step', async () => {
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
