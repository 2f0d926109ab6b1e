// What this room asks of the world outside: moves and values of the game.

import type { Effect, Kit } from '../room';
import type { Desk } from './desk';
import { playing } from './game/effect';
import type { PlayQuestions } from './questions';
import type { Play, PlayDeed } from './slice';

export function play(kit: Kit<Play, PlayDeed, PlayQuestions>): Effect<Play, PlayDeed> {
  const desk: Desk = { line: kit.hire(), now: () => performance.now() };
  const isHere = (): boolean => kit.now().shared.look.view === 'play';
  const game = playing(
    desk,
    (deed) => kit.act({ type: 'game', deed }),
    () => (isHere() ? kit.now().own.game : null),
  );
  return (_happened, _before, after) => {
    const here = after.shared.look.view === 'play';
    game(here && after.own.door === 'game' ? after.own.game : null);
  };
}
