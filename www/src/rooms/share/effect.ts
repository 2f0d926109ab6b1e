// Carries out the requests of the Share room: links and texts as soon as a panel shows them, files on request.

import type { WorkerClient } from '../../client/client';
import { isCancelled, JobError, troubleOf } from '../../client/trouble';
import type { Link } from '../../engine/types';
import { textOf } from '../../kernel/board-text';
import { ownOf } from '../../kernel/classroom/set';
import { rowsOf, type Variant } from '../../kernel/input';
import { t } from '../../texts/texts';
import { download } from '../../ui/download';
import type { Effect, RoomContext, Snapshot } from '../room';
import { boardOf, ENDINGS } from './forms/board';
import { hashOf } from './link/hash';
import { levelsOf } from './print/choice';
import type { ShareQuestions } from './questions';
import { captionsOf } from './save/captions';
import { MOST_FRAMES, MOST_STEPS, partOf } from './save/part';
import { pictureFile } from './save/picture';
import { nameOf, shownBoard, tableOf } from './save/shown';
import { type Making, opensOf, type ShareAction, type ShareState, startShare, textFormOf } from './slice';

type Now = Snapshot<ShareState>;

export function sharing(
  { dispatch, now, isShown, linkTo }: RoomContext<ShareState, ShareAction, ShareQuestions>,
  client: WorkerClient<ShareQuestions>,
): Effect<ShareState, ShareAction> {
  /** The number of the latest task. Results of an older or cancelled one are dropped. */
  let making = 0;
  let job: { cancel(): void } | null = null;
  let asked = '';
  /** The board whose rule was asked for last. */
  let variant: Variant | null = null;
  let learned: Promise<void> = Promise.resolve();

  function stop(): void {
    making += 1;
    job?.cancel();
    job = null;
  }

  /** Makes a file behind the door that is open, tells how far it is, and hands it out. */
  async function make(): Promise<void> {
    stop();
    const mine = making;
    await learned;
    if (mine !== making) return;
    const snapshot = now();
    const tell = (made: number, of: number, bytes = 0): boolean => {
      if (mine === making) dispatch({ type: 'stands', making: { kind: 'running', made, of, bytes } });
      return mine === making;
    };
    const end = (stands: Making): void => {
      if (mine === making) dispatch({ type: 'stands', making: stands });
    };
    try {
      const made = await madeBehind(snapshot, client, tell, (begun) => {
        job = begun;
      });
      if (mine !== making || !made) return;
      download(made.file, made.name);
      end({ kind: 'made', name: made.name, bytes: made.file.size });
    } catch (error) {
      if (!isCancelled(error)) end({ kind: 'failed', trouble: troubleOf(error) });
    }
  }

  /** Asks for the attack table of the rule. */
  function learnRule(board: Variant | null): void {
    if (board === variant) return;
    variant = board;
    if (board)
      learned = client.ask('table', board).answer.then(
        (table) => dispatch({ type: 'table', of: board, table }),
        (error: unknown) => {
          if (!isCancelled(error)) dispatch({ type: 'trouble', trouble: troubleOf(error) });
        },
      );
  }

  /** Asks for the content that a panel shows at once: an address, a text, a sheet. */
  function look(): void {
    const { own, shared } = now();
    const { choices, door } = own;
    learnRule(shared.input.variant);
    const places = placesOf(linkTo, shared.ui.from);
    if (String(places) !== String(own.places)) dispatch({ type: 'places', places });
    const opens = opensOf(own, door === 'link' ? choices.link.opens : choices.embed.opens, shared);
    const link = linkTo(opens);
    const { answer, input } = shared;
    const play = shared.ui.from === 'play' ? linkTo('play') : '';
    const played = typeof play === 'string' ? '' : play.own;
    const wants = [
      door,
      played,
      answer.kind === 'completed' ? answer.squares.join('.') : '',
      input.variant ? textOf(input.variant) : input.rows.join('.'),
      input.search,
      input.seed,
      shared.watch.shown?.frame.position,
      opens,
      typeof link === 'string' ? link : link.own,
    ];
    const form = textFormOf(own, shared);
    const name = JSON.stringify([wants, form, choices.print]);
    if (name === asked) return;
    asked = name;
    const stale = (): boolean => asked !== name;
    const failed = (error: unknown): void => {
      if (!stale() && !isCancelled(error)) dispatch({ type: 'trouble', trouble: troubleOf(error) });
    };
    if (door === 'link' || door === 'embed') {
      hashOf(client, link).then((hash) => {
        if (!stale()) dispatch({ type: 'written', hash });
      }, failed);
    } else if (door === 'text') {
      const board = boardOf(shared, played);
      const rows = answer.kind === 'completed' ? rowsOf(input.board, answer.squares) : input.rows;
      const written = (text: string): void => {
        if (!stale()) dispatch({ type: 'written', text });
      };
      if (board)
        client.ask('holding', board).answer.then((forms) => {
          if (!stale() && String(forms) !== String(now().own.holding)) dispatch({ type: 'holding', forms });
        }, failed);
      if (form === 'list' || (form === 'diagram' && !input.variant))
        client.ask('formatted', { rows, form }).answer.then(written, failed);
      else if (form === 'diagram' && input.variant) written(textOf(input.variant));
      else if (form !== 'diagram' && board) client.ask('writtenIn', { board, form }).answer.then(written, failed);
    } else if (door === 'print') {
      const { print } = choices;
      const of = sheetName(print);
      if (own.printed?.of === of) return;
      const sheet = {
        family: print.family,
        size: print.size,
        levels: print.puzzles ? levelsOf(print) : [],
        seed: print.seed,
        traced: print.trace ? { search: print.search, size: print.traced, from: print.from, steps: print.steps } : null,
      };
      client.ask('printed', sheet).answer.then((printed) => {
        if (!stale()) dispatch({ type: 'printed', of, sheet: printed });
      }, failed);
    }
  }

  return (happened, before, after) => {
    // Entering the room resets the choices for a link, because they refer to the state that was shown before.
    if (after.shared.ui.view === 'share' && before.shared.ui.view !== 'share')
      dispatch({ type: 'choose', of: 'link', to: startShare.choices.link });
    if (happened.type === 'action') {
      const { action } = happened;
      if (action.type === 'make') void make();
      else if (action.type === 'cancel' || action.type === 'door') stop();
    }
    if (isShown() && now().shared.ui.engine === 'ready') look();
  };
}

