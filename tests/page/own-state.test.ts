// The state of the Python lab: its links, its tasks, and the task to put lines in order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../www/src/kernel/packing';
import { readReceipt } from '../../www/src/kernel/receipt';
import { MAX_PROGRAM_LETTERS, readOwn, writeOwn } from '../../www/src/rooms/own/link';
import { taskLink } from '../../www/src/rooms/own/links';
import { chooseLine, moveLine, type Order, shuffle, textOf } from '../../www/src/rooms/own/order/order';
import { codeOf, PROGRAM_NAMES, PROGRAMS } from '../../www/src/rooms/own/programs';
import type { Recording } from '../../www/src/rooms/own/questions';
import { type Own, type OwnAction, ownWants, startOwn, updateOwn } from '../../www/src/rooms/own/slice';
import { STORED_PARTS } from '../../www/src/rooms/own/stored';
import { type ChosenTask, isLast, TASK_NAMES } from '../../www/src/rooms/own/tasks/tasks';
import { newDevice, openTab } from './tabs';

const after = (own: Own, ...actions: readonly OwnAction[]): Own => actions.reduce(updateOwn, own);

/** The recording of a run that reached the aim of its task, or did not. */
const recordedAs = (reached: boolean): Recording => ({
  boards: [],
  board: null,
  calls: true,
  cut: false,
  thin: false,
  ending: null,
  seen: null,
  uncalled: null,
  given: new Int32Array(8).fill(-1),
  found: { steps: 1, tried: 2056, removed: 2056, solutions: 92, different: 92, wrong: 0, all: 92, bitmask: 2056 },
  judged: { reached, why: 'reached', figure: 92, asked: 0 },
});

/** The state after opening a link on a page with another state. */
function stateAfter(link: string): Own {
  const action = readOwn(link);
  assert.ok(action, link);
  return after(startOwn, action);
}

test('a link restores a sample program, its lines to be put in order, and a task with or without a program', () => {
  for (const name of PROGRAM_NAMES) {
    if (name !== 'all') assert.equal(writeOwn(stateAfter(name)), name);
    assert.equal(writeOwn(stateAfter(`lines~${name}`)), `lines~${name}`);
  }
  for (const task of TASK_NAMES) {
    assert.equal(writeOwn(stateAfter(`task~${task}~bits`)), `task~${task}~bits`);
    assert.equal(stateAfter(`task~${task}`).text, '');
    assert.equal(writeOwn(stateAfter(`task~${task}`)), `task~${task}`);
    assert.match(taskLink(task), new RegExp(`own=task~${task}$`));
  }
  for (const wrong of [
    'task~',
    'task~none~',
    'task~x',
    'task~one~x',
    'lines~x',
    'lines~',
    'p~',
    'p~a b',
    'task~one~task~one',
  ])
    assert.equal(readOwn(wrong), null, wrong);
});

test('the links of earlier versions are read', () => {
  assert.deepEqual(readOwn('generator'), { type: 'begin', name: 'generator' });
  assert.deepEqual(readOwn('p~abc-_1'), { type: 'unpack', packed: 'abc-_1' });
});

test('a link can contain a typical program of 16 KB', async () => {
  const text = Object.values(PROGRAMS).join('\n').repeat(4).slice(0, 16_384);
  const packed = await pack(text, MAX_PROGRAM_LETTERS);
  assert.ok(packed);
  assert.deepEqual(readOwn(`p~${packed}`), { type: 'unpack', packed });
  assert.equal(readOwn(`p~${'a'.repeat(MAX_PROGRAM_LETTERS + 1)}`), null);
});

test('lines are shuffled in the same way for everybody, and make up the program in the right order', () => {
  for (const name of PROGRAM_NAMES) {
    const wanted = codeOf(name)
      .split('\n')
      .filter((line) => line !== '');
    let order: Order = shuffle(name, codeOf(name));
    assert.deepEqual(order, shuffle(name, codeOf(name)));
    assert.notDeepEqual(
      order.lines.map(({ text }) => text),
      wanted.map((line) => line.trim()),
    );
    assert.ok(order.lines.every(({ depth }) => depth === 0));
    wanted.forEach((line, place) => {
      const at = order.lines.findIndex(({ id }) => id === place);
      order = moveLine(chooseLine(order, at), place, (line.length - line.trimStart().length) / 4);
    });
    assert.equal(textOf(order), `${wanted.join('\n')}\n`);
  }
});

test('a line does not move beyond the list, nor beyond the first and the last indent', () => {
  const order = chooseLine(shuffle('one', 'a\nb\nc\n'), 1);
  assert.equal(moveLine(order, -5, -1).at, 0);
  assert.equal(moveLine(order, 9, 99).at, 2);
  assert.equal(moveLine(order, 9, 99).lines[2]?.depth, 6);
  assert.equal(moveLine(order, 0, -1).lines[0]?.depth, 0);
});

test('a task shows nothing of the previous run, and has a receipt once it is judged', () => {
  const recorded = recordedAs(true);
  const ran = after(
    startOwn,
    { type: 'task', name: 'all' },
    { type: 'run' },
    { type: 'ended', failure: null },
    { type: 'recorded', recorded, text: startOwn.text },
  );
  const read = readReceipt(ran.ran?.receipt ?? '');
  assert.ok(read.kind === 'receipt');
  assert.equal(read.receipt.tasks[0]?.task, 'own2');
  assert.deepEqual(read.receipt.tasks[0]?.result.slice(0, 2), ['yes', '92']);
  const next = after(ran, { type: 'task', name: 'once' });
  assert.deepEqual([next.ran, next.text, next.watch.status], [null, startOwn.text, 'closed']);
});

test('programs and tasks of two tabs are stored together, and a program that is in no link is stored when the page is left', () => {
  const device = newDevice({ 'queens-own': '["first"]' });
  const tab = () => openTab(device, { start: startOwn, update: updateOwn, wants: ownWants, persisted: STORED_PARTS });
  const [one, two] = [tab(), tab()];
  one.dispatch({ type: 'edit', text: 'second' });
  one.dispatch({ type: 'run' });
  two.dispatch({ type: 'edit', text: 'third' });
  two.hide();
  assert.deepEqual(two.own().programs, ['third', 'second', 'first']);
  one.notify('queens-own');
  assert.deepEqual(one.own().programs, ['third', 'second', 'first']);
  two.dispatch({ type: 'packed', packed: 'abc' });
  two.dispatch({ type: 'edit', text: ' ' });
  two.hide();
  assert.deepEqual(JSON.parse(device.items.get('queens-own') ?? ''), ['third', 'second', 'first']);

  // Each tab does a task of which the other one is not notified.
  for (const tab of [one, two]) {
    const name = tab === one ? 'all' : 'once';
    tab.dispatch({ type: 'task', name });
    tab.dispatch({ type: 'recorded', text: '', recorded: recordedAs(false) });
    assert.deepEqual(tab.own().done, []);
    while (tab.own().task && !isLast(tab.own().task as ChosenTask)) tab.dispatch({ type: 'runNext' });
    tab.dispatch({ type: 'recorded', text: '', recorded: recordedAs(true) });
  }
  assert.deepEqual(one.own().done, ['all']);
  assert.deepEqual(two.own().done, ['all', 'once']);
  assert.equal(device.items.get('queens-own-done'), 'all once');
});
