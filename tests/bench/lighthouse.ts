// The scores of the page in each category of Lighthouse.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS, chromium } from '../browser/support/browsers';
import type { Figure } from './measure';
import { SITE } from './site';

/** The last version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  /** The speed of this machine. To imitate a phone, Lighthouse expects 1,500 to 2,000. */
  readonly environment: { readonly benchmarkIndex: number };
}

export async function* lighthouse(on: 'desktop' | 'phone'): AsyncGenerator<Figure> {
  const report = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = ['--headless=new', '--no-sandbox', ...CHROMIUM_ARGUMENTS].join(' ');
  const options = [
    ...(on === 'desktop' ? ['--preset=desktop'] : []),
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  execFileSync('npx', ['--yes', LIGHTHOUSE, SITE, ...options], {
    env: { ...process.env, CHROME_PATH: chromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories, environment } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const name = on === 'desktop' ? 'lighthouse' : 'lighthouse-phone';
  for (const [category, { score }] of Object.entries(categories))
    yield { name: `${name}-${category}`, value: score * 100, unit: 'of 100' };
  yield { name: `${name}-machine`, value: environment.benchmarkIndex, unit: 'benchmark index' };
}
