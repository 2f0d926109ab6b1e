// No guessing: every puzzle of the page can be solved square by square, and the rules up to its grade prove each square.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import packs from '../../data/packs.json' with { type: 'json' };
import shelf from '../../data/shelf.json' with { type: 'json' };
import type { PuzzleStep } from '../../www/src/engine/types';
import { LADDER } from '../../www/src/rooms/play/puzzle/puzzle';
import { sample } from '../soak';
import { load } from './load';

const { engine } = await load('queens-simd');

interface Board {
  readonly rows: Int32Array<ArrayBuffer>;
  readonly regions?: Int32Array<ArrayBuffer>;
  readonly stars: number;
}

/** The puzzle that a text of the shelf or a pack contains: a letter for each column or region, a dot where no queen is given. */
function boardOf(name: string, text: string): Board {
  const [kind = '', size = '0'] = name.split('-');
  const numbers = Int32Array.from(text, (letter) => (letter === '.' ? -1 : Number.parseInt(letter, 36)));
  const stars = kind !== 'stars' ? 1 : Number(size) > 12 ? 3 : 2;
  if (kind === 'completion') return { rows: numbers, stars };
  return { rows: new Int32Array(Number(size) * stars).fill(-1), regions: numbers, stars };
}

/** The claims about single squares that a step proves. */
const claimsOf = ({ excludes, square }: PuzzleStep) =>
  excludes.length > 0
    ? [...excludes].map((excluded) => ({ square: excluded, claim: 'empty' as const }))
    : [{ square: square ?? -1, claim: 'queen' as const }];

/** Solves a puzzle with its hints. The rules up to its grade must prove each square. */
function solveByHints(name: string, text: string): void {
  const puzzle = boardOf(name, text);
  const size = puzzle.rows.length / puzzle.stars;
  const { grade } = engine.gradePuzzle(puzzle);
  const strongest = LADDER.find((rule) => rule === grade || `${rule}s` === grade);
  assert.ok(strongest, `${name}: ${grade}`);
  const own = puzzle.rows.slice();
  const marks: number[] = [];
  for (;;) {
    const { kind, step } = engine.hintPuzzle(puzzle, own, Uint32Array.from(marks));
    if (kind === 'solved') return;
    assert.ok(kind === 'step' && step, `${name}: ${kind}`);
    for (const { square, claim } of claimsOf(step)) {
      const forced = engine.isForced(puzzle, own, Uint32Array.from(marks), { square, claim, strongest });
      assert.ok(forced, `${name}: ${claim} on ${square} after ${own} and ${marks}`);
      if (claim === 'empty') marks.push(square);
      else own[own.indexOf(-1, Math.floor(square / size) * puzzle.stars)] = square % size;
    }
  }
}

const SHIPPED = Object.entries(Object.assign({}, shelf, ...Object.values(packs)) as Record<string, string>);
/** Each run of the tests solves one puzzle in this many. */
const EVERY = 10;

test('every shipped puzzle is solved without guessing', () => {
  for (const [name, text] of sample(SHIPPED, EVERY)) solveByHints(name, text);
});
