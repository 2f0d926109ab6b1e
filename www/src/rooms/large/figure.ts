// The caption of the picture: the time of the completion, or the number of free rows.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../texts/rich';
import { digits, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { isFull, type Large } from './slice';

export const figure = (large: Large): TemplateResult => {
  const [number, what] = numberOf(large);
  return html`<p class="large__head">${sentence(large)}</p>
    <p class="figure"><span class="figure__n num">${number}</span><span class="figure__of">${what}</span></p>`;
};

function sentence(large: Large): ReturnType<typeof rich> | string {
  const { board } = large;
  if (!board) return [];
  const { size, given, found, origin } = board;
  if (isFull(large)) return rich(found > 0 ? 'large.storyCompleted' : 'large.storyFull', { count: size });
  if (origin.kind === 'generated') return t('large.generatedWhat', { count: given + found });
  return rich('large.storyGiven', { count: given + found, free: digits(size - given - found) });
}

function numberOf({ answer, board }: Large): readonly [number: string, what: string] {
  if (!board) return ['–', ''];
  if (answer.kind !== 'completed') return [digits(board.size - board.given - board.found), t('large.figureFree')];
  return [duration(answer.milliseconds), t('large.figureFilled', { count: answer.set })];
}
