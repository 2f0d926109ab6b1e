// The stage under another rule: the board drawn by the table that the search goes by.

import { isHurried, LARGE } from '../../board/asked';
import type { BoardModel } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import { extrasOf } from '../../board/ruled/extras';
import { keepingRule, ruledModel } from '../../board/ruled/model';
import { over } from '../../board/ruled/over';
import { partsOf, pieceOf } from '../../board/ruled/parts';
import type { RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/asked';
import type { Shared } from '../../kernel/state';

/** Draws the boards of runs. While a run is opened, the table of the one before it stays where it fits. */
export function createRuledStage(): (shared: Shared, ruled: Variant) => BoardModel {
  const ruleFor = keepingRule();
  let last: { readonly of: string; readonly table: RuleTable } | null = null;

  function tableFor(ruled: Variant, found: RuleTable | null): RuleTable | null {
    const of = [ruled.rule, ruled.rows, ruled.columns, extrasOf(ruled), ruled.pieces].join();
    if (found) last = { of, table: found };
    return last?.of === of ? last.table : null;
  }

  return ({ watch, ui }, ruled) => {
    const frame = watch.shown?.frame ?? null;
    const table = tableFor(ruled, watch.table);
    const hurries = isHurried(watch);
    const piece = pieceOf(partsOf(ruled.rule).law);
    const happened = frame?.happened;
    const tried =
      happened?.kind === 'tried' || happened?.kind === 'forced'
        ? happened.row * ruled.columns + happened.column
        : undefined;
    return {
      ...ruledModel(ruled, table, ruleFor(ruled, table), frame && frame.position > 0 ? frame : null),
      attacks: !(hurries && Math.max(ruled.rows, ruled.columns) > LARGE),
      still: hurries,
      left: true,
      cursor: ui.cursor,
      glyph: (as, small) => pieceGlyph(piece, as, small),
      over: over(ruled, hurries ? undefined : tried),
    };
  };
}
