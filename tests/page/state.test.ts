// The effect of actions on the state: one pure function, so that undo, links and late answers can be tested.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { opening, type State, update } from '../../www/src/kernel/state';

const after = (actions: readonly AppAction[], from: State = opening): State => actions.reduce(update, from);
const rows = (state: State): number[] => [...state.input.rows];
const square = (row: number, column: number) => ({ row, column });
const progress = { nodes: 5, milliseconds: 1 };

describe('the input board', () => {
  test('a second queen in a row replaces the first queen, and counts as the last queen that was set', () => {
    const state = after([{ type: 'toggle', square: square(4, 0) }]);
    assert.deepEqual(rows(state), [-1, -1, 3, -1, 0, -1, -1, -1]);
    assert.deepEqual(state.input.order, [2, 4]);
  });

  test('a smaller board keeps the queens that still fit, and undo restores the others', () => {
    const small = after([{ type: 'resize', size: 4 }]);
    assert.deepEqual(rows(small), [-1, -1, 3, -1]);
    assert.deepEqual(rows(after([{ type: 'undo' }], small)), rows(opening));
  });

  test('a stroke of marks is one step of undo', () => {
    const paint = (column: number, first: boolean): AppAction => ({
      type: 'paint',
      square: square(0, column),
      on: true,
      first,
    });
    const painted = after([paint(0, true), paint(1, false), paint(2, false)]);
    assert.equal(painted.input.notHere.size, 3);
    assert.equal(after([{ type: 'undo' }], painted).input.notHere.size, 0);
  });

  test('a new edit drops the states that could be redone', () => {
    const state = after([{ type: 'remove', row: 2 }, { type: 'undo' }, { type: 'remove', row: 4 }]);
    assert.equal(state.history.future.length, 0);
    assert.deepEqual(after([{ type: 'redo' }], state), state);
  });

  test('marks are notes, which do not change the answer or the survey', () => {
    const known = after([
      { type: 'surveyed', report: { count: 6, squares: null, funnel: [92, 18, 6], release: null } },
    ]);
    const marked = after([{ type: 'paint', square: square(0, 0), on: true, first: true }], known);
    assert.equal(marked.survey, known.survey);
    assert.equal(after([{ type: 'remove', row: 2 }], known).survey.kind, 'pending');
  });
});

describe('questions and answers', () => {
  test('late answers after a cancel change nothing', () => {
    const cancelled = after([{ type: 'ask', question: 'count' }, { type: 'progress', progress }, { type: 'cancel' }]);
    assert.equal(cancelled.answer.kind, 'cancelled');
    assert.deepEqual(after([{ type: 'progress', progress: { nodes: 9, milliseconds: 9 } }], cancelled), cancelled);
  });

  test('an undecided search can be continued', () => {
    const undecided = after([
      { type: 'ask', question: 'complete' },
      { type: 'answered', answer: { kind: 'undecided', nodes: 7, milliseconds: 3 } },
      { type: 'goOn' },
    ]);
    assert.deepEqual(undecided.answer, {
      kind: 'searching',
      question: 'complete',
      progress: { nodes: 7, milliseconds: 3 },
      paused: false,
    });
  });

  test('an impossible board stays impossible when the search for fewer culprits is cancelled', () => {
    const known = { blame: [1, 4], blameIs: 'unreduced', engine: 'exact', nodes: 9, milliseconds: 2 } as const;
    const refining = { kind: 'impossible', ...known, refining: true } as const;
    const cancelled = after([{ type: 'answered', answer: refining }, { type: 'cancel' }]);
    assert.deepEqual(cancelled.answer, { ...refining, refining: false });
  });

  test('another board clears the answer', () => {
    const state = after([
      { type: 'answered', answer: { kind: 'undecided', nodes: 1, milliseconds: 1 } },
      { type: 'toggle', square: square(0, 0) },
    ]);
    assert.equal(state.answer.kind, 'none');
  });
});

describe('links', () => {
  const link = { view: 'theatre', rows: Int32Array.of(-1, 3, -1, -1), search: 'repair', seed: 7, step: 5, own: '' };

  test('a link sets board, search, seed and view, and can be undone', () => {
    const state = after([{ type: 'linked', link }]);
    assert.deepEqual(rows(state), [-1, 3, -1, -1]);
    assert.deepEqual([state.input.search, state.input.seed, state.ui.view], ['repair', 7, 'theatre']);
    assert.deepEqual(rows(after([{ type: 'undo' }], state)), rows(opening));
  });

  test('a page that opens with a board which its room has to read waits until the board is read or refused', () => {
    const variant = { rule: 'knights', rows: 4, columns: 4, walls: [], pieces: 4, squares: [] };
    const reading: State = { ...opening, ui: { ...opening.ui, engine: 'reading' } };
    const state = after(
      [
        { type: 'linked', link, unread: true },
        { type: 'notice', notice: null },
      ],
      reading,
    );
    assert.equal(state.ui.engine, 'reading');
    assert.equal(after([{ type: 'rule', variant }], state).ui.engine, 'ready');
    const refused: AppAction = { type: 'notice', notice: { kind: 'trouble', code: 'room-link', detail: {} } };
    assert.equal(after([refused], state).ui.engine, 'ready');
    // A link that is followed later does not block the page.
    const ready = after([{ type: 'ready', searches: [] }]);
    assert.equal(after([{ type: 'linked', link, unread: true }], ready).ui.engine, 'ready');
    assert.equal(after([{ type: 'linked', link }], state).ui.engine, 'ready');
  });

  test('no link repairs an engine that could not be started', () => {
    const trouble = { code: 'engine-missing', detail: {} };
    const broken = after([{ type: 'broken', trouble }]);
    assert.equal(after([{ type: 'linked', link }], broken).ui.engine, 'broken');
    assert.equal(after([{ type: 'notLinked', trouble }], broken).ui.engine, 'broken');
  });

  test('a bad link changes nothing and shows a message', () => {
    const state = after([{ type: 'notLinked', trouble: { code: 'link-version', detail: { found: '9' } } }]);
    assert.deepEqual(state.input, opening.input);
    assert.equal(state.ui.notice?.kind, 'trouble');
  });
});
