// The facts of a search as values of its texts.

import type { Fact } from '../engine/types';
import type { Values } from '../texts/texts';

/** Indices are counted from 1. */
export const valuesOf = (facts: Readonly<Record<string, Fact>>): Values =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, 'index' in fact ? fact.index + 1 : fact.count]),
  );
