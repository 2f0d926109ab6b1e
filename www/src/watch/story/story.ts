// The story: the event of a step and its reason, in sentences of the catalogue. No drawing here, so that it can be
// tested alone. The page opens without it: `story-part.ts` fetches it, with its texts, as soon as the page is ready.

import type { Attack, Frame, Line, LineKind, Reason } from '../../engine/types';
import type { Note } from '../../kernel/watch';
import { lineName } from '../../texts/lines';
import { columnList, rowList } from '../../texts/lists';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { clauses, type Given, type Key, t, type Value } from '../../texts/texts';
import { valuesOf } from '../facts';
import type { Sentence } from '../sentence';

/** The maximum number of queens that are named by their squares; more are named by their rows. */
const MAX_NAMED_QUEENS = 4;
/** The maximum number of listed items; more are only counted. */
const LISTED = 8;

/** The parts of a frame that the story uses. Of the rows, it uses only their number. */
export interface StoryFrame extends Pick<Frame, 'reason' | 'pieces'> {
  readonly rows: { readonly length: number };
}

/**
 * The sentences of a step, including the note on why the run stopped here. `opening`: sentences before the first step;
 * `wraps`: the search finds only the solutions whose diagonals also wrap round.
 */
export function story(frame: StoryFrame, note: Note | null, opening: readonly Sentence[], wraps = false): Sentence[] {
  const sentences = frame.reason ? reasonOf(frame, frame.reason, wraps) : opening;
  return [...noteOf(note), ...sentences];
}

type StoryOf<K extends Reason['kind']> = Extract<Reason, { kind: K }>;

const say = <K extends Key>(key: K, ...[values]: Given<K>): Sentence => ({ key, values: values ?? {} });

function noteOf(note: Note | null): Sentence[] {
  switch (note) {
    case 'breakpoint':
      return [say('story.breakpoint')];
    case 'beyond':
      return [say('story.beyond')];
    case 'noMore':
      return [say('story.noMore')];
    default:
      return [];
  }
}

function reasonOf({ rows, pieces }: StoryFrame, reason: Reason, wraps: boolean): Sentence[] {
  const size = rows.length;
  switch (reason.kind) {
    case 'choice':
      return choice(reason, size);
    case 'choiceInColumn':
      return choiceInColumn(reason, size);
    case 'onlyOne':
      return [
        say(
          reason.line.kind === 'column' ? 'story.onlyOneInColumn' : 'story.onlyOneInRow',
          squareNames(reason.square, size),
        ),
      ];
    case 'attacked':
      return [
        say('story.attacked', {
          ...squareNames(reason.square, size),
          byRow: rowName(reason.by.row, size),
          line: reason.line,
        }),
      ];
    case 'allAttacked':
      return [
        say('story.deadEnd', { ...lineOf(reason.line, size), why: attackers(reason.attackers, reason.line, size) }),
      ];
    case 'attackedOrLeftOut':
      return attackedOrLeftOut(reason, size);
    case 'back':
      return back(reason, size);
    case 'backInColumn':
      return backInColumn(reason, size);
    case 'backForced':
      return [say('story.backForced', { ...squareNames(reason.square, size), ...lineOf(reason.line, size) })];
    case 'own':
      return [say(`story.${reason.code}` as Key, valuesOf(reason.facts, size))];
    case 'solved':
      return pieces
        ? [say('story.solvedByRule', { nth: reason.nth, count: pieces.length })]
        : [say('story.solved', { nth: reason.nth, size })];
    case 'solvedWithImages':
      return [say('story.solvedWithImages', { nth: reason.nth, count: reason.images })];
    case 'overWithImages':
      return [say('story.overWithImages', { count: reason.solutions, total: reason.total })];
    case 'over':
      return [over(reason, wraps)];
  }
}

/** Which squares of the row are to be tried, and which of them comes first. */
function choice({ square, free, order, again, rule }: StoryOf<'choice'>, size: number): Sentence[] {
  const where = squareNames(square, size);
  if (order === 'oneByOne') return [say(again ? 'story.choiceNext' : 'story.choiceFirst', where)];
  const which = again ? 'again' : (rule ?? 'free');
  if (free.length === 1) return [say(`story.only.${which}` as Key, where)];
  const many = free.length > LISTED;
  const values = { ...where, count: free.length, columns: columnList(free) };
  return [
    say((many ? `story.many.${which}` : `story.among.${which}`) as Key, values),
    say(`story.order.${order}`, where),
  ];
}

