// The buttons to enter a reason: the possible rules, the lines of the chosen rule, and the turns of a proof with cases.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import type { Puzzle } from '../puzzle/puzzle';
import { lineName } from '../puzzle/sentences';
import { isAllowed, rulesOf } from './allowed';
import { proofStateOf } from './cases';
import type { Claim } from './moves';
import { isOfLines, kindsOf, lineAt, lineOf, type Proving, type ProvingAction } from './proving';

type Act = (action: ProvingAction) => void;

/** The buttons for the possible rules, or for the lines of the chosen rule. */
export function reasonButtons(
  proving: Proving,
  puzzle: Puzzle,
  act: Act,
  allowed: readonly string[] = [],
): TemplateResult | typeof nothing {
  const { square, rule, lines, ending } = proving;
  const { size } = puzzle;
  if (ending) return lineKinds(proving, puzzle, act, lines.length > 0);
  if (square === null) return nothing;
  if (rule === null) {
    return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.rules')}>${rulesOf(puzzle)
      .filter((one) => isAllowed(one, allowed))
      .map((one) =>
        one === 'strip'
          ? (['queen', 'empty'] as const satisfies Claim[]).map(
              (claim) =>
                html`<button class="btn" @click=${() => act({ type: 'rule', rule: one, claim })}>${t('play.reasons.strip', { claim })}</button>`,
            )
          : html`<button class="btn" @click=${() => act({ type: 'rule', rule: one })}>${puzzle.stars || one === 'block' ? t('play.reasons.ruleStars', { rule: one }) : t('play.reasons.rule', { rule: one })}</button>`,
      )}</div>`;
  }
  if (rule === 'single')
    return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.through')}>${kindsOf(puzzle).map(
      (one) => {
        const line = lineOf(puzzle, one, square);
        const name = lineName(one, lineAt(size, line).index, size);
        return html`<button class="btn" aria-pressed=${lines.includes(line)} @click=${() => act({ type: 'line', line })}>${t('play.reasons.line', { kind: one, line: name })}</button>`;
      },
    )}</div>`;
  // With several queens a line, one line can need as many queens as two others.
  const min = rule === 'set' && !puzzle.stars ? 2 : 1;
  return lineKinds(proving, puzzle, act, isOfLines(rule) ? lines.length >= min : null);
}

/** The kind of line that a tap names. `ready`: whether the reason is complete enough to be judged; null if this does not matter. */
const lineKinds = ({ kind, rule }: Proving, puzzle: Puzzle, act: Act, ready: boolean | null): TemplateResult =>
  html`<div class="reasons__kinds">
    ${choice(t('play.reasons.kinds'), {
      // For a strip only rows or columns are named, which determine its regions.
      of: kindsOf(puzzle).filter((one) => rule !== 'strip' || one !== 'region'),
      now: kind,
      name: (one) => t('play.reasons.kind', { kind: one }),
      choose: (one) => act({ type: 'kind', kind: one }),
    })}
    ${ready === null ? nothing : html`<button class="btn" data-kind="main" ?disabled=${!ready} @click=${() => act({ type: 'check' })}>${t('play.reasons.check')}</button>`}
  </div>`;

/** The buttons for turns, while no square is chosen. `whole`: also outside of cases. */
export function caseButtons(
  proving: Proving,
  puzzle: Puzzle,
  act: Act,
  whole: boolean,
): TemplateResult | typeof nothing {
  const { cases } = proofStateOf(puzzle, proving.steps);
  const now = cases.at(-1);
  if (proving.square !== null || proving.ending || !(now || whole)) return nothing;
  const isOpen = now && !(now.other && 'ways' in now.other);
  const key = (type: 'end' | 'other' | 'both'): TemplateResult =>
    html`<button class="btn" @click=${() => act({ type })}>${t('play.reasons.turn', { turn: type })}</button>`;
  return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.turns')}>
    ${key('end')} ${isOpen ? key('other') : nothing} ${now?.other && 'sketch' in now.other ? key('both') : nothing}
  </div>`;
}
