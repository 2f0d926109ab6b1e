// Why a handmade puzzle has no way to finish: the conflicting queens or regions, in words and on the board.

import { svg, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { list } from '../../../texts/texts';
import { bands, letterOf } from '../puzzle/step-drawing';
import type { Draft, OwnSurvey } from './slice';

export function culpritsSentence({ culprits, culpritRegions: regions }: OwnSurvey, stars = 1): unknown {
  const values = { count: regions.length, regions: list(regions.map(letterOf)) };
  if (regions.length > 0)
    return stars > 1 ? rich('play.own.noneStars', { ...values, stars }) : rich('play.own.noneRegions', values);
  return rich('play.own.none', { count: culprits.length });
}

/** A frame around each conflicting region. */
export const culpritFrames = (puzzle: Draft, known: OwnSurvey | null): TemplateResult =>
  known
    ? bands(
        puzzle,
        known.culpritRegions.map((index) => ({ kind: 'region', index })),
        'dry',
      )
    : svg``;
