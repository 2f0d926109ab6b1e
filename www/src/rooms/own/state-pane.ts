// The state of a program at a step: the open calls, the variables of each, and the output so far.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { PositionReport } from '../../kernel/watch';
import { digits, t } from '../../texts/texts';
import type { LineValues } from './editor/editor';
import type { Own } from './slice';

/** A variable, as the engine reports it. */
interface Variable {
  readonly name: string;
  readonly value: string;
  /** 0 is the program, k the k-th open call. */
  readonly depth: number;
  readonly changed: boolean;
  /** The line that set it last, from 1; 0 before the first. */
  readonly line: number;
}

/** The maximum number of listed calls. Further calls are only counted. */
const MAX_LISTED_CALLS = 12;
const MAX_LINES = 40;

const variablesIn = (shown: PositionReport): Variable[] =>
  shown.registers.flatMap((register) => (register.kind === 'variable' ? [register] : []));

/** Formats variables as "row = 3", for the text next to a line. */
export const valuesOf = (variables: readonly Variable[]): string[] =>
  variables.map(({ name, value }) => `${name} = ${value.length > 40 ? `${value.slice(0, 40)}…` : value}`);

/** The texts next to the lines: the variables of the current call and of the program, each at the line that wrote it last. */
export function lineValuesIn(shown: PositionReport): LineValues[] {
  const depth = shown.spoken?.calls.length ?? 0;
  const seen = variablesIn(shown).filter((each) => each.line > 0 && (each.depth === 0 || each.depth === depth));
  return [...new Set(seen.map(({ line }) => line))].map((line) => {
    const here = seen.filter((each) => each.line === line);
    return { line, text: valuesOf(here).join(', '), now: here.some(({ changed }) => changed) };
  });
}

export function renderState(shown: PositionReport | null, own: Own): TemplateResult {
  if (!shown || !own.ran) return html`<p class="quiet">${t('own.stateEmpty')}</p>`;
  const variables = variablesIn(shown);
  const calls = shown.spoken?.calls ?? [];
  const lines = shown.spoken?.lines ?? [];
  return html`<h2 class="head">${t('own.calls')}</h2>
    ${calls.length > MAX_LISTED_CALLS ? html`<p class="quiet small">${t('own.moreCalls', { count: calls.length - MAX_LISTED_CALLS })}</p>` : nothing}
    ${calls.length === 0 ? html`<p class="quiet small">${t('own.noCalls')}</p>` : nothing}
    <ol class="own__calls">${calls.map((name, index) =>
      index < calls.length - MAX_LISTED_CALLS
        ? nothing
        : html`<li ?data-now=${index === calls.length - 1}><code>${name}()</code><code>${valuesOf(variables.filter(({ depth }) => depth === index + 1)).join(', ')}</code></li>`,
    )}</ol>
    <h2 class="head">${t('own.values')}</h2>
    <dl class="own__values">${variables
      .filter(({ depth }) => depth === 0)
      .map(
        ({ name, value, changed }) =>
          html`<dt ?data-now=${changed}><code>${name}</code></dt><dd ?data-now=${changed}><code>${value}</code></dd>`,
      )}</dl>
    <h2 class="head"><span>${t('own.printed')}</span><span>${shown.spoken && shown.spoken.printed > 0 ? digits(shown.spoken.printed) : ''}</span></h2>
    ${lines.length === 0 ? html`<p class="quiet small">${t('own.nothingPrinted')}</p>` : html`<pre class="own__printed">${lines.slice(-MAX_LINES).join('\n')}</pre>`}`;
}
