// Links gathered for a class: the set as text, packed for a link, stored on the device, and after actions.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JobError } from '../../www/src/client/trouble';
import { storedSet } from '../../www/src/kernel/classroom/class-page';
import {
  type ClassSet,
  MAX_LINKS,
  MAX_SET_LENGTH,
  MAX_TITLE_LENGTH,
  noLinks,
  ownOf,
  partsOf,
  readSet,
  roomOf,
  writeSet,
} from '../../www/src/kernel/classroom/set';
import { MAX_PACKED_LENGTH, pack, unpack } from '../../www/src/kernel/packing';
import { createRooms } from '../../www/src/rooms/host';
import { lessonLink } from '../../www/src/rooms/learn/links';
import { TASKS_IN_ORDER, taskLink } from '../../www/src/rooms/own/links';
import { TASK_NAMES } from '../../www/src/rooms/own/tasks/tasks';
import { ROOMS } from '../../www/src/rooms/table';
import { minutesOf, nextPuzzle } from '../../www/src/rooms/teach/class/parts';
import { type ClassAction, startClassPage, updateClassPage, visibleSet } from '../../www/src/rooms/teach/class/slice';
import { startExam, writeExam } from '../../www/src/rooms/teach/exam/choice';
import { readTeach, writeTeach } from '../../www/src/rooms/teach/link';
import { firstTestLink } from '../../www/src/rooms/teach/links';
import { bridge } from '../../www/src/rooms/teach/scorm/bridge';
import { manifestOf } from '../../www/src/rooms/teach/scorm/manifest';
import { filesOf } from '../../www/src/rooms/teach/scorm/package';
import { startTeach, type Tasks, updateTeach } from '../../www/src/rooms/teach/slice';
import { numbers } from '../engine/random';

const WEEK: ClassSet = {
  title: 'Week 3: 女王 🂡',
  links: [
    { title: 'A board of 8 queens', link: '#1&n=8&queens=1.0.0.0.0.0.0.0' },
    { title: '', link: '?handout=no-hints.searches-bitmask_array-recursive#1&view=play&own=completion-8-easy-3' },
    { title: 'A torus', link: '#2&view=rules&queens+torus.7x7' },
  ],
};

const many = (count: number): ClassSet => ({ title: 'x', links: new Array(count).fill(WEEK.links[0]) });
/** The actions that open a class page from a link. */
const openLink = (set: ClassSet): ClassAction[] => [
  { type: 'unpack', packed: 'x' },
  { type: 'received', of: 'x', set, packed: 'x' },
];
const code = (expected: string) => (error: unknown) => error instanceof JobError && error.code === expected;

describe('a set as text', () => {
  test('is read as it was written', () => {
    for (const set of [WEEK, noLinks, many(MAX_LINKS)]) assert.deepEqual(readSet(writeSet(set)), set);
  });

  for (const [text, expected] of [
    ['', 'class-unread'],
    ['null', 'class-unread'],
    ['[1, 2]', 'class-unread'],
    ['{"format": "lesson", "links": []}', 'class-unread'],
    [writeSet(WEEK).slice(0, -20), 'class-unread'],
    ['{"queens-class": 2, "links": []}', 'class-newer'],
    [writeSet(many(MAX_LINKS + 1)), 'class-full'],
    [' '.repeat(MAX_SET_LENGTH + 1), 'class-too-large'],
    ['{"queens-class": 1, "links": [7]}', 'class-link'],
    ['{"queens-class": 1, "links": [{"title": "x", "link": "https://example.org/#1&n=8"}]}', 'class-link'],
    ['{"queens-class": 1, "links": [{"title": "x", "link": "javascript:alert(1)"}]}', 'class-link'],
    ['{"queens-class": 1, "links": [{"title": "x", "link": "?embed=dark#1&n=8"}]}', 'class-link'],
  ] as const)
    test(`${JSON.stringify(text.slice(0, 40))} is refused: ${expected}`, () =>
      assert.throws(() => readSet(text), code(expected)));

  test('has titles of one line and of limited length', () => {
    const title = `a\n\u202eb\u0000${'x'.repeat(500)}`;
    const [link] = readSet(JSON.stringify({ 'queens-class': 1, links: [{ title, link: '#1&n=8' }] })).links;
    assert.match(link?.title ?? '', /^a .b x+$/u);
    assert.equal([...(link?.title ?? '')].length, MAX_TITLE_LENGTH);
  });

  test('that was damaged is read or refused, and causes no other error', () => {
    const random = numbers(5);
    const text = writeSet(WEEK);
    for (let round = 0; round < 1_000; round++) {
      const at = random(text.length);
      const damaged = text.slice(0, at) + String.fromCharCode(random(128)) + text.slice(at + random(3));
      try {
        assert.ok(readSet(damaged).links.length <= MAX_LINKS);
      } catch (error) {
        assert.ok(error instanceof JobError, String(error));
      }
    }
  });
});

