// The tasks for one's own search: a program that meets a task is accepted. A program that does a little less is refused with a
// reason that names the missing part.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { TaskVerdict } from '../../www/src/engine/types';
import { ownJobsOf } from '../../www/src/rooms/own/jobs';
import { styleOf } from '../../www/src/rooms/own/python/style';
import type { Recording } from '../../www/src/rooms/own/questions';
import { boardOf, TASK_NAMES, TASKS, type TaskName } from '../../www/src/rooms/own/tasks/tasks';
import { runPython } from '../page/run-python';
import { SOAK, sample } from '../soak';
import { load } from './load';

const { engine } = await load('queens');

/** Runs a program on a board as the room does, and has it judged. */
async function recordingOf(source: string, name: TaskName, round: number): Promise<Recording> {
  const chosen = { name, round };
  const given = [...boardOf(chosen)];
  const { log, error, stop, words } = await runPython(source, given.length, true, given);
  const run = { log, source, given, words: [...words], board: null, stop: stop ?? error, uncalled: null };
  const job = ownJobsOf().record(engine, { ...run, task: { chosen, style: styleOf(source) } });
  const slice = job.slice(1_000);
  assert.ok(slice.done);
  return slice.answer as Recording;
}

/** Judges a task on one board after the other, until one fails or all are done. */
async function judge(source: string, name: TaskName): Promise<Pick<TaskVerdict, 'reached' | 'why' | 'figure'>> {
  for (let round = 0; ; round++) {
    const { judged: each } = await recordingOf(source, name, round);
    assert.ok(each);
    const { reached, why, figure } = each;
    if (!reached || round + 1 === TASKS[name].length) return { reached, why, figure };
  }
}

const start = (name: string): string => readFileSync(`www/src/watch/programs/${name}.py`, 'utf8');

const REPORTS_NONE = `${start('given')}if not found:\n    print("There is no solution.")\n`;
/** Looks ahead until nothing changes: a square stays free while every other row has a free square that it does not attack. */
const AHEAD = `
def fits(r1, c1, r2, c2):
    return c1 != c2 and abs(c1 - c2) != abs(r1 - r2)

def narrowed(free):
    while True:
        remaining = {r: [c for c in cols if all(any(fits(r, c, s, d) for d in free[s]) for s in free if s != r)]
                for r, cols in free.items()}
        if remaining == free:
            return free
        free = remaining

def search(free):
    if not free:
        return
    row = min(free)
    for col in free[row]:
        left = narrowed({r: [c for c in cols if fits(row, col, r, c)] for r, cols in free.items() if r != row})
        if all(left.values()):
            queens[row] = col
            search(left)
            queens[row] = None

queens = [None] * n
search({row: list(range(n)) for row in range(n)})
`;
const REPAIR = `
import random

def attacks(row, col):
    return sum(r != row and (c == col or abs(c - col) == abs(r - row)) for r, c in enumerate(queens))

queens = [random.randrange(n) for _ in range(n)]
while True:
    attacked = [row for row in range(n) if attacks(row, queens[row])]
    if not attacked:
        break
    row = random.choice(attacked)
    costs = [attacks(row, col) for col in range(n)]
    queens[row] = random.choice([col for col in range(n) if costs[col] == min(costs)])
`;
const BITS = `
def search(row, cols, left, right):
    if row == n:
        solution()
        return
    free = full & ~(cols | left | right)
    col = 0
    while col < n:
        bit = 1 << col
        if free & bit:
            place(row, col)
            search(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
            remove(row, col)
        col += 1

full = (1 << n) - 1
search(0, 0, 0, 0)
`;
const ORBITS = `
def variants(board):
    for _ in range(4):
        yield tuple(board)
        yield tuple(n - 1 - c for c in board)
        turned = [0] * n
        for row, col in enumerate(board):
            turned[col] = n - 1 - row
        board = turned

def search(row):
    if row == n:
        if tuple(queens) == min(variants(queens)):
            solution()
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()

queens = []
search(0)
`;
const TORUS = `
def search(row):
    if row == n:
        return
    for col in range(n):
        if all(c != col and (c - r - col + row) % n and (c + r - col - row) % n for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()

queens = []
search(0)
`;

