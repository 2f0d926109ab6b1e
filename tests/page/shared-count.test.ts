// Counts that a class shares out: their addresses and receipts, the division of the parts, and the sum.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CountedShare,
  isOfShare,
  MAX_SHARES,
  readShare,
  shareReceipt,
  sharesIn,
  writeShare,
} from '../../www/src/kernel/classroom/shared-count';
import { readReceipt } from '../../www/src/kernel/receipt';
import { readLines } from '../../www/src/rooms/teach/collect/lines';
import { readTogether, writeTogether } from '../../www/src/rooms/teach/together/link';
import { startTogether, updateTogether } from '../../www/src/rooms/teach/together/slice';
import { ranges, sharedSums } from '../../www/src/rooms/teach/together/sums';

const SHARE: CountedShare = { size: 21, number: 3, of: 30, found: 10_488_874_090n, device: 'k7' };
const receiptsOf = (size: number, found: readonly bigint[], device = 'a1'): string[] =>
  found.map((each, at) => shareReceipt({ size, number: at + 1, of: found.length, found: each, device }));

test('an address contains the share of a device, and other texts are refused', () => {
  for (const share of [
    { number: 1, of: 1 },
    { number: 3, of: 30 },
    { number: MAX_SHARES, of: MAX_SHARES },
  ])
    assert.deepEqual(readShare(writeShare(share)), share);
  for (const text of ['', 'share', 'share.0.3', 'share.4.3', 'share.1.501', 'share.1.0', 'share.01.3', 'share.1.3.2'])
    assert.equal(readShare(text), null, text);
});

test('every part of a count belongs to exactly one share', () => {
  for (const of of [1, 2, 7, 30, 500])
    for (let part = 0; part < 1_024; part++) {
      const owners = Array.from({ length: of }, (_, index) => index + 1).filter((number) =>
        isOfShare({ number, of }, part),
      );
      assert.equal(owners.length, 1, `part ${part} of ${of} shares`);
    }
});

test('the receipt of a share is short, reads back, and a typing error in any letter is found', () => {
  const line = shareReceipt(SHARE);
  assert.match(line, /^COUNT21:3-30-10488874090-K7\/[0-9A-Z]{5}$/);
  assert.deepEqual(sharesIn(line), [SHARE]);
  assert.deepEqual(sharesIn(line.toLowerCase()), [SHARE]);
  for (let at = 0; at < line.length - 6; at++) {
    const letter = line[at] === '7' ? '1' : '7';
    const typed = line.slice(0, at) + letter + line.slice(at + 1);
    assert.notEqual(readReceipt(typed).kind, 'receipt', typed);
    assert.deepEqual(sharesIn(typed), []);
  }
});

test('a receipt of an impossible share is not accepted', () => {
  const receiptLine = (size: number, number: number, of: number): string =>
    shareReceipt({ ...SHARE, size, number, of });
  for (const line of [receiptLine(21, 0, 3), receiptLine(21, 4, 3), receiptLine(21, 1, 501)])
    assert.deepEqual(sharesIn(line), [], line);
});

test('the shares of 21 queens add up to the published number, beyond the precision of a double', () => {
  const total = 314_666_222_712n;
  const each = total / 30n;
  const found = Array.from({ length: 30 }, (_, at) => (at === 29 ? total - 29n * each : each));
  const [sum] = sharedSums(receiptsOf(21, found));
  assert.deepEqual([sum?.total, sum?.published, sum?.missing, sum?.differing], [total, total, [], []]);
  // A number larger than any real sum is not rounded.
  const large = 2n ** 63n + 1n;
  assert.equal(sharedSums(receiptsOf(23, [large, large]))[0]?.total, 2n ** 64n + 2n);
});

test('missing shares, contradictions and confirmations by two devices are listed by number', () => {
  const [first, second, third, fourth] = receiptsOf(12, [1_000n, 2_000n, 3_000n, 8_200n]) as [
    string,
    string,
    string,
    string,
  ];
  assert.deepEqual(sharedSums([first, third]), [
    { size: 12, of: 4, missing: [2, 4], differing: [], confirmed: [], total: null, published: 14_200n },
  ]);
  const again = shareReceipt({ size: 12, number: 3, of: 4, found: 3_000n, device: 'b2' });
  const other = shareReceipt({ size: 12, number: 2, of: 4, found: 2_001n, device: 'b2' });
  const [sum] = sharedSums([first, second, third, fourth, again, other]);
  assert.deepEqual(sum?.differing, [{ number: 2, found: [2_000n, 2_001n] }]);
  assert.deepEqual(sum?.confirmed, [3]);
  assert.equal(sum?.total, null);
  // The same receipt twice confirms nothing.
  assert.deepEqual(sharedSums([first, first, second, third, fourth])[0]?.confirmed, []);
  assert.equal(sharedSums([first, second, third, fourth])[0]?.total, 14_200n);
});

test('counts of other boards and other numbers of devices are added up separately', () => {
  const sums = sharedSums([...receiptsOf(12, [14_200n]), ...receiptsOf(12, [7_100n, 7_100n]), ...receiptsOf(11, [5n])]);
  assert.deepEqual(
    sums.map(({ size, of, total }) => [size, of, total]),
    [
      [12, 1, 14_200n],
      [12, 2, 14_200n],
      [11, 1, 5n],
    ],
  );
  assert.deepEqual(sharedSums(['Anna/T1:Y/XXXXX', 'nothing']), []);
});

test('receipts of shares are read like all other receipts', () => {
  const { lines, damaged } = readLines(`${shareReceipt(SHARE)}\n${shareReceipt(SHARE).replace('K7', 'K8')}`);
  assert.deepEqual(lines.flatMap(sharesIn), [SHARE]);
  assert.deepEqual(
    damaged.map(({ why }) => why),
    ['checksum'],
  );
});

test('the address of the page contains the size and the number of devices', () => {
  assert.equal(writeTogether(startTogether), 'count.21.30');
  for (const text of ['count.18.1', 'count.23.500', 'count.21.30']) {
    const action = readTogether(text);
    assert.ok(action);
    assert.equal(writeTogether(updateTogether(startTogether, action)), text);
  }
  for (const text of ['count.17.3', 'count.24.3', 'count.21.0', 'count.21', 'count.21.03'])
    assert.equal(readTogether(text), null, text);
  const fewer = updateTogether(updateTogether({ ...startTogether, number: 30 }, { type: 'devices', devices: 4 }), {
    type: 'number',
    number: 9,
  });
  assert.deepEqual([fewer.devices, fewer.number], [4, 4]);
});

test('numbers in a row are written as a range', () => {
  assert.equal(ranges([1, 2, 3, 7, 9, 10]), '1–3, 7, 9–10');
  assert.equal(ranges([]), '');
});
