// The panel for pictures: SVG or PNG, with or without the marks of the board besides its queens.

import { html, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { settings } from '../settings';
import type { ShareProps } from '../slice';
import { renderMaking } from './making';
import { inksOf, pictureOf, pixelsOf } from './picture';
import { createPreview } from './preview';
import { boardToSave } from './saved-board';

export function createPicturePanel(): (props: ShareProps) => TemplateResult {
  const preview = createPreview();
  return (props) => {
    const { own, shared } = props;
    const chosen = own.choices.picture;
    const { one, flag } = settings('picture', props);
    const { input, answer, watch, survey, ui } = shared;
    const picture = () => pictureOf(boardToSave(props), chosen);
    const { width, height } = pixelsOf(picture(), chosen);
    const title = t('share.pictureTitle', { size: input.rows.length });
    return html`<div class="share__two">
      <div class="share__choices">
        <div class="row">
          ${one('form', t('share.form'), ['svg', 'png'], (form) => form.toUpperCase())}
          ${chosen.form === 'png' ? one('scale', t('share.scale'), [1, 2, 4], (scale) => `${scale}×`) : ''}
        </div>
        <div class="row">${one('colours', t('share.colours'), ['light', 'dark'], (colours) => t('share.colour', { colours }))}</div>
        <div class="share__checks">
          ${flag('numbers', t('share.numbers'))} ${flag('marks', t('share.marks'))} ${flag('clear', t('share.clear'))}
        </div>
        <p>${t('share.pixels', { width: digits(width), height: digits(height) })}</p>
        ${renderMaking(props, t('share.savePicture'), false)}
      </div>
      <div class="share__preview" data-colours=${chosen.colours}>
        ${preview([chosen, input, own.table, answer, watch.shown, survey, ui.shows], picture, inksOf(chosen), title)}
      </div>
    </div>`;
  };
}
