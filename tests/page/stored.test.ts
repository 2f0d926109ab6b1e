// Every stored part of every room: it is reported if the storage is full, and a change in another tab is noticed.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { onRefused } from '../../www/src/kernel/stored';
import type { PersistedPart } from '../../www/src/rooms/commands';
import { ROOMS } from '../../www/src/rooms/rooms';
import './english';

/** States with a value to store, for rooms that start without one. */
const FILLED: Readonly<Record<string, object>> = {
  play: { record: { solved: [], begun: [] } },
};
/** The number of stored parts that a room only reads. */
const READS: Readonly<Record<string, number>> = { teach: 2 };

const listeners: ((event: { readonly key: string | null }) => void)[] = [];
const refuse = (): never => {
  throw new Error('QuotaExceededError');
};
/** A mock of everything in a browser that the scripts of rooms use when they are loaded. */
const browser: object = new Proxy(class {}, {
  get: (_, name) => (name === 'prototype' ? {} : name === Symbol.toPrimitive ? () => '' : browser),
  apply: () => browser,
  construct: () => browser,
});
for (const name of [
  'document',
  'matchMedia',
  'MutationObserver',
  'ResizeObserver',
  'HTMLElement',
  'customElements',
  'Path2D',
  'OffscreenCanvas',
])
  Object.assign(globalThis, { [name]: browser });
Object.assign(globalThis, {
  location: { protocol: 'http:', href: 'http://page/', hash: '' },
  localStorage: { getItem: () => null, setItem: refuse, removeItem: refuse },
  addEventListener: (type: string, listener: (typeof listeners)[number]) =>
    type === 'storage' && listeners.push(listener),
});
let reports = 0;
onRefused(() => {
  reports += 1;
});

const rooms = await Promise.all(
  ROOMS.flatMap(({ name, load }) => (load ? [load().then(({ room }) => ({ name, room }))] : [])),
);

describe('the stored parts of a room', () => {
  let count = 0;
  for (const { name, room } of rooms) {
    const parts = (room.persisted ?? []) as readonly PersistedPart<object, unknown>[];
    if (parts.length === 0) continue;
    count += parts.length;
    const own = { ...(room.start as object), ...FILLED[name] };

    test(`${name}: full storage is reported for each of ${parts.length} parts`, () => {
      const unreported = parts.filter((part) => {
        reports = 0;
        const action = part.save(own, room.start as object);
        return action === null && reports === 0;
      });
      assert.equal(unreported.length, READS[name] ?? 0);
    });

    test(`${name}: each of ${parts.length} parts notices a change in another tab`, () => {
      for (const part of parts) {
        listeners.length = 0;
        let calls = 0;
        part.onChange(() => {
          calls += 1;
        });
        for (const listener of listeners) listener({ key: null });
        assert.equal(calls, 1);
        assert.notEqual(part.restore('otherTab'), null);
      }
    });
  }

  test('all rooms together have at least 20 stored parts', () => assert.ok(count >= 20, String(count)));
});

/** The module that stores data and listens for keys for all rooms. */
const SERVICES = 'services.ts';

test('no room uses storage or listens for keys of the page by itself', () => {
  const folder = 'www/src/rooms';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  assert.ok(sources.length > 300);
  const own = sources.filter((path) =>
    /\b(localStorage|sessionStorage|indexedDB)\b|(?<!\.)\baddEventListener\(\s*'key/.test(
      readFileSync(join(folder, path), 'utf8'),
    ),
  );
  assert.deepEqual(own, [SERVICES]);
});
