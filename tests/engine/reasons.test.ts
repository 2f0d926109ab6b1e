// Proofs by reasons, made through the actions of the page and exported as DRAT. The engine's checker and a checker that shares no code
// with it accept them.
import '../page/english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { QUEEN } from '../../www/src/board/picture/queen';
import type { EngineModule, PuzzleLine, PuzzleMove, PuzzleStep } from '../../www/src/engine/types';
import { enginePuzzle } from '../../www/src/rooms/play/puzzle/engine-forms';
import { type Family, LADDER, type Puzzle } from '../../www/src/rooms/play/puzzle/puzzle';
import { columnsByRow, queenSetBy, squaresOf } from '../../www/src/rooms/play/puzzle/sketch';
import type { GradedPuzzle, WritingProgress } from '../../www/src/rooms/play/questions';
import {
  type AcceptedMove,
  applyMove,
  isStep,
  type ProvedStep,
  proofStateOf,
} from '../../www/src/rooms/play/reasons/cases';
import type { Drat } from '../../www/src/rooms/play/reasons/drat';
import { clausesOf } from '../../www/src/rooms/play/reasons/formula';
import { type Goal, goalIn, MAX_WAYS } from '../../www/src/rooms/play/reasons/goal';
import { dratJob, judge, lemmaJob, reasonsJob } from '../../www/src/rooms/play/reasons/jobs';
import { lemmaOf } from '../../www/src/rooms/play/reasons/lemma';
import { proofPicture } from '../../www/src/rooms/play/reasons/pictures';
import {
  isProved,
  movesOf,
  type Proving,
  type ProvingAction,
  provedSketch,
  readProof,
  startProving,
  updateProving,
  writeProof,
} from '../../www/src/rooms/play/reasons/proving';
import { SOAK } from '../soak';
import { load } from './load';
import { numbers } from './random';

/** The number of proofs. */
const PROOFS = 200;

const parseClauses = (text: string): number[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^[cp]/.test(line))
    .map((line) => line.split(' ').map(Number).slice(0, -1));

/** Whether each clause follows by unit propagation from the clauses before it, and the last clause is empty. */
const isRefuted = (cnf: string, proof: string): boolean =>
  areDerivable(cnf, proof) && parseClauses(proof).at(-1)?.length === 0;

/** Whether each clause follows by unit propagation from the clauses before it. */
function areDerivable(cnf: string, proof: string): boolean {
  const known = new Clauses();
  for (const clause of parseClauses(cnf)) known.add(clause);
  return parseClauses(proof).every((clause) => {
    const follows = known.refute(clause);
    known.add(clause);
    return follows;
  });
}

/** Clauses, the number of false literals of each, and the literals that propagation has made true. */
class Clauses {
  private readonly all: (readonly number[])[] = [];
  private readonly falses: number[] = [];
  /** The clauses that contain a literal. */
  private readonly of = new Map<number, number[]>();
  private readonly truths = new Set<number>();
  private contradicts = false;

  add(clause: readonly number[]): void {
    const index = this.all.push(clause) - 1;
    for (const literal of clause) this.of.set(literal, [...(this.of.get(literal) ?? []), index]);
    this.falses.push(clause.filter((literal) => this.truths.has(-literal)).length);
    const open = clause.filter((literal) => !this.truths.has(-literal));
    if (open.length === 0) this.contradicts = true;
    else if (open.length === 1) this.assume([open[0] ?? 0]);
    if (open.length === 1 && this.last === null) this.contradicts = true;
  }

  /** Whether the clauses contradict each other once all literals of this clause are false. */
  refute(clause: readonly number[]): boolean {
    if (this.contradicts) return true;
    const trail = this.assume(clause.map((literal) => -literal));
    const refuted = this.last === null;
    for (const literal of trail) {
      this.truths.delete(literal);
      for (const index of this.of.get(-literal) ?? []) this.falses[index] = (this.falses[index] ?? 0) - 1;
    }
    return refuted;
  }

  /** Null if the last call of `assume` led to a contradiction, otherwise 0. */
  private last: number | null = 0;

