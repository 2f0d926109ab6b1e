// Sets custom properties on an element through the CSSOM: the page's policy blocks style attributes.

import { onElement } from './element';

type Values = Readonly<Record<string, string | number>>;

/** Custom properties of an element: html`<div ${properties({ '--n': 8 })}>`. */
export const properties = onElement(({ style }, set: Values | undefined, values: Values): Values => {
  for (const [name, value] of Object.entries(values)) {
    if (set?.[name] !== value) style.setProperty(name, String(value));
  }
  for (const name of Object.keys(set ?? {})) if (!(name in values)) style.removeProperty(name);
  return values;
});
