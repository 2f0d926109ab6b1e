// The ways for receipts to come in (pasted, from files, by the camera), and the damaged receipts.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { onElement } from '../../../ui/element';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { readLines } from './lines';
import { scanVideo } from './scan';

type TeachProps = ViewProps<Teach, TeachAction>;

/** Buttons to paste, open files, start the camera and remove everything. */
export function receiptEntry({ own, dispatch }: TeachProps): TemplateResult {
  const { camera, lines } = own.collected;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('receipts') as HTMLTextAreaElement;
    const text = field.value;
    // Lines that cannot be read stay, to be corrected.
    field.value = readLines(text)
      .damaged.map(({ line }) => line)
      .join('\n');
    dispatch({ type: 'collect', text, typed: true });
  };
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    // A folder can also contain other files.
    const files = [...(field.files ?? [])].filter(({ type }) => /^(text\/plain$|image\/)/.test(type));
    if (files.length > 0) dispatch({ type: 'files', files });
    field.value = '';
  };
  return html`<form class="collect__entry" @submit=${add}>
    <textarea class="field mono" name="receipts" rows="4" aria-label=${t('teach.receipts')} placeholder=${t('teach.receipts')}></textarea>
    <div class="row">
      <button class="btn" data-kind="main">${t('teach.add')}</button>
      <label class="btn">${t('teach.files')}<input class="hide" type="file" multiple accept=".txt,text/plain,image/*" @change=${read} /></label>
      <label class="btn">${t('teach.folder')}<input class="hide" type="file" webkitdirectory @change=${read} /></label>
      <button class="btn" type="button" aria-pressed=${camera} @click=${() => dispatch({ type: 'camera', on: !camera })}>${t(camera ? 'teach.cameraOff' : 'teach.camera')}</button>
      ${lines.length > 0 ? html`<button class="btn" type="button" data-kind="text" @click=${() => dispatch({ type: 'forget' })}>${t('teach.forget')}</button>` : nothing}
    </div>
  </form>`;
}

/**
 * The picture of the camera, until it is switched off or leaves the page. `onCode`: called with the last drawn props and
 * each code that it shows.
 */
export function createCamera(onCode: (props: TeachProps, text: string) => void): (props: TeachProps) => TemplateResult {
  const camera = onElement((video, begun: { props: TeachProps } | undefined, props: TeachProps) => {
    const now = begun ?? { props };
    now.props = props;
    if (begun || !(video instanceof HTMLVideoElement)) return now;
    const { dispatch } = props;
    let last = '';
    scanVideo(video, (text) => {
      if (text === last) return;
      last = text;
      onCode(now.props, text);
    }).then(
      (stop) => {
        if (!video.isConnected) return stop();
        const removal = new MutationObserver(() => {
          if (video.isConnected) return;
          removal.disconnect();
          stop();
        });
        removal.observe(document.body, { childList: true, subtree: true });
      },
      () => dispatch({ type: 'failed', trouble: { code: 'camera', detail: {} } }),
    );
    return now;
  });
  return (props) =>
    html`<video class="collect__camera" muted playsinline aria-label=${t('teach.cameraWhat')} ${camera(props)}></video>`;
}

export const renderDamaged = ({ collected }: Teach): TemplateResult | typeof nothing =>
  collected.damaged.length === 0
    ? nothing
    : html`<section class="trouble" role="alert" aria-labelledby="damaged">
        <h2 id="damaged">${t('teach.damaged', { count: collected.damaged.length })}</h2>
        <ul>${collected.damaged.map(({ line, why }) => html`<li><code>${line.slice(0, 200)}</code> ${t(why === 'form' ? 'teach.damagedForm' : 'teach.damagedSum')}</li>`)}</ul>
      </section>`;
