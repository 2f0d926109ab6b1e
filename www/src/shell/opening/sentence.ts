// What was opened, in one line.

import type { ReadBoard } from '../../engine/types';
import { t } from '../../texts/texts';

export function sentenceOf({ form, rows, columns, stars, regions, given }: ReadBoard): string {
  const kind = regions ? 'stars' : 'pieces';
  // Names in a text have no full stop.
  return t('opening.opened', { form: form.replace('.', '-'), kind, rows, columns, stars, pieces: given.length });
}
