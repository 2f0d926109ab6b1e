// A callback for an element, called whenever its view is drawn, with the element, its stored value, and the new values.

import { nothing } from 'lit-html';
import {
  Directive,
  type DirectiveResult,
  directive,
  type ElementPart,
  type PartInfo,
  PartType,
} from 'lit-html/directive.js';

/**
 * `act` returns the value that it receives when this element is drawn the next time: html`<canvas
 * ${act(value)}></canvas>`.
 */
export function onElement<Stored, Values extends unknown[], E extends HTMLElement = HTMLElement>(
  act: (element: E, stored: Stored | undefined, ...values: Values) => Stored,
): (...values: Values) => DirectiveResult {
  class Acting extends Directive {
    #stored: Stored | undefined;

    constructor(part: PartInfo) {
      super(part);
      if (part.type !== PartType.ELEMENT) throw new TypeError('an element callback must be in the tag of its element');
    }

    override update({ element }: ElementPart, values: Values): typeof nothing {
      this.#stored = act(element as E, this.#stored, ...values);
      return nothing;
    }

    render(..._values: Values): typeof nothing {
      return nothing;
    }
  }
  return directive(Acting) as (...values: Values) => DirectiveResult;
}
