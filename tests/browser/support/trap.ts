// Makes the engine trap inside a job: a method of the site's own engine runs into WebAssembly's `unreachable`, as a panic does.
import type { Page } from '@playwright/test';

/** The jobs of the engine, and the calls that work on them. */
type Job = 'CompleteJob' | 'CountJob' | 'SurveyJob' | 'ShardJob' | 'Timeline';

/** The modules of the engine that a worker imports. */
const MODULE = /\/engine\/(first|queens)\.js$/;

/** `(module (func (export "trap") unreachable))`, assembled. */
const TRAP = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // the magic number and the version
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00], // a type: a function from nothing to nothing
  ...[0x03, 0x02, 0x01, 0x00], // a function of this type
  ...[0x07, 0x08, 0x01, 0x04, 0x74, 0x72, 0x61, 0x70, 0x00, 0x00], // its export, "trap"
  ...[0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b], // its code
];

/**
 * From the next worker on, `method` of `job` traps. Call before the page is opened. The returned function restores the method for workers
 * that are started later.
 */
export async function trapIn(page: Page, job: Job, method: string): Promise<() => void> {
  let isActive = true;
  // With a query the address is not caught by the route below, so it is the site's own module. Not every module has every job.
  const trapping = (module: string) => `
    import init, * as original from './${module}.js?original';
    export * from './${module}.js?original';
    export default init;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([${TRAP}])));
    export class ${job} extends (original.${job} ?? Object) {
      ${method}() { exports.trap(); }
    }`;
  await page.route(MODULE, (route) => {
    const [, module = ''] = MODULE.exec(route.request().url()) ?? [];
    return isActive ? route.fulfill({ body: trapping(module), contentType: 'text/javascript' }) : route.continue();
  });
  return () => {
    isActive = false;
  };
}
