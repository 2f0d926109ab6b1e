// The panel for links: the state that the link opens and its limits, and its address, as text and as a code to scan.

import { html, nothing, type TemplateResult } from 'lit-html';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgText } from '../../../board/picture/svg';
import { addLink, addStep } from '../../../kernel/classroom/adding';
import { fetchShelf } from '../../../kernel/classroom/fetching';
import { ownOf } from '../../../kernel/classroom/set';
import { type Handout, RULES_ALLOWED, writeHandout } from '../../../kernel/handout';
import { roomName, searchName } from '../../../texts/names';
import { language, t } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { check, choice } from '../../../ui/kit/controls';
import { addressOf } from '../../../ui/site';
import { createPreview } from '../save/preview';
import { linkTarget, type ShareProps, targetName } from '../slice';
import { copyHandler } from './copy';

/** The title of the link on a class page. It differs for different searches and steps. */
async function titleOf({ own, shared }: ShareProps, opens: string): Promise<string> {
  const size = shared.input.rows.length;
  const step = shared.watch.shown?.frame.position ?? 0;
  if (opens === 'theatre') return t('share.classStep', { size, search: searchName(shared.input.search), step });
  const [, name, at = ''] = /^([a-z][a-z-]{0,40})\.([1-9]\d{0,2})$/.exec(ownOf(own.hash ?? '')) ?? [];
  const lesson = name && (await fetchShelf(language()).catch(() => [])).find((each) => each.name === name);
  return lesson
    ? t('share.classLesson', { title: lesson.title, step: Number(at) })
    : t('share.embedTitle', { size, opens: targetName(opens) });
}

/** Adds the link to the class page of this device. */
async function add(props: ShareProps): Promise<void> {
  const { own, shared, dispatchApp } = props;
  const { handout, opens } = own.choices.link;
  const words = writeHandout(handout);
  const link = words === '' ? (own.hash ?? '') : `?handout=${words}${own.hash}`;
  addLink({ title: await titleOf(props, linkTarget(own, opens, shared)), link }, dispatchApp);
}

export function createLink(): (props: ShareProps) => TemplateResult {
  const preview = createPreview();
  return (props) => {
    const { own } = props;
    const { handout } = own.choices.link;
    const address = own.hash === null ? null : addressOf(own.hash, writeHandout(handout));
    const code = address === null ? null : codePicture(address);
    const save = (): void => {
      if (code)
        download(new Blob([svgText(code, LIGHT, address ?? '', 400)], { type: 'image/svg+xml' }), 'queens-code.svg');
    };
    return html`<div class="share__two">
      <div class="share__choices">
        ${renderOpening(props)} ${renderAllowed(props)}
        <p class="share__address mono">${address ?? '…'}</p>
        <p class="quiet small">${t('share.codeWhat')}</p>
        <div class="row">
          <button class="btn" data-kind="main" ?disabled=${!address} @click=${copyHandler(address ?? '', props.dispatchApp)}>${t('share.copyLink')}</button>
          <button class="btn" ?disabled=${!code} @click=${save}>${t('share.saveCode')}</button>
          <button class="btn" ?disabled=${!address} @click=${() => addStep(props.shared, own.hash ?? '', props.dispatchApp)}>${t('share.addStep')}</button>
          <button class="btn" ?disabled=${!address} @click=${() => void add(props)}>${t('share.classAdd')}</button>
        </div>
      </div>
      <div class="share__code">
        ${code && address ? preview([address], () => code, LIGHT, t('share.codeOf', { address })) : address === null ? nothing : t('share.noCode')}
      </div>
    </div>`;
  };
}

/** The choice of what the link opens. */
function renderOpening({ own, shared, dispatch }: ShareProps): TemplateResult {
  const opens = linkTarget(own, own.choices.link.opens, shared);
  const step = shared.watch.shown?.frame.position ?? 0;
  const nameOf = (place: string): string => (place === 'theatre' ? t('share.opensStep', { step }) : placeName(place));
  return choice(t('share.opens'), {
    of: own.places,
    now: opens,
    name: nameOf,
    choose: (opens) => dispatch({ type: 'choose', of: 'link', to: { opens } }),
  });
}

/** Names the part of the page that a link opens. */
export function placeName(place: string): string {
  if (place === 'board') return t('share.opensBoard');
  if (place === 'theatre') return t('share.opensSearch');
  if (place === 'play') return t('share.opensPuzzle');
  return place === 'learn' ? t('share.opensLesson') : roomName(place);
}

/** The choice of what the link allows. */
function renderAllowed({ own, shared, dispatch }: ShareProps): TemplateResult {
  const { handout } = own.choices.link;
  const to = (change: Partial<Handout>): void =>
    dispatch({ type: 'choose', of: 'link', to: { handout: { ...handout, ...change } } });
  const { searches, rules } = handout;
  const allow = (name: string) => (on: boolean) =>
    to({ rules: on ? [...rules, name] : rules.filter((one) => one !== name) });
  const offer = (name: string) => (on: boolean) =>
    to({ searches: on ? [...searches, name] : searches.filter((one) => one !== name) });
  return html`<fieldset class="share__allows">
    <legend>${t('share.handout')}</legend>
    <div class="share__checks">
      ${check(t('share.noHints'), !handout.hints, (on) => to({ hints: !on }))}
      ${check(t('share.noClock'), !handout.clock, (on) => to({ clock: !on }))}
      ${check(t('share.hideAnswers'), handout.answers !== 'free', (on) => to({ answers: on ? 'hidden' : 'free' }))}
    </div>
    <details>
      <summary>${searches.length === 0 ? t('share.allSearches') : t('share.someSearches', { count: searches.length })}</summary>
      <div class="share__checks share__names">${shared.searches.map(({ name }) => check(searchName(name), searches.includes(name), offer(name)))}</div>
    </details>
    <details>
      <summary>${rules.length === 0 ? t('share.allRules') : t('share.someRules', { count: rules.length })}</summary>
      <div class="share__checks share__names">${RULES_ALLOWED.map((rule) => check(t('share.rule', { rule }), rules.includes(rule), allow(rule)))}</div>
    </details>
    ${writeHandout(handout) === '' ? nothing : html`<p class="quiet small">${t('share.courtesy')}</p>`}
  </fieldset>`;
}
