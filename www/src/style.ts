// Sets custom properties on an element through the CSSOM: the page's policy blocks style attributes.

import { nothing } from 'lit-html';
import {
  Directive,
  type DirectiveResult,
  directive,
  type ElementPart,
  type PartInfo,
  PartType,
} from 'lit-html/directive.js';

class Properties extends Directive {
  #set: Readonly<Record<string, string | number>> = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('properties() stands in the tag itself');
  }

  override update({ element }: ElementPart, [values]: [Readonly<Record<string, string | number>>]): typeof nothing {
    const { style } = element as HTMLElement;
    for (const [name, value] of Object.entries(values)) {
      if (this.#set[name] !== value) style.setProperty(name, String(value));
    }
    for (const name of Object.keys(this.#set)) if (!(name in values)) style.removeProperty(name);
    this.#set = values;
    return nothing;
  }

  render(_values: Readonly<Record<string, string | number>>): typeof nothing {
    return nothing;
  }
}

/** Custom properties of an element: html`<div ${properties({ '--n': 8 })}>`. */
export const properties = directive(Properties) as (
  values: Readonly<Record<string, string | number>>,
) => DirectiveResult<typeof Properties>;
