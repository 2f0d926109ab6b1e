// The editor: CodeMirror with Python. It is in a shadow root, because there the policy of the page allows it to adopt
// style sheets. It shows the line that runs, the line that failed, the values of variables next to the lines, and breakpoints.

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutter,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The marks in the editor. Lines count from 1. */
export interface Marks {
  readonly running: number | null;
  readonly failed: number | null;
  readonly breakpoints: readonly number[];
  readonly values: readonly LineValues[];
}

/** The last values that a line has set. `now`: the line has set a value in the current step. */
export interface LineValues {
  readonly line: number;
  readonly text: string;
  readonly now: boolean;
}

export interface EditorEvents {
  edited(text: string): void;
  breakpoint(line: number): void;
  run(): void;
}

/** The texts of the page that the editor uses. */
export interface Labels {
  readonly name: string;
  readonly about: string;
}

export class Editor {
  readonly element = document.createElement('div');
  readonly #view: EditorView;
  #marks: Marks = { running: null, failed: null, breakpoints: [], values: [] };

  constructor(text: string, labels: Labels, events: EditorEvents) {
    this.element.className = 'own__editor';
    const root = this.element.attachShadow({ mode: 'open' });
    const mount = root.appendChild(document.createElement('div'));
    mount.style.blockSize = '100%';
    // Keys that are pressed in the editor do not reach the page.
    this.element.addEventListener('keydown', (event) => event.stopPropagation());
    this.#view = new EditorView({
      parent: mount,
      root,
      state: EditorState.create({ doc: text, extensions: extensionsOf(labels, events) }),
    });
  }

  /** Replaces the program; if the text is the same, the editor keeps its state. */
  show(text: string, marks: Marks): void {
    const { state } = this.#view;
    const changed = state.doc.toString() !== text;
    if (changed) this.#view.dispatch({ changes: { from: 0, to: state.doc.length, insert: text } });
    if (!changed && sameMarks(marks, this.#marks)) return;
    const moved = marks.running !== this.#marks.running && marks.running !== null;
    this.#marks = marks;
    this.#view.dispatch({ effects: setMarks.of(marks) });
    if (moved) this.#follow(marks.running ?? 1);
  }

  /** Scrolls the editor to a line, without moving the page. */
  #follow(line: number): void {
    const { state, scrollDOM } = this.#view;
    if (line > state.doc.lines) return;
    const { top, height } = this.#view.lineBlockAt(state.doc.line(line).from);
    const { scrollTop, clientHeight } = scrollDOM;
    if (top < scrollTop || top + height > scrollTop + clientHeight) scrollDOM.scrollTop = top - clientHeight / 3;
  }
}

function sameMarks(one: Marks, other: Marks): boolean {
  const same = (some: readonly unknown[], others: readonly unknown[]): boolean =>
    some.length === others.length && some.every((each, index) => each === others[index]);
  return (
    one.running === other.running &&
    one.failed === other.failed &&
    same(one.breakpoints, other.breakpoints) &&
    same(one.values.map(nameOf), other.values.map(nameOf))
  );
}

const nameOf = ({ line, text, now }: LineValues): string => `${line} ${now} ${text}`;

const setMarks = StateEffect.define<Marks>();

class ValuesWidget extends WidgetType {
  constructor(private readonly written: LineValues) {
    super();
  }

  override eq(other: ValuesWidget): boolean {
    return nameOf(other.written) === nameOf(this.written);
  }

  toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.written.now ? 'cm-values cm-values--now' : 'cm-values';
    element.textContent = this.written.text;
    return element;
  }
}

class BreakpointMarker extends GutterMarker {
  override toDOM(): Text {
    return document.createTextNode('●');
  }
}
const breakpointMarker = new BreakpointMarker();

function decorationsOf({ running, failed, values }: Marks, { doc }: EditorState): DecorationSet {
  const found = [];
  for (const [line, name] of [
    [running, 'cm-running'],
    [failed, 'cm-failed'],
  ] as const) {
    if (line === null || line > doc.lines) continue;
    const at = doc.line(line);
    found.push(Decoration.line({ class: name, attributes: { 'aria-current': 'step' } }).range(at.from));
  }
  for (const written of values) {
    if (written.line > doc.lines) continue;
    found.push(Decoration.widget({ widget: new ValuesWidget(written), side: 1 }).range(doc.line(written.line).to));
  }
  return Decoration.set(found, true);
}

const decorations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { changes, effects, state }) {
    const marks = effects.find((effect) => effect.is(setMarks));
    return marks ? decorationsOf(marks.value as Marks, state) : value.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const breakpointField = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, { changes, effects, state: { doc } }) {
    const marks = effects.find((effect) => effect.is(setMarks));
    if (!marks) return value.map(changes);
    const lines = (marks.value as Marks).breakpoints.filter((line) => line <= doc.lines);
    return RangeSet.of(lines.map((line) => breakpointMarker.range(doc.line(line).from)));
  },
});

function extensionsOf(labels: Labels, events: EditorEvents): Extension[] {
  return [
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of('    '),
    pythonLanguage,
    syntaxHighlighting(colours),
    decorations,
    breakpointField,
    gutter({
      class: 'cm-stops',
      markers: (view) => view.state.field(breakpointField),
      initialSpacer: () => breakpointMarker,
      domEventHandlers: {
        mousedown(view, { from }) {
          events.breakpoint(view.state.doc.lineAt(from).number);
          return true;
        },
      },
    }),
    lineNumbers({
      domEventHandlers: {
        mousedown(view, { from }) {
          events.breakpoint(view.state.doc.lineAt(from).number);
          return true;
        },
      },
    }),
    keymap.of([
      { key: 'Mod-Enter', run: () => handleKey(() => events.run()) },
      {
        key: 'F9',
        run: ({ state }) => handleKey(() => events.breakpoint(state.doc.lineAt(state.selection.main.head).number)),
      },
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) events.edited(state.doc.toString());
    }),
    EditorView.contentAttributes.of({
      'aria-label': labels.name,
      'aria-description': labels.about,
      tabindex: '0',
      spellcheck: 'false',
    }),
    theme,
  ];
}

/** Calls `act`, and reports that the key was handled. */
function handleKey(act: () => void): true {
  act();
  return true;
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword], color: 'var(--accent)' },
  { tag: [tags.comment], color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: [tags.string], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--one)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--plate)', height: '100%', fontSize: 'var(--t-s)' },
  '&.cm-focused': { outline: 'var(--line) solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent)',
  },
  '.cm-gutters': { color: 'var(--ink-2)', backgroundColor: 'transparent', border: 'none' },
  '.cm-gutterElement': { cursor: 'pointer' },
  '.cm-stops': { color: 'var(--bad)', minWidth: '1.25em', textAlign: 'center' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '.cm-line.cm-running': { backgroundColor: 'var(--accent-wash)', boxShadow: 'inset 3px 0 var(--accent)' },
  '.cm-line.cm-failed': { backgroundColor: 'var(--bad-wash)', boxShadow: 'inset 3px 0 var(--bad)' },
  '.cm-values': {
    marginInlineStart: '2ch',
    paddingInline: '0.4em',
    color: 'var(--ink-2)',
    backgroundColor: 'var(--sunk)',
    fontSize: 'var(--t-xs)',
  },
  '.cm-values--now': { color: 'var(--accent)', backgroundColor: 'transparent', fontWeight: '600' },
  '.cm-matchingBracket, .cm-nonmatchingBracket': { backgroundColor: 'var(--sunk)', outline: '1px solid var(--ink-3)' },
});
