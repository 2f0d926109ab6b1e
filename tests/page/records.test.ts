// Stored data may come from anybody. Every reader accepts any text, and reads its own output back unchanged.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { storedSet } from '../../www/src/kernel/classroom/class-page';
import { readRecord as readLessons, recordText } from '../../www/src/kernel/classroom/record';
import { ownLessons, storedDraft } from '../../www/src/kernel/classroom/shelf';
import { storedPreferences } from '../../www/src/kernel/preferences';
import { readReports } from '../../www/src/rooms/frontier/stored-reports';
import { storedPrograms, storedTasks } from '../../www/src/rooms/own/stored';
import { noRecord, readRecord, writeRecord } from '../../www/src/rooms/play/days/record';
import { readLemmas } from '../../www/src/rooms/play/reasons/lemma';
import { readProofs } from '../../www/src/rooms/play/reasons/stored-proofs';
import { readSettings } from '../../www/src/rooms/play/settings';
import { readPractice } from '../../www/src/rooms/play/training/technique';
import { readLines } from '../../www/src/rooms/teach/collect/lines';
import { readTest } from '../../www/src/rooms/teach/exam/stored';
import { entries } from '../../www/src/rooms/teach/tasks/entries';
import { numbers } from '../engine/random';
import { FUZZ, SAMPLE } from '../soak';

/** The time for the tests of all records, in milliseconds. */
const TIME = (FUZZ ?? 1) * 1_000;

let text: string | null = null;
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  },
});

/** A reader of a text. If it throws, the record counts as missing. */
const lenient = (read: (text: string | null) => unknown) => (): unknown => {
  try {
    return read(text);
  } catch {
    return read(null);
  }
};

interface Kind {
  readonly read: () => unknown;
  /** Writes a value that was read; by default as JSON. */
  readonly write?: (value: never) => string;
  /** A whole record of this kind. */
  readonly whole: string;
}

const STEP = {
  fields: { id: 'a' },
  title: 'A',
  text: '',
  why: '',
  question: '',
  right: '',
  wrong: '',
  wrongs: {},
  choices: [],
};
const KINDS: Readonly<Record<string, Kind>> = {
  looks: { read: storedPreferences, whole: '{"theme":"dark","squares":"letters","shortcuts":false,"introduced":true}' },
  'class page': {
    read: storedSet.read,
    write: () => '',
    whole: '{"queens-class":1,"title":"Week","links":[{"title":"A board","link":"#1&n=8"}]}',
  },
  lessons: {
    read: lenient(readLessons),
    write: recordText as (value: never) => string,
    whole:
      '{"version":1,"lessons":{"bits":{"a":"first"}},"wrongs":{"bits":{"a":"row-1"}},"last":{"lesson":"bits","step":"a"}}',
  },
  'own lessons': { read: ownLessons, write: () => '[]', whole: '[{"data":"{}","words":"# A"}]' },
  draft: {
    read: storedDraft.read,
    whole: JSON.stringify({ title: 'A', about: '', steps: [STEP], after: [], rest: {} }),
  },
  reports: {
    read: lenient(readReports),
    write: ((value: ReadonlyMap<number, unknown>) => JSON.stringify([...value])) as (value: never) => string,
    whole: '[[8,[{"shard":0}]],[9,[]]]',
  },
  programs: { read: storedPrograms.read, whole: '["queens = []"]' },
  tasks: {
    read: storedTasks.read,
    write: ((done: string[]) => done.join(' ')) as (value: never) => string,
    whole: 'complete count',
  },
  proofs: { read: lenient(readProofs), whole: '{"regions-8-easy-5":"abc"}' },
  lemmas: { read: lenient(readLemmas), whole: '[]' },
  settings: { read: lenient(readSettings), whole: '{"auto":false,"timer":true,"speed":3,"like":null,"last":null}' },
  practice: { read: lenient(readPractice), whole: '{"cards":{"completion-killer":{"box":2}}}' },
  receipts: {
    read: () => readLines(text ?? '').lines,
    write: ((lines: string[]) => lines.join('\n')) as (value: never) => string,
    whole: 'Ada/PAGE:6S70V-20261128/T1:L-TRYINGANDTAKINGBACK-PFPFOOO/T5:Y/DFSA0',
  },
  'a test': {
    read: lenient(readTest),
    whole: '{"of":"test.1","taking":{"variant":0,"at":1,"answers":{"0":"5"},"receipt":null}}',
  },
  'task pages': { read: entries.read, whole: '{"name":"Ada","pages":{"6S70V":{"said":[1],"lines":["a"]}}}' },
  'puzzle record': {
    read: () => {
      const found = readRecord(text ?? '');
      return 'record' in found ? found.record : noRecord;
    },
    write: writeRecord as (value: never) => string,
    whole: writeRecord(noRecord),
  },
};

const below = numbers(FUZZ === null ? 1 : SAMPLE);

const PRIMITIVES = [null, true, false, 0, -1, 0.5, 1e300, '', 'a', '__proto__', [], {}, [null], { a: null }];
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

/** Replaces one part of a value by another value. */
function damageValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(4) === 0) return oneOf(PRIMITIVES);
  const names = Object.keys(value);
  if (names.length === 0) return oneOf(PRIMITIVES);
  const name = oneOf(names);
  const parts = { ...(value as Record<string, unknown>) };
  if (below(3) === 0) delete parts[name];
  else parts[name] = damageValue(parts[name]);
  return Array.isArray(value) ? Object.values(parts) : parts;
}

function damagedText(whole: string): string {
  if (below(3) === 0) {
    const at = below(whole.length + 1);
    return whole.slice(0, at) + String.fromCharCode(below(0x250)) + whole.slice(at + below(4));
  }
  try {
    return JSON.stringify(damageValue(JSON.parse(whole)));
  } catch {
    return JSON.stringify(oneOf(PRIMITIVES));
  }
}

describe('a stored record', () => {
  const kinds = Object.entries(KINDS);
  for (const [name, { read, write = JSON.stringify, whole }] of kinds)
    test(`${name} can be read from any text, and is read again unchanged`, () => {
      const end = performance.now() + TIME / kinds.length;
      for (let round = 0; performance.now() < end; round++) {
        const given = round === 0 ? whole : damagedText(whole);
        text = given;
        const found = read();
        const again = write(found as never);
        if (again === '' || again === '[]') continue;
        text = again;
        assert.equal(write(read() as never), again, given);
      }
    });

  test('a complete draft is stored and read again', () => {
    text = KINDS.draft?.whole ?? null;
    const draft = storedDraft.read();
    assert.equal(draft.steps.length, 1);
    storedDraft.save(draft);
    assert.deepEqual(storedDraft.read(), draft);
  });
});
