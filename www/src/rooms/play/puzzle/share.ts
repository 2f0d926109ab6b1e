// The shared text about a solved puzzle: its name and the course of the solving, but no square.

import type { QueenChange } from './solving';

const SIGNS: Readonly<Record<QueenChange, string>> = { found: '🟦', hinted: '🟨', removed: '⬜' };

/** A sign for each change in the order of the steps, ten a line. A long text is cut in the middle. */
export function changeSigns(changes: readonly QueenChange[]): string {
  const all = changes.map((one) => SIGNS[one]);
  const few = all.length <= MAX_SIGNS ? all : [...all.slice(0, MAX_SIGNS / 2 - 1), '…', ...all.slice(-MAX_SIGNS / 2)];
  const lines = Array.from({ length: Math.ceil(few.length / SIGNS_PER_LINE) }, (_, line) =>
    few.slice(line * SIGNS_PER_LINE, (line + 1) * SIGNS_PER_LINE),
  );
  return lines.map((line) => line.join('')).join('\n');
}

const MAX_SIGNS = 40;
const SIGNS_PER_LINE = 10;

/** Formats a time as minutes and seconds, with hours if there are any. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${rest}` : rest;
}
