// The buttons for the next puzzle and its size and grade, and for what else can be done with a puzzle.

import { html, nothing, type TemplateResult } from 'lit-html';
import { starsOf } from '../../../board/stars';
import { t } from '../../../texts/texts';
import { select } from '../../../ui/kit/select';
import { sheetLink } from '../../share/links';
import { nextInPack } from '../shelf/packs';
import type { PlayProps } from '../slice';
import { isBegun } from './progress';
import { CULPRIT_COUNTS, CULPRIT_SIZES, nameOf, SIZES, type Source, type Wanted, type Word, wordsOf } from './puzzle';

/** Opens the next puzzle, with some properties changed. */
export const openWith = ({ own: { wanted }, dispatch }: PlayProps, to: Partial<Wanted>): void =>
  dispatch({ type: 'want', wanted: toAvailable({ ...wanted, ...to, seed: wanted.seed + 1 }) });

/** Opens the next puzzle of the same pack, or another puzzle of the same kind. */
export function openNext(props: PlayProps): void {
  const { source } = props.own.solving;
  const next = source.kind === 'guilty' ? { ...source, seed: source.seed + 1 } : nextInPack(nameOf(source));
  if (next) props.dispatch({ type: 'puzzle', action: { type: 'open', source: next } });
  else openWith(props, {});
}

/** Trains the techniques that are due, on boards of the wanted kind. */
const train = ({ own, dispatch }: PlayProps): void =>
  dispatch({
    type: 'training',
    action: { type: 'begin', family: own.wanted.family, wanted: 'due' },
  });

/** The next harder grade than the wanted one; undefined for the hardest. */
export function harderThan({ family, size, word }: Wanted): Word | undefined {
  const words = wordsOf(family, size);
  return words[words.indexOf(word) + 1];
}

export function nextChoices(props: PlayProps): TemplateResult {
  const { own, dispatch, shared } = props;
  const { wanted, solving, previous } = own;
  const guilty = solving.source.kind === 'guilty' ? solving.source : null;
  const open = (to: Partial<Wanted>): void => openWith(props, to);
  const openCulprits = (to: Partial<CulpritSource>): void =>
    dispatch({
      type: 'puzzle',
      action: { type: 'open', source: { ...(guilty ?? FIRST_CULPRITS), ...to, seed: (guilty?.seed ?? 0) + 1 } },
    });
  const harder = harderThan(wanted);
  return html`<div class="asks">
    <div class="ask">
      <button class="btn" @click=${() => openNext(props)}>${t('play.puzzle.new')}</button>
      <span class="ask__does">
        ${guilty ? culpritChoices(guilty, openCulprits) : choices(wanted, open)}
      </span>
    </div>
    <p class="row">
      ${guilty || !solving.found || shared.ui.handout?.hints === false ? nothing : html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'prove', on: true })}>${t('play.reasons.enter')}</button>`}
      ${guilty || shared.ui.handout?.hints === false ? nothing : html`<button class="btn" data-kind="text" @click=${() => train(props)}>${t('play.train.enter')}</button>`}
      ${harder && !guilty && !solving.solved ? html`<button class="btn" data-kind="text" @click=${() => open({ word: harder })}>${t('play.puzzle.harder')}</button>` : nothing}
      ${guilty ? nothing : html`<button class="btn" data-kind="text" @click=${() => openCulprits({})}>${t('play.puzzle.guilty')}</button>`}
      ${guilty || solving.solved ? nothing : html`<a class="btn" data-kind="text" href=${sheetLink(wanted, shared.input)}>${t('play.puzzle.sheet')}</a>`}
      ${solving.solved || isBegun(solving) ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'puzzle', action: { type: 'startAgain' } })}>${t('play.puzzle.startAgain')}</button>` : nothing}
      ${previous && solving.found ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'previous' })}>${t('play.puzzle.previous')}</button>` : nothing}
    </p>
  </div>`;
}

type CulpritSource = Extract<Source, { kind: 'guilty' }>;
const FIRST_CULPRITS: CulpritSource = { kind: 'guilty', size: 8, fewest: 1, seed: 0 };

const bySize = (size: number): string => t('play.by', { size });

/** The name of a size; for star battles with the number of queens in a line. */
const sizeName = ({ family }: Wanted): typeof bySize =>
  family === 'stars' ? (size) => t('play.byStars', { size, stars: starsOf(size) }) : bySize;

const sizes = (
  all: readonly number[],
  now: number,
  open: (size: number) => void,
  name: typeof bySize = bySize,
): TemplateResult => select(t('play.size'), { of: all, now, name, choose: open });

const choices = (
  wanted: Wanted,
  open: (to: Partial<Wanted>) => void,
): TemplateResult => html`${sizes(SIZES[wanted.family], wanted.size, (size) => open({ size }), sizeName(wanted))}
  ${select(t('play.grade'), {
    of: wordsOf(wanted.family, wanted.size),
    now: wanted.word,
    name: (word) => t('play.word', { word }),
    choose: (word) => open({ word }),
  })}`;

const culpritChoices = (
  guilty: CulpritSource,
  open: (to: Partial<CulpritSource>) => void,
): TemplateResult => html`${sizes(CULPRIT_SIZES, guilty.size, (size) => open({ size }))}
  ${select(t('play.guilty.count'), {
    of: CULPRIT_COUNTS,
    now: guilty.fewest,
    name: (count) => t('play.guilty.these', { count }),
    choose: (fewest) => open({ fewest }),
  })}`;

/** A size that the family is made in, and a grade that the size has. */
export function toAvailable(wanted: Wanted): Wanted {
  const sizes = SIZES[wanted.family];
  const [first = wanted.size] = sizes;
  const size = sizes.findLast((one) => one <= wanted.size) ?? first;
  const words = wordsOf(wanted.family, size);
  return { ...wanted, size, word: words.includes(wanted.word) ? wanted.word : (words.at(-1) ?? wanted.word) };
}
