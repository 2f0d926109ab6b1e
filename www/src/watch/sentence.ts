// A sentence about a run: a key of the catalogue with its values, for the page and for screen readers.

import { type Key, parts, type Values } from '../texts/texts';

export interface Sentence {
  readonly key: Key;
  readonly values: Values;
}

/** Sentences without emphasis, for the live region. */
export const plainText = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ key, values }) =>
      parts(key, values)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');
