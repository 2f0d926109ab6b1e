// A canvas as part of a view: as many pixels as it has on the screen, the page's colours, and drawn again only after a change.

import { onElement } from '../../ui/element';
import { onTheme, readInks } from '../../ui/inks';

/** The inks of figures, by the names of the tokens. */
const INKS = {
  paper: '--paper',
  plate: '--plate',
  ink: '--ink',
  ink2: '--ink-2',
  ink3: '--ink-3',
  rule: '--rule',
  accent: '--accent',
  onAccent: '--on-accent',
  bad: '--bad',
  badWash: '--bad-wash',
  good: '--good',
  goodWash: '--good-wash',
  branch: '--branch',
} as const;
export type Inks = Readonly<Record<keyof typeof INKS, string>>;

export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  /** The size of the canvas, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
  /** The page's fonts, at their size in pixels. */
  readonly font: string;
  readonly size: number;
}

export type Draw = (sheet: Sheet) => void;

/** Beyond two device pixels for each CSS pixel, no difference is visible. */
const MAX_DENSITY = 2;

const painted = new WeakMap<Element, CanvasPainter>();
const visible = new Set<WeakRef<HTMLCanvasElement>>();
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) painted.get(target)?.resize(contentRect);
});
const repaintAll = (): void => {
  for (const reference of visible) {
    const canvas = reference.deref();
    if (canvas?.isConnected) painted.get(canvas)?.restyle();
    else visible.delete(reference);
  }
};
onTheme(repaintAll);

/** Draws a canvas again without a change of its values. */
export const repaint = (canvas: Element | null): void => {
  if (canvas) painted.get(canvas)?.paint();
};

/** The styles of a canvas. */
interface Styles {
  readonly inks: Inks;
  readonly font: string;
  readonly size: number;
}

/**
 * The drawing of one canvas. It receives its size, and stores its colours and its type, because reading them while the
 * page changes would force a layout in every frame of play.
 */
class CanvasPainter {
  #width = 0;
  #height = 0;
  #styles: Styles | null = null;
  draw: Draw = () => undefined;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  resize({ width, height }: DOMRectReadOnly): void {
    this.#width = Math.round(width);
    this.#height = Math.round(height);
    this.restyle();
  }

  /** Reads the styles again. */
  restyle(): void {
    this.#styles = null;
    this.paint();
  }

  paint(): void {
    const { canvas } = this;
    const [width, height] = [this.#width, this.#height];
    const context = canvas.getContext('2d');
    if (!context || width === 0 || height === 0) return;
    const density = Math.min(MAX_DENSITY, devicePixelRatio);
    const [columns, rows] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== columns || canvas.height !== rows) {
      canvas.width = columns;
      canvas.height = rows;
    }
    this.#styles ??= stylesOf(canvas);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    this.draw({ context, width, height, ...this.#styles });
  }
}

function stylesOf(canvas: HTMLCanvasElement): Styles {
  const { fontFamily, fontSize } = getComputedStyle(canvas);
  return {
    inks: readInks(INKS, canvas.parentElement ?? undefined),
    font: fontFamily,
    size: Number.parseFloat(fontSize),
  };
}

type Reasons = readonly unknown[];
interface PaintedState {
  readonly painting: CanvasPainter;
  readonly reasons: Reasons;
}

/** Draws on a canvas whenever a dependency changes, and when its size or the theme changes. */
export const paint = onElement(
  (canvas: HTMLCanvasElement, before: PaintedState | undefined, reasons: Reasons, draw: Draw): PaintedState => {
    if (before?.reasons.length === reasons.length && reasons.every((one, index) => one === before.reasons[index]))
      return before;
    const painting = before?.painting ?? new CanvasPainter(canvas);
    painting.draw = draw;
    if (before) {
      painting.paint();
    } else {
      painted.set(canvas, painting);
      visible.add(new WeakRef(canvas));
      // The observer reports the first size at once, and that paints.
      sizes.observe(canvas);
    }
    return { painting, reasons };
  },
);
