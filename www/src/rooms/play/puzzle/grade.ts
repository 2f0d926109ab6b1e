// The grade of a puzzle, as a word and as the ladder of rules: a bar for each rule, higher for a stronger rule, with the number of its uses.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { GradedPuzzle } from '../questions';
import { LADDER, STAR_RULES } from './puzzle';
import { ruleCounts, rulesSentence } from './sentences';

export function grade(found: GradedPuzzle): TemplateResult {
  const often = ruleCounts(found);
  const top = often.findLastIndex((count) => count > 0);
  const { key, values } = rulesSentence(found);
  // Pointers need regions; some other rules need several queens a line.
  const rungs = LADDER.map((rule, index) => ({ rule, index })).filter(
    ({ rule }) => (rule !== 'pointer' || found.puzzle.regions) && (!STAR_RULES.has(rule) || found.puzzle.stars),
  );
  return html`<section class="grade">
    <p class="grade__word">${t('play.word', { word: found.level ?? 'search' })}</p>
    <p class="grade__takes">${t(key, values)}</p>
    <ol class="rungs" aria-label=${t('play.puzzle.ladder')}>${rungs.map(
      ({ rule, index }, height) => html`<li data-is=${often[index] === 0 ? 'none' : index === top ? 'top' : nothing}>
        <b ${properties({ '--h': 0.5 + height * 0.5 })}>${often[index] ?? 0}</b><span>${t('play.rule', { rule })}</span>
      </li>`,
    )}</ol>
    <p class="proof">${icon('tick')}${t('play.puzzle.proof')}</p>
  </section>`;
}
