// The stage under another rule: the board drawn by the table that the search goes by.

import { isHurried, LARGE } from '../../board/asked';
import type { BoardModel } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import { extrasOf } from '../../board/variant/extras';
import { keepingRule, variantModel } from '../../board/variant/model';
import { over } from '../../board/variant/over';
import { partsOf, pieceOf } from '../../board/variant/parts';
import type { RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import type { Shared } from '../../kernel/state';

/** Draws the boards of runs. While a run is opened, the table of the one before it stays where it fits. */
export function createVariantStage(): (shared: Shared, variant: Variant) => BoardModel {
  const ruleFor = keepingRule();
  let last: { readonly of: string; readonly table: RuleTable } | null = null;

  function tableFor(variant: Variant, found: RuleTable | null): RuleTable | null {
    const of = [variant.rule, variant.rows, variant.columns, extrasOf(variant), variant.pieces].join();
    if (found) last = { of, table: found };
    return last?.of === of ? last.table : null;
  }

  return ({ watch, ui }, variant) => {
    const frame = watch.shown?.frame ?? null;
    const table = tableFor(variant, watch.table);
    const hurries = isHurried(watch);
    const piece = pieceOf(partsOf(variant.rule).law);
    const happened = frame?.happened;
    const tried =
      happened?.kind === 'tried' || happened?.kind === 'forced'
        ? happened.row * variant.columns + happened.column
        : undefined;
    return {
      ...variantModel(variant, table, ruleFor(variant, table), frame && frame.position > 0 ? frame : null),
      attacks: !(hurries && Math.max(variant.rows, variant.columns) > LARGE),
      still: hurries,
      left: true,
      cursor: ui.cursor,
      glyph: (as, small) => pieceGlyph(piece, as, small),
      over: over(variant, hurries ? undefined : tried),
    };
  };
}
