// One sentence about the shown board: how it was made, and how it was completed.

import { html, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { about, digits } from '../../../texts/texts';
import { duration } from '../../../texts/units';
import type { Large } from '../slice';

export const story = (large: Large): TemplateResult => html`<p class="story">${sentence(large)}</p>`;

function sentence({ answer, board }: Large): ReturnType<typeof rich> {
  if (!board) return [];
  const { size, given, found } = board;
  if (answer.kind === 'completed') {
    const { returns, nodes } = answer.completion;
    const told = { count: answer.set, time: duration(answer.milliseconds) };
    if (returns > 0) return rich('large.storyReturns', { ...told, returns });
    const more = nodes - answer.set;
    return more > 0 ? rich('large.storyRemoved', { ...told, more: about(more) }) : rich('large.storyStraight', told);
  }
  if (found > 0) return rich('large.storyComplete', { given: digits(given), count: found });
  if (given === size) return rich('large.storyFull', { count: size });
  return rich('large.storyGiven', { count: given, free: digits(size - given) });
}
