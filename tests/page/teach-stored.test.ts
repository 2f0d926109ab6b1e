// The stored parts of Teach in two tabs: each tab shows the changes of the other, and reports if the browser stores nothing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { storedSet } from '../../www/src/kernel/classroom/class-page';
import { emptyRecord, nextStep, recordText, withOutcome } from '../../www/src/kernel/classroom/record';
import { onRefused } from '../../www/src/kernel/stored';
import { startExam } from '../../www/src/rooms/teach/exam/choice';
import { PERSISTED } from '../../www/src/rooms/teach/persisted';
import { startTeach, type TeachAction, teachAfter } from '../../www/src/rooms/teach/slice';
import { newDevice, openTab } from './tabs';

const LINK = { title: 'A board', link: '#1&n=8' };
const add: TeachAction = { type: 'class', action: { type: 'tick', link: LINK } };
const head: TeachAction = { type: 'write', action: { type: 'head', head: { title: 'A lesson' } } };

function twoTabs() {
  const device = newDevice();
  const tab = () => openTab(device, { start: startTeach, update: teachAfter, persisted: PERSISTED });
  return { device, tabs: [tab(), tab()] as const };
}

describe('Teach', () => {
  test('in a second tab shows the class page, the receipts, the name, the draft and the phone of the first tab', () => {
    const { device, tabs } = twoTabs();
    const [one, two] = tabs;
    const ballot = { packed: '', of: {} as never, letters: '', phone: 'A1B2' };
    for (const action of [
      add,
      head,
      { type: 'name', name: 'Ada' },
      { type: 'collected', lines: ['a line'], damaged: [], typed: false },
      { type: 'poll', action: { type: 'opened', ballot } },
    ] as const satisfies readonly TeachAction[])
      one.dispatch(action);
    for (const key of device.items.keys()) two.notify(key);
    const { classPage, write, entries, poll } = two.own();
    assert.deepEqual(classPage.mine.links, [LINK]);
    assert.deepEqual([write.draft.title, entries.name, poll.phone], ['A lesson', 'Ada', 'A1B2']);
    assert.deepEqual(one.own().collected.lines, ['a line']);
  });

  test('resumes a test after a reload and in another tab, and does not start it again', () => {
    const { device, tabs } = twoTabs();
    const [one, two] = tabs;
    const take: TeachAction = { type: 'exam', action: { type: 'take', choice: startExam } };
    for (const tab of tabs) tab.dispatch(take);
    assert.equal(device.items.size, 0);
    one.dispatch({ type: 'exam', action: { type: 'begin', variant: 0 } });
    one.dispatch({ type: 'exam', action: { type: 'answer', at: 0, answer: '92' } });
    two.notify('queens-test');
    assert.deepEqual(two.own().exam.taking?.answers, { 0: '92' });
    const reloaded = openTab(device, { start: startTeach, update: teachAfter, persisted: PERSISTED });
    reloaded.dispatch(take);
    assert.deepEqual(reloaded.own().exam.taking, one.own().exam.taking);
    reloaded.dispatch({ type: 'exam', action: { type: 'take', choice: { ...startExam, seed: startExam.seed + 1 } } });
    assert.deepEqual(reloaded.own().exam.taking?.answers, {});
  });

  test('reads the lessons that Learn stores', () => {
    const { device, tabs } = twoTabs();
    const done = withOutcome(emptyRecord, 'bits', 'a', 'first');
    device.items.set('queens-lessons', recordText(done));
    tabs[0].notify('queens-lessons');
    assert.equal(nextStep(tabs[0].own().storedWork.lessons, 'bits', ['a', 'b']), 1);
    assert.equal(device.items.size, 1);
  });

  test('shows a link that another part of the page adds to the class page', () => {
    const { tabs } = twoTabs();
    const [one] = tabs;
    storedSet.save({ title: '', links: [LINK] });
    one.notify('queens-class');
    assert.deepEqual(one.own().classPage.mine.links, [LINK]);
  });

  test('if the storage is full, reports each class page that is not stored, and reports a draft only once', () => {
    let reports = 0;
    onRefused(() => {
      reports += 1;
    });
    const { device, tabs } = twoTabs();
    const [one] = tabs;
    device.isFull = true;
    one.dispatch(add);
    assert.equal(one.own().classPage.isStored, false);
    one.dispatch(head);
    one.dispatch(head);
    const codes = one.commands.map((command) => (command.do === 'trouble' ? command.trouble.code : command.do));
    assert.deepEqual(codes, ['draft-unkept']);
    assert.equal(reports, 0);
    one.dispatch({ type: 'name', name: 'Ada' });
    one.dispatch({ type: 'name', name: 'Eve' });
    assert.equal(reports, 1);
    device.isFull = false;
    one.dispatch(add);
    assert.equal(one.own().classPage.isStored, true);
  });
});
