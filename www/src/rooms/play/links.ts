// Writes the links to puzzles and proofs. They keep the input board.

import type { Input } from '../../kernel/input';
import { linkTo } from '../../kernel/link';

/** A puzzle, a race or a game by its name. */
export const playLink = (name: string, input: Input): string => linkTo('play', input, name);
/** The claim that the input board has no completion, to be proved by hand. */
export const claimLink = (input: Input): string =>
  playLink(`claim-completion-${input.rows.map((column) => column + 1).join('.')}`, input);
/** The link for shared texts and pictures of other programs. The service worker uses it without knowing the input board. */
export const SHARED_LINK = '#1&view=play&n=8&own=shared';
