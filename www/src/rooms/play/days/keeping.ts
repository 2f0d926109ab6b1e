// How the record follows the puzzle: begun work is stored after a rest and when it is left, and restored when its puzzle is opened again
// or another tab has resumed it. The host stores the record.

import { remember } from '../../../kernel/undo';
import { ALWAYS } from '../../commands';
import type { PlayCommand, PlayWant } from '../ask';
import { isBegun } from '../puzzle/progress';
import { nameOf } from '../puzzle/puzzle';
import { emptySketch } from '../puzzle/sketch';
import { updateSolving } from '../puzzle/slice';
import type { Solving } from '../puzzle/solving';
import type { Play, PlayAction } from '../slice';
import { dayOf } from './day';
import { type Begun, merged, noRecord, type PlayRecord, readRecord, revisionOf, withBegun, withEntry } from './record';
import { aboutOf, isOf, readTold, resumed, workOf, writeTold } from './work';

/** A begun puzzle is stored at most this often, in milliseconds. */
const REST = 500;

export function keepingWants({ unsaved }: Play): PlayWant[] {
  const leave: PlayWant = { key: 'leave', want: 'hidden', action: { type: 'leave' } };
  if (unsaved === 0) return [leave];
  return [leave, { key: `keep ${unsaved}`, want: 'rest', milliseconds: REST, action: { type: 'keep' } }];
}

const workIn = ({ begun }: PlayRecord, id: string): Begun | null => begun.find((one) => one.id === id) ?? null;

/** Puts the work on a puzzle into the record, as the puzzle that was worked on last. */
function withWork(play: Play, solving: Solving, revision: number): Play {
  const last = nameOf(solving.source);
  const settings = play.settings.last === last ? play.settings : { ...play.settings, last };
  return { ...play, settings, record: withBegun(play.record, workOf(solving, revision)) };
}

/** Stores a board that was changed here. An empty board is removed from the begun puzzles. */
function stored(play: Play, solving: Solving): Play {
  const { record } = play;
  const id = nameOf(solving.source);
  const work = workIn(record, id);
  const saved = { ...play, unsaved: 0 };
  if (isBegun(solving)) return withWork(saved, solving, 1 + revisionOf(work ?? {}));
  return solving.solved || !work
    ? saved
    : { ...saved, record: { ...record, begun: record.begun.filter((one) => one !== work) } };
}

/** Stores the puzzle that the person leaves, with its time. A newer board of another tab stays. */
function left(play: Play, solving: Solving): Play {
  if (play.unsaved > 0) return stored(play, solving);
  return isBegun(solving)
    ? withWork(play, solving, revisionOf(workIn(play.record, nameOf(solving.source)) ?? {}))
    : play;
}

/** Restores the work on a puzzle that was just made or fetched. */
function restored(play: Play): Play {
  const { solving, record } = play;
  const { found, source } = solving;
  const name = nameOf(source);
  const entry = record.solved.find(({ id }) => id === name);
  if (entry) {
    const { milliseconds, hints, told = '', refused = null } = entry;
    const as = { type: 'reopen', name, milliseconds, hints, told: readTold(told), refused } as const;
    return { ...play, solving: updateSolving(solving, as) };
  }
  const work = workIn(record, name);
  const last = work && found ? resumed(work, found.puzzle.size, found.puzzle.stars) : null;
  return last ? { ...play, solving: updateSolving(solving, { type: 'resume', name, left: last }) } : play;
}

/** A puzzle that was left is restored with the later changes of another tab. */
function returned(play: Play): Play {
  const { solving, record } = play;
  const { found, source, sketch, solved } = solving;
  const work = workIn(record, nameOf(source));
  return !work || !found || solved || isOf(work, sketch) ? play : followed(play, work);
}

