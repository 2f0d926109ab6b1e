// The ballot on a phone: the question, an answer to choose, and its code for the teacher.

import { html, nothing, type TemplateResult } from 'lit-html';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { copyText } from '../../../kernel/clipboard';
import { digits, t } from '../../../texts/texts';
import { field } from '../../../ui/kit/controls';
import { troubleLine } from '../../../ui/kit/trouble';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { type Ballot, codeOf, lettersOf } from './ballot';
import { LETTERS } from './poll';

export function ballotView({ own, dispatch, dispatchApp }: ViewProps<Teach, TeachAction>): TemplateResult {
  const { ballot } = own.poll;
  const choose = (letters: string): void => dispatch({ type: 'poll', action: { type: 'answer', letters } });
  return html`<main id="main" tabindex="-1" class="teach ballot tasks">
    ${troubleLine(own.trouble)}
    ${
      ballot
        ? html`<h1>${ballot.of.text || t('teach.pollFree')}</h1>
          <p>${t('teach.ballotHow')}</p>
          ${ballot.of.on === 'squares' ? square(ballot.of, ballot.letters, choose) : answers(ballot.of, ballot.letters, choose)}
          ${ballot.letters.length === 2 ? handed(codeOf(ballot.of, ballot.letters, ballot.phone)) : nothing}`
        : nothing
    }
  </main>`;

  function handed(code: string): TemplateResult {
    const picture = codePicture(code);
    return html`<section class="ballot__code" aria-label=${t('teach.ballotCode')} role="status">
      <p>${t('teach.ballotCode')} <b class="mono">${code}</b></p>
      ${picture ? svgElement(picture, LIGHT, t('teach.ballotPicture')) : nothing}
      <p><button class="btn" @click=${() => void copyText(code, 'textCopied', dispatchApp)}>${t('teach.copy')}</button></p>
    </section>`;
  }
}

const answers = (ballot: Ballot, chosen: string, choose: (letters: string) => void): TemplateResult =>
  html`<div class="ballot__answers" role="group" aria-label=${t('teach.pollAnswers')}>${lettersOf(ballot).map(
    (
      letter,
    ) => html`<button class="btn" aria-pressed=${chosen === letter + letter} @click=${() => choose(letter + letter)}>
      <b>${letter}</b> ${ballot.answers[LETTERS.indexOf(letter)] ?? ''}
    </button>`,
  )}</div>`;

/** The choice of a row and a column, which together are the answer. A letter that is not chosen yet is a space. */
function square({ rows, columns }: Ballot, chosen: string, choose: (letters: string) => void): TemplateResult {
  const [row = ' ', column = ' '] = chosen.padEnd(2);
  const line = (kind: 'row' | 'column', count: number, now: string, take: (letter: string) => void): TemplateResult =>
    field(t('teach.ballotLine', { kind }), {
      of: [' ', ...Array.from({ length: count }, (_, at) => letterOf(at))],
      now,
      name: (letter) => (letter === ' ' ? '–' : digits(letter.charCodeAt(0) - 64)),
      choose: take,
    });
  const to = (letters: string): void => choose(letters);
  return html`<div class="row">
    ${line('row', rows, row, (letter) => to(letter + column))}
    ${line('column', columns, column, (letter) => to(row + letter))}
  </div>`;
}

const letterOf = (at: number): string => String.fromCharCode(65 + at);
