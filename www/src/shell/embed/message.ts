// What the page around an embed may say: a total reader, and nothing that a link could not do.

/** A longer link is not one of ours. */
const LONGEST = 8_000;

/** What a message asks for: an address to open. Null: it is not meant for us. `bad`: it is, and cannot be read. */
export type Asked = { readonly kind: 'open'; readonly hash: string } | { readonly kind: 'bad' } | null;

/** Reads `{ type: 'queens-open', hash: '#1&…' }`. */
export function readMessage(data: unknown): Asked {
  if (typeof data !== 'object' || data === null) return null;
  const { type, hash } = data as Record<string, unknown>;
  if (type !== 'queens-open') return null;
  const fits = typeof hash === 'string' && hash.length <= LONGEST && /^#[12]&[\w.~*&=%;+()-]*$/.test(hash);
  return fits ? { kind: 'open', hash } : { kind: 'bad' };
}
