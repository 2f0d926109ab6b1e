// The link to a board under another rule, for any room: the rule, the board, its pieces, and the watched run.
//
//   2&view=theatre&rule=queens%2Btorus&n=7&columns=7&pieces=7&walls=&set=3.10&search=by-rule&seed=1&step=12

import { type Board, EXTRAS } from '../../../kernel/input';
import type { Shared } from '../../../kernel/state';
import { writeBoard } from '../links';
import type { LinkTarget, RulesAction } from './slice';

/** The name of the room in the table of rooms. */
export const ROOM = 'board';

/** The whole link. `own`: the part that the room that is shown adds. */
export function writeLink({ input, ui, watch }: Shared, own: string): string {
  const board = `2&view=${ui.view}&${writeBoard(input.board)}`;
  const step = watch.shown?.frame.position ?? 0;
  return `${board}&search=${input.search}&seed=${input.seed}&step=${step}${own === '' ? '' : `&own=${own}`}`;
}

const BOARD =
  'rule=(?<rule>[^&]{1,4200})&n=(?<n>\\d{1,4})&columns=(?<m>\\d{1,4})&pieces=(?<count>\\d{1,4})&walls=(?<cut>[\\d.]{0,5000})&set=(?<set>[\\d.]{0,5000})(?:&regions=(?<regions>[\\d.]{1,3100}))?(?:&keptEmpty=(?<keptEmpty>[\\d.]{1,4100}))?(?:&differences=(?<differences>[\\d.-]{1,400}))?(?:&sums=(?<sums>[\\d.]{1,400}))?';
const ONWARDS =
  '(?:&search=(?<search>[a-z\\d-]{1,32})&seed=(?<seed>\\d{1,10})&step=(?<step>\\d{1,15})(?:&own=(?<own>[\\w.~*-]{0,8000}))?)?(?:&view=(?<view>[a-z]{1,32}))?';
const FORM = new RegExp(`^${BOARD}${ONWARDS}$`);

/** Reads a link of `writeLink`, with its room at the end; returns null for any other text. The engine checks the rule. */
export function readLink(text: string): Extract<RulesAction, { type: 'try' }> | null {
  const found = FORM.exec(text)?.groups;
  if (!found) return null;
  const { rule = '', n, m, count, cut = '', set = '', search, seed, step, own = '', view = ROOM } = found;
  const name = decode(rule);
  if (name === null) return null;
  const board: Board = {
    rule: name,
    rows: Number(n),
    columns: Number(m),
    pieces: Number(count),
    walls: squaresOf(cut),
    squares: squaresOf(set),
    ...Object.fromEntries(EXTRAS.flatMap((name) => (found[name] ? [[name, found[name].split('.').map(Number)]] : []))),
  };
  const onwards: LinkTarget | null = search
    ? { view, search, seed: Number(seed) >>> 0, step: Number(step), own }
    : null;
  return { type: 'try', board, from: 'elsewhere', onwards };
}

const squaresOf = (list: string): number[] => [...new Set(list === '' ? [] : list.split('.').map(Number))];

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
