// The parts that can be ticked for a class page.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type ClassLink, roomOf } from '../../../kernel/classroom/set';
import { digits, t } from '../../../texts/texts';
import { check, field } from '../../../ui/kit/controls';
import type { ViewProps } from '../../room';
import { testsLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { FAMILIES, GRADES, minutesOf, nextPuzzle, PARTS, sizesOf } from './parts';
import { type ClassAction, isFull } from './slice';

/** How many parts of a kind are visible at once; the others are behind "more". */
const VISIBLE_AT_FIRST = { lessons: 6, puzzles: 3, tasks: 3, tests: 1 } as const;
type Kind = keyof typeof VISIBLE_AT_FIRST;

export function offers({ own, dispatch }: ViewProps<Teach, TeachAction>): TemplateResult {
  const { classPage, shelf } = own;
  const act = (action: ClassAction): void => dispatch({ type: 'class', action });
  const tick = (link: ClassLink): TemplateResult => {
    const minutes = minutesOf(link, shelf);
    const isTicked = classPage.mine.links.some((one) => one.link === link.link);
    return html`<li>${check(link.title, isTicked, () => act({ type: 'tick', link }))}${
      minutes === null ? nothing : html`<span class="class__minutes">${t('teach.classMinutes', { minutes })}</span>`
    }</li>`;
  };
  const group = (kind: Kind, more: TemplateResult | typeof nothing = nothing): TemplateResult => {
    const all = PARTS[kind](shelf);
    const others = all.slice(VISIBLE_AT_FIRST[kind]);
    return html`<fieldset class="class__offers">
      <legend>${t('teach.classKind', { kind })}</legend>
      <ul>${all.slice(0, VISIBLE_AT_FIRST[kind]).map(tick)}</ul>
      ${others.length > 0 ? html`<details><summary>${t('teach.classMore', { count: others.length })}</summary><ul>${others.map(tick)}</ul></details>` : nothing}
      ${more}
    </fieldset>`;
  };
  return html`${group('lessons')} ${group('puzzles', anyPuzzle(own, act))} ${group('tasks')}
    ${group('tests', html`<p><a href=${testsLink()}>${t('teach.classMakeTest')}</a></p>`)}
    <p class="quiet small">${t('teach.classOthers')}</p>`;
}

/** A puzzle of any kind, size and grade. */
function anyPuzzle({ classPage }: Teach, act: (action: ClassAction) => void): TemplateResult {
  const { puzzle, mine } = classPage;
  const to = (change: Partial<typeof puzzle>): void => act({ type: 'puzzle', puzzle: { ...puzzle, ...change } });
  const { family, size, grade } = puzzle;
  return html`<details>
    <summary>${t('teach.classAny')}</summary>
    <div class="row">
      ${field(t('teach.classFamily'), {
        of: FAMILIES,
        now: family,
        name: (family) => t('teach.classFamilies', { family }),
        choose: (family) => {
          const [least = size] = sizesOf(family);
          to({ family, size: sizesOf(family).findLast((one) => one <= size) ?? least });
        },
      })}
      ${field(t('teach.examSize'), { of: sizesOf(family), now: size, name: (size) => `${digits(size)} × ${digits(size)}`, choose: (size) => to({ size }) })}
      ${field(t('teach.examLevel'), { of: GRADES, now: grade, name: (level) => t('teach.examLevels', { level }), choose: (grade) => to({ grade }) })}
      <button class="btn" ?disabled=${isFull(mine)} @click=${() => act({ type: 'tick', link: nextPuzzle(puzzle, puzzlesIn(mine.links)) })}>${t('teach.add')}</button>
    </div>
  </details>`;
}

const puzzlesIn = (links: readonly ClassLink[]): readonly ClassLink[] =>
  links.filter(({ link }) => roomOf(link) === 'play');