test('a link names its limits and the room that it opens', () => {
  const [board, puzzle, torus] = WEEK.links.map(({ link }) => [
    partsOf(link).handout,
    partsOf(link).hash,
    roomOf(link),
  ]);
  assert.deepEqual(board, ['', '#1&n=8&queens=1.0.0.0.0.0.0.0', 'board']);
  assert.deepEqual(puzzle?.[0], 'no-hints.searches-bitmask_array-recursive');
  assert.deepEqual([puzzle?.[2], torus?.[2]], ['play', 'board']);
});

describe('the packed text of a link', () => {
  test('can be made of any text that is short enough', async () => {
    for (const text of ['', 'x', WEEK.title, writeSet(WEEK), writeSet(many(MAX_LINKS))]) {
      const packed = await pack(text);
      assert.match(packed ?? '', /^[\w-]+$/);
      assert.deepEqual(await unpack(packed ?? '', 100_000), { kind: 'text', text });
    }
  });

  test('cannot be made of a text that is too long', async () => {
    const random = numbers(7);
    const noise = Array.from({ length: MAX_PACKED_LENGTH }, () => String.fromCharCode(0x4e00 + random(20_000))).join(
      '',
    );
    assert.equal(await pack(noise), null);
  });

  test('is refused if it was cut or malformed, and also if it unpacks to a text beyond the limit', async () => {
    const packed = (await pack(writeSet(WEEK))) ?? '';
    for (const bad of ['', 'A', 'AAAA', '%', packed.slice(0, -3), packed.slice(5)])
      assert.deepEqual(await unpack(bad, 100_000), { kind: 'unread' }, bad);
    const bomb = (await pack(' '.repeat(1_000_000))) ?? '';
    assert.equal((await unpack(bomb, 10_000)).kind, 'tooLarge');
  });
});

