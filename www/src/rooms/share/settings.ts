// The controls of a panel's choices: each shows one field of the choice, and sets it.

import type { TemplateResult } from 'lit-html';
import { check, choice } from '../../ui/kit/controls';
import { type OneOf, select } from '../../ui/kit/select';
import type { Choices, ShareAction, ShareProps } from './slice';

/** The fields of a choice that are on or off. */
type Flag<Choice> = { [K in keyof Choice]: Choice[K] extends boolean ? K : never }[keyof Choice];

export function settings<D extends keyof Choices, Choice extends Choices[D]>(panel: D, { own, dispatch }: ShareProps) {
  const chosen = own.choices[panel] as Choice;
  const to = (change: Partial<Choice>): void => dispatch({ type: 'choose', of: panel, to: change } as ShareAction);
  const valuesOf = <K extends keyof Choice>(
    key: K,
    of: readonly Choice[K][],
    name: (value: Choice[K]) => string,
  ): OneOf<Choice[K]> => ({
    of,
    now: chosen[key],
    name,
    choose: (value) => to({ [key]: value } as unknown as Partial<Choice>),
  });
  return {
    /** The choice of one of a few values, as buttons in a row. */
    one: <K extends keyof Choice>(
      key: K,
      label: string,
      of: readonly Choice[K][],
      name: (value: Choice[K]) => string,
    ): TemplateResult => choice(label, valuesOf(key, of, name)),
    /** The choice of one of several values, as a menu. */
    open: <K extends keyof Choice>(
      key: K,
      label: string,
      of: readonly Choice[K][],
      name: (value: Choice[K]) => string,
    ): TemplateResult => select(label, valuesOf(key, of, name)),
    /** The switch of a field that is on or off. */
    flag: (key: Flag<Choice>, name: string, off = false): TemplateResult =>
      check(name, chosen[key] as boolean, (on) => to({ [key]: on } as Partial<Choice>), off),
  };
}
