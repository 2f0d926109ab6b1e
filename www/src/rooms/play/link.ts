// The part of a link that names the puzzle or the game of this room, never an answer. The pace of a solver follows a tilde, the reasons of
// a proof follow an asterisk. The title, the setter and the moves of a solution are parts after underscores.

import { SHARED } from '../../kernel/shared';
import { addDays, dayOf, monthOf, readDay } from './days/day';
import { readGame, writeGame } from './game/link';
import { puzzleOf, sourceOf } from './own/slice';
import { readAbout } from './puzzle/about';
import { readPace } from './puzzle/pace';
import { linkNameOf, readName, withAbout } from './puzzle/puzzle';
import { raceName } from './puzzle/rival';
import { readProof, writeProof } from './reasons/proving';
import type { Play, PlayAction } from './slice';
import { readTraining, writeTraining } from './training/slice';

export function writePlay({ panel, game, own, solving, proving, month, training }: Play): string {
  if (panel === 'train') return writeTraining(training);
  if (panel === 'start') return 'start';
  if (panel === 'game') return writeGame(game);
  if (panel === 'shelf') return month ? `shelf-${month}` : 'shelf';
  return panel === 'own'
    ? `edit-${linkNameOf(sourceOf(own.puzzle, own.about))}`
    : `${raceName(solving, solving.rival, solving.sent)}${proving ? `*${writeProof(proving)}` : ''}`;
}

/** Returns null for anything that `writePlay` would not write. If a puzzle with that name cannot exist, returns why. */
export function readPlay(text: string): PlayAction | null {
  if (text === '') return null;
  const game = readGame(text);
  if (game) return { type: 'game', action: game };
  const training = readTraining(text);
  if (training) return { type: 'training', action: training };
  const [, month] = /^(?:shelf|days)(?:-(\d{4}-\d\d))?$/.exec(text) ?? [];
  if (month !== undefined) {
    const day = readDay(`${month}-01`);
    return day ? { type: 'month', month: monthOf(day) } : null;
  }
  if (text === SHARED) return { type: 'shared' };
  if (text === 'start') return { type: 'panel', panel: 'start' };
  if (text === 'shelf' || text === 'days') return { type: 'panel', panel: 'shelf' };
  const edited = text.startsWith('edit-own-');
  const [head = '', proof] = text.split('*');
  const [nameAndParts = '', pace = ''] = head.split('~');
  const [name = '', ...parts] = nameAndParts.split('_');
  const known = readName(edited ? name.slice('edit-'.length) : name);
  const source = typeof known === 'string' ? known : withAbout(known, readAbout(parts));
  if (source === 'play-name') return null;
  // Where the link was made, it may already be tomorrow.
  if (typeof source === 'object' && source.kind === 'day' && source.day > addDays(dayOf(new Date()), 1))
    return { type: 'notice', notice: { code: 'play-day', detail: {} }, panel: 'puzzle' };
  if (edited && typeof source === 'object' && (source.kind === 'own' || source.kind === 'stars')) {
    const about = source.about ? { about: source.about } : {};
    return { type: 'own', action: { type: 'open', puzzle: puzzleOf(source), ...about } };
  }
  return typeof source === 'string'
    ? { type: 'notice', notice: { code: source, detail: {} }, panel: 'puzzle' }
    : {
        type: 'puzzle',
        action: {
          type: 'open',
          source,
          rival: readPace(pace),
          sent: parts.find((part) => part.startsWith('m'))?.slice(1) ?? null,
          proof: proof === undefined ? null : readProof(proof),
        },
      };
}
