// A race against somebody who solved the same puzzle: the progress of both, and the winner. It shows no queens.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { PlayProps } from '../slice';
import { lengthOf, type Moment, momentAt, type Pace, writePace } from './pace';
import { linkNameOf } from './puzzle';
import { formatTime } from './share';
import { squaresOf } from './sketch';
import type { Solving } from './solving';

/** Whether a clock is shown. Without a clock there is no race. */
export const hasClock = ({ shared: { ui } }: PlayProps): boolean => ui.handout?.clock !== false;

/** The name of a puzzle in a link, with the moves and the pace of somebody who solved it. */
export const raceName = ({ source }: Solving, pace: Pace | null, moves: string | null = null): string =>
  `${linkNameOf(source)}${moves ? `_m${moves}` : ''}${pace && pace.length > 0 ? `~${writePace(pace)}` : ''}`;

/** The progress of the person and of the rival. */
export function race(props: PlayProps): TemplateResult | typeof nothing {
  const { found, rival, sketch, milliseconds, solved } = props.own.solving;
  if (!found || !rival || solved || !hasClock(props)) return nothing;
  const of = found.puzzle.given.filter((column) => column < 0).length;
  const mine: Moment = { seconds: 0, queens: squaresOf(sketch.queens).length, marks: sketch.marks.size };
  const time = formatTime(lengthOf(rival));
  return html`<div class="race">${lane('you', mine, of, '')}${lane('they', momentAt(rival, milliseconds), of, time)}</div>`;
}

/** A pip for each queen, and the number of crosses. */
function lane(who: 'you' | 'they', { queens, marks }: Moment, of: number, time: string): TemplateResult {
  const pips = Array.from({ length: of }, (_, index) => html`<i ?data-on=${index < queens}></i>`);
  return html`<p data-who=${who} role="img" aria-label=${t('play.race.far', { who, queens, of, marks, time })}><b>${t('play.race.who', { who, time })}</b><span>${pips}</span>×${marks}</p>`;
}

/** Reports who was faster, once the puzzle is solved. */
export function raceResult(props: PlayProps): TemplateResult | typeof nothing {
  const { rival, milliseconds, solved } = props.own.solving;
  if (!rival || !solved || !hasClock(props)) return nothing;
  const [you, they] = [Math.floor(milliseconds / 1_000), lengthOf(rival) / 1_000];
  const is = you < they ? 'first' : you > they ? 'second' : 'same';
  return html`<p>${rich('play.race.end', { is, you: formatTime(1_000 * you), they: formatTime(1_000 * they) })}</p>`;
}
