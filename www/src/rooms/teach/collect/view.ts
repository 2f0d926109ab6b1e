// The page that collects homework: the receipts so far, the damaged receipts, shared counts, the tables, and the
// hardest questions.

import { html, nothing, type TemplateResult } from 'lit-html';
import { gap, t } from '../../../texts/texts';
import { download } from '../../../ui/download';
import { table as tableOf } from '../../../ui/kit/table';
import { troubleLine } from '../../../ui/kit/trouble';
import type { ViewProps } from '../../room';
import { namedPage, type Teach, type TeachAction } from '../slice';
import { isOfCount } from '../together/sums';
import { sumsView } from '../together/sums-view';
import { hardText, headOf, tableRows } from './cells';
import { createCamera, receiptEntry, renderDamaged } from './entry';
import { homeworkIn } from './lines';
import { type ClassTable, csvOf, hardestOf, tablesOf } from './table';

type TeachProps = ViewProps<Teach, TeachAction>;

const MAX_HARDEST = 5;

export function createCollect(): (props: TeachProps) => TemplateResult {
  const camera = createCamera(({ dispatch }, text) => dispatch({ type: 'collect', text }));
  return (props) => {
    const { own, dispatch } = props;
    const { collected } = own;
    const named = namedPage(own);
    const tables = tablesOf(
      homeworkIn(collected.lines.filter((line) => !isOfCount(line))),
      named && { page: named.page, tasks: named.set.links.length },
    );
    const hard = hardestOf(tables, MAX_HARDEST);
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
      ${troubleLine(own.trouble)}
      ${receiptEntry(props)} ${collected.camera ? camera(props) : nothing}
      <p role="status">${collected.lines.length > 0 ? t('teach.collected', { count: collected.lines.length }) : ''}</p>
      ${renderDamaged(own)} ${sumsView(collected.lines)} ${tables.map((table) => tableView(table, own))}
      ${
        hard.length === 0
          ? nothing
          : html`<section aria-labelledby="hardest"><h2 id="hardest">${t('teach.hardest')}</h2>
              <ol class="collect__hard">${hard.map((one) => hardText(one, collected.lessons))}</ol></section>`
      }
      <p class="quiet small">${t('teach.receiptHonest')}${gap()}${t('teach.collectKept')}</p>
    </main>`;
  };
}

function tableView(table: ClassTable, own: Teach): TemplateResult {
  const named = namedPage(own);
  const mine = table.page.toUpperCase() === named?.page ? named.set : null;
  const title = mine?.title;
  const head = headOf(table, own, mine);
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
