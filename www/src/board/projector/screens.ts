// Text that is higher than the projector is cut into screens: columns as wide as their frame, one of which is visible. Smaller type is used
// if that saves a screen or keeps a block on one screen.

import { html, type TemplateResult } from 'lit-html';
import { onElement } from '../../ui/element';
import { properties } from '../../ui/style';

/** The visible screen, from 0, and the number of screens. */
export interface ScreenCut {
  readonly screen: number;
  readonly screens: number;
}

interface Screens {
  readonly cut: ScreenCut;
  /** Whether to show the screen with the sought element until the user turns to another screen. */
  readonly seeks: boolean;
  readonly label: string;
  /** Called after a drawing, because another size or text may be cut in another way. */
  measured(cut: ScreenCut): void;
  /** Called if the focus moves to another screen. */
  turnTo(screen: number): void;
}

/** Shows one screen of `content`. `sought`: a selector of the element to show. */
export function createScreens(sought: string): (props: Screens, content: TemplateResult) => TemplateResult {
  const measures = onElement((flow, before: { props: Screens } | undefined, props: Screens): { props: Screens } => {
    const now = before ?? { props };
    now.props = props;
    const measure = (): void => {
      const { cut, seeks, measured } = now.props;
      fit(flow);
      const screens = screensOf(flow);
      const found = seeks ? flow.querySelector(sought) : null;
      const screen = Math.min(found ? screenOf(flow, found) : cut.screen, screens - 1);
      if (screen !== cut.screen || screens !== cut.screens) measured({ screen, screens });
    };
    if (!before) new ResizeObserver(measure).observe(flow);
    queueMicrotask(measure);
    return now;
  });
  return (props, content) => html`<section class="screens" aria-label=${props.label}>
    <div
      class="screens__flow"
      ${properties({ '--screen': props.cut.screen })}
      ${measures(props)}
      @focusin=${(event: FocusEvent) => {
        const flow = event.currentTarget as HTMLElement;
        const at = screenOf(flow, event.target as Element);
        if (at !== props.cut.screen) props.turnTo(at);
      }}
    >${content}</div>
  </section>`;
}

const SCALES = [1, 0.9, 0.82, 0.75, 0.68] as const;

/** Chooses the largest type with the lowest cost. The choice is made again if the size of the frame or of the text changes. */
function fit(flow: HTMLElement): void {
  const { clientWidth, clientHeight, textContent, dataset } = flow;
  const of = [clientWidth, clientHeight, textContent?.replaceAll(/\d/g, '').length].join(' ');
  if (dataset.fitted === of) return;
  dataset.fitted = of;
  const scaled = (scale: number): void => flow.style.setProperty('--scale', String(scale));
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (const scale of SCALES) {
    scaled(scale);
    const cost = costOf(flow);
    if (cost >= least) continue;
    [best, least] = [scale, cost];
    if (cost === 1) break;
  }
  scaled(best);
}

/** The cost: the number of screens, plus one half for each block that is cut in two and for a last screen that is nearly empty. */
function costOf(flow: HTMLElement): number {
  const { top, height } = flow.getBoundingClientRect();
  const whole = [...flow.querySelectorAll('.screens__whole, .listing')];
  const cuts = whole.filter((block) => block.getClientRects().length > 1).length;
  const screens = screensOf(flow);
  const end = (flow.lastElementChild?.getBoundingClientRect().bottom ?? top) - top;
  return screens + cuts / 2 + (screens > 1 && end < height / 4 ? 0.5 : 0);
}

const screensOf = (flow: HTMLElement): number =>
  Math.max(1, Math.round((flow.scrollWidth + gapOf(flow)) / pitchOf(flow)));

const screenOf = (flow: HTMLElement, element: Element): number =>
  Math.max(
    0,
    Math.floor((element.getBoundingClientRect().left - flow.getBoundingClientRect().left + 1) / pitchOf(flow)),
  );

/** The distance between two screens in pixels. It is not rounded, because the errors would add up to a whole screen. */
const pitchOf = (flow: HTMLElement): number => Math.max(1, flow.getBoundingClientRect().width + gapOf(flow));
const gapOf = (flow: HTMLElement): number => Number.parseFloat(getComputedStyle(flow).columnGap) || 0;
