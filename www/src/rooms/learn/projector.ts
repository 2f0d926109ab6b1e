// A projected lesson: a board as high as the window, the text divided into screens, and a bar. Nothing scrolls.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { projectorBar } from '../../board/projector/bar';
import { createPen } from '../../board/projector/pen';
import { createScreens } from '../../board/projector/screens';
import { createStage } from '../../board/variant/stage';
import type { Lesson, Step } from '../../kernel/classroom/lesson';
import { SINGLE_ANSWERS } from '../../kernel/classroom/steps';
import { t } from '../../texts/texts';
import { site } from '../../ui/site';
import { properties } from '../../ui/style';
import { counts } from '../../watch/counts';
import { familyOf } from '../../watch/family';
import { createTransport } from '../../watch/transport';
import type { ViewProps } from '../room';
import { pollLink, teacherWindowLink } from '../teach/links';
import { renderPictures } from './figures';
import { stepLink } from './links';
import { positionText, sourceLesson } from './position-text';
import { prose } from './prose';
import { codeView } from './python';
import { questionView } from './question';
import { isAnswered, isOpen, type Learn, type LearnAction, questionOf, stepsOf } from './slice';
import { boardHandler, lessonBoard } from './stage';

type LearnProps = ViewProps<Learn, LearnAction>;

/** Draws a step, with a board and a transport of its own. */
export function createProjector(): (props: LearnProps, lesson: Lesson, step: Step) => TemplateResult {
  const board = createBoard();
  const stage = createStage();
  const transport = createTransport();
  const pen = createPen();
  const screens = createScreens('.question');
  return (props, lesson, step) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { cut } = own;
    const question = questionOf(own);
    const isResolved = !question || isAnswered(own.questionState);
    const { shows, rows } = step.setting;
    const runs = shows.includes('transport') || (isResolved && shows.includes('transport-after'));
    const { figures, lines } = renderPictures(props);
    const model = lessonBoard(own, shared, stage);
    return html`<main id="main" tabindex="-1" class="lesson projected" ?data-words=${lines > 0} ${properties({ '--n': rows.length, '--hanging': lines })}>
      <section class="stage" aria-label=${t('learn.board')}>
        ${board(model, boardHandler(own, model.rule, dispatch, dispatchApp))}
        ${figures}
      </section>
      ${screens(
        {
          cut,
          seeks: own.seeksQuestion,
          label: t('learn.lesson'),
          measured: (now) => dispatch({ type: 'measured', cut: now }),
          turnTo: (screen) => dispatch({ type: 'screen', screen }),
        },
        text(props, step),
      )}
      ${runs ? transport(shared, dispatchApp) : nothing}
      ${pen.layer(`${lesson.name} ${own.step}`, shared.ui.pen)}
      ${projectorBar({
        ui: shared.ui,
        dispatchApp,
        pen,
        where: whereOf(own),
        previous: own.step > 0 || cut.screen > 0 ? () => dispatch({ type: 'turn', by: -1 }) : null,
        next:
          own.step < stepsOf(own).length - 1 || cut.screen < cut.screens - 1
            ? () => dispatch({ type: 'turn', by: 1 })
            : null,
        answer: question && isOpen(own.questionState) ? () => dispatch({ type: 'show' }) : null,
        address: addressOf(own, lesson),
        teacherWindow: teacherWindowLink(),
        screen: { kind: 'lesson', lesson, step: own.step, asked: own.questionState, tries: own.tries },
        ...(question &&
        SINGLE_ANSWERS.has(question.ask.for) &&
        own.step < lesson.steps.length &&
        (!own.own || own.own.packed !== null)
          ? { more: pollButton(own, lesson) }
          : {}),
      })}
    </main>`;
  };
}

/** The content of the screens. The premise and the code come before the question. */
function text({ own, shared, dispatch, dispatchApp }: LearnProps, step: Step): TemplateResult {
  const { title, text, setting } = step;
  const question = questionOf(own);
  const { watch } = shared;
  const { shown } = watch;
  const { shows } = setting;
  return html`<h2>${title}</h2>
    ${sourceLesson(step)}
    ${prose(text)}
    <div class="screens__whole">
      ${shows.includes('code') && shown ? codeView({ own, shared, dispatch, dispatchApp }, true) : nothing}
      ${question ? questionView({ learn: own, question, shared, dispatch }) : nothing}
    </div>
    ${shows.includes('counts') && shown ? counts(shown.frame, shown.registers, familyOf(shared)) : nothing}`;
}

const whereOf = (learn: Learn): string => {
  const { cut } = learn;
  const at = positionText(learn);
  return cut.screens > 1 ? t('learn.screenAt', { at, screen: cut.screen + 1, screens: cut.screens }) : at;
};

function addressOf({ own, step }: Learn, { name }: Lesson): string | null {
  const link = stepLink(name, own, step);
  return link === null ? null : `${site()}${link}`;
}

/** A link to a poll with the same question. */
const pollButton = ({ own, step }: Learn, { name }: Lesson): TemplateResult =>
  html`<a class="btn" data-kind="text" href=${pollLink(own?.packed ? `~${own.packed}` : name, step)}>${t('learn.hands')}</a>`;
