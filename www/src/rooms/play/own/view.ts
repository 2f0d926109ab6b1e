// The editor: a person sets queens or draws regions, and sees at once in how many ways the puzzle can be finished.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { createGrid } from '../../../board/board';
import { icon } from '../../../board/glyph';
import { rich } from '../../../texts/rich';
import { digits, gap, list, t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { select } from '../../../ui/kit/select';
import { createFaces, type SquareContent } from '../faces';
import { playLink } from '../links';
import { type About, MAX_ABOUT } from '../puzzle/about';
import { grade } from '../puzzle/grade';
import { heading } from '../puzzle/names';
import { claimOf, linkNameOf, MADE_FAMILIES, MAX_WAYS, ownSizes, readName, STARS } from '../puzzle/puzzle';
import { excludedOf, squaresOf } from '../puzzle/sketch';
import { borders, letterOf } from '../puzzle/step-drawing';
import type { PlayProps, Stage } from '../slice';
import { squareName } from '../squares';
import { importForm } from '../start/import-form';
import { bar } from './bar';
import { culpritFrames, culpritsSentence } from './culprits';
import { given } from './given';
import { type Draft, doubtsOf, emptyRegions, knownOf, type Own, type OwnAction, sourceOf, splitRegions } from './slice';
import type { Twin } from './twin';

export function createOwn(): (props: PlayProps) => Stage {
  const grid = createGrid();
  const faces = createFaces();
  return (props) => {
    const { own, cursor } = props.own;
    const { dispatch } = props;
    const { size, regions } = own.puzzle;
    const act = (of: OwnAction): void => dispatch({ type: 'own', action: of });
    const { contents, most } = contentsOf(own);
    const board = grid(
      {
        size,
        faces: faces(contents, most),
        strokes: [],
        over: regions ? svg`${borders(size, regions)}${culpritFrames(own.puzzle, knownOf(own))}${doubts(own)}` : svg``,
        left: null,
        still: false,
        cursor,
        // With regions, dragging paints; without regions, a tap sets queens.
        marking: regions !== null,
        notHere: new Set(),
      },
      (action) => {
        if (action.type === 'ui' && action.ui.cursor) dispatch({ type: 'cursor', cursor: action.ui.cursor });
        if (action.type !== 'toggle' && action.type !== 'paint') return;
        const square = action.square.row * size + action.square.column;
        if (regions) act({ type: 'paint', square, first: action.type !== 'paint' || action.first });
        else if (action.type === 'toggle') act({ type: 'toggle', square });
      },
    );
    const play = (): void => open(own, dispatch);
    return { board, bar: bar(own, story(own), act, play), under: under(own, act), side: side(props, act) };
  };
}

/** Plays the puzzle, with the queens and crosses of the picture that it was read from. */
const open = ({ puzzle, about, picture }: Own, dispatch: PlayProps['dispatch']): void =>
  dispatch({
    type: 'puzzle',
    action: { type: 'open', source: sourceOf(puzzle, about), imported: picture?.imported ?? null },
  });

// ---------------------------------------------------------------- the board

function contentsOf(own: Own): { readonly contents: SquareContent[]; readonly most: number } {
  const { puzzle, way } = own;
  const { size, given, regions } = puzzle;
  const known = knownOf(own);
  const rows = (way === null ? null : known?.ways[way]) ?? given;
  const queens = squaresOf(rows, size);
  const { strokes, by } = excludedOf(puzzle, squaresOf(given, size));
  const counts = heatOf(puzzle, known, way);
  const blame = new Set(known?.culprits ?? []);
  const contents = strokes.map((attacked, square): SquareContent => {
    const hasQueen = queens.includes(square);
    const isGiven = !puzzle.stars && given[Math.floor(square / size)] === square % size;
    const free = !hasQueen && by[square]?.length === 0;
    const ways = free && counts ? (counts[square] ?? 0) : null;
    const label = [squareName(size, square)];
    if (regions) label.push(t('play.square.region', { region: letterOf(regions[square] ?? 0) }));
    if (hasQueen) label.push(t(isGiven ? 'play.square.given' : 'board.found'));
    if (blame.has(square)) label.push(t('board.blame'));
    if (ways !== null) label.push(t('board.heat', { count: ways }));
    return {
      queen: !hasQueen ? null : blame.has(square) ? 'blame' : isGiven ? 'given' : 'found',
      attacked: hasQueen || regions ? '' : attacked,
      is: [...(isGiven ? ['stone'] : []), ...(blame.has(square) ? ['blame'] : [])],
      ways: regions ? null : ways,
      label: label.join(', '),
      ...(regions ? { region: letterOf(regions[square] ?? 0).toLowerCase() } : {}),
    };
  });
  return { contents, most: Math.max(1, ...(counts ?? [])) };
}

/** Draws the doubtful borders of the picture. */
function doubts(own: Own): TemplateResult {
  const { size } = own.puzzle;
  const path = doubtsOf(own).map(([one, other]) => {
    const [row, column] = [Math.floor(one / size), one % size];
    return other === one + 1 ? `M${column + 1} ${row}v1` : `M${column} ${row + 1}h1`;
  });
  return svg`<path class="own__doubt" d=${path.join('')} />`;
}

/** The number of ways in which each square has a queen; null if a way is shown, or if not all ways are known. */
function heatOf({ size }: Draft, known: ReturnType<typeof knownOf>, way: number | null): number[] | null {
  if (!known?.all || known.ways.length === 0 || way !== null) return null;
  const counts = new Array<number>(size * size).fill(0);
  for (const rows of known.ways) for (const square of squaresOf(rows, size)) counts[square] = (counts[square] ?? 0) + 1;
  return counts;
}

// ---------------------------------------------------------------- below the board and next to it

function under(own: Own, act: (action: OwnAction) => void): TemplateResult {
  const known = knownOf(own);
  const { past, future } = own.history;
  const ways = known?.ways.length ?? 0;
  return html`<section class="transport" aria-label=${t('play.own.label')}>
    <p class="story" aria-live="polite">${story(own)}</p>
    <div class="steps__row">
      <button class="key" aria-label=${t('play.undo')} title=${t('play.undo')} ?disabled=${past.length === 0} @click=${() => act({ type: 'undo' })}>${icon('undo')}</button>
      <button class="key" aria-label=${t('play.redo')} title=${t('play.redo')} ?disabled=${future.length === 0} @click=${() => act({ type: 'redo' })}>${icon('redo')}</button>
      <button class="btn" @click=${() => act({ type: 'clear' })}>${t('play.own.clear')}</button>
      <button class="btn" ?disabled=${ways === 0} @click=${() => act({ type: 'way', way: own.way === null ? 0 : (own.way + 1) % ways })}>${t(own.way === null ? 'play.own.showWay' : 'play.own.nextWay')}</button>
      ${own.way === null ? nothing : html`<button class="btn" @click=${() => act({ type: 'way', way: null })}>${t('play.own.hideWay')}</button>`}
    </div>
  </section>`;
}

function story(own: Own): unknown {
  const doubtful = doubtsOf(own).length > 0 ? html` ${t('play.own.doubts')}` : nothing;
  return html`${surveySentence(own)}${doubtful}`;
}

function surveySentence(own: Own): unknown {
  const known = knownOf(own);
  const empty = emptyRegions(own.puzzle).map(letterOf);
  if (empty.length > 0) return rich('play.own.empty', { count: empty.length, regions: list(empty) });
  if (!known) return t('play.own.looking');
  const count = known.ways.length;
  if (own.way !== null) return rich('play.own.shown', { way: own.way + 1, count });
  if (!known.all) return rich('play.own.many', { count: digits(count) });
  if (count === 0) return culpritsSentence(known, own.puzzle.stars);
  const split = splitRegions(own.puzzle).map(letterOf);
  const all = rich('play.own.ways', { count, family: own.puzzle.regions ? 'regions' : 'completion' });
  const ways =
    known.different < count ? html`${all}${gap()}${t('play.own.different', { count: known.different })}` : all;
  return split.length === 0
    ? ways
    : html`${ways}${gap()}${rich('play.own.split', { count: split.length, regions: list(split) })}`;
}

function side(
  { own: play, shared, dispatch, dispatchApp }: PlayProps,
  act: (action: OwnAction) => void,
): TemplateResult {
  const { own } = play;
  const { puzzle } = own;
  const known = knownOf(own);
  const found = known?.found ?? null;
  const source = sourceOf(puzzle, own.about);
  const link = (): void => {
    const hash = playLink(linkNameOf(source), shared.input);
    dispatch({ type: 'copy', news: 'linkCopied', text: new URL(hash, location.href).href });
  };
  return html`<aside class="side" aria-label=${t('play.own.label')}>
    <div class="setting first" role="group" aria-label=${t('play.own.form')}>
      <span aria-hidden="true">${t('play.kind')}</span>
      ${choice(t('play.kind'), {
        of: MADE_FAMILIES,
        now: puzzle.family,
        name: (family) => t('play.family', { family }),
        choose: (family) => act({ type: 'form', family, size: puzzle.size }),
      })}
      ${puzzle.stars ? lineChoice(puzzle, act) : nothing}
      <span aria-hidden="true">${t('play.size')}</span>
      ${select(t('play.size'), {
        of: ownSizes(puzzle.family, puzzle.stars),
        now: puzzle.size,
        name: (size) => t('play.by', { size }),
        choose: (size) => act({ type: 'form', family: puzzle.family, size }),
      })}
      ${puzzle.regions ? brushes(own, puzzle, act) : nothing}
    </div>
    ${aboutFields(own.about, act)} ${found ? grade(found) : nothing}
    ${known?.twin ? twin(known.twin, dispatch) : nothing}
    <div class="row">
      <button class="btn" data-kind="main" ?disabled=${!found} @click=${() => open(own, dispatch)}>${t('play.own.play')}</button>
      ${known?.all && known.ways.length !== 1 && known.ways.length <= MAX_WAYS ? html`<button class="btn" data-kind="main" @click=${() => dispatch({ type: 'puzzle', action: { type: 'open', source: claimOf(source) } })}>${t('play.own.prove', { ways: known.ways.length })}</button>` : nothing}
      <button class="btn" ?disabled=${!found} @click=${link}>${icon('share')}${t('play.own.link')}</button>
      ${puzzle.stars ? nothing : html`<button class="btn" ?disabled=${!known || found !== null || known.ways.length === 0 || own.busy !== null} @click=${() => act({ type: 'fewest' })}>${t('play.own.fewest')}</button>`}
      ${squaresOf(puzzle.given).length > 0 ? html`<button class="btn" ?disabled=${!found || own.busy !== null} @click=${() => act({ type: 'drop' })}>${t('play.own.drop')}</button>` : nothing}
    </div>
    ${busy(own, act)} ${given(own, act)} ${importForm({ dispatchApp })}
    <p class="small quiet">${t('play.own.what')}</p>
    ${shared.ui.shortcuts ? html`<p class="small quiet play__keys">${rich(puzzle.regions ? 'play.keys.regions' : 'play.keys.own')}</p>` : nothing}
  </aside>`;
}

/** The title, and who set the puzzle. */
const aboutFields = (about: About, act: (action: OwnAction) => void): TemplateResult =>
  html`<div class="own__about">${(['title', 'setter'] as const).map(
    (name) =>
      html`<label>${t('play.own.about', { name })} <input class="field" maxlength=${MAX_ABOUT} autocomplete="off" .value=${live(about[name])} @input=${({ target }: Event) => act({ type: 'about', about: { [name]: (target as HTMLInputElement).value } })} /></label>`,
  )}</div>`;

/** Reports a known puzzle that is the same, with a button that opens it. */
function twin({ name, where, turned }: Twin, dispatch: PlayProps['dispatch']): TemplateResult {
  const source = readName(name);
  const known = typeof source === 'string' ? null : source;
  const title = known && known.kind !== 'own' ? heading(known) : null;
  const open = (): void => {
    if (known) dispatch({ type: 'puzzle', action: { type: 'open', source: known } });
  };
  return html`<p class="small" role="status">${t('play.own.twin', { where, turned: turned ? 'yes' : 'no' })}</p>
    <p><button class="btn" data-kind="text" @click=${open}>${title ?? t('play.own.openTwin')}</button></p>`;
}

/** The number of queens in each line. */
const lineChoice = ({ size, stars = 1 }: Draft, act: (action: OwnAction) => void): TemplateResult =>
  html`<span aria-hidden="true">${t('play.own.stars')}</span>
    ${choice(t('play.own.stars'), {
      of: STARS,
      now: stars,
      name: String,
      choose: (stars) => act({ type: 'form', family: 'stars', size, stars }),
    })}`;

/** The progress of the engine, with a button to cancel. */
function busy({ busy: at }: Own, act: (action: OwnAction) => void): TemplateResult | typeof nothing {
  if (!at) return nothing;
  const { stage } = at;
  const values = {
    stage,
    queens: stage === 'trying' ? at.queens : 0,
    ways: stage === 'listing' ? at.ways : 0,
    percent: 'of' in at && at.of > 0 ? Math.floor((100 * at.done) / at.of) : 0,
  };
  return html`<p class="row" role="status"><span>${t('play.own.busy', values)}</span><button class="btn" @click=${() => act({ type: 'cancel' })}>${t('play.puzzle.cancel')}</button></p>`;
}

/** The region to draw with. */
const brushes = (
  own: Own,
  { size }: Draft,
  act: (action: OwnAction) => void,
): TemplateResult => html`<span aria-hidden="true">${t('play.own.brush')}</span>
  <div class="choice brushes" role="group" aria-label=${t('play.own.brush')}>${Array.from(
    { length: size },
    (_, region) => html`<button
      class="brush"
      data-region=${letterOf(region).toLowerCase()}
      aria-pressed=${region === own.brush}
      aria-label=${t('play.square.region', { region: letterOf(region) })}
      @click=${() => act({ type: 'brush', region })}
    >${letterOf(region)}</button>`,
  )}</div>`;
