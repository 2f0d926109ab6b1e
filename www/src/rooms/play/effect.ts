// What this room asks of the world outside: puzzles and hints, moves of the game, what is kept on this device.

import { copyText } from '../../kernel/clipboard';
import type { Trouble } from '../../line/trouble';
import { listenForKeysOf } from '../../watch/controls';
import type { Effect, Kit } from '../room';
import { keeping } from './days/effect';
import type { Desk } from './desk';
import { playing } from './game/effect';
import { making } from './own/effect';
import { puzzling } from './puzzle/effect';
import { replayDeed } from './puzzle/replay';
import type { PlayQuestions } from './questions';
import { shelving } from './shelf/effect';
import type { Play, PlayDeed } from './slice';

export function play(kit: Kit<Play, PlayDeed, PlayQuestions>): Effect<Play, PlayDeed> {
  const desk: Desk = { line: kit.hire(), now: () => performance.now() };
  const game = playing(
    desk,
    (deed) => kit.act({ type: 'game', deed }),
    () => (kit.now().shared.look.view === 'play' ? kit.now().own.game : null),
  );
  const puzzle = puzzling(desk, (deed) => kit.act({ type: 'puzzle', deed }));
  const own = making(
    desk,
    (deed) => kit.act({ type: 'own', deed }),
    (line) => kit.act({ type: 'line', line }),
  );
  const say = (trouble: Trouble): void => kit.dispatch({ type: 'notice', notice: { kind: 'trouble', ...trouble } });
  const shelf = shelving(desk, (deed) => kit.act({ type: 'shelf', deed }), say);
  const kept = keeping(kit.act, () => kit.now().own, say);

  listenForKeysOf(
    (name) => {
      const { own, shared } = kit.now();
      const deed = shared.look.view === 'play' && own.door === 'puzzle' ? replayDeed(name, own) : null;
      return deed && (() => kit.act(deed));
    },
    () => kit.now().shared.look.shortcuts,
  );

  return (happened, { own: before }, { own: after, shared }) => {
    if (happened.type === 'entered') {
      const { like } = kept.begin();
      if (happened.asks === null) kit.act({ type: 'want', wanted: { ...after.wanted, ...like, seed: anySeed() } });
    }
    if (happened.type === 'deed') {
      const { deed } = happened;
      kept.hear(deed, before, after);
      if (deed.type === 'puzzle') puzzle.hear(deed.deed, before.solving, after.solving);
      if (deed.type === 'own') own.hear(deed.deed, after.own);
      if (deed.type === 'copy') void copyText(deed.text, deed.news, kit.dispatch);
    }
    const here = shared.look.view === 'play';
    // What is opened first follows right after this.
    const waits = happened.type === 'entered';
    puzzle.follow(here && after.door === 'puzzle' && !waits ? after.solving : null, after.settings.speed);
    own.follow(here && after.door === 'own' ? after.own : null);
    shelf(here && after.door === 'shelf' ? after.shelf : null);
    game(here && after.door === 'game' ? after.game : null);
  };
}

/** Seeds that people can read to each other. */
const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);
