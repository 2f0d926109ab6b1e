// The Proof room: what actions do to its state, and how sizes are written.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ExcludedAction, startExcluded, updateExcluded } from '../../www/src/rooms/excluded/slice';
import { bytes } from '../../www/src/rooms/proof/size';
import { type ProofAction, startProof, updateProof } from '../../www/src/rooms/proof/slice';

const after = (...actions: ProofAction[]) => actions.reduce(updateProof, startProof);
const deciding = (...actions: ExcludedAction[]) => actions.reduce(updateExcluded, startExcluded);
const ended: ProofAction = {
  type: 'stands',
  part: 'check',
  now: { kind: 'known', answer: { ok: true, milliseconds: 1 } },
};

describe('Proof', () => {
  test('a part runs until it is known or cancelled, and the others stay as they are', () => {
    assert.equal(after({ type: 'begin', part: 'prove' }).prove.kind, 'running');
    assert.equal(after({ type: 'begin', part: 'prove' }, { type: 'cancel', part: 'prove' }).prove.kind, 'idle');
    const state = after({ type: 'begin', part: 'prove' }, ended);
    assert.deepEqual([state.prove.kind, state.check.kind], ['running', 'known']);
  });

  test('what was found of another board, file or text is not shown any more', () => {
    const from = { name: 'a.drat', file: new Blob(['0\n']) };
    assert.equal(after(ended, { type: 'take', which: 'proof', from }).check.kind, 'idle');
    assert.equal(after({ type: 'begin', part: 'prove' }, { type: 'another' }).prove.kind, 'idle');
    assert.equal(deciding({ type: 'decide' }, { type: 'write', text: 'n' }).status.kind, 'idle');
  });

  test('a proof that is asked for before the size of the formula is known runs on', () => {
    const state = after({ type: 'another' }, { type: 'begin', part: 'prove' }, { type: 'measured', bytes: 33 });
    assert.deepEqual([state.prove.kind, state.bytes], ['running', 33]);
  });

  test('sizes are told in units that fit', () => {
    assert.deepEqual([0, 999, 20_480, 206_400_000].map(bytes), ['0 bytes', '999 bytes', '20.5 kB', '206 MB']);
  });
});
