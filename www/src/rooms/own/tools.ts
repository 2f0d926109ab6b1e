// The toolbar of the editor: sample programs, files, and the Run button.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { knob } from '../../ui/kit/controls';
import type { Dispatch } from '../room';
import { PROGRAM_NAMES, type ProgramName } from './programs';
import { MAX_SOURCE, type OwnAction, type OwnProps } from './slice';
import { tasksButton } from './tasks/view';

/** The maximum size of a trace, in bytes. */
const MAX_TRACE_BYTES = 64_000_000;
const TRACE = /^(?:\s*#.*\n)*queens trace /;

export function tools(props: OwnProps): TemplateResult {
  const { own, dispatch } = props;
  const busy = own.status === 'running' || own.status === 'writing';
  return html`<div class="row own__tools">
    ${knob(t('own.begin'), {
      of: [...(own.sample === null ? [null] : []), ...PROGRAM_NAMES, ...own.programs.keys()],
      now: own.sample,
      name: nameOf(own.programs),
      group: (value) => (typeof value === 'number' ? t('own.kept') : null),
      choose: (value) => {
        const text = typeof value === 'number' ? own.programs[value] : undefined;
        if (text !== undefined) dispatch({ type: 'arrive', text, from: null });
        else if (typeof value === 'string') dispatch({ type: 'begin', name: value });
      },
    })}
    ${tasksButton(props)}
    ${own.sample ? html`<button class="btn" data-kind="text" @click=${() => own.sample && dispatch({ type: 'shuffle', name: own.sample })}>${t('own.shuffle')}</button>` : nothing}
    <label class="btn" data-kind="text">${t('own.open')}<input class="hide" type="file" accept=".py,.trace,.txt,text/*" @change=${(event: Event) => openChosen(event, dispatch)} /></label>
    <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'save' })}>${t('own.save')}</button>
    ${own.ran ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'saveTrace' })}>${t('own.saveRun')}</button>` : nothing}
    <button class="btn own__run" data-kind="main" @click=${() => dispatch({ type: busy ? 'stop' : 'run' })}>${t(busy ? 'own.stop' : 'own.run')}</button>
  </div>`;
}

/** The first line of a program that is not empty. */
function titleOf(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** The name of a program in the list. `value`: null for the person's program, the index of a stored program, or a sample program. */
const nameOf =
  (programs: readonly string[]) =>
  (value: ProgramName | number | null): string => {
    if (value === null) return t('own.yours');
    return typeof value === 'number' ? titleOf(programs[value] ?? '') : t(`own.begins.${value}`);
  };

function openChosen(event: Event, dispatch: Dispatch<OwnAction>): void {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (file) void openFile(file, dispatch);
  input.value = '';
}

/** Opens a program or a trace. The first line of a trace names the format. */
export async function openFile(file: File, dispatch: Dispatch<OwnAction>): Promise<void> {
  const text = file.size > MAX_TRACE_BYTES ? '' : await file.text().catch(() => '');
  if (TRACE.test(text)) dispatch({ type: 'openTrace', trace: text });
  else if (text === '' || text.length > MAX_SOURCE) dispatch({ type: 'refuse' });
  else dispatch({ type: 'arrive', text: text.replaceAll('\r\n', '\n'), from: 'file' });
}
