// A picture as SVG: a file of its own, or an element of a page.

import type { Inks } from './inks';
import { FONTS, type Picture, type Shape } from './shape';

const SPACE = 'http://www.w3.org/2000/svg';

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text: string;
}

/**
 * `width`: the displayed width in pixels, unless the page sets another. `title`: the label for people who do not see
 * the picture.
 */
export function svgText(picture: Picture, inks: Inks, title: string, width: number): string {
  const height = (width * picture.height) / picture.width;
  const head = { xmlns: SPACE, width: round(width), height: round(height), viewBox: viewBoxOf(picture), role: 'img' };
  const tags = tagsOf(picture, inks).map(writeElement).join('\n');
  return `<svg${attributesOf(head)}>\n<title>${escapeXml(title)}</title>\n${tags}\n</svg>\n`;
}

/** Creates the picture as an element. The style sheet of the page sets its size. */
export function svgElement(picture: Picture, inks: Inks, title: string): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', viewBoxOf(picture));
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', title);
  for (const { name, attributes, text } of tagsOf(picture, inks)) {
    const element = document.createElementNS(SPACE, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
    element.textContent = text;
    svg.append(element);
  }
  return svg;
}

const viewBoxOf = ({ width, height }: Picture): string => `0 0 ${round(width)} ${round(height)}`;

function tagsOf({ width, height, ground, shapes }: Picture, inks: Inks): Tag[] {
  const under = { name: 'rect', attributes: { width, height, fill: ground ? inks[ground] : 'none' }, text: '' };
  return [...(ground ? [under] : []), ...shapes.map((shape) => tagOf(shape, inks))];
}

function tagOf(shape: Shape, inks: Inks): Tag {
  if (shape.kind === 'words') {
    const { x, y, size, ink, anchor, voice, text } = shape;
    const attributes = {
      x: round(x),
      y: round(y),
      fill: inks[ink],
      'font-family': FONTS[voice],
      'font-size': round(size),
      'text-anchor': anchor,
    };
    return { name: 'text', attributes, text };
  }
  const { d, x, y, scale, fill, stroke, width } = shape;
  return {
    name: 'path',
    attributes: {
      d,
      ...(x === 0 && y === 0 && scale === 1
        ? {}
        : { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }),
      fill: fill ? inks[fill] : 'none',
      'fill-rule': 'evenodd',
      ...(stroke ? { stroke: inks[stroke], 'stroke-width': round(width / scale), 'stroke-linejoin': 'round' } : {}),
    },
    text: '',
  };
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

const writeElement = ({ name, attributes, text }: Tag): string =>
  text === ''
    ? `<${name}${attributesOf(attributes)}/>`
    : `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;

const attributesOf = (attributes: Tag['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
