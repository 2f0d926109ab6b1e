// The jobs of the worker for large boards. The worker has one board, and makes, completes, checks, reads, writes and paints it.

import type { CallName } from '../../client/engine';
import type { Attacker, BoardImage, EngineModule, Questions, Rows } from '../../engine/types';
import { askEngine } from '../../worker/engine-job';
import { instant, inTurn, type Job, pacedJob, refusal, steppedJob } from '../../worker/job';
import type { Base, Origin } from './answer';
import { type BoardStore, BY_HAND } from './board-store';
import type { LargeQuestions, MakeName, MakeQuestions, ToggleResult } from './questions';
import { tiledOrigin } from './tiles';

type Name = keyof LargeQuestions;
type Question<K extends Name> = LargeQuestions[K]['question'];
type Answer<K extends Name> = LargeQuestions[K]['answer'];
export type LargeStarter<K extends Name> = (engine: EngineModule, question: Question<K>) => Job;

/** A file is written in pieces of this many bytes. */
const PIECE = 1 << 20;
/** Pieces of a written file are joined into a Blob from time to time, so that the browser can move them out of memory. */
const PIECES = 16;

type BoardJobs = { [K in Exclude<Name, `linear${string}` | CallName>]: LargeStarter<K> };

const formulaOf = ({ base, size }: { base: Base; size: number }): Questions['construct']['question'] =>
  base.kind === 'explicit' ? { n: size } : { n: size, step: base.step };

/** The jobs about the current board. */
export function boardJobsOf(store: BoardStore): BoardJobs {
  /** Runs until the image can be painted, and then paints it. If another board arrives in between, its image is used. */
  const withImage = <K extends Name>(
    engine: EngineModule,
    look: (image: BoardImage) => Answer<K>,
    transfer?: (answer: Answer<K>) => Transferable[],
  ): Job =>
    pacedJob((rows) => store.image(engine).run(rows), {
      answer: () => look(store.image(engine)),
      ...(transfer ? { transfer } : {}),
    });

  /** Asks the engine for a board, and makes it the current board. */
  function* makeBoard<K extends MakeName>(
    engine: EngineModule,
    name: K,
    { of, origin }: MakeQuestions[K]['question'],
  ): Generator<Job, MakeQuestions[K]['answer'], unknown> {
    store.forgetImage();
    const { rows, ...more } = yield* askEngine(engine, name, of);
    return { ...more, info: store.replace({ rows, origin }) };
  }

  /** Tiles the board with one tile after another. */
  function* tileBoard(
    engine: EngineModule,
    { made, tiles }: Question<'largeTile'>,
  ): Generator<Job, Answer<'largeTile'>, unknown> {
    let outer: Rows = made ? (yield* askEngine(engine, 'construct', formulaOf(made))).rows : store.rows;
    let origin: Origin = made ? made.base : store.origin;
    for (const tile of tiles) {
      const rows: Rows =
        tile === 'itself'
          ? engine.tiling(outer, outer)
          : (yield* askEngine(engine, 'construct', { n: tile.inner, step: tile.step, outer })).rows;
      origin = tiledOrigin(origin, outer.length, tile);
      outer = rows;
    }
    return store.replace({ rows: outer, origin, queens: { given: outer.length, found: 0 } });
  }

  function* completeBoard(
    engine: EngineModule,
    question: Question<'largeComplete'>,
  ): Generator<Job, Answer<'largeComplete'>, unknown> {
    const { given } = store;
    const { n, given: queens } = store.info();
    const { rows, ...completion } = yield* askEngine(engine, 'completeLarge', { ...question, rows: given });
    const found = { given: queens, found: n - queens };
    const info = rows ? store.replace({ rows, given, origin: store.origin, queens: found }) : store.info();
    return { ...completion, info };
  }

  function* validateBoard(engine: EngineModule): Generator<Job, Answer<'largeValidate'>, unknown> {
    const { rows } = store;
    const validation = yield* askEngine(engine, 'validate', { rows });
    // A size that 2 or 3 divides has no modular solutions.
    const modular = rows.length % 2 !== 0 && rows.length % 3 !== 0 && engine.isModular(rows);
    return { ...validation, modular };
  }

  return {
    construct: (engine, question) => inTurn(makeBoard(engine, 'construct', question)),
    generate: (engine, question) => inTurn(makeBoard(engine, 'generate', question)),
    read: (engine, question) => inTurn(makeBoard(engine, 'read', question)),
    largeTile: (engine, question) => inTurn(tileBoard(engine, question)),
    largeComplete: (engine, question) => inTurn(completeBoard(engine, question)),
    largeValidate: (engine) => inTurn(validateBoard(engine)),

    largePair: (engine, { n, seed, sample, completes, given }) =>
      instant(() => {
        const pair = engine.nearPair(n, seed, sample, given === null ? {} : { queens: given });
        if (!pair) throw refusal('no-pair', { size: n });
        return store.replace({ rows: completes ? pair.with : pair.without, origin: BY_HAND });
      }),

    largeWrite(engine, { form }) {
      const job = new engine.WriteJob(store.rows, form);
      let parts: BlobPart[] = [];
      let bytes = 0;
      const write = (): boolean => {
        const piece = job.next(PIECE);
        if (piece) parts.push(piece as Uint8Array<ArrayBuffer>);
        bytes += piece?.length ?? 0;
        if (parts.length >= PIECES) parts = [new Blob(parts)];
        return !piece;
      };
      return steppedJob(write, {
        progress: () => ({ bytes }),
        answer: (milliseconds) => ({
          file: new Blob(parts, { type: 'application/octet-stream' }),
          milliseconds: milliseconds(),
        }),
        free: () => job.free(),
      });
    },

    largeTravel: (_, { way }) => instant(() => store.travel(way)),

    largePaint: (engine, { view, colours }) =>
      withImage<'largePaint'>(
        engine,
        (image) => ({
          view,
          bitmap: image.bitmap(view, colours),
          inView: image.count(view),
        }),
        ({ bitmap }) => [bitmap],
      ),
    largeQueens: (engine, { view, most }) => withImage<'largeQueens'>(engine, (image) => image.queens(view, most)),
    largeFind: (_, { row, near }) => instant(() => (row === null ? store.nearest(near) : store.queenOf(row))),
    largeSquare: (engine, { row, column }) => withImage<'largeSquare'>(engine, (image) => image.square(row, column)),

    largeToggle(engine, { row, column }) {
      /** The board that was prepared for the change. If another board arrives while its image is built, the other board is used. */
      let ready: Rows | null = null;
      let removes = false;
      let by: Attacker | null = null;
      return pacedJob(
        (rows) => {
          if (!store.image(engine).run(rows)) return false;
          if (store.rows === ready) return true;
          const { queen, attackers } = store.image(engine).square(row, column);
          by = queen === null ? (attackers[0] ?? null) : null;
          if (by) return true;
          removes = queen === 'given';
          store.edit();
          ready = store.rows;
          return store.image(engine).run(rows);
        },
        {
          answer: (): ToggleResult => {
            if (by) return { kind: 'attacked', by };
            const image = store.image(engine);
            if (removes) {
              image.take(row);
              return { kind: 'removed', info: store.change(row, -1) };
            }
            const closed = image.closes(row, column);
            image.set(row, column);
            return { kind: 'set', info: store.change(row, column), closed };
          },
        },
      );
    },
  };
}
