// The solutions that a person has found by hand, kept on this device, and how many that makes. Fetched with the answers.

import { html, nothing, type TemplateResult } from 'lit-html';
import { clashesOf } from '../../board/rule';
import { createStored } from '../../kernel/kept';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';

/** The maximum number of stored boards, the latest ones. */
const MAX_BOARDS = 2_000;
/** Columns from 1, with dots between, as in a link. */
const SOLUTION = /^\d+(\.\d+)*$/;

const device = createStored('queens-found', (text): string[] => {
  const found: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string' && SOLUTION.test(one)) : [];
});

let found: readonly string[] | null = null;
let last: Shared['input'] | null = null;

const all = (): readonly string[] => {
  found ??= device.read();
  return found;
};

/** Remembers a board of classic queens that a person has solved. */
export function rememberSolved({ input }: Shared): void {
  if (input === last) return;
  last = input;
  const { rows, order, variant } = input;
  if (variant || order.length !== rows.length || rows.length < 4 || clashesOf(rows).length > 0) return;
  const solution = rows.map((column) => column + 1).join('.');
  if (all().includes(solution)) return;
  // Another tab may have found some, too.
  found = [...new Set([...device.read(), ...all(), solution])].slice(-MAX_BOARDS);
  device.keep([...found]);
}

/** How many solutions of this size were found, if any. */
export function scoreOf({ input: { board, variant }, survey }: Shared): TemplateResult | typeof nothing {
  const count = variant ? 0 : all().filter((one) => one.split('.').length === board.rows).length;
  const whole = survey.report?.funnel?.[0];
  if (count === 0) return nothing;
  return html`<p class="small quiet">${typeof whole === 'number' ? t('found.of', { count, all: whole }) : t('found.some', { count })}</p>`;
}
