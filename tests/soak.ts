// `./build.sh test` checks a sample of long tables, `./build.sh soak` checks all of them.

/** Whether this run is the soak. */
export const SOAK = process.env.QUEENS_SOAK !== undefined;

/** The seconds for which each test with random input runs; null for its default number of inputs. */
export const FUZZ = process.env.QUEENS_FUZZ === undefined ? null : Number(process.env.QUEENS_FUZZ);

/** The number of the sample. build.sh derives it from the commit, so that commits check different cases. */
export const SAMPLE = Number(process.env.QUEENS_SAMPLE ?? 0);

/** Returns all cases in the soak, and otherwise one of every `every` cases. By default, that is a single case. */
export const sample = <Case>(cases: readonly Case[], every = cases.length): readonly Case[] =>
  SOAK ? cases : cases.filter((_, at) => at % every === SAMPLE % every);

/** Programs that some tests need and a machine may lack. */
type Optional = 'webgpu' | 'webkit' | 'solvers' | 'nginx';

/** Whether QUEENS_REQUIRE contains the program. If it does, its tests must fail instead of being skipped. */
export const isRequired = (what: Optional): boolean => (process.env.QUEENS_REQUIRE ?? '').split(',').includes(what);
