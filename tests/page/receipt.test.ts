// Receipts: written receipts are read back, typing errors are found, and any text is read or refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX, type Receipt, readReceipt, shortSum, writeReceipt } from '../../www/src/kernel/receipt';

const ANNA: Receipt = {
  name: 'Anna Müller',
  tasks: [
    { task: 'own2', result: ['92', '7kq4m'] },
    { task: 'lesson3', result: ['first'] },
  ],
};

const kindOf = (text: string): string => readReceipt(text).kind;

test('a receipt is written in one line, and read back', () => {
  assert.equal(writeReceipt(ANNA).slice(0, -5), 'Anna Müller/OWN2:92-7KQ4M/LESSON3:FIRST/');
  for (const name of ['Anna Müller', '', 'Ольга', '山田 花子', 'x'.repeat(MAX.name)]) {
    const receipt = { ...ANNA, name };
    assert.deepEqual(readReceipt(writeReceipt(receipt)), { kind: 'receipt', receipt });
  }
});

test('the checksum agrees with RFC 4880, and is written in base 32', () => {
  // The check value of CRC-24/OPENPGP is 0x21CF02.
  assert.equal(shortSum('123456789'), '23KR2');
});

test('a receipt that is typed in small letters, with spaces or with O for 0 is the same', () => {
  const line = writeReceipt({ name: '', tasks: [{ task: 'own1', result: ['1', 'abcde'] }] });
  const expected = { kind: 'receipt', receipt: { name: '', tasks: [{ task: 'own1', result: ['1', 'abcde'] }] } };
  assert.deepEqual(readReceipt(line.toLowerCase()), expected);
  assert.deepEqual(readReceipt(` ${line.replaceAll('/', ' / ').replace('-', ' - ')}\n`), expected);
  const zero = Array.from({ length: 100 }, (_, index) =>
    writeReceipt({ name: '', tasks: [{ task: `own${index}`, result: ['1'] }] }),
  ).find((each) => each.split('/').at(-1)?.includes('0'));
  assert.ok(zero);
  const [body, sum = ''] = zero.split('/');
  assert.equal(kindOf(`${body}/${sum.replaceAll('0', 'O')}`), 'receipt');
});

test('one wrong character, and two exchanged characters, are detected at any place', () => {
  const line = writeReceipt(ANNA);
  for (let at = 0; at < line.length; at++) {
    for (const sign of 'A7/:-x') {
      const wrong = line.slice(0, at) + sign + line.slice(at + 1);
      if (wrong.toUpperCase() !== line.toUpperCase()) assert.notEqual(kindOf(wrong), 'receipt', wrong);
    }
    const [one = '', other = ''] = line.slice(at, at + 2);
    const exchanged = line.slice(0, at) + other + one + line.slice(at + 2);
    if (other && other !== one && ![one, other].includes(' ')) assert.notEqual(kindOf(exchanged), 'receipt', exchanged);
    assert.notEqual(kindOf(line.slice(0, at)), 'receipt');
  }
});

test('a name cannot become a task, and a malformed word is refused', () => {
  const receipt = readReceipt(writeReceipt({ ...ANNA, name: ' own1:1/\n x ' }));
  assert.equal(receipt.kind === 'receipt' && receipt.receipt.name, 'own1 1 x');
  for (const result of [[], [''], ['a b'], ['A'], ['a/b'], ['x'.repeat(MAX.letters + 1)], Array(9).fill('1')])
    assert.throws(() => writeReceipt({ name: '', tasks: [{ task: 'own1', result }] }), RangeError);
  assert.throws(() => writeReceipt({ name: '', tasks: [] }), RangeError);
});

test('any text is read or refused', () => {
  for (const text of ['', '/', '//', ':', 'own1', 'own1:1', 'own1:1/', 'a:b:c/AAAAA', 'own1:-/AAAAA'])
    assert.equal(kindOf(text), 'form', text);
  assert.equal(kindOf('own1:1/AAAAA'), 'checksum');
  assert.equal(kindOf(`${'own1:1/'.repeat(201)}AAAAA`), 'form');
});
