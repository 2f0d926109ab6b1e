// A person's own lesson as a part of a link: its two files, packed.

import { JobError } from '../../client/trouble';
import * as packing from '../packing';
import { shortSum } from '../receipt';
import { MAX_FILE_BYTES } from './lesson';

/** The two files of a lesson. */
export interface Files {
  readonly data: string;
  readonly words: string;
}

/** Names a person's own lesson by its contents, so that its record is found wherever it is opened. */
export const nameOf = ({ data, words }: Files): string => `own-${shortSum(data + words).toLowerCase()}`;

/** Packs the files as text for a link; null if they are too long. */
export const pack = ({ data, words }: Files): Promise<string | null> =>
  // The data is written for people; without its white space the link is shorter.
  packing.pack(JSON.stringify([JSON.stringify(JSON.parse(data)), words]));

/** Unpacks the files in a link. Throws `lesson-link` if there are no files in it, and `lesson-too-large`. */
export async function unpack(text: string): Promise<Files> {
  const most = 2 * MAX_FILE_BYTES;
  const found = await packing.unpack(text, most);
  if (found.kind === 'tooLarge') throw new JobError('lesson-too-large', { size: found.size, largest: most });
  const files = found.kind === 'text' ? parseJson(found.text) : null;
  const [data, words] = Array.isArray(files) ? (files as unknown[]) : [];
  if (typeof data !== 'string' || typeof words !== 'string') throw new JobError('lesson-link');
  return { data, words };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
