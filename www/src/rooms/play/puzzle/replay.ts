// The solution as a chain of deductions, with the transport of the Theatre: forwards, backwards, by itself, at any speed.

import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import { keysOf, scrub, speedKnob } from '../../../watch/controls';
import type { KeyName } from '../../../watch/keys';
import { scale } from '../../../watch/ruler';
import { rateText, speedText } from '../../../watch/transport';
import { FASTEST_STEPS } from '../settings';
import type { Play, PlayAction, PlayDispatch } from '../slice';
import { whyStep } from './sentences';
import type { SolvingAction } from './slice';
import type { Solving } from './solving';

/** How many steps the solution has. */
const lengthOf = ({ found }: Solving): number => found?.steps.length ?? 0;

/** What a key of the transport does now; null for nothing. */
export function replayAction(
  name: KeyName,
  { solving, settings }: Pick<Play, 'solving' | 'settings'>,
): PlayAction | null {
  const { shown, playing } = solving;
  if (shown === null) return null;
  const last = lengthOf(solving);
  const action = (of: SolvingAction): PlayAction => ({ type: 'puzzle', action: of });
  const speed = (by: number): PlayAction => ({
    type: 'settings',
    to: { speed: Math.max(0, Math.min(FASTEST_STEPS, settings.speed + by)) },
  });
  switch (name) {
    case 'playPause':
      return action({ type: 'play', playing: !playing });
    case 'first':
      return shown > 0 ? action({ type: 'show', step: 0 }) : null;
    case 'stepBack':
      return shown > 0 ? action({ type: 'show', step: shown - 1 }) : null;
    case 'stepForward':
      return shown < last ? action({ type: 'show', step: shown + 1 }) : null;
    case 'last':
      return shown < last ? action({ type: 'show', step: last }) : null;
    case 'faster':
      return speed(1);
    case 'slower':
      return speed(-1);
    default:
      return null;
  }
}

export function replay(play: Play, dispatch: PlayDispatch): TemplateResult {
  const { solving, settings } = play;
  const { found, playing } = solving;
  const last = lengthOf(solving);
  const here = Math.min(solving.shown ?? 0, last);
  const next = found?.steps[here];
  const says = next && found ? whyStep(next, found.puzzle.size) : null;
  const text = t('play.solved.at', { step: here, steps: last });
  const motion = { moving: playing, plays: last > 0, before: here > 0, after: here < last };
  const press = (name: KeyName): void => {
    const action = replayAction(name, play);
    if (action) dispatch(action);
  };
  const show = (step: number | null): void => dispatch({ type: 'puzzle', action: { type: 'show', step } });
  return html`<section class="transport" aria-label=${t('play.solved.chain')} data-space="plays">
    <p class="story" aria-live=${playing ? 'off' : 'polite'}>${says ? rich(says.key, says.values) : t('play.solved.end')}</p>
    <div class="ruler">
      ${scale(null, last)}
      ${scrub({ at: here, length: last, enabled: last > 0, label: t('play.solved.step'), text }, show)}
    </div>
    <div class="transport__row">
      ${keysOf(motion, press)}
      <output class="step" aria-live="off">${text}</output>
      ${speedKnob(
        {
          speedLevel: settings.speed,
          fastest: FASTEST_STEPS,
          text: speedText(settings.speed),
          rate: rateText(settings.speed),
        },
        (speed) => dispatch({ type: 'settings', to: { speed } }),
      )}
      <button class="btn" @click=${() => show(null)}>${icon('undo')}${t('play.solved.leave')}</button>
    </div>
  </section>`;
}