describe('actions', () => {
  const after = (...actions: ClassAction[]) => actions.reduce(updateClassPage, startClassPage);
  const titles = (...actions: ClassAction[]) => visibleSet(after(...actions)).links.map(({ title }) => title);
  const add = (title: string): ClassAction => ({ type: 'tick', link: { title, link: `#1&n=8&own=${title}` } });

  test('add, rename, move and remove links', () => {
    const three = [add('a'), add('b'), add('c')] as const;
    assert.deepEqual(titles(...three, { type: 'move', at: 2, to: 1 }), ['a', 'c', 'b']);
    assert.deepEqual(titles(...three, { type: 'move', at: 0, to: -1 }), ['a', 'b', 'c']);
    assert.deepEqual(titles(...three, { type: 'move', at: 0, to: 2 }), ['b', 'c', 'a']);
    assert.deepEqual(titles(...three, { type: 'remove', at: 1 }), ['a', 'c']);
    assert.deepEqual(titles(...three, { type: 'rename', at: 0, title: '\nnew' }), ['new', 'b', 'c']);
  });

  test('keep a space at the end of a typed title, until the set is written', () => {
    const typed = after(add('a'), { type: 'rename', at: 0, title: 'A ' }, { type: 'title', title: 'Week ' });
    assert.deepEqual([typed.mine.title, typed.mine.links[0]?.title], ['Week ', 'A ']);
    const written = JSON.parse(writeSet(typed.mine));
    assert.deepEqual([written.title, written.links[0].title], ['Week', 'A']);
  });

  test('leave a full set unchanged', () => {
    const full = after({ type: 'mine', set: many(MAX_LINKS) }, add('one more'));
    assert.deepEqual([full.mine.links.length, full.trouble?.code], [MAX_LINKS, 'class-full']);
    const guest = after({ type: 'mine', set: many(MAX_LINKS - 2) }, ...openLink(WEEK), { type: 'addAll' });
    assert.deepEqual(
      [guest.mine.links.length, guest.received?.set, guest.trouble?.code],
      [MAX_LINKS - 2, WEEK, 'class-full'],
    );
  });

  test('show the links of a received class page instead of the stored links, and add them on request', () => {
    const guest = after(add('mine'), ...openLink(WEEK));
    assert.deepEqual([visibleSet(guest), guest.mine.links.length], [WEEK, 1]);
    assert.equal(updateClassPage(guest, { type: 'dismiss' }).received, null);
    const taken = updateClassPage(guest, { type: 'addAll' });
    assert.deepEqual([taken.received, taken.mine.title, taken.mine.links.length], [null, WEEK.title, 4]);
  });

  test('show the class page that was requested last, in whatever order the pages arrive', () => {
    const first = new File([], 'first.json');
    const asked = after({ type: 'read', file: first }, { type: 'unpack', packed: 'second' });
    const second = updateClassPage(asked, { type: 'received', of: 'second', set: WEEK, packed: 'second' });
    const late = updateClassPage(second, { type: 'received', of: first, set: many(2), packed: null });
    assert.equal(late.received?.set, WEEK);
    const trouble = { code: 'class-read', detail: {} };
    assert.equal(updateClassPage(second, { type: 'unreadable', of: first, trouble }).trouble, null);
    const left = updateClassPage(asked, { type: 'dismiss' });
    assert.equal(updateClassPage(left, { type: 'received', of: 'second', set: WEEK, packed: 'second' }).received, null);
    assert.equal(updateClassPage(asked, { type: 'unreadable', of: 'second', trouble }).trouble, trouble);
  });

  test('drop a packed link that was made from other links', () => {
    const shown = after(add('a'));
    const changed = updateClassPage(shown, add('b'));
    assert.equal(updateClassPage(changed, { type: 'packed', of: shown.mine, packed: 'a' }).packed, null);
    assert.equal(updateClassPage(shown, { type: 'packed', of: shown.mine, packed: 'a' }).packed, 'a');
  });

  test('note which links do not open', () => {
    const trouble = { code: 'link-queens', detail: {} };
    const bad = after({ type: 'checked', link: '#1&n=x', trouble });
    assert.deepEqual(bad.unopened, { '#1&n=x': trouble });
    assert.deepEqual(updateClassPage(bad, { type: 'checked', link: '#1&n=x', trouble: null }).unopened, {});
  });
});

test('the link to a received set contains the set, and the link to one’s own set does not', async () => {
  const packed = (await pack(writeSet(WEEK))) ?? '';
  const action = readTeach(`class.${packed}`);
  assert.deepEqual(action, { type: 'class', action: { type: 'unpack', packed } });
  const open = updateTeach({ ...startTeach, shows: 'collect' }, action as never);
  assert.deepEqual([open.shows, writeTeach(open)], ['class', `class.${packed}`]);
  const shown = updateTeach(open, { type: 'class', action: { type: 'received', of: packed, set: WEEK, packed } });
  assert.equal(writeTeach(shown), `class.${packed}`);
  assert.deepEqual([readTeach('class.%'), readTeach('class')], [null, readTeach('')]);
});

test('a class page that was unpacked late is not shown in place of another page', () => {
  const tasks = (packed: string): Tasks => ({ packed, set: WEEK, page: packed, tasks: null });
  const first = updateTeach(startTeach, { type: 'unpack', packed: 'first' });
  assert.equal(writeTeach(first), 'tasks.first');
  const second = updateTeach(first, { type: 'unpack', packed: 'second' });
  const opened = updateTeach(second, { type: 'opened', tasks: tasks('second') });
  assert.equal(opened.tasks?.packed, 'second');
  assert.equal(updateTeach(opened, { type: 'opened', tasks: tasks('first') }), opened);
  assert.equal(updateTeach(second, { type: 'opened', tasks: tasks('first') }), second);
  const trouble = { code: 'class-read', detail: {} };
  assert.equal(updateTeach(opened, { type: 'unopened', packed: 'first', trouble }).trouble, null);
  const left = updateTeach(second, { type: 'show', shows: 'sheets' });
  assert.equal(updateTeach(left, { type: 'opened', tasks: tasks('second') }).shows, 'sheets');
  assert.equal(updateTeach(left, { type: 'unopened', packed: 'second', trouble }).trouble, null);
  assert.equal(updateTeach(opened, { type: 'unpack', packed: 'first' }).tasks, null);
});

