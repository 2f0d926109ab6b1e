// Asks the engine once for its searches. When it answers, it is ready.

import type { WorkerClient } from '../client/client';
import { troubleOf } from '../client/trouble';
import type { TextQuestions } from './questions';
import type { Effect } from './state';
import type { Store } from './store';

export const startEffect =
  (client: WorkerClient<TextQuestions>, { dispatch }: Store): Effect =>
  ({ type }) => {
    if (type !== 'begin') return;
    client.ask('searches()', []).answer.then(
      (searches) => dispatch({ type: 'ready', searches }),
      (error: unknown) => dispatch({ type: 'broken', trouble: troubleOf(error) }),
    );
  };
