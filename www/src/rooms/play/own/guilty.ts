// Why a puzzle of one's own has no way to finish: the queens or the regions to blame, in words and on the board.

import { svg, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { list } from '../../../texts/texts';
import { bands, letterOf } from '../puzzle/drawn';
import type { Draft, OwnSurvey } from './slice';

export function guiltyStory({ blame, regions }: OwnSurvey, stars = 1): unknown {
  const named = { count: regions.length, regions: list(regions.map(letterOf)) };
  if (regions.length > 0)
    return stars > 1 ? rich('play.own.noneStars', { ...named, stars }) : rich('play.own.noneRegions', named);
  return rich('play.own.none', { count: blame.length });
}

/** A frame around each region to blame. */
export const blameFrames = (puzzle: Draft, known: OwnSurvey | null): TemplateResult =>
  known
    ? bands(
        puzzle,
        known.regions.map((index) => ({ kind: 'region', index })),
        'dry',
      )
    : svg``;
