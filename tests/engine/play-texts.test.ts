// The texts of Play in every language, with the values that Play passes to them: no value is missing, so no placeholder is shown.
import './mock-page';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opening as startShared } from '../../www/src/kernel/state';
import { ownWants } from '../../www/src/rooms/play/own/wants';
import { enginePuzzle, hintOf } from '../../www/src/rooms/play/puzzle/engine-forms';
import { openingWant } from '../../www/src/rooms/play/puzzle/opening';
import { nameOf, type Source } from '../../www/src/rooms/play/puzzle/puzzle';
import { DEGREES } from '../../www/src/rooms/play/puzzle/solving';
import type { GradedPuzzle, Hint } from '../../www/src/rooms/play/questions';
import { type Play, type PlayAction, startPlay, updatePlay } from '../../www/src/rooms/play/slice';
import { createView } from '../../www/src/rooms/play/view';
import { forget, learn } from '../../www/src/texts/catalogue';
import { write } from '../../www/src/texts/intl';
import { catalogue, languages } from '../../www/texts.mjs';
import { SOAK } from '../soak';
import { load } from './load';
import { actionFor } from './room-answers';

/** Renders every text that `show` uses. Returns the warnings of the catalogue. */
function warningsOf(show: () => void): string[] {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warnings.push(text);
  try {
    show();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

/** Yields the strings in a template and in its nested templates. */
function* wordsIn(shown: unknown): Generator<string> {
  if (typeof shown === 'string') yield shown;
  else if (Array.isArray(shown)) for (const each of shown) yield* wordsIn(each);
  else if (shown && typeof shown === 'object' && 'values' in shown) yield* wordsIn(shown.values);
}

describe('Play', async () => {
  const { engine } = await load('queens-simd', 'play-texts');
  const texts = Object.keys(languages).map((language) => [language, Object.values(catalogue(language))] as const);
  const view = createView();
  const dispatch = (): void => {};
  const { rooms: _, ...shared } = startShared;

  /** Draws states in every language. Returns the faults of their texts. */
  function faultsIn(states: readonly Play[]): string[] {
    const wrong = new Set<string>();
    for (const [language, parts] of texts) {
      forget();
      write(language);
      for (const part of parts) learn(part);
      const warnings = warningsOf(() => {
        for (const own of states)
          for (const words of wordsIn(view({ own, shared, dispatch, dispatchApp: dispatch })))
            if (/\{\w+\}/.test(words)) wrong.add(`${language}: ${words}`);
      });
      for (const warning of warnings) wrong.add(`${language}: ${warning}`);
    }
    return [...wrong];
  }

  const sources: readonly Source[] = [
    ...(['easy', 'medium', 'hard', 'expert'] as const).flatMap((word) =>
      (['completion', 'regions', 'stars'] as const).map(
        (family): Source => ({ kind: 'made', family, size: 8, word, seed: 5 }),
      ),
    ),
    { kind: 'guilty', size: 8, fewest: 2, seed: 3 },
    { kind: 'day', family: 'regions', day: '2026-11-28' as never },
  ];

  for (const source of SOAK ? sources : sources.filter((_, index) => [1, 5, 9, 12].includes(index)))
    test(`${nameOf(source)} shows no placeholder, from its first hint to its end`, () => {
      const states: Play[] = [];
      const name = nameOf(source);
      const puzzle = (action: Extract<PlayAction, { type: 'puzzle' }>['action']): PlayAction => ({
        type: 'puzzle',
        action,
      });
      const making = openingWant(source, {
        key: 'make',
        of: () => null,
        done: (found) => puzzle({ type: 'found', name, found }),
        failed: (trouble) => puzzle({ type: 'refused', name, trouble }),
      });
      let play = [puzzle({ type: 'open', source }), actionFor(engine, making)].reduce(updatePlay, startPlay);
      const { found } = play.solving;
      assert.ok(found);
      states.push(play);
      states.push(updatePlay(play, { type: 'prove', on: true }));
      for (let step = 0; step < 200 && !play.solving.solved && found.puzzle.family !== 'guilty'; step++) {
        const of = play.solving.sketch;
        const board = [enginePuzzle(found.puzzle), Int32Array.from(of.queens), Uint32Array.from(of.marks)] as const;
        const hint = hintOf(engine.hintPuzzle(...board));
        if (hint.kind !== 'step') break;
        const isNew = !seen.has(kindOf(hint, found));
        for (const degree of DEGREES) {
          const next = updatePlay(play, puzzle({ type: 'hinted', of, hint, degree }));
          if (isNew) states.push(next);
          if (degree === 'do') play = next;
        }
        seen.add(kindOf(hint, found));
      }
      states.push(play);
      assert.deepEqual(faultsIn(states), []);
    });

  test('other panels show no placeholder', () => {
    const states: Play[] = [];
    for (const panel of ['start', 'shelf', 'own', 'game', 'train'] as const) states.push({ ...startPlay, panel });
    for (const family of ['completion', 'regions', 'stars'] as const) {
      const own = updatePlay(startPlay, { type: 'own', action: { type: 'form', family, size: 8 } });
      let known: Play = { ...own, panel: 'own' };
      for (let [want] = ownWants(known); want; [want] = ownWants(known))
        known = updatePlay(known, actionFor(engine, want));
      states.push(known);
      states.push(updatePlay(known, { type: 'own', action: { type: 'way', way: 0 } }));
    }
    const moves = [0, 12, 20] as const;
    const game = moves.reduce(
      (play: Play, square) => updatePlay(play, { type: 'game', action: { type: 'move', square } }),
      {
        ...startPlay,
        panel: 'game',
      },
    );
    states.push(game);
    assert.deepEqual(faultsIn(states), []);
  });
});

/** The kinds of hints that were drawn: each kind is drawn once. */
const seen = new Set<string>();
function kindOf(hint: Hint, { puzzle }: GradedPuzzle): string {
  if (hint.kind !== 'step') return hint.kind;
  const { rule, lines, within, excludes, missing, blocks, square } = hint.step;
  const some = [lines, within, excludes, blocks].map(({ length }) => Math.min(3, length));
  return [puzzle.family, rule, lines[0]?.kind, within[0]?.kind, ...some, missing, square === null].join(' ');
}
