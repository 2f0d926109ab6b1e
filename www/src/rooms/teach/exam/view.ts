// Tests: the choices, the link for a screen, and the pages as they will be printed.

import { html, type TemplateResult } from 'lit-html';
import { copyText } from '../../../kernel/clipboard';
import { searchName } from '../../../texts/names';
import { digits, t } from '../../../texts/texts';
import { check, field, choice as oneOf } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import { troubleLine } from '../../../ui/kit/trouble';
import { site } from '../../../ui/site';
import type { ViewProps } from '../../room';
import { takeLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { lessonsOf, titleOf } from '../sources';
import { KINDS, LEVELS, MAX, PAPERS, SIZES, writeExam } from './choice';
import { papers } from './paper';
import type { ExamAction } from './slice';
import { createTake } from './take';

type TeachProps = ViewProps<Teach, TeachAction>;

export function createExam(): (props: TeachProps) => TemplateResult {
  const take = createTake();
  return (props) => {
    const { own, dispatchApp } = props;
    const { exam } = own;
    if (exam.taking) return take(props, exam.taking);
    const link = `${site()}${takeLink(writeExam(exam.choice))}`;
    const made = exam.made?.of === writeExam(exam.choice);
    return html`<main id="main" tabindex="-1" class="teach exam" aria-busy=${!made}>
      <div class="exam__choices">
        <h1>${t('teach.exam')}</h1>
        <p class="read">${t('teach.examHow')}</p>
        ${troubleLine(own.trouble)}
        ${choices(props)}
        <div class="row">
          <button class="btn" data-kind="main" ?disabled=${!made} @click=${() => print()}>${t('teach.print')}</button>
          <button class="btn" @click=${() => void copyText(link, 'linkCopied', dispatchApp)}>${t('teach.examLink')}</button>
          <a class="btn" href=${link}>${t('teach.examTry')}</a>
        </div>
        <p class="quiet small">${t('teach.examHonest')}</p>
      </div>
      ${made ? papers(exam) : html`<p role="status">${t('teach.examMaking')}</p>`}
    </main>`;
  };
}

function choices({ own, shared, dispatch }: TeachProps): TemplateResult {
  const { choice, paper, withKey } = own.exam;
  const act = (action: ExamAction): void => dispatch({ type: 'exam', action });
  const to = (choice: Extract<ExamAction, { type: 'choose' }>['choice']): void => act({ type: 'choose', choice });
  const searches = shared.searches.map(({ name }) => name);
  return html`<div class="row">
      ${number(t('teach.examSeed'), choice.seed, (seed) => to({ seed }))}
      ${number(t('teach.examVariants'), choice.variants, (variants) => to({ variants }))}
      ${KINDS.map((kind) => number(t('teach.examCount', { kind }), choice.counts[kind], (count) => to({ counts: { ...choice.counts, [kind]: Math.min(MAX.count, count) } })))}
    </div>
    <div class="row">
      ${field(t('teach.examLessons'), {
        of: lessonsOf(own, choice.lesson),
        now: choice.lesson,
        name: (name) => titleOf(own, name) ?? t(name === null ? 'teach.examAll' : 'teach.examOwn'),
        choose: (lesson) => to({ lesson }),
      })}
      ${field(t('teach.examSearch'), {
        of: searches.length === 0 ? [choice.search] : searches,
        now: choice.search,
        name: searchName,
        choose: (search) => to({ search }),
      })}
      ${number(t('teach.examFrom'), choice.from, (from) => to({ from }))}
      ${number(t('teach.examSteps'), choice.steps, (steps) => to({ steps }))}
      ${field(t('teach.examSize'), { of: SIZES, now: choice.size, name: (size) => `${digits(size)} × ${digits(size)}`, choose: (size) => to({ size }) })}
      ${field(t('teach.examLevel'), { of: LEVELS, now: choice.level, name: (level) => t('teach.examLevels', { level }), choose: (level) => to({ level }) })}
    </div>
    <div class="row">
      ${oneOf(t('teach.paper'), { of: PAPERS, now: paper, name: (paper) => t('teach.papers', { paper }), choose: (paper) => act({ type: 'paper', paper }) })}
      ${check(t('teach.examKey'), withKey, (on) => act({ type: 'key', on }))}
    </div>`;
}
