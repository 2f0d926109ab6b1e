// Requests of the panels: an address, a text, a sheet, and the attack table of the rule.

import { optionsOf } from '../../board/variant/options';
import type { Calls } from '../../client/engine';
import type { BoardForm, BoardToWrite, Link } from '../../engine/types';
import { textOf } from '../../kernel/board-text';
import { ownOf } from '../../kernel/classroom/set';
import { rowsOf, type Variant } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { ALWAYS, createAsk, type Want } from '../commands';
import { boardOf } from './forms/board';
import { levelsOf, type PrintChoice, type PrintedPage, type Sheet } from './print/choice';
import type { AnimationContent, SavedFrame } from './save/animation';
import type { RunPart } from './save/part';
import {
  isSame,
  isSameText,
  linkTarget,
  type ShareAction,
  type ShareState,
  type Subject,
  startShare,
  type TextSubject,
  textFormOf,
} from './slice';

/** The questions that the engine does not answer by itself. */
export interface ShareQuestions {
  frames: { question: RunPart & { readonly most: number }; progress: { made: number }; answer: readonly SavedFrame[] };
  animate: {
    question: AnimationContent & {
      readonly frames: readonly SavedFrame[];
      readonly captions: readonly (readonly string[])[];
    };
    progress: { made: number; bytes: number };
    answer: Blob;
  };
  steps: {
    question: RunPart & { readonly form: 'csv' | 'json' | 'trace' };
    progress: { made: number; bytes: number };
    answer: Blob;
  };
  solutions: {
    question: { readonly size: number; readonly variant: Variant | null; readonly form: 'csv' | 'json' | 'text' };
    progress: null;
    answer: Blob;
  };
  /** The forms that can represent a board. */
  fittingForms: { question: BoardToWrite; progress: null; answer: readonly BoardForm[] };
  printed: { question: Sheet; progress: { made: number }; answer: PrintedPage };
}

export type AllQuestions = ShareQuestions & Calls<'ruleTable' | 'writeLink' | 'formatPlacement' | 'writeBoard'>;

type ShareWant = Want<ShareState, ShareAction>;
/** The link to the present state of a room; a text if the room itself writes the board ("#2&…"). */
type LinkTo = (view: string) => Link | string;

const { answer } = createAsk<ShareState, ShareAction, AllQuestions>();

const failure = (trouble: NonNullable<ShareState['trouble']>): ShareAction => ({ type: 'trouble', trouble });

/** An action that is dispatched at once. */
const atOnce = (key: string, action: ShareAction): ShareWant => ({ key, want: 'rest', milliseconds: 0, action });

export function shareWants(own: ShareState, shared: Shared, shown: boolean, linkTo: LinkTo): ShareWant[] {
  if (!shown || shared.ui.engine !== 'ready') return [];
  // Entering the room resets the choices for a link, because they refer to the state that was shown before.
  const wants = [atOnce('entered', { type: 'choose', of: 'link', to: startShare.choices.link })];
  const { variant } = shared.input;
  if (variant && own.table?.of !== variant) wants.push(tableWant(variant));
  const places = placesOf(linkTo, shared.ui.from);
  if (String(places) !== String(own.places)) wants.push(atOnce(`places ${places}`, { type: 'places', places }));
  switch (own.panel) {
    case 'link':
    case 'embed':
      return [...wants, ...addressWants(own, shared, linkTo)];
    case 'text':
      return [...wants, ...textWants(own, shared, linkTo)];
    case 'print':
      return own.printed?.of === sheetName(own.choices.print) ? wants : [...wants, sheetWant(own.choices.print)];
    default:
      return wants;
  }
}

const tableWant = (of: Variant): ShareWant =>
  answer('table', 'ruleTable()', {
    question: [of.rule, of.rows, of.columns, optionsOf(of)],
    of: (_, { input }) => input.variant,
    done: (table) => ({ type: 'table', of, table }),
    failed: (trouble) => ({ type: 'tableFailed', of, trouble }),
  });

