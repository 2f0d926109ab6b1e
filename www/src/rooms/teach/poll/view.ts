// A poll: the question and its answers, the ways to answer, and the result, hidden until it is shown.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createProjection } from '../../../board/projector/projection';
import { NAMES_ONE } from '../../../kernel/classroom/steps';
import { t } from '../../../texts/texts';
import { choice, field } from '../../../ui/kit/controls';
import { troubleLine } from '../../../ui/kit/trouble';
import { properties } from '../../../ui/style';
import type { ViewProps } from '../../room';
import { deskLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { lessonsOf, titleOf } from '../sources';
import { ballotView } from './ballot-view';
import { createHandsBoard } from './board';
import type { Eye } from './camera';
import { cardsView } from './cards';
import { ballotAddress, createPhones } from './phones';
import { LETTERS, votedBy } from './poll';
import { countsOf, results, total } from './results';
import type { HandsAction } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;
type Handlers = (action: HandsAction) => void;

export function createHands(eye: Eye): (props: TeachProps) => TemplateResult {
  const board = createHandsBoard();
  const wall = createProjection('hands');
  const phones = createPhones();
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { hands } = own;
    const does: Handlers = (action) => dispatch({ type: 'hands', action });
    if (hands.shows === 'cards') return cardsView(props);
    if (hands.shows === 'ballot') return ballotView(props);
    const { columns, rows } = shared.input.board;
    const question = hands.poll.text.trim();
    if (shared.ui.present)
      return wall({
        ui: shared.ui,
        dispatchApp,
        board: board(props),
        label: t('teach.handsBoard'),
        size: Math.max(rows, columns),
        about: question,
        text: html`<h2>${question || t('teach.handsFree')}</h2>${results(own, columns)} ${total(own, columns)} ${codes(props, does)}`,
        previous: null,
        next: null,
        answer: hands.shown ? null : () => does({ type: 'reveal', on: true }),
        address: ballotAddress(own),
        desk: deskLink(),
        told: {
          kind: 'poll',
          question: question || t('teach.handsFree'),
          counts: countsOf(own, columns),
          shown: hands.shown,
        },
        more: html`<button class="btn" data-kind="text" aria-pressed=${hands.camera !== 'off'} @click=${() => toggle(hands, does)}>${t('teach.handsCamera')}</button>
          <button class="btn" data-kind="text" @click=${() => does({ type: 'again' })}>${t('teach.handsAgain')}</button>`,
      });
    return html`<main
      id="main"
      tabindex="-1"
      class="teach hands"
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        does({ type: 'photographs', files: [...(event.dataTransfer?.files ?? [])] });
      }}
    >
      <h1>${t('teach.hands')}</h1>
      <p class="read">${t('teach.handsHow')} <button class="btn" data-kind="text" @click=${() => does({ type: 'show', shows: 'cards' })}>${t('teach.handsCards')}</button></p>
      ${troubleLine(own.trouble)}
      <div class="hands__two">
        <section class="hands__asks" aria-labelledby="hands-asks">
          <h2 id="hands-asks">${t('teach.handsQuestion')}</h2>
          ${renderAsk(props, does)}
          <section class="stage" aria-label=${t('teach.handsBoard')} ${properties({ '--n': Math.max(rows, columns) })}>${board(props)}</section>
        </section>
        <section class="hands__answers" aria-labelledby="hands-answers">
          <h2 id="hands-answers">${t('teach.handsAnswers')}</h2>
          ${renderAnswering(props, does, eye, phones)}
        </section>
      </div>
    </main>`;
  };
}

const toggle = ({ camera }: Teach['hands'], does: Handlers): void =>
  does({ type: 'camera', camera: camera === 'off' ? 'starting' : 'off' });

