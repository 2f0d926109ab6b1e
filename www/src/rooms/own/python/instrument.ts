// Rewrites a program in Python so that it reports each line that runs, each variable that is set and each call. Maps each line
// of the result to its line in the program.
//
//   __l('3\n')             line 3 runs              __v(' row ',row,__s)      a variable of the call __s was set
//   __t('3\n')             the same, for a loop     __g(' queens ',queens)    a variable from outside the call was set
//   __s=__c(' solve\n')    a call begins            return __x(__s,value)     the call ends

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import type { Block } from '../sandbox/progress';
import { type Flaw, flawIn } from './flaw';

interface RewrittenProgram {
  readonly code: string;
  /** For each line of the rewritten code, from 0, the line of the program, from 1. */
  readonly lines: readonly number[];
  /** The place where the program is not valid Python, or uses unsupported syntax. */
  readonly flaw: Flaw | null;
  /** The names used with a bit operator: their values are shown as bits. */
  readonly words: ReadonlySet<string>;
  /** The `while` loops and the functions of the program. */
  readonly blocks: readonly Block[];
}

/** Statements without a block. */
const SIMPLE = new Set([
  ...['AssignStatement', 'UpdateStatement', 'ExpressionStatement', 'ReturnStatement', 'PassStatement'],
  ...['BreakStatement', 'ContinueStatement', 'RaiseStatement', 'DeleteStatement', 'AssertStatement'],
  ...['YieldStatement', 'ImportStatement', 'PrintStatement'],
]);
const COMPOUND = new Set(['IfStatement', 'WhileStatement', 'ForStatement', 'FunctionDefinition', 'ClassDefinition']);
/** Methods that change their object. */
const CHANGING_METHODS =
  /^(?:append|appendleft|extend|insert|pop|popleft|popitem|remove|add|discard|clear|sort|reverse|update|setdefault)$/;

interface Edit {
  readonly at: number;
  readonly text: string;
  /** Orders edits at the same place, lower first. */
  readonly order: number;
  /** The end of the replaced text. */
  readonly to?: number;
}

/** The names that belong to a function: its parameters and its assignments. */
interface Scope {
  readonly own: ReadonlySet<string>;
}

