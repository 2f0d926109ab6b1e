// Shows a picture in the page, and draws it again only when it has changed.

import type { Inks } from '../../../board/picture/inks';
import type { Picture } from '../../../board/picture/shape';
import { svgElement } from '../../../board/picture/svg';

/** `key`: the values that the picture depends on; equal keys mean the same picture. */
export function createPreview(): (
  key: readonly unknown[],
  picture: () => Picture,
  inks: Inks,
  title: string,
) => SVGSVGElement {
  let last: { readonly key: readonly unknown[]; readonly element: SVGSVGElement } | null = null;
  return (key, picture, inks, title) => {
    const whole = [...key, inks, title];
    if (last?.key.length === whole.length && last.key.every((part, at) => part === whole[at])) return last.element;
    last = { key: whole, element: svgElement(picture(), inks, title) };
    return last.element;
  };
}
