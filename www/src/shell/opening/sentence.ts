// What was opened, in one line.

import type { BoardForm, ReadBoard } from '../../engine/types';
import { t } from '../../texts/texts';

/** The forms that are read, as the texts call them. */
type Named =
  | Exclude<BoardForm, 'puzz.link' | 'minizinc' | 'minizinc-link' | 'ortools' | 'smtlib'>
  | 'puzz-link'
  | 'picture';

export function sentenceOf({ form, rows, columns, stars, regions, given }: ReadBoard, from?: 'picture'): string {
  const named = (from ?? (form === 'puzz.link' ? 'puzz-link' : form)) as Named;
  const kind = regions ? 'stars' : 'pieces';
  return t('opening.opened', { form: named, kind, rows, columns, stars, pieces: given.length });
}
