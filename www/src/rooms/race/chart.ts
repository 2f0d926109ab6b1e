// The chart of a race: how many solutions each search has found, against its work. A line ends in a
// dot: a full one where its search has come to its end.

import { html, svg, type TemplateResult } from 'lit-html';
import { searchName } from '../../texts/names';
import { digits, duration, list, short, t } from '../../texts/texts';
import { spacing } from '../../watch/ruler';
import { type Lane, lengthOf, type Race, solutionsOf } from './slice';

/** Units of the drawing, and the room for numbers at its left and its bottom. */
const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 52;
const BOTTOM = 44;
const TOP = 34;
const RIGHT = 16;
/** Numbers on an axis, at most. */
const NUMBERED = 5;
/** From here on numbers are written short. */
const LONG = 10_000;

export function chart(race: Race): TemplateResult {
  const shown = race.lanes.filter(({ standing }) => standing !== null);
  const length = Math.max(lengthOf(race), Number.MIN_VALUE);
  const most = Math.max(1, ...shown.map(({ standing }) => standing?.all ?? 0));
  const x = (work: number): number => LEFT + (Math.min(work, length) / length) * (WIDTH - LEFT - RIGHT);
  const y = (solutions: number): number => HEIGHT - BOTTOM - (solutions / most) * (HEIGHT - BOTTOM - TOP);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label(race)}>
    ${marks(most).map(
      (value) => svg`<line class="gridline" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} />
        <text x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${number(value)}</text>`,
    )}
    ${marks(length).map((value) => {
      const anchor = value === 0 ? 'start' : x(value) > WIDTH - 40 ? 'end' : 'middle';
      const text = race.clock === 'time' ? duration(value) : number(value);
      return svg`<text x=${x(value)} y=${HEIGHT - BOTTOM + 18} text-anchor=${anchor}>${text}</text>`;
    })}
    <text x="0" y="20">${t('race.solutionsFound')}</text>
    <text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${t(`race.clocks.${race.clock}`)}</text>
    <line class="axis" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(0)} y2=${y(0)} />
    ${race.lanes.map((lane, index) => line(lane, index, x, y)).reverse()}
  </svg>`;
}

/** From one growth of the number to the next, and level up to where the search stands. */
function line(
  { standing, series }: Lane,
  index: number,
  x: (work: number) => number,
  y: (solutions: number) => number,
): TemplateResult {
  if (!standing) return svg``;
  let d = `M${x(0).toFixed(1)} ${y(0).toFixed(1)}`;
  series.work.forEach((work, at) => {
    d += `L${x(work).toFixed(1)} ${y(series.solutions[at] ?? 0).toFixed(1)}`;
  });
  const [endX, endY] = [x(standing.work), y(solutionsOf(standing))];
  d += `H${endX.toFixed(1)}`;
  return svg`<path class="line" data-lane=${index} d=${d} />
    <circle class="dot" data-lane=${index} ?data-ended=${standing.ended} cx=${endX} cy=${endY} r="5" />`;
}

/** Round numbers from 0 on. */
function marks(length: number): number[] {
  // Below one, the same in thousandths.
  const unit = length < NUMBERED ? 1e-6 : 1;
  const step = spacing(length / unit, NUMBERED) * unit;
  return Array.from({ length: Math.floor(length / step + 1e-9) + 1 }, (_, index) => index * step);
}

const number = (value: number): string =>
  value >= LONG ? short(value) : digits(Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value);

function label(race: Race): string {
  const lanes = race.lanes.flatMap(({ search, standing }) =>
    standing ? [t('race.line', { name: searchName(search), count: solutionsOf(standing) })] : [],
  );
  return t('race.chartLabel', { lanes: list(lanes), clock: race.clock });
}
