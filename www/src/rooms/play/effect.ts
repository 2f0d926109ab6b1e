// The effects of this room: puzzles, hints and moves of the game from the worker, and the record on this device.

import { latest } from '../../client/latest';
import { isCancelled, type Trouble, troubleOf } from '../../client/trouble';
import type { AppDispatch } from '../../kernel/action';
import { copyText } from '../../kernel/clipboard';
import { createStored } from '../../kernel/kept';
import { trouble } from '../../kernel/notice';
import { takeShared } from '../../kernel/shared';
import { download } from '../../ui/download';
import { listenForKeysOf } from '../../watch/controls';
import type { Dispatch, Effect, RoomContext } from '../room';
import { dayOf } from './days/day';
import { keeping } from './days/effect';
import type { Desk } from './desk';
import { playing } from './game/effect';
import { press } from './keys';
import { making } from './own/effect';
import { puzzling } from './puzzle/effect';
import { dailyName, type MadeFamily, type Puzzle } from './puzzle/puzzle';
import { replayAction } from './puzzle/replay';
import type { Solving } from './puzzle/solving';
import type { PlayQuestions } from './questions';
import { reasoning } from './reasons/effect';
import { keepingProofs } from './reasons/keeping';
import { readLemmas } from './reasons/lemma';
import { savingProofs } from './reasons/saving';
import { judgedTap, type Play, type PlayAction } from './slice';
import { drilling } from './training/effect';

export function play(context: RoomContext<Play, PlayAction, PlayQuestions>): Effect<Play, PlayAction> {
  const desk: Desk = { client: context.spawnWorker(), now: () => performance.now() };
  const game = playing(
    desk,
    (action) => context.dispatch({ type: 'game', action }),
    () => (context.now().shared.ui.view === 'play' ? context.now().own.game : null),
  );
  const puzzles = puzzling(
    desk,
    (action) => context.dispatch({ type: 'puzzle', action }),
    () => context.now().own.solving,
  );
  const own = making(
    desk,
    (action) => context.dispatch({ type: 'own', action }),
    (line) => context.dispatch({ type: 'line', line }),
    () => {
      const { begun, solved } = context.now().own.record;
      return [...begun, ...solved].map(({ id }) => id);
    },
  );
  const say = ({ code, detail }: Trouble): void => context.dispatchApp(trouble(code, detail));
  const reasons = reasoning(
    desk,
    (action) => context.dispatch({ type: 'reasons', action }),
    say,
    () => context.now().shared.ui.handout?.rules ?? [],
  );
  const saving = savingProofs(desk, (saving) => context.dispatch({ type: 'saving', saving }), say);
  const proofs = keepingProofs();
  const lemmas = createStored('queens-lemmas', readLemmas);
  lemmas.follow((found) => context.dispatch({ type: 'lemmas', lemmas: found }));
  const training = drilling(desk, (action) => context.dispatch({ type: 'training', action }), say);
  const record = keeping(context.dispatch, () => context.now().own, say);

  listenForKeysOf(
    (name) => {
      const { own, shared } = context.now();
      const action = shared.ui.view === 'play' && own.door === 'puzzle' ? replayAction(name, own) : null;
      return action && (() => context.dispatch(action));
    },
    () => context.now().shared.ui.shortcuts,
  );

  // The keys of the room work with nothing in focus, and with what has no keys of its own, as the link that led here.
  addEventListener('keydown', (event) => {
    const { own, shared } = context.now();
    if (shared.ui.view !== 'play' || event.defaultPrevented || document.activeElement?.closest('dialog, [popover]'))
      return;
    press(event, { own, shared, dispatch: context.dispatch });
  });

  const dailies = latest<PlayQuestions>(desk.client, () => {});
  /** Makes a puzzle of today for its picture: the first that is not solved. */
  function showToday({ record: { solved }, daily }: Play): void {
    const day = dayOf(new Date());
    const is = (family: MadeFamily): boolean => solved.some(({ id }) => id === dailyName(day, family));
    // A star battle takes long to make, and has a picture of its kind.
    const family = (['regions', 'completion'] as const).find((one) => !is(one)) ?? (is('stars') ? 'regions' : null);
    if (!family || (daily?.day === day && daily.family === family)) return;
    dailies.ask(
      'puzzle',
      { kind: 'day', family, day },
      {
        done: ({ puzzle }) => context.dispatch({ type: 'daily', daily: { day, family, puzzle } }),
      },
    );
  }

  /** Fetches the packs. If that fails, the next visit to the shelf tries again. */
  function fetchPacks(): void {
    if (context.now().own.shelf.packs) return;
    import('./shelf/packs').then(
      ({ packs }) => context.dispatch({ type: 'shelf', action: { type: 'packs', packs } }),
      context.trouble,
    );
  }

  return (happened, { own: before }, { own: after, shared }) => {
    if (happened.type === 'entered') {
      record.begin();
      training.begin();
      const found = lemmas.read();
      if (found.length > 0) context.dispatch({ type: 'lemmas', lemmas: found });
      // The next puzzle differs from that of the last visit.
      if (happened.asks === null) context.dispatch({ type: 'door', door: 'start' });
    }
    if (happened.type === 'action') {
      const { action } = happened;
      record.hear(action, before, after);
      puzzles.changed(before.solving, after.solving);
      const tap = action.type === 'puzzle' ? judgedTap(before, action.action) : null;
      if (tap) puzzles.judge(tap);
      if (action.type === 'puzzle') puzzles.hear(action.action, before.solving, after.solving);
      if (!before.solving.crowned && after.solving.crowned) askReview(desk, after.solving, context.dispatch);
      if (action.type === 'own') own.hear(action.action, after.own);
      if (action.type === 'prove' && action.on) {
        // In a small window the key is far below the board.
        scrollTo(0, 0);
        const proof = proofs.of(after.solving.source);
        if (proof) context.dispatch({ type: 'reasons', action: { type: 'bring', ...proof } });
      }
      // An undone step is stored, because the proof is stored as it is.
      if (
        action.type === 'reasons' &&
        after.proving &&
        (before.proving?.steps !== after.proving.steps || before.proving.goal !== after.proving.goal)
      )
        proofs.keep(after.solving.source, after.proving);
      if (action.type === 'lemmas' && before.lemmas !== after.lemmas) lemmas.keep(after.lemmas);
      const puzzle = after.solving.found?.puzzle;
      if (action.type === 'useLemma' && puzzle && after.proving)
        useLemma(
          desk,
          { puzzle, steps: after.proving.steps, lemma: action.lemma, square: action.square },
          context.dispatch,
          say,
        );
      if (action.type === 'askGoal' && puzzle) askGoal(desk, puzzle, action.square, context.dispatch, say);
      if (action.type === 'savePictures')
        download(new Blob([action.svg], { type: 'image/svg+xml' }), `${action.name}.svg`);
      if (action.type === 'saveProof' && puzzle && after.proving) saving.save(action.name, puzzle, after.proving);
      if (action.type === 'shared') void openShared(context.dispatchApp);
      if (action.type === 'send') void send(action.text, context.dispatchApp);
      if (action.type === 'copy') void copyText(action.text, action.news, context.dispatchApp);
    }
    const here = shared.ui.view === 'play';
    if (here && after.door === 'start' && (before.door !== 'start' || after.record !== before.record)) showToday(after);
    if (here && after.door === 'shelf' && before.door !== 'shelf') fetchPacks();
    // The first puzzle is opened right after this action.
    const waits = happened.type === 'entered';
    // The clock stops while the puzzle is solved with reasons.
    const proves = after.proving !== null && after.solving.found !== null;
    puzzles.follow(here && after.door === 'puzzle' && !waits && !proves ? after.solving : null, after.settings.speed);
    reasons(here && after.door === 'puzzle' ? after.proving : null, after.solving.found?.puzzle ?? null);
    saving.follow(after.proving);
    training.follow(here && after.door === 'train' ? after.training : null);
    own.follow(here && after.door === 'own' ? after.own : null);
    game(here && after.door === 'game' ? after.game : null);
  };
}

