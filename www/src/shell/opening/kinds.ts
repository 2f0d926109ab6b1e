// Recognises a text before the engine reads it: a link to this page, a recorded run, a program.

/** The hash of a link to this page; null for any other text. */
export const linkIn = (text: string): string | null => /#[12]&\S+$/.exec(text.trim())?.[0] ?? null;

/** Whether a text is the file of a class page, which begins with the name of its form. */
export const isClassPage = (text: string): boolean => /^\s*\{\s*"queens-class"/.test(text);

/** Whether a text is a trace, by its first line after any comments. */
export const isTrace = (text: string): boolean => /^(?:\s*#.*\n)*queens trace /.test(text);

/** Whether a text is a Python program: by the name of its file, or because one of its lines can only be Python. */
export const isProgram = (text: string, name: string): boolean =>
  name.endsWith('.py') || /^(?:def \w+\(.*\).*:|for \w+ in .+:|while .+:)\s*$/m.test(text);
