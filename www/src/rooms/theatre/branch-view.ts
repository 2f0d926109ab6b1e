// The branch on the page: the line that names it and leads back, why a square cannot be tried, its ruler and its step.

import { html, nothing, type TemplateResult } from 'lit-html';
import { withBranchQueens, withSign } from '../../board/branched';
import { icon } from '../../board/glyph';
import type { BoardModel } from '../../board/model';
import type { Lane, RunPosition } from '../../board/projector/teacher-window';
import type { Rule } from '../../board/rule';
import type { Branch } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { lengthOf, stepOf, type Watch } from '../../kernel/watch';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { t, trouble, type Values } from '../../texts/texts';
import { leavesAt, reached } from '../../watch/branch';
import { scrub } from '../../watch/controls';
import { ruler, scale } from '../../watch/ruler';
import { plainText } from '../../watch/sentence';
import { stepOf as stepSentence } from '../../watch/transport';
import { branchTo, canBeGiven, canTry, searchOf, triableSquares, tryActions, undoDecision } from './branch';

/** The board with the squares that can be tried, and with the queens of the branch in its colour. */
export function withBranch(model: BoardModel, shared: Shared): BoardModel {
  const { columns } = model.rule;
  // A tap on a projected board changes nothing.
  const free = shared.watch.playing || shared.ui.present ? [] : [...triableSquares(shared)];
  const squares = free.map((square) => ({ row: Math.floor(square / columns), column: square % columns }));
  return withBranchQueens(withSign(model, squares, 'may'), shared.watch.shown?.branch?.queens);
}

/** Lets a press on a square try it during a search. A given piece is still removed, and dragging still moves it. */
export const tryInput =
  (shared: Shared, { rule, given }: BoardModel, setPieces: AppDispatch, dispatch: AppDispatch): AppDispatch =>
  (action) => {
    const isTry =
      action.type === 'toggle' && canTry(shared) && !given.has(action.square.row * rule.columns + action.square.column);
    if (!isTry) setPieces(action);
    else for (const each of tryActions(shared, action.square)) dispatch(each);
  };

/** The line about the branch: its last decision with a link to the search, or the reason why the pressed square cannot be tried. */
export function branchLine(shared: Shared, rule: Rule, dispatch: AppDispatch): TemplateResult {
  const branch = shared.watch.shown?.branch;
  return html`<div class="branch">${branch ? branchChip(shared, dispatch) : nothing}
    <div class="branch__why" role="status">${why(shared, rule, dispatch)}</div>
  </div>`;
}

/** "Branch: row 4, column 7". */
function nameOf({ input }: Shared, { decisions }: Branch): string {
  const square = decisions.at(-1)?.square ?? { row: 0, column: 0 };
  return t('branch.name', { ...squareNames(square, input.board.rows), count: decisions.length });
}

function branchChip(shared: Shared, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const { watch } = shared;
  const branch = watch.shown?.branch;
  if (!branch) return nothing;
  const move = (to: Parameters<typeof branchTo>[1]) => (): void => {
    for (const each of branchTo(shared, to)) dispatch(each);
  };
  const undo = (): void => {
    for (const each of undoDecision(shared) ?? []) dispatch(each);
  };
  const name = nameOf(shared, branch);
  return html`<span class="branch__chip" role="group" aria-label=${name}>
    <i></i><span>${name}</span>
    <button @click=${move({ is: branch.inside ? 'leave' : 'enter', step: null })}>${t(branch.inside ? 'branch.back' : 'branch.into')}</button>
    <button class="branch__undo" aria-label=${t('branch.undo')} title=${t('branch.undo')} @click=${undo}>${icon('undo')}</button>
  </span>`;
}

