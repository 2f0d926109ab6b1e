// Training on the board: a position, its technique, three degrees of help, and next to it the run.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { gap, language, t, trouble } from '../../../texts/texts';
import { choice, knob } from '../../../ui/kit/controls';
import { createPointedBoard } from '../pointer';
import { MADE_FAMILIES } from '../puzzle/puzzle';
import { type Sentence, sentenceOf, where, whyStep } from '../puzzle/sentences';
import { formatTime } from '../puzzle/share';
import { exclusionOf } from '../puzzle/sketch';
import { DEGREES } from '../puzzle/solving';
import { drawWhere, drawWhy, emptyDrawing } from '../puzzle/step-drawing';
import { drawingOf } from '../reasons/board';
import { isStep } from '../reasons/cases';
import type { ProvingAction } from '../reasons/proving';
import { reasonButtons } from '../reasons/reason-buttons';
import { linesQuestion, verdictSentence } from '../reasons/sentences';
import type { PlayProps, Stage } from '../slice';
import { trainingReceipt } from './receipt';
import { lengthOf, RUN_LENGTH, type Training, type TrainingAction, type Wanted } from './slice';
import {
  cardOf,
  type Exercise,
  isClean,
  type Outcome,
  RULES_OF,
  type Trained,
  techniqueAfter,
  techniquePage,
} from './technique';
import { definition, howToFind } from './words';

type Act = (action: TrainingAction) => void;

export function createTraining(): (props: PlayProps) => Stage {
  const pointing = createPointedBoard();
  return (props) => {
    const { own, dispatch } = props;
    const { training } = own;
    const act: Act = (action) => dispatch({ type: 'training', action });
    const copy = (text: string): void => dispatch({ type: 'copy', news: 'textCopied', text });
    const { exercise, proving } = training;
    const aside = side(training, act, () => dispatch({ type: 'panel', panel: 'puzzle' }));
    if (!exercise) return { board: waiting(training), under: html``, side: aside };
    const { puzzle } = exercise;
    const drawing = drawingOf(puzzle, proving, helpDrawing(training, exercise));
    const board = pointing(props, { size: puzzle.size, ...drawing }, (square) =>
      act({ type: 'reason', action: { type: 'point', square } }),
    );
    return { board, bar: panel(training, exercise, act, copy), under: html``, side: aside };
  };
}

const helpDrawing = ({ help, outcome }: Training, { puzzle, step }: Exercise) => {
  if (help === null || outcome) return emptyDrawing;
  return help === 'where' ? drawWhere(puzzle, step) : drawWhy(puzzle, exclusionOf(puzzle), step);
};

const waiting = ({ trouble: found }: Training): TemplateResult =>
  html`<div class="play__waiting" role="status"><p>${found ? trouble(found.code, found.detail) : t('play.train.making')}</p></div>`;

/** The question, the verdict and the buttons: below the board, or near the thumb. */
function panel(training: Training, exercise: Exercise, act: Act, copy: (text: string) => void): TemplateResult {
  const { proving, outcome, help } = training;
  const reason = (action: ProvingAction): void => act({ type: 'reason', action });
  const is = outcome ? 'accepted' : (proving.answer?.verdict.kind ?? nothing);
  const said = sentencesOf(training, exercise);
  return html`<section class="bar reasons" aria-label=${t('play.reasons.label')}>
    <div class="bar__says"><p class="reasons__says" aria-live="polite" data-is=${is}>${said.map(({ key, values }) => html`${rich(key, values)}${gap()}`)}</p></div>
    ${outcome ? nothing : reasonButtons(proving, exercise.puzzle, reason)}
    <div class="bar__keys">
      ${
        outcome
          ? nextButtons(training, exercise, act, copy)
          : html`${DEGREES.map(
              (degree) =>
                html`<button class="btn" aria-pressed=${help === degree} @click=${() => act({ type: 'help', degree })}>${t('play.hint.degree', { degree })}</button>`,
            )}
        <button class="btn" ?disabled=${proving.square === null} @click=${() => reason({ type: 'back' })}>${t('play.reasons.back')}</button>`
      }
    </div>
  </section>`;
}

/** The buttons after an exercise: the next exercise, or the choices after a run or a lesson. */
function nextButtons(training: Training, exercise: Exercise, act: Act, copy: (text: string) => void): TemplateResult {
  const { isLesson, run } = training;
  const { family, rule } = exercise;
  const next = (label: string): TemplateResult =>
    html`<button class="btn" data-kind="main" @click=${() => act({ type: 'next' })}>${label}</button>`;
  if (run.length < lengthOf(training)) return next(t('play.train.next'));
  if (!isLesson)
    return html`${next(t('play.train.again'))}<button class="btn" @click=${() => copy(trainingReceipt(training))}>${t('play.reasons.receipt')}</button>`;
  const after = techniqueAfter(exercise);
  const train = (): void => act({ type: 'begin', family, wanted: rule });
  return html`${after ? html`<button class="btn" data-kind="main" @click=${() => act({ type: 'learn', family, rule: after })}>${t('play.lesson.open', { rule: after })}</button>` : nothing}
    <button class="btn" data-kind=${after ? nothing : 'main'} @click=${train}>${t('play.lesson.train')}</button>`;
}

