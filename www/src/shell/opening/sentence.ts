// Describes what was opened, in one line.

import type { BoardForm, ReadBoard } from '../../engine/types';
import { t, trouble } from '../../texts/texts';

/** The forms that are read, as the texts call them. */
type Named =
  | Exclude<BoardForm, 'puzz.link' | 'minizinc' | 'minizinc-link' | 'ortools' | 'smtlib'>
  | 'puzz-link'
  | 'picture';

/** The sentence, and a remark on how the text was read. */
export function sentenceOf(board: ReadBoard, from?: 'picture'): string {
  const { form, rows, columns, stars, regions, given, notes = [] } = board;
  const named = (from ?? (form === 'puzz.link' ? 'puzz-link' : form)) as Named;
  const kind = regions ? 'stars' : 'pieces';
  const opened = t('opening.opened', { form: named, kind, rows, columns, stars, pieces: given.length });
  return [opened, ...notes.map(({ code, detail }) => trouble(code, detail))].join(' ');
}
