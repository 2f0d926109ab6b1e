// A puzzle solved with reasons: point at a square, choose the rule, point at its lines. The accepted reasons are listed as a proof.

import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { icon } from '../../../board/glyph';
import { LIGHT } from '../../../board/picture/inks';
import { svgText } from '../../../board/picture/svg';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import { createPointedBoard } from '../pointer';
import { heading } from '../puzzle/names';
import { nameOf as nameOfSource, type Puzzle } from '../puzzle/puzzle';
import type { GradedPuzzle, WritingProgress } from '../questions';
import type { Play, PlayDispatch, PlayProps, Stage } from '../slice';
import { isAllowed } from './allowed';
import { drawingOf } from './board';
import { type AcceptedMove, type Branch, isStep, treeOf } from './cases';
import { lemmaOf, MAX_NAME_LENGTH, MAX_PIECES, withLemma } from './lemma';
import { proofPicture } from './pictures';
import { proofText } from './proof';
import { isProved, type Proving, type ProvingAction } from './proving';
import { caseButtons, reasonButtons } from './reason-buttons';
import { proofReceipt } from './receipt';
import { goalSentence, lengths, moveSentence, statusSentence } from './sentences';

type Act = (action: ProvingAction) => void;

/** `proving` and `found` are parts of `props`. */
export function createReasons(): (props: PlayProps, proving: Proving, found: GradedPuzzle) => Stage {
  const pointing = createPointedBoard();
  return (props, proving, found) => {
    const { puzzle } = found;
    const act: Act = (action) => props.dispatch({ type: 'reasons', action });
    const drawing = drawingOf(puzzle, proving);
    const board = pointing(props, { size: puzzle.size, ...drawing }, (square) => act({ type: 'point', square }));
    return { board, bar: panel(props, proving, found, act), under: html``, side: side(props, proving, found, act) };
  };
}

/** The question, the verdict and the buttons: below the board, or near the thumb. */
function panel({ own, shared, dispatch }: PlayProps, proving: Proving, found: GradedPuzzle, act: Act): TemplateResult {
  const { key, values } = statusSentence(proving, found);
  const { puzzle } = found;
  const done = isProved(found, proving);
  const { rules = [], hints = true } = shared.ui.handout ?? {};
  const begun = proving.square !== null || proving.ending;
  const claims = own.solving.source.kind === 'claim';
  return html`<section class="bar reasons" aria-label=${t('play.reasons.label')}>
    <div class="bar__says"><p class="reasons__says" aria-live="polite" data-is=${verdictName(proving)}>${rich(key, values)}</p></div>
    ${done ? nothing : html`${lemmas(own, proving, dispatch)} ${reasonButtons(proving, puzzle, act, rules)} ${caseButtons(proving, puzzle, act, found.ways !== undefined || proving.goal !== null)}`}
    <div class="bar__keys">
      <button class="bar__key" aria-label=${t('play.undo')} ?disabled=${proving.steps.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="bar__key" aria-label=${t('play.redo')} ?disabled=${proving.undone.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${
        done
          ? html`<button class="btn" data-kind="main" @click=${() => dispatch({ type: 'copy', news: 'textCopied', text: proofText(proving, found) })}>${t('play.reasons.copy')}</button>
            <button class="btn" @click=${() => dispatch({ type: 'copy', news: 'textCopied', text: proofReceipt(own.solving.source, proving, found) })}>${t('play.reasons.receipt')}</button>`
          : begun || !hints
            ? html`<button class="btn" ?disabled=${!begun} @click=${() => act({ type: 'back' })}>${t('play.reasons.back')}</button>`
            : html`<button class="btn" @click=${() => act({ type: 'help' })}>${t('play.reasons.help', { is: proving.help === null ? 'first' : 'more' })}</button>`
      }
      ${
        // On small screens, the two cases replace the exit button, which Back restores.
        proving.square !== null && proving.rule === null && isAllowed('cases', rules)
          ? html`<button class="btn" @click=${() => act({ type: 'suppose' })}>${t('play.reasons.suppose')}</button>`
          : html`<button class="btn" @click=${() => dispatch({ type: 'prove', on: false })}>${t('play.reasons.leave', { to: claims ? 'editor' : 'puzzle' })}</button>`
      }
    </div>
  </section>`;
}

/** The lemmas that can be used at the chosen square. */
function lemmas(
  { lemmas }: Play,
  { square, rule, ending }: Proving,
  dispatch: PlayDispatch,
): TemplateResult | typeof nothing {
  if (square === null || rule !== null || ending || lemmas.length === 0) return nothing;
  return html`<div class="reasons__lemmas" role="group" aria-label=${t('play.reasons.lemmas')}>${lemmas.map(
    (lemma) =>
      html`<button class="btn" @click=${() => dispatch({ type: 'useLemma', lemma, square })}>${t('play.reasons.useLemma', { name: lemma.name })}</button>`,
  )}</div>`;
}

