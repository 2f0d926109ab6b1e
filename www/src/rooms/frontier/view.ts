// The room of open questions: their list, and the selected question with known facts and the results of this machine.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { troubleLine } from '../../ui/kit/trouble';
import type { View } from '../room';
import { certificateView } from './certificate';
import { TOPICS, type Topic } from './chosen';
import { coinsView } from './coins/view';
import { createEstimate } from './estimate';
import { createGreedy } from './greedy';
import { hardnessView } from './hardness/view';
import { openView } from './open';
import type { Frontier, FrontierAction, FrontierProps } from './slice';
import { createThreshold } from './threshold';

export function createFrontier(): View<Frontier, FrontierAction> {
  const views: Readonly<Record<Topic, (props: FrontierProps) => TemplateResult>> = {
    estimate: createEstimate(),
    threshold: createThreshold(),
    hardness: hardnessView,
    greedy: createGreedy(),
    coins: coinsView,
    certificate: certificateView,
    open: openView,
  };
  return (props) => {
    const { topic, trouble: failed } = props.own;
    return html`<main id="main" tabindex="-1" class="frontier with-contents">
      ${list(props)}
      <article class="article" aria-labelledby="frontier-question">
        <h1 id="frontier-question">${t('frontier.title', { topic })}</h1>
        <p>${t('frontier.asked', { topic })}</p>
        ${troubleLine(failed)}
        ${views[topic](props)}
      </article>
    </main>`;
  };
}

const list = ({
  own,
  dispatch,
}: FrontierProps): TemplateResult => html`<nav class="contents" aria-label=${t('frontier.list')}>
  <ul>
    ${TOPICS.map(
      (topic) =>
        html`<li><button aria-current=${own.topic === topic ? 'true' : nothing} @click=${() => dispatch({ type: 'choose', to: { topic } })}>${t('frontier.title', { topic })}</button></li>`,
    )}
  </ul>
</nav>`;
