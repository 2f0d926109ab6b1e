// A technique in words, for its lesson and for its page in the documentation.

import type { MadeFamily } from '../puzzle/puzzle';
import { type Sentence, sentenceOf } from '../puzzle/sentences';
import type { Technique, Trained } from './technique';

/** The definition of the technique, for one queen a line or several. */
export const definition = ({ family, rule }: Technique): Sentence =>
  family === 'stars'
    ? sentenceOf('play.lesson.stars', { rule })
    : sentenceOf('play.lesson.what', { rule: rule === 'block' || rule === 'strip' ? 'single' : rule });

export const howToFind = (rule: Trained): Sentence => sentenceOf('play.lesson.find', { rule });

/** The kinds of boards that a page shows, which also have all the techniques of completions. */
export const PAGE_FAMILIES: readonly MadeFamily[] = ['regions', 'stars'];
