// The receipt of a test that a pupil takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Receipt } from '../../www/src/kernel/receipt';
import { startExam } from '../../www/src/rooms/teach/exam/choice';
import { type ExamAction, startExams, updateExam } from '../../www/src/rooms/teach/exam/slice';

const after = (...actions: readonly ExamAction[]) =>
  actions.reduce(updateExam, updateExam(startExams, { type: 'take', choice: startExam }));

test('a receipt is dropped if the answers changed while it was made, and stays if only another question was shown', () => {
  const begun = after({ type: 'begin', variant: 0 }, { type: 'answer', at: 0, answer: '5' });
  const of = begun.taking?.answers;
  assert.ok(of);
  const receipt = { name: 'Ada', tasks: [] } as unknown as Receipt;
  const changed = updateExam(begun, { type: 'answer', at: 0, answer: '6' });
  assert.equal(updateExam(changed, { type: 'handedIn', of, receipt }), changed);
  const onNextQuestion = updateExam(begun, { type: 'to', at: 1 });
  assert.equal(updateExam(onNextQuestion, { type: 'handedIn', of, receipt }).taking?.receipt, receipt);
});
