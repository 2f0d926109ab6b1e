// Text that is longer than the wall is high is cut into screens: columns as wide as their frame, of which one is seen.

import { html, type TemplateResult } from 'lit-html';
import { onElement } from '../../ui/element';
import { properties } from '../../ui/style';

/** How text is cut: the screen that is seen, from 0, and how many there are. */
export interface Cut {
  readonly screen: number;
  readonly screens: number;
}

interface Screens {
  readonly cut: Cut;
  /** Shows the screen with the element in question, whichever that becomes, until somebody turns to another one. */
  readonly seeks: boolean;
  readonly label: string;
  /** Called after a drawing: another size of the wall, or another text, is cut in another way. */
  measured(cut: Cut): void;
  /** Something on another screen has the focus. */
  turnTo(screen: number): void;
}

/** Shows `content`, one screen of it. `sought`: the element in question, as a selector. */
export function createScreens(sought: string): (props: Screens, content: TemplateResult) => TemplateResult {
  const measures = onElement((flow, kept: { props: Screens } | undefined, props: Screens): { props: Screens } => {
    const now = kept ?? { props };
    now.props = props;
    const measure = (): void => {
      const { cut, seeks, measured } = now.props;
      const screens = Math.max(1, Math.round((flow.scrollWidth + gapOf(flow)) / pitchOf(flow)));
      const found = seeks ? flow.querySelector(sought) : null;
      const screen = Math.min(found ? screenOf(flow, found) : cut.screen, screens - 1);
      if (screen !== cut.screen || screens !== cut.screens) measured({ screen, screens });
    };
    if (!kept) new ResizeObserver(measure).observe(flow);
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

const screenOf = (flow: HTMLElement, element: Element): number =>
  Math.max(
    0,
    Math.floor((element.getBoundingClientRect().left - flow.getBoundingClientRect().left + 1) / pitchOf(flow)),
  );

/** From one screen to the next, in pixels: not in whole ones, or a far screen would be taken for the one before. */
const pitchOf = (flow: HTMLElement): number => Math.max(1, flow.getBoundingClientRect().width + gapOf(flow));
const gapOf = (flow: HTMLElement): number => Number.parseFloat(getComputedStyle(flow).columnGap) || 0;
