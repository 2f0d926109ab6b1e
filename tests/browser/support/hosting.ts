// A static host for one spec: its files can be changed, and it can be cut off.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publish, versionIn } from '../../../www/offline.mjs';
import { freePort } from './ports';

/** If `torn`, one file has another hash than the service worker expects. `before` is code that runs first in the service worker. */
export interface Publishing {
  readonly torn?: boolean;
  readonly before?: string;
}

export interface Host {
  readonly address: string;
  /** Publishes another version at once. `edit` changes each file. */
  publish(path: string, edit: (text: string) => string, how?: Publishing): Promise<void>;
  /** Stops answering until the host is started again. */
  cutOff(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Publishes the site as it was built. */
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
      await ended(server);
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
    cutOff: () => ended(server),
    async back() {
      server = await start();
    },
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
