// The keys of this room, in addition to those of the board: one letter each, unless the person has turned such keys off.

import type { Shared } from '../../kernel/state';
import type { KeyPressed } from '../room';
import { DEGREES } from './puzzle/solving';
import { letterOf } from './puzzle/step-drawing';
import type { Play, PlayAction } from './slice';

/** The board handles its own keys first. */
export const press = ({ key, early }: KeyPressed, play: Play, shared: Shared): PlayAction | null =>
  shared.ui.shortcuts && !early ? actionOf(key, play, shared) : null;

/** The letters of the regions. The largest board has seventeen regions. */
const REGIONS = Array.from({ length: 17 }, (_, region) => letterOf(region).toLowerCase());

function actionOf(key: string, play: Play, shared: Shared): PlayAction | null {
  const { panel, own, game, solving, settings, wanted } = play;
  if (panel === 'game') {
    if (key === 'w') return { type: 'game', action: { type: 'show', shows: !game.showsWins } };
    if (key === 'u') return { type: 'undo' };
    return key === 'n' ? { type: 'game', action: { type: 'again' } } : null;
  }
  if (panel === 'own') {
    if (key === 'u') return { type: 'undo' };
    const region = own.puzzle.regions ? REGIONS.slice(0, own.puzzle.size).indexOf(key) : -1;
    return region < 0 ? null : { type: 'own', action: { type: 'brush', region } };
  }
  if (panel === 'train') {
    const degree = play.training.help ? DEGREES.indexOf(play.training.help) : -1;
    if (key === 'h') return { type: 'training', action: { type: 'help', degree: DEGREES[degree + 1] ?? 'do' } };
    if (key === 'n' && play.training.outcome) return { type: 'training', action: { type: 'next' } };
    return key === 'escape' ? { type: 'training', action: { type: 'reason', action: { type: 'back' } } } : null;
  }
  if (panel !== 'puzzle') return null;
  if (key === 'u') return { type: 'undo' };
  if (play.proving) {
    if (key === 'h' && shared.ui.handout?.hints !== false) return { type: 'reasons', action: { type: 'help' } };
    return key === 'escape' ? { type: 'reasons', action: { type: 'back' } } : null;
  }
  if (key === 'a') return { type: 'settings', to: { auto: !settings.auto } };
  if (key === 's') return { type: 'puzzle', action: { type: solving.saved ? 'restore' : 'save' } };
  if (key === 'n' && solving.source.kind !== 'guilty')
    return { type: 'want', wanted: { ...wanted, seed: wanted.seed + 1 } };
  if (key !== 'h' || shared.ui.handout?.hints === false) return null;
  // Each press gives a more detailed hint.
  const degree = solving.hint ? DEGREES.indexOf(solving.hint.degree) : -1;
  return { type: 'puzzle', action: { type: 'askHint', degree: DEGREES[degree + 1] ?? 'do' } };
}
