// The keys: their functions in the transport, the control that handles them, and that Help names them all.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opening } from '../../www/src/kernel/state';
import { KEYS } from '../../www/src/shell/help/help';
import { actionOf, BINDINGS, keyNameOf, type Press } from '../../www/src/watch/keys';
import { type Steps, stepsAction } from '../../www/src/watch/steps';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of the transport', () => {
  const cases: readonly (readonly [string, Press, boolean, ReturnType<typeof keyNameOf>])[] = [
    ['Space plays', press(' '), true, 'playPause'],
    ['an arrow steps', press('ArrowRight'), true, 'stepForward'],
    ['with Shift to the next dead end', press('ArrowRight', { shiftKey: true }), true, 'pinchForward'],
    ['+ is typed with Shift on many keyboards', press('+', { shiftKey: true }), true, 'faster'],
    ['a character does nothing where shortcuts are off', press('n'), false, null],
    ['a named key still does', press('Home'), false, 'first'],
    ['nothing goes with Ctrl', press('ArrowRight', { ctrlKey: true }), true, null],
    ['nothing goes with Alt', press(' ', { altKey: true }), true, null],
    ['nothing else is bound', press('q'), true, null],
  ];
  for (const [name, pressed, shortcuts, does] of cases)
    test(name, () => assert.equal(keyNameOf(pressed, shortcuts), does));

  test('each of them does something to a run', () => {
    const none = BINDINGS.filter(({ does }) => does !== 'breakpoint' && actionOf(does, opening) === null);
    assert.deepEqual(none, []);
  });

  test('those that have a function in the list of steps have it there', () => {
    const steps = { at: 1, last: 3, playing: false, speed: 4, fastest: 4 };
    const does = (change: Partial<Steps>) =>
      Object.fromEntries(BINDINGS.map((binding) => [binding.does, stepsAction(binding.does, { ...steps, ...change })]));
    const { stepForward, last, playPause, faster, nextSolution } = does({});
    assert.deepEqual(
      [stepForward, last],
      [
        { type: 'go', to: 2 },
        { type: 'go', to: 3 },
      ],
    );
    assert.deepEqual([playPause, faster], [{ type: 'play' }, { type: 'speed', speed: 4 }]);
    assert.equal(nextSolution, null);
    assert.equal(does({ at: 3 }).stepForward, null, 'there is nothing after the end');
    assert.equal(does({ at: 0, last: 0 }).playPause, null, 'nor anything to play without steps');
    assert.deepEqual(
      does({ at: 0, playing: true }).first,
      { type: 'go', to: 0 },
      'and what plays is halted at the start',
    );
  });

  test('are all listed in Help', () => {
    const SIGNS: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→', '-': '−' };
    const named = KEYS.map(([keys]) => keys.split(' '));
    const missing = BINDINGS.filter(({ key, shift = false }) =>
      named.every((keys) => !keys.includes(SIGNS[key] ?? key) || keys.includes('Shift') !== shift),
    );
    assert.deepEqual(missing, []);
  });
});
