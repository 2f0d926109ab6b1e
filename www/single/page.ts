// The page in one file: where its other files lie, instead of texts/home, kernel/styles, line/start and top/offline.

import { textOf } from './document';
import { unpack } from './unpack';

/** The texts, the lessons and the workers, as start.ts has unpacked them. */
declare const files: Readonly<Record<string, string>>;

/** The address of a file, which names it and leads nowhere. */
export const fileOf = (path: string): URL => new URL(path, 'file:///');

/** A file of the page. */
export async function fetchFile(path: string): Promise<Response> {
  if (path === 'own/python.wasm') return new Response(await unpack(textOf('python')));
  const text = files[path];
  return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
}

/** The file has nothing to fetch, so nothing can be of another version. */
export const isRenewed = async (): Promise<boolean> => false;

/** Every sheet is in the document from the start. */
export async function fetchStyles(): Promise<void> {}

/** There is nothing to keep: the file is on the device already. */
export async function offerOffline(): Promise<void> {}

const policy = (
  globalThis as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: object,
      ): { createScriptURL(address: string): unknown; createHTML(text: string): unknown };
    };
  }
).trustedTypes?.createPolicy('queens', {
  createScriptURL(address: string) {
    if (!address.startsWith('blob:')) throw new TypeError(`not a worker of this page: ${address}`);
    return address;
  },
  createHTML(text: string) {
    if (text !== files['own/frame.html']) throw new TypeError('not a frame of this page');
    return text;
  },
});

/** The document of the frame in which a program runs, as the policy of the page lets it through. */
export function frameDocument(): string {
  const text = files['own/frame.html'] ?? '';
  return (policy?.createHTML(text) ?? text) as string;
}

/** The engine is in the document, and each worker gets it packed. */
export const compiled = (): Promise<null> => Promise.resolve(null);

/** Starts a worker from the text of all, with the engine before it: on a disk, a module worker may not be started everywhere. */
export function startWorker(file: URL, engine: Promise<null>, name = ''): Worker {
  const before = `self.file = '${file.pathname.slice(1)}'; self.packed = '${textOf('engine')}';`;
  const address = URL.createObjectURL(new Blob([before, files['workers.js'] ?? ''], { type: 'text/javascript' }));
  const worker = new Worker((policy?.createScriptURL(address) ?? address) as string, { name });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  void engine.then((module) => worker.postMessage({ type: 'engine', module }));
  return worker;
}
