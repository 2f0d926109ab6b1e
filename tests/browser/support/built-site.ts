// The folders of the built site.
import { readdirSync } from 'node:fs';

const [version = ''] = readdirSync('dist').filter((name) => name.startsWith('@'));
if (version === '') throw new Error('dist contains no version of the page: run ./build.sh dist');

/** The folder with the files of the page, in the site. */
export const VERSION = version;
/** The path of this folder on this machine. */
export const FILES = `dist/${version}`;