  private assume(literals: readonly number[]): number[] {
    const trail: number[] = [];
    const queue = [...literals];
    this.last = 0;
    for (let at = 0; at < queue.length; at++) {
      const literal = queue[at] ?? 0;
      if (this.truths.has(literal)) continue;
      if (this.truths.has(-literal)) {
        this.last = null;
        return trail;
      }
      this.truths.add(literal);
      trail.push(literal);
      for (const index of this.of.get(-literal) ?? []) {
        this.falses[index] = (this.falses[index] ?? 0) + 1;
        const clause = this.all[index] ?? [];
        if (clause.length - (this.falses[index] ?? 0) > 1) continue;
        const open = clause.find((one) => !this.truths.has(-one));
        if (open === undefined) this.last = null;
        else if (!this.truths.has(open)) queue.push(open);
      }
      if (this.last === null) return trail;
    }
    return trail;
  }
}

const KINDS = { row: 0, column: 1, region: 2 } as const;

/** Enters moves as a person does: points at squares and lines, and chooses rules. */
function createPlayer(engine: EngineModule, puzzle: Puzzle, goal: Goal | null = null) {
  let proving = startProving([], goal);
  const act = (action: ProvingAction): void => {
    proving = updateProving(proving, puzzle, action);
    const { judging, steps } = proving;
    if (!judging) return;
    const judgement = judge(engine, puzzle, proofStateOf(puzzle, steps), judging);
    proving = updateProving(proving, puzzle, { type: 'judged', reason: judging, verdict: judgement });
  };
  const name = (lines: readonly PuzzleLine[]): void => {
    for (const { kind, index } of lines) {
      if (proving.kind !== kind) act({ type: 'kind', kind });
      act({ type: 'line', line: KINDS[kind] * puzzle.size + index });
    }
  };
  const step = ({ rule, square, excludes, lines, within }: PuzzleStep): void => {
    const claim = excludes.length === 0 ? 'queen' : 'empty';
    const at = claim === 'queen' ? square : (excludes[0] ?? null);
    assert.ok(at !== null);
    const before = proving.steps.length;
    act({ type: 'point', square: at });
    act({ type: 'rule', rule, ...(rule === 'strip' ? { claim } : {}) });
    // For a strip, its rows or columns are named: the regions follow from them.
    name(rule === 'strip' ? [...lines, ...within].filter(({ kind }) => kind !== 'region') : lines);
    if (rule === 'set' || rule === 'strip') act({ type: 'check' });
    assert.ok(proving.steps.length > before, `${rule} is accepted`);
  };
  const move = (one: PuzzleMove): void => {
    const before = proving.steps.length;
    if (one.step) step(one.step);
    else if (one.kind === 'suppose') {
      act({ type: 'point', square: one.square ?? 0 });
      act({ type: 'suppose' });
    } else if (one.kind === 'contradiction') {
      act({ type: 'end' });
      name(one.lines);
    }
    // The queen that fills the board of a case also ends the case.
    assert.ok(one.kind === 'way' || proving.steps.length > before, `${one.kind} is accepted`);
  };
  return { now: () => proving, act, step, move };
}

/** Enters the certificate of a puzzle. */
function proveByCertificate(engine: EngineModule, puzzle: Puzzle): Proving {
  const playing = createPlayer(engine, puzzle);
  for (const step of engine.gradePuzzle(enginePuzzle(puzzle)).steps ?? []) playing.step(step);
  return playing.now();
}

