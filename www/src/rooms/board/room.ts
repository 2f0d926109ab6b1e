// The Board, with which the page opens: place pieces, ask whether they can be completed, watch a search try. Its rule can be chosen.

import type { WorkerClient } from '../../client/client';
import { trouble } from '../../kernel/notice';
import { t } from '../../texts/texts';
import type { Room } from '../room';
import { completedBy, readCompleted, writeCompleted } from './completed';
import { boardEffect } from './effect';
import type { BoardQuestions, WholeQuestions } from './questions';
import { rules } from './rules';
import type { Rules, RulesAction } from './rules/slice';
import { createBoardView } from './view';

/** A text that begins with the name of a rule. */
const NAMED = /^\s*[a-z-]{4,}([+:].*)?\n/;

/** `client`: the worker that the page opens with. Actions about other rules wait until the code for rules is fetched. */
export const boardRoom = (client: WorkerClient<BoardQuestions>): Room<Rules | null, RulesAction, WholeQuestions> => ({
  start: null,
  update: (own, action) => (rules.there ? rules.there.updateRules(own ?? rules.there.startRules, action) : own),
  link: {
    // A variant has a link of the second form.
    write: (_, shared) => writeCompleted(shared),
    read: (text) => {
      const numbers = readCompleted(text);
      if (numbers) return { type: 'completed', numbers };
      return text === '' ? null : text === 'choose' ? { type: 'choosing', on: true } : { type: 'read', text };
    },
  },
  wholeLink: (shared, own) => (shared.input.variant && rules.there?.writeLink(shared, own)) || null,
  titleParts: ({ own, shared: { input } }) => ({
    pieces: t('page.queens', { count: input.board.rows }),
    where: '',
    title: null,
    ...(input.variant && rules.there?.named(input)),
    open: own?.choosing ?? false,
    press: { type: 'choosing', on: !own?.choosing },
  }),
  overrides: {
    paste: (text) => ({ type: 'paste', text }),
    leave: (own) => (own?.choosing || own?.walling ? { type: own.choosing ? 'choosing' : 'walling', on: false } : null),
  },
  open(context) {
    let started: WorkerClient<WholeQuestions> | undefined;
    const whole = (): WorkerClient<WholeQuestions> => {
      started ??= context.spawnWorker();
      return started;
    };
    const { dispatch, dispatchApp, now } = context;
    const asks = boardEffect(client, whole, dispatchApp, () => now().shared);
    let ruling: ReturnType<NonNullable<typeof rules.there>['rulesEffect']> | null = null;
    /** Actions on rules that arrived before their script was loaded. */
    let waiting: RulesAction[] = [];
    return {
      view: createBoardView(),
      effect(happened, before, after) {
        asks(happened, before, after);
        const action = happened.type === 'action' ? happened.action : null;
        if (action?.type === 'paste' && !after.shared.input.variant && !NAMED.test(action.text)) {
          dispatchApp({ type: 'parse', text: action.text });
          return;
        }
        if (action?.type === 'completed' && !after.shared.input.variant) {
          const answer = completedBy(after.shared.input, action.numbers);
          dispatchApp(answer ? { type: 'answered', answer } : trouble('room-link'));
          return;
        }
        if (action && !rules.there) waiting.push(action);
        const wanted = after.shared.input.variant || after.shared.ui.present || waiting.length > 0;
        // A failed fetch also shows a notice, which is an action itself; so it is retried at another action.
        if (wanted && happened.type !== 'notice')
          rules.fetch({ dispatch: dispatchApp, state: () => now().shared }, () => {
            waiting = [];
          });
        if (!rules.there) return;
        ruling ??= rules.there.rulesEffect(whole, context);
        ruling(happened, before, after);
        const requested = waiting;
        waiting = [];
        requested.forEach(dispatch);
      },
    };
  },
});
