// The stage under another rule: the board drawn by the table that the search goes by.

import { isHurried, LARGE } from '../../board/asked';
import { overlayOf } from '../../board/happened';
import { type BoardModel, noOverlay } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import type { Rule } from '../../board/rule';
import { extrasOf, keptEmpty, signsOf } from '../../board/ruled/extras';
import { over } from '../../board/ruled/over';
import { partsOf, pieceOf } from '../../board/ruled/parts';
import { calledBy, ruleOn, unknownRule } from '../../board/ruled/table';
import type { RuleTable } from '../../engine/types';
import type { Ruled } from '../../kernel/asked';
import type { Shared } from '../../kernel/state';

/** Draws the boards of runs. While a run is opened, the table of the one before it stays where it fits. */
export function createRuledStage(): (shared: Shared, ruled: Ruled) => BoardModel {
  let table: RuleTable | null = null;
  let drawn: { readonly key: readonly unknown[]; readonly rule: Rule } | null = null;

  function ruleFor(ruled: Ruled, found: RuleTable | null): Rule {
    const { rule, rows, columns, pieces } = ruled;
    const where = [rule, rows, columns, extrasOf(ruled), pieces];
    const stays = where.every((part, at) => part === drawn?.key[at]);
    if (found || !stays) table = found;
    const key = [...where, table];
    if (drawn?.key.every((part, at) => part === key[at])) return drawn.rule;
    drawn = { key, rule: table ? { ...ruleOn(table, ruled), ...calledBy(ruled) } : unknownRule(ruled) };
    return drawn.rule;
  }

  return ({ watch, look }, ruled) => {
    const frame = watch.shown?.frame;
    const rule = ruleFor(ruled, watch.table);
    const overlay = frame && frame.position > 0 ? overlayOf(frame, ruled.columns) : noOverlay;
    const given = new Set(ruled.squares);
    const hurries = isHurried(watch);
    const offsets = [...(table?.offsets ?? [])];
    const piece = pieceOf(partsOf(ruled.rule).law);
    const happened = frame?.happened;
    const tried =
      happened?.kind === 'tried' || happened?.kind === 'forced'
        ? happened.row * ruled.columns + happened.column
        : undefined;
    return {
      ...overlay,
      leftOut: keptEmpty(ruled),
      signs: new Map([...signsOf(ruled), ...overlay.signs]),
      rule,
      given,
      notHere: new Set(),
      heat: null,
      hints: (overlay.pieces ?? given).size < ruled.pieces,
      deadLines: false,
      attacks: !(hurries && Math.max(ruled.rows, ruled.columns) > LARGE),
      still: hurries,
      left: true,
      cursor: look.cursor,
      marking: false,
      glyph: (as, small) => pieceGlyph(piece, as, small),
      over: over(ruled, hurries ? undefined : tried),
      ...(Math.max(0, ...offsets) > 0 ? { offsets } : {}),
    };
  };
}
