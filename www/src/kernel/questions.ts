// Questions to the engine about texts: placements and links, both read by its total parsers.

import type { Calls } from '../client/engine';

export type TextQuestions = Calls<'searches' | 'formatPlacement' | 'readLink' | 'writeLink'>;