/** Asks which rules a solved puzzle took. Without an answer the page shows no review. */
function askReview({ client }: Desk, { found, history, sketch: of }: Solving, dispatch: Dispatch<PlayAction>): void {
  if (!found || found.puzzle.family === 'guilty') return;
  const { puzzle, solution } = found;
  const sketches = [...history.past, of].map(({ queens, marks }) => ({ queens, marks: [...marks] }));
  const answer = client.ask('review', { puzzle, solution, sketches }).answer;
  answer.then(
    (review) => dispatch({ type: 'review', of, review }),
    () => {},
  );
}

/** Adds the steps of a lemma to the proof, or reports that it is not valid there. */
function useLemma(
  { client }: Desk,
  question: PlayQuestions['lemma']['question'],
  dispatch: Dispatch<PlayAction>,
  say: (trouble: Trouble) => void,
): void {
  const { steps, lemma } = question;
  client.ask('lemma', question).answer.then(
    (proved) =>
      dispatch(
        proved
          ? { type: 'reasons', action: { type: 'lemma', steps, name: lemma.name, proved } }
          : { type: 'lemmaFailed', of: steps },
      ),
    (error: unknown) => {
      if (!isCancelled(error)) say(troubleOf(error));
    },
  );
}

/** Makes a square the goal of the proof, if it is the same in every way to finish. */
function askGoal(
  { client }: Desk,
  puzzle: Puzzle,
  square: number,
  dispatch: Dispatch<PlayAction>,
  say: (trouble: Trouble) => void,
): void {
  client.ask('goal', { puzzle, square }).answer.then(
    (goal) => dispatch({ type: 'goal', of: puzzle, goal }),
    (error: unknown) => {
      if (!isCancelled(error)) say(troubleOf(error));
    },
  );
}

/** Opens a shared text as if it had been pasted. */
async function openShared(dispatch: AppDispatch): Promise<void> {
  const text = await takeShared(new URL('.', document.baseURI).href).catch(() => null);
  if (text !== null) dispatch({ type: 'parse', text });
}

async function send(text: string, dispatch: AppDispatch): Promise<void> {
  if (!navigator.share) return copyText(text, 'textCopied', dispatch);
  try {
    await navigator.share({ text });
  } catch (error) {
    // Cancelling is no error and gives no notice; what cannot be shared is copied.
    if ((error as Error).name !== 'AbortError') await copyText(text, 'textCopied', dispatch);
  }
}
