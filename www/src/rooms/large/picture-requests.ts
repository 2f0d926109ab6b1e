// Requests pictures of the large board as the view moves, and the place below the pointer. There is one request of each kind at a time,
// followed by a request for the latest view, so that requests do not pile up.

import type { WorkerClient } from '../../client/client';
import { JobError } from '../../client/trouble';
import type { QueenOf, Viewport as View } from '../../engine/types';
import type { Inks } from '../../ui/inks';
import { close, LENS, type Picture, type PointedPlace } from './picture';
import type { LargeQuestions } from './questions';
import { isAimable, type Large, type LargeAction, sizeOf } from './slice';
import { type Viewport, whole } from './viewport';

/** Squares of this many pixels are listed and drawn one by one; so are all queens if there are few enough of them. */
const LISTED = 4;
/** The list reaches this far beyond the view, as a share of the view, so that small moves need no new list. */
const MARGIN = 0.5;
/** The maximum number of listed queens. */
const MAX_LISTED = 4_000;
/** The whole board is painted for the minimap with this many pixels along a side. */
const OVERVIEW = 288;
/** The pointer selects the nearest queen within this many CSS pixels... */
const REACH = 24;
/** ...among about this many queens. */
const FEW = 40;

type LargeDispatch = (action: LargeAction) => void;

export class PictureRequests {
  #large: Large | undefined;
  #painted = '';
  #overviewed = '';
  #pointed = '';
  #painting = false;
  #pointing = false;

  constructor(
    private readonly client: Pick<WorkerClient<LargeQuestions>, 'ask'>,
    private readonly dispatch: LargeDispatch,
  ) {}

  /** Receives every change of the slice. */
  follow(large: Large): void {
    const before = this.#large;
    if (before && before.picture !== large.picture) close(before.picture);
    if (before && before.overview !== large.overview) close(before.overview);
    this.#large = large;
    if (!this.#painting) this.#paint(large);
    if (!this.#pointing) this.#point(large);
  }

  #paint(large: Large): void {
    const { board, inks, side, viewport } = large;
    if (!board || !inks || side === 0) return;
    const wanted = JSON.stringify([viewport, board.version, side, inks]);
    const overview = JSON.stringify([board.version, inks]);
    if (wanted !== this.#painted) {
      this.#painted = wanted;
      void this.#picture(large, viewport, side, inks, false);
    } else if (overview !== this.#overviewed) {
      this.#overviewed = overview;
      void this.#picture(large, whole(board.size), OVERVIEW, inks, true);
    }
  }

  async #picture(large: Large, viewport: Viewport, side: number, inks: Inks, overview: boolean): Promise<void> {
    this.#painting = true;
    try {
      const rows = Math.min(sizeOf(large), viewport.across * (1 + 2 * MARGIN));
      const lists = !overview && (rows <= MAX_LISTED || side / viewport.across >= LISTED);
      const listed = lists ? await this.#list(viewport) : null;
      const picture = listed ?? (await this.#paintOut(viewport, side, inks));
      if (this.#large?.board?.version === large.board?.version) this.dispatch({ type: 'pictured', picture, overview });
      else close(picture);
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
    } finally {
      // The frames in between only move the last picture, because constant painting would slow them down.
      await frame();
      await frame();
      this.#painting = false;
    }
    if (this.#large) this.follow(this.#large);
  }

  async #list(viewport: Viewport): Promise<Picture | null> {
    const queens = await this.#queens(widen(viewport, MARGIN), MAX_LISTED);
    if (!queens) return null;
    const { left, top, across } = viewport;
    const inside = (at: number, from: number): boolean => at + 1 > from && at < from + across;
    const seen = queens.filter(({ row, column }) => inside(row, top) && inside(column, left));
    const given = seen.filter((queen) => queen.given).length;
    return { kind: 'listed', viewport, queens, inView: { given, found: seen.length - given } };
  }

  async #paintOut(viewport: Viewport, side: number, inks: Inks): Promise<Picture> {
    const { bitmap, inView } = await this.client.ask('largePaint', {
      view: viewOf(viewport, side),
      colours: coloursOf(inks),
    }).answer;
    return { kind: 'painted', viewport, bitmap, side, inView };
  }

  #point(large: Large): void {
    const { pointed, board } = large;
    if (!pointed || !board) return;
    const wanted = JSON.stringify([pointed.square, board.version, large.viewport.across, large.side]);
    if (wanted === this.#pointed) return;
    this.#pointed = wanted;
    void this.#look(large);
  }

  async #look(large: Large): Promise<void> {
    this.#pointing = true;
    try {
      const under = await this.#under(large);
      if (under && this.#large?.pointed) this.dispatch({ type: 'under', under });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
    } finally {
      this.#pointing = false;
    }
    if (this.#large) this.follow(this.#large);
  }

  async #under(large: Large): Promise<PointedPlace | null> {
    const square = large.pointed?.square;
    if (!square) return null;
    if (isAimable(large)) {
      const is = await this.client.ask('largeSquare', square).answer;
      return { square, is, near: [], queen: is.queen ? { ...square, given: is.queen === 'given' } : null };
    }
    const size = sizeOf(large);
    const pixel = (large.viewport.across / large.side) * large.ratio;
    const reach = Math.ceil(Math.min(REACH * pixel, Math.sqrt(FEW * size) / 2));
    const around = await this.#queens(aroundOf(square, reach), MAX_LISTED);
    const queen = nearest(around ?? [], square);
    const near = await this.#queens(aroundOf(queen ?? square, (LENS - 1) / 2), MAX_LISTED);
    return { square, queen, near: near ?? [], is: null };
  }

  #queens(viewport: Viewport, most: number): Promise<QueenOf[] | null> {
    // Nothing is painted here; only the squares of the view are used.
    return this.client.ask('largeQueens', { view: viewOf(viewport, 1), most }).answer;
  }
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const widen = ({ left, top, across }: Viewport, margin: number): Viewport => ({
  left: left - across * margin,
  top: top - across * margin,
  across: across * (1 + 2 * margin),
});

const aroundOf = ({ row, column }: { row: number; column: number }, reach: number): Viewport => ({
  left: column - reach,
  top: row - reach,
  across: 2 * reach + 1,
});

/** The view as the engine knows it. */
const viewOf = ({ left, top, across }: Viewport, side: number): View => ({
  x: left,
  y: top,
  scale: side / across,
  width: side,
  height: side,
});

function nearest(queens: readonly QueenOf[], { row, column }: { row: number; column: number }): QueenOf | null {
  let best: QueenOf | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const queen of queens) {
    const distance = Math.hypot(queen.row - row, queen.column - column);
    if (distance < least) [best, least] = [queen, distance];
  }
  return best;
}

const coloursOf = (inks: Inks) => ({
  beyond: word(inks.plate),
  plate: word(inks.light),
  light: word(inks.light),
  dark: word(inks.dark),
  given: word(inks.given),
  found: word(inks.found),
});

/** "rgb(1, 2, 3)" as 0x010203. */
const word = (colour: string): number =>
  (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum * 256 + Number(part), 0);
