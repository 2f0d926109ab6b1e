// Animates how solutions fold into their orbits: each board moves onto its fundamental solution while it is rotated and reflected.
// Unfolding plays this in reverse.

import { render } from 'lit-html';
import { imagesOf } from './list';
import { between, spin } from './motion';
import { picture } from './picture';
import { type Browse, type SolutionList, solutionOf } from './slice';

/** The duration for one board in milliseconds, and the delay between the first and the last orbit. */
const DURATION = 800;
const MAX_DELAY = 400;

/** The positions of the visible pictures of a gallery, by their solutions. */
type Places = ReadonlyMap<number, DOMRect>;

/** Creates a function to call before each rendering of the gallery, while the previous rendering is in the document. */
export function createFolding(): (listed: SolutionList, browse: Browse) => void {
  let last: { listed: SolutionList; folded: boolean } | null = null;
  let layer: Element | null = null;
  return (listed, { folded }) => {
    const turns = last?.listed === listed && last.folded !== folded;
    last = { listed, folded };
    if (!turns || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const before = placesOf(picturesOf());
    layer?.remove();
    // Runs after the new rendering, before it is painted.
    queueMicrotask(() => {
      if (folded) layer = fold(listed, before);
      else unfold(listed, before);
    });
  };
}

const picturesOf = (): ReadonlyMap<number, Element> => {
  const found = document.querySelectorAll<HTMLElement>('.gallery [data-solution]');
  return new Map([...found].map((one) => [Number(one.dataset.solution), one.querySelector('.picture') ?? one]));
};

const placesOf = (pictures: ReadonlyMap<number, Element>): Places =>
  new Map(
    [...pictures]
      .map(([solution, one]) => [solution, one.getBoundingClientRect()] as const)
      .filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight),
  );

/**
 * Moves boards from their places onto their fundamental solutions, which are drawn already. Returns the layer of the animation.
 */
function fold(listed: SolutionList, before: Places): Element {
  const pictures = picturesOf();
  // All positions are read before anything is written, so that the page is laid out once.
  const after = new Map([...pictures].map(([solution, one]) => [solution, one.getBoundingClientRect()]));
  const fine = document.querySelector('.gallery[data-fine]') !== null;
  const layer = document.createElement('div');
  layer.className = 'folding';
  layer.ariaHidden = 'true';
  document.body.append(layer);
  const animations = [...before].map(([solution, from]) => {
    const orbit = listed.orbits[solution] ?? 0;
    const to = after.get(listed.fundamental[orbit] ?? 0);
    if (!to) return null;
    const copy = document.createElement('div');
    Object.assign(copy.style, {
      left: px(from.left),
      top: px(from.top),
      width: px(from.width),
      height: px(from.height),
    });
    render(picture(solutionOf(listed, solution), fine), copy);
    layer.append(copy);
    const target = `${moveTo(from, to)} ${toFundamental(listed, solution)}`;
    return copy.animate(
      [{ transform: IDENTITY }, { transform: target, opacity: 1, offset: 0.9 }, { transform: target, opacity: 0 }],
      { ...timingOf(listed, orbit), fill: 'both' },
    ).finished;
  });
  for (const [solution, one] of pictures) {
    const orbit = listed.orbits[solution] ?? 0;
    const shown = [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1, offset: 0.9 }, { opacity: 1 }];
    one.parentElement?.animate(shown, timingOf(listed, orbit));
  }
  void Promise.allSettled(animations).then(() => layer.remove());
  return layer;
}

/** Moves boards from the places of their fundamental solutions to their own places. */
function unfold(listed: SolutionList, before: Places): void {
  const pictures = picturesOf();
  const after = placesOf(pictures);
  for (const [solution, to] of after) {
    const orbit = listed.orbits[solution] ?? 0;
    const from = before.get(listed.fundamental[orbit] ?? 0);
    if (!from) continue;
    const folded = `${moveTo(to, from)} ${toFundamental(listed, solution)}`;
    pictures.get(solution)?.animate([{ transform: folded }, { transform: IDENTITY }], timingOf(listed, orbit));
  }
}

const timingOf = ({ members }: SolutionList, orbit: number): KeyframeAnimationOptions => ({
  duration: DURATION,
  delay: (MAX_DELAY * orbit) / members.length,
  easing: 'ease-in-out',
  fill: 'backwards',
});

/** The symmetry that maps a solution to its fundamental solution, as a CSS transform. */
function toFundamental(listed: SolutionList, solution: number): string {
  const image = imagesOf(listed, listed.orbits[solution] ?? 0).find((one) => one.solution === solution);
  return spin(between(image?.turn ?? 'identity', 'identity'));
}

const px = (length: number): string => `${length}px`;

/** The identity with the same function list as the moves, so that keyframes interpolate each part. */
const IDENTITY = `translate(0px, 0px) scale(1) ${spin('identity')}`;

/** The CSS transform that moves a picture to another place. */
const moveTo = (from: DOMRect, to: DOMRect): string => {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return `translate(${px(x)}, ${px(y)}) scale(${to.width / from.width})`;
};
