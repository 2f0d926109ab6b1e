// The jobs of the worker for large boards: it holds one board, and makes, completes, checks, reads, writes and paints it.

import type { Attacker, BoardImage, ConstructJob, EngineModule, Rows } from '../../engine/types';
import { instant, type Job, paced, refused, stepped } from '../../worker/job';
import type { Base, Origin, Tile } from './answer';
import { BY_HAND, type Desk } from './desk';
import type { Held, LargeQuestions, Toggled } from './questions';
import { tiledOrigin } from './tiles';

type Name = keyof LargeQuestions;
type Question<K extends Name> = LargeQuestions[K]['question'];
type Answer<K extends Name> = LargeQuestions[K]['answer'];
export type LargeStarter<K extends Name> = (engine: EngineModule, question: Question<K>) => Job;

/** A file is read and written in pieces of this many bytes. */
const PIECE = 1 << 20;
/** Pieces of a file that is written are put together from time to time, so that the browser can keep them elsewhere. */
const PIECES = 16;

/** Reads a piece of a file at once, as only a worker may. */
declare const FileReaderSync: new () => { readAsArrayBuffer(piece: Blob): ArrayBuffer };

type BoardJobs = { [K in Exclude<Name, `linear${string}`>]: LargeStarter<K> };

const baseJob = (engine: EngineModule, { base, size }: { base: Base; size: number }): ConstructJob =>
  base.kind === 'explicit' ? new engine.ConstructJob(size) : new engine.ConstructJob(size, base.step);

/** Builds a whole board by a formula in one go: every board but the last of a tiling is small. */
function wholly(job: ConstructJob): Rows {
  while (!job.run(1_000_000));
  const rows = job.rows();
  job.free();
  return rows;
}

