// The Share view: the panels at the side, and for the open one its choices, their result, and the action.

import { html, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { embed } from './embed/view';
import { text } from './forms/view';
import { createLink } from './link/view';
import { createPrint } from './print/view';
import { createPictureDoor } from './save/picture-view';
import { animation, data } from './save/view';
import { DOORS, type Door, type ShareProps } from './slice';

export function createShare(): (props: ShareProps) => TemplateResult {
  const views: Readonly<Record<Door, (props: ShareProps) => TemplateResult>> = {
    picture: createPictureDoor(),
    animation,
    data,
    text,
    link: createLink(),
    embed,
    print: createPrint(),
  };
  return (props) => {
    const { door } = props.own;
    return html`<main id="main" tabindex="-1" class="share" data-door=${door}>
      <nav class="share__doors" aria-label=${t('share.doors')}>
        ${DOORS.map(
          (each) => html`<button
            aria-current=${each === door ? 'true' : 'false'}
            @click=${() => props.dispatch({ type: 'door', door: each })}
          >${t('share.door', { door: each })}<span>${t('share.doorWhat', { door: each })}</span></button>`,
        )}
      </nav>
      <section class="share__door" aria-labelledby="share-door">
        <h2 id="share-door">${t('share.heading', { door })}</h2>
        ${views[door](props)}
      </section>
    </main>`;
  };
}
