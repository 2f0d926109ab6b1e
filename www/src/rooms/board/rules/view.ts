// The Board under a rule: the chooser, the board as its rule draws it, and its captions.

import { html, nothing, type TemplateResult } from 'lit-html';
import { clashesOn } from '../../../board/input-board';
import type { BoardModel } from '../../../board/model';
import type { Clash } from '../../../board/rule';
import { placeByRule, toggleWall } from '../../../board/variant/edit';
import { partsOf, pieceOf } from '../../../board/variant/parts';
import { createStage } from '../../../board/variant/stage';
import type { AppDispatch } from '../../../kernel/action';
import { t } from '../../../texts/texts';
import { armiesModel, armiesOf } from './armies';
import { chooser } from './chooser';
import { goals } from './goals';
import { legend } from './legend';
import { oeis } from './oeis';
import { type RulesProps, tableOf } from './slice';
import { captionOf } from './words';

/** The Board with its rule. A part that is `null` looks as for classic queens. */
export interface RulesView {
  readonly model: BoardModel;
  /** Input on the board: sets pieces or walls. */
  readonly dispatch: AppDispatch;
  /** How many columns the board is wide. */
  readonly across: number;
  readonly clashes: readonly Clash[];
  /** The choice of the rule, while it is open. */
  readonly chooser: TemplateResult | typeof nothing;
  /** Explains taps while they do not set pieces. */
  readonly bar: TemplateResult | typeof nothing;
  /** The instruction while pieces attack each other. */
  readonly conflictFirst: string | null;
  caption(count: number | bigint | null, pending: boolean): string | null;
  /** The published number, below the figure. */
  published(count: number | bigint | null): TemplateResult | typeof nothing;
  readonly goals: TemplateResult | typeof nothing;
  readonly legend: TemplateResult | null;
}

/** Creates a function that renders the Board under a rule. A view makes one function and calls it in each of its renderings. */
export function createRulesView(): (props: RulesProps) => RulesView {
  const stage = createStage();
  return (props) => {
    const { own, shared, dispatchApp } = props;
    const { input, answer, watch } = shared;
    const { board, variant } = input;
    const staged = stage(shared, 'latest', tableOf(own, board) ?? watch.table);
    const { rule } = staged.model;
    const clashes = clashesOn(shared, rule);
    return {
      across: staged.across,
      model: {
        ...staged.model,
        ...(answer.kind === 'reached' && clashes.length === 0 ? goalModel(shared, staged.model) : {}),
        marking: staged.model.marking || own.walling,
      },
      dispatch: own.walling ? settingWalls(props, placeByRule(rule, dispatchApp)) : placeByRule(rule, dispatchApp),
      clashes,
      chooser: own.choosing ? chooser(props) : nothing,
      bar: own.walling ? renderWallsBar(props) : nothing,
      conflictFirst: variant ? t('rules.conflictFirst') : null,
      caption: (count, pending) => (variant ? captionOf(board, count, clashes.length > 0, pending) : null),
      published: (count) => oeis(props, count),
      goals: goals(props, clashes.length > 0),
      legend: variant ? legend(props, tableOf(own, board) ?? watch.table) : null,
    };
  };
}

/** The model for an answer about the empty board, without the pieces that are on the board. */
function goalModel({ input: { board }, answer }: RulesProps['shared'], model: BoardModel): Partial<BoardModel> {
  const armies = armiesOf(answer);
  const pieces = answer.kind === 'reached' && answer.report.squares ? new Set(answer.report.squares) : null;
  return {
    given: new Set(),
    pieces,
    heat: null,
    deadLines: false,
    left: false,
    hints: pieces === null && board.pieces > 0,
    ...(armies ? armiesModel(model.rule, armies, pieceOf(partsOf(board.rule).law)) : {}),
  };
}

/** Explains that taps set walls, with a button to end this. */
const renderWallsBar = ({ dispatch }: RulesProps): TemplateResult => html`<p class="rules__walling" role="status">
  <span>${t('rules.tapsSetWalls')}</span>
  <button class="btn" data-kind="main" @click=${() => dispatch({ type: 'walling', on: false })}>${t('rules.close')}</button>
</p>`;

/** While walls are set, a press that marks a square sets a wall. */
const settingWalls =
  ({ shared, dispatch }: RulesProps, otherwise: AppDispatch): AppDispatch =>
  (action) => {
    const { board } = shared.input;
    if (action.type !== 'paint') return otherwise(action);
    const square = action.square.row * board.columns + action.square.column;
    if (action.first || !board.walls.includes(square))
      dispatch({ type: 'try', board: toggleWall(board, square), from: 'choice' });
  };
