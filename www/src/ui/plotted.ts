// Draws a chart into an element with uPlot, in the inks of the theme. uPlot is fetched with the first chart.

import { nothing } from 'lit-html';
import { AsyncDirective } from 'lit-html/async-directive.js';
import { type DirectiveResult, directive, type ElementPart } from 'lit-html/directive.js';
import type uPlot from 'uplot';
import { digits, short, t } from '../texts/texts';
import { followTheme, type Inks } from './inks';

/** One chart: values against x, as bars, a line or dots. */
export interface ChartSpec {
  readonly x: readonly number[];
  readonly series: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
    /** points: small dots, of which several can have the same x. */
    readonly as: 'bars' | 'line' | 'dots' | 'points';
    readonly ink: keyof Inks;
    readonly dash?: readonly number[];
    /** Whether a line goes straight from one known value to the next, across every x without a value. */
    readonly spans?: boolean;
    /** Whether a line with logarithmic axes has no dots. */
    readonly bare?: boolean;
    /** The last value of a line has a dot: hollow as long as the line continues. */
    readonly end?: 'hollow' | 'full';
  }[];
  readonly xLabel: string;
  /** Which axes are logarithmic. */
  readonly logarithmic?: 'x' | 'both';
  /** Whether x has only whole numbers. */
  readonly whole?: boolean;
  /** Whether the values are only whole numbers. */
  readonly counts?: boolean;
  /** Where the axes end, which then begin at 0. Without it they follow the values. */
  readonly to?: { readonly x: number; readonly y: number };
  /** Formats a value of x; by default as a number. */
  readonly formatX?: (x: number) => string;
  /** The height of the chart, in CSS pixels. */
  readonly height?: number;
  /** Whether the names of the series are shown below; by default, if there are several. */
  readonly legend?: boolean;
}

/** A chart under its title. */
export interface TitledChart {
  readonly title: string;
  readonly spec: ChartSpec;
}

const HEIGHT = 220;

let plots: Promise<typeof uPlot | null> | undefined;

/** Fetches the library once; returns null if that fails, without further attempts until the page is reloaded. */
function fetchPlot(): Promise<typeof uPlot | null> {
  plots ??= import('uplot').then(
    ({ default: plot }) => plot,
    () => null,
  );
  return plots;
}

let inks: Inks | undefined;
const shown = new Set<PlotDirective>();

/** The inks of the theme; charts are drawn again when they change. */
function inksNow(): Inks | undefined {
  if (!inks)
    followTheme((next) => {
      inks = next;
      for (const chart of shown) chart.redraw();
    });
  return inks;
}

/** Changes of this value make a new chart; changes of its data do not. */
const shapeOf = ({ x: _, series, to: __, ...rest }: ChartSpec): string =>
  JSON.stringify([rest, series.map(({ values: _, ...own }) => own)]);

class PlotDirective extends AsyncDirective {
  #element: HTMLElement | undefined;
  #spec: ChartSpec | undefined;
  #shape = '';
  #plot: uPlot | undefined;
  readonly #observer = new ResizeObserver(() => this.#fit());

