// The keys to put a reason together: the rules that can be meant, the lines of the rule that was chosen, and the turns of a proof
// with cases.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { type Puzzle, RULES } from '../puzzle/puzzle';
import { nameOf } from '../puzzle/sentences';
import { standOf } from './cases';
import { kindsOf, lineAt, lineOf, type Proving, type ProvingAction } from './proving';

type Act = (action: ProvingAction) => void;

/** Whether a rule, or `cases`, may be used. `allowed`: those that may; empty for all. */
export const isAllowed = (name: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 || allowed.includes(name);

/** The rules that can be meant, or the lines of the rule that was chosen. */
export function chooses(
  proving: Proving,
  puzzle: Puzzle,
  act: Act,
  allowed: readonly string[] = [],
): TemplateResult | typeof nothing {
  const { square, rule, lines, ending } = proving;
  const { size } = puzzle;
  if (ending) return naming(proving, puzzle, act, lines.length > 0);
  if (square === null) return nothing;
  if (rule === null) {
    const rules = RULES.filter((one) => (one !== 'pointer' || puzzle.regions) && isAllowed(one, allowed));
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
  return naming(proving, puzzle, act, rule === 'set' ? lines.length > 1 : null);
}

/** Which kind of line a tap names. `ready`: whether enough is named to be looked at; null where that is not asked for. */
const naming = ({ kind }: Proving, puzzle: Puzzle, act: Act, ready: boolean | null): TemplateResult =>
  html`<div class="reasons__kinds">
    ${choice(t('play.reasons.kinds'), {
      of: kindsOf(puzzle),
      now: kind,
      name: (one) => t('play.reasons.kind', { kind: one }),
      choose: (one) => act({ type: 'kind', kind: one }),
    })}
    ${ready === null ? nothing : html`<button class="btn" data-kind="main" ?disabled=${!ready} @click=${() => act({ type: 'check' })}>${t('play.reasons.check')}</button>`}
  </div>`;

/** What can be done with the case that is looked at, or with the whole board, while no square is pointed at. */
export function turns(proving: Proving, puzzle: Puzzle, act: Act, whole: boolean): TemplateResult | typeof nothing {
  const { cases } = standOf(puzzle, proving.steps);
  const now = cases.at(-1);
  if (proving.square !== null || proving.ending || !(now || whole)) return nothing;
  const isOpen = now && !(now.other && 'ways' in now.other);
  const key = (type: 'end' | 'other' | 'both'): TemplateResult =>
    html`<button class="btn" @click=${() => act({ type })}>${t('play.reasons.turn', { turn: type })}</button>`;
  return html`<div class="reasons__rules" role="group" aria-label=${t('play.reasons.turns')}>
    ${key('end')} ${isOpen ? key('other') : nothing} ${now?.other && 'sketch' in now.other ? key('both') : nothing}
  </div>`;
}
