// The pseudo-code of lessons in the language of the page. Assignments are the same in every language.

import { type Key, t } from '../../texts/texts';

/** For each search the text of each line; null for a line that is the same in every language. */
export const CODE: Readonly<Record<string, readonly (Key | null)[]>> = {
  bitmask: [
    'learn.codeWords1',
    'learn.codeWords2',
    null,
    'learn.codeWords4',
    null,
    null,
    null,
    null,
    'learn.codeWords9',
    'learn.codeWords10',
    'learn.codeWords11',
    'learn.codeWords12',
  ],
  'array-recursive': [
    'learn.codeArrays1',
    'learn.codeArrays2',
    'learn.codeArrays3',
    'learn.codeArrays4',
    'learn.codeArrays5',
    'learn.codeArrays6',
    'learn.codeArrays7',
    'learn.codeArrays8',
    'learn.codeArrays9',
    'learn.codeArrays10',
  ],
};

/** Translates the lines of a listing, with their indents. The listing of a search that no lesson shows is unchanged. */
export const localizedCode = (search: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => {
    const key = CODE[search]?.[at];
    return key ? line.replace(line.trim(), () => t(key)) : line;
  });
