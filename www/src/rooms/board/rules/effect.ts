// Asks the engine for the table of a rule before a board with this rule is set. The rule may be chosen, pasted or read from
// a link.

import { optionsOf } from '../../../board/variant/options';
import { LAWS, type Law, PIECES } from '../../../board/variant/parts';
import { sameTable } from '../../../board/variant/stage';
import { ruleOn } from '../../../board/variant/table';
import type { WorkerClient } from '../../../client/client';
import type { Calls } from '../../../client/engine';
import { latest } from '../../../client/latest';
import { isCancelled, JobError, troubleOf } from '../../../client/trouble';
import { boardOfText } from '../../../kernel/board-text';
import { type Board, queensBoard, resizeBoard } from '../../../kernel/input';
import type { Shared } from '../../../kernel/state';
import { BY_RULE } from '../../../watch/family';
import type { Effect, RoomContext } from '../../room';
import { checkedAnswer } from '../completed';
import type { WholeQuestions } from '../questions';
import { ROOM, readLink } from './link';
import { growRegions } from './regions';
import { type LinkTarget, type Rules, type RulesAction, startRules, tableOf } from './slice';

/** The boards of the diagrams have this many rows and columns. */
const DIAGRAM = 5;
/** The node limit for a check of a full board, which needs no search. */
const CHECKED = 1_000;

