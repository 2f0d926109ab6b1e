// The first script of the page in one file: it unpacks the others, and lets in the script and the sheet of the rooms, which the
// policy of the document knows by their hashes.

import { textOf } from './document';
import { unpack } from './unpack';

interface Scripts {
  createScript(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(text: string): string }): Scripts;
}

const files: Readonly<Record<string, string>> = JSON.parse(new TextDecoder().decode(await unpack(textOf('files'))));
Object.assign(globalThis, { files });

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = trusted?.createPolicy('queens-start', { createScript: (text) => text });

const sheet = document.createElement('style');
sheet.textContent = files['rooms.css'] ?? '';
const script = document.createElement('script');
script.type = 'module';
const main = files['main.js'] ?? '';
script.text = (policy?.createScript(main) ?? main) as string;
document.head.append(sheet, script);
