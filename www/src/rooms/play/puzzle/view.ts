// A puzzle: board, own steps, and beside it what it takes, the hint, what comes next.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createPlate } from '../../../board/board';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import { createFaces } from '../faces';
import type { Play, PlayAct, PlayScene, Stage } from '../slice';
import { ruler } from '../steps';
import { asks } from './asks';
import { drawingOf } from './board';
import { grade } from './grade';
import { hint } from './hint';
import { legend } from './legend';
import { heading } from './names';
import { stepsOf } from './progress';
import { replay } from './replay';
import { minutes } from './share';
import { isGiven } from './sketch';
import type { SolvingDeed } from './slice';
import { solved } from './solved';
import { story, toldGood } from './told';

export function createPuzzle(): (scene: PlayScene) => Stage {
  const plate = createPlate();
  const faces = createFaces();
  return (whole) => {
    const scene = handed(whole);
    const { own, act } = scene;
    const { solving, cursor, marking, settings } = own;
    const deed = (of: SolvingDeed): void => act({ type: 'puzzle', deed: of });
    const drawing = drawingOf(solving, settings);
    const puzzle = solving.found?.puzzle;
    if (!drawing || !puzzle) return { board: waiting(scene, deed), under: html``, side: side(scene, deed) };
    const { size } = puzzle;
    const board = plate(
      {
        size,
        faces: faces(drawing.shown, cursor.row * size + cursor.column),
        strokes: drawing.strokes,
        over: drawing.over,
        left: drawing.left,
        still: false,
        cursor,
        marking: marking && puzzle.family !== 'guilty',
        notHere: puzzle.family === 'guilty' ? new Set<number>() : solving.sketch.marks,
      },
      (action) => {
        if (action.type === 'look' && action.look.cursor) act({ type: 'cursor', cursor: action.look.cursor });
        else if (solving.shown !== null) return;
        else if (action.type === 'toggle')
          deed({ type: 'toggle', square: action.square.row * size + action.square.column });
        else if (action.type === 'paint') {
          const square = action.square.row * size + action.square.column;
          deed({ type: 'mark', square, on: action.on, first: action.first });
        } else if (action.type === 'remove') {
          const column = solving.sketch.queens[action.row] ?? -1;
          if (column >= 0 && !isGiven(puzzle, action.row * size + column))
            deed({ type: 'toggle', square: action.row * size + column });
        }
      },
    );
    return { board, under: under(scene, deed), side: side(scene, deed) };
  };
}

const givesHints = ({ shared }: PlayScene): boolean => shared.look.handout?.hints !== false;

/** Where no hints are allowed, it is not said either when a queen is wrong. */
const handed = (scene: PlayScene): PlayScene =>
  givesHints(scene) ? scene : { ...scene, own: { ...scene.own, settings: { ...scene.own.settings, tells: false } } };

/** While a puzzle is being made, or could not be. */
function waiting({ own: { solving } }: PlayScene, deed: (deed: SolvingDeed) => void): TemplateResult {
  if (solving.trouble) return html`<div class="play__waiting"></div>`;
  return html`<div class="play__waiting" role="status">
    <p>${t('play.puzzle.making', { tries: solving.tries })}</p>
    <button class="btn" @click=${() => deed({ type: 'cancel' })}>${t('play.puzzle.cancel')}</button>
  </div>`;
}

