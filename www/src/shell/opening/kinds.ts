// Recognises a text before the engine reads it: a link to this page, a recorded run, a program.

/** The hash of a link to this page; null for any other text. */
export const linkIn = (text: string): string | null => /#[12]&\S+$/.exec(text.trim())?.[0] ?? null;

/** The file of a class page names its form before anything else. */
export const isClassPage = (text: string): boolean => /^\s*\{\s*"queens-class"/.test(text);

/** A trace is recognised by its first line, after any comments. */
export const isTrace = (text: string): boolean => /^(?:\s*#.*\n)*queens trace /.test(text);

/** A file of Python, by its name, or a text with a line that can only be one of Python. */
export const isProgram = (text: string, name: string): boolean =>
  name.endsWith('.py') || /^(?:def \w+\(.*\).*:|for \w+ in .+:|while .+:)\s*$/m.test(text);
