// Every spec runs in Chromium; those of what a browser does by itself run in Firefox too, with one way through each room. The soak
// runs all of them in both. The site is as `build.sh dist` leaves it, under a path of its own.
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
  ...['access', 'address', 'board', 'boot', 'embed', 'faults', 'offline', 'policy'],
  ...['rooms', 'sandbox', 'share', 'windows', 'workers'],
].map((name) => `${name}.spec.ts`);
/** One way through each room, where the specs of the rooms do not run. */
const JOURNEY = 'journey.spec.ts';
/** Needs a graphics processor, if only one in software, which Chromium brings along. */
const GRAPHICS = 'graphics.spec.ts';
const inChromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: chromiumShell(), args: CHROMIUM_ARGUMENTS },
} as const;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of the time a spec waits: for a worker, a picture, a moment.
  workers: '150%',
  forbidOnly: true,
  // The soak runs the specs that other changes rarely break.
  ...(SOAK ? {} : { grepInvert: /@soak/ }),
  // A spec that passes at its second try fails anyway: the try says whether it depends on time.
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
      // Only in Chromium: see `expectAccessible`; and what is the page's own in the specs of the platform.
      grepInvert: SOAK ? /axe finds nothing/ : /axe finds nothing|@once|@soak/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: firefox() } },
    },
  ],
});
