// The style of a program, read from its syntax tree: whether a function calls itself, whether its data is more than
// numbers, and whether it works on bits.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';

/** Lines count from 1. */
export interface Style {
  /** The first function that calls itself, directly or through others. */
  readonly recursion: { readonly name: string; readonly line: number } | null;
  /** The first line with a list, a tuple, a set, a dictionary, or an index. */
  readonly container: number | null;
  /** Whether numbers are combined with `&`, `|`, `^`, `<<` or `>>`. */
  readonly bits: boolean;
}

const CONTAINERS = /^(?:Array|Tuple|Set|Dictionary)Expression$|ComprehensionExpression$|^ComprehensionExpression$/;
const MAKERS =
  /^(?:list|tuple|set|frozenset|dict|deque|defaultdict|Counter|array|bytearray|bytes|sorted|zip|map|filter)$/;
const BITS = /^(?:[&|^]|<<|>>)=?$/;

export function styleOf(source: string): Style {
  const functions = new Map<string, { readonly line: number; readonly calls: Set<string> }>();
  let container: number | null = null;
  let bits = false;
  const textOf = (node: SyntaxNode): string => source.slice(node.from, node.to);
  const lineOf = (node: SyntaxNode): number => source.slice(0, node.from).split('\n').length;

  function visit(node: SyntaxNode, within: readonly Set<string>[]): void {
    let around = within;
    if (node.name === 'FunctionDefinition') {
      const name = node.getChild('VariableName');
      const calls = new Set<string>();
      if (name) functions.set(textOf(name), { line: lineOf(node), calls });
      around = [...within, calls];
    }
    if (node.name === 'CallExpression' && node.firstChild) {
      const { firstChild } = node;
      const called = textOf(firstChild.name === 'MemberExpression' ? (firstChild.lastChild ?? firstChild) : firstChild);
      for (const calls of around) calls.add(called);
      if (MAKERS.test(called)) container ??= lineOf(node);
    }
    const isIndex = node.name === 'MemberExpression' && node.getChild('[') !== null;
    if (isIndex || CONTAINERS.test(node.name)) container ??= lineOf(node);
    if ((node.name === 'ArithOp' || node.name === 'BitOp' || node.name === 'UpdateOp') && BITS.test(textOf(node)))
      bits = true;
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child, around);
  }
  visit(parser.parse(source).topNode, []);

  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    const calls = functions.get(from)?.calls ?? new Set();
    if (calls.has(to)) return true;
    return [...calls].some((next) => {
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  };
  const recursive = [...functions].find(([name]) => reaches(name, name));
  return { recursion: recursive ? { name: recursive[0], line: recursive[1].line } : null, container, bits };
}