function why(shared: Shared, rule: Rule, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const { watch, input } = shared;
  const undecided = watch.shown?.undecided;
  if (!undecided) return nothing;
  const { code, detail, square, next } = undecided;
  const { rows } = input.board;
  const values: Record<string, Values[string]> = { ...squareNames(square, rows) };
  const of = (name: string): number | undefined => (name in detail ? Number(detail[name]) : undefined);
  const [row, column, otherRow, otherColumn] = ['row', 'column', 'otherRow', 'otherColumn'].map(of);
  if (row !== undefined) values.row = rowName(row, rows);
  if (column !== undefined) values.column = columnName(column);
  if (otherRow !== undefined) values.otherRow = rowName(otherRow, rows);
  if (otherColumn !== undefined) values.otherColumn = columnName(otherColumn);
  const jump = (): void => {
    if (next !== null) dispatch({ type: 'go', goal: { kind: 'position', position: next } });
  };
  const give = (): void => dispatch({ type: 'toggle', square, alone: rule.onePerRow });
  return html`<p>${trouble(code, values)}</p>
    ${next === null || next === watch.shown?.frame.position ? nothing : html`<button class="btn" data-kind="text" @click=${jump}>${t('branch.jump', { step: next })}</button>`}
    ${canBeGiven(rule, input.board, square) ? html`<button class="btn" data-kind="text" @click=${give}>${t('branch.give')}</button>` : nothing}`;
}

/** The ruler of the search, and below it the ruler of the branch. */
export function branchRuler(watch: Watch, label: string, dispatch: AppDispatch): TemplateResult {
  const branch = watch.shown?.branch;
  if (!branch) return ruler(watch, label, dispatch);
  const { inside } = branch;
  const leaves = leavesAt(branch);
  const { at, length, known } = laneOf(watch, branch);
  const toSearch: AppDispatch = (action) => {
    const to = action.type === 'go' && action.goal.kind === 'position' ? action.goal.position : null;
    if (to === null || !inside || to <= leaves) dispatch(action);
    else dispatch({ type: 'go', goal: { kind: 'branch', to: { is: 'leave', step: to } } });
  };
  const toBranch = (step: number): void =>
    dispatch({ type: 'go', goal: { kind: 'branch', to: { is: 'enter', step: leaves + step } } });
  const text = plainText([{ key: 'branch.step', values: { step: at, steps: length, from: leaves } }]);
  return html`${ruler(searchOf(watch), label, toSearch)}
    <p class="branch__lane">${t('branch.lane', { step: leaves })}</p>
    <div class="ruler ruler--branch" ?data-inside=${inside}>
      ${scale(known, Math.max(1, length))}
      ${scrub({ at, length, enabled: watch.status === 'open', label: t('branch.scrub'), text }, toBranch)}
    </div>`;
}

/** The position in the branch, counted from its first decision. */
function laneOf(watch: Watch, branch: Branch): Lane {
  const leaves = leavesAt(branch);
  const length = reached(watch, branch).furthest - leaves;
  const marks = watch.ruler?.branchMarks;
  return {
    label: t('branch.lane', { step: leaves }),
    at: branch.inside ? Math.max(0, stepOf(watch) - leaves) : 0,
    length,
    known: marks && watch.ruler ? { ...watch.ruler, marks, furthest: length } : null,
  };
}

/** The position of a run for the teacher's window, because the rulers are not projected. */
export function runPosition(shared: Shared): RunPosition {
  const { watch } = shared;
  const branch = watch.shown?.branch;
  const search = searchOf(watch);
  const lane = { label: t('transport.scrub'), at: stepOf(search), length: lengthOf(search), known: watch.ruler };
  return {
    step: plainText([stepSentence(watch)]),
    branch: branch ? nameOf(shared, branch) : null,
    lanes: branch ? [lane, laneOf(watch, branch)] : [lane],
  };
}

/** Announces to screen readers how many squares can be tried. */
export function tryHint(shared: Shared): string {
  const squares = [...triableSquares(shared)];
  const [first] = squares;
  return first === undefined || shared.watch.playing ? '' : t('branch.hint', { count: squares.length });
}

/** The label of a square under the pointer, for the style sheet. */
export const tryWords = (): string => JSON.stringify(t('branch.try'));
