// Messages from the page that embeds this one. They can only do what a link can do.

/** The maximum length of a link. */
const MAX_LENGTH = 8_000;

/**
 * A message that asks to open an address. Null: it is not meant for this page. `bad`: it is meant for this page but
 * malformed.
 */
export type OpenRequest = { readonly kind: 'open'; readonly hash: string } | { readonly kind: 'bad' } | null;

/** Reads `{ type: 'queens-open', hash: '#1&…' }`. */
export function readMessage(data: unknown): OpenRequest {
  if (typeof data !== 'object' || data === null) return null;
  const { type, hash } = data as Record<string, unknown>;
  if (type !== 'queens-open') return null;
  const fits = typeof hash === 'string' && hash.length <= MAX_LENGTH && /^#[12]&[\w.~*&=%;+()-]*$/.test(hash);
  return fits ? { kind: 'open', hash } : { kind: 'bad' };
}
