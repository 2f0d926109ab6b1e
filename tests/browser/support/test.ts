// The basis of every spec: a page that must not log errors or warnings, and must not make requests outside its origin.
//
//   import { expect, test } from './support/test';
//   test('...', async ({ page }) => { await open(page); ... });
//
// A spec that provokes an error allows its message: test.use({ allowedMessages: [/unreachable/] });
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { HEADER_SITE, SITE } from './addresses';
import { messagesOf } from './console';

export { expect };

interface Fixtures {
  /** Messages in the console that the test expects. */
  allowedMessages: RegExp[];
  /** Whether the first search plays itself on the first visit. */
  opening: boolean;
}

export const test = base.extend<Fixtures>({
  allowedMessages: [[], { option: true }],
  opening: [false, { option: true }],
  page: async ({ page, allowedMessages, opening }, use, testInfo) => {
    const messages = messagesOf(page);
    // Storage for use without a network has specs of its own (offline.spec.ts). Here it would bypass the routes of the
    // specs.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // The opening has a spec of its own (opening.spec.ts). Here it would play on the boards of the other specs.
    if (!opening) await page.addInitScript(skipOpening);
    if (isFirefox(page)) await page.addInitScript(fireChangeEvents);
    const foreignRequests: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const ours = [SITE, HEADER_SITE].some((site) => url.startsWith(site));
      if (!ours && !/^(blob|data|about):/.test(url)) foreignRequests.push(url);
    });
    await use(page);
    // If the test has failed already, further messages would hide the failure.
    if (testInfo.errors.length > 0) return;
    expect(foreignRequests, 'requests that leave the site').toEqual([]);
    expect(
      messages.filter((text) => ![...allowedMessages, SCREENSHOT_STYLE].some((allowed) => allowed.test(text))),
      'errors and warnings in the console',
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

/** Firefox reports that the policy refuses the style that the driver adds for a screenshot. */
const SCREENSHOT_STYLE = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Runs in Firefox, which does not fire `change` for a field that a driver has filled. */
function fireChangeEvents(): void {
  const values = new WeakMap<EventTarget, string>();
  const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
  const remember = ({ target }: Event): void => void (isField(target) && values.set(target, target.value));
  const fire = ({ target }: Event): void => {
    if (isField(target) && values.has(target) && values.get(target) !== target.value)
      target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of ['focusin', 'change']) addEventListener(type, remember, true);
  addEventListener('focusout', fire, true);
  addEventListener('keydown', (event) => event.key === 'Enter' && fire(event), true);
}

/** Opens the page, at a hash if one is given, and waits until the engine has answered once. */
export async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/**
 * Fails with the violations of WCAG 2.2 AA and of good practice that axe finds. The themes differ only in their colours.
 * Firefox is skipped, because axe reads the same document and styles there, and needs a minute for a long document.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (isFirefox(page)) return;
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolations(page, 'light', (axe) => axe.withTags(tags));
  await expectNoViolations(page, 'dark', (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

/** Without a list of passed checks and a page for the report, axe takes a quarter of the time. */
const quickAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true);

async function expectNoViolations(
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
