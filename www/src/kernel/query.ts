// The query of the address, which says how the page was opened. Links follow it and leave it unchanged.

/** The present address without one part of its query. */
export function withoutQuery(name: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  return address.href;
}
