// The links to the panels of the Share room.

import type { Input } from '../../kernel/input';
import { linkInto, linkTo } from '../../kernel/link';

/** The kinds of export, each with a panel in the room. */
export const PANELS = ['picture', 'animation', 'data', 'text', 'link', 'embed', 'print'] as const;
/** The panels about the visible board or run. A sheet is made in Teach. */
export const SEND_PANELS = ['link', 'picture', 'animation', 'data', 'text', 'embed'] as const;
export type Panel = (typeof PANELS)[number];

const share = (own: string): string => linkInto('share', own);

/** The link to the panel that sets limits. */
export const handoutLink = (): string => share('link');
export const embedLink = (): string => share('embed');
export const sheetsLink = (): string => share('print');

/** Numbers of sheets have six hexadecimal digits. */
export const MAX_SHEET_NUMBER = 0xff_ffff;

/** The puzzles of a sheet. */
export interface Sheet {
  readonly family: 'completion' | 'regions' | 'stars';
  readonly size: number;
  /** The word of their grade. */
  readonly word: string;
  readonly seed: number;
}

/** Six puzzles with codes to scan, a line for names, and the key on a page of its own. The input board stays. */
export function sheetLink({ family, size, word, seed }: Sheet, input: Input): string {
  const marks = `pcn${family === 'completion' ? '' : family[0]}`;
  const sheet = ['print', 6, size, word, 6, 'own', 'A4', marks, (1 + (seed % MAX_SHEET_NUMBER)).toString(16)].join('.');
  return linkTo('share', input, sheet);
}