/** The question: of a lesson, or one's own. */
function renderAsk({ own, dispatchApp }: TeachProps, does: Handlers): TemplateResult {
  const { hands } = own;
  const { poll, lesson } = hands;
  const steps = (lesson?.steps ?? []).filter(({ question }) => question && NAMES_ONE.has(question.ask.for));
  const write = (event: Event): void =>
    does({ type: 'ask', poll: { text: (event.target as HTMLTextAreaElement).value } });
  return html`${field(t('teach.handsFrom'), {
    of: lessonsOf(own, lesson?.name ?? null),
    now: lesson?.name ?? null,
    name: (name) => titleOf(own, name) ?? lesson?.title ?? t('teach.handsOwn'),
    choose: (name) => does({ type: 'pick', name, step: null }),
  })}
    ${
      lesson
        ? field(t('teach.handsStep'), {
            of: steps.map(({ id }) => id),
            now: hands.step ?? '',
            name: (id) => (steps.find((step) => step.id === id)?.question?.text ?? '').replaceAll(/\*\*|`/g, ''),
            choose: (step) => does({ type: 'pose', step }),
          })
        : nothing
    }
    <label class="named">${t('teach.handsText')}<textarea class="field" rows="2" maxlength="300" .value=${poll.text} @input=${write}></textarea></label>
    ${choice(t('teach.handsOn'), {
      of: ['answers', 'squares'] as const,
      now: poll.on,
      name: (on) => t('teach.handsOns', { on }),
      choose: (on) => does({ type: 'ask', poll: { on } }),
    })}
    ${
      poll.on === 'squares'
        ? html`<p class="quiet small">${t('teach.handsSquares')}</p>`
        : html`<div class="hands__letters">${LETTERS.map(
            (letter, at) => html`<label><b>${letter}</b><input
              class="field"
              maxlength="120"
              aria-label=${t('teach.handsAnswer', { letter })}
              .value=${poll.answers[at] ?? ''}
              @input=${(event: Event) => {
                const { value } = event.target as HTMLInputElement;
                does({
                  type: 'ask',
                  poll: { answers: poll.answers.map((text, index) => (index === at ? value : text)) },
                });
              }}
            /></label>`,
          )}</div>`
    }
    <p><button class="btn" data-kind="main" @click=${() => dispatchApp({ type: 'ui', ui: { present: true } })}>${t('teach.handsPresent')}</button></p>`;
}

/** The camera, photographs and codes, and the result so far. */
function renderAnswering(
  props: TeachProps,
  does: Handlers,
  eye: Eye,
  phones: (props: TeachProps) => TemplateResult,
): TemplateResult {
  const { own, shared } = props;
  const { hands } = own;
  const { columns } = shared.input.board;
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    does({ type: 'photographs', files: [...(field.files ?? [])] });
    field.value = '';
  };
  return html`<div class="row">
      <button class="btn" aria-pressed=${hands.camera !== 'off'} @click=${() => toggle(hands, does)}>${t(hands.camera === 'off' ? 'teach.handsCamera' : 'teach.cameraOff')}</button>
      <label class="btn">${t('teach.handsPhotograph')}<input class="hide" type="file" accept="image/*" multiple @change=${read} /></label>
    </div>
    ${
      hands.camera !== 'off' || hands.inSight !== null
        ? html`<div class="hands__sight">${eye.preview}<p role="status">${hands.inSight === null ? t('teach.handsStarting') : t('teach.handsInSight', { count: hands.inSight })}</p></div>`
        : nothing
    }
    ${codes(props, does)} ${phones(props)} ${total(own, columns)} ${results(own, columns)}
    <div class="row">
      <button class="btn" data-kind="main" @click=${() => does({ type: 'reveal', on: !hands.shown })}>${t(hands.shown ? 'teach.handsHide' : 'teach.handsReveal')}</button>
      <button class="btn" @click=${() => does({ type: 'again' })}>${t('teach.handsAgain')}</button>
    </div>
    <p class="quiet small">${t('teach.handsPrivate')}</p>`;
}

/** A field for codes. Two letters count at once and disappear, so that nobody reads them. */
function codes({ own, shared }: TeachProps, does: Handlers): TemplateResult {
  const { poll, votes } = own.hands;
  const { rows, columns } = shared.input.board;
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const letters = field.value.replaceAll(/\s/g, '');
    field.setCustomValidity('');
    if ([...letters].length < 2 || (event as InputEvent).isComposing) return;
    const vote = votedBy(poll, letters, rows, columns);
    field.value = '';
    if (vote === null) {
      field.setCustomValidity(t('teach.handsNoCode'));
      field.reportValidity();
    } else does({ type: 'typed', vote });
  };
  return html`<div class="row hands__codes">
    <label class="knob">${t('teach.handsCode')}<input class="field mono" type="password" size="4" maxlength="4" autocomplete="off" @input=${typed} /></label>
    ${votes.typed.length > 0 ? html`<button class="btn" data-kind="text" @click=${() => does({ type: 'untype' })}>${t('teach.handsUntype')}</button>` : nothing}
  </div>
  <p class="quiet small">${t('teach.handsCodes', { on: poll.on })}</p>`;
}
