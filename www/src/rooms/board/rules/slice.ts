// The rules of the Board: the table of the present rule, and the state of the chooser.

import type { Rule } from '../../../board/rule';
import { partsOf } from '../../../board/variant/parts';
import { sameTable } from '../../../board/variant/stage';
import type { Trouble } from '../../../client/trouble';
import type { Goal, Link, RuleTable } from '../../../engine/types';
import type { Board } from '../../../kernel/input';
import type { ViewProps } from '../../room';

/** The table of a rule, and its board. The pieces do not matter. */
interface RuleWithTable {
  readonly board: Board;
  readonly table: RuleTable;
}

export interface Rules {
  readonly choosing: boolean;
  readonly known: RuleWithTable | null;
  /** The board that was chosen last, until the engine has accepted it. */
  readonly wanted: Board | null;
  /** Why the choice or the typed text is not a valid rule. */
  readonly refused: Trouble | null;
  /** The texts of the fields as they are typed. */
  readonly formulas: readonly string[];
  readonly shift: string;
  /** The goal that is chosen. */
  readonly goal: Goal;
  /** Whether a tap sets a wall. */
  readonly walling: boolean;
  /** The rules of the diagrams, by the name of the law. */
  readonly diagrams: ReadonlyMap<string, Rule>;
}

export const startRules: Rules = {
  choosing: false,
  known: null,
  wanted: null,
  refused: null,
  formulas: ['n + j - i', 'i + j'],
  shift: '2',
  goal: 'most',
  walling: false,
  diagrams: new Map(),
};

/** The destination of a link: another room, and the run that is watched there. */
export type LinkTarget = Pick<Link, 'view' | 'search' | 'seed' | 'step' | 'own'>;

export type RulesAction =
  | { readonly type: 'choosing'; readonly on: boolean }
  /**
   * Asks the engine whether the board is valid. An invalid board from elsewhere is reported in a notice, an invalid choice next to the
   * choice.
   */
  | {
      readonly type: 'try';
      readonly board: Board;
      readonly from: 'choice' | 'elsewhere';
      /** The destination of a link, entered as soon as its board is set. */
      readonly onwards?: LinkTarget | null;
    }
  /** A board in a link or in a text, which is read once the rules are there. */
  | { readonly type: 'read' | 'paste'; readonly text: string }
  /** A link shows a completion of its board, by the columns of all rows or the squares of all pieces. */
  | { readonly type: 'completed'; readonly numbers: readonly number[] }
  | { readonly type: 'wanted'; readonly board: Board | null }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'known'; readonly known: RuleWithTable }
  | { readonly type: 'diagrams'; readonly diagrams: ReadonlyMap<string, Rule> }
  /** A formula is typed, or there are more or fewer of them; the rule follows. */
  | { readonly type: 'formula'; readonly at: number; readonly text: string }
  | { readonly type: 'formulas'; readonly count: number }
  | { readonly type: 'shift'; readonly shift: string }
  | { readonly type: 'goal'; readonly goal: Goal }
  | { readonly type: 'walling'; readonly on: boolean }
  /** Regions are drawn at random. */
  | { readonly type: 'regions' };

export type RulesProps = ViewProps<Rules, RulesAction>;

/** The state after an action. */
export function updateRules(rules: Rules, action: RulesAction): Rules {
  switch (action.type) {
    case 'choosing':
      return { ...rules, choosing: action.on, refused: null, walling: false };
    case 'try':
      return action.from === 'elsewhere' ? { ...rules, choosing: false, ...fieldsOf(action.board) } : rules;
    case 'wanted':
      return { ...rules, wanted: action.board };
    case 'refused':
      return { ...rules, wanted: null, refused: action.trouble };
    case 'known':
      return { ...rules, known: action.known, refused: null };
    case 'diagrams':
      return { ...rules, diagrams: action.diagrams };
    case 'formula':
      return { ...rules, formulas: rules.formulas.map((other, at) => (at === action.at ? action.text : other)) };
    case 'formulas':
      return { ...rules, formulas: [...rules.formulas, 'i * j'].slice(0, action.count) };
    case 'shift':
      return { ...rules, shift: action.shift };
    case 'goal':
      return { ...rules, goal: action.goal };
    case 'walling':
      // The board is used next, so the chooser closes.
      return { ...rules, walling: action.on, choosing: action.on ? false : rules.choosing };
    case 'completed':
    case 'read':
    case 'paste':
    case 'regions':
      return rules;
  }
}

/** The values of the chooser's fields for a board. */
function fieldsOf({ rule }: Board): Partial<Rules> {
  const { law, more } = partsOf(rule);
  if (law === 'formula') return { formulas: more.split(';') };
  return law === 'sliding' ? { shift: more } : {};
}

/** The table of this board, as far as known. */
export const tableOf = ({ known }: Rules, board: Board): RuleTable | null =>
  known && sameTable(known.board, board) ? known.table : null;
