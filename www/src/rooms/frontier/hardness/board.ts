// The selected board: a small picture, the work of each search, and links to the Board, to its search and to its proof.

import { html, nothing, type TemplateResult } from 'lit-html';
import { emptySquares } from '../../../board/variant/extras';
import { t, trouble } from '../../../texts/texts';
import { duration } from '../../../texts/units';
import { download, textFile } from '../../../ui/download';
import { miniBoard } from '../../../ui/kit/mini-board';
import type { FrontierProps } from '../slice';
import { costText } from './chart';
import { SEARCHES } from './choice';
import { nodesOf } from './plan';
import { variantOf } from './variant';

export function renderChosenBoard(props: FrontierProps): TemplateResult {
  const { selected, settings } = props.own.hard;
  if (!selected) return html`<p class="quiet">${t('hardness.choose')}</p>`;
  const { dispatch, dispatchApp } = props;
  const variant = variantOf(selected);
  const show = (view: 'board' | 'theatre') => (): void => {
    dispatchApp({ type: 'rule', variant });
    dispatchApp({ type: 'ui', ui: { view } });
  };
  const { proving } = props.own.hard;
  const prove = (): void => dispatch({ type: 'hardness', action: { type: 'prove' } });
  return html`<div class="hard__selected">
    ${miniBoard({ rows: selected.given, excluded: emptySquares(variant), label: t('hardness.picture', { obstacle: settings.obstacle, size: settings.size }) })}
    <div>
      <p class="article__answer">${t('hardness.verdict', { found: `${selected.found}` as 'true' | 'false' | 'null' })}</p>
      <dl class="facts">${SEARCHES.map((search) => html`<dt>${t('hardness.search', { search })}</dt><dd class="num">${costText(nodesOf(selected, search))}</dd>`)}</dl>
      <div class="row">
        <button class="btn" data-kind="main" @click=${show('board')}>${t('hardness.open')}</button>
        <button class="btn" @click=${show('theatre')}>${t('hardness.watch')}</button>
        ${selected.found === true ? nothing : html`<button class="btn" ?disabled=${proving.kind === 'running'} @click=${prove}>${t('hardness.prove')}</button>`}
      </div>
      <div role="status">${renderProved(props)}</div>
    </div>
  </div>`;
}

function renderProved({ own }: FrontierProps): TemplateResult | typeof nothing {
  const { proving, settings } = own.hard;
  if (proving.kind === 'none') return nothing;
  if (proving.kind === 'running') return html`<p class="quiet">${t('hardness.proving')}</p>`;
  if (proving.kind === 'failed') return html`<p>${trouble(proving.trouble.code, proving.trouble.detail)}</p>`;
  const { verdict, steps, cnf, proof, milliseconds } = proving.answer;
  if (verdict === 'completed') return html`<p>${t('hardness.solved')}</p>`;
  const save = (file: Uint8Array, end: string) => (): void => download(textFile(file), `hard-${settings.size}.${end}`);
  return html`<p>${t('hardness.proved', { holds: verdict === 'impossible' ? 'yes' : 'no', steps, time: duration(milliseconds) })}</p>
    <div class="row">
      <button class="btn" @click=${save(cnf, 'cnf')}>${t('hardness.saveFormula')}</button>
      <button class="btn" @click=${save(proof, 'drat')}>${t('hardness.saveProof')}</button>
    </div>`;
}