/** `whole`: the worker with the whole engine. */
export function rulesEffect(
  whole: () => WorkerClient<WholeQuestions>,
  {
    dispatch,
    dispatchApp,
    now,
    trouble,
  }: Pick<RoomContext<Rules | null, RulesAction, WholeQuestions>, 'dispatch' | 'dispatchApp' | 'now' | 'trouble'>,
): Effect<Rules | null, RulesAction> {
  const client: Pick<WorkerClient<WholeQuestions>, 'ask'> = { ask: (...asked) => whole().ask(...asked) };
  const trials = latest<WholeQuestions>(client, (error) => dispatch({ type: 'refused', trouble: troubleOf(error) }));
  const tables = latest<WholeQuestions>(client, trouble);
  let hasDiagrams = false;
  /** The seed of the last random regions. */
  let regionSeed = 0;
  /** The search that was chosen for queens, before the board had another rule. */
  let classic: string | null = null;
  /** The board whose table is being requested, so that it is not requested twice. */
  let requested: Board | null = null;

  function attempt(board: Board, from: 'choice' | 'elsewhere', target: LinkTarget | null = null): void {
    dispatch({ type: 'wanted', board: from === 'choice' ? board : null });
    trials.ask('ruleTable()', ruleOf(board), {
      done(table) {
        dispatch({ type: 'wanted', board: null });
        const named = { ...board, rule: table.rule };
        dispatch({ type: 'known', known: { board: named, table } });
        dispatchApp({ type: 'rule', variant: named });
        if (target) dispatchApp({ type: 'linked', link: { ...target, rows: now().shared.input.rows } });
      },
      ...(from === 'elsewhere' ? { failed: trouble } : {}),
    });
  }

  /** Asks for the table of the input board's rule, unless it is known. */
  function fetchTable({ input: { board } }: Shared): void {
    if (tableOf(now().own ?? startRules, board) || (requested && sameTable(requested, board))) return;
    requested = board;
    tables.ask('ruleTable()', ruleOf({ ...board, squares: [] }), {
      done(table) {
        // The board may have changed meanwhile.
        if (tableOf({ ...startRules, known: { board, table } }, now().shared.input.board))
          dispatch({ type: 'known', known: { board, table } });
        requested = null;
      },
      failed(error) {
        trouble(error);
        requested = null;
      },
    });
  }

  async function fetchDiagrams(): Promise<void> {
    hasDiagrams = true;
    const boards = [...PIECES, ...LAWS].map(diagramOf);
    try {
      const diagrams = boards.map(async ([name, board]) => {
        const table = await whole().ask('ruleTable()', ruleOf(board)).answer;
        return [name, ruleOn(table, board)] as const;
      });
      dispatch({ type: 'diagrams', diagrams: new Map(await Promise.all(diagrams)) });
    } catch {
      hasDiagrams = false;
    }
  }

  function makeRegions(asked: Board): void {
    regionSeed += 1;
    const { rule, rows, columns } = asked;
    const fits = rule === 'touching' && rows === columns;
    const board = fits ? asked : { ...resizeBoard(asked, rows, rows), rule: 'touching', walls: [], pieces: rows };
    const seed = regionSeed;
    trials.ask('completeByRule()', ['touching', board.rows, board.rows, { seed }], {
      done({ squares }) {
        if (squares) attempt({ ...board, regions: growRegions(board.rows, squares, seed) }, 'choice');
        else dispatch({ type: 'refused', trouble: troubleOf(new JobError('rules-no-regions')) });
      },
    });
  }

  function read(text: string): void {
    const link = readLink(text);
    if (link) dispatch(link);
    else trouble(new JobError('room-link'));
  }

  function paste(text: string, { input }: Shared): void {
    const board = boardOfText(text, input.board);
    if (board) {
      dispatchApp({ type: 'ui', ui: { dialog: null } });
      attempt(board, 'elsewhere');
    } else trouble(new JobError('rules-text'));
  }

  /** Shows the completion in a link, if the engine confirms that the pieces complete the board. */
  async function show(squares: readonly number[], { input: { board, seed } }: Shared): Promise<void> {
    const isSquare = (square: number): boolean => square >= 0 && square < board.rows * board.columns;
    const contains = board.squares.every((square) => squares.includes(square));
    const fits = contains && squares.length === board.pieces && squares.every(isSquare);
    try {
      if (!fits) throw new JobError('room-link');
      const asked = { board: { ...board, squares }, seed, budget: CHECKED, seen: [] };
      const { verdict } = await whole().ask('complete', asked).answer;
      if (now().shared.input.board !== board) return;
      if (verdict !== 'completed') throw new JobError('room-link');
      dispatchApp({ type: 'answered', answer: checkedAnswer(squares) });
    } catch (error) {
      if (!isCancelled(error)) trouble(error);
    }
  }

  /** Chooses the search that works under every rule; when the board has queens again, chooses the earlier search. */
  function choose(before: Board | null, { input: after }: Shared): void {
    if ((before === null) === (after.variant === null)) return;
    if (after.variant && after.search !== BY_RULE) {
      classic = after.search;
      dispatchApp({ type: 'choose', search: BY_RULE });
    } else if (!after.variant && after.search === BY_RULE && classic !== null) {
      dispatchApp({ type: 'choose', search: classic });
    }
  }

  /** The pressed button has disappeared: scrolls to the top and moves the focus to the Board. */
  function toBoard(): void {
    requestAnimationFrame(() => {
      scrollTo({ top: 0 });
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
  }

  function act(action: RulesAction, { own, shared }: { own: Rules | null; shared: Shared }): void {
    switch (action.type) {
      case 'try':
        attempt(action.board, action.from, action.onwards);
        break;
      case 'read':
        read(action.text);
        break;
      case 'completed':
        if (shared.input.variant) void show(action.numbers, shared);
        break;
      case 'paste':
        paste(action.text, shared);
        break;
      case 'regions':
        makeRegions(own?.wanted ?? shared.input.board);
        break;
      case 'choosing':
      case 'walling':
        if (!action.on || action.type === 'walling') toBoard();
        if (action.on && !hasDiagrams) void fetchDiagrams();
        break;
      case 'formula':
      case 'formulas':
        attempt({ ...(own?.wanted ?? shared.input.board), rule: `formula:${own?.formulas.join(';')}` }, 'choice');
        break;
      default:
    }
  }

  choose(null, now().shared);

  return (happened, before, after) => {
    if (happened.type === 'action') {
      act(happened.action, after);
      return;
    }
    choose(before.shared.input.variant, after.shared);
    if (after.shared.ui.view === ROOM) {
      if (after.shared.input.variant) fetchTable(after.shared);
    } else if (after.own?.choosing || after.own?.walling) dispatch({ type: 'choosing', on: false });
  };
}

/** The board on which a law is shown. */
function diagramOf(law: Law): readonly [string, Board] {
  const rule = law === 'sliding' ? 'sliding:2' : law === 'formula' ? 'formula:n + j - i;i + j' : law;
  return [law, { ...queensBoard(DIAGRAM, []), rule }];
}

/** The question with which the engine is asked for the table of a board. */
const ruleOf = (board: Board): Calls<'ruleTable'>['ruleTable()']['question'] => [
  board.rule,
  board.rows,
  board.columns,
  optionsOf(board),
];
