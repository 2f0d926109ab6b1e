// The connection between a projected page and the teacher's window in the same browser. The page sends its screen, and
// the window sends its button presses. Windows opened from a disk share no channel, so they also send messages to each
// other directly.

import type { Lesson } from '../../kernel/classroom/lesson';
import type { Ruler } from '../../kernel/watch';

/** The contents of the projected screen. */
export type ScreenContent =
  | {
      readonly kind: 'lesson';
      readonly lesson: Lesson;
      /** The step of the lesson, counted from 0. */
      readonly step: number;
      readonly asked: QuestionState;
      /** Wrong answers to the present question. */
      readonly tries: readonly string[];
    }
  /** A poll. `counts`: the votes, also while they are hidden from the class. */
  | { readonly kind: 'poll'; readonly question: string; readonly counts: readonly Count[]; readonly shown: boolean }
  /** Any other screen, with its text. `run`: the position of a run. */
  | { readonly kind: 'text'; readonly text: string; readonly run?: RunPosition };

/** The position of a run that is presented without its rulers. */
export interface RunPosition {
  /** "step 3 of 8". */
  readonly step: string;
  /** The name of the branch of the search, if there is one. */
  readonly branch: string | null;
  /** The ruler of the search, and the ruler of its branch. */
  readonly lanes: readonly Lane[];
}

export interface Lane {
  readonly label: string;
  readonly at: number;
  readonly length: number;
  readonly known: Ruler | null;
}

/** The state of a question. */
export interface QuestionState {
  readonly kind: 'open' | 'judging' | 'wrong' | 'right' | 'shown';
  readonly answers?: readonly string[];
}

export interface Count {
  readonly letter: string;
  readonly answer: string;
  readonly count: number;
  readonly right: boolean;
}

/** A message to the teacher's window: the screen, and the buttons that work there. */
export interface Message {
  readonly screen: ScreenContent;
  readonly where: string;
  readonly can: Readonly<Record<Command, boolean>>;
}

export const COMMANDS = ['previous', 'next', 'answer', 'black'] as const;
export type Command = (typeof COMMANDS)[number];

type WindowMessage = { readonly session: string } & (
  | { readonly queens: 'screen'; readonly message: Message | null }
  | { readonly queens: 'pressed'; readonly command: Command }
  /** The window has been opened, and asks for the screen. */
  | { readonly queens: 'open' }
);

const CHANNEL = 'queens-desk';
const isFromDisk = location.protocol === 'file:';
/** Messages go to windows of this page only. Pages from a disk have no origin that could be named. */
const TARGET = isFromDisk ? '*' : location.origin;
const isOurs = (origin: string): boolean => origin === (isFromDisk ? 'null' : location.origin);

/** The names of both windows end with their session, so that it outlives a reload. It is empty for a window that was opened by hand. */
const WINDOW_PREFIX = 'queens-desk-';
const PAGE_PREFIX = 'queens-wall-';
const sessionOf = (prefix: string): string => (window.name.startsWith(prefix) ? window.name.slice(prefix.length) : '');

/**
 * The side of the projected page. `press` carries out the button presses of the window. Each projected page has its own session.
 */
export function connectProjector(press: (command: Command) => void): {
  /** Opens the window at its address, or brings it to the front. */
  open(address: string): void;
  /** Sends the present screen to the window; null if nothing is presented. */
  show(message: Message | null): void;
} {
  const session = sessionOf(PAGE_PREFIX) || crypto.getRandomValues(new Uint32Array(2)).join('-');
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  let popup: Window | null = null;
  let last: Message | null = null;
  const send = (): void => {
    const sent: WindowMessage = { queens: 'screen', session, message: last };
    channel?.postMessage(sent);
    popup?.postMessage(sent, TARGET);
  };
  const receive = (data: unknown): void => {
    const sent = parseMessage(data);
    if (!sent || !last) return;
    // A window that was opened by hand connects to the first page that answers.
    if (sent.queens === 'open' && (sent.session === session || sent.session === '')) send();
    if (sent.queens === 'pressed' && sent.session === session) press(sent.command);
  };
  channel?.addEventListener('message', ({ data }) => receive(data));
  addEventListener('message', ({ source, origin, data }) => {
    if (popup && source === popup && isOurs(origin)) receive(data);
  });
  return {
    open(address) {
      window.name = PAGE_PREFIX + session;
      popup = window.open(address, WINDOW_PREFIX + session, 'popup,width=960,height=720');
    },
    show(message) {
      if (message === null && last === null) return;
      last = message;
      send();
    },
  };
}

/** The side of the teacher's window. */
export function connectTeacherWindow(onMessage: (message: Message | null) => void): {
  press(command: Command): void;
  close(): void;
} {
  let session = sessionOf(WINDOW_PREFIX);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  const opener: Window | null = window.opener;
  const send = (sent: WindowMessage): void => {
    // Sent once, because each received press is carried out.
    if (opener && !opener.closed) opener.postMessage(sent, TARGET);
    else channel?.postMessage(sent);
  };
  const receive = (data: unknown): void => {
    const sent = parseMessage(data);
    if (sent?.queens !== 'screen') return;
    session ||= sent.session;
    if (sent.session === session) onMessage(sent.message);
  };
  const receiveFromOpener = ({ source, origin, data }: MessageEvent): void => {
    if (opener && source === opener && isOurs(origin)) receive(data);
  };
  channel?.addEventListener('message', ({ data }) => receive(data));
  addEventListener('message', receiveFromOpener);
  send({ queens: 'open', session });
  return {
    press: (command) => send({ queens: 'pressed', session, command }),
    close() {
      channel?.close();
      removeEventListener('message', receiveFromOpener);
    },
  };
}

/** Reads a message between windows of this page; null for anything else. */
function parseMessage(data: unknown): WindowMessage | null {
  if (typeof data !== 'object' || data === null || !('queens' in data) || !('session' in data)) return null;
  const { queens, command, session } = data as { queens: unknown; command?: unknown; session: unknown };
  if (typeof session !== 'string') return null;
  if (queens === 'pressed') return COMMANDS.includes(command as Command) ? (data as WindowMessage) : null;
  return queens === 'open' || queens === 'screen' ? (data as WindowMessage) : null;
}
