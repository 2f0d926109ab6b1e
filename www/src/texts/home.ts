// The location of the page's files: next to its script, in the folder of its version. The page in one file replaces these functions
// (www/single).

/** The address of a file of the page. */
export const fileOf = (path: string): URL => new URL(path, import.meta.url);

/** A file of the page. */
export const fetchFile = (path: string): Promise<Response> => fetch(fileOf(path));

const versionIn = (text: string): string => /@(\w+)\//.exec(text)?.[1] ?? '';

/** The version of this page. */
export const version = versionIn(import.meta.url);

/** Whether the site has another version than this page. Rejects if the site cannot be reached. */
export async function isRenewed(): Promise<boolean> {
  const document = await fetch(fileOf('../'), { cache: 'no-cache' });
  return document.ok && versionIn(await document.text()) !== version;
}
