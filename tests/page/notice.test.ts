// Error messages for people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JobError } from '../../www/src/client/trouble';
import { showTrouble } from '../../www/src/kernel/notice';

test('a part of the page that could not be fetched is reported as missing, without the message of the browser', () => {
  const missing = { kind: 'trouble', code: 'room-missing', detail: {} };
  const unfetched = new TypeError('Failed to fetch dynamically imported module: https://queens.test/chunks/copying.js');
  assert.deepEqual(showTrouble(unfetched), { type: 'notice', notice: missing });
  const refused = { kind: 'trouble', code: 'clipboard', detail: { size: 8 } };
  assert.deepEqual(showTrouble(new JobError('clipboard', { size: 8 })), { type: 'notice', notice: refused });
});
