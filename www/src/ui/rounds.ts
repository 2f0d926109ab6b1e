// Round numbers for graduations and axes.

/** The smallest of 1, 2, 5, 10, 20, 50 ... that divides a length into at most this many parts. */
export function roundStep(length: number, most: number): number {
  const least = length / most;
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? power;
}
