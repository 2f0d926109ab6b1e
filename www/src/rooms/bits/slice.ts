// The bit lab: the current word, the operation that runs on it, and its current stage.

import type { Calls } from '../../client/engine';
import { isGone, type Trouble } from '../../client/trouble';
import type { Base, Mapping, Mask, PipelineRun, Square as Place, Trick, TrickRun, Word } from '../../engine/types';
import { type History, noHistory, remember, travelHistory, type Way } from '../../kernel/undo';
import { stepsPerSecond } from '../../watch/speed';
import type { Steps, StepsAction } from '../../watch/steps';
import { ALWAYS, type Command, createAsk, type Next, type Want } from '../commands';

/** A run of a trick with its forms, or of a pipeline. */
export type LabRun = PipelineRun & Partial<Pick<TrickRun, 'forms' | 'moves'>>;

/** How often each form answers in a second, one answer after another. */
export type Speeds = Readonly<Record<string, number>>;

/** The question of this room that the engine does not answer by itself. */
export interface LabQuestions {
  /** Times the forms of a trick, each for a few tenths of a second, and reports its results so far. */
  labMeasure: { question: { trick: string }; progress: Speeds; answer: Speeds };
}

type Questions = LabQuestions & Calls<'tricks' | 'masks' | 'readWord' | 'runTrick' | 'runPipeline'>;

/** A trick of the engine by its name, or a pipeline of the person's own as text. */
export type Selection =
  | { readonly kind: 'trick'; readonly trick: string }
  | { readonly kind: 'own'; readonly text: string };

/** The state that a link restores. */
export interface LabLink {
  readonly word: Word;
  readonly mapping: Mapping;
  readonly chosen: Selection;
  /** The current stage: 0 is the word itself. */
  readonly stage: number;
  /** Masks of moves that are switched off. */
  readonly off: readonly string[];
  /** Whether sliding pieces block each other. */
  readonly blocked: boolean;
  /** The numbers on the squares. */
  readonly numbers: Numbers;
}

/** The numbers on squares: none, the places of the bits, or the numbers of the diagonals or the anti-diagonals. */
export const NUMBERS = ['none', 'bits', 'sum', 'difference'] as const;
export type Numbers = (typeof NUMBERS)[number];

/** A text as it is being typed, and why it cannot be read. */
export interface Draft {
  readonly text: string;
  readonly trouble: Trouble | null;
}

export interface Bits extends LabLink {
  /** Words that undo and redo bring back. */
  readonly history: History<Word>;
  readonly playing: boolean;
  /** A speed level: see watch/speed.ts. */
  readonly speed: number;
  /** The square that has the tab stop. */
  readonly cursor: Place;
  /** The text being typed in a field of the word. `pending`: the engine has not read it yet. `left`: the focus has left the field. */
  readonly typed: (Draft & { readonly base: Base; readonly pending: boolean; readonly left: boolean }) | null;
  /** The pipeline being typed, if it differs from the running pipeline. */
  readonly written: Draft | null;
  /** The engine's result; the previous result until the next arrives. */
  readonly run: LabRun | null;
  /** The program of this result, as `programOf` names it. */
  readonly ran: string | null;
  /** Empty until the engine is loaded. */
  readonly tricks: readonly Trick[];
  readonly masks: readonly Mask[];
  /** The speeds of the forms of one trick, in answers a second. */
  readonly measured: {
    readonly trick: string;
    readonly speeds: Speeds;
    readonly done: boolean;
  } | null;
}

/** The last speed level of the lab, six stages a second: faster stages could not be followed. */
const MAX_SEEN_SPEED = 6;

export const startBits: Bits = {
  word: 0x4004_8002_1001_2000n,
  mapping: 'rows',
  chosen: { kind: 'trick', trick: 'lowest' },
  stage: 0,
  off: [],
  blocked: true,
  history: noHistory,
  playing: false,
  speed: 1,
  cursor: { row: 0, column: 0 },
  numbers: 'none',
  typed: null,
  written: null,
  run: null,
  ran: null,
  tricks: [],
  masks: [],
  measured: null,
};