/** The words of a lesson before the person does anything: what the technique is, then how to find it. */
function lessonSentences({ isLesson, run }: Training, { family, rule }: Exercise): Sentence[] {
  if (!isLesson || run.length > 1) return [];
  return [run.length === 1 ? howToFind(rule) : definition({ family, rule })];
}

/** The question, or the verdict on the reason. */
function sentencesOf(training: Training, exercise: Exercise): Sentence[] {
  const { family, puzzle, rule, step } = exercise;
  const { proving, outcome, help, run } = training;
  if (outcome) {
    const last = proving.steps.at(-1);
    const proved = last && isStep(last) ? last.step : step;
    const end = training.isLesson
      ? sentenceOf('play.lesson.end')
      : sentenceOf('play.train.end', { clean: run.filter(isClean).length, count: RUN_LENGTH });
    return [whyStep(proved, puzzle), ...(run.length === lengthOf(training) ? [end] : [])];
  }
  if (proving.answer) return [verdictSentence(proving.answer, puzzle)];
  const hint = { kind: 'step', step } as const;
  const helped = help === null ? [] : [help === 'where' ? where(hint, puzzle.size) : whyStep(step, puzzle)];
  if (proving.square !== null) return [linesQuestion(proving, rule, proving.square, puzzle)];
  if (help !== null) return [...lessonSentences(training, exercise), ...helped];
  return [
    family === 'stars'
      ? sentenceOf('play.train.asksStars', { rule })
      : sentenceOf('play.train.asks', { rule: rule === 'block' || rule === 'strip' ? 'single' : rule }),
  ];
}

/** The number of the exercise in its run. */
const numberOf = (training: Training): number =>
  Math.min(lengthOf(training), training.run.length + (training.outcome ? 0 : 1));

/** "Killers, step 1 of 3"; null outside lessons. */
export const lessonStep = (training: Training): string | null =>
  training.isLesson
    ? t('play.lesson.number', {
        number: numberOf(training),
        of: lengthOf(training),
        rule: training.wish?.rule ?? 'single',
      })
    : null;

function side(training: Training, act: Act, back: () => void): TemplateResult {
  const { family, wanted, wish, run, practice } = training;
  const begin = (to: Partial<Pick<Training, 'family' | 'wanted'>>): void =>
    act({ type: 'begin', family, wanted, ...to });
  const rule = wish?.rule ?? 'single';
  const known = RULES_OF[family].map((rule) => ({ rule, card: cardOf(practice, { family, rule }) }));
  return html`<aside class="side train" aria-label=${t('play.train.title')}>
    <p class="day"><span>${lessonStep(training) ?? t('play.train.number', { number: numberOf(training), of: RUN_LENGTH, rule })}</span><span class="timer" role="timer" aria-live="off">${formatTime(training.milliseconds)}</span></p>
    <div class="row">
      ${choice(t('play.kind'), {
        of: MADE_FAMILIES,
        now: family,
        name: (one) => t('play.family', { family: one }),
        choose: (one) => begin({ family: one }),
      })}
      ${knob(t('play.train.what'), {
        of: ['due', ...RULES_OF[family]] as const satisfies readonly Wanted[],
        now: wanted,
        name: (one) => (one === 'due' ? t('play.train.due') : t('play.rule', { rule: one })),
        choose: (one) => begin({ wanted: one }),
      })}
    </div>
    <p class="row"><button class="btn" data-kind="text" @click=${back}>${t('play.lesson.back')}</button>${page(rule)}</p>
    <section aria-labelledby="run"><h2 id="run">${t('play.train.run')}</h2>
      <ol class="train__run">${run.map(outcomeLine)}</ol>
    </section>
    <section aria-labelledby="known"><h2 id="known">${t('play.train.known')}</h2>
      <ul class="train__known">${known.map(
        ({ rule, card }) =>
          html`<li data-box=${card.box}><button class="btn" data-kind="text" aria-label=${t('play.lesson.open', { rule })} @click=${() => act({ type: 'learn', family, rule })}>${t('play.rule', { rule })}</button> <span>${
            card.done === 0
              ? t('play.train.new')
              : t('play.train.card', {
                  clean: card.clean,
                  done: card.done,
                  best: card.best === null ? 'none' : 'some',
                  time: formatTime(card.best ?? 0),
                })
          }</span></li>`,
      )}</ul>
    </section>
  </aside>`;
}

/** The link to the documentation of the technique, which the page in one file does not have. */
const page = (rule: Trained): TemplateResult | typeof nothing =>
  location.protocol === 'file:'
    ? nothing
    : html`<a class="btn" data-kind="text" href=${techniquePage(rule, language())}>${t('play.lesson.page')}</a>`;

function outcomeLine(outcome: Outcome): TemplateResult {
  const { rule, help, misses, milliseconds } = outcome;
  const is = help === DEGREES.length ? 'shown' : help > 0 ? 'helped' : misses > 0 ? 'missed' : 'clean';
  return html`<li data-is=${is}>${t('play.train.outcome', { rule, is, time: formatTime(milliseconds), count: misses })}</li>`;
}
