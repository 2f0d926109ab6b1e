// The widget of the Python package: <queens-board> in a notebook, its state shared with the kernel, and its engine sent by it. A notebook
// may have no network, and one engine serves every widget of a page.

import type { QueensBoard } from './element';

/** The part of the kernel's model that anywidget provides. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, hear: (...told: never[]) => void): void;
  off(event: string, hear: (...told: never[]) => void): void;
  send(message: unknown): void;
}

/** The attributes of the element, each the trait of the same name. */
const ATTRIBUTES = ['queens', 'board', 'search', 'seed'] as const;
const SWITCHES = ['readonly', 'bare'] as const;

/** The wasm, from the kernel. */
export function sentBy(model: Model): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const hear = (message: { readonly kind?: string }, buffers: readonly DataView[]): void => {
      const [sent] = buffers;
      if (message.kind !== 'engine' || !sent) return;
      model.off('msg:custom', hear);
      resolve(new Uint8Array(sent.buffer, sent.byteOffset, sent.byteLength).slice().buffer);
    };
    model.on('msg:custom', hear);
    model.send({ kind: 'engine' });
  });
}

/** Renders the widget into an element of the notebook. Returns the function that removes it. */
export function render({ model, el }: { readonly model: Model; readonly el: HTMLElement }): () => void {
  const board = document.createElement('queens-board') as QueensBoard;
  board.setAttribute('controls', '');
  const button = (name: string, press: () => Promise<unknown>): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = name;
    made.addEventListener('click', () => void press().catch(told));
    return made;
  };
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  const told = (error: unknown): void => {
    line.textContent = error instanceof Error ? error.message : String(error);
  };
  const bar = document.createElement('p');
  bar.append(
    button('Complete', () => board.complete()),
    ' ',
    button('Hint', async () => {
      const { kind, step } = await board.hint();
      line.textContent = step ? `${kind}: ${step.rule}` : kind;
    }),
  );
  el.replaceChildren(board, bar, line);

  const put = (name: (typeof ATTRIBUTES)[number]): void => {
    const value = model.get(name);
    const text = value === null || value === undefined ? null : String(value);
    if (board.getAttribute(name) === text) return;
    if (text === null) board.removeAttribute(name);
    else board.setAttribute(name, text);
    void seek();
  };
  const seek = async (): Promise<void> => {
    await board.ready;
    const position = Number(model.get('position'));
    if (board.length !== null || model.get('search') !== null || model.get('trace') !== null)
      if (position !== board.position) await board.seek(position).catch(told);
    save();
  };
  const save = (): void => {
    const { answer, problem, length, position } = board;
    model.set('squares', [...board.squares]);
    model.set('position', position);
    model.set('length', length);
    model.set('problem', problem);
    const squares = answer?.squares ? [...answer.squares] : null;
    model.set('answer', answer && { verdict: answer.verdict, squares, blame: [...answer.blame] });
    model.save_changes();
  };
  /** A list of columns stays a list of columns, so that the kernel shows what the person sees. */
  const changed = (): void => {
    if (!board.hasAttribute('board')) model.set('queens', board.getAttribute('queens'));
    line.textContent = '';
    save();
  };
  const answered = (): void => {
    line.textContent = board.answer?.verdict ?? '';
    save();
  };
  board.addEventListener('change', changed);
  board.addEventListener('answer', answered);
  board.addEventListener('step', save);
  board.addEventListener('refuse', save);

  const heard: [string, () => void][] = [
    ...ATTRIBUTES.map((name): [string, () => void] => [name, () => put(name)]),
    ...SWITCHES.map((name): [string, () => void] => [
      name,
      () => board.toggleAttribute(name, model.get(name) === true),
    ]),
    ['dark', () => board.setAttribute('colours', model.get('dark') === true ? 'dark' : 'light')],
    [
      'trace',
      () => {
        const trace = model.get('trace');
        board.trace = typeof trace === 'string' ? trace : null;
        void seek();
      },
    ],
    ['position', () => void seek()],
  ];
  for (const [name, hear] of heard) {
    hear();
    model.on(`change:${name}`, hear);
  }
  return () => {
    for (const [name, hear] of heard) model.off(`change:${name}`, hear);
  };
}
