// A puzzle solved with reasons: point at a square, choose the rule, point at its lines. What follows is written down as a proof.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { createPointing } from '../pointing';
import { heading } from '../puzzle/names';
import { nameOf as nameOfSource, type Puzzle, RULES } from '../puzzle/puzzle';
import { nameOf, whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import type { PlayProps, Stage } from '../slice';
import { drawingOf } from './board';
import { dratOf } from './drat';
import { proofText } from './proof';
import { isProved, kindsOf, lineAt, lineOf, type Proving, type ProvingAction } from './proving';
import { proofReceipt } from './receipt';
import { says } from './sentences';

type Act = (action: ProvingAction) => void;

/** `proving`, `found`: what `props` holds of them. */
export function createReasons(): (props: PlayProps, proving: Proving, found: Found) => Stage {
  const pointing = createPointing();
  return (props, proving, found) => {
    const { puzzle } = found;
    const act: Act = (action) => props.dispatch({ type: 'reasons', action });
    const drawing = drawingOf(puzzle, proving);
    const board = pointing(props, { size: puzzle.size, ...drawing }, (square) => act({ type: 'point', square }));
    return { board, bar: panel(props, proving, found, act), under: html``, side: side(props, proving, found, act) };
  };
}

/** What is asked and answered, and the keys: below the board, or at the thumb. */
function panel({ own, dispatch }: PlayProps, proving: Proving, found: Found, act: Act): TemplateResult {
  const { key, values } = says(proving, found);
  const done = isProved(found.puzzle, proving);
  return html`<section class="bar reasons" aria-label=${t('play.reasons.label')}>
    <div class="bar__says"><p class="reasons__says" aria-live="polite" data-is=${proving.answer?.judged.kind ?? nothing}>${rich(key, values)}</p></div>
    ${done ? nothing : chooses(proving, found.puzzle, act)}
    <div class="bar__keys">
      <button class="bar__key" aria-label=${t('play.undo')} ?disabled=${proving.steps.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="bar__key" aria-label=${t('play.redo')} ?disabled=${proving.undone.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${
        done
          ? html`<button class="btn" data-kind="main" @click=${() => dispatch({ type: 'copy', news: 'textCopied', text: proofText(proving, found) })}>${t('play.reasons.copy')}</button>
            <button class="btn" @click=${() => dispatch({ type: 'copy', news: 'textCopied', text: proofReceipt(own.solving.source, proving, found) })}>${t('play.reasons.receipt')}</button>`
          : html`<button class="btn" ?disabled=${proving.square === null} @click=${() => act({ type: 'back' })}>${t('play.reasons.back')}</button>`
      }
      <button class="btn" @click=${() => dispatch({ type: 'prove', on: false })}>${t('play.reasons.leave')}</button>
    </div>
  </section>`;
}

/** The rules that can be meant, or the lines of the rule that was chosen. */
export function chooses(proving: Proving, puzzle: Puzzle, act: Act): TemplateResult | typeof nothing {
  const { square, rule, lines, kind } = proving;
  const { size } = puzzle;
  if (square === null) return nothing;
  if (rule === null) {
    const rules = RULES.filter((one) => one !== 'pointer' || puzzle.regions);
    return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.rules')}>${rules.map(
      (one) =>
        html`<button class="btn" @click=${() => act({ type: 'rule', rule: one })}>${t('play.reasons.rule', { rule: one })}</button>`,
    )}</div>`;
  }
  if (rule === 'single')
    return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.through')}>${kindsOf(puzzle).map(
      (one) => {
        const line = lineOf(puzzle, one, square);
        const name = nameOf(one, lineAt(size, line).index, size);
        return html`<button class="btn" aria-pressed=${lines.includes(line)} @click=${() => act({ type: 'line', line })}>${t('play.reasons.line', { kind: one, line: name })}</button>`;
      },
    )}</div>`;
  return html`<div class="reasons__kinds">
    ${choice(t('play.reasons.kinds'), {
      of: kindsOf(puzzle),
      now: kind,
      name: (one) => t('play.reasons.kind', { kind: one }),
      choose: (one) => act({ type: 'kind', kind: one }),
    })}
    ${rule === 'set' ? html`<button class="btn" data-kind="main" ?disabled=${lines.length < 2} @click=${() => act({ type: 'check' })}>${t('play.reasons.check')}</button>` : nothing}
  </div>`;
}

function side(props: PlayProps, proving: Proving, found: Found, act: Act): TemplateResult {
  const { steps, undone } = proving;
  const { size } = found.puzzle;
  return html`<aside class="side" aria-label=${t('play.reasons.proof')}>
    <p class="day"><span>${heading(props.own.solving.source)}</span></p>
    <section class="proved" aria-labelledby="proved">
      <h2 id="proved">${t('play.reasons.proof')}</h2>
      <p class="small quiet">${t('play.reasons.length', { own: steps.length, machine: found.steps.length })}</p>
      ${isProved(found.puzzle, proving) ? html`<p><button class="btn" data-kind="text" @click=${() => save(props, proving, found)}>${t('play.reasons.drat')}</button></p>` : nothing}
      <ol>${[...steps, ...undone].map(({ step }, index) => {
        const { key, values } = whyStep(step, { size });
        return html`<li data-is=${index < steps.length ? nothing : 'undone'}><button class="proved__step" aria-current=${index + 1 === steps.length ? 'step' : nothing} @click=${() => act({ type: 'to', steps: index + 1 })}><span>${rich(key, values)}</span></button></li>`;
      })}</ol>
    </section>
  </aside>`;
}

/** Saves the proof for programs that check it, under the name of its puzzle. */
const save = ({ own, dispatch }: PlayProps, proving: Proving, { puzzle }: Found): void =>
  dispatch({ type: 'saveProof', name: nameOfSource(own.solving.source), drat: dratOf(puzzle, proving) });
