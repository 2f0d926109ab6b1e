// The answers that come from phones: the link of the ballot, and the codes, pasted or scanned.

import { html, nothing, type TemplateResult } from 'lit-html';
import { copyText } from '../../../kernel/clipboard';
import { t } from '../../../texts/texts';
import { site } from '../../../ui/site';
import type { ViewProps } from '../../room';
import { createCamera } from '../collect/entry';
import { ballotLink } from '../links';
import type { Teach, TeachAction } from '../slice';
import { readCodes } from './ballot';
import type { PollAction } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;

/** The address of the ballot; null if it is not known yet, or too long. */
export const ballotAddress = ({ poll }: Teach): string | null =>
  poll.packed === null ? null : `${site()}${ballotLink(poll.packed)}`;

export function createPhones(): (props: TeachProps) => TemplateResult {
  const camera = createCamera(({ own, shared, dispatch }, text) => {
    const { rows, columns } = shared.input.board;
    const { votes } = readCodes(text, own.poll.question, rows, columns);
    dispatch({ type: 'poll', action: { type: 'sent', votes } });
  });
  return (props) => {
    const { own, shared, dispatch, dispatchApp } = props;
    const { question, scans, unread } = own.poll;
    const act = (action: PollAction): void => dispatch({ type: 'poll', action });
    const address = ballotAddress(own);
    const add = (event: SubmitEvent): void => {
      event.preventDefault();
      const codes = (event.target as HTMLFormElement).elements.namedItem('codes') as HTMLTextAreaElement;
      const { rows, columns } = shared.input.board;
      const { votes, unread } = readCodes(codes.value, question, rows, columns);
      // Lines that cannot be read stay, to be corrected.
      codes.value = unread.join('\n');
      act({ type: 'sent', votes, unread: unread.length });
    };
    return html`<form class="poll__phones" @submit=${add}>
      <h3>${t('teach.pollPhones')}</h3>
      <p class="quiet small">${t('teach.pollPhonesHow')}</p>
      <textarea class="field mono" name="codes" rows="2" aria-label=${t('teach.pollSent')} placeholder=${t('teach.pollSent')}></textarea>
      ${unread === 0 ? nothing : html`<p class="trouble" role="alert">${t('teach.pollUnread', { count: unread })}</p>`}
      <div class="row">
        <button class="btn">${t('teach.add')}</button>
        <button class="btn" type="button" aria-pressed=${scans} @click=${() => act({ type: 'scan', on: !scans })}>${t(scans ? 'teach.cameraOff' : 'teach.camera')}</button>
        <button class="btn" type="button" data-kind="text" ?disabled=${address === null} @click=${() => void copyText(address ?? '', 'linkCopied', dispatchApp)}>${t('teach.writeLink')}</button>
      </div>
      ${scans ? camera(props) : nothing}
    </form>`;
  };
}
