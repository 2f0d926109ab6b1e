// The story of a run: at its start the board and the engine's facts about it, later each step.

import { squareAt } from '../kernel/input';
import type { Shared } from '../kernel/state';
import type { PositionReport } from '../kernel/watch';
import { rowList } from '../texts/lists';
import type { Sentence } from './sentence';
import { storyPart } from './story-part';

/** The sentences of the step that is shown, or of the board that the run begins with; empty for a step while the story is fetched. */
export function stepSentences(state: Shared, shown: PositionReport): Sentence[] {
  const wraps = state.searches.some(({ name, demand }) => name === state.input.search && demand === 'modular');
  const first = describeStart(state);
  const counted = first.key === 'story.startEmptyKnown' || first.key === 'story.startKnown';
  const narrowed: Sentence[] = wraps && counted ? [{ key: 'story.startWrapped', values: {} }] : [];
  const { frame } = shown;
  const opened = [first, ...narrowed];
  return storyPart()?.story(frame, state.watch.note, opened, wraps) ?? (frame.reason ? [] : opened);
}

function describeStart({ input, survey, answer }: Shared): Sentence {
  if (input.variant) {
    const { squares, pieces, rule } = input.variant;
    const ordered = rule.startsWith('toggled') ? 'yes' : 'no';
    return { key: 'story.startVariant', values: { count: pieces - squares.length, ordered } };
  }
  const given = input.order.length;
  if (answer.kind === 'impossible' && answer.blame.length > 0) {
    const rows = answer.blame.map((square) => squareAt(input.board, square).row);
    return { key: 'story.startBlamed', values: { count: rows.length, rows: rowList(rows, input.board.rows) } };
  }
  if (answer.kind === 'completed') return { key: 'story.startCompleted', values: { count: input.rows.length } };
  const solutions = survey.kind === 'known' ? survey.report?.funnel[0] : null;
  const ways = survey.report?.count;
  if (typeof solutions !== 'number' || typeof ways !== 'number') return unknown(given);
  if (given === 0) return { key: 'story.startEmptyKnown', values: { count: solutions } };
  return ways === 0
    ? { key: 'story.startImpossible', values: { count: given, solutions } }
    : { key: 'story.startKnown', values: { count: given, ways, solutions } };
}

const unknown = (given: number): Sentence =>
  given === 0 ? { key: 'story.startEmpty', values: {} } : { key: 'story.startGiven', values: { count: given } };