test('links to the class page in the Share room lead to Teach', () => {
  const { resolve } = createRooms(ROOMS, () => assert.fail('no worker is needed'), {});
  for (const [view, own, room] of [
    ['share', 'class', 'teach'],
    ['share', 'class.Q29', 'teach'],
    ['share', 'link', 'share'],
    ['share', '', 'share'],
    ['teach', 'class.Q29', 'teach'],
    ['rules', '', 'board'],
  ] as const)
    assert.equal(resolve(view, own)?.view, room, `${view} ${own}`);
});

test('the next puzzle differs from the puzzles that are already chosen', () => {
  const choice = { family: 'stars', size: 9, grade: 'expert' } as const;
  const first = nextPuzzle(choice, []);
  const second = nextPuzzle(choice, [first]);
  assert.deepEqual(
    [first, second].map(({ link }) => ownOf(link)),
    ['stars-9-expert-1', 'stars-9-expert-2'],
  );
});

test('a known lesson, a puzzle, a task and a test have a duration in minutes, and other links have no duration', () => {
  const shelf = [{ name: 'bits', title: '', about: '', minutes: 17, steps: [], picture: [] }];
  for (const [link, minutes] of [
    [lessonLink('bits'), 17],
    [lessonLink('other'), null],
    [nextPuzzle({ family: 'regions', size: 8, grade: 'medium' }, []).link, 10],
    [taskLink('one'), 30],
    [firstTestLink(), 20],
    ['#1&n=8', null],
  ] as const)
    assert.equal(minutesOf({ title: '', link }, shelf), minutes, link);
});

test('a set is stored, and a browser that refuses storage causes no error', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  assert.equal(storedSet.read(), noLinks);
  const outcomes: boolean[] = [];
  const keep = (): void => storedSet.save(WEEK, (kept) => outcomes.push(kept));
  keep();
  assert.deepEqual(storedSet.read(), WEEK);
  store.set([...store.keys()][0] ?? '', '{"queens-class": 99');
  assert.equal(storedSet.read(), noLinks);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  keep();
  assert.deepEqual([outcomes, storedSet.read()], [[true, false], noLinks]);
});

test('the class page offers the same tasks and the same first test as their rooms', () => {
  assert.deepEqual(TASKS_IN_ORDER, TASK_NAMES);
  assert.ok(firstTestLink().endsWith(`take.${writeExam(startExam)}`));
});

test('ticking adds a link, and ticking it again removes it', () => {
  const [link] = WEEK.links;
  assert.ok(link);
  const once = updateClassPage(startClassPage, { type: 'tick', link });
  assert.deepEqual(visibleSet(once).links, [link]);
  assert.deepEqual(visibleSet(updateClassPage(once, { type: 'tick', link })).links, []);
});

test('the manifest of a SCORM package has an activity for each link and names every file', () => {
  const set = { title: 'A & B', links: [...WEEK.links, { title: '<b>', link: '#1&n=8' }] };
  const manifest = manifestOf(set, 'Untitled', 'queens-1');
  const items = [
    ...manifest.matchAll(
      /<item identifier="([\w-]+)" identifierref="(\w+)" isvisible="true" parameters="\?item=(\d+)">/g,
    ),
  ];
  assert.deepEqual(
    items.map(([, id, ref, item]) => [id, ref, item]),
    set.links.map((_, at) => [`item-${at + 1}`, 'queens', String(at + 1)]),
  );
  assert.match(manifest, /<title>A &amp; B<\/title>[\s\S]*<title>Untitled<\/title>[\s\S]*<title>&lt;b&gt;<\/title>/);
  assert.match(manifest, /<schema>ADL SCORM<\/schema>\s*<schemaversion>1.2<\/schemaversion>/);
  const files = Object.keys(filesOf(set, 'Untitled', 'en', new Uint8Array(1)));
  const named = [...manifest.matchAll(/<file href="([^"]+)"\/>/g)].map(([, file]) => file);
  assert.deepEqual([...named, 'imsmanifest.xml'].sort(), files.sort());
  assert.doesNotThrow(() => new Function(`return ${bridge.toString()}`));
});
