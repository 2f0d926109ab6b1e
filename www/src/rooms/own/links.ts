// The links to programs, for whatever leads there.

import { linkInto } from '../../kernel/link';
import type { ProgramName } from './programs';

/** A program of the page, on an empty board of `size` rows. */
export const programLink = (name: ProgramName, size: number): string => linkInto('own', name, size);
