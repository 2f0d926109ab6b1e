// A count that a class divides among devices: the share of a device in its address, and the receipt with its result.
//
//   share.3.30                              every thirtieth part of the count, from the third on
//   COUNT21:3-30-10488874090-K7/7KQ4M       the result of these parts, and two letters that identify the device

import { readReceipt, type TaskResult, writeReceipt } from '../receipt';

export interface CountShare {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** The result of a device for its share. */
export interface CountedShare extends CountShare {
  readonly size: number;
  readonly found: bigint;
  readonly device: string;
}

/** The maximum number of devices that share a count. */
export const MAX_SHARES = 500;

export const writeShare = ({ number, of }: CountShare): string => `share.${number}.${of}`;

/** Null for anything that `writeShare` would not write. */
export function readShare(text: string): CountShare | null {
  const [, number, of] = /^share\.([1-9]\d{0,2})\.([1-9]\d{0,2})$/.exec(text) ?? [];
  const share = { number: Number(number), of: Number(of) };
  return isShare(share) ? share : null;
}

const isShare = ({ number, of }: CountShare): boolean => number >= 1 && number <= of && of <= MAX_SHARES;

/** Whether a part of the count, numbered from 0, belongs to a share. */
export const isOfShare = ({ number, of }: CountShare, part: number): boolean => part % of === number - 1;

/** The receipt for a share, in one line. */
export const shareReceipt = ({ size, number, of, found, device }: CountedShare): string =>
  writeReceipt({
    name: '',
    tasks: [{ task: `count${size}`, result: [String(number), String(of), String(found), device] }],
  });

/** The shares in a receipt; empty for a receipt of anything else. */
export function sharesIn(line: string): CountedShare[] {
  const read = readReceipt(line);
  return read.kind === 'receipt' ? read.receipt.tasks.flatMap(shareOf) : [];
}

function shareOf({ task, result }: TaskResult): CountedShare[] {
  const [, size] = /^count(\d{1,2})$/.exec(task) ?? [];
  const [number = '', of = '', found = '', device = ''] = result;
  if (size === undefined || ![number, of, found].every((word) => /^\d{1,20}$/.test(word))) return [];
  const share = { size: Number(size), number: Number(number), of: Number(of), found: BigInt(found), device };
  return isShare(share) ? [share] : [];
}

/** Two letters with which a teacher's page distinguishes devices. */
export function newDevice(): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(2))].map((byte) => letters[byte % letters.length]).join('');
}
