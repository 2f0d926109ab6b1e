// Carries out a race: a worker of its own while the race is looked at, one question on its way, and the pace of the clock.

import type { Loop } from '../../kernel/loop';
import { asksAnew, type Effect, type State } from '../../kernel/state';
import type { Line } from '../../line/client';
import { JobError } from '../../line/protocol';
import { troubleOf } from '../board/effect';
import { challengers, lengthOf, type Race, type RaceDeed, readRaceLink, searchesOf } from './slice';

/** A race is to be seen in so many milliseconds, whatever its length; and in so many when it is hurried. */
const SEEN_IN = 8_000;
const HURRIED_IN = 700;
/** After a longer pause between frames, in milliseconds, the clock goes on as if it had been this long. */
const LATE = 100;
/** Before the start, the lengths of the runs are looked for in so many slices. */
const LOOKS = 15;

export function racing(hire: () => Line, { dispatch, state }: Loop): Effect {
  let line: Line | null = null;
  let busy = false;
  /** The race was opened again after its worker broke, and has not moved since: a second break in a row is not mended. */
  let reopened = false;
  let looked = 0;
  let tickedAt = 0;
  /** What the clock is to show, while a lane is still on its way there. */
  let aim: number | null = null;
  const tell = (deed: RaceDeed): void => dispatch({ type: 'race', ...deed });

  function open({ asked, race, searches }: State, own: string | null): void {
    const linked = own === null ? null : readRaceLink(own);
    const names = linked?.searches ?? (race.lanes.length > 0 ? searchesOf(race) : null);
    tell({
      does: 'open',
      searches: names ?? challengers(searches, asked.search, asked.rows.length),
      clock: linked?.clock ?? race.clock,
    });
  }

  /** One question at a time; its answer asks the next one. */
  function ask<T>(run: number, question: (line: Line) => Promise<T>, answered: (answer: T) => void): void {
    line ??= hire();
    busy = true;
    const mine = line;
    question(mine).then(
      (answer) => settle(mine, () => answered(answer)),
      (error: unknown) => settle(mine, () => failed(run, error)),
    );
  }

  function settle(from: Line, then: () => void): void {
    if (from !== line) return;
    busy = false;
    then();
    next();
  }

  function failed(run: number, error: unknown): void {
    if (error instanceof JobError && error.code === 'cancelled') return;
    const broke = error instanceof JobError && (error.code === 'trap' || error.code === 'noRun');
    if (broke && !reopened) {
      reopened = true;
      open(state(), null);
      dispatch({ type: 'notice', notice: { kind: 'news', news: 'resumed' } });
      return;
    }
    tell({ does: 'fail', run });
    dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
  }

  function next(): void {
    const { race, asked } = state();
    if (busy) return;
    const { run, status } = race;
    if (status === 'wanted') {
      looked = 0;
      aim = null;
      const question = { searches: searchesOf(race), rows: asked.rows, seed: asked.seed };
      ask(
        run,
        (to) => to.ask('raceOpen', question).answer,
        (refusals) => tell({ does: 'opened', run, refusals }),
      );
    } else if (status === 'ready' && looked < LOOKS && !isKnown(race)) {
      looked += 1;
      move(race, 0);
    } else if (status === 'running') {
      busy = true;
      requestAnimationFrame(tick);
    }
  }

  /** One frame of the race. */
  function tick(now: number): void {
    busy = false;
    const { race } = state();
    const elapsed = Math.min(LATE, Math.max(0, now - tickedAt));
    tickedAt = now;
    if (race.status !== 'running') {
      next();
      return;
    }
    const pace = lengthOf(race) / (race.hurried ? HURRIED_IN : SEEN_IN);
    move(race, aim ?? race.at + elapsed * pace);
  }

  function move({ run, clock, at }: Race, to: number): void {
    ask(
      run,
      (line) => line.ask('raceTo', { clock, at: to }).answer,
      ({ arrived, lanes }) => {
        reopened = false;
        aim = arrived ? null : to;
        tell({ does: 'stands', run, at: arrived ? to : at, lanes });
      },
    );
  }

  return (action, before, after) => {
    const shown = after.look.view === 'race' && after.searches.length > 0;
    if (!shown) {
      if (!line) return;
      line.close();
      line = null;
      busy = false;
      tell({ does: 'close' });
      return;
    }
    const { race, asked, own } = after;
    if (action.type === 'linked') open(after, own);
    else if (race.status === 'closed') open(after, race.lanes.length === 0 ? own : null);
    else if (asksAnew(before, after) || before.asked.seed !== asked.seed) open(after, null);
    next();
  };
}

/** Whether it is known how long each run is. */
const isKnown = ({ lanes }: Race): boolean => lanes.every(({ refusal, standing }) => refusal || standing?.known);
