// The content security policy of the page and its workers.
import { HEADER_SITE, SITE } from './support/addresses';
import { expect, open, test } from './support/test';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types queens lit-html',
].join('; ');

/**
 * Tries to evaluate a text and to request another origin, and returns the results. A timer starts the attempts, because the policy
 * does not apply to a script that the test driver runs itself.
 */
const ATTEMPTS = `new Promise((resolve) => setTimeout(async () => resolve({
  eval: await (async () => (0, eval)('1'))().then(String, (error) => error.name),
  Function: await (async () => new Function('return 1')())().then(String, (error) => error.name),
  abroad: await fetch('${HEADER_SITE}', { mode: 'no-cors' }).then(() => 'answered', () => 'refused'),
  home: await fetch('${SITE}engine/queens.js').then((answer) => answer.ok),
})))`;
const REFUSED = { eval: 'EvalError', Function: 'EvalError', abroad: 'refused', home: true };

test.use({ allowedMessages: [/Content.Security.Policy|unsafe-eval|Trusted ?Type|violates|blocked/i] });

test('the page declares the expected policy', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const content = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(content?.replaceAll(/\s+/g, ' ').trim()).toBe(POLICY);
});

test('the server sends the same policy as a header, only for the page', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get(HEADER_SITE);
  expect(answer.headers()['content-security-policy']).toBe(POLICY);
  expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
  const wasm = await request.get(`${HEADER_SITE}engine/queens.wasm`);
  expect(wasm.headers()['content-type']).toBe('application/wasm');
  for (const path of ['engine/queens.wasm', 'queens.html', 'docs/index.html'])
    expect((await request.get(HEADER_SITE + path)).headers()['content-security-policy'], path).toBeUndefined();
});

test('the server sends nothing outside its folder', { tag: '@once' }, async ({ request }) => {
  for (const path of ['../package.json', '..%2fpackage.json', '%2e%2e/package.json', 'nothing', 'engine', '%']) {
    expect((await request.get(HEADER_SITE + path)).status(), path).toBe(404);
  }
});

test('the page evaluates no text and requests nothing from another origin', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(ATTEMPTS)).toEqual(REFUSED);
});

test('a worker evaluates no text and requests nothing from another origin', async ({ page }) => {
  // The worker file is the site's own, with the attempts appended. Their results are reported by a request.
  await page.route('**/worker.js', async (route) => {
    const answer = await route.fetch();
    const report = `${ATTEMPTS}.then((came) => fetch('${SITE}came?' + encodeURIComponent(JSON.stringify(came))));`;
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${report}` });
  });
  const reported = page.waitForRequest(/came\?/);
  await page.route(/came\?/, (route) => route.fulfill({ body: '' }));
  await page.goto('./');
  const query = new URL((await reported).url()).search.slice(1);
  expect(JSON.parse(decodeURIComponent(query))).toEqual(REFUSED);
});
