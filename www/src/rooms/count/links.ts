// Writes the links to counts.

import { type CountShare, writeShare } from '../../kernel/classroom/shared-count';
import { linkInto } from '../../kernel/link';

/** The share of a count that one device takes. */
export const shareLink = (size: number, share: CountShare): string => linkInto('count', writeShare(share), size);
