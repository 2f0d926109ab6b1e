// The toy room: state, update, link, effect and view.

import { html } from 'lit-html';
import type { Room } from '../../../www/src/rooms/room';
import type { ToyQuestions } from './questions';
import { startToy, type Toy, type ToyAction, updateToy } from './slice';

export const room: Room<Toy, ToyAction, ToyQuestions> = {
  start: startToy,
  update: updateToy,
  link: {
    write: ({ count }) => (count === 0 ? '' : `at-${count}`),
    read(text) {
      const [, count] = /^at-(\d{1,6})$/.exec(text) ?? [];
      return count === undefined ? null : { type: 'set', count: Number(count) };
    },
  },
  overrides: { undo: { type: 'set', count: 0 }, paste: (text) => ({ type: 'set', count: text.length }) },
  subject: ({ count }) => count,
  open({ dispatch, spawnWorker, dispatchApp }) {
    const client = spawnWorker();
    return {
      view: ({ own, shared }) => html`<p>${own.count} of ${shared.input.rows.length}</p>`,
      effect(happened, _, { own }) {
        if (happened.type !== 'action' || happened.action.type !== 'double') return;
        client
          .ask('twice', { of: own.count })
          .answer.then((count) => dispatch({ type: 'set', count }))
          .then(() => dispatchApp({ type: 'resize', size: 5 }));
      },
    };
  },
};
