// Where it is hard: random boards with excluded diagonals, each a dot; the share that has a solution, and what three searches take.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { HardBoard } from '../../engine/types';
import { digits, percentage, share, t } from '../../texts/texts';
import { choice, knob } from '../../ui/kit/controls';
import { table } from '../../ui/kit/table';
import { HARD, SEARCHES, type SearchName } from './chosen';
import { keys } from './keys';
import type { Hard } from './questions';
import type { FrontierProps } from './slice';

/** The drawing, in its own units, and the room that its axes take. */
const [WIDE, HIGH, EDGE] = [100, 56, 2];

const SIZES = Array.from({ length: (HARD.most - HARD.least) / 2 + 1 }, (_, at) => HARD.least + 2 * at);

export function hardnessView(props: FrontierProps): TemplateResult {
  const { own, dispatch } = props;
  const { size, search, boards } = own.hard;
  const groups = grouped(boards);
  return html`<div class="row">
      ${knob(t('frontier.rows'), { of: SIZES, now: size, name: String, choose: (to) => dispatch({ type: 'hard', to: { size: to } }) })}
      ${keys(props, 'hardness')}
    </div>
    ${choice(t('frontier.searches'), {
      of: SEARCHES,
      now: search,
      name: (name) => t('frontier.searchName', { search: name }),
      choose: (to) => dispatch({ type: 'hard', to: { search: to } }),
    })}
    <p role="status" aria-live="off">${t('frontier.measured', { count: boards.length, all: HARD.shares * HARD.rounds })}</p>
    <svg class="hard" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t('frontier.hardChart', { search })}>${drawing(props, groups)}</svg>
    <p class="quiet small">${t('frontier.hardLegend', { most: HARD.nodes })}</p>
    ${groups.length === 0 ? nothing : hardTable(props, groups)}`;
}

/** The boards with as many excluded diagonals. */
interface Group {
  readonly excluded: number;
  readonly boards: readonly Hard[];
}

function grouped(boards: readonly Hard[]): Group[] {
  const by = new Map<number, Hard[]>();
  for (const board of boards) by.set(board.excluded, [...(by.get(board.excluded) ?? []), board]);
  return [...by]
    .map(([excluded, of]) => ({ excluded, boards: of }))
    .sort((one, other) => one.excluded - other.excluded);
}

/** What a search took: the most where it was stopped, or decided the board within its last slice. */
export const nodesOf = ({ nodes }: HardBoard, search: SearchName): number =>
  Math.min(HARD.nodes, nodes[SEARCHES.indexOf(search)] ?? HARD.nodes);

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const solvable = ({ boards }: Group): number => {
  const decided = boards.filter(({ board }) => board.found !== null);
  return decided.length === 0 ? 0 : decided.filter(({ board }) => board.found).length / decided.length;
};

function drawing(props: FrontierProps, groups: readonly Group[]): TemplateResult {
  const { search, size } = props.own.hard;
  const all = 4 * size - 2;
  const x = (excluded: number): number => EDGE + (excluded / all) * (WIDE - 2 * EDGE);
  const y = (nodes: number): number =>
    HIGH - EDGE - (Math.log(Math.max(1, nodes)) / Math.log(HARD.nodes)) * (HIGH - 2 * EDGE);
  const path = (of: (group: Group) => number): string =>
    groups
      .map((group, at) => `${at === 0 ? 'M' : 'L'}${x(group.excluded).toFixed(2)} ${of(group).toFixed(2)}`)
      .join('');
  const medianOf =
    (name: SearchName) =>
    (group: Group): number =>
      y(median(group.boards.map(({ board }) => nodesOf(board, name))));
  return svg`<path class="hard__axis" d="M${EDGE} ${EDGE}V${HIGH - EDGE}H${WIDE - EDGE}" />
    ${groups.flatMap(({ excluded, boards }) =>
      boards.map(
        ({ board }) =>
          svg`<circle class="hard__dot" data-found=${String(board.found)} cx=${x(excluded).toFixed(2)} cy=${y(nodesOf(board, search)).toFixed(2)} r="0.7" @click=${() => openBoard(props, board)} />`,
      ),
    )}
    <path class="hard__share" d=${path((group) => HIGH - EDGE - solvable(group) * (HIGH - 2 * EDGE))} />
    ${SEARCHES.map((name) => svg`<path class="hard__median" data-search=${name} data-now=${name === search ? 'true' : nothing} d=${path(medianOf(name))} />`)}` as TemplateResult;
}

/** Shows the board with its excluded diagonals, where it can be completed, watched or proved impossible. */
function openBoard({ own, dispatchApp }: FrontierProps, { sums, differences }: HardBoard): void {
  const { size } = own.hard;
  dispatchApp({
    type: 'rule',
    variant: { rule: 'queens', rows: size, columns: size, walls: [], pieces: size, squares: [], differences, sums },
  });
  dispatchApp({ type: 'ui', ui: { view: 'board' } });
}

function hardTable(props: FrontierProps, groups: readonly Group[]): TemplateResult {
  const { size, search } = props.own.hard;
  const all = 4 * size - 2;
  const nodes = (group: Group, name: SearchName): string => {
    const middle = median(group.boards.map(({ board }) => nodesOf(board, name)));
    return middle >= HARD.nodes ? t('frontier.over', { most: HARD.nodes }) : digits(middle);
  };
  return table({
    label: t('frontier.hardTable'),
    caption: t('frontier.hardCaption'),
    head: [
      t('frontier.excluded'),
      t('frontier.solvable'),
      ...SEARCHES.map((name) => t('frontier.searchName', { search: name })),
      html`<td></td>`,
    ],
    rows: groups.map((group) => {
      const hardest = group.boards.toSorted(
        (one, other) => nodesOf(other.board, search) - nodesOf(one.board, search),
      )[0];
      const excluded = share(group.excluded / all);
      return html`<tr>
        <th scope="row">${excluded}</th>
        <td>${percentage(solvable(group), 0)}</td>
        ${SEARCHES.map((name) => html`<td>${nodes(group, name)}</td>`)}
        <td><button class="btn" data-kind="text" aria-label=${t('frontier.openHardest', { share: excluded })} @click=${() => hardest && openBoard(props, hardest.board)}>${t('frontier.openBoard')}</button></td>
      </tr>`;
    }),
  });
}
