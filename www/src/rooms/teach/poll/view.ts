// A poll: the question and its answers, the ways to answer, and the result, hidden until it is shown.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createProjection } from '../../../board/projector/projection';
import { SINGLE_ANSWERS } from '../../../kernel/classroom/steps';
import { t } from '../../../texts/texts';
import { choice, field } from '../../../ui/kit/controls';
import { troubleLine } from '../../../ui/kit/trouble';
import { properties } from '../../../ui/style';
import type { ViewProps } from '../../room';
import { teacherWindowLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { lessonsOf, titleOf } from '../sources';
import { ballotView } from './ballot-view';
import { createPollBoard } from './board';
import type { CardCamera } from './camera';
import { cardsView } from './cards';
import { ballotAddress, createPhones } from './phones';
import { LETTERS, voteOfCode } from './poll';
import { countsOf, results, total } from './results';
import type { PollAction } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;
type Act = (action: PollAction) => void;

export function createPollView(camera: CardCamera): (props: TeachProps) => TemplateResult {
  const board = createPollBoard();
  const projection = createProjection('poll');
  const phones = createPhones();
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { poll } = own;
    const act: Act = (action) => dispatch({ type: 'poll', action });
    if (poll.shows === 'cards') return cardsView(props);
    if (poll.shows === 'ballot') return ballotView(props);
    const { columns, rows } = shared.input.board;
    const question = poll.question.text.trim();
    if (shared.ui.present)
      return projection({
        ui: shared.ui,
        dispatchApp,
        board: board(props),
        label: t('teach.pollBoard'),
        size: Math.max(rows, columns),
        about: question,
        text: html`<h2>${question || t('teach.pollFree')}</h2>${results(own, columns)} ${total(own, columns)} ${codes(props, act)}`,
        previous: null,
        next: null,
        answer: poll.shown ? null : () => act({ type: 'reveal', on: true }),
        address: ballotAddress(own),
        teacherWindow: teacherWindowLink(),
        screen: {
          kind: 'poll',
          question: question || t('teach.pollFree'),
          counts: countsOf(own, columns),
          shown: poll.shown,
        },
        more: html`<button class="btn" data-kind="text" aria-pressed=${poll.camera !== 'off'} @click=${() => toggle(poll, act)}>${t('teach.pollCamera')}</button>
          <button class="btn" data-kind="text" @click=${() => act({ type: 'again' })}>${t('teach.pollAgain')}</button>`,
      });
    return html`<main
      id="main"
      tabindex="-1"
      class="teach poll"
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        act({ type: 'photographs', files: [...(event.dataTransfer?.files ?? [])] });
      }}
    >
      <h1>${t('teach.poll')}</h1>
      <p class="read">${t('teach.pollHow')} <button class="btn" data-kind="text" @click=${() => act({ type: 'show', shows: 'cards' })}>${t('teach.pollCards')}</button></p>
      ${troubleLine(own.trouble)}
      <div class="poll__two">
        <section class="poll__asks" aria-labelledby="poll-asks">
          <h2 id="poll-asks">${t('teach.pollQuestion')}</h2>
          ${renderAsk(props, act)}
          <section class="stage" aria-label=${t('teach.pollBoard')} ${properties({ '--n': Math.max(rows, columns) })}>${board(props)}</section>
        </section>
        <section class="poll__answers" aria-labelledby="poll-answers">
          <h2 id="poll-answers">${t('teach.pollAnswers')}</h2>
          ${renderAnswering(props, act, camera, phones)}
        </section>
      </div>
    </main>`;
  };
}

const toggle = ({ camera }: Teach['poll'], act: Act): void =>
  act({ type: 'camera', camera: camera === 'off' ? 'starting' : 'off' });