export type BitsAction =
  // Requests.
  | { readonly type: 'toggle'; readonly square: Place }
  | { readonly type: 'cursor'; readonly square: Place }
  | { readonly type: 'number'; readonly numbers: Numbers }
  | { readonly type: 'word'; readonly word: Word }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'type'; readonly base: Base; readonly text: string }
  /** The field is left: a malformed text stays, with the reason. */
  | { readonly type: 'leave' }
  | { readonly type: 'map'; readonly mapping: Mapping }
  | { readonly type: 'choose'; readonly trick: string }
  /** Turns the trick that is shown into a pipeline that can be edited. */
  | { readonly type: 'edit' }
  | { readonly type: 'mask'; readonly mask: string; readonly on: boolean }
  | { readonly type: 'block'; readonly blocked: boolean }
  /** A pipeline is being typed; it runs as soon as it can be read. */
  | { readonly type: 'write'; readonly text: string }
  /** Its field is left: a malformed text stays, with the reason. */
  | { readonly type: 'settle' }
  | StepsAction
  /** Goes to the next stage, while it plays. */
  | { readonly type: 'next' }
  | { readonly type: 'measure' }
  // Contents of a link.
  | { readonly type: 'linked'; readonly link: Partial<LabLink> }
  // Answers of the engine.
  | { readonly type: 'tricks'; readonly tricks: readonly Trick[] }
  | { readonly type: 'masks'; readonly masks: readonly Mask[] }
  | { readonly type: 'read'; readonly text: string; readonly word: Word }
  | { readonly type: 'unread'; readonly text: string; readonly trouble: Trouble }
  /** `of`: the program, as `programOf` names it. */
  | { readonly type: 'ran'; readonly of: string; readonly run: LabRun }
  | { readonly type: 'notRun'; readonly trick: string; readonly trouble: Trouble }
  /** The typed pipeline can be read. `pipeline`: the same pipeline as the engine writes it. */
  | { readonly type: 'accepted'; readonly text: string; readonly pipeline: string }
  | { readonly type: 'refused'; readonly text: string; readonly trouble: Trouble }
  | {
      readonly type: 'measured';
      readonly trick: string;
      readonly speeds: Speeds;
      readonly done: boolean;
    };

const ALL = (1n << 64n) - 1n;

/** The bit of a square. */
export const bitOf = ({ row, column }: Place, mapping: Mapping): bigint =>
  1n << BigInt(mapping === 'rows' ? 8 * row + column : 8 * column + row);

/** The square of a bit, by its place. */
export function squareOf(place: number, mapping: Mapping): Place {
  const [byte, bit] = [Math.floor(place / 8), place % 8];
  return mapping === 'rows' ? { row: byte, column: bit } : { row: bit, column: byte };
}

/** The last stage; 0 until the engine has answered. */
export const lastStage = ({ run }: Pick<Bits, 'run'>): number => run?.stages.length ?? 0;

/** The stages, as the transport moves among them. */
export const stepsOf = (bits: Bits): Steps => {
  const { playing, speed } = bits;
  const last = lastStage(bits);
  return { at: Math.min(bits.stage, last), last, playing, speed, fastest: MAX_SEEN_SPEED };
};

/** The trick that is shown if another trick was refused. */
const FALLBACK = 'lowest';

const { ask, answer } = createAsk<Bits, BitsAction, Questions>();

/** Names the program that is to run, with all that it depends on. */
const programOf = ({ word, chosen, mapping, blocked, off }: Bits): string =>
  [word, chosen.kind, chosen.kind === 'own' ? chosen.text : chosen.trick, mapping, blocked, ...off].join(' ');