function under(scene: PlayScene, deed: (deed: SolvingDeed) => void): TemplateResult {
  const { own, act } = scene;
  const { solving, settings } = own;
  const guilty = solving.found?.puzzle.family === 'guilty';
  if (solving.shown !== null) return replay(own, act);
  const { key, values } = story(solving, settings.tells);
  const steps = stepsOf(solving);
  const good = toldGood(solving, settings.tells);
  const label = t('play.puzzle.steps', { count: steps.length });
  const { past, future } = solving.history;
  const done = solving.solved;
  const set = (to: Partial<typeof settings>): void => act({ type: 'settings', to });
  return html`<section class="transport" aria-label=${label}>
    <p class="story" aria-live="polite">${rich(key, values)}</p>
    ${ruler({ steps, flag: solving.saved?.steps ?? null, good, label })}
    <div class="steps__row">
      <button class="key" aria-label=${t('play.undo')} title=${t('play.undo')} ?disabled=${past.length === 0 || done} @click=${() => deed({ type: 'undo' })}>${icon('undo')}</button>
      <button class="key" aria-label=${t('play.redo')} title=${t('play.redo')} ?disabled=${future.length === 0 || done} @click=${() => deed({ type: 'redo' })}>${icon('redo')}</button>
      ${guilty ? verdictKey(done, deed) : solvingKeys(own, act, deed)}
      <label class="knob"><input type="checkbox" .checked=${settings.auto} @change=${() => set({ auto: !settings.auto })} /> ${t('play.puzzle.auto')}</label>
      ${guilty || !givesHints(scene) ? nothing : html`<label class="knob"><input type="checkbox" .checked=${settings.tells} @change=${() => set({ tells: !settings.tells })} /> ${t('play.puzzle.tells')}</label>`}
    </div>
    ${good === null ? nothing : html`<div class="row"><button class="btn" data-kind="main" @click=${() => deed({ type: 'lastGood' })}>${icon('lastgood')}${t('play.puzzle.lastGood')}</button></div>`}
  </section>`;
}

/** The keys to marks and trials. */
function solvingKeys({ solving, marking }: Play, act: PlayAct, deed: (deed: SolvingDeed) => void): TemplateResult {
  const done = solving.solved;
  return html`<button class="key" aria-label=${t('play.puzzle.mark')} title=${t('play.puzzle.mark')} aria-pressed=${marking} @click=${() => act({ type: 'marking', marking: !marking })}>${icon('mark')}</button>
    <button class="btn" ?disabled=${done} @click=${() => deed({ type: 'save' })}>${icon('flag')}${t('play.puzzle.save')}</button>
    ${solving.saved ? html`<button class="btn" ?disabled=${done} @click=${() => deed({ type: 'restore' })}>${t('play.puzzle.restore')}</button>` : nothing}
    <button class="btn" ?disabled=${solving.sketch.marks.size === 0 || done} @click=${() => deed({ type: 'clearMarks' })}>${t('play.puzzle.clearMarks')}</button>`;
}

/** The one question about guilty queens. */
const verdictKey = (done: boolean, deed: (deed: SolvingDeed) => void): TemplateResult =>
  html`<button class="btn" data-kind="main" ?disabled=${done} @click=${() => deed({ type: 'askFinish' })}>${t('play.guilty.ask')}</button>`;

function side(scene: PlayScene, deed: (deed: SolvingDeed) => void): TemplateResult {
  const { own, act, shared } = scene;
  const { solving, settings } = own;
  const { found, source } = solving;
  const timer =
    found && shared.look.handout?.clock !== false
      ? html`<span class="timer">${settings.timer ? html`<span role="timer" aria-live="off">${minutes(solving.milliseconds)}</span>` : nothing}
        <button class="btn" data-kind="text" @click=${() => act({ type: 'settings', to: { timer: !settings.timer } })}>${t(settings.timer ? 'play.puzzle.hideTimer' : 'play.puzzle.showTimer')}</button></span>`
      : nothing;
  return html`<aside class="side" aria-label=${t('play.puzzle.side')}>
    <p class="day first"><span>${heading(source)}</span>${timer}</p>
    ${found?.level ? grade(found) : nothing}
    ${solving.solved ? solved(scene, deed) : found && givesHints(scene) ? hint(solving, deed) : nothing}
    ${asks(scene)}
    ${found ? legend(found.puzzle, settings.auto) : nothing}
    ${shared.look.shortcuts && found?.level ? html`<p class="small quiet play__keys">${rich('play.keys.puzzle')}</p>` : nothing}
  </aside>`;
}
