// Receipts as they come in: pasted lines, links, files and codes, in any mixture. Each is read, or named as damaged.

import { readReceipt } from '../../../kernel/receipt';
import { type Homework, homeworkOf } from '../homework';
import { renumbered } from './editions';

export interface Damaged {
  readonly line: string;
  readonly why: 'form' | 'checksum';
  /** Whether it came from the text box, where it stays to be corrected. */
  readonly typed: boolean;
}

export interface Read {
  /** As they were written: what is kept on the device. */
  readonly lines: readonly string[];
  readonly damaged: readonly Damaged[];
}

/** The room of a link that holds a receipt, before its letters. */
export const IN_LINK = 'collect.';

/** A receipt in the letters of a link. */
export const linkLetters = (line: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(line)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The receipt that the letters of a link hold; empty where they hold none. */
export function lineIn(letters: string): string {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** The receipts of a text, one a line; a link is as good as the receipt in it. `typed`: the text is that of the text box. */
export function readLines(text: string, typed = false): Read {
  const lines: string[] = [];
  const damaged: Damaged[] = [];
  for (const line of text.split(/\r?\n/).map((line) => line.trim())) {
    if (line === '') continue;
    const [, letters] = /\bown=collect\.([\w-]+)/.exec(line) ?? [];
    const found = letters === undefined ? line : lineIn(letters);
    const read = readReceipt(found);
    if (read.kind === 'receipt') lines.push(found);
    else damaged.push({ line, why: read.kind, typed });
  }
  return { lines, damaged };
}

/** All damaged lines after another text was read: what was typed before was read again with it. */
export const damagedAfter = (before: readonly Damaged[], now: readonly Damaged[], typed: boolean): Damaged[] => [
  ...before.filter((old) => !(typed && old.typed) && !now.some(({ line }) => line === old.line)),
  ...now,
];

/** What lines that were read say, with the questions of lessons as they are numbered now. */
export const homeworkIn = (lines: readonly string[]): Homework[] =>
  lines.flatMap((line) => {
    const read = readReceipt(line);
    return read.kind === 'receipt' ? [renumbered(homeworkOf(read.receipt))] : [];
  });
