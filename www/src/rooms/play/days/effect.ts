// Stores begun and solved puzzles, restores them when a puzzle is opened again, and follows the other tabs.

import type { Trouble } from '../../../client/trouble';
import { remember } from '../../../kernel/undo';
import { download } from '../../../ui/download';
import { isBegun } from '../puzzle/progress';
import { nameOf } from '../puzzle/puzzle';
import { emptySketch } from '../puzzle/sketch';
import type { Solving } from '../puzzle/solving';
import type { Settings } from '../settings';
import type { Play, PlayAction } from '../slice';
import { dayOf } from './day';
import {
  aheadOf,
  merged,
  noRecord,
  type PlayRecord,
  readRecord,
  revisionOf,
  withBegun,
  withEntry,
  writeRecord,
} from './record';
import { erase, keep, keptSettings, keptWork, onOther, read } from './store';
import { aboutOf, isOf, readTold, resumed, workOf, writeTold } from './work';

/** A begun puzzle is stored at most this often, in milliseconds. */
const REST = 500;

interface Keeping {
  /** Reads what is kept, and answers with what was chosen once for all puzzles, and what is begun or solved. */
  begin(): { readonly settings: Settings; readonly record: PlayRecord };
  hear(action: PlayAction, before: Play, after: Play): void;
}

