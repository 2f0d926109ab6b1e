// Reads receipts from pasted lines, links, files and codes, in any mixture. A receipt that cannot be read is listed as damaged.

import { readReceipt } from '../../../kernel/receipt';
import { type Homework, homeworkOf } from '../homework';
import { renumber } from './editions';

export interface DamagedLine {
  readonly line: string;
  readonly why: 'form' | 'checksum';
  /** Whether the line came from the text box, where it stays to be corrected. */
  readonly typed: boolean;
}

export interface ReadLines {
  /** The receipts as they were written, which is also how the device stores them. */
  readonly lines: readonly string[];
  readonly damaged: readonly DamagedLine[];
}

/** The beginning of a link to a receipt, before its letters. */
export const RECEIPT_PREFIX = 'collect.';

/** A receipt in the letters of a link. */
export const linkLetters = (line: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(line)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the text in the letters of a link; empty if they are malformed. */
export function lineIn(letters: string): string {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** The characters before lines that mail programs quote. */
const QUOTE = /^[>|\s]+/;
/** The maximum number of lines over which a mail program wraps a receipt. */
const MAX_WRAPPED = 6;

/** Returns the receipt at the end of a text, without words before it, such as a greeting; null if there is no receipt at the end. */
function receiptIn(text: string): string | null {
  for (let at = 0; at >= 0 && at < text.length; ) {
    const part = text.slice(at);
    if (readReceipt(part).kind === 'receipt') return part;
    const next = part.search(/[\s,;:–-]+\S/);
    const slash = part.indexOf('/');
    if (next < 0 || (slash >= 0 && next > slash)) return null;
    at += next + (/^[\s,;:–-]+/.exec(part.slice(next))?.[0].length ?? 1);
  }
  return null;
}

/**
 * Returns the receipts of a text, from lines or links. Reads quoted lines, wrapped lines and words before a receipt.
 * `typed`: the text comes from the text box.
 */
export function readLines(text: string, typed = false): ReadLines {
  const lines: string[] = [];
  const damaged: DamagedLine[] = [];
  const all = text.split(/\r?\n/).map((line) => line.replace(QUOTE, '').trim());
  for (let at = 0; at < all.length; at++) {
    const line = all[at] ?? '';
    if (line === '') continue;
    const [, letters] = /\bown=collect\.([\w-]+)/.exec(line) ?? [];
    const found = letters === undefined ? line : lineIn(letters);
    const read = readReceipt(found);
    const whole = read.kind === 'receipt' ? { receipt: found, lines: 1 } : wrappedAt(all, at);
    if (whole) {
      lines.push(whole.receipt);
      at += whole.lines - 1;
    } else if (read.kind !== 'receipt') damaged.push({ line, why: read.kind, typed });
  }
  return { lines, damaged };
}

/** Returns the receipt that begins in a line and may continue in the next lines; null if no receipt begins there. */
function wrappedAt(all: readonly string[], at: number): { readonly receipt: string; readonly lines: number } | null {
  for (let count = 1; count <= MAX_WRAPPED && at + count <= all.length; count++) {
    const parts = all.slice(at, at + count);
    if (parts.some((part) => part === '')) return null;
    // A name may be wrapped at its space, everything else within a word.
    for (const between of count === 1 ? [''] : ['', ' ']) {
      const receipt = receiptIn(parts.join(between));
      if (receipt !== null) return { receipt, lines: count };
    }
  }
  return null;
}

/** Returns all damaged lines after another text was read. The text box is read as a whole, so its earlier lines are dropped. */
export const damagedAfter = (
  before: readonly DamagedLine[],
  now: readonly DamagedLine[],
  typed: boolean,
): DamagedLine[] => [
  ...before.filter((old) => !(typed && old.typed) && !now.some(({ line }) => line === old.line)),
  ...now,
];

/** Returns the homework of lines that were read, with the questions of lessons in their present numbers. */
export const homeworkIn = (lines: readonly string[]): Homework[] =>
  lines.flatMap((line) => {
    const read = readReceipt(line);
    return read.kind === 'receipt' ? [renumber(homeworkOf(read.receipt))] : [];
  });
