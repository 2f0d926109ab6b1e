// Draws on a canvas whenever what it shows has changed: html`<canvas ${painting([picture, view], draw)}></canvas>`.

import { nothing } from 'lit-html';
import {
  Directive,
  type DirectiveResult,
  directive,
  type ElementPart,
  type PartInfo,
  PartType,
} from 'lit-html/directive.js';

type Draw = (canvas: CanvasRenderingContext2D) => void;

class Painting extends Directive {
  #drawn: readonly unknown[] = [];

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('painting() stands in the tag itself');
  }

  override update({ element }: ElementPart, [shows, side, draw]: [readonly unknown[], number, Draw]): typeof nothing {
    const canvas = element as HTMLCanvasElement;
    const wanted = [side, ...shows];
    if (side === 0 || wanted.every((one, index) => one === this.#drawn[index])) return nothing;
    this.#drawn = wanted;
    if (canvas.width !== side) canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    if (context) draw(context);
    return nothing;
  }

  render(_shows: readonly unknown[], _side: number, _draw: Draw): typeof nothing {
    return nothing;
  }
}

/** Draws again when one of the values that it shows is another, on so many pixels along each side. */
export const painting = directive(Painting) as (
  shows: readonly unknown[],
  side: number,
  draw: Draw,
) => DirectiveResult<typeof Painting>;
