// What is told of the linear completion at one moment: the block that is at work, where the run stands, and its strips.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { digits, type Key } from '../../../texts/texts';
import { fact } from '../../../ui/fact';
import type { LinearShown } from './slice';
import { strips } from './strips';

export function blocks({ progress, strip, finished }: LinearShown): TemplateResult {
  const { phase, left, returns, deadEnds, levels, queens } = progress;
  const key: Key = finished ? (left === 0 ? 'linear.solved' : 'linear.gaveUp') : (`linear.story.${phase}` as Key);
  return html`<p class="story">${rich(key, { count: left, returns })}</p>
    <dl class="facts facts--row">
      ${fact('linear.left', digits(left))} ${fact('linear.queens', digits(queens))}
      ${fact('linear.levels', levels.map((level) => digits(level)).join(' · '))}
      ${fact('linear.deadEnds', digits(deadEnds))} ${fact('linear.returns', digits(returns))}
    </dl>
    ${strips(strip)}`;
}
