// The query part of the address, which says how the page was opened. Links stand behind it and leave it as it is.

/** The address of what is shown, without one part of the query. */
export function withoutQuery(name: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  return address.href;
}
