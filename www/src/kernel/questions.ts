// Questions to the engine about texts: placements and links, both read by its total parsers.

import type { Link, Rows, SearchInfo } from '../engine/types';

export interface TextQuestions {
  /** The searches that can be watched. */
  searches: { question: null; progress: null; answer: SearchInfo[] };
  formatPlacement: { question: { rows: Rows; form: 'list' | 'diagram' }; progress: null; answer: string };
  readLink: { question: { hash: string }; progress: null; answer: Link };
  writeLink: { question: Link; progress: null; answer: string };
}
