// What `./build.sh test` holds on a sample, `./build.sh soak` holds on all of it.

/** Whether this run is the soak. */
export const SOAK = process.env.QUEENS_SOAK !== undefined;

/** In the soak all cases, otherwise one of every so many, from the first on: the first alone where it is not said. */
export const sample = <Case>(cases: readonly Case[], every = cases.length): readonly Case[] =>
  SOAK ? cases : cases.filter((_, at) => at % every === 0);
