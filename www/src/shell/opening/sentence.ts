// Describes what was opened, in one line.

import type { BoardForm, ReadBoard } from '../../engine/types';
import { gap, t, trouble } from '../../texts/texts';

/** The forms that are read, as the texts call them. */
type FormNames =
  | Exclude<BoardForm, 'puzz.link' | 'minizinc' | 'minizinc-link' | 'ortools' | 'smtlib'>
  | 'puzz-link'
  | 'picture';

/** The sentence, and remarks on how the text was read. */
export function sentenceOf(board: ReadBoard, from?: 'picture'): string {
  const { form, notes = [] } = board;
  const named = (from ?? (form === 'puzz.link' ? 'puzz-link' : form)) as FormNames;
  const opened = t('opening.opened', { form: named, size: sizeOf(board) });
  return [opened, ...notes.map(({ code, detail }) => trouble(code, detail))].join(gap());
}

/** "8 × 8 squares, 3 pieces", or the stars in each line of a star battle. */
export function sizeOf({ rows, columns, stars, regions, given }: ReadBoard): string {
  return t('opening.size', { kind: regions ? 'stars' : 'pieces', rows, columns, stars, pieces: given.length });
}
