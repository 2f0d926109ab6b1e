// A program whose lines are to be put in order: shuffled, and without their indents. Every order is a text that can be run.

export interface Line {
  /** The place of the line in the program, which identifies the line. */
  readonly id: number;
  readonly text: string;
  readonly depth: number;
}

export interface Order<Name extends string = string> {
  readonly name: Name;
  readonly lines: readonly Line[];
  /** The line that is chosen, which keys and buttons move. */
  readonly at: number;
}

const INDENT = '    ';
const MAX_DEPTH = 6;

/** The lines of a program, shuffled in the same way for everybody. */
export function shuffle<Name extends string>(name: Name, source: string): Order<Name> {
  const texts = source.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const lines = texts.map((text, id): Line => ({ id, text, depth: 0 }));
  let state = texts.join('').length;
  for (let index = lines.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [lines[index], lines[other]] = [lines[other] as Line, lines[index] as Line];
  }
  return { name, lines, at: 0 };
}

export const textOf = ({ lines }: Order): string =>
  lines.map(({ text, depth }) => `${INDENT.repeat(depth)}${text}\n`).join('');

/** Moves the chosen line to another place and depth, within the list and the possible indents. */
export function moveLine<Name extends string>(order: Order<Name>, to: number, depth: number): Order<Name> {
  const { lines, at } = order;
  const line = lines[at];
  if (!line) return order;
  const place = Math.min(lines.length - 1, Math.max(0, to));
  const rest = lines.filter((_, index) => index !== at);
  const put = { ...line, depth: Math.min(MAX_DEPTH, Math.max(0, depth)) };
  return { ...order, lines: [...rest.slice(0, place), put, ...rest.slice(place)], at: place };
}

export const chooseLine = <Name extends string>(order: Order<Name>, at: number): Order<Name> => ({ ...order, at });
