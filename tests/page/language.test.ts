// The choice of the language, languages in addresses, and keys on layouts without Latin letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { languageEffect, linkedLanguage, withoutLanguage } from '../../www/src/kernel/language';
import { opening, type State, update } from '../../www/src/kernel/state';
import type { Language } from '../../www/src/texts/languages';
import { languageFor } from '../../www/src/texts/languages';
import { keyOf } from '../../www/src/ui/press';

test('the language is the first one that the browser prefers and the page has', () => {
  const served = {
    'en-US': 'en',
    'ru-RU en': 'ru',
    'ru-Latn en': 'en',
    'en-Latn-GB': 'en',
    'ja en-US': 'ja',
    'zh-CN': 'zh-Hans',
    'zh-SG': 'zh-Hans',
    zh: 'zh-Hans',
    'zh-TW ja': 'ja',
    'fr-CH de': 'en',
    'fr ru': 'ru',
    '- ru': 'ru',
    '': 'en',
  };
  for (const [tags, language] of Object.entries(served)) assert.equal(languageFor(tags.split(' ')), language, tags);
});

test('an address can name a language at any place, and the engine reads the rest', () => {
  const read = (hash: string) => [linkedLanguage(hash), withoutLanguage(hash)];
  assert.deepEqual(read('#1&n=8&lang=ru'), ['ru', '#1&n=8']);
  assert.deepEqual(read('#1&lang=ja&view=count&n=8'), ['ja', '#1&view=count&n=8']);
  assert.deepEqual(read('#1&lang=ru'), ['ru', '']);
  assert.deepEqual(read('#1&n=8'), [null, '#1&n=8']);
  assert.deepEqual(read('#1&n=8&lang=%3Cscript'), ['%3Cscript', '#1&n=8']);
  assert.deepEqual(read('#1&slang=ru'), [null, '#1&slang=ru']);
  assert.deepEqual(read(''), [null, '']);
});

/** A page whose text files arrive when the test answers the requests. */
function pageWithTexts() {
  const requests: { readonly language: string; answer(ok: boolean): void }[] = [];
  globalThis.fetch = (file) =>
    new Promise((resolve) => {
      const [, language = ''] = /texts\/([^/]+)\//.exec(String(file)) ?? [];
      requests.push({ language, answer: (ok) => resolve(new Response('{}', { status: ok ? 200 : 404 })) });
    });
  let state: State = opening;
  const troubles: string[] = [];
  const dispatch = (action: AppAction): void => {
    const before = state;
    state = update(before, action);
    if (action.type === 'notice' && action.notice?.kind === 'trouble') troubles.push(action.notice.code);
    effect(action, before, state);
  };
  const effect = languageEffect({ dispatch, state: () => state, drawNow: () => {} });
  return {
    troubles,
    now: () => state.ui.language,
    choose: (language: Language) => dispatch({ type: 'speak', language, chosen: false }),
    /** Answers all requests for a language. */
    async answer(wanted: string, ok = true): Promise<void> {
      for (const { language, answer } of requests) if (language === wanted) answer(ok);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('the language that is chosen last is used, whichever is fetched first', async () => {
  const { troubles, now, choose, answer } = pageWithTexts();
  choose('ru');
  choose('en');
  await answer('ru');
  await answer('en');
  assert.equal(now(), 'en');
  choose('ru');
  choose('ja');
  await answer('ru', false);
  await answer('ja');
  assert.equal(now(), 'ja');
  assert.deepEqual(troubles, []);
});

test('a language that could not be fetched can be chosen again', async () => {
  const { troubles, now, choose, answer } = pageWithTexts();
  choose('ru');
  await answer('ru', false);
  assert.deepEqual([now(), troubles], ['en', ['language-missing']]);
  choose('ru');
  await answer('ru');
  assert.equal(now(), 'ru');
});

test('a key is recognised by the character it prints, or by its position on the keyboard if it prints no Latin letter', () => {
  const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });
  assert.equal(press('n', 'KeyN'), 'n');
  assert.equal(press('т', 'KeyN'), 'n');
  assert.equal(press('Т', 'KeyN', true), 'N');
  assert.equal(press('a', 'KeyQ'), 'a', 'AZERTY prints Latin letters');
  assert.equal(press('?', 'Digit7', true), '?');
  assert.equal(press('ArrowLeft', 'ArrowLeft'), 'ArrowLeft');
  assert.equal(press('ﾝ', 'KeyY'), 'y');
});