/** The choices on which the puzzles and the trace of a sheet depend. */
export const sheetName = (print: ShareState['choices']['print']): string =>
  JSON.stringify([
    print.puzzles,
    print.family,
    print.trace,
    print.number,
    print.size,
    print.grade,
    print.traced,
    print.search,
    print.from,
    print.steps,
    print.seed,
  ]);

/**
 * The places that a link can open: the board and its search, and the last state of Play, Learn and the room before this
 * one.
 */
function placesOf(linkTo: (view: string) => Link | string, from: string): string[] {
  const shows = (view: string): boolean => {
    const link = linkTo(view);
    return (typeof link === 'string' ? ownOf(link) : link.own) !== '';
  };
  const always = ['board', 'theatre'];
  const other = [...always, 'play', 'learn', 'rules', 'share'].includes(from) ? [] : [from];
  return [...always, ...['play', 'learn'].filter(shows), ...other];
}

interface Made {
  readonly file: Blob;
  readonly name: string;
}

/** Null if it was cancelled in between. */
async function madeBehind(
  snapshot: Now,
  client: WorkerClient<ShareQuestions>,
  tell: (made: number, of: number, bytes?: number) => boolean,
  begun: (job: { cancel(): void }) => void,
): Promise<Made | null> {
  const { own, shared } = snapshot;
  const { door, choices } = own;
  const size = shared.input.rows.length;
  const { rows, search, seed, variant } = shared.input;
  const called = nameOf(shared.input);
  const wait = <Answer>(asked: { readonly answer: Promise<Answer>; cancel(): void }): Promise<Answer> => {
    begun(asked);
    return asked.answer;
  };
  if (door === 'picture') {
    const { form } = choices.picture;
    const file = await pictureFile(shownBoard(snapshot), choices.picture, t('share.pictureTitle', { size }));
    return { file, name: `${called}.${form}` };
  }
  if (door === 'text') {
    const form = textFormOf(own, shared);
    const file = new Blob([own.text ?? ''], { type: 'text/plain' });
    return { file, name: `${called}.${form === 'diagram' || form === 'list' ? 'txt' : ENDINGS[form]}` };
  }
  if (door === 'data') {
    const { what, form } = choices.data;
    if (what === 'solutions') {
      const listed = form === 'trace' ? 'csv' : form;
      const file = await wait(client.ask('solutions', { size, variant, form: listed }));
      return { file, name: `${called}-solutions.${listed === 'text' ? 'txt' : listed}` };
    }
    const part = partOf(choices.data, shared);
    const kept = form === 'text' || (form === 'trace' && variant) ? 'csv' : form;
    const count = part.to - part.from + 1;
    if (count > MOST_STEPS) throw new JobError('share-too-many', { count, most: MOST_STEPS });
    const file = await wait(
      client.ask('steps', { rows, variant, search, seed, ...part, by: 'event', form: kept }, ({ made, bytes }) =>
        tell(made, count, bytes),
      ),
    );
    return { file, name: `${called}-steps-${part.from}-${part.to}.${kept}` };
  }
  if (door !== 'animation') return null;
  const { form, by, loop, marks, sentence, speed, size: pixels } = choices.animation;
  const part = partOf(choices.animation, shared);
  const most = MOST_FRAMES;
  if (by === 'event' && part.to - part.from >= most)
    throw new JobError('share-too-many', { count: part.to - part.from + 1, most });
  const frames = await wait(
    client.ask('frames', { rows, variant, search, seed, ...part, by, most }, ({ made }) => tell(made, 0)),
  );
  const table = tableOf(snapshot);
  const wide = (variant?.columns ?? size) + Math.max(0, ...(table?.offsets ?? []));
  const captions = sentence ? captionsOf(frames, wide) : frames.map(() => []);
  const moving = { given: rows, variant, table, size: pixels, speed, marks, loop };
  const name = `${called}-steps-${part.from}-${part.to}.${form}`;
  if (form === 'webm') {
    const { film } = await import('./save/film');
    const file = await film(moving, frames, captions, (made) => tell(made, frames.length));
    return file && { file, name };
  }
  const file = await wait(
    client.ask('animate', { ...moving, frames, captions }, ({ made, bytes }) => tell(made, frames.length, bytes)),
  );
  return { file, name };
}
