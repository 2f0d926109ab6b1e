// The class page: the parts to tick on the left, the page that pupils get on the right, and the ways to hand it out.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { type ClassLink, MAX_TITLE_LENGTH, writeSet } from '../../../kernel/classroom/set';
import { copyText } from '../../../kernel/clipboard';
import { t, trouble } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { frameAddress, frameOf } from '../../../ui/frame';
import { troubleLine } from '../../../ui/kit/trouble';
import { addressOf, site } from '../../../ui/site';
import type { ViewProps } from '../../room';
import { classLink, tasksLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { grip } from './grip';
import { offers } from './offers';
import { minutesOf } from './parts';
import { classSheet, hrefOf, whatOf } from './sheet';
import { type ClassAction, type ClassPageState, visibleSet } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;
type Act = (action: ClassAction) => void;

export function classView(props: TeachProps): TemplateResult {
  const { classPage } = props.own;
  const act: Act = (action) => props.dispatch({ type: 'class', action });
  const isReceived = classPage.received !== null;
  return html`<main id="main" tabindex="-1" class="teach class" ?data-received=${isReceived}>
      ${
        isReceived
          ? nothing
          : html`<section class="class__parts" aria-labelledby="class-parts">
        <h1 id="class-parts">${t('teach.classPage')}</h1>
        <p class="quiet">${t('teach.classTick')}</p>
        ${offers(props)}
      </section>`
      }
      <section class="class__page" aria-label=${t('teach.classTasks')}>
        <div class="class__card">
          <div>${isReceived ? renderReceived(classPage, act) : renderMine(props, act)}</div>
          ${codeOf(classPage)}
        </div>
        ${renderTroubles(classPage)} ${renderExports(props, act)}
        <footer class="class__foot">
          <span>${t('teach.classStays')}</span>
          <a href="docs/privacy.html">${t('teach.privacy')}</a>
          <a href="docs/accessibility.html">${t('teach.accessibility')}</a>
        </footer>
      </section>
      ${classSheet(visibleSet(classPage), pupilsAddress(classPage))}
    </main>`;
}

const renderTroubles = ({
  trouble: why,
  isStored,
  mine,
}: ClassPageState): TemplateResult => html`<div aria-live="polite">
  ${troubleLine(why)}
  ${isStored || mine.links.length === 0 ? nothing : html`<p class="quiet">${t('teach.classUnkept')}</p>`}
</div>`;

/** Renders the teacher's own page, with controls to edit it. */
function renderMine({ own }: TeachProps, act: Act): TemplateResult {
  const { classPage, shelf } = own;
  const { title, links } = classPage.mine;
  const minutes = links.map((link) => minutesOf(link, shelf));
  const sum = minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return html`<input
      class="class__title"
      aria-label=${t('teach.classTitle')}
      placeholder=${t('teach.classTitle')}
      maxlength=${MAX_TITLE_LENGTH}
      .value=${title}
      @input=${(event: Event) => act({ type: 'title', title: (event.target as HTMLInputElement).value })}
    />
    ${
      links.length === 0
        ? html`<p>${t('teach.classNone')}</p>`
        : html`<ol class="class__links">${links.map((link, at) => renderPart(link, at, minutes[at] ?? null, classPage, act))}</ol>
          <p class="quiet small">${t('teach.classSum', { count: links.length })}${sum > 0 ? html` ${t('teach.classAbout', { minutes: sum })}` : nothing}</p>`
    }`;
}

function renderPart(
  link: ClassLink,
  at: number,
  minutes: number | null,
  state: ClassPageState,
  act: Act,
): TemplateResult {
  const number = at + 1;
  return html`<li>
    ${grip(t('teach.classMove', { number }), at, state.mine.links.length, (to) => act({ type: 'move', at, to }))}
    <a class="class__what" href=${hrefOf(link)} target="_blank" rel="noopener">${whatOf(link)}</a>
    <input
      aria-label=${t('teach.classLinkTitle', { number })}
      maxlength=${MAX_TITLE_LENGTH}
      .value=${link.title}
      @input=${(event: Event) => act({ type: 'rename', at, title: (event.target as HTMLInputElement).value })}
    />
    <span class="class__minutes">${minutes === null ? nothing : t('teach.classMinutes', { minutes })}</span>
    <button class="key" aria-label=${t('teach.classRemove', { number })} title=${t('teach.classRemove', { number })} @click=${() => act({ type: 'remove', at })}>${icon('cross')}</button>
    ${renderUnopened(link, state.unopened)}
  </li>`;
}

/** Renders a class page from elsewhere. */
function renderReceived(state: ClassPageState, act: Act): TemplateResult {
  const { title, links } = visibleSet(state);
  return html`<h1>${title || t('teach.classUntitled')}</h1>
    <ol class="class__links">${links.map(
      (link) => html`<li>
        <a class="class__received" href=${hrefOf(link)} target="_blank" rel="noopener">${link.title || t('teach.classUntitled')}</a>
        <span class="class__minutes">${whatOf(link)}</span>
        ${renderUnopened(link, state.unopened)}
      </li>`,
    )}</ol>
    <p class="quiet small">${t('teach.classGuest')}</p>
    <div class="row">
      ${state.received?.packed ? html`<a class="btn" data-kind="main" href=${tasksLink(state.received.packed)}>${t('teach.classTasks')}</a>` : nothing}
      <button class="btn" @click=${() => act({ type: 'addAll' })}>${t('teach.classTake')}</button>
      <button class="btn" data-kind="text" @click=${() => act({ type: 'dismiss' })}>${t('teach.classMine')}</button>
    </div>`;
}

const renderUnopened = ({ link }: ClassLink, unopened: ClassPageState['unopened']): TemplateResult | typeof nothing => {
  const why = unopened[link];
  return why
    ? html`<p class="trouble small">${t('teach.classUnopened', { why: trouble(why.code, why.detail) })}</p>`
    : nothing;
};

/** The address of the page that pupils get; empty while it is not known, or if it is too long. */
const pupilsAddress = ({ packed }: ClassPageState): string => (packed === null ? '' : addressOf(tasksLink(packed)));

/** The page that pupils get as a code to scan. */
function codeOf(state: ClassPageState): TemplateResult | typeof nothing {
  const address = pupilsAddress(state);
  const code = visibleSet(state).links.length > 0 && address !== '' ? codePicture(address) : null;
  return code
    ? html`<figure class="class__code">${svgElement(code, LIGHT, t('teach.classCode'))}<figcaption class="quiet small">${t('teach.classCode')}</figcaption></figure>`
    : nothing;
}

/** Renders the ways to hand the page out, and below them the forms for other teachers. */
function renderExports({ own, dispatchApp }: TeachProps, act: Act): TemplateResult {
  const { classPage } = own;
  const set = visibleSet(classPage);
  const isEmpty = set.links.length === 0;
  const { packed } = classPage;
  const pupils = pupilsAddress(classPage);
  const address = packed === null ? '' : addressOf(classLink(packed));
  const title = set.title || t('teach.classUntitled');
  const frame = packed === null ? '' : frameOf(frameAddress(tasksLink(packed), site()), title);
  const copy =
    (text: string, news: 'linkCopied' | 'textCopied' = 'linkCopied') =>
    (): void =>
      void copyText(text, news, dispatchApp);
  const save = (): void => download(new Blob([writeSet(set)], { type: 'application/json' }), 'queens-class.json');
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) act({ type: 'read', file });
    field.value = '';
  };
  const exportButton = (label: string, what: string, off: boolean, press: () => void, main = false): TemplateResult =>
    html`<li><button class="btn" data-kind=${main ? 'main' : nothing} ?disabled=${off} @click=${press}>${label}</button><p class="quiet small">${what}</p></li>`;
  return html`<ul class="class__exports">
      ${exportButton(t('teach.classPupils'), t('teach.classPupilsWhat'), isEmpty || pupils === '', copy(pupils), true)}
      ${exportButton(t('teach.print'), t('teach.classPrintWhat'), isEmpty, () => print())}
      ${exportButton(t('teach.classScorm'), t('teach.classScormWhat'), isEmpty, () => act({ type: 'scorm' }))}
      ${exportButton(t('teach.classEmbed'), t('teach.classEmbedWhat'), isEmpty || frame === '', copy(frame, 'textCopied'))}
    </ul>
    <div class="row">
      <button class="btn" data-kind="text" ?disabled=${isEmpty || address === ''} @click=${copy(address)}>${t('teach.classCopy')}</button>
      <button class="btn" data-kind="text" ?disabled=${isEmpty} @click=${save}>${t('teach.classSave')}</button>
      <label class="btn class__file" data-kind="text">${t('teach.classRead')}<input class="hide" type="file" accept=".json" @change=${read} /></label>
    </div>
    ${classPage.tooLong ? html`<p class="quiet small">${t('teach.classTooLong')}</p>` : nothing}`;
}
