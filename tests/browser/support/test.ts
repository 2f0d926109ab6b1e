// The basis of every spec: a page that must not complain, and must not make requests outside its origin.
//
//   import { expect, test } from './support/test';
//   test('...', async ({ page }) => { await open(page); ... });
//
// A spec that provokes an error says so: test.use({ complaints: [/unreachable/] });
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { HEADER_SITE, SITE } from './addresses';
import { complaintsOf } from './console';

export { expect };

interface Fixtures {
  /** Messages in the console that the test expects. */
  complaints: RegExp[];
  /** Whether the first search plays itself on the first visit. */
  opening: boolean;
}

export const test = base.extend<Fixtures>({
  complaints: [[], { option: true }],
  opening: [false, { option: true }],
  page: async ({ page, complaints, opening }, use, testInfo) => {
    const seen = complaintsOf(page);
    // Storage for use without a network has specs of its own (offline.spec.ts). Here it would bypass the routes of the
    // specs.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // The opening has a spec of its own (opening.spec.ts). Here it would play on the board of the others.
    if (!opening) await page.addInitScript(skipOpening);
    if (isFirefox(page)) await page.addInitScript(tellOfChanges);
    const strays: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const ours = [SITE, HEADER_SITE].some((site) => url.startsWith(site));
      if (!ours && !/^(blob|data|about):/.test(url)) strays.push(url);
    });
    await use(page);
    // If the test has failed already, further complaints would hide the failure.
    if (testInfo.errors.length > 0) return;
    expect(strays, 'requests that leave the site').toEqual([]);
    expect(
      seen.filter((text) => ![...complaints, OF_A_SCREENSHOT].some((allowed) => allowed.test(text))),
      'complaints in the console',
    ).toEqual([]);
  },
});

/** Marks the opening as seen, if the page can store data. */
function skipOpening(): void {
  try {
    localStorage.setItem('queens-opening', 'true');
  } catch {
    // Then the page does not know whether it was seen, and skips it.
  }
}

/** For a screenshot the driver adds a style to the page, which the policy refuses: Firefox says so. */
const OF_A_SCREENSHOT = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Runs in Firefox, which does not fire `change` for a field that a driver has filled. */
function tellOfChanges(): void {
  const values = new WeakMap<EventTarget, string>();
  const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
  const remember = ({ target }: Event): void => void (isField(target) && values.set(target, target.value));
  const tell = ({ target }: Event): void => {
    if (isField(target) && values.has(target) && values.get(target) !== target.value)
      target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of ['focusin', 'change']) addEventListener(type, remember, true);
  addEventListener('focusout', tell, true);
  addEventListener('keydown', (event) => event.key === 'Enter' && tell(event), true);
}

/** Opens the page, at a hash if one is given, and waits until the engine has answered once. */
export async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/**
 * Fails with the list of what axe finds against WCAG 2.2 AA and good practice. Of a theme only the colours are its own. Firefox
 * is not asked: axe reads the same document and the same styles there, for a minute where the document is long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (isFirefox(page)) return;
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothing(page, 'light', (axe) => axe.withTags(tags));
  await expectNothing(page, 'dark', (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

/** Without the list of passed checks and without its own page for the report, axe takes a quarter of the time. */
const quickAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true);

async function expectNothing(
  page: Page,
  colorScheme: 'light' | 'dark',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Turns motion off, because a colour in the middle of a transition belongs to neither theme.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await choose(quickAxe(page)).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found, colorScheme).toEqual([]);
}
