// The tasks, each with the boards on which a program must meet its requirements. Their order is fixed, because receipts
// contain their numbers.

/** The columns of the given queens, -1 where a row has none. */
type GivenColumns = readonly number[];

const empty = (size: number): GivenColumns => Array.from({ length: size }, () => -1);

/** The boards of each task: the program runs on one after the other, until it fails on one. */
export const TASKS = {
  one: [empty(8)],
  all: [empty(8)],
  once: [empty(8)],
  given: [[-1, -1, 1, -1, -1, 0, -1, -1]],
  // No solution of six queens has a queen in a corner. The second board has a solution, so a program that always answers no fails.
  none: [
    [0, -1, -1, -1, -1, -1],
    [1, -1, -1, -1, -1, -1],
  ],
  fewer: [empty(8)],
  ahead: [empty(8)],
  loop: [empty(8)],
  bits: [empty(8)],
  repair: [empty(50)],
  orbits: [empty(8)],
  torus: [empty(5), empty(7)],
} as const satisfies Record<string, readonly GivenColumns[]>;

export type TaskName = keyof typeof TASKS;

export const TASK_NAMES = Object.keys(TASKS) as TaskName[];

/** The number that a task has in the list, and in receipts. */
export const numberOf = (task: TaskName): number => TASK_NAMES.indexOf(task) + 1;

/** The chosen task, and the index of the board that the program has reached. */
export interface ChosenTask {
  readonly name: TaskName;
  readonly round: number;
}

export const boardOf = ({ name, round }: ChosenTask): GivenColumns => {
  const boards: readonly GivenColumns[] = TASKS[name];
  return boards[round] ?? boards[0] ?? [];
};

export const isLast = ({ name, round }: ChosenTask): boolean => round + 1 >= TASKS[name].length;
