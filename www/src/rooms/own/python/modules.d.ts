// Imports without types of their own: a program in Python, as its text, and MicroPython.

declare module '*.py' {
  const text: string;
  export default text;
}

declare module '@micropython/micropython-webassembly-pyscript' {
  interface MicroPython {
    runPython(code: string): unknown;
    registerJsModule(name: string, module: object): void;
    readonly globals: { set(name: string, value: unknown): void };
  }

  export function loadMicroPython(options: {
    heapsize: number;
    pystack: number;
    stdout: (text: string) => void;
    stderr: (text: string) => void;
  }): Promise<MicroPython>;
}
