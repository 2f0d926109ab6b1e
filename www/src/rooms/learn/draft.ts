// An answer that is put together in parts. Each action changes the latest answer, which may not be rendered yet.

import { joinParts, togglePart } from '../../watch/truths/answer';
import { mirror, turnRight } from '../../watch/truths/turning';

export type DraftAction =
  /** Adds a part to the answer, or removes it. */
  | { readonly type: 'part'; readonly part: string }
  /** Moves a line up or down. */
  | { readonly type: 'move'; readonly line: string; readonly by: -1 | 1 }
  | { readonly type: 'view'; readonly to: 'right' | 'mirror' };

/** The parts of an answer. */
export const partsOf = (draft: string | null): string[] => (draft ? draft.split(' ') : []);

/** The lines in the order of the answer or, before the first move, of the question. */
export const linesOf = (draft: string | null, choices: readonly { readonly id: string }[]): string[] =>
  draft === null ? choices.map(({ id }) => id) : partsOf(draft);

/** The answer after an action. `choices`: the choices of the question. */
export function updateDraft(
  draft: string | null,
  action: DraftAction,
  choices: readonly { readonly id: string }[],
): string | null {
  switch (action.type) {
    case 'part':
      return joinParts(togglePart(partsOf(draft), action.part));
    case 'move':
      return moveLine(linesOf(draft, choices), action.line, action.by).join(' ');
    case 'view':
      return String((action.to === 'right' ? turnRight : mirror)(Number(draft ?? 0)));
  }
}

/** The first and the last line cannot move further. */
function moveLine(lines: readonly string[], line: string, by: -1 | 1): string[] {
  const at = lines.indexOf(line);
  const to = Math.max(0, Math.min(lines.length - 1, at + by));
  const others = lines.filter((each) => each !== line);
  return at < 0 ? [...lines] : [...others.slice(0, to), line, ...others.slice(to)];
}
