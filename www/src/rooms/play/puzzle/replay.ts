// The solution as a chain of deductions, with the transport of the Theatre: forwards, backwards, by itself, at any speed.

import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { KeyName } from '../../../watch/keys';
import { type Steps, type StepsAction, stepsAction, stepsTransport } from '../../../watch/steps';
import { rateText, speedText } from '../../../watch/transport';
import { FASTEST_STEPS } from '../settings';
import type { Play, PlayAction, PlayDispatch } from '../slice';
import { whyStep } from './sentences';
import type { SolvingAction } from './slice';
import type { Solving } from './solving';

/** How many steps the solution has. */
const lengthOf = ({ found }: Solving): number => found?.steps.length ?? 0;

/** The steps of the solution, as the transport moves among them; none while it is not shown. */
function stepsOf({ solving, settings: { speed } }: Pick<Play, 'solving' | 'settings'>): Steps {
  const { shown, playing } = solving;
  const last = shown === null ? 0 : lengthOf(solving);
  return { at: Math.min(shown ?? 0, last), last, playing, speed, fastest: FASTEST_STEPS };
}

const ofPlay = (action: StepsAction): PlayAction => {
  if (action.type === 'speed') return { type: 'settings', to: { speed: action.speed } };
  const of: SolvingAction =
    action.type === 'go' ? { type: 'show', step: action.to } : { type: 'play', playing: action.type === 'play' };
  return { type: 'puzzle', action: of };
};

/** What a key of the transport does now; null for nothing. */
export function replayAction(name: KeyName, play: Pick<Play, 'solving' | 'settings'>): PlayAction | null {
  const action = stepsAction(name, stepsOf(play));
  return action && ofPlay(action);
}

export function replay(play: Play, dispatch: PlayDispatch): TemplateResult {
  const { solving, settings } = play;
  const { found, playing } = solving;
  const steps = stepsOf(play);
  const next = found?.steps[steps.at];
  const says = next && found ? whyStep(next, found.puzzle) : null;
  const at = t('play.solved.at', { step: steps.at, steps: steps.last });
  const words = {
    here: at,
    said: at,
    ruler: t('play.solved.step'),
    text: speedText(settings.speed),
    rate: rateText(settings.speed),
  };
  const leave = (): void => dispatch({ type: 'puzzle', action: { type: 'show', step: null } });
  const more = html`<button class="btn" @click=${leave}>${icon('undo')}${t('play.solved.leave')}</button>`;
  return html`<section class="transport" aria-label=${t('play.solved.chain')} data-space="plays">
    <p class="story" aria-live=${playing ? 'off' : 'polite'}>${says ? rich(says.key, says.values) : t('play.solved.end')}</p>
    ${stepsTransport(steps, words, (action) => dispatch(ofPlay(action)), more)}
  </section>`;
}
