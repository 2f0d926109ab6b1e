// What can be had next: a puzzle of a kind, a size and a grade; one like this, one harder, today's.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { select } from '../choices';
import { dayOf } from '../days/day';
import type { PlayScene } from '../slice';
import { FAMILIES, type Family, SIZES, type Wanted, WORDS } from './puzzle';

export function asks({ own, act }: PlayScene): TemplateResult {
  const { wanted, solving } = own;
  const open = (to: Partial<Wanted>): void =>
    act({ type: 'want', wanted: fitting({ ...wanted, ...to, seed: wanted.seed + 1 }) });
  const today = dayOf(new Date());
  const isToday = solving.source.kind === 'day' && solving.source.day === today;
  const harder = WORDS[WORDS.indexOf(wanted.word) + 1];
  return html`<div class="asks">
    <div class="ask">
      <button class="btn" @click=${() => open({})}>${t('play.puzzle.new')}</button>
      <span class="ask__does">
        ${select(
          t('play.kind'),
          FAMILIES.map((family) => ({
            value: family,
            name: t('play.family', { family }),
            on: family === wanted.family,
          })),
          (family: Family) => open({ family }),
        )}
        ${select(
          t('play.size'),
          SIZES[wanted.family].map((size) => ({
            value: String(size),
            name: t('play.by', { size }),
            on: size === wanted.size,
          })),
          (size) => open({ size: Number(size) }),
        )}
        ${select(
          t('play.grade'),
          WORDS.map((word) => ({ value: word, name: t('play.word', { word }), on: word === wanted.word })),
          (word) => open({ word }),
        )}
      </span>
    </div>
    <p class="row">
      ${harder ? html`<button class="btn" data-kind="text" @click=${() => open({ word: harder })}>${t('play.puzzle.harder')}</button>` : nothing}
      ${isToday ? nothing : html`<button class="btn" data-kind="text" @click=${() => act({ type: 'puzzle', deed: { type: 'open', source: { kind: 'day', day: today } } })}>${t('play.puzzle.today')}</button>`}
    </p>
  </div>`;
}

/** A size that the family is made in. */
function fitting(wanted: Wanted): Wanted {
  const sizes = SIZES[wanted.family];
  const [first = wanted.size] = sizes;
  const size = sizes.includes(wanted.size)
    ? wanted.size
    : Math.max(first, Math.min(wanted.size, sizes.at(-1) ?? first));
  return { ...wanted, size };
}
