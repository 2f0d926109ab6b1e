// An answer as text: the name of a square, "4.2", of a line, "row-6", of a choice, a number, or several of them with a space between.

import type { Square } from '../../engine/types';

/** The name of a square in an answer. */
export const nameOf = ({ row, column }: Square): string => `${row + 1}.${column + 1}`;

/** The squares of rows, columns and squares that an answer names. */
export function squaresOf(answer: string, size: number): Square[] {
  return answer.split(' ').flatMap((part) => {
    const [, row, column] = /^(\d+)\.(\d+)$/.exec(part) ?? [];
    if (row !== undefined) return [{ row: Number(row) - 1, column: Number(column) - 1 }];
    const [, kind, line] = /^(row|column)-(\d+)$/.exec(part) ?? [];
    if (kind === undefined) return [];
    const at = Number(line) - 1;
    return Array.from({ length: size }, (_, other) =>
      kind === 'row' ? { row: at, column: other } : { row: other, column: at },
    );
  });
}

/** Adds a part if it is missing, or removes it if it is present. */
export const togglePart = (parts: readonly string[], part: string): string[] =>
  parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part];

/** The parts of an answer in a fixed order; numbers in numeric order. */
export const joinParts = (parts: readonly string[]): string =>
  [...parts].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(' ');
