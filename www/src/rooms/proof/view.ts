// The Proof view: the proof of the board, and the check of any proof.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { ProofPhase } from '../../engine/types';
import { gap, t, trouble } from '../../texts/texts';
import { duration } from '../../texts/units';
import { download, textFile } from '../../ui/download';
import { progress } from '../../ui/progress';
import { claimLink } from '../play/links';
import { bytes } from './size';
import { type NamedFile, ofBoard, type Part, type ProofProps, type Status } from './slice';

/** The size of a proof in bytes that consists of the empty clause alone. */
const EMPTY_CLAUSE = '0\n'.length;

export const proofView = (props: ProofProps): TemplateResult => html`<main id="main" tabindex="-1" class="proof">
  ${proofOfBoard({ ...props, own: ofBoard(props.own, props.shared) })} ${check(props)}
</main>`;

const button = (text: string, click: () => void, off = false): TemplateResult =>
  html`<button class="btn" ?disabled=${off} @click=${click}>${text}</button>`;

const begin = (part: Part, text: string, { dispatch }: ProofProps, off = false): TemplateResult =>
  html`<button class="btn" data-kind="main" ?disabled=${off} @click=${() => dispatch({ type: 'begin', part })}>${text}</button>`;

const cancel = (part: Part, { dispatch }: ProofProps): TemplateResult =>
  button(t('searching.cancel'), () => dispatch({ type: 'cancel', part }));

const renderFailure = (part: Status<Part>): TemplateResult | typeof nothing =>
  part.kind === 'failed' ? html`<p>${trouble(part.trouble.code, part.trouble.detail)}</p>` : nothing;

function proofOfBoard(props: ProofProps): TemplateResult {
  const { own, shared, dispatchApp } = props;
  const { prove } = own;
  const size = shared.input.rows.length;
  return html`<section aria-labelledby="proof-board">
    <h2 class="head" id="proof-board">${t('proof.board', { size })}</h2>
    <p>${t('proof.what')}${gap()}${own.bytes === null ? nothing : t('proof.size', { size: bytes(own.bytes) })}</p>
    <div class="row">
      ${prove.kind === 'running' ? cancel('prove', props) : begin('prove', t('proof.find'), props)}
      ${button(t('proof.back'), () => dispatchApp({ type: 'ui', ui: { view: 'board' } }))}
    </div>
    <div aria-live="polite">${renderProof(props)} ${renderFailure(prove)}</div>
  </section>`;
}

function renderProof({ own: { prove }, shared, dispatch }: ProofProps): TemplateResult | typeof nothing {
  if (prove.kind === 'running')
    return html`<p aria-live="off">${t('proof.running', {
      phase: phaseOf(prove.progress?.phase ?? 'decide'),
      nodes: prove.progress?.nodes ?? 0,
      size: bytes(prove.progress?.bytes ?? 0),
    })}</p>`;
  if (prove.kind !== 'known') return nothing;
  const { verdict, cnf, proof, milliseconds } = prove.answer;
  if (verdict !== 'impossible') return html`<p>${t('proof.none')}</p>`;
  const name = `queens-${shared.input.rows.length}`;
  const use = (): void => {
    dispatch({ type: 'take', which: 'cnf', from: { name: `${name}.cnf`, file: textFile(cnf) } });
    dispatch({ type: 'take', which: 'proof', from: { name: `${name}.drat`, file: textFile(proof) } });
    dispatch({ type: 'begin', part: 'check' });
  };
  return html`<p>${t('proof.found', { time: duration(milliseconds) })} ${proof.length <= EMPTY_CLAUSE ? t('proof.short') : nothing}</p>
    <div class="row">
      ${button(t('proof.saveFormula', { size: bytes(cnf.length) }), () => download(textFile(cnf), `${name}.cnf`))}
      ${button(t('proof.saveProof', { size: bytes(proof.length) }), () => download(textFile(proof), `${name}.drat`))}
      ${button(t('proof.checkThis'), use)}
      ${byHand(shared.input)}
    </div>`;
}

/** The smallest and the largest board that Play offers to prove by hand. */
const BY_HAND = { least: 4, most: 20 };

function byHand(input: ProofProps['shared']['input']): TemplateResult | typeof nothing {
  const size = input.rows.length;
  if (size < BY_HAND.least || size > BY_HAND.most) return nothing;
  return html`<a class="btn" href=${claimLink(input)}>${t('proof.byHand')}</a>`;
}

const phaseOf = (phase: ProofPhase) => (phase === 'over' ? 'write' : phase);

function check(props: ProofProps): TemplateResult {
  const { own, dispatch } = props;
  const { check: status } = own;
  const take = (which: 'cnf' | 'proof') => (from: NamedFile) => dispatch({ type: 'take', which, from });
  const share = status.kind === 'running' && status.progress ? status.progress.steps / status.progress.of : 0;
  return html`<section aria-labelledby="proof-check">
    <h2 class="head" id="proof-check">${t('proof.check')}</h2>
    <p>${t('proof.checkWhat')}</p>
    <div class="row">
      ${fileButton(t('proof.openFormula'), '.cnf,.dimacs,text/plain', take('cnf'))}
      ${fileButton(t('proof.openProof'), '.drat,.drup,.proof,text/plain', take('proof'))}
      ${status.kind === 'running' ? cancel('check', props) : begin('check', t('proof.checkIt'), props, !own.cnf || !own.proof)}
    </div>
    ${own.cnf || own.proof ? html`<p class="quiet small">${[own.cnf, own.proof].flatMap((file) => (file ? [file.name] : [])).join(' · ')}</p>` : nothing}
    ${status.kind === 'running' ? progress(t('proof.checking'), share) : nothing}
    <div aria-live="polite">${renderCheck(status)} ${renderFailure(status)}</div>
  </section>`;
}

function renderCheck(status: Status<'check'>): TemplateResult | typeof nothing {
  if (status.kind !== 'known') return nothing;
  const { ok, at, milliseconds } = status.answer;
  if (ok) return html`<p>${t('proof.ok', { time: duration(milliseconds) })}</p>`;
  return html`<p>${at === undefined ? t('proof.unfinished') : t('proof.wrong', { line: at })}</p>`;
}

/** A button that opens a file. */
function fileButton(text: string, accept: string, take: (file: NamedFile) => void): TemplateResult {
  const opened = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) take({ name: file.name, file });
    input.value = '';
  };
  return html`<label class="btn">${text}<input class="hide" type="file" accept=${accept} @change=${opened} /></label>`;
}
