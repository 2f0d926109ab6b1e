// Asks the engine, once, which searches it can show: with the answer it is ready.

import type { Line } from '../line/client';
import { troubleOf } from '../line/trouble';
import type { Loop } from './loop';
import type { TextQuestions } from './questions';
import type { Effect } from './state';

export const beginning =
  (line: Line<TextQuestions>, { dispatch }: Loop): Effect =>
  ({ type }) => {
    if (type !== 'begin') return;
    line.ask('searches', null).answer.then(
      (searches) => dispatch({ type: 'ready', searches }),
      (error: unknown) => dispatch({ type: 'broken', trouble: troubleOf(error) }),
    );
  };
