// Which events are for the whole page, and which belong to a control.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHandled } from '../../www/src/ui/press';

const event = (target: object | null, defaultPrevented = false) => ({ target, defaultPrevented }) as unknown as Event;
const element = (within: string | null, isContentEditable = false) => ({
  isContentEditable,
  closest: (selector: string) => (within !== null && selector.includes(within) ? {} : null),
});

const EVENTS: readonly (readonly [what: string, event: Event, belongsToControl: boolean])[] = [
  ['the page', event(null), false],
  ['a square of the board', event(element(null)), false],
  ['an editor', event(element(null, true)), true],
  ['a text box', event(element('textarea')), true],
  ['a choice', event(element('select')), true],
  ['a dialog', event(element('dialog')), true],
  ['a handler that has handled it', event(element(null), true), true],
];

for (const [what, from, belongsToControl] of EVENTS)
  test(`an event from ${what} is ${belongsToControl ? 'left to its control' : 'for the whole page'}`, () => {
    assert.equal(isHandled(from), belongsToControl);
  });
