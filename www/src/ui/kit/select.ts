// A select field.

import { html, nothing, type TemplateResult } from 'lit-html';

/** One of several values. */
export interface OneOf<Value> {
  readonly of: readonly Value[];
  readonly now: Value;
  name(value: Value): string;
  choose(value: Value): void;
  /** Whether nothing can be chosen at the moment. */
  readonly off?: boolean;
  /** Why a value cannot be chosen at the moment; null if it can. */
  readonly whyDisabled?: (value: Value) => string | null;
  /** The group of a value; null for a value without a group. */
  readonly group?: (value: Value) => string | null;
}

/**
 * A select field. If `label` is null, the field must be inside a label element. A form whose fields are read when it is submitted
 * has a `<select name>` of its own, because that choice is not part of the state.
 */
export function select<Value>(label: string | null, values: OneOf<Value>): TemplateResult {
  const { of, choose, off = false } = values;
  const chosen = ({ target }: Event): void => {
    const value = of[(target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<select class="field" aria-label=${label ?? nothing} ?disabled=${off} @change=${chosen}>
    ${options(values)}
  </select>`;
}

function options<Value>({ of, now, name, whyDisabled, group }: OneOf<Value>): readonly TemplateResult[] {
  const option = (value: Value): TemplateResult => {
    const why = whyDisabled?.(value) ?? null;
    return html`<option value=${value} .selected=${value === now} ?disabled=${why !== null} title=${why ?? nothing}>${name(value)}</option>`;
  };
  if (!group) return of.map(option);
  const groups = [...new Set(of.map(group))];
  return groups.map((each) => {
    const within = of.filter((value) => group(value) === each).map(option);
    return each === null ? html`${within}` : html`<optgroup label=${each}>${within}</optgroup>`;
  });
}
