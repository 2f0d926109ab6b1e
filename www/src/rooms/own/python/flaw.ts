// Finds syntax errors that can be recognised from lines alone: a bracket, an indent, a colon, `=` for `==`.

export interface Flaw {
  readonly code:
    | 'syntax'
    | 'match'
    | 'async'
    /** `=` is used where `==` is meant. */
    | 'equals'
    | 'colon'
    /** `open`: a bracket is not closed; `close`: a bracket is closed that was not opened. */
    | 'open'
    | 'close'
    /** A line after a colon must be indented. Any other line must not be, and must align with a line above. */
    | 'indent'
    | 'deeper'
    | 'level'
    | 'tabs'
    | 'quote';
  readonly line: number;
  readonly detail?: string;
}

/** A statement, which may continue over several lines within brackets. */
interface LogicalLine {
  readonly line: number;
  readonly indent: string;
  /** The line without strings, comments and brackets with their contents. */
  readonly text: string;
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** No line within a bracket begins like this. */
const STATEMENT = /^\s*(?:def|class|while|return|import)\b|^\s*(?:for|if|elif|else|try)\b.*:\s*$/;
const HEADER = /^(?:async )?(if|elif|else|while|for|def|class|try|except|finally|with)\b/;

/** The first flaw of a text. `isWrong`: a parser has refused the text, so ambiguous mistakes are also reported. */
export function flawIn(source: string, isWrong: boolean): Flaw | null {
  const { lines, flaw } = logicalLines(source);
  const found = [indentFlaw(lines), isWrong ? flaw : null, isWrong ? wordFlaw(lines) : null].filter(
    (each) => each !== null,
  );
  return found.sort((one, other) => one.line - other.line)[0] ?? null;
}

function logicalLines(source: string): { readonly lines: readonly LogicalLine[]; readonly flaw: Flaw | null } {
  const lines: LogicalLine[] = [];
  const open: { readonly bracket: string; readonly line: number }[] = [];
  let flaw: Flaw | null = null;
  let quote = '';
  let current: { line: number; indent: string; text: string } | null = null;
  const fail = (code: Flaw['code'], line: number, detail = ''): void => {
    flaw ??= { code, line, detail };
  };
  let continued = false;
  const raws = source.split('\n');
  raws.forEach((raw, index) => {
    const line = index + 1;
    let at = 0;
    if (quote === '' && open.length === 0 && !continued) {
      if (current) lines.push(current);
      current = null;
    }
    continued = raw.endsWith('\\');
    if (quote === '' && /^\s*(?:#|$)/.test(raw)) return;
    if (!current && quote === '') {
      current = { line, indent: /^[ \t]*/.exec(raw)?.[0] ?? '', text: '' };
      at = current.indent.length;
    }
    while (at < raw.length) {
      const sign = raw[at] ?? '';
      if (quote !== '') {
        if (sign === '\\') at += 2;
        else if (raw.startsWith(quote, at)) {
          at += quote.length;
          quote = '';
        } else at += 1;
        continue;
      }
      if (sign === '#') break;
      const [opened] = /^(?:'''|"""|'|")/.exec(raw.slice(at)) ?? [];
      if (opened) {
        quote = opened;
        at += opened.length;
        if (current && open.length === 0) current.text += '""';
        continue;
      }
      if ('([{'.includes(sign)) {
        open.push({ bracket: sign, line });
        if (current && open.length === 1) current.text += sign;
      } else if (PAIRS[sign]) {
        const last = open.pop();
        if (last?.bracket !== PAIRS[sign]) fail('close', line, sign);
        if (current && open.length === 0) current.text += sign;
      } else if (current && open.length === 0) current.text += sign;
      at += 1;
    }
    if (quote.length === 1) {
      fail('quote', line, quote);
      quote = '';
    }
    const last = open.at(-1);
    if (last && STATEMENT.test(raws[index + 1] ?? '')) {
      fail('open', last.line, last.bracket);
      open.length = 0;
    }
  });
  if (current) lines.push(current);
  const last = open.at(-1);
  if (last) fail('open', last.line, last.bracket);
  return { lines, flaw };
}

/** Python's own rules: a block is indented consistently, and ends at a line that aligns with an earlier line. */
function indentFlaw(lines: readonly LogicalLine[]): Flaw | null {
  const levels = [''];
  let opens = false;
  for (const { line, indent, text } of lines) {
    const last = levels.at(-1) ?? '';
    if (!indent.startsWith(last) && !last.startsWith(indent)) return { code: 'tabs', line };
    if (opens) {
      if (indent.length <= last.length) return { code: 'indent', line };
      levels.push(indent);
    } else if (indent.length > last.length) return { code: 'deeper', line };
    while (indent.length < (levels.at(-1) ?? '').length) levels.pop();
    if (indent !== levels.at(-1)) return { code: indent.includes('\t') ? 'tabs' : 'level', line };
    opens = text.trimEnd().endsWith(':');
  }
  return null;
}

/** A header without its colon, and a condition with `=`. */
function wordFlaw(lines: readonly LogicalLine[]): Flaw | null {
  for (const { line, text } of lines) {
    const [, word = ''] = HEADER.exec(text) ?? [];
    if (/^(?:if|elif|while)$/.test(word) && /[^=!<>:]=(?!=)/.test(text.split(':')[0] ?? ''))
      return { code: 'equals', line, detail: word };
    const bare = text.replaceAll(/\blambda\b[^:]*:/g, '');
    if (word !== '' && !bare.includes(':')) return { code: 'colon', line, detail: word };
    if (/^else\s+if\b/.test(text)) return { code: 'syntax', line };
  }
  return null;
}
