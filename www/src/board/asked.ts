// What the board shows of the state: the queens given, over them an answer or the run that is watched, and what is known.

import type { Shared } from '../kernel/state';
import type { Watch } from '../kernel/watch';
import { overlayOf } from './happened';
import { type BoardModel, noOverlay, type Overlay, type Sign, type Stroke } from './model';
import { clashesOf, columnOf, piecesOf, queensOn } from './rule';

/** `shows`: what lies over the queens given: the run alone, or the run and the last answer, whichever came later. */
export function boardOf(state: Shared, shows: 'run' | 'latest' = 'latest'): BoardModel {
  const { input, ui, survey, watch } = state;
  const answers = shows === 'latest' && ui.shows === 'answer';
  const laid = (answers ? null : runOverlay(state)) ?? (shows === 'latest' ? answerOverlay(state) : null);
  const overlay = conflictOverlay(state) ?? laid ?? noOverlay;
  const report = survey.report;
  const given = piecesOf(input.rows);
  const bare = overlay.pieces === null;
  const heat =
    bare && report?.squares?.length === input.rows.length ** 2 && (report.count ?? 0) > 0 ? report.squares : null;
  const hurries = isHurried(watch);
  const full = (overlay.pieces ?? given).size === input.rows.length;
  return {
    ...overlay,
    rule: queensOn(input.rows.length),
    given,
    notHere: input.notHere,
    heat,
    hints: !full,
    deadLines: answers,
    attacks: !(hurries && input.rows.length > LARGE),
    still: hurries,
    left: true,
    cursor: ui.cursor,
    marking: ui.marking,
  };
}

/** From this speed level on, and on the way to a far goal, a step is over before a tween is; and larger boards than this change faster than their strokes can be read, or drawn. */
const HURRY = 6;
export const LARGE = 12;

export const isHurried = ({ playing, speed, underway }: Watch): boolean => underway || (playing && speed >= HURRY);

/** Queens in conflict, each pair joined by a stroke. */
function conflictOverlay({ input }: Shared): Overlay | null {
  const clashes = clashesOf(input.rows);
  if (clashes.length === 0) return null;
  const signs = new Map<number, readonly Sign[]>();
  const strokes: Stroke[] = [];
  for (const { from, to } of clashes) {
    for (const { row, column } of [from, to]) signs.set(row * input.rows.length + column, ['conflict']);
    strokes.push({ kind: 'pair', from, to });
  }
  return { ...noOverlay, signs, strokes };
}

/** The run that is watched, once it has left its start. */
function runOverlay({ watch, input }: Shared): Overlay | null {
  const frame = watch.shown?.frame;
  if (!frame || frame.position === 0 || frame.rows.length !== input.rows.length) return null;
  return overlayOf(frame);
}

function answerOverlay({ answer, input }: Shared): Overlay | null {
  if (answer.kind === 'completed') return { ...noOverlay, pieces: piecesOf(answer.rows) };
  if (answer.kind !== 'impossible') return null;
  const { rows } = input;
  const signs = new Map(answer.blame.map((row) => [row * rows.length + columnOf(rows, row), ['blame'] as const]));
  return { ...noOverlay, signs };
}
