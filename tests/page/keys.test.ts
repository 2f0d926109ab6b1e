// The keys of the transport: their effect in a run and in a list of steps, and their list in Help.
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
    ['Space plays and pauses', press(' '), true, 'playPause'],
    ['the right arrow steps forward', press('ArrowRight'), true, 'stepForward'],
    [
      'the right arrow with Shift goes to the next dead end',
      press('ArrowRight', { shiftKey: true }),
      true,
      'pinchForward',
    ],
    ['+ is accepted with Shift, as many keyboards type it', press('+', { shiftKey: true }), true, 'faster'],
    ['a character key does nothing if shortcuts are off', press('n'), false, null],
    ['a named key works if shortcuts are off', press('Home'), false, 'first'],
    ['an arrow with Ctrl does nothing', press('ArrowRight', { ctrlKey: true }), true, null],
    ['Space with Alt does nothing', press(' ', { altKey: true }), true, null],
    ['a key without a binding does nothing', press('q'), true, null],
  ];
  for (const [name, pressed, shortcuts, does] of cases)
    test(name, () => assert.equal(keyNameOf(pressed, shortcuts), does));

  test('each have an action in a run, except the key for breakpoints', () => {
    const none = BINDINGS.filter(({ name }) => name !== 'breakpoint' && actionOf(name, opening) === null);
    assert.deepEqual(none, []);
  });

  test('step, jump, play and change the speed in a list of steps', () => {
    const steps = { at: 1, last: 3, playing: false, speed: 4, fastest: 4 };
    const actionsWith = (change: Partial<Steps>) =>
      Object.fromEntries(BINDINGS.map((binding) => [binding.name, stepsAction(binding.name, { ...steps, ...change })]));
    const { stepForward, last, playPause, faster, nextSolution } = actionsWith({});
    assert.deepEqual(
      [stepForward, last],
      [
        { type: 'go', to: 2 },
        { type: 'go', to: 3 },
      ],
    );
    assert.deepEqual([playPause, faster], [{ type: 'play' }, { type: 'speed', speed: 4 }]);
    assert.equal(nextSolution, null);
    assert.equal(actionsWith({ at: 3 }).stepForward, null, 'there is no step after the last one');
    assert.equal(actionsWith({ at: 0, last: 0 }).playPause, null, 'without further steps there is nothing to play');
    assert.deepEqual(
      actionsWith({ at: 0, playing: true }).first,
      { type: 'go', to: 0 },
      'the key for the first step stops a list that plays, even at its start',
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