/** `tell`: one line to the person. */
export function keeping(
  dispatch: (action: PlayAction) => void,
  now: () => Play,
  tell: (trouble: Trouble) => void,
): Keeping {
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** That of the board that is open, as it was read or kept last. */
  let revision = 0;

  function say(code: string, detail: Readonly<Record<string, string | number>> = {}): void {
    tell({ code, detail });
  }

  /** Once: a browser that refuses does so every time. */
  function deny(): void {
    if (!told) say('storage');
    told = true;
  }

  function put(record: Play['record'], drop: string | null = null): void {
    const kept = keep(record, drop);
    if (!kept) deny();
    dispatch({ type: 'record', record: kept ?? record });
  }

  function begun(solving: Solving, revision: number): void {
    const id = nameOf(solving.source);
    put(withBegun(now().record, workOf(solving, revision)));
    if (now().settings.last !== id) dispatch({ type: 'settings', to: { last: id } });
  }

  /** Keeps a board that was changed here; an empty board is begun no more. */
  function follow(solving: Solving): void {
    const { record } = now();
    const id = nameOf(solving.source);
    if (isBegun(solving)) {
      revision = 1 + Math.max(revision, revisionOf(keptWork(id) ?? {}));
      begun(solving, revision);
    } else if (!solving.solved && record.begun.some((one) => one.id === id))
      put({ ...record, begun: record.begun.filter((one) => one.id !== id) }, id);
  }

  /** Cancels the write that waits, because the puzzle is stored elsewhere or not at all; returns whether one waited. */
  function forestall(): boolean {
    const waits = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return waits;
  }

  /** Stores the begun puzzle with its time when the page or the puzzle is left. A newer board of another tab stays. */
  function leave(solving: Solving): void {
    if (forestall()) follow(solving);
    else if (isBegun(solving) && revisionOf(keptWork(nameOf(solving.source)) ?? {}) <= revision)
      begun(solving, revision);
  }

  function solved({ source, milliseconds, hints, told: how, refused }: Solving): void {
    forestall();
    const id = nameOf(source);
    const taken = how.filter((one) => one === 'taken').length;
    const told = writeTold(how);
    const on = dayOf(new Date());
    put(
      withEntry(now().record, {
        ...{ id, on, milliseconds, hints, taken, told },
        ...(refused === null ? {} : { refused }),
        ...aboutOf(source),
      }),
      id,
    );
  }

  /** Restores the work on the opened puzzle, from here or from another tab. */
  function resume({ found, source }: Solving): void {
    const id = nameOf(source);
    const entry = now().record.solved.find((one) => one.id === id);
    if (entry) {
      const { milliseconds, hints, told = '', refused = null } = entry;
      const again = { milliseconds, hints, told: readTold(told), refused };
      dispatch({ type: 'puzzle', action: { type: 'reopen', name: id, ...again } });
      return;
    }
    const work = now().record.begun.find((one) => one.id === id);
    revision = revisionOf(work ?? {});
    const left = work && found ? resumed(work, found.puzzle.size, found.puzzle.stars) : null;
    if (left) dispatch({ type: 'puzzle', action: { type: 'resume', name: id, left } });
  }

  /** A puzzle that was left comes back as it was, or as another tab has left it since. */
  function returnTo({ found, source, sketch, solved }: Solving): void {
    const id = nameOf(source);
    const work = keptWork(id);
    revision = revisionOf(work ?? {});
    if (!work || !found || solved || isOf(work, sketch)) return;
    const left = resumed(work, found.puzzle.size, found.puzzle.stars);
    if (left) dispatch({ type: 'puzzle', action: { type: 'follow', name: id, left } });
  }

  /** Another tab has written: its newer board of the puzzle that is open here comes onto this one. */
  function hear(other: PlayRecord): void {
    const { solving, record } = now();
    const id = nameOf(solving.source);
    const is = (one: { readonly id: string }): boolean => one.id === id;
    const was = record.begun.find(is);
    dispatch({ type: 'record', record: other });
    const { found } = solving;
    if (!found || solving.solved) return;
    if (!record.solved.some(is) && other.solved.some(is)) {
      if (isBegun(solving)) say('play-other-tab');
      return;
    }
    // A move that is not stored yet is newer than what another tab wrote.
    if (timer !== undefined) return;
    const work = other.begun.find(is);
    if (work ? revisionOf(work) <= revision : !was || revisionOf(was) < revision) return;
    const left = work
      ? resumed(work, found.puzzle.size, found.puzzle.stars)
      : { ...solving, sketch: emptySketch(found.puzzle), history: remember(solving.history, solving.sketch) };
    if (!left) return;
    revision = work ? revisionOf(work) : revision;
    dispatch({ type: 'puzzle', action: { type: 'follow', name: id, left } });
  }

  /** Merges a record that was saved as a file into the record of this device. */
  function take(text: string): void {
    const { solved, begun } = now().record;
    const read = readRecord(text);
    if (read.is === 'newer') {
      say('play-import-newer');
      return;
    }
    const { record, is } = read;
    const holds = record.solved.length + record.begun.length > 0;
    if (holds) put(merged({ solved, begun }, record));
    if (is === 'damaged') say(holds ? 'play-import-part' : 'play-import', { count: record.solved.length });
  }

  return {
    begin() {
      const { record, trouble } = read();
      const settings = keptSettings.read();
      dispatch({ type: 'settings', to: settings });
      dispatch({ type: 'record', record });
      if (trouble === 'storage') deny();
      else if (trouble) say(trouble);
      const ahead = aheadOf(record, dayOf(new Date()));
      if (ahead) say('play-clock', { day: ahead });
      onOther(({ record: other }) => hear(other));
      // The time that was played since the last step. A phone may end a page that is hidden without a word.
      const hold = (): void => leave(now().solving);
      addEventListener('pagehide', hold);
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) hold();
      });
      return { settings, record };
    },
    hear(action, before, after) {
      const { solving } = after;
      if (before.settings !== after.settings) keptSettings.keep(after.settings);
      if (action.type === 'import') take(action.text);
      if (action.type === 'export')
        download(new Blob([writeRecord(after.record)], { type: 'text/plain' }), 'queens-play.txt');
      if (action.type === 'erase') {
        erase();
        dispatch({ type: 'record', record: noRecord });
      }
      const another = before.solving.source !== solving.source;
      if (another) {
        leave(before.solving);
        returnTo(solving);
        return;
      }
      if (solving.found && !before.solving.found) resume(solving);
      // The record is as it was stored.
      const type = action.type === 'puzzle' ? action.action.type : null;
      if (type === 'found' || type === 'resume' || type === 'reopen' || type === 'follow') return;
      if (!before.solving.solved && solving.solved) solved(solving);
      else if (before.solving.sketch !== solving.sketch && !solving.solved) {
        forestall();
        timer = setTimeout(() => {
          timer = undefined;
          follow(now().solving);
        }, REST);
      }
    },
  };
}