export function instrument(source: string): RewrittenProgram {
  const rewriting = new Rewrite(source.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  return rewriting.done();
}

class Rewrite {
  readonly #edits: Edit[] = [];
  readonly #starts: number[];
  #flaw: Flaw | null = null;
  readonly #words = new Set<string>();
  readonly #blocks: Block[] = [];
  /** Lines that are reported by their first statement. */
  readonly #reported = new Set<number>();

  constructor(private readonly source: string) {
    this.#starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  done(): RewrittenProgram {
    this.#visit(parser.parse(this.source).topNode, null);
    const flaw = flawIn(this.source, this.#flaw?.code === 'syntax') ?? this.#flaw;
    return { ...this.#applyEdits(), flaw, words: this.#words, blocks: this.#blocks };
  }

  #visit(node: SyntaxNode, scope: Scope | null): void {
    if (node.type.isError) this.#fail('syntax', node.from);
    if (node.name === 'MatchStatement') this.#fail('match', node.from);
    if (node.getChild('async')) this.#fail('async', node.from);
    const inside = node.name === 'FunctionDefinition' ? { own: this.#namesOf(node) } : scope;
    if (node.name === 'FunctionDefinition' || node.name === 'WhileStatement') this.#block(node);
    if (SIMPLE.has(node.name)) this.#simple(node, scope);
    else if (node.name === 'IfStatement' || node.name === 'WhileStatement') this.#conditions(node);
    else if (node.name === 'ForStatement') this.#loop(node, scope);
    else if (node.name === 'FunctionDefinition' && inside) this.#definition(node, inside);
    else if (node.name === 'TryStatement' && scope) this.#handlers(node);
    else if (node.name === 'NamedExpression') this.#walrus(node, scope);
    else if (node.name === 'CallExpression') this.#bitLength(node);
    else if (node.name === 'ArrayExpression' && node.getChild('*')) this.#starredList(node);
    if (isBits(node, this.source))
      for (const part of childrenOf(node)) if (part.name === 'VariableName') this.#words.add(this.#textOf(part));
    for (const child of childrenOf(node)) this.#visit(child, inside);
  }

  #block(node: SyntaxNode): void {
    let around: SyntaxNode | null = node.name === 'FunctionDefinition' ? node : node.parent;
    while (around && around.name !== 'FunctionDefinition') around = around.parent;
    const name = around?.getChild('VariableName');
    this.#blocks.push({
      kind: node.name === 'FunctionDefinition' ? 'function' : 'while',
      name: name ? this.#textOf(name) : '',
      from: this.#lineOf(node.from),
      to: this.#lineOf(this.source.slice(0, node.to).trimEnd().length),
    });
  }

  #simple(node: SyntaxNode, scope: Scope | null): void {
    const line = this.#lineOf(node.from);
    const header = headerOf(node);
    if (!this.#reported.has(line) && !(header && this.#lineOf(header.from) === line)) {
      this.#reported.add(line);
      this.#insert(node.from, `__l('${line}\\n');`, 1);
    }
    if (node.name === 'ReturnStatement') this.#return(node, scope);
    const written = this.#writtenBy(node);
    if (written.length > 0) this.#insert(node.to, `;${this.#reportValues(written, scope)}`, 0);
  }

  #return(node: SyntaxNode, scope: Scope | null): void {
    const value = node.firstChild?.nextSibling;
    if (!scope) return;
    if (!value) {
      this.#insert(node.to, ' __x(__s,None)', 0);
      return;
    }
    this.#insert(value.from, '__x(__s,(', 2);
    this.#insert(node.to, '))', 0);
  }

  /** Reports the line before a condition of `if`, `elif` or `while`, as `__l(…) or (…)`: the call returns None. */
  #conditions(node: SyntaxNode): void {
    for (const child of childrenOf(node)) {
      if (!['if', 'elif', 'while'].includes(child.name) || !child.nextSibling) continue;
      const line = this.#lineOf(child.from);
      const condition = child.nextSibling;
      this.#insert(condition.from, ` ${child.name === 'while' ? '__t' : '__l'}('${line}\\n') or (`, 1);
      this.#insert(condition.to, ')', 1);
    }
  }

  #loop(node: SyntaxNode, scope: Scope | null): void {
    const parts = childrenOf(node);
    const from = parts.findIndex(({ name }) => name === 'for');
    const to = parts.findIndex(({ name }) => name === 'in');
    const body = parts.find(({ name }) => name === 'Body');
    if (!body || to < 0) return;
    const names = parts.slice(from + 1, to).flatMap((part) => this.#targets(part));
    this.#prepend(
      body,
      [`__t('${this.#lineOf(node.from)}\\n')`, this.#reportValues(names, scope)].filter(Boolean).join(';'),
    );
  }

  #definition(node: SyntaxNode, scope: Scope): void {
    const body = node.getChild('Body');
    const name = node.getChild('VariableName');
    if (!body || !name) return;
    const reports = this.#reportValues(this.#parametersOf(node), scope);
    this.#prepend(body, `__s=__c(' ${this.#textOf(name)}\\n')${reports ? `;${reports}` : ''}`);
    this.#append(body, '__x(__s,None)');
  }

  /** Reports at the start of an exception handler that the calls that the exception left have ended. */
  #handlers(node: SyntaxNode): void {
    let handles = false;
    for (const child of childrenOf(node)) {
      if (child.name === 'except') handles = true;
      else if (child.name === 'finally' || child.name === 'else') handles = false;
      else if (child.name === 'Body' && handles) this.#prepend(child, '__u(__s)');
    }
  }

  #walrus(node: SyntaxNode, scope: Scope | null): void {
    const name = node.firstChild;
    const value = node.lastChild;
    if (!name || !value || inComprehension(node)) return;
    const call = scope?.own.has(this.#textOf(name)) ? '__s' : 'None';
    this.#insert(value.from, `__k(' ${this.#textOf(name)} ',${call},(`, 2);
    this.#insert(value.to, '))', -1);
  }

  /** Replaces `x.bit_length()`, which MicroPython does not support. */
  #bitLength(node: SyntaxNode): void {
    const callee = node.firstChild;
    const name = callee?.name === 'MemberExpression' ? callee.getChild('PropertyName') : null;
    if (!callee?.firstChild || !name || this.#textOf(name) !== 'bit_length') return;
    this.#insert(node.from, '__bits(', 2);
    this.#edits.push({ at: callee.firstChild.to, text: ')', order: 0, to: node.to });
  }

  /** Replaces `[*queens, column]`, which MicroPython does not support. */
  #starredList(node: SyntaxNode): void {
    this.#edits.push({ at: node.from, text: '__list(', order: 3, to: node.from + 1 });
    this.#edits.push({ at: node.to - 1, text: ')', order: 3, to: node.to });
  }

  /** The names that a statement sets: those that it assigns, and those that a method changes. */
  #writtenBy(node: SyntaxNode): string[] {
    if (['ReturnStatement', 'RaiseStatement', 'BreakStatement', 'ContinueStatement'].includes(node.name)) return [];
    const parts = childrenOf(node);
    const written: string[] = [];
    if (node.name === 'AssignStatement') {
      const last = parts.findLastIndex(({ name }) => name === 'AssignOp');
      for (const part of parts.slice(0, last)) if (part.name !== 'TypeDef') written.push(...this.#targets(part));
    } else if (node.name === 'UpdateStatement' && parts[0]) {
      written.push(...this.#targets(parts[0]));
    } else if (node.name === 'DeleteStatement') {
      for (const part of parts) if (part.name === 'MemberExpression') written.push(...this.#targets(part));
    }
    return [...written, ...this.#changedIn(node)];
  }

  /** The names that methods in a statement change, or, if the statement is a call of a function, the names that it passes. */
  #changedIn(node: SyntaxNode): string[] {
    const found: string[] = [];
    const look = (at: SyntaxNode): void => {
      if (at.name === 'LambdaExpression' || at.name.endsWith('ComprehensionExpression')) return;
      const callee = at.name === 'CallExpression' ? at.firstChild : null;
      const method = callee?.name === 'MemberExpression' ? callee.lastChild : null;
      if (callee?.firstChild && method && CHANGING_METHODS.test(this.#textOf(method))) {
        found.push(...this.#targets(callee.firstChild));
      }
      for (const child of childrenOf(at)) look(child);
    };
    look(node);
    const call = node.name === 'ExpressionStatement' ? node.firstChild : null;
    const given = call?.name === 'CallExpression' ? call.getChild('ArgList') : null;
    const isPassed = given && found.length === 0 && call?.firstChild && this.#textOf(call.firstChild) !== 'print';
    for (const argument of isPassed ? childrenOf(given) : [])
      if (argument.name === 'VariableName' && argument.nextSibling?.name !== 'AssignOp')
        found.push(this.#textOf(argument));
    return found;
  }

  /** The names that a target sets: for `self.board[row][column]`, `self.board`. */
  #targets(node: SyntaxNode): string[] {
    if (node.name === 'VariableName') return [this.#textOf(node)];
    if (node.name === 'MemberExpression') {
      const path = this.#pathOf(node);
      return path === null ? [] : [path];
    }
    if (node.name === 'CallExpression') return [];
    return childrenOf(node).flatMap((child) => this.#targets(child));
  }

  #pathOf(node: SyntaxNode): string | null {
    if (node.name === 'VariableName') return this.#textOf(node);
    if (node.name !== 'MemberExpression' || !node.firstChild) return null;
    const base = this.#pathOf(node.firstChild);
    const bare = node.firstChild.name === 'VariableName' || !this.#textOf(node.firstChild).includes('[');
    if (base === null || !bare || !node.getChild('PropertyName')) return base;
    return `${base}.${this.#textOf(node.lastChild ?? node)}`;
  }

  #reportValues(names: readonly string[], scope: Scope | null): string {
    return [...new Set(names)]
      .filter((name) => !name.startsWith('__') && name !== '_')
      .map((name) =>
        scope === null || !scope.own.has(name) ? `__g(' ${name} ',${name})` : `__v(' ${name} ',${name},__s)`,
      )
      .join(';');
  }

  #parametersOf(node: SyntaxNode): string[] {
    const list = node.getChild('ParamList');
    if (!list) return [];
    const isParameter = (part: SyntaxNode): boolean =>
      part.name === 'VariableName' && part.prevSibling?.name !== 'AssignOp';
    return childrenOf(list)
      .filter(isParameter)
      .map((part) => this.#textOf(part));
  }

  /** The names assigned in a function, except in nested functions, and except names declared global or nonlocal. */
  #namesOf(definition: SyntaxNode): ReadonlySet<string> {
    const own = new Set(this.#parametersOf(definition));
    const others = new Set<string>();
    const look = (node: SyntaxNode): void => {
      if (['FunctionDefinition', 'ClassDefinition', 'LambdaExpression'].includes(node.name)) return;
      if (node.name === 'ScopeStatement') for (const part of childrenOf(node)) others.add(this.#textOf(part));
      const parts = childrenOf(node);
      if (node.name === 'AssignStatement') {
        const last = parts.findLastIndex(({ name }) => name === 'AssignOp');
        for (const part of parts.slice(0, last)) for (const name of this.#boundNames(part)) own.add(name);
      } else if (node.name === 'UpdateStatement' || node.name === 'NamedExpression') {
        for (const name of parts[0] ? this.#boundNames(parts[0]) : []) own.add(name);
      } else if (node.name === 'ForStatement') {
        const to = parts.findIndex(({ name }) => name === 'in');
        for (const part of parts.slice(0, to)) for (const name of this.#boundNames(part)) own.add(name);
      }
      for (const child of parts) look(child);
    };
    const body = definition.getChild('Body');
    if (body) look(body);
    for (const name of others) own.delete(name);
    return own;
  }

  /** The plain names that a target binds. */
  #boundNames(node: SyntaxNode): string[] {
    if (node.name === 'VariableName') return [this.#textOf(node)];
    if (node.name === 'MemberExpression' || node.name === 'CallExpression' || node.name === 'TypeDef') return [];
    return childrenOf(node).flatMap((child) => this.#boundNames(child));
  }

  /** Puts code before the first statement of a block. */
  #prepend(body: SyntaxNode, code: string): void {
    const first = childrenOf(body).find(({ name }) => name !== ':');
    if (!first) return;
    if (this.#lineOf(first.from) === this.#lineOf(body.from)) this.#insert(first.from, `${code};`, -1);
    else this.#insert(first.from, `${code}\n${this.#indentOf(first)}`, -2);
  }

  /** Puts code after the last statement of a block. */
  #append(body: SyntaxNode, code: string): void {
    const parts = childrenOf(body);
    const first = parts.find(({ name }) => name !== ':');
    const last = parts.at(-1);
    if (!first || !last) return;
    const inLine = this.#lineOf(first.from) === this.#lineOf(body.from);
    const end = this.source.slice(0, last.to).trimEnd().length;
    this.#insert(end, inLine ? `;${code}` : `\n${this.#indentOf(first)}${code}`, 3);
  }

  #indentOf(node: SyntaxNode): string {
    const start = this.#starts[this.#lineOf(node.from) - 1] ?? 0;
    return /^\s*/.exec(this.source.slice(start, node.from))?.[0] ?? '';
  }

  #insert(at: number, text: string, order: number): void {
    this.#edits.push({ at, text, order });
  }

  #fail(code: Flaw['code'], at: number): void {
    const line = this.#lineOf(Math.min(at, this.source.trimEnd().length));
    if (this.#flaw === null || line < this.#flaw.line) this.#flaw = { code, line };
  }

  #textOf = (node: SyntaxNode): string => this.source.slice(node.from, node.to);

  #lineOf(at: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  #applyEdits(): Pick<RewrittenProgram, 'code' | 'lines'> {
    const edits = this.#edits.map((edit, index) => ({ ...edit, index }));
    edits.sort((one, other) => one.at - other.at || one.order - other.order || one.index - other.index);
    let code = '';
    let at = 0;
    const lines = [1];
    const copy = (to: number): void => {
      const piece = this.source.slice(at, to);
      code += piece;
      for (let index = 0; index < piece.length; index++)
        if (piece[index] === '\n') lines.push(this.#lineOf(at + index + 1));
      at = to;
    };
    for (const edit of edits) {
      copy(edit.at);
      code += edit.text;
      for (const character of edit.text) if (character === '\n') lines.push(this.#lineOf(at));
      at = edit.to ?? at;
    }
    copy(this.source.length);
    return { code, lines };
  }
}

/** The compound statement whose header line contains a statement: `if x: return`. */
function headerOf(node: SyntaxNode): SyntaxNode | null {
  const body = node.parent?.name === 'StatementGroup' ? node.parent.parent : node.parent;
  const owner = body?.name === 'Body' ? body.parent : null;
  if (!owner || !COMPOUND.has(owner.name) || owner.name === 'FunctionDefinition' || owner.name === 'ClassDefinition')
    return null;
  // The header of the block: for `elif` and `else` the nearest keyword before it.
  let word = body?.prevSibling ?? null;
  while (word && !['if', 'elif', 'else', 'while', 'for'].includes(word.name)) word = word.prevSibling;
  return word?.name === 'else' ? null : word;
}

/** Whether an expression or an assignment works on bits: `a & b`, `a |= b`, `~a`. */
function isBits(node: SyntaxNode, source: string): boolean {
  const operator = node.getChild('BitOp') ?? node.getChild('UpdateOp');
  return operator !== null && /^(?:[&|^~]|<<|>>)/.test(source.slice(operator.from, operator.to));
}

function inComprehension(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.name.endsWith('ComprehensionExpression') || at.name === 'LambdaExpression') return true;
  return false;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name !== 'Comment') found.push(child);
  return found;
}
