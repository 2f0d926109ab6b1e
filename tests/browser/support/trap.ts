// Lets the engine trap inside a job, for real: with a build that can crash on request, put in place of the site's own.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What build.sh builds with the feature test-trap. */
const FOLDER = 'target/trap';

/** The jobs of the engine, and the calls that work on them. */
type Job = 'CompleteJob' | 'CountJob' | 'SurveyJob' | 'ShardJob' | 'Timeline';

/**
 * From the next worker on, `method` of `job` traps. Call before the page is opened. The function that it returns makes
 * workers started after it sound again.
 */
export async function trapIn(page: Page, job: Job, method: string): Promise<() => void> {
  let armed = true;
  const crashing = `
    import init, * as sound from './sound.js';
    export * from './sound.js';
    export default init;
    export class ${job} extends sound.${job} {
      ${method}() { sound.crash(); }
    }`;
  const sound = `export * from './sound.js'; export { default } from './sound.js';`;
  const script = (body: string | Buffer) => ({ body, contentType: 'text/javascript' });
  await page.route(/\/engine\/(first|queens)\.js$/, (route) => route.fulfill(script(armed ? crashing : sound)));
  await page.route('**/engine/sound.js', async (route) => route.fulfill(script(await readFile(`${FOLDER}/queens.js`))));
  await page.route('**/engine/*.wasm', async (route) =>
    route.fulfill({ body: await readFile(`${FOLDER}/queens.wasm`), contentType: 'application/wasm' }),
  );
  return () => {
    armed = false;
  };
}
