// A projected board of any room: as high as the window, with a text in screens next to it, and a bar. Nothing scrolls.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { type Presentation, projectorBar } from './bar';
import { createPen } from './pen';
import { listenForRemote } from './remote';
import { createScreens, type ScreenCut } from './screens';

type Press = Presentation['next'];

export interface Projection extends Omit<Presentation, 'pen' | 'where'> {
  readonly board: TemplateResult;
  /** The description of the board in words. */
  readonly label: string;
  /** The larger side of the board, in squares. */
  readonly size: number;
  /** The text, and its subject. A text with another subject begins at its first screen. */
  readonly text: TemplateResult;
  readonly about: string;
  /** Shown below board and text. */
  readonly under?: TemplateResult;
}

/** `room`: the CSS class of the room. Create one projection for each room, because it listens for the keys of a remote control. */
export function createProjection(room: string): (projection: Projection) => TemplateResult {
  const pen = createPen();
  const screens = createScreens('.verdict, .told');
  let cut: ScreenCut = { screen: 0, screens: 1 };
  let seeks = false;
  let shown = '';
  let last: Projection | null = null;

  const redraw = (): void => last?.dispatchApp({ type: 'ui', ui: {} });
  const turnTo = (screen: number): void => {
    cut = { ...cut, screen };
    seeks = false;
    redraw();
  };
  /** Goes to the next screen or, after the last screen, to the next step. */
  const turn = (projection: Projection, by: -1 | 1): Press => {
    const screen = cut.screen + by;
    if (screen >= 0 && screen < cut.screens) return () => turnTo(screen);
    return by > 0 ? projection.next : projection.previous;
  };
  listenForRemote({
    ui: () => (document.querySelector(`.projected.${room}`) ? (last?.ui ?? null) : null),
    turn: (by) => {
      if (last) turn(last, by)?.();
    },
    dispatchApp: (action) => last?.dispatchApp(action),
  });

  return (projection) => {
    last = projection;
    const { ui, about } = projection;
    // Shows the screen with the new text, so that the teacher does not have to turn to it.
    if (shown !== about) {
      shown = about;
      cut = { ...cut, screen: 0 };
      seeks = true;
    }
    return html`<main id="main" tabindex="-1" class="projected ${room}" ${properties({ '--n': projection.size })}>
      <section class="stage" aria-label=${projection.label}>${projection.board}</section>
      ${screens(
        {
          cut,
          seeks,
          label: t('projector.said'),
          measured: (now) => {
            cut = now;
            redraw();
          },
          turnTo,
        },
        projection.text,
      )}
      ${projection.under ?? nothing} ${pen.layer(about, ui.pen)}
      ${projectorBar({
        ...projection,
        pen,
        where: cut.screens > 1 ? t('projector.screen', { screen: cut.screen + 1, screens: cut.screens }) : '',
        previous: turn(projection, -1),
        next: turn(projection, 1),
      })}
    </main>`;
  };
}
