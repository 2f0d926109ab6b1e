// A count with a proof: a certificate of all decisions. A checker that shares no code with the engine follows it, and refuses it if one
// word was changed.

import { html, nothing, type TemplateResult } from 'lit-html';
import { randomSeed } from '../../kernel/random';
import { digits, t } from '../../texts/texts';
import { knob } from '../../ui/kit/controls';
import { fact, facts } from '../../ui/kit/facts';
import { MAX_CERTIFIED_SIZE } from './chosen';
import type { CertificateState, FrontierProps } from './slice';

const SIZES = Array.from({ length: MAX_CERTIFIED_SIZE }, (_, at) => at + 1);

export function certificateView({ own, dispatch }: FrontierProps): TemplateResult {
  const { size, proved } = own.certificate;
  return html`<div class="row">
      ${knob(t('frontier.rows'), { of: SIZES, now: size, name: String, choose: (to) => dispatch({ type: 'certify', size: to, spoil: null }) })}
      <button class="btn" data-kind="main" @click=${() => dispatch({ type: 'certify', size, spoil: null })}>${t('frontier.certify')}</button>
      <button class="btn" ?disabled=${!proved} @click=${() => dispatch({ type: 'certify', size, spoil: randomSeed() })}>${t('frontier.spoil')}</button>
    </div>
    <div role="status">${proved ? renderMessage(proved) : nothing}</div>
    ${
      proved
        ? html`${facts(fact('frontier.words', digits(words(proved))))}
          <pre class="frontier__text" tabindex="0" aria-label=${t('frontier.certificate')}>${firstLines(proved.text)}</pre>
          <div class="row"><button class="btn" @click=${() => dispatch({ type: 'copy', text: proved.text })}>${t('frontier.copyCertificate')}</button></div>`
        : nothing
    }
    <p class="quiet small">${t('frontier.certificateHow')}</p>`;
}

function renderMessage({ size, recounted, spoiledAt }: CertificateState): TemplateResult {
  const changed = spoiledAt === null ? nothing : html`<p>${t('frontier.spoiled', { at: spoiledAt })}</p>`;
  const verdict = recounted.holds
    ? t('frontier.holds', { size, count: recounted.solutions })
    : t('frontier.doubt', { why: recounted.why, at: recounted.at });
  return html`${changed}<p class="article__answer" data-holds=${recounted.holds}>${verdict}</p>`;
}

const words = ({ text }: CertificateState): number => text.split(/\s+/).filter((word) => word !== '').length - 3;

/** The part of a certificate that is shown. */
const SHOWN = 600;

const firstLines = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