/** The address of the link that a panel shows. Its key names the link. */
function addressWants(own: ShareState, shared: Shared, linkTo: LinkTo): ShareWant[] {
  const { panel, choices } = own;
  const opens = linkTarget(own, panel === 'link' ? choices.link.opens : choices.embed.opens, shared);
  const link = linkTo(opens);
  const name = typeof link === 'string' ? link : JSON.stringify({ ...link, rows: [...link.rows] });
  if (own.hashOf === name) return [];
  const key = `address ${name}`;
  if (typeof link === 'string') return [atOnce(key, { type: 'address', of: name, hash: `#${link}` })];
  return [
    answer(key, 'writeLink()', {
      // Links to the board contain no step of a search.
      question: [link.view === 'theatre' ? link : { ...link, step: 0 }],
      of: ALWAYS,
      done: (hash) => ({ type: 'address', of: name, hash: `#${hash.replace(/^#/, '')}` }),
      failed: failure,
    }),
  ];
}

/** The forms that can represent the board, and the board in the chosen form. */
function textWants(own: ShareState, shared: Shared, linkTo: LinkTo): ShareWant[] {
  const { input, ui } = shared;
  const link = ui.from === 'play' ? linkTo('play') : '';
  const played = typeof link === 'string' ? '' : link.own;
  const subject: Subject = { board: input.board, played };
  const board = boardOf(shared, played);
  const wants: ShareWant[] = [];
  if (board && !isSame(own.fittingFormsOf, subject))
    wants.push(
      answer(`forms ${played}`, 'fittingForms', {
        question: board,
        of: (_, now) => now.input.board,
        done: (forms) => ({ type: 'fittingForms', of: subject, forms }),
        failed: failure,
      }),
    );
  const of: TextSubject = { ...subject, form: textFormOf(own, shared), squares: squaresOf(shared) };
  if (!isSameText(own.textOf, of)) wants.push(...textWant(of, shared, board));
  return wants;
}

/** The squares of the completion that was found; null if no completion was found. */
const squaresOf = ({ answer }: Shared): readonly number[] | null =>
  answer.kind === 'completed' ? answer.squares : null;

function textWant(of: TextSubject, shared: Shared, board: BoardToWrite | null): ShareWant[] {
  const { form, played } = of;
  const { input } = shared;
  const key = `text ${form} ${played}`;
  const about = {
    of: (_: ShareState, now: Shared) => squaresOf(now) ?? now.input.board,
    done: (text: string): ShareAction => ({ type: 'written', of, text }),
    failed: failure,
  };
  if (form === 'diagram' && input.variant) return [atOnce(key, { type: 'written', of, text: textOf(input.variant) })];
  if (form === 'list' || form === 'diagram') {
    const squares = squaresOf(shared);
    const rows = squares ? rowsOf(input.board, squares) : input.rows;
    return [answer(key, 'formatPlacement()', { ...about, question: [rows, form] })];
  }
  return board ? [answer(key, 'writeBoard()', { ...about, question: [form, board] })] : [];
}

function sheetWant(print: PrintChoice): ShareWant {
  const of = sheetName(print);
  return answer(`sheet ${of}`, 'printed', {
    question: {
      family: print.family,
      size: print.size,
      levels: print.puzzles ? levelsOf(print) : [],
      seed: print.seed,
      traced: print.trace ? { search: print.search, size: print.traced, from: print.from, steps: print.steps } : null,
    },
    of: ({ choices }) => sheetName(choices.print),
    done: (sheet) => ({ type: 'printed', of, sheet }),
    failed: failure,
  });
}

/** The choices on which the puzzles and the trace of a sheet depend. */
export const sheetName = (print: PrintChoice): string =>
  JSON.stringify([
    print.puzzles,
    print.family,
    print.trace,
    print.number,
    print.size,
    print.grade,
    print.traced,
    print.search,
    print.from,
    print.steps,
    print.seed,
  ]);

/**
 * The places that a link can open: the board and its search, and the last state of Play, Learn and the room that was shown
 * before.
 */
function placesOf(linkTo: LinkTo, from: string): string[] {
  const shows = (view: string): boolean => {
    const link = linkTo(view);
    return (typeof link === 'string' ? ownOf(link) : link.own) !== '';
  };
  const always = ['board', 'theatre'];
  const other = [...always, 'play', 'learn', 'rules', 'share'].includes(from) ? [] : [from];
  return [...always, ...['play', 'learn'].filter(shows), ...other];
}
