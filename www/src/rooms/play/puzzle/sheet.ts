// The link to a sheet of puzzles to print, of the kind that is played.

import type { Input } from '../../../kernel/input';
import { sheetLink } from '../../share/links';
import type { Wanted } from './puzzle';

/** Numbers of sheets have six hexadecimal digits. */
const LAST = 0xff_ffff;

/** Six puzzles with codes to scan, a line for names, and the key on a page of its own. The input board stays. */
export function sheetOf({ family, size, word, seed }: Wanted, input: Input): string {
  const marks = `pcn${family === 'completion' ? '' : family[0]}`;
  return sheetLink([6, size, word, 6, 'own', 'A4', marks, (1 + (seed % LAST)).toString(16)], input);
}
