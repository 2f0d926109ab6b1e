// Text that is longer than the wall is high is cut into screens: columns as wide as their frame, of which one is seen.

import { html, type TemplateResult } from 'lit-html';
import { onElement } from '../../ui/element';
import { properties } from '../../ui/style';

/** What was measured: how many screens there are, and on which of them the element in question begins. */
interface Cut {
  readonly screens: number;
  readonly sought: number | null;
}

interface Screens {
  /** The screen that is seen, from 0. */
  readonly screen: number;
  readonly label: string;
  /** Called after each drawing. */
  measured(cut: Cut): void;
  /** Something on another screen has the focus. */
  turnTo(screen: number): void;
}

/** Shows `content`, one screen of it. `sought`: what `measured` is to find. */
export function createScreens(sought: string): (props: Screens, content: TemplateResult) => TemplateResult {
  const measures = onElement((flow, kept: { props: Screens } | undefined, props: Screens): { props: Screens } => {
    const now = kept ?? { props };
    now.props = props;
    const measure = (): void => now.props.measured(cutOf(flow, sought));
    if (!kept) new ResizeObserver(measure).observe(flow);
    queueMicrotask(measure);
    return now;
  });
  return (props, content) => html`<section class="screens" aria-label=${props.label}>
    <div
      class="screens__flow"
      ${properties({ '--screen': props.screen })}
      ${measures(props)}
      @focusin=${(event: FocusEvent) => {
        const flow = event.currentTarget as HTMLElement;
        const at = screenOf(flow, event.target as Element);
        if (at !== props.screen) props.turnTo(at);
      }}
    >${content}</div>
  </section>`;
}

function cutOf(flow: HTMLElement, sought: string): Cut {
  const found = flow.querySelector(sought);
  return {
    screens: Math.max(1, Math.round((flow.scrollWidth + gapOf(flow)) / pitchOf(flow))),
    sought: found && screenOf(flow, found),
  };
}

const screenOf = (flow: HTMLElement, element: Element): number =>
  Math.max(
    0,
    Math.floor((element.getBoundingClientRect().left - flow.getBoundingClientRect().left + 1) / pitchOf(flow)),
  );

/** From one screen to the next, in pixels: not in whole ones, or a far screen would be taken for the one before. */
const pitchOf = (flow: HTMLElement): number => Math.max(1, flow.getBoundingClientRect().width + gapOf(flow));
const gapOf = (flow: HTMLElement): number => Number.parseFloat(getComputedStyle(flow).columnGap) || 0;
