// The model of a board under a rule, in a run or alone, without the parts that only a page can draw.

import type { Frame, RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import { type BoardModel, noOverlay, staticModel } from '../model';
import type { Rule } from '../rule';
import { overlayOf } from '../run-overlay';
import { emptySquares, extrasOf, signsOf } from './extras';
import { ruleBy } from './table';

/**
 * `table`: the attack table of the rule, once it is known. `frame`: the position of a run; null for the given pieces.
 */
export function variantModel(variant: Variant, table: RuleTable | null, rule: Rule, frame: Frame | null): BoardModel {
  const overlay = frame ? overlayOf(frame, variant.columns) : noOverlay;
  const given = new Set(variant.squares);
  const offsets = [...(table?.offsets ?? [])];
  return {
    ...staticModel,
    ...overlay,
    leftOut: emptySquares(variant),
    signs: new Map([...signsOf(variant), ...overlay.signs]),
    rule,
    given,
    hints: (overlay.pieces ?? given).size < variant.pieces,
    ...(Math.max(0, ...offsets) > 0 ? { offsets } : {}),
  };
}

/** Combines rules, and caches the last one for the same board. */
export function createRuleCache(): (variant: Variant, table: RuleTable | null) => Rule {
  let last: { readonly key: readonly unknown[]; readonly rule: Rule } | null = null;
  return (variant, table) => {
    const key = [variant.rule, variant.rows, variant.columns, extrasOf(variant), variant.pieces, table];
    if (!last?.key.every((part, at) => part === key[at])) last = { key, rule: ruleBy(table, variant) };
    return last.rule;
  };
}