/** Renders the question, which comes from a lesson or is the teacher's own. */
function renderAsk({ own, dispatchApp }: TeachProps, act: Act): TemplateResult {
  const { poll } = own;
  const { question, lesson } = poll;
  const steps = (lesson?.steps ?? []).filter(({ question }) => question && SINGLE_ANSWERS.has(question.ask.for));
  const write = (event: Event): void =>
    act({ type: 'ask', poll: { text: (event.target as HTMLTextAreaElement).value } });
  return html`${field(t('teach.pollFrom'), {
    of: lessonsOf(own, lesson?.name ?? null),
    now: lesson?.name ?? null,
    name: (name) => titleOf(own, name) ?? lesson?.title ?? t('teach.pollOwn'),
    choose: (name) => act({ type: 'pick', name, step: null }),
  })}
    ${
      lesson
        ? field(t('teach.pollStep'), {
            of: steps.map(({ id }) => id),
            now: poll.step ?? '',
            name: (id) => (steps.find((step) => step.id === id)?.question?.text ?? '').replaceAll(/\*\*|`/g, ''),
            choose: (step) => act({ type: 'pose', step }),
          })
        : nothing
    }
    <label class="named">${t('teach.pollText')}<textarea class="field" rows="2" maxlength="300" .value=${question.text} @input=${write}></textarea></label>
    ${choice(t('teach.pollOn'), {
      of: ['answers', 'squares'] as const,
      now: question.on,
      name: (on) => t('teach.pollOns', { on }),
      choose: (on) => act({ type: 'ask', poll: { on } }),
    })}
    ${
      question.on === 'squares'
        ? html`<p class="quiet small">${t('teach.pollSquares')}</p>`
        : html`<div class="poll__letters">${LETTERS.map(
            (letter, at) => html`<label><b>${letter}</b><input
              class="field"
              maxlength="120"
              aria-label=${t('teach.pollAnswer', { letter })}
              .value=${question.answers[at] ?? ''}
              @input=${(event: Event) => {
                const { value } = event.target as HTMLInputElement;
                act({
                  type: 'ask',
                  poll: { answers: question.answers.map((text, index) => (index === at ? value : text)) },
                });
              }}
            /></label>`,
          )}</div>`
    }
    <p><button class="btn" data-kind="main" @click=${() => dispatchApp({ type: 'ui', ui: { present: true } })}>${t('teach.pollPresent')}</button></p>`;
}

/** The camera, photographs and codes, and the result so far. */
function renderAnswering(
  props: TeachProps,
  act: Act,
  camera: CardCamera,
  phones: (props: TeachProps) => TemplateResult,
): TemplateResult {
  const { own, shared } = props;
  const { poll } = own;
  const { columns } = shared.input.board;
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    act({ type: 'photographs', files: [...(field.files ?? [])] });
    field.value = '';
  };
  return html`<div class="row">
      <button class="btn" aria-pressed=${poll.camera !== 'off'} @click=${() => toggle(poll, act)}>${t(poll.camera === 'off' ? 'teach.pollCamera' : 'teach.cameraOff')}</button>
      <label class="btn">${t('teach.pollPhotograph')}<input class="hide" type="file" accept="image/*" multiple @change=${read} /></label>
    </div>
    ${
      poll.camera !== 'off' || poll.visibleCards !== null
        ? html`<div class="poll__sight">${camera.preview}<p role="status">${poll.visibleCards === null ? t('teach.pollStarting') : t('teach.pollInSight', { count: poll.visibleCards })}</p></div>`
        : nothing
    }
    ${codes(props, act)} ${phones(props)} ${total(own, columns)} ${results(own, columns)}
    <div class="row">
      <button class="btn" data-kind="main" @click=${() => act({ type: 'reveal', on: !poll.shown })}>${t(poll.shown ? 'teach.pollHide' : 'teach.pollReveal')}</button>
      <button class="btn" @click=${() => act({ type: 'again' })}>${t('teach.pollAgain')}</button>
    </div>
    <p class="quiet small">${t('teach.pollPrivate')}</p>`;
}

/** A field for codes. Two letters count at once and disappear, so that nobody reads them. */
function codes({ own, shared }: TeachProps, act: Act): TemplateResult {
  const { question, votes } = own.poll;
  const { rows, columns } = shared.input.board;
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const letters = field.value.replaceAll(/\s/g, '');
    field.setCustomValidity('');
    if ([...letters].length < 2 || (event as InputEvent).isComposing) return;
    const vote = voteOfCode(question, letters, rows, columns);
    field.value = '';
    if (vote === null) {
      field.setCustomValidity(t('teach.pollNoCode'));
      field.reportValidity();
    } else act({ type: 'typed', vote });
  };
  return html`<div class="row poll__codes">
    <label class="knob">${t('teach.pollCode')}<input class="field mono" type="password" size="4" maxlength="4" autocomplete="off" @input=${typed} /></label>
    ${votes.typed.length > 0 ? html`<button class="btn" data-kind="text" @click=${() => act({ type: 'untype' })}>${t('teach.pollUntype')}</button>` : nothing}
  </div>
  <p class="quiet small">${t('teach.pollCodes', { on: question.on })}</p>`;
}
