// What the room of rules knows: what the rule does on the board, what is known of that board, and how the choice stands.

import type { Rule } from '../../board/rule';
import { extrasOf } from '../../board/variant/extras';
import { partsOf } from '../../board/variant/parts';
import type { Trouble } from '../../client/trouble';
import type { Goal, GoalReport, Link, RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import type { ViewProps } from '../room';
import type { RulesQuestions } from './questions';

type Work = { readonly nodes: number; readonly milliseconds: number };
export type Question = 'complete' | 'count' | 'pawns' | 'goal';

export type RuleAnswer =
  | { readonly kind: 'none' }
  | ({
      readonly kind: 'searching';
      readonly question: Question;
      readonly count: bigint | null;
      readonly pieces: number | null;
      /** How much is done, where that is known. */
      readonly share: number | null;
      readonly paused: boolean;
    } & Work)
  /** `again`: it was shown before, and there is no other. */
  | ({ readonly kind: 'completed'; readonly squares: readonly number[]; readonly again: boolean } & Work)
  | ({ readonly kind: 'impossible'; readonly blame: readonly number[]; readonly smallest: boolean } & Work)
  /** `pawns`: over all squares of a pawn. */
  | ({ readonly kind: 'counted'; readonly count: bigint; readonly pawns: boolean } & Work)
  | ({ readonly kind: 'reached'; readonly goal: Goal; readonly report: GoalReport } & Work)
  | { readonly kind: 'cancelled'; readonly question: Question }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** What a rule does, and the board that it was asked for; pieces do not matter to it. */
export interface Known {
  readonly board: Variant;
  readonly table: RuleTable;
}

export interface Rules {
  readonly choosing: boolean;
  readonly known: Known | null;
  /** Null: not known yet. */
  readonly survey: RulesQuestions['survey']['answer'] | null;
  readonly answer: RuleAnswer;
  /** Why what was chosen or typed is no rule. */
  readonly refused: Trouble | null;
  /** As they are typed. */
  readonly formulas: readonly string[];
  readonly shift: string;
  /** What else is asked of the pieces. */
  readonly goal: Goal;
  /** A tap sets a wall. */
  readonly walling: boolean;
  /** By the name of the law. */
  readonly diagrams: ReadonlyMap<string, Rule>;
  /** The completions that have been shown of this board, as `keyOf` writes them. */
  readonly seen: readonly string[];
}

export const startRules: Rules = {
  choosing: true,
  known: null,
  survey: null,
  answer: { kind: 'none' },
  refused: null,
  formulas: ['n + j - i', 'i + j'],
  shift: '2',
  goal: 'most',
  walling: false,
  diagrams: new Map(),
  seen: [],
};

/** Another room, and the run that is watched there. */
export type Onwards = Pick<Link, 'view' | 'search' | 'seed' | 'step' | 'own'>;

export type RulesAction =
  | { readonly type: 'choosing'; readonly on: boolean }
  /** Asks the engine whether there is such a board. What comes from elsewhere is refused in the notice, what was chosen beside the choice. */
  | {
      readonly type: 'try';
      readonly board: Variant;
      readonly from: 'choice' | 'elsewhere';
      /** Where a link leads once the board stands. */
      readonly onwards?: Onwards | null;
    }
  | { readonly type: 'paste'; readonly text: string }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'known'; readonly known: Known }
  | { readonly type: 'diagrams'; readonly diagrams: ReadonlyMap<string, Rule> }
  /** Another board is asked. */
  | { readonly type: 'anew' }
  | { readonly type: 'surveyed'; readonly survey: RulesQuestions['survey']['answer'] }
  | { readonly type: 'ask'; readonly question: Question }
  | { readonly type: 'cancel' }
  /** The answer has been read: back to the pieces that stand. */
  | { readonly type: 'dismiss' }
  | { readonly type: 'pause'; readonly on: boolean }
  | { readonly type: 'answer'; readonly answer: RuleAnswer }
  /** A formula is typed, or there are more or fewer of them; the rule follows. */
  | { readonly type: 'formula'; readonly at: number; readonly text: string }
  | { readonly type: 'formulas'; readonly count: number }
  | { readonly type: 'shift'; readonly shift: string }
  | { readonly type: 'goal'; readonly goal: Goal }
  | { readonly type: 'walling'; readonly on: boolean }
  /** Leads to where the search by rule is watched. */
  | { readonly type: 'watch' }
  /** Regions are drawn at random. */
  | { readonly type: 'regions' }
  | { readonly type: 'copy' };

export type RulesProps = ViewProps<Rules, RulesAction>;

/** The state after an action. */
export function updateRules(rules: Rules, action: RulesAction): Rules {
  switch (action.type) {
    case 'choosing':
      return { ...rules, choosing: action.on, refused: null, walling: false };
    case 'try':
      return action.from === 'elsewhere' ? { ...rules, choosing: false, ...fieldsOf(action.board) } : rules;
    case 'refused':
      return { ...rules, refused: action.trouble };
    case 'known':
      return { ...rules, known: action.known, refused: null };
    case 'diagrams':
      return { ...rules, diagrams: action.diagrams };
    case 'anew':
      return { ...rules, survey: null, answer: { kind: 'none' }, seen: [] };
    case 'surveyed':
      return { ...rules, survey: action.survey };
    case 'ask':
      return {
        ...rules,
        answer: {
          kind: 'searching',
          question: action.question,
          count: null,
          pieces: null,
          share: null,
          paused: false,
          nodes: 0,
          milliseconds: 0,
        },
      };
    case 'cancel':
      return rules.answer.kind === 'searching'
        ? { ...rules, answer: { kind: 'cancelled', question: rules.answer.question } }
        : rules;
    case 'dismiss':
      return { ...rules, answer: { kind: 'none' } };
    case 'answer':
      return { ...rules, answer: action.answer, seen: seenWith(rules.seen, action.answer) };
    case 'pause':
      return rules.answer.kind === 'searching' ? { ...rules, answer: { ...rules.answer, paused: action.on } } : rules;
    case 'formula':
      return { ...rules, formulas: rules.formulas.map((other, at) => (at === action.at ? action.text : other)) };
    case 'formulas':
      return { ...rules, formulas: [...rules.formulas, 'i * j'].slice(0, action.count) };
    case 'shift':
      return { ...rules, shift: action.shift };
    case 'goal':
      return { ...rules, goal: action.goal };
    case 'walling':
      // The board is what is touched next, so the choice makes room for it.
      return { ...rules, walling: action.on, choosing: action.on ? false : rules.choosing };
    case 'paste':
    case 'watch':
    case 'regions':
    case 'copy':
      return rules;
  }
}

/** A set of squares as a text. */
export const keyOf = (squares: Iterable<number>): string => [...squares].sort((one, other) => one - other).join();

/** Once all have been shown, they are shown again. */
function seenWith(seen: readonly string[], answer: RuleAnswer): readonly string[] {
  if (answer.kind !== 'completed') return seen;
  return answer.again ? [keyOf(answer.squares)] : [...seen, keyOf(answer.squares)];
}

/** What the fields of the choice show of a board. */
function fieldsOf({ rule }: Variant): Partial<Rules> {
  const { law, more } = partsOf(rule);
  if (law === 'formula') return { formulas: more.split(';') };
  return law === 'sliding' ? { shift: more } : {};
}

/** Whether what is known of a rule holds for this board. */
export const isKnownFor = (known: Known | null, board: Variant): known is Known =>
  known !== null &&
  known.board.rule === board.rule &&
  known.board.rows === board.rows &&
  known.board.columns === board.columns &&
  extrasOf(known.board) === extrasOf(board);
