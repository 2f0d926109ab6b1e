// Starts WebKitGTK on a virtual screen, and finds the elements of the page in it by role and name.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../browser/support/ports';

/** The timeout of every wait, in milliseconds. */
const TIMEOUT = 20_000;

/** A browser, and a function that ends it. */
export interface Browser {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<Browser> {
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  // The driver and its screen form a process group, so that they end together.
  const server = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  try {
    await waitForServer(`http://127.0.0.1:${port}/status`);
    const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: TIMEOUT });
    return {
      driver,
      async close() {
        await driver.quit();
        end(server);
      },
    };
  } catch (error) {
    end(server);
    throw error;
  }
}

/** Serves the site as it was built. */
export async function startServer(): Promise<{ readonly address: string; cutOff(): Promise<void> }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['www/serve.mjs', '--port', String(port)], {
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}/`;
  await waitForServer(address);
  return {
    address,
    async cutOff() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      end(server);
      await ended;
    },
  };
}

/** The page in a browser. */
export class Page {
  readonly #driver: WebDriver;
  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** Opens an address as in a new tab, whatever was open before. */
  async open(address: string): Promise<void> {
    await this.#driver.get('about:blank');
    await this.#driver.get(address);
  }

  /** Follows a link within the page. */
  follow = (hash: string): Promise<void> => this.#driver.executeScript('location.assign(arguments[0])', hash);

  /** Waits for a visible element and returns it. `path`: an XPath. */
  async find(path: string): Promise<WebElement> {
    const found = await this.#driver.wait(
      async () => {
        for (const element of await this.#driver.findElements(By.xpath(path)))
          if (await element.isDisplayed().catch(() => false)) return element;
        return null;
      },
      TIMEOUT,
      `nothing visible at ${path}`,
    );
    if (!found) throw new Error(`nothing visible at ${path}`);
    return found;
  }

  /** Waits until the title contains a name. */
  async waitForTitle(name: string): Promise<void> {
    await this.#driver.wait(until.titleContains(name), TIMEOUT);
  }

  /** Presses the visible element. If the page has drawn it again in the meantime, presses the new element. */
  async press(path: string): Promise<void> {
    try {
      await (await this.find(path)).click();
    } catch (reason) {
      if (!(reason instanceof error.StaleElementReferenceError)) throw reason;
      await (await this.find(path)).click();
    }
  }

  /** Waits until there are this many elements. */
  async has(path: string, count: number): Promise<void> {
    await this.#driver.wait(
      async () => (await this.#driver.findElements(By.xpath(path))).length === count,
      TIMEOUT,
      `not ${count} at ${path}`,
    );
  }

  run = <T>(script: string): Promise<T> => this.#driver.executeScript<T>(script);
  wait = <T>(script: string): Promise<T> => this.#driver.executeAsyncScript<T>(script);
}

/** A button by its name. */
export const button = (name: string): string => `//button[normalize-space()='${name}' or @aria-label='${name}']`;
/** A square. Rows and columns are counted from 1. */
export const square = (row: number, column: number): string =>
  `//*[@role='gridcell'][starts-with(concat(@aria-label, ','), 'row ${row}, column ${column},')]`;
export const QUEENS = `//*[@role='gridcell'][contains(@aria-label, ', queen')]`;
/** A notice at the foot of the window, with any text. */
export const NOTICE = `//*[contains(@class, 'notice')][@data-is]`;
export const textIs = (kind: string, text: string): string =>
  `//*[contains(@class, '${kind}')][normalize-space()='${text}']`;

async function waitForServer(address: string): Promise<void> {
  const until = Date.now() + TIMEOUT;
  for (;;) {
    const up = await fetch(address).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (Date.now() > until) throw new Error(`nobody waitForServer at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function end(server: ChildProcess): void {
  const ended = server.exitCode !== null || server.signalCode !== null;
  if (server.pid !== undefined && !ended) process.kill(-server.pid, 'SIGKILL');
}
