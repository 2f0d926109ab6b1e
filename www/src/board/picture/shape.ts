// A picture as a list of shapes. Everything that is saved, printed, animated or embedded is drawn once, and shown as
// SVG or on a canvas.

import type { Ink } from './inks';

export type Shape = Outline | Words;

/** A path in the form of SVG, moved to a place and made larger. */
export interface Outline {
  readonly kind: 'outline';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** The scale of the path. */
  readonly scale: number;
  readonly fill: Ink | null;
  readonly stroke: Ink | null;
  /** The width of the stroke, in the units of the picture. */
  readonly width: number;
}

/** One line of text. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  /** The anchor, on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Ink;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly voice: 'sans' | 'serif' | 'mono';
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour below the shapes; null for a transparent background. */
  readonly ground: Ink | null;
  /** The shapes, the lowest layer first. */
  readonly shapes: readonly Shape[];
}

/** The fonts of each voice: system fonts, as on the page. */
export const FONTS: Readonly<Record<Words['voice'], string>> = {
  sans: 'system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif',
  serif: '"Iowan Old Style", Palatino, "Noto Serif", "DejaVu Serif", Georgia, serif',
  mono: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
};

interface Style {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
}

/** A path in the units of the picture. */
export const path = (d: string, { fill, stroke, width = 1 }: Style): Outline => ({
  kind: 'outline',
  d,
  x: 0,
  y: 0,
  scale: 1,
  fill: fill ?? null,
  stroke: stroke ?? null,
  width,
});

/** The outline of something that is drawn in its own units, at a place. */
export const placeOutline = (d: string, x: number, y: number, scale: number, style: Style): Outline => ({
  ...path(d, style),
  x,
  y,
  scale,
});

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
