// The links to what the Share room makes, for whatever leads there.

import type { Input } from '../../kernel/input';
import { linkInto, linkTo } from '../../kernel/link';

const share = (own: string): string => linkInto('share', own);

/** The page of links for a class: the teacher's own, or one as it was packed. */
export const classLink = (packed = ''): string => share(packed === '' ? 'class' : `class.${packed}`);
/** A link with what it allows. */
export const handoutLink = (): string => share('link');
export const embedLink = (): string => share('embed');
/** Sheets of puzzles: as they were made last, or with these words; then the input board stays. */
export const sheetsLink = (): string => share('print');
export const sheetLink = (words: readonly (string | number)[], input: Input): string =>
  linkTo('share', input, ['print', ...words].join('.'));
