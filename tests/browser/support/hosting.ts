// A static host for one spec: it can publish other versions, and it can be stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publish, versionIn } from '../../../www/offline.mjs';
import { freePort } from './ports';

/** `torn`: one file has another hash than the service worker expects. `before`: code that runs first in the service worker. */
export interface Publishing {
  readonly torn?: boolean;
  readonly before?: string;
}

export interface Host {
  readonly address: string;
  /** Publishes another version at once, in which `edit` changes the file at `path`. */
  publish(path: string, edit: (text: string) => string, how?: Publishing): Promise<void>;
  /** Stops answering until the host is started again. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host of the built site. */
export async function host(): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), 'queens-host-'));
  await cp('dist', root, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(process.execPath, ['www/serve.mjs', '--root', root, '--port', String(port)], {
      stdio: 'pipe',
    });
    await once(server.stdout, 'data');
    return server;
  };
  let server = await start();
  return {
    address,
    async publish(path, edit, { torn = false, before = '' } = {}) {
      await stopServer(server);
      const files = join(root, 'page');
      await rename(await versionIn(root), files);
      const text = edit(await readFile(join(files, path), 'utf8'));
      await writeFile(join(files, path), text);
      await publish(resolve('www/src'), root, files);
      const service = join(root, 'service.js');
      await writeFile(service, `${before}\n${await readFile(service, 'utf8')}`);
      if (torn) await writeFile(join(await versionIn(root), path), `${text}\n// torn`);
      server = await start();
    },
    goOffline: () => stopServer(server),
    async goOnline() {
      server = await start();
    },
    async close() {
      await stopServer(server);
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}
