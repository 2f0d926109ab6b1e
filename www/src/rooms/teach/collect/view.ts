// Homework as it is collected: ways for receipts to come in, the damaged ones by name, the tables, and the hardest questions.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t, trouble } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { onElement } from '../../../ui/element';
import { table as tableOf } from '../../../ui/kit/table';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { hardText, headOf, tableRows } from './cells';
import { homeworkIn } from './lines';
import { look } from './scan';
import { type ClassTable, csvOf, hardestOf, tablesOf } from './table';

type TeachProps = ViewProps<Teach, TeachAction>;

const HARDEST = 5;

export function createCollect(): (props: TeachProps) => TemplateResult {
  const camera = createCamera();
  return (props) => {
    const { own, dispatch } = props;
    const { collected } = own;
    const tables = tablesOf(homeworkIn(collected.lines));
    const hard = hardestOf(tables, HARDEST);
    return html`<main
      id="main"
      tabindex="-1"
      class="teach collect"
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        const text = event.dataTransfer?.getData('text/plain') ?? '';
        const files = [...(event.dataTransfer?.files ?? [])];
        dispatch(files.length > 0 ? { type: 'files', files } : { type: 'collect', text });
      }}
    >
      <h1>${t('teach.collect')}</h1>
      <p class="read">${t('teach.collectHow')}</p>
      ${own.trouble ? html`<p class="teach__trouble" role="alert">${trouble(own.trouble.code, own.trouble.detail)}</p>` : nothing}
      ${entry(props)} ${collected.camera ? camera(props) : nothing}
      <p role="status">${collected.lines.length > 0 ? t('teach.collected', { count: collected.lines.length }) : ''}</p>
      ${damaged(own)} ${tables.map((table) => tableView(table, own))}
      ${
        hard.length === 0
          ? nothing
          : html`<section aria-labelledby="hardest"><h2 id="hardest">${t('teach.hardest')}</h2>
              <ol class="collect__hard">${hard.map((one) => hardText(one, collected.lessons))}</ol></section>`
      }
      <p class="quiet small">${t('teach.receiptHonest')} ${t('teach.collectKept')}</p>
    </main>`;
  };
}

/** Paste, files, camera; and away with all of it. */
function entry({ own, dispatch }: TeachProps): TemplateResult {
  const { camera, lines } = own.collected;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('receipts') as HTMLTextAreaElement;
    dispatch({ type: 'collect', text: field.value });
    field.value = '';
  };
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    // A folder has other files, too.
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

/** What the camera sees, until it is switched off or leaves the page. */
function createCamera(): (props: TeachProps) => TemplateResult {
  const looking = onElement((video, begun: true | undefined, props: TeachProps): true => {
    if (begun || !(video instanceof HTMLVideoElement)) return true;
    const { dispatch } = props;
    const seen = new Set<string>();
    look(video, (text) => {
      if (seen.has(text)) return;
      seen.add(text);
      dispatch({ type: 'collect', text });
    }).then(
      (stop) => {
        const gone = new MutationObserver(() => {
          if (video.isConnected) return;
          gone.disconnect();
          stop();
        });
        gone.observe(document.body, { childList: true, subtree: true });
      },
      () => dispatch({ type: 'failed', trouble: { code: 'camera', detail: {} } }),
    );
    return true;
  });
  return (props) =>
    html`<video class="collect__camera" muted playsinline aria-label=${t('teach.cameraWhat')} ${looking(props)}></video>`;
}

const damaged = ({ collected }: Teach): TemplateResult | typeof nothing =>
  collected.damaged.length === 0
    ? nothing
    : html`<section class="collect__damaged" role="alert" aria-labelledby="damaged">
        <h2 id="damaged">${t('teach.damaged', { count: collected.damaged.length })}</h2>
        <ul>${collected.damaged.map(({ line, why }) => html`<li><code>${line}</code> ${t(why === 'form' ? 'teach.damagedForm' : 'teach.damagedSum')}</li>`)}</ul>
      </section>`;

function tableView(table: ClassTable, own: Teach): TemplateResult {
  const { collected } = own;
  const isMine = table.page !== '' && table.page.toUpperCase() === collected.page;
  const title = isMine ? collected.set?.title : '';
  const head = headOf(table, own, isMine);
  const rows = tableRows(table);
  const save = (): void =>
    download(
      new Blob([`\ufeff${csvOf([head, ...rows])}\r\n`], { type: 'text/csv' }),
      `queens-${table.page || 'receipts'}.csv`,
    );
  return html`<section class="collect__table">
    <div class="row"><h2>${title || t('teach.table')}</h2><button class="btn" @click=${save}>${t('teach.csv')}</button></div>
    ${tableOf({
      label: title || t('teach.table'),
      head,
      rows: rows.map(
        ([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      ),
    })}
  </section>`;
}
