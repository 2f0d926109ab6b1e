// The linear completion at one moment: its last step and the reason, its position, and its strips.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { digits, gap, type Key, t } from '../../../texts/texts';
import { fact, facts } from '../../../ui/kit/facts';
import type { Sentence } from '../../../watch/sentence';
import { story } from '../../../watch/story/story';
import type { LinearReport } from './slice';
import { strips } from './strips';

/**
 * `size`: rows of the board. `exact`: starts the exact search for the part that was given up; null if it was already
 * requested.
 */
export function blocks(shown: LinearReport, size: number, exact: (() => void) | null): TemplateResult {
  const { progress, strip, finished } = shown;
  const { left, returns, deadEnds, levels, queens } = progress;
  const gaveUp = finished && left > 0 && exact !== null;
  return html`<p class="story">${describeRun(shown, size).map(({ key, values }) => html`${rich(key, values)}${gap()}`)}
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

/** The end of the run; or the purpose of the block, and the reason for its last step. */
function describeRun({ progress, reason, finished, impossible }: LinearReport, size: number): readonly Sentence[] {
  const { phase, left: count, returns } = progress;
  if (impossible) return [{ key: 'large.impossibleWhat', values: {} }];
  if (finished) return [{ key: count === 0 ? 'linear.solved' : 'linear.gaveUp', values: { count, returns } }];
  const block: Sentence = { key: `linear.story.${phase}` as Key, values: { count, returns } };
  const why = reason ? story({ rows: { length: size }, pieces: null, reason }, null, []) : [];
  // The first step of a block already describes the block.
  return reason?.kind === 'own' && reason.code.startsWith('block.') ? why : [block, ...why];
}