describe('proofs by reasons', async () => {
  const { engine } = await load('queens-simd', 'reasons');

  /** Returns a proof as programs read it. Each slice of the job takes at most `milliseconds`. */
  function dratOf(puzzle: Puzzle, { steps, goal }: Proving, milliseconds = 1_000): Drat {
    const job = dratJob(engine, { puzzle, steps, goal });
    for (;;) {
      const outcome = job.slice(milliseconds);
      if (outcome.done) return outcome.answer as Drat;
    }
  }

  function makePuzzle(
    family: Family,
    size: number,
    grade: 'singles' | 'pointers' | 'killers' | 'sets' | 'trial',
    seed: number,
  ): Puzzle {
    const { rows, regions } = engine.makePuzzle({ family, size, grade, seed });
    return { family, size, given: [...rows], regions: regions ? [...regions] : null };
  }

  test('the formula of a completion agrees with the engine', () => {
    const puzzle = makePuzzle('completion', 8, 'killers', 1);
    const sorted = (clauses: readonly (readonly number[])[]): string[] =>
      clauses.map((clause) => [...clause].sort((a, b) => a - b).join(' ')).sort();
    const { cnf } = engine.prove(Int32Array.from(puzzle.given), { budget: 0 });
    assert.deepEqual(new Set(sorted([...clausesOf(puzzle)])), new Set(sorted(parseClauses(cnf))));
  });

  test('200 proofs are accepted by two checkers, but not without the proved queens', () => {
    const kinds = [
      ['completion', 6, 'killers'],
      ['completion', 8, 'sets'],
      ['completion', 8, 'trial'],
      ['regions', 6, 'pointers'],
      ['regions', 7, 'sets'],
      ['regions', 7, 'trial'],
    ] as const;
    const rules = new Set<string>();
    let wide = 0;
    for (let seed = 1; seed <= PROOFS; seed++) {
      const [family, size, grade] = kinds[seed % kinds.length] ?? kinds[0];
      const puzzle = makePuzzle(family, size, grade, seed);
      const proving = proveByCertificate(engine, puzzle);
      assert.ok(isProved({ puzzle }, proving));
      for (const entry of proving.steps) {
        assert.ok(isStep(entry));
        const { step } = entry;
        rules.add(step.rule);
        if (step.rule === 'set' && step.lines.length > 2) wide += 1;
      }
      const { cnf, proof } = dratOf(puzzle, proving);
      assert.ok(isRefuted(cnf, proof), `${family} ${size} ${grade} ${seed}`);
      assert.deepEqual(engine.checkProof(cnf, proof).ok, true);
      if (seed % 20 === 0) {
        // Without the proved queens and the last clause of the formula, nothing is refuted.
        const queens = proof.split('\n').filter((line) => !/^\d+ 0$/.test(line));
        const weaker = cnf
          .replace(/\n[^\n]*\n$/, '\n')
          .replace(/^p cnf (\d+) (\d+)$/m, (_, all, many) => `p cnf ${all} ${many - 1}`);
        assert.ok(!isRefuted(weaker, queens.join('\n')));
      }
    }
    assert.deepEqual(rules, new Set(['single', 'pointer', 'killer', 'set', 'trial']));
    assert.ok(wide > 0, 'sets of three lines are among them');
  });

  // ---------------------------------------------------------------- several queens in a line

  const makeStarBattle = (size: number, level: 'easy' | 'medium' | 'hard' | 'expert', seed: number): Puzzle => {
    const stars = size > 12 ? 3 : 2;
    const { regions = [] } = engine.makePuzzle({ family: 'regions', size, stars, level, seed });
    return { family: 'stars', size, given: Array<number>(size * stars).fill(-1), regions: [...regions], stars };
  };

  test('with several queens in a line, the formula is true for the solution of the puzzle and false for all similar boards', () => {
    const puzzle = makeStarBattle(8, 'easy', 1);
    const clauses = [...clausesOf(puzzle)];
    const way = new Set(engine.puzzleWays(enginePuzzle(puzzle), 1).ways.flatMap((rows) => squaresOf([...rows], 8)));
    const isSatisfied = (queens: ReadonlySet<number>): boolean =>
      clauses.every((clause) => clause.some((one) => queens.has(Math.abs(one) - 1) === one > 0));
    assert.ok(isSatisfied(way));
    // With one queen fewer, one more or one moved, it is not a solution.
    for (const queen of way) {
      const rest = [...way].filter((one) => one !== queen);
      assert.ok(!isSatisfied(new Set(rest)));
      for (let square = 0; square < 64; square++) {
        if (way.has(square)) continue;
        assert.ok(!isSatisfied(new Set([...way, square])));
        assert.ok(!isSatisfied(new Set([...rest, square])));
      }
    }
  });

  test('with several queens in a line, proofs are also accepted by two checkers', () => {
    const kinds = [
      [8, 'easy'],
      [8, 'medium'],
      [8, 'hard'],
      [8, 'expert'],
      [9, 'hard'],
      [10, 'hard'],
    ] as const;
    const rules = new Map<string, number>();
    for (let seed = 1; seed <= (SOAK ? 120 : 12); seed++) {
      const [size, level] = kinds[seed % kinds.length] ?? kinds[0];
      const puzzle = makeStarBattle(size, level, seed);
      const proving = proveByCertificate(engine, puzzle);
      assert.ok(isProved({ puzzle }, proving), `${size} ${level} ${seed}`);
      for (const entry of proving.steps)
        if (isStep(entry)) rules.set(entry.step.rule, (rules.get(entry.step.rule) ?? 0) + 1);
      const { cnf, proof } = dratOf(puzzle, proving);
      assert.ok(isRefuted(cnf, proof), `${size} ${level} ${seed}`);
      assert.equal(engine.checkProof(cnf, proof).ok, true);
      const outcome = reasonsJob(engine, { puzzle, reasons: readProof(writeProof(proving))?.moves ?? [] }).slice(20);
      assert.ok(outcome.done);
      assert.deepEqual(movesOf({ ...proving, steps: outcome.answer as AcceptedMove[] }), movesOf(proving));
    }
    const all = ['single', 'block', 'pointer', 'killer', 'set', 'strip', 'trial'];
    assert.deepEqual(new Set(rules.keys()), new Set(all), JSON.stringify([...rules]));
  });

  test('files for checkers are written in slices, and are the same however long a slice is', () => {
    const puzzle = makeStarBattle(10, 'hard', 1);
    const proving = proveByCertificate(engine, puzzle);
    const job = dratJob(engine, { puzzle, ...proving });
    const seen: number[] = [];
    let outcome = job.slice(1);
    for (; !outcome.done; outcome = job.slice(1)) seen.push((job.progress() as WritingProgress).moves);
    assert.ok(seen.length > 2, 'more than one slice is needed');
    assert.deepEqual(
      seen,
      seen.toSorted((one, two) => one - two),
    );
    assert.ok(seen.every((moves) => moves < proving.steps.length));
    assert.deepEqual(outcome.answer, dratOf(puzzle, proving, 60_000));
  });

  test('with several queens in a line, a lemma is valid on every symmetric image of its board, and proves nothing false elsewhere', () => {
    let elsewhere = 0;
    // Each lemma ends with the first step that uses its rule.
    for (const [size, level, seed, rule] of [
      [8, 'easy', 3, 'single'],
      [9, 'hard', 8, 'block'],
      [8, 'medium', 4, 'pointer'],
      [8, 'hard', 1, 'strip'],
      [8, 'hard', 4, 'set'],
    ] as const) {
      const puzzle = makeStarBattle(size, level, seed);
      const { steps } = proveByCertificate(engine, puzzle);
      const first = steps.slice(0, steps.findIndex((entry) => isStep(entry) && entry.step.rule === rule) + 1);
      const lemma = lemmaOf(puzzle, first, first.length, 'first steps');
      assert.ok(lemma);
      const last = first.at(-1);
      assert.ok(last && isStep(last));
      /** Returns the steps of the lemma at a square; null if it is not valid there. Checks that they agree with the only solution. */
      const applyLemma = (board: Puzzle, square: number): readonly ProvedStep[] | null => {
        const outcome = lemmaJob(engine, { puzzle: board, steps: [], lemma, square }).slice(20);
        assert.ok(outcome.done);
        const proved = outcome.answer as readonly ProvedStep[] | null;
        const way = new Set(squaresOf([...(engine.puzzleWays(enginePuzzle(board), 1).ways[0] ?? [])], size));
        const { sketch } = proofStateOf(board, proved ?? []);
        assert.ok(squaresOf(columnsByRow(board, sketch), size).every((queen) => way.has(queen)));
        assert.ok([...sketch.marks].every((mark) => !way.has(mark)));
        return proved;
      };
      for (const turn of SYMMETRIES) {
        const square = turn(Math.floor(last.reason.square / size), last.reason.square % size, size - 1);
        assert.equal(applyLemma(imageOf(puzzle, turn), square)?.length, first.length, `${size} ${level} ${seed}`);
      }
      for (let square = 0; square < size * size; square++) if (!applyLemma(puzzle, square)) elsewhere += 1;
    }
    assert.ok(elsewhere > 100, `${elsewhere}`);
  });

  test('with several queens in a line, each move also has a picture with the proved queens and its sentence', () => {
    const puzzle = makeStarBattle(8, 'easy', 1);
    const proving = proveByCertificate(engine, puzzle);
    const { steps } = proving;
    const found = { puzzle, steps: engine.gradePuzzle(enginePuzzle(puzzle)).steps ?? [] } as unknown as GradedPuzzle;
    const { shapes } = proofPicture(proving, found);
    const texts = shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
    for (let move = 1; move <= steps.length; move++)
      assert.equal(texts.filter((text) => text.startsWith(`${move}. `)).length, 1, `${move}`);
    // Each of the boards names its rows and columns.
    assert.equal(texts.filter((text) => text === '8').length, 2 * (steps.length + 1));
    const drawn = shapes.filter((shape) => shape.kind === 'outline' && shape.d === QUEEN).length;
    const counts = steps.map((entry, at) => {
      const before = provedSketch(puzzle, steps.slice(0, at));
      const sets = isStep(entry) && queenSetBy(entry.step) !== null ? 1 : 0;
      return squaresOf(columnsByRow(puzzle, before), 8).length + sets;
    });
    assert.equal(counts.at(-1), 16);
    assert.equal(
      drawn,
      counts.reduce((sum, count) => sum + count, 0),
    );
  });

  // ---------------------------------------------------------------- cases

  /** The solutions of a puzzle as texts. */
  function waysOf(puzzle: Puzzle): string[] {
    return engine.puzzleWays(enginePuzzle(puzzle), 1_000).ways.map((rows) => rows.join(' '));
  }

  /** Boards of both families, with no solution, one solution or several solutions. */
  function* boards(count: number): Generator<Puzzle> {
    const below = numbers(7);
    for (let seed = 1; seed <= count; seed++) {
      if (seed % 4 === 0) {
        const given = [...engine.makeGuilty({ size: 6 + (seed % 3), fewest: 1, seed })];
        yield { family: 'completion', size: given.length, given, regions: null };
      } else if (seed % 4 === 1) {
        // If two squares change their region, the board can have any number of solutions.
        const { size, regions, ...rest } = makePuzzle('regions', 6, 'trial', seed);
        const labels = [...(regions ?? [])];
        for (let change = 0; change < 2; change++) {
          const [square, from] = [below(size * size), below(size * size)];
          if (labels.filter((label) => label === labels[square]).length > 1) labels[square] = labels[from] ?? 0;
        }
        yield { ...rest, size, regions: labels };
      } else {
        // Every second of these puzzles loses a given queen, so it has more solutions.
        const { given, ...rest } = makePuzzle('completion', 7, 'killers', seed);
        const rows = given.flatMap((column, row) => (column < 0 ? [] : [row]));
        const removed = new Set(Array.from({ length: seed % 2 }, () => rows[below(rows.length)]));
        yield { ...rest, given: given.map((column, row) => (removed.has(row) ? -1 : column)) };
      }
    }
  }

  test('the next move uses the weakest of the allowed rules, and cases only if they are allowed', () => {
    const PAIRS = [[], ['single'], ['single', 'killer'], ['killer', 'set', 'single']] as const;
    const counts = { none: 0, cases: 0, step: 0 };
    for (const puzzle of boards(12)) {
      let before = 9;
      for (const rules of PAIRS) {
        const on = [Int32Array.from(puzzle.given), new Uint32Array()] as const;
        const next = engine.nextMove(enginePuzzle(puzzle), ...on, { rules: [...rules], cases: false });
        const withCases = engine.nextMove(enginePuzzle(puzzle), ...on, { rules: [...rules] });
        assert.equal(withCases?.kind, next?.kind ?? 'suppose');
        if (!next) counts[withCases ? 'cases' : 'none'] += 1;
        if (next?.kind !== 'step') continue;
        counts.step += 1;
        const rule = next.step?.rule ?? 'trial';
        assert.ok((rules as readonly string[]).includes(rule), rule);
        // With more rules allowed, the chosen rule is never stronger.
        assert.ok(LADDER.indexOf(rule) <= before);
        before = LADDER.indexOf(rule);
      }
    }
    assert.ok(counts.none === 0 && counts.cases > 5 && counts.step > 5, JSON.stringify(counts));
  });

  const MAX_PROOF_LENGTH = 150;

  test('proofs with cases, as the machine writes them, end with all solutions and no other board, and two checkers accept them', () => {
    const counts = new Map<number, number>();
    let supposed = 0;
    for (const puzzle of boards(SOAK ? 200 : 40)) {
      const ways = waysOf(puzzle);
      const moves = engine.provePuzzle(enginePuzzle(puzzle), MAX_PROOF_LENGTH)?.moves;
      if (!moves || ways.length > 8) continue;
      const playing = createPlayer(engine, puzzle);
      for (const move of moves) playing.move(move);
      const proving = playing.now();
      const found = proofStateOf(puzzle, proving.steps).ways?.map((way) => columnsByRow(puzzle, way).join(' '));
      assert.deepEqual(new Set(found), new Set(ways));
      assert.equal(found?.length, ways.length);
      assert.ok(isProved({ puzzle, ways: ways.length }, proving));
      assert.ok(!isProved({ puzzle, ways: ways.length + 1 }, proving));
      counts.set(ways.length, (counts.get(ways.length) ?? 0) + 1);
      supposed += proving.steps.filter((entry) => !isStep(entry) && entry.turn === 'suppose').length;
      const { cnf, proof } = dratOf(puzzle, proving);
      assert.ok(isRefuted(cnf, proof));
      assert.equal(engine.checkProof(cnf, proof).ok, true);
      // The link restores the same moves.
      const outcome = reasonsJob(engine, { puzzle, reasons: movesOf(proving) }).slice(20);
      assert.ok(outcome.done);
      assert.deepEqual(movesOf({ ...proving, steps: outcome.answer as AcceptedMove[] }), movesOf(proving));
    }
    assert.ok((counts.get(0) ?? 0) > 2 && (counts.get(1) ?? 0) > 2 && supposed > 5, `${[...counts]} ${supposed}`);
    assert.ok([...counts.keys()].some((ways) => ways > 1));
  });

  test('random moves in random cases: proved facts are true in every solution that agrees with the assumptions', () => {
    const below = numbers(3);
    let [both, others, checked] = [0, 0, 0];
    for (const puzzle of boards(SOAK ? 100 : 24)) {
      const all = engine.puzzleWays(enginePuzzle(puzzle), 1_000).ways.map((rows) => [...rows]);
      const playing = createPlayer(engine, puzzle);
      for (let count = 0; count < 40; count++) {
        const { steps } = playing.now();
        const stand = proofStateOf(puzzle, steps);
        if (stand.ways) break;
        const { sketch, cases } = stand;
        // A solution agrees if the assumption of each case is true in it.
        const agreeing = all.filter((rows) =>
          cases.every(
            ({ square, is }) => (rows[Math.floor(square / puzzle.size)] === square % puzzle.size) === (is === 'queen'),
          ),
        );
        for (const rows of agreeing) {
          assert.ok(sketch.queens.every((column, row) => column < 0 || rows[row] === column));
          assert.ok([...sketch.marks].every((mark) => rows[Math.floor(mark / puzzle.size)] !== mark % puzzle.size));
        }
        checked += 1;
        const [open] = cases.slice(-1);
        const next = engine.nextMove(
          enginePuzzle(puzzle),
          Int32Array.from(columnsByRow(puzzle, sketch)),
          Uint32Array.from(sketch.marks),
        );
        const dice = below(10);
        if (dice < 2 && open && applyMove(puzzle, stand, { turn: 'other' })) {
          playing.act({ type: 'other' });
          others += 1;
        } else if (dice < 4 && open?.other && 'sketch' in open.other) {
          playing.act({ type: 'both' });
          both += 1;
        } else if (dice < 6 && cases.length < 3) {
          playing.act({ type: 'point', square: below(puzzle.size ** 2) });
          playing.act({ type: 'suppose' });
        } else if (next && next.kind !== 'way') playing.move(next);
      }
      const { ways } = proofStateOf(puzzle, playing.now().steps);
      if (ways)
        assert.deepEqual(new Set(ways.map((way) => columnsByRow(puzzle, way).join(' '))), new Set(waysOf(puzzle)));
      // As a formula, the unfinished proof is valid: each clause follows.
      const { cnf, proof } = dratOf(puzzle, playing.now());
      const clauses = proof
        .split('\n')
        .slice(0, ways ? undefined : -2)
        .join('\n');
      // The solutions that were found in finished cases are excluded.
      const found = proofStateOf(puzzle, playing.now().steps).cases.flatMap(({ other }) =>
        other && 'ways' in other ? other.ways : [],
      );
      const excluded = found.map((way) =>
        way.queens.map((column, row) => -(row * puzzle.size + Math.max(column, puzzle.given[row] ?? 0) + 1)),
      );
      assert.ok(areDerivable([cnf, ...excluded.map((clause) => `${clause.join(' ')} 0`)].join('\n'), clauses));
    }
    assert.ok(both > 5 && others > 5 && checked > 200, `${both} ${others} ${checked}`);
  });

  test('lines are accepted as contradictory, or refused without a counterexample, only if the board has no solution', () => {
    const below = numbers(11);
    const seen = { accepted: 0, refused: 0, hidden: 0, known: 0 };
    for (const puzzle of boards(SOAK ? 200 : 40)) {
      const kinds = puzzle.regions ? 3 : 2;
      for (let count = 0; count < 50; count++) {
        const marks = Array.from({ length: below(puzzle.size * 4) }, () => below(puzzle.size ** 2));
        const lines = Array.from({ length: 1 + below(4) }, () => below(kinds * puzzle.size));
        const { kind, counterexample } = engine.checkContradiction(
          enginePuzzle(puzzle),
          Int32Array.from(puzzle.given),
          Uint32Array.from(marks),
          Uint32Array.from(lines),
        );
        const fits = engine
          .puzzleWays(enginePuzzle(puzzle), 1_000)
          .ways.some((rows) => marks.every((mark) => rows[Math.floor(mark / puzzle.size)] !== mark % puzzle.size));
        seen[kind === 'refused' && !counterexample ? 'hidden' : kind] += 1;
        if (kind === 'accepted' || !counterexample) assert.ok(!fits);
        else assert.ok([...counterexample].every((queen) => !marks.includes(queen)));
      }
    }
    assert.ok(seen.accepted > 50 && seen.refused > 50 && seen.hidden > 3, JSON.stringify(seen));
  });

  test('a lemma is valid on every symmetric image of its board, and proves nothing false elsewhere', () => {
    const seen = { placed: 0, elsewhere: 0 };
    for (const [family, size, grade, seed] of [
      ['completion', 8, 'killers', 2],
      ['completion', 8, 'sets', 3],
      ['regions', 7, 'pointers', 4],
      ['regions', 7, 'trial', 5],
    ] as const) {
      const puzzle = makePuzzle(family, size, grade, seed);
      const { steps } = proveByCertificate(engine, puzzle);
      const count = Math.min(
        5,
        steps.findIndex((entry) => isStep(entry) && entry.step.rule === 'single' && entry !== steps[0]) + 1,
      );
      const first = steps.slice(0, count);
      const lemma = lemmaOf(puzzle, first, count, 'first steps');
      assert.ok(lemma);
      const last = first.at(-1);
      assert.ok(last && isStep(last));
      for (const turn of SYMMETRIES) {
        const image = imageOf(puzzle, turn);
        const square = turn(Math.floor(last.reason.square / size), last.reason.square % size, size - 1);
        const outcome = lemmaJob(engine, { puzzle: image, steps: [], lemma, square }).slice(20);
        assert.ok(outcome.done);
        const proved = outcome.answer as readonly ProvedStep[] | null;
        assert.equal(proved?.length, count, `${family} ${turn}`);
        const { sketch } = proofStateOf(image, proved ?? []);
        const solution = engine.puzzleWays(enginePuzzle(image), 1).ways[0] ?? [];
        assert.ok(sketch.queens.every((column, row) => column < 0 || solution[row] === column));
        seen.placed += 1;
      }
      // Elsewhere its reasons are checked again: no step is accepted because it was true on another board.
      for (let square = 0; square < size * size; square++) {
        const outcome = lemmaJob(engine, { puzzle, steps: [], lemma, square }).slice(20);
        assert.ok(outcome.done);
        const proved = outcome.answer as readonly ProvedStep[] | null;
        if (!proved) seen.elsewhere += 1;
        for (const { step } of proved ?? []) {
          const [way = []] = engine.puzzleWays(enginePuzzle(puzzle), 1).ways;
          for (const excluded of step.excludes) assert.notEqual(way[Math.floor(excluded / size)], excluded % size);
        }
      }
    }
    assert.deepEqual(seen.placed, 32);
    assert.ok(seen.elsewhere > 100, JSON.stringify(seen));
  });

  test('a single square is a goal: it is reached when it is proved, and its proof refutes the opposite', () => {
    const puzzle = makePuzzle('completion', 8, 'killers', 5);
    const certificate = engine.gradePuzzle(enginePuzzle(puzzle)).steps ?? [];
    const target = certificate.find(({ excludes }) => excludes.length > 0)?.excludes[0] ?? 0;
    const goal = goalIn(engine.puzzleWays(enginePuzzle(puzzle), MAX_WAYS), puzzle, target);
    assert.deepEqual(goal, { square: target, is: 'empty' });
    const playing = createPlayer(engine, puzzle, goal);
    for (const step of certificate) {
      assert.ok(!isProved({ puzzle }, playing.now()));
      playing.step(step);
      if (step.excludes.includes(target)) break;
    }
    assert.ok(isProved({ puzzle }, playing.now()));
    const { cnf, proof } = dratOf(puzzle, playing.now());
    assert.ok(isRefuted(cnf, proof));
    assert.ok(!isRefuted(cnf.replace(`\n${target + 1} 0\n`, '\n'), proof));
  });
});

/** The images of a square under the eight symmetries. */
const SYMMETRIES: readonly ((row: number, column: number, last: number) => number)[] = [
  (row, column, last) => row * (last + 1) + column,
  (row, column, last) => row * (last + 1) + last - column,
  (row, column, last) => (last - row) * (last + 1) + column,
  (row, column, last) => (last - row) * (last + 1) + last - column,
  (row, column, last) => column * (last + 1) + row,
  (row, column, last) => column * (last + 1) + last - row,
  (row, column, last) => (last - column) * (last + 1) + row,
  (row, column, last) => (last - column) * (last + 1) + last - row,
];

function imageOf(puzzle: Puzzle, turn: (typeof SYMMETRIES)[number]): Puzzle {
  const { size } = puzzle;
  const given = puzzle.given.map(() => -1);
  const regions = puzzle.regions && Array<number>(size * size).fill(0);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const to = turn(row, column, size - 1);
      if (puzzle.given[row] === column) given[Math.floor(to / size)] = to % size;
      if (regions) regions[to] = puzzle.regions?.[row * size + column] ?? 0;
    }
  return { ...puzzle, given, regions };
}
