// A projected puzzle: its heading, its progress and the open hint. One step of the bar is one step of the puzzle.

import { html, nothing } from 'lit-html';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { PlayProps, Projected } from '../slice';
import { allowsHints } from './bar';
import { heading } from './names';
import { openNext } from './next-puzzle';
import { story, where, why } from './sentences';
import type { SolvingAction } from './slice';
import { solvedIn } from './solved';
import { DEGREES, type Solving } from './solving';

export function projectedPuzzle(props: PlayProps, act: (action: SolvingAction) => void): Projected {
  const { solving, settings } = props.own;
  const { found, hint, history, solved, source } = solving;
  const { key, values } = story(solving, settings.tells);
  const sentence =
    hint && found
      ? hint.degree === 'where'
        ? where(hint.hint, found.puzzle.size)
        : why(hint.hint, found.puzzle)
      : null;
  const guilty = found?.puzzle.family === 'guilty';
  const asks = !guilty && !solved && allowsHints(props);
  return {
    text: html`<h2>${heading(source)}</h2>
      ${found?.level ? html`<p class="read">${t('play.word', { word: found.level })}</p>` : nothing}
      ${solved ? html`<p class="explanation"><b>${solvedIn(props)}</b></p>` : html`<p class="read">${rich(key, values)}</p>`}
      ${sentence ? html`<p class="explanation" role="status">${rich(sentence.key, sentence.values)}</p>` : nothing}`,
    about: `${heading(source)} ${hint?.degree ?? ''} ${solved}`,
    previous: history.past.length > 0 && !solved ? () => act({ type: 'undo' }) : null,
    next: history.future.length > 0 && !solved ? () => act({ type: 'redo' }) : null,
    ...(asks ? { answer: () => act({ type: 'askHint', degree: degreeAfter(solving) }) } : {}),
    more: html`${
      guilty
        ? html`<button class="btn" data-kind="text" ?disabled=${solved} @click=${() => act({ type: 'askFinish' })}>${t('play.guilty.ask')}</button>`
        : nothing
    }<button class="btn" data-kind="text" @click=${() => openNext(props)}>${t('play.puzzle.new')}</button>`,
  };
}

/** Each press gives the next degree: where to look, why, and then the step is carried out. */
const degreeAfter = ({ hint }: Solving) => DEGREES[hint ? DEGREES.indexOf(hint.degree) + 1 : 0] ?? 'do';
