// The curve: the share of boards with a solution above, the work of the searches below, against the share of obstacles.
// A press chooses the nearest board.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { HardBoard } from '../../../engine/types';
import { digits, percentage, share, short, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import { type BoardChoice, HARD, maxObstacles, SEARCHES, type SearchName } from './choice';
import { type Group, isStopped, middle, nodesOf, solvable } from './plan';

/** Units of the drawings, which are stretched to the page. */
const [WIDE, HIGH] = [1_000, 1_000];

/** The lines of the axes: shares, and queens set by powers of ten. */
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const HALVES = [0, 0.5, 1];
const POWERS = Array.from({ length: Math.floor(Math.log10(HARD.nodes)) + 1 }, (_, power) => 10 ** power);

/** Searches that were stopped are drawn above the rest. */
const ROOF = 1.06;

/** The contents of the chart, and the selected board. */
interface Chart {
  readonly settings: BoardChoice;
  readonly groups: readonly Group[];
  readonly search: SearchName;
  readonly amount: number | null;
  readonly selected: HardBoard | null;
  choose(board: HardBoard, amount: number): void;
}

export function chart(of: Chart): TemplateResult {
  const x = (amount: number): number => (amount / maxObstacles(of.settings)) * WIDE;
  const cursor =
    of.amount === null ? nothing : svg`<path class="hard__cursor" d="M${round(x(of.amount))} 0V${HIGH}" />`;
  return html`<div class="hard">
    <p class="hard__name">${t('hardness.solvable')}</p>
    ${panel(
      'share',
      HALVES.map((at) => ({ at, text: share(at) })),
      html`<svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${t('hardness.shareChart', { obstacle: of.settings.obstacle })}>
      ${cursor}${svg`<path class="hard__share" d=${band(of.groups, x)} />`}
    </svg>`,
    )}
    <p class="hard__name">${t('hardness.cost')}</p>
    ${panel(
      'cost',
      POWERS.map((power) => ({ at: heightOf(power), text: short(power) })),
      html`<svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${t('hardness.costChart', { search: of.search })} @click=${(event: MouseEvent) => press(event, of)}>
      ${cursor}${dots(of, x)}
      ${SEARCHES.map((name) => svg`<path class="hard__median" data-search=${name} data-now=${name === of.search ? 'true' : nothing} d=${line(of.groups, x, (group) => heightOf(middle(group, name)))} />`)}
    </svg>`,
    )}
    <div class="hard__shares" aria-hidden="true">${SHARES.map((at) => html`<span ${properties({ '--at': percent(at) })}>${share(at)}</span>`)}</div>
    <p class="hard__name" data-axis="x">${t('hardness.axis', { obstacle: of.settings.obstacle })}</p>
  </div>`;
}

/** A drawing with its horizontal lines, and a number beside each line. */
const panel = (kind: string, ticks: readonly { at: number; text: string }[], drawing: TemplateResult): TemplateResult =>
  html`<div class="hard__panel" data-kind=${kind}>
    ${ticks.map(({ at, text }) => html`<span class="hard__tick" aria-hidden="true" ${properties({ '--at': percent(at) })}><b>${text}</b></span>`)}
    ${drawing}
  </div>`;

const percent = (at: number): string => `${(100 * at).toFixed(2)}%`;

const round = (value: number): string => value.toFixed(1);

/** The height of a number of queens, from 0 to 1; stopped searches are above. */
function heightOf(nodes: number): number {
  const height = isStopped(nodes) ? ROOF : Math.log(Math.max(1, nodes)) / Math.log(HARD.nodes);
  return height / ROOF;
}

/** A line through the groups. */
const line = (groups: readonly Group[], x: (amount: number) => number, up: (group: Group) => number): string =>
  groups
    .map((group, at) => `${at === 0 ? 'M' : 'L'}${round(x(group.amount))} ${round(HIGH * (1 - up(group)))}`)
    .join('');

/** The share of boards with a solution: a line, and an area where some are undecided. */
const band = (groups: readonly Group[], x: (amount: number) => number): string =>
  line(groups, x, (group) => solvable(group).least) +
  line(groups.toReversed(), x, (group) => solvable(group).most).replace('M', 'L');

/**
 * Every board, coloured by its result; the selected board has a ring. A dot is a line without length, with a round end.
 */
function dots({ groups, search, selected }: Chart, x: (amount: number) => number): TemplateResult {
  const drawn = { true: '', false: '', null: '', selected: '' };
  for (const { amount, boards } of groups)
    for (const board of boards) {
      const dot = `M${round(x(amount))} ${round(HIGH * (1 - heightOf(nodesOf(board, search))))}h0`;
      drawn[`${board.found}`] += dot;
      if (board === selected) drawn.selected = dot;
    }
  return svg`<path class="hard__ring" d=${drawn.selected} />
    ${(['null', 'false', 'true'] as const).map((found) => svg`<path class="hard__dots" data-found=${found} d=${drawn[found]} />`)}` as TemplateResult;
}

/** Chooses the board whose dot is nearest to a press. */
function press(event: MouseEvent, { settings, groups, search, choose }: Chart): void {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
  const far = (amount: number, board: HardBoard): number =>
    Math.hypot(
      left + (amount / maxObstacles(settings)) * width - event.clientX,
      top + (1 - heightOf(nodesOf(board, search))) * height - event.clientY,
    );
  const all = groups.flatMap(({ amount, boards }) =>
    boards.map((board) => ({ board, amount, far: far(amount, board) })),
  );
  const [nearest] = all.sort((one, other) => one.far - other.far);
  if (nearest) choose(nearest.board, nearest.amount);
}

/** The queens that a search set, as a text. */
export const costText = (nodes: number): string =>
  isStopped(nodes) ? t('hardness.over', { most: HARD.nodes }) : digits(nodes);

/** The share of the boards with a solution, as a text. */
export function solvableText(group: Group): string {
  const { least, most } = solvable(group);
  return least === most
    ? percentage(least, 0)
    : t('hardness.between', { least: percentage(least, 0), most: percentage(most, 0) });
}
