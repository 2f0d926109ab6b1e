// Unpacks the parts of the page in one file: gzip in base 85.

import { decode } from './base85.mjs';

/** The bytes. From a disk, WebKit reads no Blob, so this code uses none. */
export async function unpack(text: string): Promise<ArrayBuffer> {
  const unpacking = new DecompressionStream('gzip');
  const writer = unpacking.writable.getWriter();
  const [bytes] = await Promise.all([
    new Response(unpacking.readable).arrayBuffer(),
    writer.write(decode(text)).then(() => writer.close()),
  ]);
  return bytes;
}
