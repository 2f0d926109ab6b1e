// Packs texts for links: deflated, in the alphabet of base64url.

/** The default maximum number of letters that a room may add to a link, so that a QR code can still contain it. */
export const MAX_PACKED_LENGTH = 4_000;

/** The result of unpacking. `unread`: the text was not packed here, or it was cut. */
type Unpacked =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'tooLarge'; readonly size: number };

/** Packs a text as letters; null if there would be more than `maxLength` letters. */
export async function pack(text: string, maxLength = MAX_PACKED_LENGTH): Promise<string | null> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length > maxLength) return null;
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return letters.length <= maxLength ? letters : null;
}

/** Unpacks letters to a text of at most `maxBytes` bytes. */
export async function unpack(letters: string, maxBytes: number): Promise<Unpacked> {
  try {
    const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const bytes = await inflate(packed, maxBytes);
    if (typeof bytes === 'number') return { kind: 'tooLarge', size: bytes };
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'unread' };
  }
}

/** The bytes or, if there are more than `maxBytes`, a lower bound on their number. */
async function inflate(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<ArrayBuffer | number> {
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces).arrayBuffer();
    pieces.push(value);
    size += value.length;
    if (size <= maxBytes) continue;
    void reader.cancel();
    return size;
  }
}
