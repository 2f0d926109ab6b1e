// The solution as a chain of deductions, with the transport of Watch: stepped or played forwards and backwards, at any speed.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { KeyName } from '../../../watch/keys';
import { type Steps, type StepsAction, stepsAction, stepsTransport } from '../../../watch/steps';
import { rateText, speedText } from '../../../watch/transport';
import type { GradedPuzzle } from '../questions';
import { MAX_SPEED } from '../settings';
import { puzzlePicture } from '../shelf/view';
import type { Play, PlayAction, PlayDispatch } from '../slice';
import { rowAndColumn as squareAt } from '../squares';
import { sketchAt } from './board';
import { type Sentence, sentenceOf, whyStep } from './sentences';
import { ownQueens, queenSetBy } from './sketch';
import type { SolvingAction } from './slice';
import { movesOf, type Solving, stepCount } from './solving';

/** The position in the solution, for the transport. It has no steps while no solution is shown. */
function stepsOf({ solving, settings: { speed } }: Pick<Play, 'solving' | 'settings'>): Steps {
  const { shownStep, playing } = solving;
  const last = shownStep === null ? 0 : stepCount(solving);
  return { at: Math.min(shownStep ?? 0, last), last, playing, speed, fastest: MAX_SPEED };
}

const playActionOf = (action: StepsAction): PlayAction => {
  if (action.type === 'speed') return { type: 'settings', to: { speed: action.speed } };
  const of: SolvingAction =
    action.type === 'go' ? { type: 'show', step: action.to } : { type: 'play', playing: action.type === 'play' };
  return { type: 'puzzle', action: of };
};

/** The action of a key of the transport; null for other keys. */
export function replayAction(name: KeyName, play: Pick<Play, 'solving' | 'settings'>): PlayAction | null {
  const action = stepsAction(name, stepsOf(play));
  return action && playActionOf(action);
}

/** The sentence about a person's move: its square, and the engine's step that decides the same square. */
function moveSentence(solving: Solving, { puzzle, steps }: GradedPuzzle, at: number): Sentence {
  const moves = movesOf(solving);
  const [before, after] = [moves[at - 1], moves[at]];
  if (!before || !after) return sentenceOf('play.moves.begin', { count: Math.max(0, moves.length - 1) });
  const [was, is] = [ownQueens(before, puzzle.size), ownQueens(after, puzzle.size)];
  const queen = is.find((square) => !was.includes(square));
  const crosses = [...after.marks].filter((square) => !before.marks.has(square)).length;
  if (queen === undefined)
    return crosses > 0
      ? sentenceOf('play.moves.crosses', { number: at, count: crosses })
      : sentenceOf('play.moves.removed', { number: at });
  const step = 1 + steps.findIndex((one) => queenSetBy(one) === queen);
  const place = squareAt(puzzle.size, queen);
  return step > 0
    ? sentenceOf('play.moves.queen', { number: at, step, ...place })
    : sentenceOf('play.moves.queenAlone', { number: at, ...place });
}

/** A small board that shows the engine's solution after as many queens as the person's moves have set. */
function machineBoard({ puzzle, steps }: GradedPuzzle, solving: Solving, { at, last }: Steps): TemplateResult {
  const step = Math.round((steps.length * at) / Math.max(1, last));
  const { queens } = sketchAt(solving, step);
  const given = puzzle.given.map((column, place) => (column < 0 ? (queens[place] ?? -1) : column));
  return html`<figure class="replay__machine">${puzzlePicture(puzzle.size, { ...puzzle, given })}<figcaption>${t('play.moves.machine', { step, steps: steps.length })}</figcaption></figure>`;
}

export function replay(play: Play, dispatch: PlayDispatch): TemplateResult {
  const { solving, settings } = play;
  const { found, playing, replays } = solving;
  const steps = stepsOf(play);
  const next = found?.steps[steps.at];
  const isMachine = replays === 'machine';
  const sentence = !found
    ? null
    : isMachine
      ? next && whyStep(next, found.puzzle)
      : moveSentence(solving, found, steps.at);
  const at = t('play.solved.at', { step: steps.at, steps: steps.last });
  const words = {
    here: at,
    announcement: at,
    ruler: t('play.solved.step'),
    text: speedText(settings.speed),
    rate: rateText(settings.speed),
  };
  const leave = (): void => dispatch({ type: 'puzzle', action: { type: 'show', step: null } });
  const more = html`<button class="btn" @click=${leave}>${icon('undo')}${t('play.solved.leave')}</button>`;
  return html`<section class="transport" aria-label=${t('play.solved.chain')} data-space="plays">
    <p class="story" aria-live=${playing ? 'off' : 'polite'}>${sentence ? rich(sentence.key, sentence.values) : t('play.solved.end')}</p>
    ${isMachine || !found ? nothing : machineBoard(found, solving, steps)}
    ${stepsTransport(steps, words, (action) => dispatch(playActionOf(action)), more)}
  </section>`;
}
