// Random boards with obstacles, each a dot: the share with a solution, and the work of three searches.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { HardBoard } from '../../../engine/types';
import { percentage, t } from '../../../texts/texts';
import { choice, knob, slider } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import { table } from '../../../ui/kit/table';
import { keys } from '../keys';
import type { FrontierProps } from '../slice';
import { renderChosenBoard } from './board';
import { chart, costText, solvableText } from './chart';
import { HARD, maxObstacles, OBSTACLES, SEARCHES } from './choice';
import { countPlanned, type Group, groupBoards, middle, nodesOf } from './plan';
import type { HardnessAction } from './slice';

/** The number of steps of the slider, from no obstacles to all. It is the number of the closer steps of `plan.ts`. */
const NOTCHES = 80;

export function hardnessView(props: FrontierProps): TemplateResult {
  const { settings, search, boards, amount, selected } = props.own.hard;
  const act = (action: HardnessAction): void => props.dispatch({ type: 'hardness', action });
  const groups = groupBoards(boards);
  return html`<div class="row hard__settings">
      ${knob(t('hardness.obstacle'), {
        of: OBSTACLES,
        now: settings.obstacle,
        name: (obstacle) => t('hardness.obstacleName', { obstacle }),
        choose: (obstacle) => act({ type: 'ask', settings: { obstacle } }),
      })}
      ${slider(t('frontier.rows'), { ...HARD, step: 2, now: settings.size, text: String(settings.size), choose: (size) => act({ type: 'ask', settings: { size } }) })}
      ${number(t('hardness.seed'), settings.seed, (seed) => act({ type: 'ask', settings: { seed } }))}
      ${keys(props, 'hardness')}
    </div>
    <p class="quiet small" role="status" aria-live="off">${t('hardness.measured', { count: boards.length, all: countPlanned(settings, boards) })}</p>
    ${choice(t('hardness.searches'), {
      of: SEARCHES,
      now: search,
      name: (name) => t('hardness.search', { search: name }),
      choose: (to) => act({ type: 'search', search: to }),
    })}
    ${chart({ settings, groups, search, amount, selected, choose: (board, amount) => act({ type: 'look', amount, board }) })}
    <p class="quiet small">${t('hardness.legend', { most: HARD.nodes })}</p>
    ${groups.length === 0 ? nothing : [share(props, groups, act), values(props, groups, act)]}`;
}

/** The boards with one share of obstacles: a slider chooses it, and each board is a button. */
function share(props: FrontierProps, groups: readonly Group[], act: (action: HardnessAction) => void): TemplateResult {
  const { settings, amount, selected, search } = props.own.hard;
  const most = maxObstacles(settings);
  const group = groups.find((one) => one.amount === amount);
  const at = group ? Math.round((group.amount / most) * NOTCHES) : 0;
  const go = (notch: number): void => {
    const next = nearest(groups, group, (notch / NOTCHES) * most, notch > at);
    if (next) act({ type: 'look', amount: next.amount, board: hardest(next, props) });
  };
  return html`<section aria-labelledby="hard-share">
    <h2 id="hard-share">${t('hardness.looked', { obstacle: settings.obstacle })}</h2>
    ${slider(t('hardness.share', { obstacle: settings.obstacle }), { least: 0, most: NOTCHES, step: 1, now: at, text: group ? percentage(group.amount / most, 1) : '–', choose: go }, 'hard__slider')}
    ${
      group
        ? html`<p>${t('hardness.group', { solvable: solvableText(group), amount: group.amount, obstacle: settings.obstacle })}</p>
          <div class="choice hard__boards" role="group" aria-label=${t('hardness.boards')}>${group.boards.map(
            (board, at) =>
              html`<button
                data-found=${String(board.found)}
                aria-pressed=${board === selected}
                aria-label=${t('hardness.one', { at: at + 1, found: `${board.found}` as 'true' | 'false' | 'null', cost: costText(nodesOf(board, search)) })}
                @click=${() => act({ type: 'look', amount: group.amount, board })}
              >${at + 1}</button>`,
          )}</div>`
        : nothing
    }
    ${renderChosenBoard(props)}
  </section>`;
}

/** The nearest group in the direction of a share, different from the present one if possible. */
function nearest(groups: readonly Group[], now: Group | undefined, amount: number, up: boolean): Group | undefined {
  const [found] = groups.toSorted((one, other) => Math.abs(one.amount - amount) - Math.abs(other.amount - amount));
  if (found !== now || !now) return found;
  return groups[groups.indexOf(now) + (up ? 1 : -1)] ?? now;
}

/** The board on which the search that is shown set the most queens. */
const hardest = ({ boards }: Group, { own }: FrontierProps): HardBoard | null =>
  boards.toSorted((one, other) => nodesOf(other, own.hard.search) - nodesOf(one, own.hard.search))[0] ?? null;

/** The data of the chart as a table. */
function values(props: FrontierProps, groups: readonly Group[], act: (action: HardnessAction) => void): TemplateResult {
  const { settings } = props.own.hard;
  const most = maxObstacles(settings);
  return html`<details><summary>${t('hardness.values')}</summary>${table({
    label: t('hardness.values'),
    caption: t('hardness.caption'),
    head: [
      t('hardness.axis', { obstacle: settings.obstacle }),
      t('hardness.solvable'),
      ...SEARCHES.map((search) => t('hardness.search', { search })),
      html`<td></td>`,
    ],
    rows: groups.map((group) => {
      const at = percentage(group.amount / most, 1);
      return html`<tr>
        <th scope="row">${at}</th>
        <td>${solvableText(group)}</td>
        ${SEARCHES.map((search) => html`<td>${costText(middle(group, search))}</td>`)}
        <td><button class="btn" data-kind="text" aria-label=${t('hardness.lookAt', { share: at })} @click=${() => act({ type: 'look', amount: group.amount, board: hardest(group, props) })}>${t('hardness.look')}</button></td>
      </tr>`;
    }),
  })}</details>`;
}
