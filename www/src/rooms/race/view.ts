// The Race view: a lane for each search, the counters side by side, and the solutions against the work of each.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Kind, SearchInfo } from '../../engine/types';
import { countEvents, kindSet } from '../../kernel/watch';
import { searchName } from '../../texts/names';
import { approximately, digits, fraction, type Key, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { knob } from '../../ui/kit/controls';
import { table } from '../../ui/kit/table';
import { properties } from '../../ui/style';
import { allSearches } from '../../watch/extra-searches';
import type { Dispatch } from '../room';
import { createChart } from './chart';
import { lane, work } from './lane';
import {
  CLOCKS,
  type Lane,
  lengthOf,
  MAX_LANES,
  MIN_LANES,
  type Race,
  type RaceAction,
  type RaceProps,
  rankOf,
  searchesOf,
  solutionsOf,
} from './slice';

/** The view, with a chart of its own. */
export function createView(): (props: RaceProps) => TemplateResult {
  const chart = createChart();
  return (props) => renderChart(props, chart(props.own));
}

function renderChart({ own: race, shared, dispatch }: RaceProps, chart: TemplateResult): TemplateResult {
  const { input } = shared;
  const open = (searches: readonly string[]): void => dispatch({ type: 'open', searches, clock: race.clock });
  const names = searchesOf(race);
  const offered = allSearches(shared).filter(({ largest }) => largest >= input.rows.length);
  return html`<main id="main" tabindex="-1" class="race" ${properties({ '--n': input.rows.length, '--lanes': race.lanes.length })}>
    <h1 class="race__title">${t('race.title')}</h1>
    <div class="race__lead" role="status">${lead(race)}</div>
    <div class="row race__keys">${keys(race, dispatch, () => open(names))}
      ${names.length > 0 && names.length < MAX_LANES ? renderAddLane(offered, names, open) : nothing} ${clocks(race, (clock) => dispatch({ type: 'clock', clock }))}</div>
    <div class="race__lanes">
      ${race.lanes.map((each, index) =>
        lane(each, index, input.rows, race.clock, {
          searches: offered,
          place: rankOf(each, race.lanes),
          choose: (search) => dispatch({ type: 'lane', index, search }),
          leave: names.length > MIN_LANES ? () => open(names.filter((_, other) => other !== index)) : null,
        }),
      )}
    </div>
    <section class="race__chart" aria-label=${t('race.chart')}>${chart}</section>
    <div class="race__table">${counters(race)}</div>
  </main>`;
}

/** The text above the lanes: an introduction, or the winner and a line for each search, in the order of their ranks. */
function lead(race: Race): TemplateResult {
  if (race.status === 'failed') return html`<p>${t('race.failed')}</p>`;
  if (race.status !== 'over') return html`<p>${t('race.lead', { clock: race.clock })}</p>`;
  const ended = race.lanes.filter(({ refusal }) => !refusal);
  if (ended.length === 0) return html`<p>${t('race.none')}</p>`;
  const ranked = ended.toSorted((one, other) => (rankOf(one, ended) ?? 0) - (rankOf(other, ended) ?? 0));
  const [first, another] = ranked.filter((lane) => rankOf(lane, ended) === 1);
  const compared = ratio(ended);
  return html`${first && !another ? html`<p class="race__won">${t('race.won', { name: searchName(first.search) })}</p>` : nothing}
    <ol class="race__results">${ranked.map((lane) => html`<li>${describeLane(lane)}</li>`)}</ol>
    ${compared === '' ? nothing : html`<p>${compared}</p>`}`;
}

/** The ratio of queens tried between the worst and the best search, if both found equally many solutions. */
function ratio(lanes: readonly Lane[]): string {
  const tried = lanes.flatMap(({ search, progress }) =>
    progress ? [{ search, solutions: solutionsOf(progress), count: countEvents(progress, kindSet('tried')) }] : [],
  );
  const sorted = tried.sort((one, other) => one.count - other.count);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || least.count === 0 || most.count === least.count) return '';
  if (tried.some(({ solutions }) => solutions !== least.solutions)) return '';
  return t('race.ratio', {
    name: searchName(least.search),
    other: searchName(most.search),
    ratio: fraction(most.count / least.count, 2),
  });
}

