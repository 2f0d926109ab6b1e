// The address of a frame, and the line of HTML that shows it.

/** The address of a frame in the colours of the reader. `hash`: the part of the address after the query. */
export const frameAddress = (hash: string, base: string, colours = 'system'): string =>
  new URL(`./?embed=${colours}${hash}`, base).href;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const frameOf = (address: string, title: string, width = '100%', height = '760'): string =>
  `<iframe src="${escapeHtml(address)}"\n  width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0"></iframe>`;
