// Finds a function or a class that a program defines and never uses, and the line that would call it.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';

export interface UncalledFunction {
  readonly name: string;
  readonly kind: 'class' | 'function';
  /** The line to add: `print(Solution().solveNQueens(n))`. */
  readonly add: string;
}

/** Null if the program defines no function or class, or uses any of them at its top level. */
export function uncalledIn(source: string): UncalledFunction | null {
  const textOf = (node: SyntaxNode): string => source.slice(node.from, node.to);
  const top = childrenOf(parser.parse(source).topNode);
  const definitions = top.flatMap((node) => definitionIn(node) ?? []);
  const rest = top.filter((node) => definitionIn(node) === null);
  const isCalled = (name: string): boolean => rest.some((node) => mentions(node, name, textOf));
  const named = definitions.map((node) => ({ node, name: textOf(node.getChild('VariableName') ?? node) }));
  if (named.length === 0 || named.some(({ name }) => isCalled(name))) return null;
  const inOthers = (name: string, node: SyntaxNode): boolean =>
    definitions.some((other) => other.from !== node.from && mentions(other, name, textOf));
  // The entry point is the last function that no other function calls.
  const found = named.findLast(({ name, node }) => !inOthers(name, node)) ?? named.at(-1);
  if (!found) return null;
  const { node, name } = found;
  if (node.name === 'FunctionDefinition') {
    const call = `${name}(${valuesOf(node, textOf, false)})`;
    return { name, kind: 'function', add: printed(node, call) };
  }
  const methods = childrenOf(node.getChild('Body') ?? node).flatMap((child) => definitionIn(child) ?? []);
  const nameOf = (method: SyntaxNode): string => textOf(method.getChild('VariableName') ?? method);
  const start = methods.find((method) => nameOf(method) === '__init__');
  const open = methods.filter((method) => !nameOf(method).startsWith('_'));
  const isUsed = (method: SyntaxNode): boolean =>
    methods.some((other) => other.from !== method.from && new RegExp(`\\.${nameOf(method)}\\b`).test(textOf(other)));
  const method =
    open.findLast((each) => !isUsed(each) && /solve|queens|search|run|main|find|count|start/i.test(nameOf(each))) ??
    open.findLast((each) => !isUsed(each)) ??
    open[0];
  const made = `${name}(${start ? valuesOf(start, textOf, true) : ''})`;
  if (!method) return { name, kind: 'class', add: made };
  return { name, kind: 'class', add: printed(method, `${made}.${nameOf(method)}(${valuesOf(method, textOf, true)})`) };

  /** A function that returns nothing prints by itself, or shows its board. */
  function printed(of: SyntaxNode, call: string): string {
    return returnsValue(of) ? `print(${call})` : call;
  }
}

function definitionIn(node: SyntaxNode): SyntaxNode | null {
  if (node.name === 'FunctionDefinition' || node.name === 'ClassDefinition') return node;
  return node.name === 'DecoratedStatement'
    ? (node.getChild('FunctionDefinition') ?? node.getChild('ClassDefinition'))
    : null;
}

function returnsValue(node: SyntaxNode): boolean {
  const body = node.getChild('Body');
  const hasReturn = (at: SyntaxNode): boolean =>
    childrenOf(at).some(
      (child) =>
        (child.name === 'ReturnStatement' && childrenOf(child).length > 1) ||
        (!['FunctionDefinition', 'ClassDefinition', 'LambdaExpression'].includes(child.name) && hasReturn(child)),
    );
  return body !== null && hasReturn(body);
}

/** The arguments for a first call, guessed from the names of the parameters. */
function valuesOf(node: SyntaxNode, textOf: (node: SyntaxNode) => string, isMethod: boolean): string {
  const list = node.getChild('ParamList');
  const parts = list ? childrenOf(list) : [];
  const values: string[] = [];
  parts.forEach((part, index) => {
    if (part.name !== 'VariableName' || parts[index - 1]?.name === 'AssignOp') return;
    const next = parts[index + 1]?.name === 'TypeDef' ? parts[index + 2] : parts[index + 1];
    if (next?.name !== 'AssignOp') values.push(startOf(textOf(part)));
  });
  return (isMethod ? values.slice(1) : values).join(', ');
}

function startOf(name: string): string {
  if (/^(?:n|N|size|SIZE|num\w*|n_queens|board_size|count)$/.test(name)) return 'n';
  if (/^(?:row|r|i|k|y|col|c|column|j|x|depth|level|pos|step|start|cols|left|right|d\d?)$/.test(name)) return '0';
  return /^(?:board|grid|field)$/.test(name) ? '[[0] * n for _ in range(n)]' : '[]';
}

function mentions(node: SyntaxNode, name: string, textOf: (node: SyntaxNode) => string): boolean {
  if (node.name === 'VariableName' && textOf(node) === name) return true;
  return childrenOf(node).some((child) => mentions(child, name, textOf));
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name !== 'Comment') found.push(child);
  return found;
}
