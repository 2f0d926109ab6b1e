// A puzzle: the board, the steps, and next to it the grade, the hint and the next puzzles.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { createGrid } from '../../../board/board';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { createFaces } from '../faces';
import type { Play, PlayDispatch, PlayProps, Stage } from '../slice';
import { ruler } from '../steps';
import { allowsHints, bar, tapSign } from './bar';
import { createDrawing } from './board';
import { grade } from './grade';
import { hint } from './hint';
import { legend } from './legend';
import { nextChoices } from './next-puzzle';
import { stepsOf } from './progress';
import { projectedPuzzle } from './projection';
import { replay } from './replay';
import { race } from './rival';
import { reportedGoodSteps, story } from './sentences';
import { isGiven } from './sketch';
import type { SolvingAction } from './slice';
import { sentMoves, solved } from './solved';
import type { Solving } from './solving';

export function createPuzzle(): (props: PlayProps) => Stage {
  const grid = createGrid();
  const [faces, drawingOf] = [createFaces(), createDrawing()];
  return (whole) => {
    const props = withAllowedSettings(whole);
    const { own, dispatch } = props;
    const { solving, cursor, settings } = own;
    const act = (of: SolvingAction): void => dispatch({ type: 'puzzle', action: of });
    const drawing = drawingOf(solving, settings);
    const puzzle = solving.found?.puzzle;
    if (!drawing || !puzzle) return { board: waiting(props, act), under: html``, side: side(props, act) };
    const { size } = puzzle;
    const board = grid(
      {
        size,
        faces: faces(drawing.contents),
        strokes: drawing.strokes,
        over: drawing.over,
        left: drawing.left,
        still: false,
        cursor,
        marking: false,
        draws: puzzle.family !== 'guilty',
        onLongPress: ({ row, column }) => {
          if (solving.shownStep === null) act(longPress(solving, row * size + column, settings.crosses));
        },
        notHere: puzzle.family === 'guilty' ? new Set<number>() : solving.sketch.marks,
      },
      (action) => {
        if (action.type === 'ui' && action.ui.cursor) dispatch({ type: 'cursor', cursor: action.ui.cursor });
        else if (solving.shownStep !== null) return;
        else if (action.type === 'toggle')
          act({
            type: settings.crosses ? 'cycle' : 'toggle',
            square: action.square.row * size + action.square.column,
          });
        else if (action.type === 'paint') {
          const square = action.square.row * size + action.square.column;
          act({ type: 'mark', square, on: action.on, first: action.first });
        } else if (action.type === 'remove') {
          const stars = puzzle.stars ?? 1;
          const column =
            solving.sketch.queens.slice(action.row * stars, (action.row + 1) * stars).findLast((at) => at >= 0) ?? -1;
          if (column >= 0 && !isGiven(puzzle, action.row * size + column))
            act({ type: 'toggle', square: action.row * size + column });
        }
      },
    );
    // A press moves the cursor first, which changes nothing around the board.
    const { cursor: _, ...rest } = own;
    const facts = [...Object.values(rest), props.shared.ui, props.shared.input];
    const cached = (part: () => TemplateResult): TemplateResult => html`${guard(facts, part)}`;
    const sign = puzzle.family === 'guilty' || solving.solved ? nothing : tapSign(settings.crosses);
    return {
      board: html`<div class="crown" ?data-on=${solving.solvedHere && solving.shownStep === null}>${board}</div>${sign}`,
      bar: cached(() => bar(props, act)),
      under: cached(() => under(props, act)),
      side: cached(() => side(props, act)),
      projected: projectedPuzzle(props, act),
    };
  };
}

/** The action of a long press: sets a cross instead of a queen, or the reverse. */
const longPress = ({ sketch }: Solving, square: number, crosses: boolean): SolvingAction =>
  crosses ? { type: 'toggle', square } : { type: 'mark', square, on: !sketch.marks.has(square), first: true };

/** If hints are not allowed, wrong queens are not reported either. */
const withAllowedSettings = (props: PlayProps): PlayProps =>
  allowsHints(props) ? props : { ...props, own: { ...props.own, settings: { ...props.own.settings, tells: false } } };

/** Renders the wait for a puzzle, or why it could not be made. */
function waiting({ own: { solving } }: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  if (solving.trouble) return html`<div class="play__waiting"></div>`;
  return html`<div class="play__waiting" role="status">
    <p>${t('play.puzzle.making', { tries: solving.tries })}</p>
    <button class="btn" @click=${() => act({ type: 'cancel' })}>${t('play.puzzle.cancel')}</button>
  </div>`;
}

