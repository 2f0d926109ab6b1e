// The Own view: the program, the board, the findings of the engine with the values of variables, and the run below them. On a phone the
// first three are tabs.

import { html, nothing } from 'lit-html';
import { createBoard } from '../../board/board';
import { boardOf } from '../../board/input-board';
import { cursorOnly } from '../../board/view-only';
import type { PositionReport } from '../../kernel/watch';
import { language, t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { properties } from '../../ui/style';
import { actingOn } from '../../watch/room-run';
import { createTransport } from '../../watch/transport';
import { createTreePane, legend } from '../../watch/tree/pane';
import type { View } from '../room';
import { Editor, type Marks } from './editor/editor';
import { createOrderView } from './order/view';
import { sentencesOf } from './sentences';
import { isCurrent, type Own, type OwnAction, type OwnProps, type Pane, type Side, withOwnRun } from './slice';
import { lineValuesIn, renderState } from './state-pane';
import { judgement, tasks } from './tasks/view';
import { tools } from './tools';
import { notes, verdict } from './verdict';

const SIDES: readonly Side[] = ['values', 'tree'];
const PANES: readonly Pane[] = ['code', 'board', 'state'];

/** The view, with an editor, a board and a transport of its own. */
export function createView(): View<Own, OwnAction> {
  const board = createBoard();
  const transport = createTransport(sentencesOf);
  const tree = createTreePane();
  const ordering = createOrderView(
    (order) => dispatch({ type: 'arrange', order }),
    (text) => dispatch({ type: 'arrive', text, from: null }),
  );
  let last: OwnProps | null = null;
  let editor: { readonly editor: Editor; readonly language: string } | null = null;
  const dispatch = (action: OwnAction): void => last?.dispatch(action);

  function editorFor(own: Own): Editor {
    if (editor?.language === language()) return editor.editor;
    const labels = { name: t('own.program'), about: t('own.editorHelp') };
    const made = new Editor(own.text, labels, {
      edited: (text) => dispatch({ type: 'edit', text }),
      breakpoint: (line) => dispatch({ type: 'watch', action: { type: 'breakpoint', line: line - 1 } }),
      run: () => dispatch({ type: 'run' }),
    });
    editor = { editor: made, language: language() };
    return made;
  }

  return (props) => {
    last = props;
    const { own, dispatchApp } = props;
    const shared = withOwnRun(own, props.shared);
    const act = actingOn((action) => ({ type: 'room', room: 'own', action: { type: 'watch', action } }), dispatchApp);
    const shown = own.watch.shown;
    const boardState = shown ? shared : { ...shared, watch: { ...own.watch, shown: null } };
    const marks = marksOf(own, shown);
    const current = editorFor(own);
    current.show(own.text, marks);
    const size = shared.input.rows.length;
    return html`<main
      id="main"
      tabindex="-1"
      class="own"
      data-pane=${own.pane}
      ${properties({ '--n': size })}
    >
      ${tools(props)} ${tasks(props)} ${notes(props)}
      <div class="tabs choice" role="group" aria-label=${t('theatre.panes')}>
        ${PANES.map((pane) => html`<button aria-pressed=${own.pane === pane} @click=${() => dispatch({ type: 'pane', pane })}>${t(`own.pane.${pane}`)}</button>`)}
      </div>
      <section class="own__code" aria-label=${t('own.program')}>${own.order ? ordering(own.order, marks) : current.element}</section>
      <section class="own__board" aria-label=${t('theatre.stage')}>
        <div class="stage">${board(boardOf(boardState, 'run'), cursorOnly(dispatchApp))}</div>
        ${judgement(props)} ${verdict(props)}
      </section>
      <section class="own__state scroll" aria-label=${t('own.state')} tabindex="0">
        ${choice(t('own.state'), {
          of: SIDES,
          now: own.side,
          name: (side) => t(side === 'tree' ? 'tree.title' : 'own.values'),
          choose: (side) => dispatch({ type: 'side', side }),
        })}
        ${own.side === 'tree' ? html`${tree(shared, act)}${legend()}` : renderState(shown, own)}
      </section>
      ${own.ran && own.watch.status !== 'closed' ? transport(shared, act) : nothing}
    </main>`;
  };
}

/** The marks in the editor. If the program was changed after the run, the marks of the run are left out. */
function marksOf(own: Own, shown: PositionReport | null): Marks {
  const { failure, watch } = own;
  const failed = failure?.line ?? null;
  const breakpoints = watch.breakpoints.map((line) => line + 1);
  if (!isCurrent(own) || !shown || own.status === 'running') return { running: null, failed, breakpoints, values: [] };
  const block = shown.frame.block;
  const ended = shown.spoken?.stopped != null;
  return {
    running: block ? block.from + 1 : null,
    failed: ended || !block ? failed : null,
    breakpoints,
    values: lineValuesIn(shown),
  };
}
