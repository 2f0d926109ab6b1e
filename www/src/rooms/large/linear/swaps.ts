// Gradient repair at one moment, in words: the sentence of its step, and its counters.

import { html, type TemplateResult } from 'lit-html';
import type { Kind } from '../../../engine/types';
import { countEvents, kindSet } from '../../../kernel/watch';
import { rich } from '../../../texts/rich';
import { digits, gap, type Key } from '../../../texts/texts';
import { fact, facts } from '../../../ui/kit/facts';
import type { Sentence } from '../../../watch/sentence';
import { story } from '../../../watch/story/story';
import type { RepairReport } from './slice';

const COUNTERS: readonly (readonly [Key, Kind])[] = [
  ['theatre.counts.swaps', 'swapped'],
  ['theatre.counts.noSwap', 'rejected'],
  ['theatre.counts.sweeps', 'phase'],
  ['theatre.counts.shuffles', 'restart'],
];

export function swaps({ frame }: RepairReport): TemplateResult {
  const count = frame.rows.reduce((sum, column) => sum + (column >= 0 ? 1 : 0), 0);
  const opening: Sentence = { key: count === 0 ? 'story.startEmpty' : 'story.startGiven', values: { count } };
  const sentences = story(frame, null, [opening]).map(({ key, values }) => html`${rich(key, values)}${gap()}`);
  return html`<p class="story">${sentences}</p>
    ${facts(...COUNTERS.map(([name, kind]) => fact(name, digits(countEvents(frame, kindSet(kind))))))}`;
}
