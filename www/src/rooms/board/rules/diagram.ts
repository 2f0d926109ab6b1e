// A small picture of a rule: the squares that one piece attacks on a board of five by five, from the table of the engine.

import { svg, type TemplateResult } from 'lit-html';
import { pieceDrawing } from '../../../board/pieces';
import type { Rule } from '../../../board/rule';
import { type Law, pieceOf } from '../../../board/variant/parts';

/** The pieces on the diagram of a law, if they differ from one piece in the middle. */
const EXAMPLES: Partial<Record<Law, readonly number[]>> = { toggled: [2, 9], 'toggled-open': [2, 9] };
const MIDDLE = 12;

/** Ways that are drawn as strokes; all others are small squares. */
const STROKES = ['row', 'column', 'diagonal', 'anti'];

/** The stroke of a way, in the square whose upper left corner is at (x, y). */
function strokeOf(word: string, x: number, y: number): string {
  const [centre, middle] = [x + 0.5, y + 0.5];
  if (word === 'row') return `M${x + 0.25} ${middle}h.5`;
  if (word === 'column') return `M${centre} ${y + 0.25}v.5`;
  if (word.endsWith('diagonal')) return `M${x + 0.3} ${y + 0.3}l.4 .4`;
  if (word.endsWith('anti')) return `M${x + 0.3} ${y + 0.7}l.4 -.4`;
  return `M${centre - 0.14} ${middle - 0.14}h.28v.28h-.28z`;
}

/** `offsets`: how far each row is shifted to the right. */
export function diagram(law: Law, rule: Rule, offsets: readonly number[] = []): TemplateResult {
  const pieces = new Set(EXAMPLES[law] ?? [MIDDLE]);
  const { along } = rule.attacks(pieces, new Set());
  const wide = rule.columns + Math.max(0, ...offsets);
  const placeOf = (square: number): { x: number; y: number } => {
    const y = Math.floor(square / rule.columns);
    return { x: (square % rule.columns) + (offsets[y] ?? 0), y };
  };
  let [dark, light, plain, jumps, wrapped, reopened] = ['', '', '', '', '', ''];
  along.forEach((ways, square) => {
    const { x, y } = placeOf(square);
    if ((x + y) % 2 === 1) dark += `M${x} ${y}h1v1h-1z`;
    else light += `M${x} ${y}h1v1h-1z`;
    if (pieces.has(square)) return;
    rule.ways.forEach((word, way) => {
      if (!((ways >> way) & 1)) return;
      if (word === 'reopened') reopened += `M${x + 0.2} ${y + 0.5}a.3 .3 0 1 0 .6 0a.3 .3 0 1 0 -.6 0`;
      else if (word.startsWith('wrap-')) wrapped += strokeOf(word, x, y);
      else if (STROKES.includes(word)) plain += strokeOf(word, x, y);
      else jumps += strokeOf(word, x, y);
    });
  });
  return svg`<svg class="dia__pic" viewBox="0 0 ${wide} ${rule.rows}" aria-hidden="true">
    <path class="dia__light" d=${light} /><path class="dia__dark" d=${dark} />
    <path class="dia__stroke" d=${plain} /><path class="dia__jump" d=${jumps} /><path class="dia__wrap" d=${wrapped} /><path class="dia__reopened" d=${reopened} />
    ${[...pieces].map((square) => {
      const { x, y } = placeOf(square);
      return svg`<svg class="dia__piece" x=${x + 0.05} y=${y + 0.05} width="0.9" height="0.9" viewBox="0 0 48 48">${pieceDrawing(pieceOf(law))}</svg>`;
    })}
  </svg>`;
}
