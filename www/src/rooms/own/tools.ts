// The tools over the editor: a program to begin with, files, and the press that runs it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import type { Dispatch } from '../room';
import { PROGRAM_NAMES, type ProgramName } from './programs';
import { LARGEST, type OwnAction, type OwnProps } from './slice';
import { tasksButton } from './tasks/view';

/** No larger trace is opened. */
const LARGEST_TRACE = 64_000_000;
const TRACE = /^(?:\s*#.*\n)*queens trace /;

export function tools(props: OwnProps): TemplateResult {
  const { own, dispatch } = props;
  const busy = own.status === 'running' || own.status === 'writing';
  return html`<div class="row own__tools">
    <label class="knob">${t('own.begin')}<select class="field" @change=${(event: Event) => choose(event, own.kept, dispatch)}>
      ${own.begun === null ? html`<option value="" .selected=${true}>${t('own.yours')}</option>` : nothing}
      ${PROGRAM_NAMES.map((name) => html`<option value=${name} .selected=${own.begun === name}>${t(`own.begins.${name}`)}</option>`)}
      ${
        own.kept.length > 0
          ? html`<optgroup label=${t('own.kept')}>${own.kept.map((text, index) => html`<option value=${index} .selected=${false}>${titleOf(text)}</option>`)}</optgroup>`
          : nothing
      }
    </select></label>
    ${tasksButton(props)}
    ${own.begun ? html`<button class="btn" data-kind="text" @click=${() => own.begun && dispatch({ type: 'shuffle', name: own.begun })}>${t('own.shuffle')}</button>` : nothing}
    <label class="btn" data-kind="text">${t('own.open')}<input class="hide" type="file" accept=".py,.trace,.txt,text/*" @change=${(event: Event) => opened(event, dispatch)} /></label>
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'save' })}>${t('own.save')}</button>
    ${own.ran ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'saveTrace' })}>${t('own.saveRun')}</button>` : nothing}
    <button class="btn own__run" data-kind="main" @click=${() => dispatch({ type: busy ? 'stop' : 'run' })}>${t(busy ? 'own.stop' : 'own.run')}</button>
  </div>`;
}

/** The first line of a program that says something. */
function titleOf(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

function choose(event: Event, kept: readonly string[], dispatch: Dispatch<OwnAction>): void {
  const { value } = event.target as HTMLSelectElement;
  const text = /^\d+$/.test(value) ? kept[Number(value)] : undefined;
  if (text !== undefined) dispatch({ type: 'arrive', text, from: null });
  else if (value !== '') dispatch({ type: 'begin', name: value as ProgramName });
}

function opened(event: Event, dispatch: Dispatch<OwnAction>): void {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (file) void read(file, dispatch);
  input.value = '';
}

/** Opens a program, or a trace: a text that says so in its first line. */
export async function read(file: File, dispatch: Dispatch<OwnAction>): Promise<void> {
  const text = file.size > LARGEST_TRACE ? '' : await file.text().catch(() => '');
  if (TRACE.test(text)) dispatch({ type: 'openTrace', trace: text });
  else if (text === '' || text.length > LARGEST) dispatch({ type: 'refuse' });
  else dispatch({ type: 'arrive', text: text.replaceAll('\r\n', '\n'), from: 'file' });
}