/** Applies the work of another tab to the open board. */
function followed(play: Play, work: Begun | null): Play {
  const { solving } = play;
  const { found, history, sketch } = solving;
  if (!found) return play;
  const name = nameOf(solving.source);
  const last = work
    ? resumed(work, found.puzzle.size, found.puzzle.stars)
    : { ...solving, sketch: emptySketch(found.puzzle), history: remember(history, sketch) };
  return last ? { ...play, solving: updateSolving(solving, { type: 'follow', name, left: last }) } : play;
}

/** Takes over the record that another tab has stored. Its newer board of the open puzzle replaces the one here. */
function receivedRecord(play: Play, other: PlayRecord): readonly [Play, ...PlayCommand[]] {
  const { solving, record, unsaved } = play;
  const next = { ...play, record: other };
  const id = nameOf(solving.source);
  const isSolvedIn = ({ solved }: PlayRecord): boolean => solved.some((one) => one.id === id);
  if (!solving.found || solving.solved) return [next];
  if (!isSolvedIn(record) && isSolvedIn(other)) return isBegun(solving) ? [next, say('play-other-tab')] : [next];
  // A move that is not stored yet is newer than what another tab wrote.
  if (unsaved > 0) return [next];
  const [was, is] = [workIn(record, id), workIn(other, id)];
  const isNewer = is ? revisionOf(is) > revisionOf(was ?? {}) && !isOf(is, solving.sketch) : was !== null;
  return [isNewer ? followed(next, is) : next];
}

/** Merges a record that was saved as a file into the record of this device. */
function imported(play: Play, text: string): readonly [Play, ...PlayCommand[]] {
  const read = readRecord(text);
  if (read.is === 'newer') return [play, say('play-import-newer')];
  const { record, is } = read;
  const hasContent = record.solved.length + record.begun.length > 0;
  const next = hasContent ? { ...play, record: merged(play.record, record) } : play;
  return is === 'damaged'
    ? [next, say(hasContent ? 'play-import-part' : 'play-import', { count: record.solved.length })]
    : [next];
}

/** Enters a solved puzzle in the record, with the date. */
function entering({ source, milliseconds, hints, told, refused }: Solving): PlayCommand {
  const entry = {
    id: nameOf(source),
    milliseconds,
    hints,
    told: writeTold(told),
    taken: told.filter((one) => one === 'taken').length,
    ...(refused === null ? {} : { refused }),
    ...aboutOf(source),
  };
  return {
    do: 'load',
    slot: `entry ${entry.id}`,
    of: ALWAYS,
    load: () => Promise.resolve({ type: 'entry', entry: { ...entry, on: dayOf(new Date()) } }),
  };
}

const say = (code: string, detail: Readonly<Record<string, string | number>> = {}): PlayCommand => ({
  do: 'trouble',
  trouble: { code, detail },
});

/** Updates the record after an action. `next`: the state after the action, with the record as before. */
export function recorded(before: Play, next: Play, action: PlayAction): readonly [Play, ...PlayCommand[]] {
  const { solving } = next;
  switch (action.type) {
    case 'restored': {
      const { trouble, ahead } = action;
      return [next, ...(trouble ? [say(trouble)] : []), ...(ahead ? [say('play-clock', { day: ahead })] : [])];
    }
    case 'record':
      return receivedRecord(next, action.record);
    case 'entry':
      return [{ ...next, record: withEntry(next.record, action.entry) }];
    case 'keep':
      return [stored(next, solving)];
    case 'leave':
      return [left(next, solving)];
    case 'import':
      return imported(next, action.text);
    case 'erase':
      return [{ ...next, record: noRecord }];
  }
  if (before.solving.source !== solving.source) return [returned({ ...left(next, before.solving), unsaved: 0 })];
  if (solving.found && !before.solving.found) return [restored(next)];
  if (!before.solving.solved && solving.solved) return [{ ...next, unsaved: 0 }, entering(solving)];
  const isChanged = before.solving.sketch !== solving.sketch && !solving.solved;
  return [isChanged ? { ...next, unsaved: next.unsaved + 1 } : next];
}
