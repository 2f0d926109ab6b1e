// Handouts: the options in the address, and their effect on the page.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noAnswer } from '../../www/src/kernel/answer';
import { allowsAll, type Handout, readHandout, writeHandout } from '../../www/src/kernel/handout';
import { opening, type State } from '../../www/src/kernel/state';
import type { Ruler } from '../../www/src/kernel/watch';
import { limitToHandout } from '../../www/src/shell/handout/handout';
import { numbers } from '../engine/random';
import './english';

const strict: Handout = {
  hints: false,
  clock: false,
  answers: 'hidden',
  searches: ['bitmask', 'array-recursive'],
  rules: [],
};

describe('the words of an address', () => {
  test('are read back as they were written', () => {
    assert.equal(writeHandout(strict), 'no-hints.no-clock.hide-answers.searches-bitmask_array-recursive');
    assert.equal(writeHandout(allowsAll), '');
    for (let set = 0; set < 32; set++) {
      const handout: Handout = {
        hints: (set & 1) === 0,
        clock: (set & 2) === 0,
        answers: set & 4 ? 'hidden' : 'free',
        searches: set & 8 ? ['modular'] : [],
        rules: set & 16 ? ['single', 'trial-and-rules', 'cases'] : [],
      };
      assert.deepEqual(readHandout(writeHandout(handout)), { handout, unknown: [] });
    }
  });

  test('that are unknown are reported, and the others apply', () => {
    const { handout, unknown } = readHandout('no-hints.no-fun.searches-.toString.no-clock');
    assert.deepEqual(unknown, ['no-fun', 'searches-', 'toString']);
    assert.deepEqual(handout, { ...allowsAll, hints: false, clock: false });
  });

  test('name each search once, even if it was repeated', () => {
    assert.deepEqual(readHandout('searches-linear_linear.searches-repair').handout.searches, ['linear', 'repair']);
  });

  test('are read from any text without an error, up to a maximum length', () => {
    const random = numbers(18);
    const letters = 'no-hints.clock_searches%\u0000é🂡 ';
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random(60) }, () => letters[random(letters.length)]).join('');
      const { handout } = readHandout(text);
      assert.deepEqual(readHandout(writeHandout(handout)).handout, handout);
    }
    assert.ok(readHandout('x.'.repeat(1 << 20)).unknown.length <= 200);
  });
});

describe('the visible part of a state', () => {
  const search = (name: string): State['searches'][number] => ({ name }) as State['searches'][number];
  const known: State = {
    ...opening,
    searches: ['bitmask', 'symmetric', 'repair'].map(search),
    survey: { kind: 'known', report: {} as never },
    answer: { kind: 'counted', question: 'count', count: 6n, nodes: 1, milliseconds: 1 },
  };
  const under = (handout: Handout | null): State => limitToHandout()({ ...known, ui: { ...known.ui, handout } });

  test('is the whole state if everything is allowed', () => {
    const state = { ...known, ui: { ...known.ui, handout: null } };
    assert.equal(limitToHandout()(state), state);
  });

  test('contains no answer while answers are hidden, and the whole answer once it is shown', () => {
    const hidden = under({ ...allowsAll, answers: 'hidden' });
    assert.deepEqual([hidden.survey.report, hidden.answer], [null, noAnswer]);
    assert.equal(under({ ...allowsAll, answers: 'shown' }).answer, known.answer);
    assert.equal(under({ ...allowsAll, answers: 'hidden' }).input, known.input);
  });

  test('marks no solution on the ruler while answers are hidden', () => {
    const ruler: Ruler = { furthest: 3, finished: true, marks: Uint8Array.of(1, 2, 3), curve: {} as never };
    const state: State = { ...known, watch: { ...known.watch, ruler } };
    const allow = limitToHandout();
    const marks = (answers: 'hidden' | 'shown') =>
      allow({ ...state, ui: { ...state.ui, handout: { ...allowsAll, answers } } }).watch.ruler?.marks;
    assert.deepEqual(marks('hidden'), Uint8Array.of(0, 2, 2));
    assert.equal(marks('hidden'), marks('hidden'), 'the marks are the same object while the ruler does not change');
    assert.equal(marks('shown'), ruler.marks);
  });

  test('offers the searches of the handout and the chosen search', () => {
    const names = (searches: readonly string[]) => under({ ...allowsAll, searches }).searches.map(({ name }) => name);
    assert.deepEqual(names(['repair']), ['bitmask', 'repair']);
    assert.deepEqual(names(['none-such']), ['bitmask', 'symmetric', 'repair'], 'unknown names leave the whole list');
  });

  test('has the same list of searches while nothing has changed', () => {
    const allow = limitToHandout();
    const state = { ...known, ui: { ...known.ui, handout: strict } };
    assert.equal(allow({ ...state }).searches, allow({ ...state }).searches);
  });
});
