// Card polls: the codes on the cards, and the reading of drawn photographs of thirty cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, DISTANCE, modulesOf, TURNS, wordOf } from '../../www/src/rooms/teach/poll/codebook';
import { readCards } from '../../www/src/rooms/teach/poll/reader';
import { SOAK } from '../soak';
import { photograph } from './photographs';

/** A card after a quarter turn to the left, row by row, computed in another way. */
const quarter = (modules: readonly boolean[]): boolean[] =>
  modules.map((_, at) => modules[(at % 5) * 5 + (4 - Math.floor(at / 5))] ?? false);

const orientations = Array.from({ length: CARDS }, (_, at) => at + 1).flatMap((card) => {
  let modules = modulesOf(card);
  return TURNS.map((turn) => {
    if (turn > 0) modules = quarter(modules);
    return { card, turn, modules };
  });
});

test('any two cards differ in at least nine modules, in any rotation', () => {
  assert.ok(CARDS >= 30);
  for (const [at, one] of orientations.entries())
    for (const other of orientations.slice(at + 1)) {
      const differ = one.modules.filter((module, index) => module !== other.modules[index]).length;
      assert.ok(differ >= DISTANCE, `${one.card}${one.turn} and ${other.card}${other.turn}`);
    }
});

test('a card is recognised whichever side is up, with one wrong module, and not with five', () => {
  for (const { card, turn, modules } of orientations) {
    assert.deepEqual(wordOf(modules, 0)?.card, card);
    assert.deepEqual(wordOf(modules, 0)?.turn, turn);
    const wrong = (count: number): boolean[] => modules.map((module, at) => module !== (at * 7) % 25 < count);
    assert.equal(wordOf(wrong(1), 1)?.card, card);
    assert.equal(wordOf(wrong(5), 1), null);
  }
});

test('none of thirty cards in a photograph is misread, and 95 of 100 are read', () => {
  const photographs = SOAK ? 200 : 12;
  let [read, shown] = [0, 0];
  for (let seed = 1; seed <= photographs; seed++) {
    const { grey, cards } = photograph(seed);
    const seen = readCards(grey);
    shown += cards.length;
    for (const { card, turn, quad } of seen) {
      const meant = cards.find((one) => one.card === card);
      assert.equal(meant?.turn, turn, `photograph ${seed}, card ${card}`);
      // The page marks the cards in the picture, so their corners must be right.
      for (const [at, corner] of quad.entries()) {
        const off = Math.hypot(corner.x - (meant?.quad[at]?.x ?? 0), corner.y - (meant?.quad[at]?.y ?? 0));
        assert.ok(off < 3, `photograph ${seed}, card ${card}: a corner is ${off.toFixed(1)} pixels off`);
      }
      read += 1;
    }
  }
  assert.ok(read >= 0.95 * shown, `${read} of ${shown} cards were read`);
});