/** Which squares of the column are to be tried, and which of them comes first. All are named, because a board of one word has 8 rows. */
function choiceInColumn({ square, free, again }: StoryOf<'choiceInColumn'>, size: number): Sentence[] {
  const where = squareNames(square, size);
  if (free.length === 1) return [say(again ? 'story.onlyInColumn.again' : 'story.onlyInColumn.free', where)];
  const among = again ? 'story.amongInColumn.again' : 'story.amongInColumn.free';
  return [say(among, { ...where, rows: rowList(free, size) }), say('story.order.lowestBitInColumn', where)];
}

/** Why a queen is removed, and which square is tried next. */
function back({ square, left, order }: StoryOf<'back'>, size: number): Sentence[] {
  const why = say('story.back', squareNames(square, size));
  if (order === 'oneByOne') {
    const last = square.column === size - 1;
    return [
      why,
      say(last ? 'story.then.lastColumn' : 'story.then.nextColumn', { column: columnName(square.column + 1) }),
    ];
  }
  if (left.length === 0) return [why, say('story.then.none')];
  const many = left.length > LISTED;
  return [why, say(many ? 'story.then.many' : 'story.then.columns', { columns: columnList(left), count: left.length })];
}

function backInColumn({ square, left }: StoryOf<'backInColumn'>, size: number): Sentence[] {
  const why = say('story.back', squareNames(square, size));
  if (left.length === 0) return [why, say('story.then.noneInColumn')];
  return [why, say('story.then.rows', { rows: rowList(left, size), count: left.length })];
}

/** Why a line has no square to try: its squares are attacked, or left out by a rule of the search. */
function attackedOrLeftOut(
  { line, attackers: attacks, leftOut, rule }: StoryOf<'attackedOrLeftOut'>,
  size: number,
): Sentence[] {
  const squares = leftOut.map(({ row, column }) => (line.kind === 'column' ? row : column));
  const where = lineOf(line, size);
  return [
    attacks.length === 0
      ? say('story.deadEndByRule', where)
      : say('story.deadEndBoth', { ...where, why: attackers(attacks, line, size) }),
    // The rule is a code of the search, and chooses among the forms of the text.
    say('story.leftOut' as Key, {
      along: line.kind === 'column' ? 'rows' : 'columns',
      squares: line.kind === 'column' ? rowList(squares, size) : columnList(squares),
      count: squares.length,
      rule,
    }),
  ];
}

/** Which queens attack the squares of a line: a few with their squares, more by their rows, many by their number. */
function attackers(attacks: readonly Attack[], line: Line, size: number): string {
  const byRow = new Map<number, number[]>();
  for (const { square, by } of attacks) {
    const along = line.kind === 'column' ? square.row : square.column;
    byRow.set(by.row, [...(byRow.get(by.row) ?? []), along]);
  }
  const queens = [...byRow].sort(([one], [other]) => one - other);
  if (queens.length > LISTED) return t('story.attackedByMany', { count: queens.length });
  if (queens.length > MAX_NAMED_QUEENS)
    return t('story.attackedByRows', {
      rows: rowList(
        queens.map(([row]) => row),
        size,
      ),
    });
  const inColumn = line.kind === 'column';
  return clauses(
    queens.map(([row, along]) =>
      t(inColumn ? 'story.attacksRows' : 'story.attacksColumns', {
        row: rowName(row, size),
        squares: inColumn ? rowList(along, size) : columnList(along),
        count: along.length,
      }),
    ),
  );
}

function over({ solutions, complete }: StoryOf<'over'>, wraps: boolean): Sentence {
  if (solutions === 0) return say(complete ? 'story.overNone' : 'story.overUnsolved');
  if (complete && wraps) return say('story.overWrapped', { count: solutions });
  return say(complete ? 'story.overAll' : 'story.overSolved', { count: solutions });
}

/** "row 6". */
const lineOf = (line: Line, size: number): { line: LineKind; number: Value } => ({
  line: line.kind,
  number: lineName(line, size),
});
