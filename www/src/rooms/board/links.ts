// Writes the links to boards under any rule.
//
//   #2&view=board&rule=queens%2Btorus&n=7&columns=7&pieces=7&walls=&set=3.10

import { type Board, EXTRAS } from '../../kernel/input';

export const boardLink = (board: Board): string => `#2&view=board&${writeBoard(board)}`;

/** Writes the part of a link that describes the board. It follows the name of the room. */
export const writeBoard = ({ rule, rows, columns, walls, pieces, squares, ...more }: Board): string =>
  `rule=${encodeURIComponent(rule)}&n=${rows}&columns=${columns}&pieces=${pieces}&walls=${walls.join('.')}&set=${squares.join('.')}${extras(more)}`;

const extras = (more: Partial<Record<(typeof EXTRAS)[number], readonly number[]>>): string =>
  EXTRAS.map((name) => (more[name]?.length ? `&${name}=${more[name].join('.')}` : '')).join('');