/** “bitmask”: 2,056 queens tried for all 92 solutions. */
function describeLane({ search, progress }: Lane): string {
  if (!progress) return '';
  const tried = countEvents(progress, kindSet('tried'));
  const forced = countEvents(progress, kindSet('forced'));
  const swaps = countEvents(progress, kindSet('swapped'));
  const values = { name: searchName(search), count: solutionsOf(progress), tried, forced, swaps };
  if (swaps > 0) return t('race.told.swapped', values);
  return t(forced > 0 ? 'race.told.forced' : 'race.told.tried', values);
}

function keys({ status }: Race, dispatch: Dispatch<RaceAction>, again: () => void): TemplateResult {
  const key = (name: Key, press: () => void, disabled = false, main = false) =>
    html`<button class="btn" data-kind=${main ? 'main' : 'plain'} ?disabled=${disabled} @click=${press}>${t(name)}</button>`;
  const waits = status === 'closed' || status === 'wanted';
  const main =
    status === 'running'
      ? key('race.pause', () => dispatch({ type: 'pause' }), false, true)
      : status === 'over' || status === 'failed'
        ? key('race.again', again, false, true)
        : key(status === 'paused' ? 'race.goOn' : 'race.start', () => dispatch({ type: 'start' }), waits, true);
  const moves = status === 'running' || status === 'paused';
  return html`${main} ${key('race.hurry', () => dispatch({ type: 'hurry' }), !moves && status !== 'ready')}
    ${key('race.cancel', again, !moves)}`;
}

const clocks = (race: Race, choose: (clock: Race['clock']) => void): TemplateResult => html`${knob(t('race.clock'), {
  of: CLOCKS,
  now: race.clock,
  name: (clock) => t(`race.clocks.${clock}`),
  choose,
})}
  <output class="race__at" aria-live="off">${work(Math.min(race.at, lengthOf(race)), race.clock)}</output>`;

function renderAddLane(
  offered: readonly SearchInfo[],
  names: readonly string[],
  open: (searches: readonly string[]) => void,
): TemplateResult {
  const next = offered.find(({ name, seeded }) => !seeded && !names.includes(name)) ?? offered[0];
  return html`<button class="btn race__more" ?disabled=${!next} @click=${() => next && open([...names, next.name])}>
    ${t('race.more')}
  </button>`;
}

/** The sign for unknown values. */
const UNKNOWN = '–';

interface Row {
  readonly name: Key;
  readonly of: (lane: Lane) => string;
}

const count =
  (...kinds: Kind[]) =>
  ({ progress }: Lane): string =>
    progress ? digits(countEvents(progress, kindSet(...kinds))) : UNKNOWN;

/** The rows of the table. `always`: shown even if all counts are 0. */
const ROWS: readonly (Row & { readonly always?: true })[] = [
  { name: 'theatre.counts.tried', of: count('tried'), always: true },
  { name: 'theatre.counts.forced', of: count('forced'), always: true },
  { name: 'theatre.counts.swaps', of: count('swapped') },
  { name: 'theatre.counts.rejected', of: count('rejected') },
  { name: 'theatre.counts.deadEnds', of: count('deadEnd'), always: true },
  { name: 'theatre.counts.removed', of: count('removed'), always: true },
  { name: 'theatre.counts.solutions', of: count('solution'), always: true },
  { name: 'race.events', of: ({ progress }) => (progress ? approximately(progress.position) : UNKNOWN), always: true },
];

function counters(race: Race): TemplateResult {
  const rows: Row[] = ROWS.filter(
    ({ of, always }) => always || race.lanes.some((lane) => of(lane) !== '0' && of(lane) !== UNKNOWN),
  );
  if (race.clock === 'time') rows.push({ name: 'race.time', of: timeOf });
  return table({
    label: t('race.compared'),
    head: [html`<td></td>`, ...race.lanes.map(({ search }) => searchName(search))],
    rows: rows.map(
      ({ name, of }) =>
        html`<tr><th scope="row">${t(name)}</th>${race.lanes.map((each) => html`<td>${of(each)}</td>`)}</tr>`,
    ),
  });
}

const timeOf = ({ progress }: Lane): string => (progress ? duration(progress.work) : UNKNOWN);
