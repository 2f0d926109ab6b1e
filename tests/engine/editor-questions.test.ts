// The questions that the lesson editor offers: each can be asked, and the engine finds its answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSteps } from '../../www/src/kernel/classroom/steps';
import { OFFERED } from '../../www/src/rooms/teach/write/truths';
import { rightAnswers } from '../../www/src/watch/truths/judging';
import { load } from './load';

test('the engine has an answer to every question that the lesson editor offers', async () => {
  const { engine } = await load('queens-simd', 'offered');
  const boards: Readonly<Record<string, unknown>> = {
    dead: [1, 3, 0, 0],
    forced: [2, 0, 0, 0],
    queen: [4, 0, 0, 0],
    blame: [1, 3, 0, 0],
  };
  for (const { name, for: way, truth: offered, is } of OFFERED) {
    // The author of a lesson marks the right choices of a custom question.
    const truth = name === 'stated' ? { ...offered, right: ['a'] } : offered;
    const ask = { for: way, truth, ...(is === undefined ? {} : { is }) };
    const board = boards[name] ?? 6;
    const search = name === 'next-row' ? 'linear' : 'bitmask';
    const [step] = readSteps([{ id: 'a', board, search, step: name === 'next-row' ? 0 : 2, ask }]);
    assert.ok(step?.ask);
    const answers = rightAnswers(engine, step.setting, step.ask, null);
    // The question about the next row has an answer only if the run chooses another row.
    if (name !== 'next-row') assert.ok(answers.length > 0, name);
  }
});
