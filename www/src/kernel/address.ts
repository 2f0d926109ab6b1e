// Keeps the address and the state in step: a link restores board, search, seed, step and view. The engine's total
// parser reads it; a malformed link causes one message and changes nothing.

import type { Job, WorkerClient } from '../client/client';
import { JobError, troubleOf } from '../client/trouble';
import { isLanguage } from '../texts/languages';
import { MAX_SIZE } from './input';
import { linkedLanguage, withLanguage, withoutLanguage } from './language';
import { linkOf } from './link';
import { trouble } from './notice';
import type { TextQuestions } from './questions';
import type { RoomRegistry } from './room-registry';
import type { Effect, State } from './state';
import type { Store } from './store';

/** Matches a link of the second form, in which the room itself reads the board. */
const SECOND_FORM = /^#2&view=(?<view>[a-z]+)&(?<own>.*)$/;

/** Matches the part of such a link that a room adds, if it contains a board under another rule. */
const VARIANT = /^rule=/;
/** The room that the page opens with. */
const HOME = 'board';

/** The address is changed after this many milliseconds without a change, because browsers refuse a flood of changes. */
const WRITE_DELAY = 250;

export function address(client: WorkerClient<TextQuestions>, { dispatch, state }: Store, places: RoomRegistry): Effect {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Job<TextQuestions['readLink()']> | null = null;
  /** The hash that the page itself wrote last. */
  let written = location.hash;

  let writing = Promise.resolve();

  /** Writes links one after the other, because the worker answers the last question first. */
  function enqueueWrite(at: State, how: 'pushState' | 'replaceState'): void {
    const next = (): Promise<void> => writeLink(at, how);
    writing = writing.then(next, next);
  }

  async function writeLink(at: State, how: 'pushState' | 'replaceState'): Promise<void> {
    const from = written;
    try {
      const link = places.wholeOf(at) ?? (await client.ask('writeLink()', [linkOf(at, places.ownOf(at))]).answer);
      const hash = withLanguage(`#${link.replace(/^#/, '')}`, at.ui.language);
      // If another link was followed meanwhile, it is read instead.
      if (hash === location.hash || from !== location.hash) return;
      history[how](null, '', hash);
      written = location.hash;
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
    }
  }

  /** Uses the language of the address. The page has opened in it, so at first only an unknown language is reported. */
  function readLanguage(first: boolean): void {
    const language = linkedLanguage(location.hash);
    if (language === null) return;
    if (!isLanguage(language)) {
      dispatch(trouble('language-unknown', { found: language.slice(0, 20) }));
    } else if (!first) {
      dispatch({ type: 'speak', language, chosen: false });
    }
  }

  /** Reads the address. Going back to an empty address, with which the page opened, keeps the board and shows the Board view. */
  async function read(first: boolean): Promise<void> {
    await readBoard(first);
    readLanguage(first);
  }

  async function readBoard(first: boolean): Promise<void> {
    reading?.cancel();
    reading = null;
    clearTimeout(timer);
    const hash = withoutLanguage(location.hash);
    if (hash.length <= 1) {
      if (!first) dispatch({ type: 'ui', ui: { view: HOME } });
      return;
    }
    const whole = SECOND_FORM.exec(hash)?.groups;
    const wanted = places.resolve(whole?.view ?? '')?.view;
    if (whole && wanted !== undefined) {
      const { rows, search, seed } = state().input;
      const { own = '' } = whole;
      // The Board reads a variant, and then opens the wanted room.
      const unread = VARIANT.test(own);
      const link = unread ? { view: HOME, own: `${own}&view=${wanted}` } : { view: wanted, own };
      dispatch({ type: 'linked', link: { ...link, rows, search, seed, step: 0 }, unread });
      return;
    }
    reading = client.ask('readLink()', [hash]);
    const mine = reading;
    try {
      const link = await mine.answer;
      if (link.rows.length > MAX_SIZE)
        throw new JobError('too-large-to-show', { size: link.rows.length, largest: MAX_SIZE });
      const { view, own } = places.resolve(link.view, link.own) ?? { view: HOME, own: '' };
      if (reading === mine) dispatch({ type: 'linked', link: { ...link, view, own: link.own || own } });
    } catch (error) {
      if (reading === mine) dispatch({ type: 'notLinked', trouble: troubleOf(error) });
    }
  }

  addEventListener('hashchange', () => {
    if (location.hash !== written) void read(false);
    written = location.hash;
  });

  return (action, before, after) => {
    // A board that was read from the address is already in it.
    if (action.type === 'linked' || action.type === 'notLinked') return;
    if (action.type === 'begin') {
      void read(true);
    } else if (before.ui.view !== after.ui.view) {
      clearTimeout(timer);
      if (location.hash !== '' || before.history.past.length > 0) enqueueWrite(before, 'replaceState');
      enqueueWrite(after, 'pushState');
    } else if (
      isChanged(before, after) ||
      places.ownOf(before) !== places.ownOf(after) ||
      // The part that writes the address may have just been loaded.
      (after.input.variant !== null && (action.type === 'entered' || action.type === 'ui'))
    ) {
      clearTimeout(timer);
      timer = setTimeout(() => enqueueWrite(state(), 'replaceState'), WRITE_DELAY);
    }
  };
}

/**
 * Whether a part of the link has changed, not counting the part that the room adds. While a run plays, its position
 * waits until it halts. The position of the opening is not stored, because nobody chose it.
 */
function isChanged(before: State, after: State): boolean {
  if (before.input !== after.input || before.ui.language !== after.ui.language) return true;
  if (after.watch.playing || !after.ui.introduced) return false;
  return before.watch.playing || before.watch.shown?.frame.position !== after.watch.shown?.frame.position;
}
