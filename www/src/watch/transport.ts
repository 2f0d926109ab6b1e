// The transport: the sentence of the step, the ruler to scrub on, the buttons, the speed, and behind three dots the size of a step.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { icon } from '../board/glyph';
import type { AppDispatch } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { atEnd, atStart, GRAINS, type Grain, lengthOf, type Watch } from '../kernel/watch';
import { rich } from '../texts/rich';
import { digits, gap, type Key, short, t } from '../texts/texts';
import { select } from '../ui/kit/select';
import { branchStep } from './branch';
import { keysOf, speedKnob } from './controls';
import { repairs } from './family';
import { actionOf, isMoving } from './keys';
import { stepSentences } from './opening';
import { ruler } from './ruler';
import { MOMENT, Sample } from './sample';
import { plainText, type Sentence } from './sentence';
import { Speech } from './speech';
import { MAX_SPEED, stepsPerSecond } from './speed';
import { storyPart } from './story-part';

/** An addition of a view above the ruler, on its axis. */
type OverRuler = TemplateResult | typeof nothing;

/**
 * Creates a transport that remembers its last announcement. A view makes one and calls it in each of its renderings.
 * `describe`: returns the sentences of a step.
 */
export function createTransport(
  describe: (state: Shared) => Sentence[] = sentencesOf,
  draws: { readonly ruler?: typeof ruler } = {},
): (state: Shared, dispatch: AppDispatch, over?: OverRuler, more?: () => OverRuler) => TemplateResult {
  const speech = new Speech();
  const sample = new Sample(MOMENT / 2);
  return (state, dispatch, over = nothing, more = () => nothing) => {
    const now = performance.now();
    const seen = sample.of(state, now);
    const { watch } = seen;
    return html`<section class="transport transport--run" aria-label=${t('transport.label')} data-space="plays">
      ${guard([seen], () => renderMessage(seen, speech, now, describe(seen)))}
      ${over}
      ${guard([seen], () => html`${conflicts(watch, lengthOf(watch), dispatch)} ${(draws.ruler ?? ruler)(watch, stepText(watch), dispatch)}`)}
      <div class="transport__row">
        ${guard([seen], () => keys(seen, dispatch))}
        <output class="step" aria-live="off">${state.watch.status === 'refused' ? nothing : step(stepOf(state.watch))}</output>
        ${guard([seen], () => speed(watch, dispatch))}
        <button class="key run-more__open" popovertarget="run-more" aria-label=${t('transport.more')} title=${t('transport.more')}>${icon('more')}</button>
        <div class="run-more" id="run-more" popover aria-label=${t('transport.more')} @beforetoggle=${place}>
          ${guard([seen], () => html`${grain(seen, dispatch)} ${renderUntil(watch, dispatch)}`)} ${more()}
        </div>
      </div>
    </section>`;
  };
}

/** Shows the last event, and announces it at intervals. */
function renderMessage(
  { watch, input }: Shared,
  speech: Speech,
  now: number,
  sentences: readonly Sentence[],
): TemplateResult {
  const why = watch.refusal && (storyPart()?.refusalText(watch.refusal, input.board.rows) ?? '');
  const announced = speech.update(why ?? plainText(sentences), watch.playing, now);
  return html`<p class="story">${why ?? sentences.map(({ key, values }) => html`${rich(key, values)}${gap()}`)}</p>
    <p class="hide" aria-live="polite">${announced}</p>`;
}

/** The sentences to show: the step, or why there are no steps. */
function sentencesOf(state: Shared): Sentence[] {
  const { watch } = state;
  if (watch.status === 'refused') return [];
  if (!watch.shown) return [{ key: state.ui.engine === 'broken' ? 'theatre.noEngine' : 'theatre.opening', values: {} }];
  return stepSentences(state, watch.shown);
}

/** "step 12 of 10,049", or "of at least" as long as the end has not been seen; in a branch, its own step. */
export const stepOf = (watch: Watch): Sentence => branchStep(watch) ?? searchStep(watch);

const searchStep = (watch: Watch): Sentence => ({
  key: watch.shown?.frame.finished || watch.ruler?.finished ? 'transport.step' : 'transport.stepAtLeast',
  values: { step: watch.shown?.frame.position ?? 0, steps: lengthOf(watch) },
});

const stepText = (watch: Watch): string => plainText([searchStep(watch)]);

const step = ({ key, values }: Sentence): unknown => rich(key, values);

const conflicts = ({ ruler, shown }: Watch, length: number, dispatch: AppDispatch): OverRuler =>
  storyPart()?.curve(ruler?.curve, length, shown?.frame.position ?? 0, (position) =>
    dispatch({ type: 'go', goal: { kind: 'position', position } }),
  ) ?? nothing;

function keys(state: Shared, dispatch: AppDispatch): TemplateResult {
  const { watch } = state;
  const open = watch.status === 'open';
  const moving = isMoving(watch);
  const motion = {
    moving,
    plays: open && (moving || !atEnd(watch)),
    before: open && (moving || !atStart(watch)),
    after: open && !atEnd(watch),
  };
  return keysOf(motion, (name) => {
    const action = actionOf(name, state);
    if (action) dispatch(action);
  });
}

const REPAIR_GRAINS: Partial<Record<Grain, Key>> = {
  row: 'transport.grains.swap',
  deadEnd: 'transport.grains.shuffle',
};

function grain(state: Shared, dispatch: AppDispatch): TemplateResult {
  const { watch } = state;
  const repair = repairs(state);
  const name = (each: Grain): Key => (repair ? REPAIR_GRAINS[each] : undefined) ?? `transport.grains.${each}`;
  return html`<label class="knob">${select(t('transport.grain'), {
    of: GRAINS,
    now: watch.grain,
    name: (each) => t(name(each)),
    choose: (grain) => dispatch({ type: 'grain', grain }),
  })}</label>`;
}

/** Places the panel above its button. */
function place(event: Event): void {
  const panel = event.currentTarget as HTMLElement;
  const button = panel.previousElementSibling?.getBoundingClientRect();
  if (button) panel.style.setProperty('--up', `${innerHeight - button.top}px`);
}

const renderUntil = (watch: Watch, dispatch: AppDispatch): TemplateResult => html`<button
  class="btn"
  data-kind="text"
  aria-haspopup="dialog"
  ?disabled=${watch.status !== 'open' || atEnd(watch)}
  @click=${(event: Event) => {
    (event.currentTarget as Element).closest<HTMLElement>('[popover]')?.hidePopover();
    dispatch({ type: 'halt' });
    dispatch({ type: 'ui', ui: { dialog: 'until' } });
  }}
>${t('transport.until')}</button>`;

const speed = ({ speed: speedLevel }: Watch, dispatch: AppDispatch): TemplateResult =>
  speedKnob({ speedLevel, fastest: MAX_SPEED, text: speedText(speedLevel), rate: rateText(speedLevel) }, (speed) =>
    dispatch({ type: 'speed', speed }),
  );

/** "4 / s", next to the knob. */
export function rateText(speedLevel: number): string {
  const rate = stepsPerSecond(speedLevel);
  return Number.isFinite(rate) ? t('transport.rate', { rate: short(rate) }) : '∞';
}

/** "4 steps a second". */
export function speedText(speedLevel: number): string {
  const rate = stepsPerSecond(speedLevel);
  if (!Number.isFinite(rate)) return t('transport.speedFastest');
  return rate < 1
    ? t('transport.speedSlow', { seconds: digits(1 / rate) })
    : t('transport.speedSteps', { count: rate });
}
