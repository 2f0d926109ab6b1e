// The field for an instance of excluded diagonals, and the answer below it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { placementText } from '../../texts/lines';
import { digits, t, trouble } from '../../texts/texts';
import { duration } from '../../texts/units';
import type { ExcludedProps } from './slice';

/** The longest text of an instance, as the engine reads it. */
const MAX_LENGTH = 65_536;

/** An instance as people write it on one line. */
const EXAMPLE = 'n = 10, numdiags = 1, diags = [[4, 1]]';

export function renderExcluded({ own, dispatch, dispatchApp }: ExcludedProps): TemplateResult {
  const { status, text } = own;
  const write = (text: string): void => dispatch({ type: 'write', text });
  const typed = (event: Event): void => write((event.target as HTMLTextAreaElement).value);
  const opened = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    // The engine refuses a longer text, so the rest of the file need not be read.
    void file
      ?.slice(0, MAX_LENGTH + 1)
      .text()
      .then(write);
    input.value = '';
  };
  return html`<main id="main" tabindex="-1" class="excluded">
    <h2>${t('excluded.title')}</h2>
    <p>${t('excluded.what')} <code class="mono">${EXAMPLE}</code></p>
    <textarea class="field mono" rows="5" spellcheck="false" aria-label=${t('excluded.instance')} .value=${text} @input=${typed}></textarea>
    <div class="row">
      ${
        status.kind === 'running'
          ? html`<button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button>`
          : html`<button class="btn" data-kind="main" ?disabled=${text.trim() === ''} @click=${() => dispatch({ type: 'decide' })}>${t('excluded.decide')}</button>`
      }
      <label class="btn">${t('excluded.open')}<input class="hide" type="file" accept=".param,.txt,text/plain" @change=${opened} /></label>
      <button class="btn" @click=${() => write(EXAMPLE)}>${t('excluded.example')}</button>
    </div>
    <div aria-live="polite">
      ${status.kind === 'failed' ? html`<p>${trouble(status.trouble.code, status.trouble.detail)}</p>` : nothing}
      ${status.kind === 'known' ? renderDecided(status.answer, dispatchApp) : nothing}
    </div>
  </main>`;
}

type KnownResult = Extract<ExcludedProps['own']['status'], { kind: 'known' }>;

function renderDecided(
  { rows, engine, nodes, translated, milliseconds }: KnownResult['answer'],
  dispatch: ExcludedProps['dispatchApp'],
): TemplateResult {
  const by = t('verdict.byEngine', { engine: t(`engine.${engine}`), count: nodes, time: duration(milliseconds) });
  const place = (): void => {
    if (rows) dispatch({ type: 'place', rows });
    dispatch({ type: 'ui', ui: { view: 'board' } });
  };
  return html`<p>${t('excluded.decided', { verdict: rows ? 'completed' : 'impossible', rows: digits(translated) })}</p>
    <p class="quiet small">${by}</p>
    ${
      rows
        ? html`<p class="mono">${placementText(rows)}</p>
          ${rows.length <= 32 ? html`<div class="row"><button class="btn" @click=${place}>${t('verdict.keep')}</button></div>` : nothing}`
        : nothing
    }`;
}