/** The jobs about the board on the desk. */
export function boardJobsOf(desk: Desk): BoardJobs {
  /** Runs until the image can be painted, and then looks. Another board may come in between: its image is then the one. */
  const seen = <K extends Name>(
    engine: EngineModule,
    look: (image: BoardImage) => Answer<K>,
    transfer?: (answer: Answer<K>) => Transferable[],
  ): Job =>
    paced((rows) => desk.image(engine).run(rows), {
      answer: () => look(desk.image(engine)),
      ...(transfer ? { transfer } : {}),
    });

  /** Builds a board by formula: the explicit solution or, with a step, the modular line, perhaps in the blocks of another. */
  const built = <K extends 'largeExplicit' | 'largeModular' | 'largeTile'>(
    job: ConstructJob,
    origin: Origin,
    answer: (held: Held, milliseconds: number) => Answer<K>,
  ): Job =>
    paced((rows) => job.run(rows), {
      answer: (milliseconds) => {
        const rows = job.rows();
        return answer(desk.hold({ rows, origin, queens: { given: rows.length, found: 0 } }), milliseconds());
      },
      free: () => job.free(),
    });

  return {
    largeGenerate(engine, { n, queens, seed, source }) {
      desk.forgetImage();
      const job = new engine.GenerateJob(n, queens, seed, source);
      return paced((budget) => job.run(budget), {
        progress: (milliseconds) => ({ ...job.progress(), milliseconds }),
        answer: (milliseconds) => ({
          ...desk.hold({
            rows: job.rows(),
            origin: { kind: 'generated', given: queens, seed, source },
            queens: { given: queens, found: 0 },
          }),
          milliseconds: milliseconds(),
        }),
        free: () => job.free(),
      });
    },

    largeExplicit: (engine, { n }) =>
      built<'largeExplicit'>(new engine.ConstructJob(n), { kind: 'explicit' }, (held, milliseconds) => ({
        ...held,
        rule: engine.explicitRule(n),
        milliseconds,
      })),
    largeModularSteps: (engine, { n }) => instant(() => engine.modularSteps(n)),
    largeModular: (engine, { n, step }) =>
      built<'largeModular'>(new engine.ConstructJob(n, step), { kind: 'modular', step }, (held) => held),
    largeTile(engine, { made, tiles }) {
      let outer = made ? wholly(baseJob(engine, made)) : desk.rows;
      let origin: Origin = made ? made.base : desk.origin;
      const tiled = (tile: Tile): ConstructJob | Rows =>
        tile === 'itself' ? engine.tiling(outer, outer) : new engine.ConstructJob(tile.inner, tile.step, outer);
      for (const tile of tiles.slice(0, -1)) {
        const next = tiled(tile);
        origin = tiledOrigin(origin, outer.length, tile);
        outer = next instanceof Int32Array ? next : wholly(next);
      }
      const last = tiles.at(-1) ?? 'itself';
      const job = tiled(last);
      origin = tiledOrigin(origin, outer.length, last);
      if (!(job instanceof Int32Array)) return built<'largeTile'>(job, origin, (held) => held);
      return instant(() => desk.hold({ rows: job, origin, queens: { given: job.length, found: 0 } }));
    },

    largePair: (engine, { n, seed, sample, completes, given }) =>
      instant(() => {
        const pair = engine.nearPair(n, seed, sample, given === null ? {} : { queens: given });
        if (!pair) throw refused('no-pair', { size: n });
        return desk.hold({ rows: completes ? pair.with : pair.without, origin: BY_HAND });
      }),

    largeComplete(engine, { seed, engine: chosen, bounds }) {
      const given = desk.given;
      const job = new engine.LargeCompleteJob(given, seed, chosen, bounds);
      return paced((steps) => job.run(steps), {
        progress: (milliseconds) => ({ ...job.progress(), milliseconds }),
        answer: (milliseconds) => {
          const { rows, ...completion } = job.answer();
          const { free } = job.progress();
          const queens = { given: given.length - free, found: free };
          const held = rows ? desk.hold({ rows, given, origin: desk.origin, queens }) : desk.held();
          return { ...completion, held, milliseconds: milliseconds() };
        },
        free: () => job.free(),
      });
    },

    largeValidate(engine) {
      const job = new engine.ValidateJob(desk.rows);
      return paced((rows) => job.run(rows), {
        progress: (milliseconds) => ({ rows: job.rows(), of: desk.rows.length, milliseconds }),
        answer: (milliseconds) => ({
          ...job.answer(),
          // Where 2 or 3 divides the size there are no modular solutions to look for.
          modular: desk.rows.length % 2 !== 0 && desk.rows.length % 3 !== 0 && engine.isModular(desk.rows),
          milliseconds: milliseconds(),
        }),
        free: () => job.free(),
      });
    },

    largeRead(engine, { file }) {
      const job = new engine.ReadJob(file.size);
      const reader = new FileReaderSync();
      let bytes = 0;
      const read = (): boolean => {
        if (bytes < file.size) job.push(new Uint8Array(pieceOf(reader, file, bytes)));
        bytes = Math.min(file.size, bytes + PIECE);
        return bytes === file.size;
      };
      return stepped(read, {
        progress: () => ({ bytes, of: file.size }),
        answer: (milliseconds) => {
          const { rows, form } = job.finish();
          const held = desk.hold({ rows, origin: { kind: 'file', name: file.name } });
          return { ...held, form, milliseconds: milliseconds() };
        },
        free: () => job.free(),
      });
    },

    largeWrite(engine, { form }) {
      const job = new engine.WriteJob(desk.rows, form);
      let parts: BlobPart[] = [];
      let bytes = 0;
      const write = (): boolean => {
        const piece = job.next(PIECE);
        if (piece) parts.push(piece as Uint8Array<ArrayBuffer>);
        bytes += piece?.length ?? 0;
        if (parts.length >= PIECES) parts = [new Blob(parts)];
        return !piece;
      };
      return stepped(write, {
        progress: () => ({ bytes }),
        answer: (milliseconds) => ({
          file: new Blob(parts, { type: 'application/octet-stream' }),
          milliseconds: milliseconds(),
        }),
        free: () => job.free(),
      });
    },

    largeTravel: (_, { way }) => instant(() => desk.travel(way)),

    largePaint: (engine, { view, colours }) =>
      seen<'largePaint'>(
        engine,
        (image) => ({
          view,
          bitmap: image.bitmap(view, colours),
          inView: image.count(view),
        }),
        ({ bitmap }) => [bitmap],
      ),
    largeQueens: (engine, { view, most }) => seen<'largeQueens'>(engine, (image) => image.queens(view, most)),
    largeFind: (_, { row, near }) => instant(() => (row === null ? desk.nearest(near) : desk.queenOf(row))),
    largeSquare: (engine, { row, column }) => seen<'largeSquare'>(engine, (image) => image.square(row, column)),

    largeToggle(engine, { row, column }) {
      /** The board that was made ready for the change. Another one may come while its image is built: then that one is looked at. */
      let ready: Rows | null = null;
      let removes = false;
      let by: Attacker | null = null;
      return paced(
        (rows) => {
          if (!desk.image(engine).run(rows)) return false;
          if (desk.rows === ready) return true;
          const { queen, attackers } = desk.image(engine).square(row, column);
          by = queen === null ? (attackers[0] ?? null) : null;
          if (by) return true;
          removes = queen === 'given';
          desk.edit();
          ready = desk.rows;
          return desk.image(engine).run(rows);
        },
        {
          answer: (): Toggled => {
            if (by) return { kind: 'attacked', by };
            const image = desk.image(engine);
            if (removes) {
              image.take(row);
              return { kind: 'removed', held: desk.change(row, -1) };
            }
            const closed = image.closes(row, column);
            image.set(row, column);
            return { kind: 'set', held: desk.change(row, column), closed };
          },
        },
      );
    },
  };
}

/** A file may go away, or change, while it is read. */
function pieceOf(reader: InstanceType<typeof FileReaderSync>, file: Blob, from: number): ArrayBuffer {
  try {
    return reader.readAsArrayBuffer(file.slice(from, from + PIECE));
  } catch {
    throw refused('file-gone');
  }
}
