// The parts that can be ticked for a class page: lessons, puzzles, Python tasks and a test, each under a name of its own.

import { html, type TemplateResult } from 'lit-html';
import type { ClassLink } from '../../../kernel/classroom/set';
import { linkInto } from '../../../kernel/link';
import { t } from '../../../texts/texts';
import { check } from '../../../ui/kit/controls';
import { lessonLink } from '../../learn/links';
import { TASKS_IN_ORDER, taskLink } from '../../own/links';
import { firstTestLink } from '../../teach/links';
import type { ClassAction, Gathered } from './slice';

/** Kinds with a size that suits a lesson. */
const PUZZLES = [
  { family: 'completion', size: 8 },
  { family: 'regions', size: 8 },
  { family: 'stars', size: 9 },
] as const;
const WORDS = ['easy', 'medium', 'hard'] as const;

const lessonsIn = ({ shelf }: Gathered): ClassLink[] =>
  shelf.map(({ name, title }, at) => ({
    title: t('share.classLessonName', { number: at + 1, title }),
    link: lessonLink(name),
  }));

const puzzles = (): ClassLink[] =>
  WORDS.flatMap((word) =>
    PUZZLES.map(({ family, size }) => ({
      title: t('share.classPuzzle', { family, size, word }),
      link: linkInto('play', `${family}-${size}-${word}-1`),
    })),
  );

const tasks = (): ClassLink[] =>
  TASKS_IN_ORDER.map((task, at) => ({
    title: t('share.classTask', { number: at + 1 }),
    link: taskLink(task),
  }));

const tests = (): ClassLink[] => [{ title: t('share.classTest', { number: 1 }), link: firstTestLink() }];

/** How many of a kind are offered at once; the others are behind "more". */
const FIRST = { lessons: 6, puzzles: 3, tasks: 3, tests: 1 } as const;

export function offers(gathered: Gathered, does: (action: ClassAction) => void): TemplateResult {
  const group = (kind: keyof typeof FIRST, all: readonly ClassLink[]): TemplateResult => {
    const tick = (link: ClassLink): TemplateResult =>
      html`<li>${check(
        link.title,
        gathered.mine.links.some((one) => one.link === link.link),
        () => does({ type: 'tick', link }),
      )}</li>`;
    const more = all.slice(FIRST[kind]);
    return html`<fieldset class="share__offers">
      <legend>${t('share.classKind', { kind })}</legend>
      <ul>${all.slice(0, FIRST[kind]).map(tick)}</ul>
      ${more.length > 0 ? html`<details><summary>${t('share.classMore', { count: more.length })}</summary><ul>${more.map(tick)}</ul></details>` : ''}
    </fieldset>`;
  };
  return html`<section aria-label=${t('share.classTick')}>
    <h2>${t('share.classTick')}</h2>
    ${group('lessons', lessonsIn(gathered))} ${group('puzzles', puzzles())} ${group('tasks', tasks())} ${group('tests', tests())}
  </section>`;
}
