// Updates the record of puzzles. Unfinished work is saved after a pause and when the person leaves the puzzle. It is restored when the
// puzzle is opened again, and when another tab has changed it. The host stores the record.

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
import {
  mergeRecords,
  noRecord,
  type PlayRecord,
  readRecord,
  revisionOf,
  type UnfinishedWork,
  withEntry,
  withUnfinished,
} from './record';
import { aboutOf, matchesWork, readChanges, resumeWork, workOf, writeChanges } from './work';

/** A board is saved this long after its last change, in milliseconds. */
const SAVE_DELAY = 500;

export function savingWants({ unsaved }: Play): PlayWant[] {
  const leave: PlayWant = { key: 'leave', want: 'hidden', action: { type: 'leave' } };
  if (unsaved === 0) return [leave];
  return [leave, { key: `save ${unsaved}`, want: 'rest', milliseconds: SAVE_DELAY, action: { type: 'saveWork' } }];
}

const findWork = ({ begun }: PlayRecord, id: string): UnfinishedWork | null =>
  begun.find((one) => one.id === id) ?? null;

/** Puts the work on a puzzle into the record, as the puzzle that was worked on last. */
function withWork(play: Play, solving: Solving, revision: number): Play {
  const last = nameOf(solving.source);
  const settings = play.settings.last === last ? play.settings : { ...play.settings, last };
  return { ...play, settings, record: withUnfinished(play.record, workOf(solving, revision)) };
}

/** Saves a board that was changed in this tab. A puzzle with an empty board is removed from the unfinished puzzles. */
function saveWork(play: Play, solving: Solving): Play {
  const { record } = play;
  const id = nameOf(solving.source);
  const work = findWork(record, id);
  const saved = { ...play, unsaved: 0 };
  if (isBegun(solving)) return withWork(saved, solving, 1 + revisionOf(work ?? {}));
  return solving.solved || !work
    ? saved
    : { ...saved, record: { ...record, begun: record.begun.filter((one) => one !== work) } };
}

/** Saves the puzzle that the person leaves, with its time. Without unsaved changes, the puzzle does not count as newer. */
function saveOnLeave(play: Play, solving: Solving): Play {
  if (play.unsaved > 0) return saveWork(play, solving);
  return isBegun(solving)
    ? withWork(play, solving, revisionOf(findWork(play.record, nameOf(solving.source)) ?? {}))
    : play;
}

/** Restores the work on a puzzle that was just made or fetched. */
function restoreWork(play: Play): Play {
  const { solving, record } = play;
  const { found, source } = solving;
  const name = nameOf(source);
  const entry = record.solved.find(({ id }) => id === name);
  if (entry) {
    const { milliseconds, hints, told = '', refused = null } = entry;
    const as = { type: 'reopen', name, milliseconds, hints, changes: readChanges(told), refused } as const;
    return { ...play, solving: updateSolving(solving, as) };
  }
  const work = findWork(record, name);
  const last = work && found ? resumeWork(work, found.puzzle.size, found.puzzle.stars) : null;
  return last ? { ...play, solving: updateSolving(solving, { type: 'resume', name, work: last }) } : play;
}

/** Applies the changes that another tab has made to a puzzle since it was left. */
function catchUp(play: Play): Play {
  const { solving, record } = play;
  const { found, source, sketch, solved } = solving;
  const work = findWork(record, nameOf(source));
  return !work || !found || solved || matchesWork(work, sketch) ? play : applyWork(play, work);
}

/** Applies the work of another tab to the open board. */
function applyWork(play: Play, work: UnfinishedWork | null): Play {
  const { solving } = play;
  const { found, history, sketch } = solving;
  if (!found) return play;
  const name = nameOf(solving.source);
  const last = work
    ? resumeWork(work, found.puzzle.size, found.puzzle.stars)
    : { ...solving, sketch: emptySketch(found.puzzle), history: remember(history, sketch) };
  return last ? { ...play, solving: updateSolving(solving, { type: 'follow', name, work: last }) } : play;
}

/** Adopts the record that another tab has stored. If that record has a newer board of the open puzzle, that board replaces this one. */
function receiveRecord(play: Play, other: PlayRecord): readonly [Play, ...PlayCommand[]] {
  const { solving, record, unsaved } = play;
  const next = { ...play, record: other };
  const id = nameOf(solving.source);
  const isSolvedIn = ({ solved }: PlayRecord): boolean => solved.some((one) => one.id === id);
  if (!solving.found || solving.solved) return [next];
  if (!isSolvedIn(record) && isSolvedIn(other))
    return isBegun(solving) ? [next, reportTrouble('play-other-tab')] : [next];
  // A move that is not stored yet is newer than what another tab wrote.
  if (unsaved > 0) return [next];
  const [was, is] = [findWork(record, id), findWork(other, id)];
  const isNewer = is ? revisionOf(is) > revisionOf(was ?? {}) && !matchesWork(is, solving.sketch) : was !== null;
  return [isNewer ? applyWork(next, is) : next];
}

/** Merges a record that was saved as a file into the record of this device. */
function importRecord(play: Play, text: string): readonly [Play, ...PlayCommand[]] {
  const read = readRecord(text);
  if (read.is === 'newer') return [play, reportTrouble('play-import-newer')];
  const { record, is } = read;
  const hasContent = record.solved.length + record.begun.length > 0;
  const next = hasContent ? { ...play, record: mergeRecords(play.record, record) } : play;
  return is === 'damaged'
    ? [next, reportTrouble(hasContent ? 'play-import-part' : 'play-import', { count: record.solved.length })]
    : [next];
}

/** Enters a solved puzzle in the record, with the date. */
function entryCommand({ source, milliseconds, hints, changes, refused }: Solving): PlayCommand {
  const entry = {
    id: nameOf(source),
    milliseconds,
    hints,
    told: writeChanges(changes),
    taken: changes.filter((one) => one === 'removed').length,
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

const reportTrouble = (code: string, detail: Readonly<Record<string, string | number>> = {}): PlayCommand => ({
  do: 'trouble',
  trouble: { code, detail },
});

/** Updates the record after an action. `next`: the state after the action, with the record as before. */
export function updateRecord(before: Play, next: Play, action: PlayAction): readonly [Play, ...PlayCommand[]] {
  const { solving } = next;
  switch (action.type) {
    case 'restored': {
      const { trouble, ahead } = action;
      return [
        next,
        ...(trouble ? [reportTrouble(trouble)] : []),
        ...(ahead ? [reportTrouble('play-clock', { day: ahead })] : []),
      ];
    }
    case 'record':
      return receiveRecord(next, action.record);
    case 'entry':
      return [{ ...next, record: withEntry(next.record, action.entry) }];
    case 'saveWork':
      return [saveWork(next, solving)];
    case 'leave':
      return [saveOnLeave(next, solving)];
    case 'import':
      return importRecord(next, action.text);
    case 'erase':
      return [{ ...next, record: noRecord }];
  }
  if (before.solving.source !== solving.source) return [catchUp({ ...saveOnLeave(next, before.solving), unsaved: 0 })];
  if (solving.found && !before.solving.found) return [restoreWork(next)];
  if (!before.solving.solved && solving.solved) return [{ ...next, unsaved: 0 }, entryCommand(solving)];
  const isChanged = before.solving.sketch !== solving.sketch && !solving.solved;
  return [isChanged ? { ...next, unsaved: next.unsaved + 1 } : next];
}
