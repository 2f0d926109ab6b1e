// The Board, with which the page opens: place queens, ask whether they can be completed, watch a search try.

import type { WorkerClient } from '../../client/client';
import type { Room } from '../room';
import { asking } from './effect';
import type { BoardQuestions, WholeQuestions } from './questions';
import { createWork } from './view';

/** All that it shows, the rooms share. `line`: the worker that the page opens with. */
export const boardRoom = (client: WorkerClient<BoardQuestions>): Room<null, never, WholeQuestions> => ({
  start: null,
  update: (state) => state,
  open: (context) => ({ view: createWork(), effect: asking(client, context) }),
});
