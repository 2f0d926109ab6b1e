// The door to pictures: SVG or PNG, with or without what the board says beside its queens.

import { html, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { check, choice } from '../../../ui/choices';
import type { PictureChoice, ShareProps } from '../slice';
import { making } from './making';
import { inksOf, pictureOf, pixelsOf } from './picture';
import { createPreview } from './preview';
import { shownBoard } from './shown';

export function createPictureDoor(): (props: ShareProps) => TemplateResult {
  const preview = createPreview();
  return (props) => {
    const { own, shared, dispatch } = props;
    const chosen = own.choices.picture;
    const to = (change: Partial<PictureChoice>) => dispatch({ type: 'choose', of: 'picture', to: change });
    const of = <K extends 'form' | 'scale' | 'colours'>(
      key: K,
      values: readonly PictureChoice[K][],
      name: (value: PictureChoice[K]) => string,
    ) =>
      values.map((value) => ({
        name: name(value),
        on: chosen[key] === value,
        choose: () => to({ [key]: value } as Partial<PictureChoice>),
      }));
    const { input, answer, watch, survey, ui } = shared;
    const picture = () => pictureOf(shownBoard(props), chosen);
    const { width, height } = pixelsOf(picture(), chosen);
    const title = t('share.pictureTitle', { size: input.rows.length });
    return html`<div class="share__two">
      <div class="share__choices">
        <div class="row">
          ${choice(
            t('share.form'),
            of('form', ['svg', 'png'], (form) => form.toUpperCase()),
          )}
          ${
            chosen.form === 'png'
              ? choice(
                  t('share.scale'),
                  of('scale', [1, 2, 4], (scale) => `${scale}×`),
                )
              : ''
          }
        </div>
        <div class="row">${choice(
          t('share.colours'),
          of('colours', ['light', 'dark'], (colours) => t('share.colour', { colours })),
        )}</div>
        <div class="share__checks">
          ${check(t('share.numbers'), chosen.numbers, (numbers) => to({ numbers }))}
          ${check(t('share.marks'), chosen.marks, (marks) => to({ marks }))}
          ${check(t('share.clear'), chosen.clear, (clear) => to({ clear }))}
        </div>
        <p>${t('share.pixels', { width: digits(width), height: digits(height) })}</p>
        ${making(props, t('share.savePicture'), false)}
      </div>
      <div class="share__preview" data-colours=${chosen.colours}>
        ${preview([chosen, input, own.table, answer, watch.shown, survey, ui.shows], picture, inksOf(chosen), title)}
      </div>
    </div>`;
  };
}