function under(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { own, dispatch } = props;
  const { solving, settings } = own;
  const guilty = solving.found?.puzzle.family === 'guilty';
  if (solving.shownStep !== null) return replay(own, dispatch);
  const { key, values } = story(solving, settings.tells);
  const steps = stepsOf(solving);
  const good = reportedGoodSteps(solving, settings.tells);
  const label = t('play.puzzle.steps', { count: steps.length });
  const { past, future } = solving.history;
  const done = solving.solved;
  const set = (to: Partial<typeof settings>): void => dispatch({ type: 'settings', to });
  return html`<section class="transport" aria-label=${label}>
    <p class="story" aria-live="polite">${rich(key, values)}</p>
    ${ruler({ steps, flag: solving.saved?.steps ?? null, good, label })}
    <div class="steps__row">
      <button class="key" aria-label=${t('play.undo')} title=${t('play.undo')} ?disabled=${past.length === 0 || done} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="key" aria-label=${t('play.redo')} title=${t('play.redo')} ?disabled=${future.length === 0 || done} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      ${guilty ? askButton(done, act) : solvingButtons(own, dispatch, act)}
      ${guilty ? nothing : check(t('play.puzzle.strict'), settings.strict, (strict) => set({ strict }))}
      ${check(t('play.puzzle.auto'), settings.auto, (auto) => set({ auto }))}
      ${check(t('play.puzzle.crossed'), settings.crossed, (crossed) => set({ crossed }))}
      ${solving.found?.puzzle.regions ? check(t('play.puzzle.plain'), settings.plain, (plain) => set({ plain })) : nothing}
      ${props.shared.ui.handout?.clock === false ? nothing : check(t('play.puzzle.showTimer'), settings.timer, (timer) => set({ timer }))}
      ${guilty || !allowsHints(props) ? nothing : check(t('play.puzzle.tells'), settings.tells, (tells) => set({ tells }))}
    </div>
    ${good === null ? nothing : html`<div class="row"><button class="btn" data-kind="main" @click=${() => act({ type: 'lastGood' })}>${icon('lastgood')}${t('play.puzzle.lastGood')}</button></div>`}
  </section>`;
}

/** The buttons for marks and trials. */
function solvingButtons(
  { solving, settings: { crosses } }: Play,
  dispatch: PlayDispatch,
  act: (action: SolvingAction) => void,
): TemplateResult {
  const done = solving.solved;
  return html`<button class="key" aria-label=${t('play.puzzle.mark')} title=${t('play.puzzle.mark')} aria-pressed=${crosses} @click=${() => dispatch({ type: 'settings', to: { crosses: !crosses } })}>${icon('mark')}</button>
    <button class="btn" ?disabled=${done} @click=${() => act({ type: 'save' })}>${icon('flag')}${t('play.puzzle.save')}</button>
    ${solving.saved ? html`<button class="btn" ?disabled=${done} @click=${() => act({ type: 'restore' })}>${t('play.puzzle.restore')}</button>` : nothing}
    <button class="btn" ?disabled=${solving.sketch.marks.size === 0 || done} @click=${() => act({ type: 'clearMarks' })}>${t('play.puzzle.clearMarks')}</button>`;
}

/** The one question about guilty queens. */
const askButton = (done: boolean, act: (action: SolvingAction) => void): TemplateResult =>
  html`<button class="btn" data-kind="main" ?disabled=${done} @click=${() => act({ type: 'askFinish' })}>${t('play.guilty.ask')}</button>`;

function side(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { own, shared } = props;
  const { solving, settings } = own;
  const { found } = solving;
  return html`<aside class="side" aria-label=${t('play.puzzle.side')}>
    ${race(props)} ${sentMoves(props, act)}
    ${solving.solved ? solved(props, act) : nothing}
    ${found?.level ? grade(found) : nothing}
    ${found && !solving.solved && allowsHints(props) ? hint(props, act) : nothing}
    ${nextChoices(props)}
    ${found ? legend(found.puzzle, settings.auto) : nothing}
    ${shared.ui.shortcuts && found?.level ? html`<p class="small quiet play__keys">${rich('play.keys.puzzle')}</p>` : nothing}
  </aside>`;
}
