// The facts of a search as values of its texts.

import type { Fact } from '../engine/types';
import { columnName, rowName } from '../texts/squares';
import type { Value, Values } from '../texts/texts';

/** `rows`: the number of rows of the board. */
export const valuesOf = (facts: Readonly<Record<string, Fact>>, rows: number): Values =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, nameFact(name, fact, rows)]));

/** The value of a fact: a row or a column by its name, if the name of the fact ends with "row" or "column"; any other index from 1. */
function nameFact(name: string, fact: Fact, rows: number): Value {
  if (!('index' in fact)) return fact.count;
  if (/row$/i.test(name)) return rowName(fact.index, rows);
  return /column$/i.test(name) ? columnName(fact.index) : fact.index + 1;
}
