// The limit of large boards next to the heat map: the same squares in the same colours, and the distance between the two.

import { html, svg, type TemplateResult } from 'lit-html';
import { share, t } from '../../texts/texts';
import { renderWork, WORKS } from '../../texts/works';
import { properties } from '../../ui/style';
import { distance, limitOn } from './queenon';
import { heatOf } from './scale';
import type { Heat } from './slice';

/** Creates a renderer, which remembers the limit for the board that was shown last. */
export function createLimit(): (heat: Extract<Heat, { kind: 'known' }>) => TemplateResult {
  let last: { readonly size: number; readonly squares: Float64Array } | null = null;
  return ({ size, squares, solutions }) => {
    if (last?.size !== size) last = { size, squares: limitOn(size) };
    const limit = last.squares;
    const most = Math.max(...limit);
    const apart = distance(
      squares.map((count) => count / solutions),
      limit,
      size,
    );
    return html`<figure class="limit" ${heatOf(limit)}>
      <svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('solutions.limit')}>
        ${Array.from(
          limit,
          (each, at) =>
            svg`<rect x=${at % size} y=${Math.floor(at / size)} width="1" height="1" ${properties({ '--heat': (each / most).toFixed(3) })} />`,
        )}
      </svg>
      <figcaption>
        <h2>${t('solutions.limit')}</h2>
        <p>${t('solutions.limitWhat')} ${renderWork(WORKS.limit)}</p>
        <p>${t('solutions.limitApart', { size, share: share(apart) })}</p>
      </figcaption>
    </figure>`;
  };
}
