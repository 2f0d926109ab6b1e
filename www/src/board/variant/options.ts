// A board under a rule in the form that the engine reads.

import type { RuledBoard, RuleOptions } from '../../engine/types';
import type { Variant } from '../../kernel/input';

export const optionsOf = ({ squares, walls, pieces, regions, keptEmpty, differences, sums }: Variant): RuleOptions => ({
  given: Int32Array.from(squares),
  walls: Int32Array.from(walls),
  pieces,
  ...(regions ? { regions: Int32Array.from(regions) } : {}),
  ...(keptEmpty ? { keptEmpty: Int32Array.from(keptEmpty) } : {}),
  ...(differences ? { differences: Int32Array.from(differences) } : {}),
  ...(sums ? { sums: Int32Array.from(sums) } : {}),
});

export const boardOf = (variant: Variant): RuledBoard => ({
  rule: variant.rule,
  rows: variant.rows,
  columns: variant.columns,
  options: optionsOf(variant),
});
