// The part of a link to the bit lab: `4004800210012000~rows~knights~3~notA.notH~through~sum`.
//
//   the word (hexadecimal) ~ the mapping ~ a trick, or `*` and a pipeline with _ and . for spaces and ends of lines ~ the stage
//   ~ masks that are off ~ "through" if pieces do not block each other ~ the numbers on the squares

import { type Bits, type LabLink, NUMBERS } from './slice';

/** The maximum length of a pipeline in a link; a longer one is left out. */
const MAX_LENGTH = 4_000;

export function writeBits({ word, mapping, chosen, stage, off, blocked, numbers }: Bits): string {
  const source =
    chosen.kind === 'trick' ? chosen.trick : `*${chosen.text.trim().replace(/\n+/g, '.').replace(/ +/g, '_')}`;
  const parts = [
    word.toString(16),
    mapping,
    source,
    stage,
    off.join('.'),
    blocked ? '' : 'through',
    numbers === 'none' ? '' : numbers,
  ];
  const text = parts.join('~').replace(/~+$/, '');
  return text.length <= MAX_LENGTH ? text : parts.slice(0, 2).join('~');
}

/** Parses the text; returns null if the lab cannot read it. The engine checks the name of the trick. */
export function readBits(text: string): Partial<LabLink> | null {
  const parts = text.split('~');
  const [word = '', mapping = 'rows', source = '', stage = '0', off = '', blocked = '', numbers = 'none'] = parts;
  if (parts.length > 7 || !/^[\da-f]{1,16}$/i.test(word) || (mapping !== 'rows' && mapping !== 'columns')) return null;
  if (!/^\d{1,3}$/.test(stage) || !/^[A-Za-z.]*$/.test(off) || (blocked !== '' && blocked !== 'through')) return null;
  if (!/^([a-z-]{0,32}|\*[\w.-]*)$/.test(source)) return null;
  const numbered = NUMBERS.find((one) => one === numbers);
  if (!numbered) return null;
  const chosen = source.startsWith('*')
    ? ({ kind: 'own', text: source.slice(1).replaceAll('.', '\n').replaceAll('_', ' ') } as const)
    : ({ kind: 'trick', trick: source } as const);
  return {
    word: BigInt(`0x${word}`),
    mapping,
    ...(source === '' ? {} : { chosen }),
    stage: Number(stage),
    off: off.split('.').filter((name) => name !== ''),
    blocked: blocked === '',
    numbers: numbered,
  };
}
