// The part of a link to a figure: its name, and its choices, as "returns~samples_500~sizes_100.1000~damage_eachStep".

import { wholeNumber } from '../../texts/numbers';
import { type Choices, DAMAGES, FIELDS, type Field, NO_CHOICES, wordsIn } from './choices';
import type { FigureName } from './figure';
import { FIGURES } from './paper';
import { FIRST, type Figures, type FiguresAction } from './slice';

export function writeFigure({ chosen, choices }: Pick<Figures, 'chosen' | 'choices'>): string {
  const typed = FIELDS.flatMap((field) => {
    const numbers = wordsIn(choices.typed[field] ?? '').map(wholeNumber);
    return numbers.length > 0 && !numbers.includes(null) ? [`${field}_${numbers.join('.')}`] : [];
  });
  const parts = [chosen, ...typed, ...(choices.damage ? [`damage_${choices.damage}`] : [])];
  return parts.length === 1 && chosen === FIRST ? '' : parts.join('~');
}

/** The present form of a word of a link, which may be from an earlier version. */
const current = (word: string): string => (word === 'anew' ? 'eachStep' : word);

/** Null for any other text. */
export function readFigure(text: string): FiguresAction | null {
  const [name = '', ...parts] = text.split('~');
  const chosen: FigureName | undefined = FIGURES.find((figure) => figure.name === current(name))?.name;
  if (!chosen) return null;
  const typed: Partial<Record<Field, string>> = {};
  let { damage }: Choices = NO_CHOICES;
  for (const part of parts) {
    const [field, value = ''] = part.split('_');
    const known = FIELDS.find((one) => one === field);
    const given = DAMAGES.find((one) => one === current(value));
    if (field === 'damage' && given) damage = given;
    else if (known && /^\d{1,10}(\.\d{1,10}){0,39}$/.test(value)) typed[known] = value.replaceAll('.', '; ');
    else return null;
  }
  return { type: 'choose', name: chosen, choices: { typed, damage } };
}
