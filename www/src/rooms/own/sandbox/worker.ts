// The worker of the frame: it runs one program, and talks to the page by the port that it is handed.

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
  // MicroPython fetches its own bytes; here they are there already, and nothing else can be fetched.
  Object.assign(self, {
    fetch: async () => new Response(data.wasm, { headers: { 'content-type': 'application/wasm' } }),
  });
  const say = (said: ProgramMessage): void => port.postMessage(said);
  execute({ ...data, prelude }, say).catch((error: unknown) => say({ error: String(error), stop: null }));
});
