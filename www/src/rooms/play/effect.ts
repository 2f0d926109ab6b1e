// What this room asks of the world outside: puzzles and hints, moves of the game, what is kept on this device.

import { isCancelled, type Trouble } from '../../client/trouble';
import type { AppDispatch } from '../../kernel/action';
import { copyText } from '../../kernel/clipboard';
import { trouble } from '../../kernel/notice';
import { listenForKeysOf } from '../../watch/controls';
import type { Dispatch, Effect, RoomContext } from '../room';
import { keeping } from './days/effect';
import type { PlayRecord } from './days/record';
import type { Desk } from './desk';
import { playing } from './game/effect';
import { press } from './keys';
import { making } from './own/effect';
import { puzzling } from './puzzle/effect';
import { readName } from './puzzle/puzzle';
import { replayAction } from './puzzle/replay';
import type { Solving } from './puzzle/solving';
import type { PlayQuestions } from './questions';
import { reasoning } from './reasons/effect';
import type { Play, PlayAction } from './slice';
import { drilling } from './training/effect';

export function play(context: RoomContext<Play, PlayAction, PlayQuestions>): Effect<Play, PlayAction> {
  const desk: Desk = { client: context.spawnWorker(), now: () => performance.now() };
  const game = playing(
    desk,
    (action) => context.dispatch({ type: 'game', action }),
    () => (context.now().shared.ui.view === 'play' ? context.now().own.game : null),
  );
  const puzzle = puzzling(desk, (action) => context.dispatch({ type: 'puzzle', action }));
  const own = making(
    desk,
    (action) => context.dispatch({ type: 'own', action }),
    (line) => context.dispatch({ type: 'line', line }),
  );
  const say = ({ code, detail }: Trouble): void => context.dispatchApp(trouble(code, detail));
  const reasons = reasoning(desk, (action) => context.dispatch({ type: 'reasons', action }), say);
  const training = drilling(desk, (action) => context.dispatch({ type: 'training', action }), say);
  const kept = keeping(context.dispatch, () => context.now().own, say);

  listenForKeysOf(
    (name) => {
      const { own, shared } = context.now();
      const action = shared.ui.view === 'play' && own.door === 'puzzle' ? replayAction(name, own) : null;
      return action && (() => context.dispatch(action));
    },
    () => context.now().shared.ui.shortcuts,
  );

  // With nothing in focus, the keys of the room work all the same.
  addEventListener('keydown', (event) => {
    const { own, shared } = context.now();
    const { activeElement: focus } = document;
    if (shared.ui.view !== 'play' || event.defaultPrevented || (focus && focus !== document.body)) return;
    press(event, { own, shared, dispatch: context.dispatch });
  });

  return (happened, { own: before }, { own: after, shared }) => {
    if (happened.type === 'entered') {
      const { settings, record } = kept.begin();
      training.begin();
      const wanted = { ...after.wanted, ...settings.like, seed: anySeed() };
      if (happened.asks === null) context.dispatch(begunLast(record, settings.last) ?? { type: 'want', wanted });
    }
    if (happened.type === 'action') {
      const { action } = happened;
      kept.hear(action, before, after);
      if (action.type === 'puzzle') puzzle.hear(action.action, before.solving, after.solving);
      if (action.type === 'puzzle' && !before.solving.solved) askReview(desk, after.solving, context.dispatch);
      if (action.type === 'own') own.hear(action.action, after.own);
      if (action.type === 'send') void send(action.text, context.dispatchApp);
      if (action.type === 'copy') void copyText(action.text, action.news, context.dispatchApp);
    }
    const here = shared.ui.view === 'play';
    // What is opened first follows right after this.
    const waits = happened.type === 'entered';
    // The clock stands while the puzzle is solved with reasons.
    const proves = after.proving !== null && after.solving.found !== null;
    puzzle.follow(here && after.door === 'puzzle' && !waits && !proves ? after.solving : null, after.settings.speed);
    reasons(here && after.door === 'puzzle' ? after.proving : null, after.solving.found?.puzzle ?? null);
    training.follow(here && after.door === 'train' ? after.training : null);
    own.follow(here && after.door === 'own' ? after.own : null);
    game(here && after.door === 'game' ? after.game : null);
  };
}

/** What a puzzle took that has just been solved. Without an answer nothing is said of that. */
function askReview(
  { client }: Desk,
  { crowned, found, history, sketch }: Solving,
  dispatch: Dispatch<PlayAction>,
): void {
  if (!crowned || !found || found.puzzle.family === 'guilty') return;
  const { puzzle, solution } = found;
  const sketches = [...history.past, sketch].map(({ queens, marks }) => ({ queens, marks: [...marks] }));
  const answer = client.ask('review', { puzzle, solution, sketches }).answer;
  answer.then(
    (review) => dispatch({ type: 'review', review }),
    (error: unknown) => {
      if (!isCancelled(error)) throw error;
    },
  );
}

async function send(text: string, dispatch: AppDispatch): Promise<void> {
  if (!navigator.share) return copyText(text, 'textCopied', dispatch);
  try {
    await navigator.share({ text });
  } catch (error) {
    // Who changes his mind is not told so; what cannot be shared is copied.
    if ((error as Error).name !== 'AbortError') await copyText(text, 'textCopied', dispatch);
  }
}

/** Back to the puzzle that was worked on last; null where none is begun. */
function begunLast({ begun }: PlayRecord, last: string | null): PlayAction | null {
  const source = last !== null && begun.some(({ id }) => id === last) ? readName(last) : null;
  return source === null || typeof source === 'string' ? null : { type: 'puzzle', action: { type: 'open', source } };
}

/** Seeds that people can read to each other. */
const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);
