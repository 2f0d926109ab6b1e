// The linear completion at one moment: what its last step did and why, its position, and its strips.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { digits, type Key, t } from '../../../texts/texts';
import { fact, facts } from '../../../ui/kit/facts';
import type { Sentence } from '../../../watch/sentence';
import { story } from '../../../watch/story/story';
import type { LinearShown } from './slice';
import { strips } from './strips';

/** `size`: rows of the board. `exact`: hands what was given up over to the exact search; null where that was asked for already. */
export function blocks(shown: LinearShown, size: number, exact: (() => void) | null): TemplateResult {
  const { progress, strip, finished } = shown;
  const { left, returns, deadEnds, levels, queens } = progress;
  const gaveUp = finished && left > 0 && exact !== null;
  return html`<p class="story">${told(shown, size).map(({ key, values }) => html`${rich(key, values)} `)}
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

/** The end; or what the block does, and why the last step of it was done. */
function told({ progress, reason, finished, impossible }: LinearShown, size: number): readonly Sentence[] {
  const { phase, left: count, returns } = progress;
  if (impossible) return [{ key: 'large.impossibleWhat', values: {} }];
  if (finished) return [{ key: count === 0 ? 'linear.solved' : 'linear.gaveUp', values: { count, returns } }];
  const block: Sentence = { key: `linear.story.${phase}` as Key, values: { count, returns } };
  const why = reason ? story({ rows: { length: size }, pieces: null, reason }, null, []) : [];
  // The step with which a block begins says what the block does.
  return reason?.kind === 'own' && reason.code.startsWith('block.') ? why : [block, ...why];
}
