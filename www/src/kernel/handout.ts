// Handouts: a link may limit the page by its address: `?handout=no-hints.hide-answers.searches-bitmask_linear`, or
// `rules-single_killer`. This is a courtesy, not a lock.

export interface Handout {
  /** Whether puzzles give hints. */
  readonly hints: boolean;
  /** Whether puzzles show how long they take. */
  readonly clock: boolean;
  /** Answers of the engine about a board: `hidden` until the user asks, then `shown`. */
  readonly answers: 'free' | 'hidden' | 'shown';
  /** Names of the searches that are offered; empty: all. */
  readonly searches: readonly string[];
  /** Rules of puzzles by which something may be proved, and `cases`; empty: all. */
  readonly rules: readonly string[];
}

/** The rules that can be allowed, the weakest first, and proofs by cases. */
export const RULES_ALLOWED = [
  'single',
  'block',
  'pointer',
  'killer',
  'set',
  'strip',
  'trial',
  'trial-and-rules',
  'cases',
] as const;

/** Everything is allowed. */
export const allowsAll: Handout = { hints: true, clock: true, answers: 'free', searches: [], rules: [] };

/** The maximum length of a handout in an address; the rest of a longer text is ignored. */
const MAX_LENGTH = 400;
const WORDS: Readonly<Record<string, Partial<Handout>>> = {
  'no-hints': { hints: false },
  'no-clock': { clock: false },
  'hide-answers': { answers: 'hidden' },
};
const NAMED = /^(searches|rules)-([a-z0-9-]+(?:_[a-z0-9-]+)*)$/;

/** Writes a handout as text for an address; empty if everything is allowed. */
export function writeHandout({ hints, clock, answers, searches, rules }: Handout): string {
  return [
    ...(hints ? [] : ['no-hints']),
    ...(clock ? [] : ['no-clock']),
    ...(answers === 'free' ? [] : ['hide-answers']),
    ...(searches.length > 0 ? [`searches-${searches.join('_')}`] : []),
    ...(rules.length > 0 ? [`rules-${rules.join('_')}`] : []),
  ].join('.');
}

/** Reads any text. `unknown`: the words without a meaning. */
export function readHandout(text: string): { readonly handout: Handout; readonly unknown: readonly string[] } {
  let handout = allowsAll;
  const unknown: string[] = [];
  for (const word of text.slice(0, MAX_LENGTH).split('.')) {
    const [, of, names = ''] = NAMED.exec(word) ?? [];
    const change =
      of === 'searches' || of === 'rules'
        ? { [of]: [...new Set([...handout[of], ...names.split('_')])] }
        : knownWord(word);
    if (change) handout = { ...handout, ...change };
    else if (word !== '') unknown.push(word);
  }
  return { handout, unknown };
}

const knownWord = (word: string): Partial<Handout> | undefined =>
  Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
