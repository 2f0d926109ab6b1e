// The keys: what each does in the transport, which control keeps it, and that Help names them all.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opening } from '../../www/src/kernel/state';
import { actionOf as bitsActionOf } from '../../www/src/rooms/bits/keys';
import { startBits } from '../../www/src/rooms/bits/slice';
import { KEYS } from '../../www/src/shell/help/help';
import { actionOf, BINDINGS, bound, type Press } from '../../www/src/watch/keys';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of the transport', () => {
  const cases: readonly (readonly [string, Press, boolean, ReturnType<typeof bound>])[] = [
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
  for (const [name, pressed, shortcuts, does] of cases) test(name, () => assert.equal(bound(pressed, shortcuts), does));

  test('each of them does something to a run', () => {
    const none = BINDINGS.filter(({ does }) => does !== 'breakpoint' && actionOf(does, opening) === null);
    assert.deepEqual(none, []);
  });

  test('those that have a meaning among the stages of the lab do it there', () => {
    const bits = { ...startBits, run: { stages: [1, 2, 3] } as never, stage: 1 };
    const does = Object.fromEntries(BINDINGS.map((binding) => [binding.does, bitsActionOf(binding.does, bits)]));
    assert.deepEqual(does.stepForward, { type: 'go', stage: 2 });
    assert.deepEqual(does.last, { type: 'go', stage: 3 });
    assert.deepEqual(does.playPause, { type: 'play' });
    assert.equal(does.nextSolution, null);
  });

  test('are all named in Help', () => {
    const SIGNS: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→', '-': '−' };
    const named = KEYS.map(([keys]) => keys.split(' '));
    const missing = BINDINGS.filter(({ key, shift = false }) =>
      named.every((keys) => !keys.includes(SIGNS[key] ?? key) || keys.includes('Shift') !== shift),
    );
    assert.deepEqual(missing, []);
  });
});
