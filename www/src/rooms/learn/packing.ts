// A lesson of one's own as a part of a link: its two files, deflated, in letters that a link may hold.

import { JobError } from '../../line/trouble';
import { LARGEST_FILE } from './lesson';

/** The two files of a lesson. */
export interface Files {
  readonly data: string;
  readonly words: string;
}

/** A link holds this many letters of a room. */
const LONGEST = 4_000;

/** The files as text for a link; null where they are too long for one. */
export async function pack({ data, words }: Files): Promise<string | null> {
  // What is written for people to read is written for a link to be short.
  const bytes = new TextEncoder().encode(JSON.stringify([JSON.stringify(JSON.parse(data)), words]));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), LARGEST_FILE);
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text.length <= LONGEST ? text : null;
}

/** The files that a link holds. Throws `lesson-link` where it holds none, and `lesson-too-large`. */
export async function unpack(text: string): Promise<Files> {
  let files: unknown;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), 2 * LARGEST_FILE);
    files = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof JobError ? error : new JobError('lesson-link');
  }
  const [data, words] = Array.isArray(files) ? (files as unknown[]) : [];
  if (typeof data !== 'string' || typeof words !== 'string') throw new JobError('lesson-link');
  return { data, words };
}

/** What comes out of a stream of bytes, as long as it is no more than `most`. */
async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new JobError('lesson-too-large', { size, largest: most });
    }
    pieces.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
