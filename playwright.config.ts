// Every spec runs in Chromium. The platform specs run in Firefox too, with the main task of each room. The soak runs all specs in both
// browsers. The site is what `build.sh dist` has built, under a path of its own.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromium, chromiumShell, firefox, SOFTWARE_GRAPHICS } from './tests/browser/support/browsers';
import { HEADER_SITE, SITE } from './tests/browser/support/addresses';
import { SOAK } from './tests/soak';

const serve = (url: string, ...flags: string[]) => {
  const { port, pathname } = new URL(url);
  return {
    command: ['node www/serve.mjs', '--port', port, '--base', pathname, ...flags].join(' '),
    url,
    reuseExistingServer: false,
  };
};

/** Touch is driven in one browser only. */
const TABLET = 'tablet.spec.ts';
/** Specs of features that browsers implement differently: workers, storage, keys and pointers, files, layout. */
const PLATFORM = [
  ...['accessibility', 'address', 'board', 'boot', 'embed', 'faults', 'offline', 'policy'],
  ...['rooms', 'sandbox', 'share', 'window-sizes', 'workers'],
].map((name) => `${name}.spec.ts`);
/** The main task of each room, for the browser that does not run the specs of the rooms. */
const JOURNEY = 'journey.spec.ts';
/** Needs a graphics processor; the one in software that Chromium includes is enough. */
const GRAPHICS = 'graphics.spec.ts';
// A pattern that matches no file would leave its specs out without a message.
for (const name of [...PLATFORM, TABLET, JOURNEY, GRAPHICS])
  if (!existsSync(`tests/browser/${name}`)) throw new Error(`playwright.config.ts names ${name}, which does not exist`);
const inChromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: chromiumShell(), args: CHROMIUM_ARGUMENTS },
} as const;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A spec spends half of its time waiting for workers, pictures and timers.
  workers: '150%',
  forbidOnly: true,
  // The soak runs the specs that other changes rarely break.
  ...(SOAK ? {} : { grepInvert: /@soak/ }),
  // A spec that fails once counts as failed. The second run shows whether the failure depends on time.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { baseURL: SITE, viewport: { width: 1280, height: 800 }, locale: 'en-GB', screenshot: 'only-on-failure' },
  webServer: [serve(SITE, '--bare'), serve(HEADER_SITE)],
  projects: [
    { name: 'chromium', testIgnore: [TABLET, GRAPHICS, JOURNEY], use: inChromium },
    { name: 'tablet', testMatch: TABLET, use: { ...inChromium, hasTouch: true, isMobile: true } },
    {
      name: 'graphics',
      testMatch: GRAPHICS,
      use: {
        ...inChromium,
        launchOptions: { executablePath: chromium(), args: [...CHROMIUM_ARGUMENTS, ...SOFTWARE_GRAPHICS] },
      },
    },
    {
      name: 'firefox',
      testMatch: SOAK ? '*.spec.ts' : [...PLATFORM, JOURNEY],
      testIgnore: [TABLET, GRAPHICS],
      // Left out: checks of axe (see `expectAccessible`), and those tests of platform specs that do not depend on the browser.
      grepInvert: SOAK ? /axe finds nothing/ : /axe finds nothing|@once|@soak/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: firefox() } },
    },
  ],
});
