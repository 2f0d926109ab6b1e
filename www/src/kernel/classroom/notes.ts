// The notes of a lesson for teachers: a Markdown file next to the lesson, in each language, with a section for each of `PARTS`.
//
//   ## plan
//   - 5 Begin with two queens on a drawn board.        a line of a list; in a plan, its minutes come first
//   A paragraph.

import { bad } from './steps';

/** The sections, in the order in which they are read. */
export const PARTS = ['aim', 'before', 'plan', 'misconceptions', 'ask', 'unplugged', 'further'] as const;
export type Part = (typeof PARTS)[number];

/** Paragraphs, and lists of lines. */
export type Block = string | readonly string[];
export type Notes = Readonly<Record<Part, readonly Block[]>>;

/** Throws a `JobError` that names the section that is missing. */
export function readNotes(text: string): Notes {
  const parts = new Map<string, Block[]>();
  let blocks: Block[] = [];
  for (const line of text.split(/\r?\n/).map((line) => line.trim())) {
    const [, part] = /^## ([a-z]+)$/.exec(line) ?? [];
    const [, item] = /^- (.+)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (part !== undefined) {
      blocks = [];
      parts.set(part, blocks);
    } else if (item !== undefined && typeof last === 'object') {
      blocks[blocks.length - 1] = [...last, item];
    } else if (line !== '') {
      blocks.push(item === undefined ? line : [item]);
    }
  }
  const found = PARTS.map((part) => [part, parts.get(part) ?? []] as const);
  const missing = found.find(([, blocks]) => blocks.length === 0);
  if (missing) throw bad('notes', `## ${missing[0]}`);
  return Object.fromEntries(found) as unknown as Notes;
}
