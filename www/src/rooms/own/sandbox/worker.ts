// The worker of the frame. It runs one program, and communicates with the page through a port.

import prelude from '../python/prelude.py';
import { execute, type Program, type ProgramMessage } from './execute';

/** The message from the page. */
export interface StartMessage extends Omit<Program, 'prelude'> {
  readonly wasm: ArrayBuffer;
}

addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<StartMessage>;
  const [port] = ports;
  if (!port) return;
  // MicroPython would fetch its own bytes; here it gets them from the page, and nothing else can be fetched.
  Object.assign(self, {
    fetch: async () => new Response(data.wasm, { headers: { 'content-type': 'application/wasm' } }),
  });
  const report = (message: ProgramMessage): void => port.postMessage(message);
  execute({ ...data, prelude }, report).catch((error: unknown) => report({ error: String(error), stop: null }));
});
