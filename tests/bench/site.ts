// Serves the built site, and opens it in Chromium.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium as driver } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromium } from '../browser/support/browsers';
import type { Figure, Group } from './measure';

const PORT = 8433;
export const SITE = `http://127.0.0.1:${PORT}/`;

/** Makes a group of figures that need the site in a browser. `flags`: the flags of www/serve.mjs. */
export const inBrowser = (figures: (started: Browser) => AsyncGenerator<Figure>, ...flags: string[]): Group =>
  async function* () {
    const server = spawn('node', ['www/serve.mjs', '--port', String(PORT), ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    try {
      const started = await driver.launch({ executablePath: chromium(), args: CHROMIUM_ARGUMENTS });
      yield* figures(started);
      await started.close();
    } finally {
      await stop(server);
    }
  };

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}
