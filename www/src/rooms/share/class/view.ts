// The door to a class page: links that were gathered, each with its title, and the ways to take them along.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { type ClassLink, LONGEST_TITLE, partsOf, writeSet } from '../../../kernel/classroom/set';
import { searchName } from '../../../texts/names';
import { t, trouble } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { troubleLine } from '../../../ui/kit/trouble';
import { site } from '../../../ui/site';
import { tasksLink } from '../../teach/links';
import { frameAddress, frameOf } from '../embed/frame';
import { copying } from '../link/copying';
import { addressOf, allowing, opening } from '../link/view';
import { classLink } from '../links';
import { paperChoice } from '../print/paper';
import { opensOf, type ShareProps, told } from '../slice';
import { offers } from './offers';
import { createClassSheet, whatOf } from './sheet';
import { type ClassAction, type Gathered, isFull, shownSet } from './slice';

type Does = (action: ClassAction) => void;

export function createClass(): (props: ShareProps) => TemplateResult {
  const sheet = createClassSheet();
  return (props) => {
    const { gathered } = props.own;
    const does: Does = (action) => props.dispatch({ type: 'class', action });
    return html`<div class="share__two share__gathered">
        <div class="share__choices">
          ${gathered.guest ? guest(gathered, does) : own(gathered, does)} ${troubles(gathered)} ${exports(props, does)}
        </div>
        <div class="share__choices">
          ${codeOf(gathered)} ${gathered.guest ? nothing : html`${offers(gathered, does)} ${adding(props, does)}`}
        </div>
      </div>
      ${shownSet(gathered).links.length > 0 ? sheet(props) : nothing}`;
  };
}

const troubles = ({ trouble: why, kept, mine }: Gathered): TemplateResult => html`<div aria-live="polite">
  ${troubleLine(why)}
  ${kept || mine.links.length === 0 ? nothing : html`<p class="quiet">${t('share.classUnkept')}</p>`}
</div>`;

/** The button that adds the shown state to the class page. */
function adding(props: ShareProps, does: Does): TemplateResult {
  const { own, shared } = props;
  const opens = opensOf(own, own.choices.link.opens, shared);
  const size = shared.input.rows.length;
  const { frame } = shared.watch.shown ?? {};
  // Two steps of two searches do not bear one title.
  const title =
    opens === 'theatre'
      ? t('share.classStep', { size, search: searchName(shared.input.search), step: frame?.position ?? 0 })
      : t('share.embedTitle', { size, opens: told(opens) });
  const add = (): void => does({ type: 'add', title });
  return html`<section class="share__choices" aria-label=${t('share.classAdd')}>
    ${opening(props)} ${allowing(props)}
    <div class="row"><button class="btn" data-kind="main" ?disabled=${isFull(own.gathered.mine)} @click=${add}>${t('share.classAdd')}</button></div>
  </section>`;
}

/** One's own set, to be edited. */
function own({ mine: { title, links }, unopened }: Gathered, does: Does): TemplateResult {
  if (links.length === 0) return html`<p>${t('share.classNone')}</p>`;
  return html`<input
      class="field"
      aria-label=${t('share.classTitle')}
      placeholder=${t('share.classTitle')}
      maxlength=${LONGEST_TITLE}
      .value=${title}
      @input=${(event: Event) => does({ type: 'title', title: (event.target as HTMLInputElement).value })}
    />
    <ol class="share__links">${links.map((link, at) => edited(link, at, links.length, unopened, does))}</ol>`;
}

function edited(
  link: ClassLink,
  at: number,
  count: number,
  unopened: Gathered['unopened'],
  does: Does,
): TemplateResult {
  const number = at + 1;
  const key = (name: 'up' | 'down' | 'cross', label: string, off: boolean, action: ClassAction): TemplateResult =>
    html`<button class="key" data-does=${name} aria-label=${label} title=${label} ?disabled=${off} @click=${() => does(action)}>${icon(name === 'cross' ? 'cross' : 'down')}</button>`;
  return html`<li>
    <input
      class="field"
      aria-label=${t('share.classLinkTitle', { number })}
      maxlength=${LONGEST_TITLE}
      .value=${link.title}
      @input=${(event: Event) => does({ type: 'rename', at, title: (event.target as HTMLInputElement).value })}
    />
    <span class="share__edits">
      ${key('up', t('share.classUp', { number }), at === 0, { type: 'move', at, by: -1 })}
      ${key('down', t('share.classDown', { number }), at === count - 1, { type: 'move', at, by: 1 })}
      ${key('cross', t('share.classRemove', { number }), false, { type: 'remove', at })}
    </span>
    <p class="share__what quiet small">${whatOf(link)} <a href=${hrefOf(link)} target="_blank" rel="noopener">${t('share.classOpen')}</a></p>
    ${unopenedLine(link, unopened)}
  </li>`;
}

