// The command against an older version: user time on one thread, in each form of the inner loops. QUEENS_BENCH_OLD is the path
// of the older program.
import { execFileSync, spawnSync } from 'node:child_process';
import { type Figure, median } from './measure';

const COMMAND = 'target/release/queens';
/** How often each program runs. The programs take turns. */
const ROUNDS = 5;
/** The sizes of boards that are counted as a whole. */
const WHOLE = [16, 17, 18];
/** The sizes of boards of which a sample is counted: one of this number of shards. */
const SAMPLED = { 19: 8, 20: 64 };
const FORMS = ['avx512', 'avx2', 'portable'];

/** `taken`: the user seconds of a run of a program. `counted`: its output. */
interface Run {
  taken: number;
  counted: string;
}

/** The arguments of a program, and its standard input. */
interface Task {
  given: string[];
  input: string;
}

/** A program: its file, and more arguments. */
interface Program {
  name: string;
  file: string;
  switches: string[];
}

/** Yields the figures of each size, if there is an older program. */
export async function* againstOlder(): AsyncGenerator<Figure> {
  const file = process.env.QUEENS_BENCH_OLD;
  if (file === undefined) return;
  const forms = FORMS.filter((form) => spawnSync(COMMAND, ['count', '4', '--vectors', form]).status === 0);
  const newer = forms.map((form) => ({ name: form, file: COMMAND, switches: ['--vectors', form] }));
  const programs = [{ name: 'older', file, switches: [] }, ...newer];
  for (const size of WHOLE) {
    const task = { given: ['count', `${size}`, '--threads', '1'], input: '' };
    yield* compared(`solutions-${size}`, programs, () => medians(programs, task));
  }
  for (const [size, step] of Object.entries(SAMPLED)) {
    yield* compared(`solutions-${size}-by-sample`, programs, () => estimates(programs, size, step));
  }
}

/** The time of each program, and the time of the first program as a multiple of the time of each other program. */
function* compared(name: string, programs: readonly Program[], measure: () => number[]): Generator<Figure> {
  const times = measure();
  const [before = Number.NaN] = times;
  for (const [place, program] of programs.entries()) {
    const taken = times[place] ?? Number.NaN;
    yield { name: `${name}-${program.name}`, value: taken, unit: 's' };
    if (place > 0) yield { name: `${name}-older-by-${program.name}`, value: before / taken, unit: 'times' };
  }
}

/**
 * Estimates the seconds of each program for all shards of a size from a sample of the shards. The first shard of a process
 * takes longer, because the process makes its half boards before it.
 */
function estimates(programs: readonly Program[], size: string, step: number): number[] {
  const plan = execFileSync(COMMAND, ['count', size, '--plan'], { encoding: 'utf8' }).trim().split('\n');
  const sample = plan.filter((_, shard) => shard % step === 0);
  const first = medians(programs, { given: ['shard'], input: sample[0] ?? '' });
  const some = medians(programs, { given: ['shard'], input: sample.join('\n') });
  return first.map(
    (one, place) => one + (((some[place] ?? Number.NaN) - one) * (plan.length - 1)) / (sample.length - 1),
  );
}

/** The median time of each program for a task. All programs must give the same output. */
function medians(programs: readonly Program[], task: Task): number[] {
  const rounds = Array.from({ length: ROUNDS }, () => programs.map((program) => run(program, task)));
  const outputs = new Set(rounds.flat().map(({ counted }) => counted));
  if (outputs.size !== 1) throw new Error(`the programs count differently: ${[...outputs].join(' or ')}`);
  return programs.map((_, place) => median(rounds.map((round) => round[place]?.taken ?? Number.NaN)));
}

/** Runs a program by bash, which measures the user time of its children. */
function run({ file, switches }: Program, { given, input }: Task): Run {
  const timed = ['-c', 'TIMEFORMAT=%3U; time "$@" 2>/dev/null', 'bash', file, ...given, ...switches];
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('bash', timed, { encoding: 'utf8', input, env });
  if (status !== 0) throw new Error(`${file} ${given.join(' ')} ends with ${status}: ${stderr}`);
  return { taken: Number(stderr.trim()), counted: stdout };
}
