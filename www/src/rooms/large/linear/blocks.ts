// The linear completion at one moment: the block that runs, its position, and its strips.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { digits, type Key, t } from '../../../texts/texts';
import { fact, facts } from '../../../ui/kit/facts';
import type { LinearShown } from './slice';
import { strips } from './strips';

/** `exact`: hands what was given up over to the exact search; null where that was asked for already. */
export function blocks({ progress, strip, finished }: LinearShown, exact: (() => void) | null): TemplateResult {
  const { phase, left, returns, deadEnds, levels, queens } = progress;
  const key: Key = finished ? (left === 0 ? 'linear.solved' : 'linear.gaveUp') : (`linear.story.${phase}` as Key);
  const gaveUp = finished && left > 0 && exact !== null;
  return html`<p class="story">${rich(key, { count: left, returns })}
      ${gaveUp ? html`<button class="btn" data-kind="text" @click=${exact}>${t('linear.exact')}</button>` : nothing}</p>
    ${facts(
      fact('linear.left', digits(left)),
      fact('linear.queens', digits(queens)),
      fact('linear.levels', levels.map((level) => digits(level)).join(' · ')),
      fact('linear.deadEnds', digits(deadEnds)),
      fact('linear.returns', digits(returns)),
    )}
    ${strips(strip)}`;
}
