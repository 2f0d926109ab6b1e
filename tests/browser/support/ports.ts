// Ports for servers that specs start themselves.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  if (found === null || typeof found === 'string') throw new Error('no port is free');
  return found.port;
}
