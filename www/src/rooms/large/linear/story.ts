// One sentence about the board that is shown: what was made, and how it was completed.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { digits, duration } from '../../../texts/texts';
import type { Large } from '../slice';

export const story = (large: Large): TemplateResult => html`<p class="story">${sentence(large)}</p>`;

function sentence({ answer, board }: Large): ReturnType<typeof rich> {
  if (!board) return [];
  const { size, given, found } = board;
  if (answer.kind === 'completed') {
    const { returns } = answer.completion;
    const time = duration(answer.milliseconds);
    return rich(returns === 0 ? 'large.storyStraight' : 'large.storyReturns', { count: answer.set, time, returns });
  }
  if (found > 0) return rich('large.storyComplete', { given: digits(given), count: found });
  if (given === size) return rich('large.storyFull', { count: size });
  return rich('large.storyGiven', { count: given, free: digits(size - given) });
}
