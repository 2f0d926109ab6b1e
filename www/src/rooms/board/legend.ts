// The legend of the marks that the board shows now.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shared } from '../../kernel/state';
import { type Key, t } from '../../texts/texts';
import { properties } from '../../ui/style';

export function legend({ survey, input }: Shared): TemplateResult {
  const heat = survey.report?.squares && (survey.report.count ?? 0) > 0;
  const item = (sample: TemplateResult, text: Key): TemplateResult => html`<li>${sample}<span>${t(text)}</span></li>`;
  return html`<div class="verdict" data-when="idle">
    <ul class="legend">
      ${
        heat
          ? [
              item(html`<span class="sq" data-heat="3" ${properties({ '--heat': '0.8' })}></span>`, 'legend.heat'),
              item(html`<span class="sq" data-heat="0"></span>`, 'legend.trap'),
            ]
          : item(html`<span class="sq" data-is="free"></span>`, 'legend.free')
      }
      ${item(html`<span class="sq" data-is="forced"></span>`, 'legend.forced')}
      ${item(html`<span class="sq" data-att="row diagonal"></span>`, 'legend.attacked')}
      ${input.notHere.size > 0 ? item(html`<span class="sq" data-is="nothere"></span>`, 'legend.notHere') : nothing}
      ${item(html`<b class="legend__left num">3</b>`, 'legend.left')}
    </ul>
  </div>`;
}