/** The tricks and masks of the engine, the result of the program, and the clock while it plays. */
export function bitsWants(bits: Bits, _: unknown, shown: boolean): Want<Bits, BitsAction>[] {
  const { tricks, masks, ran, playing, speed } = bits;
  if (!shown) return playing ? [{ key: 'halt', want: 'rest', milliseconds: 0, action: { type: 'halt' } }] : [];
  const wants: Want<Bits, BitsAction>[] = [];
  if (tricks.length === 0)
    wants.push(
      answer('tricks', 'tricks()', { question: [], of: ALWAYS, done: (all) => ({ type: 'tricks', tricks: all }) }),
    );
  if (masks.length === 0)
    wants.push(
      answer('masks', 'masks()', { question: [], of: ALWAYS, done: (all) => ({ type: 'masks', masks: all }) }),
    );
  if (ran !== programOf(bits)) wants.push(programWant(bits));
  if (playing)
    wants.push({
      key: `tick ${speed}`,
      want: 'tick',
      every: 1_000 / stepsPerSecond(speed),
      action: () => ({ type: 'next' }),
    });
  return wants;
}

/** Runs the program. If it is refused, the earlier result stays. */
function programWant(bits: Bits): Want<Bits, BitsAction> {
  const { word, chosen, mapping, blocked, off } = bits;
  const of = programOf(bits);
  const done = (run: LabRun): BitsAction => ({ type: 'ran', of, run });
  if (chosen.kind === 'own')
    return answer('program', 'runPipeline()', {
      question: [chosen.text, word],
      of: programOf,
      done,
      failed: (trouble) => ({ type: 'refused', text: chosen.text, trouble }),
    });
  return answer('program', 'runTrick()', {
    question: [chosen.trick, word, { mapping, blocked, off }],
    of: programOf,
    done,
    failed: (trouble) => ({ type: 'notRun', trick: chosen.trick, trouble }),
  });
}

/** Reads a typed word, also in full-width characters. */
const readNumber = (base: Base, text: string): Command<Bits, BitsAction> =>
  ask('read', 'readWord()', {
    question: [text.normalize('NFKC'), base],
    of: ({ typed }) => typed && `${typed.base} ${typed.text}`,
    done: (word) => ({ type: 'read', text, word }),
    failed: (trouble) => ({ type: 'unread', text, trouble }),
  });

/** Checks whether a typed pipeline can be run, also in full-width characters. */
const checkNumber = (text: string): Command<Bits, BitsAction> =>
  ask('check', 'runPipeline()', {
    // A pipeline that runs on one word runs on all.
    question: [text.normalize('NFKC'), 0n],
    of: ({ written }) => written?.text,
    done: ({ text: pipeline }) => ({ type: 'accepted', text, pipeline }),
    failed: (trouble) => ({ type: 'refused', text, trouble }),
  });

/** Times the forms of a trick, until another one is chosen. */
const timeTrick = (trick: string): Command<Bits, BitsAction> =>
  ask('speed', 'labMeasure', {
    question: { trick },
    of: ({ chosen }) => chosen.kind === 'trick' && chosen.trick,
    progress: (speeds) => ({ type: 'measured', trick, speeds, done: false }),
    done: (speeds) => ({ type: 'measured', trick, speeds, done: true }),
    failed: () => ({ type: 'measured', trick, speeds: {}, done: true }),
  });

/** The state after an action, with the questions that follow from it. */
export function updateBits(bits: Bits, action: BitsAction): Next<Bits, BitsAction> {
  switch (action.type) {
    case 'number':
      return { ...bits, numbers: action.numbers };
    case 'toggle':
      return { ...withWord(bits, bits.word ^ bitOf(action.square, bits.mapping)), cursor: action.square };
    case 'cursor':
      return { ...bits, cursor: action.square };
    case 'word':
      return withWord(bits, action.word & ALL);
    case 'undo':
    case 'redo':
      return travel(bits, action.type);
    case 'type':
      return [
        { ...bits, typed: { base: action.base, text: action.text, trouble: null, pending: true, left: false } },
        readNumber(action.base, action.text),
      ];
    case 'leave':
      return { ...bits, typed: bits.typed && settleTyped({ ...bits.typed, left: true }) };
    case 'map':
      return { ...bits, mapping: action.mapping };
    case 'choose':
      return startRun(bits, { chosen: { kind: 'trick', trick: action.trick }, written: null, off: [] });
    case 'edit':
      return bits.run ? { ...bits, chosen: { kind: 'own', text: bits.run.text }, written: null, playing: false } : bits;
    case 'mask': {
      const others = bits.off.filter((name) => name !== action.mask);
      return { ...bits, off: action.on ? others : [...others, action.mask] };
    }
    case 'block':
      return { ...bits, blocked: action.blocked };
    case 'write':
      return [{ ...bits, playing: false, written: { text: action.text, trouble: null } }, checkNumber(action.text)];
    case 'settle':
      return bits.written?.trouble ? bits : { ...bits, written: null };
    case 'go':
      return { ...bits, stage: clamp(action.to, lastStage(bits)), playing: false };
    case 'next': {
      const stage = clamp(bits.stage + 1, lastStage(bits));
      return { ...bits, stage, playing: bits.playing && stage < lastStage(bits) };
    }
    case 'play':
      return play(bits);
    case 'halt':
      return { ...bits, playing: false };
    case 'speed':
      return { ...bits, speed: clamp(action.speed, MAX_SEEN_SPEED) };
    case 'measure':
      return bits.chosen.kind === 'trick'
        ? [{ ...bits, measured: { trick: bits.chosen.trick, speeds: {}, done: false } }, timeTrick(bits.chosen.trick)]
        : bits;
    case 'linked':
      return { ...startRun(bits, { ...action.link, written: null, typed: null }), stage: action.link.stage ?? 0 };
    default:
      return applyAnswer(bits, action);
  }
}

