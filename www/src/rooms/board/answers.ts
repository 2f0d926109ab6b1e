// Fetches the module that describes answers, with its texts, as soon as the page is drawn. If that fails, it is fetched again at the next
// question.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppAction, AppDispatch } from '../../kernel/action';
import { Part } from '../../kernel/fetched';
import type { Effect, Shared } from '../../kernel/state';
import type { Store } from '../../kernel/store';
import { fetchStyles } from '../../kernel/styles';
import type { createTransport } from '../../watch/transport';
import type { createHint } from './hint';
import type { RulesView } from './rules/view';

const part = new Part(
  'answers',
  () => import('./verdict'),
  () => fetchStyles('answers.css'),
);

/** The actions that trigger the fetch. */
const TRIGGERS: ReadonlySet<AppAction['type']> = new Set(['begin', 'ready', 'ask'] as const);

export const answersEffect =
  (store: Store): Effect =>
  ({ type }, _, after) => {
    if (TRIGGERS.has(type)) part.fetch(store);
    part.there?.rememberSolved(store, after.input);
    part.there?.open(store, store.state());
  };

/** The player of the watched search; null until its module is loaded. */
export const transportFor = (): ReturnType<typeof createTransport> | null => part.there?.createTransport() ?? null;

/** The caption of a ring; null until its module is loaded. */
export const hintFor = (): ReturnType<typeof createHint> | null => part.there?.createHint() ?? null;

/** The polite live region of the side column. */
export const verdict = (state: Shared, dispatch: AppDispatch, rules: RulesView | null): TemplateResult =>
  html`<div class="answer" aria-live="polite">${part.there?.verdict(state, dispatch, rules) ?? nothing}</div>`;
