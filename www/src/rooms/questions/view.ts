// The room of questions: the list of questions, and the open question with its interpretation, its answer, and its measurements.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { approximately, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { knob } from '../../ui/kit/controls';
import { troubleLine } from '../../ui/kit/trouble';
import type { View } from '../room';
import { SIZES, TOPICS, type Topic } from './choices';
import { keyOf, measurementsOf, range } from './measurements';
import { overlaidView } from './overlaid';
import { parityView } from './parity';
import { sharingView, widerOf } from './sharing';
import { type Inquiry, type InquiryAction, type InquiryProps, isDone, knownOf, nextMeasurement } from './slice';
import { createSliding } from './sliding';
import { renderToggled } from './toggled';

export function createInquiry(): View<Inquiry, InquiryAction> {
  const views: Readonly<Record<Topic, (props: InquiryProps) => TemplateResult>> = {
    sharing: sharingView,
    toggled: renderToggled,
    parity: parityView,
    overlaid: overlaidView,
    sliding: createSliding(),
  };
  return (props) => {
    const { topic } = props.own;
    return html`<main id="main" tabindex="-1" class="questions with-contents">
      ${list(props)}
      <article class="article" aria-labelledby="question">
        <h1 id="question">${t('questions.title', { topic })}</h1>
        <p>${t('questions.asked', { topic })}</p>
        <p class="questions__reading">${t('questions.reading', { topic })}</p>
        <div class="row">${sizeOf(props)} ${topic === 'sharing' ? widerOf(props) : nothing}</div>
        ${views[topic](props)} ${progressLine(props)}
      </article>
    </main>`;
  };
}

/** Questions that other rooms answer. */
const ELSEWHERE = [
  ['oneDimension', 'segments'],
  ['game', 'play'],
  ['firstPass', 'figures'],
] as const;

function list({ own, dispatch, dispatchApp }: InquiryProps): TemplateResult {
  return html`<nav class="contents" aria-label=${t('questions.list')}>
    <p class="quiet small">${t('questions.source')}</p>
    <ul>
      ${TOPICS.map(
        (
          topic,
        ) => html`<li><button aria-current=${own.topic === topic ? 'true' : nothing} @click=${() => dispatch({ type: 'choose', to: { topic } })}>
          <span class="questions__number">${t('questions.number', { topic })}</span>${t('questions.title', { topic })}
        </button></li>`,
      )}
      ${ELSEWHERE.map(
        ([topic, view]) => html`<li><button @click=${() => dispatchApp({ type: 'ui', ui: { view } })}>
          <span class="questions__number">${t('questions.number', { topic })}</span>${t('questions.title', { topic })}
        </button></li>`,
      )}
    </ul>
    <button class="btn" data-kind="text" @click=${() => dispatchApp({ type: 'ui', ui: { view: 'board' } })}>${t('questions.back')}</button>
  </nav>`;
}

/** The choice of the size of the board, or of the largest measured board. */
function sizeOf({ own, dispatch }: InquiryProps): TemplateResult {
  const { topic } = own;
  const { least, most } = SIZES[topic];
  return knob(t('questions.size', { topic }), {
    of: range(least, most),
    now: own.size[topic],
    name: String,
    choose: (size) => dispatch({ type: 'choose', to: { size } }),
  });
}

/** The running measurement, with a button to stop it. */
function progressLine({ own, dispatch }: InquiryProps): TemplateResult {
  const { stopped, trouble: failed } = own;
  if (failed) return html`${troubleLine(failed)}`;
  if (stopped)
    return html`<div class="row questions__work"><span>${icon('half')} ${t('questions.stopped')}</span>
      <button class="btn" @click=${() => dispatch({ type: 'goOn' })}>${t('questions.goOn')}</button></div>`;
  const measurements = measurementsOf(own);
  const done = measurements.filter((measurement) => isDone(own, measurement)).length;
  if (done === measurements.length) {
    const spent = measurements.reduce((sum, ask) => sum + (own.found.get(keyOf(ask))?.milliseconds ?? 0), 0);
    return html`<p class="questions__work" role="status">${icon('tick')} ${t('questions.done', { time: duration(spent) })}</p>`;
  }
  const ask = nextMeasurement(own);
  const { rows = 0, columns = 0 } = ask ?? {};
  const { nodes = 0, milliseconds = 0 } = (ask && knownOf(own, ask)) ?? {};
  return html`<div class="row questions__work" aria-live="off">
    <span>${t('questions.measuring', { rows, columns, done, all: measurements.length, nodes: approximately(nodes), time: duration(milliseconds) })}</span>
    <button class="btn" @click=${() => dispatch({ type: 'stop' })}>${t('questions.stop')}</button>
  </div>`;
}
