// The legend of the marks that a variant board shows now.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { RuleTable } from '../../../engine/types';
import type { Shared } from '../../../kernel/state';
import { t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { RulesProps } from './slice';

/** The marks of free squares that the board shows at present. */
function marks({ survey: { report }, answer, input }: Shared): (readonly [TemplateResult, string])[] {
  const { squares, pieces } = input.board;
  if (answer.kind === 'completed' || answer.kind === 'reached' || squares.length >= pieces) return [];
  const left = [html`<b class="legend__left num">3</b>`, t('legend.left')] as const;
  if (!report?.squares || !report.count)
    return [[html`<span class="sq" data-is="free"></span>`, t('legend.free')], left];
  const heat = html`<span class="sq" data-heat="3" ${properties({ '--heat': '0.8' })}></span>`;
  const trap = html`<span class="sq" data-heat="0"></span>`;
  return [[heat, t('rules.legendHeat')], [trap, t('legend.trap')], left];
}

/** `table`: the table of the rule, if it is known. */
export function legend({ shared }: RulesProps, table: RuleTable | null): TemplateResult {
  const ways = table?.ways ?? [];
  const item = (sample: TemplateResult, text: string): TemplateResult => html`<li>${sample}<span>${text}</span></li>`;
  const sample = (att: string): TemplateResult => html`<span class="sq" data-att=${att}></span>`;
  const names = ways.map(({ way }) => way);
  const wraps = ways.find(({ way, beyond }) => way.endsWith('iagonal') && beyond.squares.length > 0);
  const strokes = names.filter((name) => ['row', 'column', 'diagonal', 'antiDiagonal'].includes(name));
  return html`<div class="verdict" data-when="idle"><ul class="legend">
    ${
      strokes.length > 0
        ? item(
            sample(
              strokes
                .slice(-2)
                .map((name) => (name === 'antiDiagonal' ? 'anti' : name))
                .join(' '),
            ),
            t('legend.attacked'),
          )
        : nothing
    }
    ${names.includes('jump') ? item(sample('jump'), t('rules.legendJump')) : nothing}
    ${wraps ? item(sample('wrap-diagonal'), t('rules.legendWrap')) : nothing}
    ${ways.some(({ toggles }) => toggles) ? item(sample('reopened'), t('rules.legendReopened')) : nothing}
    ${names.flatMap((name) => (name.startsWith('formula') ? [item(sample(name), t('rules.legendFormula', { name: 'rtuv'[Number(name.at(-1)) - 1] ?? '' }))] : []))}
    ${marks(shared).map(([mark, text]) => item(mark, text))}
  </ul></div>`;
}
