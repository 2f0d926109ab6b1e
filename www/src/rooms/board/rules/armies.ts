// Two armies on the board. One is drawn on discs, the other on squares, so that they differ by shape and not only by colour.

import { html, svg, type TemplateResult } from 'lit-html';
import type { BoardModel, PieceStyle } from '../../../board/model';
import { type Piece, pieceDrawing } from '../../../board/pieces';
import type { Rule } from '../../../board/rule';
import type { Answer } from '../../../kernel/answer';
import { t } from '../../../texts/texts';

/** The squares of the two armies. */
type Armies = readonly [ReadonlySet<number>, ReadonlySet<number>];

/** The armies of an answer; null if it is about something else. */
export function armiesOf(answer: Answer): Armies | null {
  if (answer.kind !== 'reached') return null;
  const { squares, others } = answer.report;
  return squares && others ? [new Set(squares), new Set(others)] : null;
}

/** The parts of a board model that show two armies; the pieces of the first army are drawn as given pieces. */
export const armiesModel = (rule: Rule, [one, other]: Armies, piece: Piece): Partial<BoardModel> => ({
  rule: ruleOfArmies(rule, piece),
  given: one,
  pieces: new Set([...one, ...other]),
  attacks: false,
  hints: false,
  left: false,
  glyph: (as) => glyph(piece, as),
});

const known = new WeakMap<Rule, Rule>();

/** The rule, with a name for the pieces of each army. */
function ruleOfArmies(rule: Rule, piece: Piece): Rule {
  const name = (): string => t('piece.name', { piece });
  const army: Rule = known.get(rule) ?? {
    ...rule,
    // A new list, so that all squares are drawn again.
    ways: [...rule.ways],
    pieceName: (as) => t('rules.army', { army: as === 'given' ? 'round' : 'square', piece: name() }),
  };
  known.set(rule, army);
  return army;
}

function glyph(piece: Piece, as: PieceStyle): TemplateResult {
  const army = as === 'given' ? 'round' : 'square';
  const ground =
    army === 'round' ? svg`<circle cx="24" cy="24" r="22" />` : svg`<rect x="4" y="4" width="40" height="40" />`;
  return html`<svg class="queen army" data-army=${army} viewBox="0 0 48 48" aria-hidden="true">
    ${ground}<svg x="10" y="9" width="28" height="28" viewBox="0 0 48 48">${pieceDrawing(piece)}</svg>
  </svg>`;
}
