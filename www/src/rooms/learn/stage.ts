// The stage of a lesson: the board of the step with its marks. While a question is open, presses on the board answer it.

import type { BoardModel, Sign, Stroke } from '../../board/model';
import type { Rule } from '../../board/rule';
import { placeByRule } from '../../board/variant/edit';
import type { createStage } from '../../board/variant/stage';
import type { Square } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Setting } from '../../kernel/classroom/steps';
import type { Shared } from '../../kernel/state';
import { repairs } from '../../watch/family';
import { withPointed } from '../../watch/pointing';
import { squaresOf } from '../../watch/truths/answer';
import type { Dispatch } from '../room';
import { type AnsweredQuestion, isAnswered, isOpen, type Learn, type LearnAction, questionOf, stepOf } from './slice';
import { WAYS } from './ways';

/** The board of the step, without anything that would reveal the answer to the open question. */
export function lessonBoard(learn: Learn, shared: Shared, stage: ReturnType<typeof createStage>): BoardModel {
  const { registers = [], frame = null } = shared.watch.shown ?? {};
  const model = withPointed(stage(shared, 'run', shared.watch.table).model, shared.diagram.pointed, registers, frame);
  if (learn.around) return model;
  const step = stepOf(learn);
  const size = shared.input.rows.length;
  const hidesConflicts = !isAnswered(learn.questionState) && CONFLICT_TRUTHS.has(hiddenTruth(learn) ?? '');
  const signs = new Map(hidesConflicts ? [] : model.signs);
  const strokes: Stroke[] = hidesConflicts ? [] : [...model.strokes, ...(repairs(shared) ? pairs(model) : [])];
  const sign = (square: Square, is: Sign): void => {
    const at = square.row * size + square.column;
    signs.set(at, [...(signs.get(at) ?? []), is]);
  };
  if (step) for (const [at, pointed] of signsOf(step.setting)) signs.set(at, [...(signs.get(at) ?? []), ...pointed]);
  const { questionState } = learn;
  const question = questionOf(learn);
  // Signs of mistakes replace highlights.
  if (questionState.kind === 'wrong')
    for (const miss of questionState.misses)
      for (const { row, column } of squaresOf(miss, size)) signs.set(row * size + column, ['reject']);
  const chosen = isAnswered(questionState) ? questionState.answers : learn.draft === null ? [] : [learn.draft];
  for (const answer of chosen)
    for (const square of squaresOf(answer, size)) {
      const at = square.row * size + square.column;
      if (!signs.get(at)?.includes('reject')) sign(square, 'lit');
    }
  const hidden = isAnswered(questionState) ? null : hiddenTruth(learn);
  // If the question is about a word, free squares are hidden. An empty board shows dots only if a square is to be chosen.
  const asksWord = hidden !== null && question?.ask.for === 'word';
  const empty = (model.pieces ?? model.given).size === 0 && !(question && WAYS[question.ask.for].press);
  const showsCounts = !asksWord && !empty && (hidden === null || !COUNTED_TRUTHS.has(hidden));
  const shown: BoardModel = {
    ...model,
    pieces: isAnswered(questionState) ? withAnswers(learn, questionState, model, size) : model.pieces,
    signs,
    strokes,
    // The costs of the squares would reveal the next row.
    damage: question?.ask.truth.of === 'next-row' ? new Map() : model.damage,
    heat: null,
    hints: model.hints && showsCounts,
    marksForced: hidden === null || !FORCED_TRUTHS.has(hidden),
    left: showsCounts && (hidden === null || !FORCED_TRUTHS.has(hidden)),
    marking: false,
  };
  const answer = isAnswered(questionState) ? questionState.answers[0] : learn.draft;
  const on = question ? WAYS[question.ask.for].drawAnswer : undefined;
  return on && answer ? on(shown, answer) : shown;
}

/** The truth that the board must not reveal, if the question is about the present state. */
const hiddenTruth = (learn: Learn): string | null => {
  const ask = questionOf(learn)?.ask;
  return ask && ask.is === null ? ask.truth.of : null;
};

/** Lines between queens that attack each other, because a search that repairs counts them. */
const pairs = ({ rule, pieces, given }: BoardModel): Stroke[] =>
  rule.conflicts(pieces ?? given).map(({ from, to }) => ({ kind: 'pair', from, to }));

/** Truths about the square of the next queen. */
const QUEEN_TRUTHS = new Set(['next', 'formula-at']);

/** The pieces, and a queen on a right square if the answer sets one. */
function withAnswers(
  learn: Learn,
  { answers }: AnsweredQuestion,
  { pieces, given }: BoardModel,
  size: number,
): BoardModel['pieces'] {
  const ask = questionOf(learn)?.ask;
  if (ask?.for !== 'square' || ask.reveal !== null || !QUEEN_TRUTHS.has(ask.truth.of)) return pieces;
  const queens = answers.flatMap((answer) => squaresOf(answer, size)).map(({ row, column }) => row * size + column);
  return new Set([...(pieces ?? given), ...queens]);
}

/** The marks of a step, by square. */
export function signsOf({ rows, marks }: Setting): Map<number, Sign[]> {
  const size = rows.length;
  const signs = new Map<number, Sign[]>();
  const sign = (row: number, column: number, is: Sign): void => {
    const at = row * size + column;
    signs.set(at, [...(signs.get(at) ?? []), is]);
  };
  for (const mark of marks) {
    if ('square' in mark) sign(mark.square[0], mark.square[1], 'pointed');
    else if ('row' in mark) for (let column = 0; column < size; column += 1) sign(mark.row, column, 'lit');
    else for (let row = 0; row < size; row += 1) sign(row, mark.column, 'lit');
  }
  return signs;
}

/** The effect of a press on the board: an answer, free use, or nothing. */
export function boardHandler(
  learn: Learn,
  rule: Rule,
  dispatch: Dispatch<LearnAction>,
  dispatchApp: AppDispatch,
): AppDispatch {
  if (learn.around) return placeByRule(rule, dispatchApp);
  return (action) => {
    if (action.type === 'ui') dispatchApp(action);
    const ask = questionOf(learn)?.ask;
    if (!ask || !isOpen(learn.questionState) || (action.type !== 'toggle' && action.type !== 'set')) return;
    const pressed = WAYS[ask.for].press?.(action.square, learn);
    if (pressed) dispatch(pressed);
  };
}

/** Questions whose answer is that queens attack each other. */
const CONFLICT_TRUTHS = new Set(['solved', 'conflicts', 'blame']);

/** Questions whose answer is visible in the margin or on the dots. */
const COUNTED_TRUTHS = new Set(['free', 'free-squares', 'dead', 'dead-line', 'attacked', 'ways', 'next-kind']);

/** Questions whose answer is a square that is marked as forced, or the line of such a square. */
const FORCED_TRUTHS = new Set(['next', 'forced', 'formula-at']);
