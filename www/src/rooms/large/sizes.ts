// The sizes of the slider: 1,000 to 1,000,000, with two significant digits.

/** The number of sizes from one power of ten to the next. */
const A_DECADE = 90;
const MIN_SIZE = 1_000;
/** The last notch of the slider; the first is 0. */
export const MAX_NOTCH = 3 * A_DECADE;

export const sizeAt = (notch: number): number =>
  ((10 + (notch % A_DECADE)) / 10) * MIN_SIZE * 10 ** Math.floor(notch / A_DECADE);

/** The notch nearest to a size. */
export function notchOf(size: number): number {
  const decade = Math.floor(Math.log10(Math.max(MIN_SIZE, size) / MIN_SIZE) + 1e-9);
  const digits = (size / MIN_SIZE / 10 ** decade) * 10;
  return Math.max(0, Math.min(MAX_NOTCH, Math.round(decade * A_DECADE + digits - 10)));
}
