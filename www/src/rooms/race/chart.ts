// The chart of a race: how many solutions each search has found, against its work. A line ends in a dot, which is filled if its search has
// ended.

import { html, type TemplateResult } from 'lit-html';
import { searchName } from '../../texts/names';
import { language, list, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { type ChartSpec, plotted } from '../../ui/plotted';
import { type Lane, lengthOf, type Race, solutionsOf } from './slice';

/** Each lane has its own colour and its own dashes: see race.css. */
const LANES = [
  { ink: 'given', dash: [6, 4] },
  { ink: 'accent' },
  { ink: 'bad', dash: [2, 4] },
  { ink: 'good', dash: [12, 3, 2, 3] },
] as const;

const HEIGHT = 320;

/** A chart that is drawn again only when the race has moved, or in another language. */
export function createChart(): (race: Race) => TemplateResult {
  let drawn: { readonly race: Race; readonly chartLanguage: string; readonly spec: ChartSpec } | null = null;
  return (race) => {
    if (drawn?.race !== race || drawn.chartLanguage !== language())
      drawn = { race, chartLanguage: language(), spec: specOf(race) };
    return html`<p class="race__axis" aria-hidden="true">${t('race.solutionsFound')}</p>
      <div role="img" aria-label=${label(race)} ${plotted(drawn.spec)}></div>`;
  };
}

/** The lines of all lanes: a point for each time that the number of solutions grew, and the present position of the search. */
export function specOf(race: Race): ChartSpec {
  const lines = race.lanes.map(pointsOf);
  const x = [...new Set(lines.flatMap((line) => [...line.keys()]))].sort((one, other) => one - other);
  const all = race.lanes.map(({ progress }) => progress?.all ?? 0);
  return {
    x,
    series: race.lanes.map(({ search, progress }, index) => ({
      ...(LANES[index] ?? LANES[0]),
      label: searchName(search),
      values: x.map((work) => lines[index]?.get(work) ?? null),
      as: 'line',
      spans: true,
      end: progress?.ended ? 'full' : 'hollow',
    })),
    xLabel: t(`race.clocks.${race.clock}`),
    ...(race.clock === 'time' ? { formatX: duration } : {}),
    counts: true,
    to: { x: Math.max(lengthOf(race), Number.MIN_VALUE), y: Math.max(1, ...all) },
    height: HEIGHT,
    legend: false,
  };
}

/** Solutions by work. */
function pointsOf({ progress, series }: Lane): Map<number, number> {
  const points = new Map<number, number>();
  if (!progress) return points;
  points.set(0, 0);
  series.work.forEach((work, at) => {
    points.set(work, series.solutions[at] ?? 0);
  });
  return points.set(progress.work, solutionsOf(progress));
}

function label(race: Race): string {
  const lanes = race.lanes.flatMap(({ search, progress }) =>
    progress ? [t('race.line', { name: searchName(search), count: solutionsOf(progress) })] : [],
  );
  return t('race.chartLabel', { lanes: list(lanes), clock: race.clock });
}
