// The board of the page as plain data: the given pieces, below an answer or the run, and the facts known about the
// squares.

import type { Square } from '../engine/types';
import { MAX_SIZE, squareAt } from '../kernel/input';
import type { Shared } from '../kernel/state';
import type { Watch } from '../kernel/watch';
import { type BoardModel, noOverlay, type Overlay, type Sign, type Stroke } from './model';
import { type Clash, queensOn, type Rule } from './rule';
import { overlayOf } from './run-overlay';

/**
 * `shows`: the layer above the given pieces: the run alone, or the later of the run and the last answer. `rule`: the
 * rule of the pieces, if they are not classic queens.
 */
export function boardOf(
  state: Shared,
  shows: 'run' | 'latest' = 'latest',
  rule: Rule = queensOn(state.input.board.rows),
): BoardModel {
  const { ui, survey, watch } = state;
  const { board, notHere } = state.input;
  const { rows, columns } = board;
  const answers = shows === 'latest' && ui.shows === 'answer';
  const layer = (answers ? null : runOverlay(state)) ?? (shows === 'latest' ? answerOverlay(state) : null);
  const clashing = conflictOverlay(state, rule);
  const overlay = withAttacker(state, withCulprits(state, clashing ?? layer ?? noOverlay));
  const report = survey.report;
  const given = new Set(board.squares);
  const bare = overlay.pieces === null;
  const heat = bare && report?.squares?.length === rows * columns && (report.count ?? 0) > 0 ? report.squares : null;
  const hurries = isHurried(watch);
  const full = (overlay.pieces ?? given).size >= board.pieces;
  const opens = ui.opening === 'plays';
  const finished = full && shows === 'latest' && !clashing && board.pieces > 0;
  return {
    ...overlay,
    rule,
    given,
    notHere,
    heat,
    hints: !full && !opens,
    marksForced: true,
    deadLines: answers,
    attacks: !(hurries && Math.max(rows, columns) > LARGE) && !finished && !opens,
    still: hurries,
    left: true,
    cursor: ui.cursor,
    marking: ui.marking,
  };
}

/** From this speed level on, and on the way to a far goal, a step is shorter than an animation. */
const HURRY = 6;
/** At that speed, larger boards change faster than their strokes can be read or drawn. */
const LARGE = 12;

export const isHurried = ({ playing, speed, underway }: Watch): boolean => underway || (playing && speed >= HURRY);

/** On a board with more pieces than this, pairs in conflict are not searched for. */
const MAX_CLASHING = 4 * MAX_SIZE;

/** The pairs of given pieces that attack each other. */
export const clashesOn = ({ input: { board } }: Shared, rule: Rule): Clash[] =>
  board.squares.length <= MAX_CLASHING ? rule.conflicts(new Set(board.squares)) : [];

/** Pieces in conflict, each pair joined by a stroke unless the attack is a jump. */
function conflictOverlay(state: Shared, rule: Rule): Overlay | null {
  const clashes = clashesOn(state, rule);
  if (clashes.length === 0) return null;
  const signs = new Map<number, readonly Sign[]>();
  const strokes: Stroke[] = [];
  for (const { from, to } of clashes) {
    for (const { row, column } of [from, to]) signs.set(row * rule.columns + column, ['conflict']);
    if (isStraight(from, to)) strokes.push({ kind: 'pair', from, to });
  }
  return { ...noOverlay, signs, strokes };
}

/** Whether two squares can be joined by a stroke: they are in one row, column or diagonal, or a knight's move apart. */
function isStraight(from: Square, to: Square): boolean {
  const [down, right] = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)];
  return down === 0 || right === 0 || down === right || down + right === 3;
}

/** The layer of the run; null while the run is at its start. The opening shows only the queens of the run. */
function runOverlay({ watch, ui, input: { board } }: Shared): Overlay | null {
  const frame = watch.shown?.frame;
  if (!frame || frame.position === 0 || frame.rows.length !== board.rows) return null;
  const overlay = overlayOf(frame, board.columns);
  return ui.opening === 'plays' ? { ...noOverlay, pieces: overlay.pieces } : overlay;
}

function answerOverlay({ answer }: Shared): Overlay | null {
  const squares = answer.kind === 'completed' || answer.kind === 'searching' ? answer.squares : undefined;
  return squares ? { ...noOverlay, pieces: new Set(squares) } : null;
}

/** Adds the pieces to blame and the squares of the reason, also while a search without a solution is shown. */
function withCulprits({ answer, ui, input: { board } }: Shared, overlay: Overlay): Overlay {
  if (answer.kind !== 'impossible') return overlay;
  const signs = new Map(overlay.signs);
  const add = (square: number, sign: Sign): unknown => signs.set(square, [...(signs.get(square) ?? []), sign]);
  for (const square of answer.blame) add(square, 'blame');
  const refutation = overlay.pieces === null && ui.why ? answer.why?.refutation : null;
  if (!refutation) return { ...overlay, signs };
  for (const { square } of refutation.trials) add(square.row * board.columns + square.column, 'refuted');
  return { ...overlay, signs, strokes: [...overlay.strokes, { kind: 'dead', line: refutation.line }] };
}

/** Adds the line from the attacker to the square that was tapped, or marks both where the line wraps round. */
function withAttacker({ ui: { attacked }, input: { board } }: Shared, overlay: Overlay): Overlay {
  if (!attacked) return overlay;
  const [from, to] = [squareAt(board, attacked.by), squareAt(board, attacked.square)];
  if (isStraight(from, to)) return { ...overlay, strokes: [...overlay.strokes, { kind: 'reject', from, to }] };
  return { ...overlay, signs: new Map([...overlay.signs, [attacked.by, ['conflict']], [attacked.square, ['reject']]]) };
}
