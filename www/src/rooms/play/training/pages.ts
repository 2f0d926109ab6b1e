// The page about each technique in the documentation, as HTML: the words of its lessons, and the board of the first step
// with the sentence of the hint. www/docs.mjs calls this when the site is built.

import type { EngineModule, PuzzleStep } from '../../../engine/types';
import { linkInto } from '../../../kernel/link';
import { forget, learn, type Part, parts, t } from '../../../texts/catalogue';
import { write } from '../../../texts/intl';
import { LADDER, type MadeFamily, type Puzzle } from '../puzzle/puzzle';
import { type Sentence, whyStep } from '../puzzle/sentences';
import { emptySketch, queensOn, type Sketch, withStep } from '../puzzle/sketch';
import { letterOf } from '../puzzle/step-drawing';
import { exerciseIn, puzzleFor } from './exercise';
import { type Exercise, lessonOf, type Trained, techniquePage } from './technique';
import { definition, howToFind, PAGE_FAMILIES } from './words';

interface Page {
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}

/** The techniques that have a page, the simplest first. */
export const TECHNIQUE_PAGES: readonly Trained[] = LADDER.filter((rule) => rule !== 'trial-and-rules');

/** `texts`: the catalogue of each language, with the name of the language in itself. */
export function techniquePages(
  engine: EngineModule,
  texts: Readonly<Record<string, { readonly name: string; readonly parts: readonly Part[] }>>,
): Page[] {
  const examples = new Map(
    TECHNIQUE_PAGES.map((rule) => [rule, PAGE_FAMILIES.flatMap((family) => exampleOf(engine, family, rule) ?? [])]),
  );
  return Object.entries(texts).flatMap(([language, { parts: catalogue }]) => {
    forget();
    write(language);
    for (const part of catalogue) learn(part);
    return TECHNIQUE_PAGES.map((rule) => ({
      file: fileOf(rule, language),
      language,
      title: t('play.lesson.open', { rule }),
      body: bodyOf(rule, examples.get(rule) ?? [], language, texts),
    }));
  });
}

const fileOf = (rule: Trained, language: string): string => techniquePage(rule, language).replace('docs/', '');

/** The first exercise of the lesson; null if the technique does not occur on these boards. */
function exampleOf(engine: EngineModule, family: MadeFamily, rule: Trained): Exercise | null {
  const [seed] = lessonOf({ family, rule });
  if (seed === undefined) return null;
  const wish = { family, rule, seed };
  return exerciseIn(wish, engine.makePuzzle(puzzleFor(wish, 0)));
}

function bodyOf(
  rule: Trained,
  examples: readonly Exercise[],
  language: string,
  texts: Readonly<Record<string, { readonly name: string }>>,
): string {
  const languages = Object.entries(texts).map(([other, { name }]) =>
    other === language ? name : `<a href="${fileOf(rule, other)}" lang="${other}" hreflang="${other}">${name}</a>`,
  );
  const more = TECHNIQUE_PAGES.filter((other) => other !== rule).map(
    (other) => `<li><a href="${fileOf(other, language)}">${t('play.lesson.open', { rule: other })}</a></li>`,
  );
  return `<h1>${t('play.lesson.open', { rule })}</h1>
<p>${languages.join(' · ')}</p>
${examples.map(example).join('\n')}
<p>${strongHtml(howToFind(rule))}</p>
<ul>${more.join('')}</ul>`;
}

function example({ family, rule, puzzle, before, step }: Exercise): string {
  const link = `../index.html${linkInto('play', `learn-${family}-${rule}`)}`;
  const sketch = before.reduce((sketch, one) => withStep(puzzle, sketch, one), emptySketch(puzzle));
  return `<h2>${t('play.family', { family })}</h2>
<p>${strongHtml(definition({ family, rule }))}</p>
${picture(puzzle, sketch, step)}
<p>${strongHtml(whyStep(step, puzzle))} <a href="${link.replaceAll('&', '&amp;')}">${t('play.lesson.try')}</a></p>`;
}

const strongHtml = ({ key, values }: Sentence): string =>
  parts(key, values)
    .map(({ text, strong }) => (strong ? `<strong>${text}</strong>` : text))
    .join('');

/** The board: queens, excluded squares as crosses, the free squares of the lines as rings, and the decided squares. */
function picture(puzzle: Puzzle, stands: Sketch, step: PuzzleStep): string {
  const { size, regions } = puzzle;
  const all = Array.from({ length: size * size }, (_, square) => square);
  const at = (square: number): readonly [number, number] => [square % size, Math.floor(square / size)];
  const regionOf = (square: number): number => regions?.[square] ?? 0;
  const fills = all.map((square) => {
    const [x, y] = at(square);
    return `<rect class="tint tint--${regionOf(square) % 9}" x="${x}" y="${y}" width="1" height="1"/>`;
  });
  const edges = all.flatMap((square) => {
    const [x, y] = at(square);
    return [
      x + 1 < size && regionOf(square + 1) !== regionOf(square) ? `M${x + 1} ${y}v1` : '',
      y + 1 < size && regionOf(square + size) !== regionOf(square) ? `M${x} ${y + 1}h1` : '',
    ];
  });
  const placed = (name: string, squares: Iterable<number>, shape: string): string =>
    [...squares]
      .map((square) => `<g class="${name}" transform="translate(${at(square).join(' ')})">${shape}</g>`)
      .join('');
  const names = all.flatMap((square) =>
    regions?.indexOf(regionOf(square)) === square ? text(...at(square), 0.08, 0.28, letterOf(regionOf(square))) : [],
  );
  const numbers = all
    .slice(0, size)
    .flatMap((index) => [text(index, -1, 0.4, 0.85, String(index + 1)), text(-1, index, 0.5, 0.6, String(index + 1))]);
  const decided = step.excludes.length > 0 ? step.excludes : step.square === null ? [] : [step.square];
  const open = step.free.filter((square) => !decided.includes(square));
  return `<svg class="technique" viewBox="-.6 -.6 ${size + 0.7} ${size + 0.7}" role="img" aria-label="${size} × ${size}">
${fills.join('')}<path class="edges" d="${edges.join('')}M0 0h${size}v${size}h-${size}z"/>${names.join('')}${numbers.join('')}
${placed('cross', stands.marks, '<path d="M.35 .35l.3 .3m0-.3l-.3 .3"/>')}
${placed('queen', queensOn(puzzle, stands), '<path d="M.22 .72L.16 .34L.36 .52L.5 .24L.64 .52L.84 .34L.78 .72z"/>')}
${placed('ring', open, '<circle cx=".5" cy=".5" r=".3"/>')}
${placed(step.excludes.length > 0 ? 'out' : 'in', decided, step.excludes.length > 0 ? '<circle cx=".5" cy=".5" r=".32"/><path d="M.34 .5h.32"/>' : '<path d="M.5 .16L.84 .5L.5 .84L.16 .5z"/>')}
</svg>`;
}

const text = (x: number, y: number, right: number, down: number, name: string): string =>
  `<text x="${(x + right).toFixed(2)}" y="${(y + down).toFixed(2)}">${name}</text>`;
