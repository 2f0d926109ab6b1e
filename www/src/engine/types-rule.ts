/**
 * Counts and completions by other rules. A rule is a text such as `queens+torus`, `sliding:2` or
 * `formula:(i + j) mod n`; a square is `row * columns + column`, counted from 0.
 */

import type { Counted } from './types';

/** What stands on the board, and how many pieces there shall be. */
export interface RuleOptions {
  /** How many pieces, the given ones included; a piece for each row where it is left out. */
  readonly pieces?: number;
  /** Squares of pawns, which cut lines and hold no piece. */
  readonly walls?: Int32Array;
  /** Squares of pieces that stand already. */
  readonly given?: Int32Array;
  /** About how many pieces the search may set. */
  readonly budget?: number;
}

/** The answer to "can this be completed?" under a rule. */
export interface RuleCompletion {
  readonly verdict: 'completed' | 'impossible' | 'undecided';
  /** The squares of a completion, ascending, the given ones among them. */
  readonly squares?: Int32Array;
  /** Squares of given pieces that have no completion together. */
  readonly blame?: Uint32Array;
  /** How few they are; absent when no blame was asked for. */
  readonly blameIs?: 'smallest' | 'irreducible' | 'unreduced';
  readonly engine: 'exact';
  readonly nodes: number;
}

export interface RuleModule {
  countByRule(rule: string, rows: number, columns: number, options?: RuleOptions): Counted;
  completeByRule(
    rule: string,
    rows: number,
    columns: number,
    options?: RuleOptions & { readonly seed?: number; readonly blame?: 'none' | 'irreducible' | 'smallest' },
  ): RuleCompletion;
}
