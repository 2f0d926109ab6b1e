// The editor of a pipeline: its text, one stage on each line, and a row of choices to add a stage.

import { html, type TemplateResult } from 'lit-html';
import type { Operation } from '../../engine/types';
import { t } from '../../texts/texts';
import { textField } from './field';
import { type Bits, type BitsAction, lastStage } from './slice';

type Handlers = (action: BitsAction) => void;

const BINARY: readonly Operation[] = ['and', 'or', 'xor', 'add', 'subtract', 'left', 'right'];
const UNARY: readonly Operation[] = ['not', 'negate', 'table'];

export function builder(bits: Bits, dispatch: Handlers): TemplateResult {
  const { written, run } = bits;
  const text = written?.text ?? run?.text ?? '';
  return html`${textField({
    id: 'pipeline',
    label: t('bits.own.text'),
    rows: Math.min(10, Math.max(4, text.split('\n').length + 1)),
    text,
    trouble: written?.trouble ?? null,
    input: (typing) => dispatch({ type: 'write', text: typing }),
    leave: () => dispatch({ type: 'settle' }),
  })}
    <form class="row builder" aria-label=${t('bits.own.add')} @submit=${(event: Event) => add(event, text, dispatch)} @change=${arity}>
      <select class="field" name="operation" aria-label=${t('bits.own.operation')}>
        ${[...BINARY, ...UNARY].map((operation) => html`<option value=${operation}>${t(`bits.operation.${operation}`)}</option>`)}
      </select>
      ${operand('one', t('bits.own.first'), bits)} ${operand('other', t('bits.own.second'), bits)}
      <button class="btn">${t('bits.own.add')}</button>
      <button class="btn" type="button" ?disabled=${lastStage(bits) === 0} @click=${() => dispatch({ type: 'write', text: text.trimEnd().split('\n').slice(0, -1).join('\n') })}>${t('bits.own.remove')}</button>
    </form>
    <datalist id="operands">
      <option value="x"></option>
      ${(run?.stages ?? []).map((_, index) => html`<option value=${`s${index + 1}`}></option>`)}
      ${bits.masks.map(({ name }) => html`<option value=${name}></option>`)}
    </datalist>`;
}

/** A stage, a mask or a number: typed, or chosen from a list. */
const operand = (name: 'one' | 'other', label: string, bits: Bits): TemplateResult => {
  const last = lastStage(bits);
  const start = name === 'other' ? '1' : last === 0 ? 'x' : `s${last}`;
  return html`<input class="field mono" name=${name} list="operands" autocomplete="off" spellcheck="false" aria-label=${label} .value=${start} />`;
};

/** An operation on one word has no second operand. */
function arity(event: Event): void {
  const form = event.currentTarget as HTMLFormElement;
  const operation = (form.elements.namedItem('operation') as HTMLSelectElement).value as Operation;
  (form.elements.namedItem('other') as HTMLInputElement).hidden = UNARY.includes(operation);
}

function add(event: Event, text: string, dispatch: Handlers): void {
  event.preventDefault();
  const form = new FormData(event.currentTarget as HTMLFormElement);
  const operation = String(form.get('operation')) as Operation;
  const operands = UNARY.includes(operation) ? [form.get('one')] : [form.get('one'), form.get('other')];
  dispatch({ type: 'write', text: `${text.trimEnd()}\n${[operation, ...operands].join(' ')}`.trimStart() });
}
