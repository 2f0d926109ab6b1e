// The browsers of this machine. The tests download no browsers: build.sh installs them if it can.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its windows: the same page in two thirds of the processor time (45 specs: 116 s against 174 s). */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell', ...CHROMIUM];
const FIREFOX = ['firefox-esr', 'firefox'];
/** The paths of the programs on macOS. */
const MAC_CHROMIUM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

function find(names: readonly string[], elsewhere: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), elsewhere];
  const found = files.find(isProgram);
  if (!found) throw new Error(`none of ${names.join(', ')} is installed`);
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const chromium = (): string => find(CHROMIUM, MAC_CHROMIUM);
export const chromiumShell = (): string => find(SHELL, MAC_CHROMIUM);
export const firefox = (): string => find(FIREFOX, MAC_FIREFOX);

/** No requests to the vendor, and no sandbox if the tests run as root. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A graphics processor in software, for WebGPU. */
export const SOFTWARE_GRAPHICS = ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader'];