const PROGRAMS: Readonly<Record<TaskName, readonly [string, number]>> = {
  one: [start('one'), 1],
  all: [start('bits'), 92],
  once: [start('bits'), 92],
  given: [start('given'), 8],
  none: [REPORTS_NONE, 1],
  fewer: [start('ahead'), 92],
  ahead: [AHEAD, 92],
  loop: [start('loop'), 92],
  bits: [BITS, 92],
  repair: [REPAIR, 86],
  orbits: [ORBITS, 12],
  torus: [TORUS, 28],
};

for (const name of sample(TASK_NAMES, 4))
  test(`a program that meets the task ${name} is accepted`, async () => {
    const [source, figure] = PROGRAMS[name];
    assert.deepEqual(await judge(source, name), { reached: true, why: 'reached', figure });
  });

/** The program REPAIR without comprehensions, in nested loops: three million lines run on the board of 50 rows. */
const REPAIR_IN_LOOPS = `
import random

def conflicts(row, col):
    count = 0
    for r in range(n):
        if r != row:
            if queens[r] == col or abs(queens[r] - col) == abs(r - row):
                count += 1
    return count

queens = []
for row in range(n):
    queens.append(random.randrange(n))
swaps = 0
while swaps < 200:
    attacked = []
    for row in range(n):
        if conflicts(row, queens[row]) > 0:
            attacked.append(row)
    if len(attacked) == 0:
        break
    row = random.choice(attacked)
    best = []
    least = n
    for col in range(n):
        count = conflicts(row, col)
        if count < least:
            least = count
            best = [col]
        elif count == least:
            best.append(col)
    queens[row] = random.choice(best)
    swaps += 1
print(swaps, queens)
`;

test('a run that is too long to be reported line by line is reported in part, and is judged to its end', {
  skip: !SOAK,
}, async () => {
  const { judged: found, thin, cut, board } = await recordingOf(REPAIR_IN_LOOPS, 'repair', 0);
  assert.deepEqual(found, { reached: true, why: 'reached', figure: 86, asked: 0 });
  assert.deepEqual([thin, cut, board?.name], [true, false, 'queens']);
});

test('a program that does a little less gets a message about the missing part', async () => {
  const incomplete: readonly (readonly [TaskName, string, TaskVerdict['why'], number])[] = [
    ['one', 'queens = [0, 2]\nqueens.pop()\n', 'found', 0],
    ['all', start('one'), 'found', 1],
    ['once', `${start('bits')}search(0, 0, 0, 0)\n`, 'again', 184],
    ['given', start('bits'), 'moved', 3],
    ['none', start('given').replace('print(found)', ''), 'silent', 0],
    ['none', 'print("There is none.")\n', 'missed', 0],
    ['fewer', start('bits'), 'tried', 2056],
    ['ahead', start('ahead'), 'tried', 1164],
    ['loop', start('bits'), 'recursion', 7],
    ['bits', start('bits'), 'container', 3],
    ['repair', 'odd = [2, 0] + list(range(6, n, 2)) + [4]\nqueens = list(range(1, n, 2)) + odd\n', 'noSwaps', 0],
    ['orbits', ORBITS.replace('for _ in range(4)', 'for _ in range(2)'), 'orbits', 12],
    ['torus', start('all'), 'torus', 12],
    ['all', 'quens[0] = 1\n', 'stopped', 0],
    ['all', start('all').replace('abs(r - row) == abs(c - col)', 'r - row == c - col'), 'wrong', 2021],
  ];
  for (const [name, source, why, figure] of sample(incomplete, 3))
    assert.deepEqual(await judge(source, name), { reached: false, why, figure }, name);
});

test('if solutions are missing, the verdict names the place where the search stops, and its progress', async () => {
  const endings: readonly (readonly [string, Recording['ending']])[] = [
    [start('bits'), null],
    [start('one'), { line: 20, how: 'solution', queens: 8, tried: 1 }],
    [
      start('bits').replace('while free:', 'while free and row * free != 4:'),
      { line: 13, how: 'usedUp', queens: 0, tried: 8 },
    ],
    [
      start('bits').replace('search(0, 0, 0, 0)', 'search(0, 224, 0, 0)'),
      { line: 13, how: 'early', queens: 0, tried: 5 },
    ],
    [
      start('loop').replace('while row >= 0:', 'while row >= 0 and queens[0] < 1:'),
      { line: 14, how: 'standing', queens: 1, tried: 2 },
    ],
  ];
  for (const [source, ending] of endings) assert.deepEqual((await recordingOf(source, 'all', 0)).ending, ending);
});