/** A set from elsewhere, as its recipient sees it. */
const guest = (gathered: Gathered, does: Does): TemplateResult => {
  const { links } = shownSet(gathered);
  return html`<ol class="share__links">${links.map(
    (link) => html`<li>
        <a href=${hrefOf(link)} target="_blank" rel="noopener">${link.title || t('share.classUntitled')}</a>
        <p class="share__what quiet small">${whatOf(link)}</p>
        ${unopenedLine(link, gathered.unopened)}
      </li>`,
  )}</ol>
    <p class="quiet small">${t('share.classGuest')}</p>
    <div class="row">
      ${gathered.guest?.packed ? html`<a class="btn" data-kind="main" href=${tasksLink(gathered.guest.packed)}>${t('share.classTasks')}</a>` : nothing}
      <button class="btn" @click=${() => does({ type: 'take' })}>${t('share.classTake')}</button>
      <button class="btn" data-kind="text" @click=${() => does({ type: 'dismiss' })}>${t('share.classMine')}</button>
    </div>`;
};

const unopenedLine = ({ link }: ClassLink, unopened: Gathered['unopened']): TemplateResult | typeof nothing => {
  const why = unopened[link];
  return why
    ? html`<p class="trouble small">${t('share.classUnopened', { why: trouble(why.code, why.detail) })}</p>`
    : nothing;
};

const hrefOf = ({ link }: ClassLink): string => {
  const { handout, hash } = partsOf(link);
  return addressOf(hash, handout);
};

/** The address of the page that pupils get; empty while it is not known, or too long. */
const pupilsAddress = ({ packed }: Gathered): string => (packed === null ? '' : addressOf(tasksLink(packed)));

/** The page that pupils get as a code to scan. */
function codeOf(gathered: Gathered): TemplateResult | typeof nothing {
  const address = pupilsAddress(gathered);
  const code = shownSet(gathered).links.length > 0 && address !== '' ? codePicture(address) : null;
  return code
    ? html`<figure class="share__class-code">${svgElement(code, LIGHT, t('share.classCode'))}<figcaption class="quiet small">${t('share.classCode')}</figcaption></figure>`
    : nothing;
}

/** The ways to take the page along, and, below them, its forms for teachers. */
function exports(props: ShareProps, does: Does): TemplateResult {
  const { own, dispatchApp } = props;
  const { gathered } = own;
  const set = shownSet(gathered);
  const none = set.links.length === 0;
  const { packed } = gathered;
  const pupils = pupilsAddress(gathered);
  const address = packed === null ? '' : addressOf(classLink(packed));
  const title = set.title || t('share.classUntitled');
  const frame = packed === null ? '' : frameOf(frameAddress(tasksLink(packed), site()), title);
  const save = (): void => download(new Blob([writeSet(set)], { type: 'application/json' }), 'queens-class.json');
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) does({ type: 'read', file });
    field.value = '';
  };
  const way = (label: string, what: string, off: boolean, press: () => void, main = false): TemplateResult =>
    html`<li><button class="btn" data-kind=${main ? 'main' : nothing} ?disabled=${off} @click=${press}>${label}</button><p class="quiet small">${what}</p></li>`;
  return html`<ul class="share__exports">
      ${way(t('share.classPupils'), t('share.classPupilsWhat'), none || pupils === '', copying(pupils, dispatchApp), true)}
      ${way(t('share.print'), t('share.classPrintWhat'), none, () => print())}
      ${way(t('share.classScorm'), t('share.classScormWhat'), none, () => does({ type: 'scorm' }))}
      ${way(t('share.classEmbed'), t('share.classEmbedWhat'), none || frame === '', copying(frame, dispatchApp, 'textCopied'))}
    </ul>
    <div class="row">
      ${none ? nothing : paperChoice(props)}
      <button class="btn" data-kind="text" ?disabled=${none || address === ''} @click=${copying(address, dispatchApp)}>${t('share.classCopy')}</button>
      <button class="btn" data-kind="text" ?disabled=${none} @click=${save}>${t('share.classSave')}</button>
      <label class="btn share__file" data-kind="text">${t('share.classRead')}<input class="hide" type="file" accept=".json" @change=${read} /></label>
    </div>
    ${gathered.tooLong ? html`<p class="quiet small">${t('share.classTooLong')}</p>` : nothing}`;
}
