// The bounds of the linear completion, which are part of its name: "linear-4-8-r3-b50-e" (`search/linear_name.rs`).

import type { LinearOptions } from '../engine/types';

export const LINEAR = 'linear';

export interface Bounds {
  /** The numbers of queens at base levels 2 and 3; null for the published levels for the size of the board. */
  readonly levels: readonly [second: number, third: number] | null;
  /** How often block 5 starts again from one base square. */
  readonly repeats: number;
  readonly returns: number;
  /** Whether the damage E is counted again at every choice. */
  readonly eachStep: boolean;
}

export const publishedBounds: Bounds = { levels: null, repeats: 10, returns: 1000, eachStep: false };

/** The maximum numbers of repeats and returns. They keep the name of a search within 32 letters. */
export const MAX_REPEATS = 999;
export const MAX_RETURNS = 9_999;

const NUMBER = '(0|[1-9]\\d{0,7})';
const FORM = new RegExp(`^${LINEAR}(?:-${NUMBER}-${NUMBER})?(?:-r${NUMBER})?(?:-b${NUMBER})?(-e)?$`);

/** The bounds in the name of a search; null for any search except the linear completion. */
export function readBounds(search: string): Bounds | null {
  const found = FORM.exec(search);
  if (!found) return null;
  const [, second, third, repeats, returns, eachStep] = found;
  return {
    levels: second === undefined || third === undefined ? null : [Number(second), Number(third)],
    repeats: repeats === undefined ? publishedBounds.repeats : Number(repeats),
    returns: returns === undefined ? publishedBounds.returns : Number(returns),
    eachStep: eachStep !== undefined,
  };
}

export const writeBounds = ({ levels, repeats, returns, eachStep }: Bounds): string =>
  [
    LINEAR,
    ...(levels ?? []),
    ...(repeats === publishedBounds.repeats ? [] : [`r${repeats}`]),
    ...(returns === publishedBounds.returns ? [] : [`b${returns}`]),
    ...(eachStep ? ['e'] : []),
  ].join('-');

/**
 * Base levels with which all five blocks run on a board of this size. They are low, because random queens leave many
 * small boards without a solution: with levels at a third and two thirds of 32 rows, nine of ten runs give up.
 */
export const levelsOfAll = (size: number): readonly [number, number] => [Math.round(size / 6), Math.round(size / 3)];

/** The maximum number of rows that block 5 may begin with on a large board: its table contains every free square of them. */
const MAX_WEIGHED = 2_000;

/** The minimum number of queens at base level 3. */
export const minThirdLevel = (size: number): number => Math.max(0, size - MAX_WEIGHED);

/** The default base levels on a large board, near the published levels: they leave a fifth and a tenth of the rows, up to a maximum. */
export const levelsNear = (size: number): readonly [number, number] =>
  size < 100
    ? levelsOfAll(size)
    : [size - Math.min(Math.round(size / 5), 5_000), size - Math.min(Math.round(size / 10), 500)];

/** The bounds as options of the engine. */
export const optionsOf = ({ levels, repeats, returns, eachStep }: Bounds): LinearOptions => ({
  ...(levels ? { secondLevel: levels[0], thirdLevel: levels[1] } : {}),
  repeatBound: repeats,
  returnBound: returns,
  damage: eachStep ? 'eachStep' : 'once',
});

/** The name under which the catalogue has a search. */
export const listedName = (search: string): string => (readBounds(search) ? LINEAR : search);