/** The form that names and stores the last steps as a lemma. If they follow a lemma, its name and length are the initial values. */
function lemmaForm({ own, dispatch }: PlayProps, { steps }: Proving, puzzle: Puzzle): TemplateResult | typeof nothing {
  const from = steps.findLastIndex((entry) => !isStep(entry)) + 1;
  const most = Math.min(steps.length - from, MAX_PIECES);
  if (most < 1) return nothing;
  const head = steps[from - 1];
  const named = head && !isStep(head) && head.turn === 'lemma' ? head : null;
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const lemma = lemmaOf(puzzle, steps, Number(form.get('count')), String(form.get('name')));
    if (lemma) dispatch({ type: 'lemmas', lemmas: withLemma(own.lemmas, lemma) });
  };
  return html`<details class="proved__lemma"><summary>${t('play.reasons.keepLemma')}</summary>
    <form class="row" @submit=${keep}>
      <label>${t('play.reasons.lemmaName')} <input class="field" name="name" required maxlength=${MAX_NAME_LENGTH} autocomplete="off" .value=${live(named?.name ?? '')} /></label>
      <label>${t('play.reasons.lemmaSteps')} <input class="field" name="count" type="number" min="1" max=${most} .value=${live(String(Math.min(named?.count ?? most, most)))} /></label>
      <button class="btn">${t('play.reasons.lemmaKeep')}</button>
    </form>
    ${own.lemmas.length === 0 ? nothing : html`<ul>${own.lemmas.map(({ name }) => html`<li>${name} <button class="btn" data-kind="text" aria-label=${t('play.reasons.dropLemma', { name })} @click=${() => dispatch({ type: 'lemmas', lemmas: own.lemmas.filter((one) => one.name !== name) })}>${icon('cross')}</button></li>`)}</ul>`}
  </details>`;
}

/** The verdict on the last reason, for its colour. */
function verdictName({ answer }: Proving): string | typeof nothing {
  const kind = answer?.verdict.kind;
  return kind === undefined ? nothing : kind === 'ended' ? 'accepted' : kind;
}

function side(props: PlayProps, proving: Proving, found: GradedPuzzle, act: Act): TemplateResult {
  const { steps, undone, goal, square } = proving;
  const { puzzle } = found;
  const done = isProved(found, proving);
  const to = goalSentence(proving, found);
  const all = [...steps, ...undone];
  return html`<aside class="side" aria-label=${t('play.reasons.proof')}>
    <p class="day"><span>${heading(props.own.solving.source)}</span></p>
    <section class="proved" aria-labelledby="proved">
      <p>${rich(to.key, to.values)}
        ${goal ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'goal', goal: null })}>${t('play.reasons.wholeGoal')}</button>` : nothing}
        ${!done && square !== null && square !== goal?.square ? html`<button class="btn" data-kind="text" @click=${() => props.dispatch({ type: 'askGoal', square })}>${t('play.reasons.setGoal')}</button>` : nothing}</p>
      <h2 id="proved">${t('play.reasons.proof')}</h2>
      <p class="small quiet">${t('play.reasons.length', lengths(proving, found))}</p>
      ${
        done
          ? html`<p class="row"><button class="btn" data-kind="text" aria-busy=${props.own.saving !== null} @click=${() => save(props)}>${saveLabel(props.own.saving)}</button>
        <button class="btn" data-kind="text" @click=${() => savePictures(props, proving, found)}>${t('play.reasons.pictures')}</button></p>`
          : nothing
      }
      ${branchOf(treeOf(puzzle, all), { puzzle, steps, act })}
      ${lemmaForm(props, proving, puzzle)}
    </section>
  </aside>`;
}

interface BranchContext {
  readonly puzzle: Puzzle;
  readonly steps: readonly AcceptedMove[];
  readonly act: Act;
}

/** The moves of a proof in order; both cases of a square within one another. */
function branchOf(branch: Branch, within: BranchContext): TemplateResult {
  const { puzzle, steps, act } = within;
  const move = (entry: AcceptedMove, at: number): TemplateResult => {
    const { key, values } = moveSentence(entry, puzzle);
    return html`<button class="proved__step" data-at=${at} aria-current=${at === steps.length ? 'step' : nothing} @click=${() => act({ type: 'to', steps: at })}><span>${rich(key, values)}</span></button>`;
  };
  const side = (is: 'queen' | 'empty', inside: Branch): TemplateResult | typeof nothing =>
    inside.length === 0
      ? nothing
      : html`<div class="proved__case" role="group" aria-label=${t('play.reasons.side', { is })}><p class="small">${t('play.reasons.side', { is })}</p>${branchOf(inside, within)}</div>`;
  return html`<ol>${branch.map(
    (part) =>
      html`<li data-is=${part.at <= steps.length ? nothing : 'undone'}>${
        'entry' in part
          ? move(part.entry, part.at)
          : html`${move({ turn: 'suppose', square: part.square }, part.at)} ${side('queen', part.queen)} ${side('empty', part.empty)}`
      }</li>`,
  )}</ol>`;
}

/** Saves a picture of each move, all of them in one file. */
function savePictures({ own, dispatch }: PlayProps, proving: Proving, found: GradedPuzzle): void {
  const picture = proofPicture(proving, found);
  const svg = svgText(picture, LIGHT, t('play.reasons.proof'), picture.width);
  dispatch({ type: 'savePictures', name: nameOfSource(own.solving.source), svg });
}

/** Saves the proof for programs that check it, under the name of its puzzle. */
function save({ own, dispatch }: PlayProps): void {
  if (!own.saving) dispatch({ type: 'saveProof', name: nameOfSource(own.solving.source) });
}

/** The label of the button that saves the proof, with the progress of the files. */
const saveLabel = (saving: WritingProgress | null): string =>
  saving ? t('play.reasons.saving', { percent: Math.floor((100 * saving.moves) / saving.of) }) : t('play.reasons.drat');