  override update({ element }: ElementPart, [spec]: [ChartSpec]): typeof nothing {
    if (spec === this.#spec) return nothing;
    this.#spec = spec;
    if (this.#element !== element) this.#observer.observe(element);
    this.#element = element as HTMLElement;
    shown.add(this);
    void this.#draw();
    return nothing;
  }

  redraw(): void {
    this.#shape = '';
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const Plot = await fetchPlot();
    if (!Plot) return this.#say();
    const [element, spec, inks] = [this.#element, this.#spec, inksNow()];
    if (!element || !spec || !inks || !this.isConnected) return;
    const data = [spec.x, ...spec.series.map(({ values }) => values)] as uPlot.AlignedData;
    const shape = shapeOf(spec);
    if (this.#plot && shape === this.#shape) return this.#plot.setData(data);
    this.#shape = shape;
    this.#plot?.destroy();
    const options = optionsOf(spec, () => this.#spec?.to ?? { x: 1, y: 1 }, inks, element.clientWidth, Plot);
    this.#plot = new Plot(options, data, element);
  }

  /** Shows that the chart cannot be drawn. Its numbers are in the table next to it. */
  #say(): void {
    if (this.#element) this.#element.textContent = t('chart.missing');
  }

  #fit(): void {
    const width = this.#element?.clientWidth ?? 0;
    if (this.#plot && width > 0 && width !== this.#plot.width) this.#plot.setSize({ width, height: this.#plot.height });
  }

  override disconnected(): void {
    shown.delete(this);
    this.#observer.disconnect();
    this.#plot?.destroy();
    this.#plot = undefined;
    this.#spec = undefined;
  }

  override reconnected(): void {
    if (this.#element) this.#observer.observe(this.#element);
  }

  render(_spec: ChartSpec): typeof nothing {
    return nothing;
  }
}

/** Draws again when the chart changes. */
export const plotted = directive(PlotDirective) as (spec: ChartSpec) => DirectiveResult<typeof PlotDirective>;

/** The steps of an axis that counts. */
const WHOLE = [1, 2, 5]
  .flatMap((digit) => Array.from({ length: 16 }, (_, power) => digit * 10 ** power))
  .sort((one, other) => one - other);

/** The outer bars are as wide as the others. */
function roomForBars(plot: uPlot, least: number, most: number): [number, number] {
  const x = plot.data[0];
  const half = x.length > 1 ? ((x[1] ?? 0) - (x[0] ?? 0)) / 2 : 0.5;
  return [least - half, most + half];
}

/** Bars begin at zero. */
const fromZero = (_: uPlot, __: number, most: number): [number, number] => [0, 1.05 * (most || 1)];

const number = (value: number): string => (Math.abs(value) < 10_000 ? digits(value) : short(value));

/** Numbers of an axis, in full if the short forms of two of them would be equal. */
function numbers(values: readonly number[]): string[] {
  const texts = values.map(number);
  return new Set(texts).size < texts.length ? values.map(digits) : texts;
}

/** The width of a number on the x axis, in pixels; a number of millions may need to be written in full. */
const roomForNumber = (_: uPlot, __: number, ___: number, most: number): number => (most < 1_000_000 ? 50 : 90);

type AxisEnds = NonNullable<ChartSpec['to']>;

function optionsOf(
  spec: ChartSpec,
  endsNow: () => AxisEnds,
  inks: Inks,
  width: number,
  Plot: typeof uPlot,
): uPlot.Options {
  const axis = { stroke: inks.text, grid: { stroke: inks.rule, width: 1 }, ticks: { stroke: inks.rule, width: 1 } };
  /** Adapts a function that writes the numbers of an axis: on a logarithmic axis, uPlot passes null for graduations without a number. */
  const named =
    (written: (values: readonly number[]) => string[]) =>
    (_: uPlot, values: (number | null)[]): string[] => {
      const texts = written(values.filter((value) => value !== null));
      return values.map((value) => (value === null ? '' : (texts.shift() ?? '')));
    };
  const { formatX } = spec;
  const bars = spec.series[0]?.as === 'bars';
  const powers = { distr: 3 as const, log: 10 as const };
  const upTo = (end: keyof AxisEnds) => ({ range: (): [number, number] => [0, endsNow()[end]] });
  return {
    width: Math.max(200, width),
    height: spec.height ?? HEIGHT,
    cursor: { drag: { x: false, y: false } },
    legend: { show: spec.legend ?? spec.series.length > 1, live: false },
    scales: {
      x: {
        time: false,
        ...(spec.logarithmic ? powers : {}),
        ...(bars ? { range: roomForBars } : spec.to ? upTo('x') : {}),
      },
      y: spec.logarithmic === 'both' ? powers : bars ? { range: fromZero } : spec.to ? upTo('y') : {},
    },
    axes: [
      {
        ...axis,
        label: spec.xLabel,
        labelSize: 20,
        size: 36,
        space: roomForNumber,
        values: named(formatX ? (values) => values.map(formatX) : numbers),
        ...(spec.whole ? { incrs: WHOLE } : {}),
      },
      { ...axis, size: 56, values: named(numbers), ...(spec.counts ? { incrs: WHOLE } : {}) },
    ],
    series: [{}, ...spec.series.map((series) => seriesOf(series, spec, inks, Plot))],
  };
}

function seriesOf(
  { label, as, ink, dash, spans, bare, end }: ChartSpec['series'][number],
  { logarithmic }: ChartSpec,
  inks: Inks,
  Plot: typeof uPlot,
): uPlot.Series {
  const joined = as === 'line' && logarithmic !== undefined;
  const hollow = as === 'dots' || end === 'hollow';
  return {
    label,
    class: `as-${as}`,
    stroke: inks[ink],
    width: 2,
    spanGaps: spans ?? joined,
    ...(dash ? { dash: [...dash] } : {}),
    points: {
      show: as === 'dots' || as === 'points' || (joined && !bare) || end !== undefined,
      size: as === 'dots' || end ? 10 : as === 'points' ? 4 : 5,
      stroke: inks[ink],
      fill: hollow ? inks.plate : inks[ink],
      ...(end ? { filter: lastOf } : {}),
    },
    ...(as === 'dots' || as === 'points' ? { paths: () => null } : {}),
    ...(as === 'bars' && Plot.paths.bars
      ? { fill: inks[ink], width: 0, paths: Plot.paths.bars({ size: [0.9, 60] }) }
      : {}),
  };
}

/** The index of the last value of a series. */
function lastOf(plot: uPlot, series: number): number[] {
  const values = plot.data[series];
  for (let index = (values?.length ?? 0) - 1; index >= 0; index--) if (values?.[index] != null) return [index];
  return [];
}
