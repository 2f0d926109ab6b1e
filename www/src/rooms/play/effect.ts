// What this room asks of the world outside: puzzles and hints, moves of the game, what is kept on this device.

import { copyText } from '../../kernel/clipboard';
import type { Trouble } from '../../line/trouble';
import { listenForKeysOf } from '../../watch/controls';
import type { Effect, Kit } from '../room';
import { keeping } from './days/effect';
import type { PlayRecord } from './days/record';
import type { Desk } from './desk';
import { playing } from './game/effect';
import { press } from './keys';
import { making } from './own/effect';
import { puzzling } from './puzzle/effect';
import { readName } from './puzzle/puzzle';
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

  // With nothing in focus, the keys of the room work all the same.
  addEventListener('keydown', (event) => {
    const { own, shared } = kit.now();
    const { activeElement: focus } = document;
    if (shared.look.view !== 'play' || event.defaultPrevented || (focus && focus !== document.body)) return;
    press(event, { own, shared, act: kit.act });
  });

  return (happened, { own: before }, { own: after, shared }) => {
    if (happened.type === 'entered') {
      const { settings, record } = kept.begin();
      const wanted = { ...after.wanted, ...settings.like, seed: anySeed() };
      if (happened.asks === null) kit.act(begunLast(record, settings.last) ?? { type: 'want', wanted });
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

/** Back to the puzzle that was worked on last; null where none is begun. */
function begunLast({ begun }: PlayRecord, last: string | null): PlayDeed | null {
  const source = last !== null && begun.some(({ id }) => id === last) ? readName(last) : null;
  return source === null || typeof source === 'string' ? null : { type: 'puzzle', deed: { type: 'open', source } };
}

/** Seeds that people can read to each other. */
const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);
