// Where the files of the page lie: beside its script. The address of the document is not enough: a page that is opened from
// what the device keeps asks for the files of its own version (shell/offline/versions.ts). The page in one file has others in
// place of these (www/single).

/** The address of a file of the page. */
export const fileOf = (path: string): URL => new URL(path, import.meta.url);

/** A file of the page. */
export const fetchFile = (path: string): Promise<Response> => fetch(fileOf(path));
