// Writes the links to watched searches.

import { linkInto } from '../../kernel/link';

/** The usual search on an empty board of `size` rows. */
export const watchLink = (size: number): string => linkInto('theatre', '', size);
