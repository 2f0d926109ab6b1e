// Arrow keys in a gallery, whose options lie in rows.

/** Which option a key leads to, from the one at `at`: along the row, or up and down a column. */
export function moved(all: readonly HTMLElement[], at: number, key: string): number {
  const first = all[0]?.offsetTop;
  const wide = all.findIndex((one) => one.offsetTop !== first);
  const row = wide < 0 ? all.length : wide;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  const to = at + (steps[key] ?? 0);
  return to < 0 || to >= all.length ? at : to;
}
