// Draws a chart into an element with uPlot, which is fetched with the first one.

import { nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { type DirectiveResult, directive, type ElementPart } from 'lit-html/directive.js';
import type uPlot from 'uplot';
import { digits, short, t } from '../../../texts/texts';
import type { Inks } from '../../../ui/inks';

/** One chart: values against x, as bars, a line or dots. */
export interface ChartSpec {
  readonly x: readonly number[];
  readonly series: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
    readonly as: 'bars' | 'line' | 'dots';
    /** The measured one in the accent, the one beside it in ink, a third in grey. */
    readonly ink: 'accent' | 'given' | 'text';
    readonly dash?: boolean;
  }[];
  readonly xLabel: string;
  /** Which axes are logarithmic. */
  readonly logarithmic?: 'x' | 'both';
  /** x is counted in whole numbers. */
  readonly whole?: boolean;
}

/** A chart under its title. */
export interface Titled {
  readonly title: string;
  readonly spec: ChartSpec;
}

const HEIGHT = 220;

let plots: Promise<typeof uPlot | null> | undefined;

/** Fetches the library once; null where it cannot be had, which is not tried again until the page is loaded anew. */
function fetchPlot(): Promise<typeof uPlot | null> {
  plots ??= import('uplot').then(
    ({ default: plot }) => plot,
    () => null,
  );
  return plots;
}

class Plotted extends AsyncDirective {
  #element: HTMLElement | undefined;
  #spec: ChartSpec | undefined;
  #inks: Inks | undefined;
  #plot: uPlot | undefined;
  readonly #observer = new ResizeObserver(() => this.#fit());

  override update({ element }: ElementPart, [spec, inks]: [ChartSpec, Inks]): typeof nothing {
    if (spec === this.#spec && inks === this.#inks) return nothing;
    [this.#spec, this.#inks] = [spec, inks];
    if (this.#element !== element) this.#observer.observe(element);
    this.#element = element as HTMLElement;
    void this.#draw();
    return nothing;
  }

  async #draw(): Promise<void> {
    const Plot = await fetchPlot();
    if (!Plot) return this.#say();
    const [element, spec, inks] = [this.#element, this.#spec, this.#inks];
    if (!element || !spec || !inks || !this.isConnected) return;
    this.#plot?.destroy();
    const data = [spec.x, ...spec.series.map(({ values }) => values)] as uPlot.AlignedData;
    this.#plot = new Plot(optionsOf(spec, inks, element.clientWidth, Plot), data, element);
  }

  /** The chart cannot be drawn: its numbers stand in the table beside it. */
  #say(): void {
    if (this.#element) this.#element.textContent = t('figures.chartMissing');
  }

  #fit(): void {
    const width = this.#element?.clientWidth ?? 0;
    if (this.#plot && width > 0 && width !== this.#plot.width) this.#plot.setSize({ width, height: HEIGHT });
  }

  override disconnected(): void {
    this.#observer.disconnect();
    this.#plot?.destroy();
    this.#plot = undefined;
    this.#spec = undefined;
  }

  override reconnected(): void {
    if (this.#element) this.#observer.observe(this.#element);
  }

  render(_spec: ChartSpec, _inks: Inks): typeof nothing {
    return nothing;
  }
}

/** Draws again when the chart or the inks are others. */
export const plotted = directive(Plotted) as (spec: ChartSpec, inks: Inks) => DirectiveResult<typeof Plotted>;

/** The steps of an axis that counts. */
const WHOLE = [1, 2, 5]
  .flatMap((digit) => [0, 1, 2, 3, 4, 5].map((power) => digit * 10 ** power))
  .sort((one, other) => one - other);

/** The outer bars are as wide as the others. */
function roomForBars(plot: uPlot, least: number, most: number): [number, number] {
  const x = plot.data[0];
  const half = x.length > 1 ? ((x[1] ?? 0) - (x[0] ?? 0)) / 2 : 0.5;
  return [least - half, most + half];
}

/** Bars stand on zero. */
const fromZero = (_: uPlot, __: number, most: number): [number, number] => [0, 1.05 * (most || 1)];

function optionsOf(spec: ChartSpec, inks: Inks, width: number, Plot: typeof uPlot): uPlot.Options {
  const axis = { stroke: inks.text, grid: { stroke: inks.rule, width: 1 }, ticks: { stroke: inks.rule, width: 1 } };
  const named = (_: uPlot, values: number[]): string[] =>
    values.map((value) =>
      value === null || value === undefined ? '' : Math.abs(value) < 10_000 ? digits(value) : short(value),
    );
  const bars = spec.series[0]?.as === 'bars';
  const powers = { distr: 3 as const, log: 10 as const };
  return {
    width: Math.max(200, width),
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    legend: { show: spec.series.length > 1, live: false },
    scales: {
      x: {
        time: false,
        ...(spec.logarithmic ? powers : {}),
        ...(bars ? { range: roomForBars } : {}),
      },
      y: spec.logarithmic === 'both' ? powers : bars ? { range: fromZero } : {},
    },
    axes: [
      { ...axis, label: spec.xLabel, labelSize: 20, size: 36, values: named, ...(spec.whole ? { incrs: WHOLE } : {}) },
      { ...axis, size: 56, values: named },
    ],
    series: [
      {},
      ...spec.series.map(({ label, as, ink, dash }) => ({
        label,
        stroke: inks[ink],
        width: 2,
        spanGaps: as === 'line' && spec.logarithmic !== undefined,
        ...(dash ? { dash: [6, 4] } : {}),
        points: {
          show: as === 'dots' || (as === 'line' && spec.logarithmic !== undefined),
          size: as === 'dots' ? 10 : 5,
          stroke: inks[ink],
          fill: as === 'dots' ? inks.plate : inks[ink],
        },
        ...(as === 'dots' ? { paths: () => null } : {}),
        ...(as === 'bars' && Plot.paths.bars
          ? { fill: inks[ink], width: 0, paths: Plot.paths.bars({ size: [0.9, 60] }) }
          : {}),
      })),
    ],
  };
}