type Answer = Extract<
  BitsAction,
  { type: 'tricks' | 'masks' | 'read' | 'unread' | 'ran' | 'notRun' | 'accepted' | 'refused' | 'measured' }
>;

function applyAnswer(bits: Bits, action: Answer): Next<Bits, BitsAction> {
  switch (action.type) {
    case 'tricks':
      return { ...bits, tricks: action.tricks };
    case 'masks':
      return { ...bits, masks: action.masks };
    case 'read':
      return bits.typed?.text === action.text
        ? { ...withWord(bits, action.word), typed: settleTyped({ ...bits.typed, pending: false }) }
        : bits;
    case 'unread':
      return bits.typed?.text === action.text
        ? { ...bits, typed: { ...bits.typed, trouble: action.trouble, pending: false } }
        : bits;
    case 'ran':
      return { ...bits, run: action.run, ran: action.of, stage: clamp(bits.stage, action.run.stages.length) };
    case 'notRun': {
      const { trick, trouble } = action;
      const report: Command<Bits, BitsAction> = { do: 'trouble', trouble };
      // Falls back to a trick that every engine can run, unless the engine itself cannot run.
      if (trick === FALLBACK || isGone(trouble)) return [bits, report];
      return [bits, report, { do: 'then', action: { type: 'choose', trick: FALLBACK } }];
    }
    case 'accepted':
      return bits.written?.text === action.text ? { ...bits, chosen: { kind: 'own', text: action.pipeline } } : bits;
    case 'refused':
      return (bits.written ?? action).text === action.text
        ? { ...bits, written: { text: action.text, trouble: action.trouble } }
        : bits;
    case 'measured':
      return bits.measured?.trick === action.trick ? { ...bits, measured: action } : bits;
  }
}

/** A finished text disappears once it is read; a malformed text stays, with the reason. */
const settleTyped = (typed: NonNullable<Bits['typed']>): Bits['typed'] =>
  typed.left && !typed.pending && !typed.trouble ? null : typed;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Replaces the word, and remembers the previous word. */
function withWord(bits: Bits, word: Word): Bits {
  if (word === bits.word) return { ...bits, typed: null };
  return { ...bits, word, typed: null, history: remember(bits.history, bits.word) };
}

/** One step back or forth through the words. */
function travel(bits: Bits, way: Way): Bits {
  const step = travelHistory(bits.history, bits.word, way);
  return step ? { ...bits, word: step.now, typed: null, history: step.history } : bits;
}

/** Another run begins at its start. */
const startRun = (bits: Bits, change: Partial<Bits>): Bits => ({ ...bits, ...change, stage: 0, playing: false });

/** At the end, play starts over. */
function play(bits: Bits): Bits {
  const last = lastStage(bits);
  return last === 0 ? bits : { ...bits, playing: true, stage: bits.stage >= last ? 0 : bits.stage };
}
