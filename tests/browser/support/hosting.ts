// A static host of its own for one spec: what it publishes can be changed, and it can be cut off.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeService } from '../../../www/offline.mjs';

export interface Host {
  readonly address: string;
  /** Publishes another version: `edit` says what becomes of a file. `torn`: the service worker names files as they were before. */
  publish(path: string, edit: (text: string) => string, how?: 'torn'): Promise<void>;
  /** Makes the service worker name the files as they are. */
  mend(): Promise<void>;
  /** From now on nobody answers. */
  cutOff(): Promise<void>;
  close(): Promise<void>;
}

/** Publishes the site as it was built. */
export async function host(): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), 'queens-host-'));
  await cp('dist', root, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, ['www/serve.mjs', '--root', root, '--port', String(port)], { stdio: 'pipe' });
  await once(server.stdout, 'data');
  const mend = (): Promise<void> => writeService(resolve('www/src'), root);
  return {
    address,
    async publish(path, edit, how) {
      const file = join(root, path);
      const text = await readFile(file, 'utf8');
      await writeFile(file, edit(text));
      await mend();
      if (how === 'torn') await writeFile(file, `${edit(text)}\n// torn`);
    },
    mend,
    cutOff: () => ended(server),
    async close() {
      await ended(server);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  if (found === null || typeof found === 'string') throw new Error('no port is free');
  return found.port;
}
