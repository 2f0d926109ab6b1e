// The line between a page that is presented and the teacher's window beside it, in the same browser. The page tells what it shows, the
// window sends what is pressed there. Where windows from a disk share no channel, they speak to each other directly.

import type { Lesson } from '../../kernel/classroom/lesson';

/** What is on the wall. */
export type Told =
  | {
      readonly kind: 'lesson';
      readonly lesson: Lesson;
      /** From 0. */
      readonly step: number;
      readonly asked: Asked;
      /** Wrong answers to the question that stands. */
      readonly tries: readonly string[];
    }
  /** A show of hands. `counts`: also while the class does not see them. */
  | { readonly kind: 'poll'; readonly question: string; readonly counts: readonly Count[]; readonly shown: boolean }
  /** Anything else, in the words that stand there. */
  | { readonly kind: 'text'; readonly text: string };

/** How a question stands. */
export interface Asked {
  readonly kind: 'open' | 'judging' | 'wrong' | 'right' | 'shown';
  readonly answers?: readonly string[];
}

export interface Count {
  readonly letter: string;
  readonly answer: string;
  readonly count: number;
  readonly right: boolean;
}

/** What the window is told, and what can be pressed there. */
export interface Message {
  readonly told: Told;
  readonly where: string;
  readonly can: Readonly<Record<Command, boolean>>;
}

export const COMMANDS = ['previous', 'next', 'answer', 'black'] as const;
export type Command = (typeof COMMANDS)[number];

type Sent =
  | { readonly queens: 'told'; readonly message: Message | null }
  | { readonly queens: 'pressed'; readonly command: Command }
  /** The window has been opened, and asks what is shown. */
  | { readonly queens: 'open' };

const CHANNEL = 'queens-desk';

/** The end of the line on the wall: `press` carries out what is pressed in the window. */
export function wallLine(press: (command: Command) => void): {
  /** Opens the window at its address, or brings it to the front. */
  open(address: string): void;
  /** Null: nothing is presented any more. */
  tell(message: Message | null): void;
} {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  let beside: Window | null = null;
  let last: Message | null = null;
  const send = (): void => {
    const sent: Sent = { queens: 'told', message: last };
    channel?.postMessage(sent);
    beside?.postMessage(sent, '*');
  };
  const hear = (data: unknown): void => {
    const sent = sentIn(data);
    if (sent?.queens === 'open' && last) send();
    if (sent?.queens === 'pressed' && last) press(sent.command);
  };
  channel?.addEventListener('message', ({ data }) => hear(data));
  addEventListener('message', ({ source, data }) => {
    if (beside && source === beside) hear(data);
  });
  return {
    open(address) {
      beside = window.open(address, CHANNEL, 'popup,width=960,height=720');
    },
    tell(message) {
      if (message === null && last === null) return;
      last = message;
      send();
    },
  };
}

/** The end of the line in the teacher's window. */
export function deskLine(onMessage: (message: Message | null) => void): {
  press(command: Command): void;
  close(): void;
} {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  const opener: Window | null = window.opener;
  const send = (sent: Sent): void => {
    // Once, not twice: what is pressed is done as often as it is heard.
    if (opener && !opener.closed) opener.postMessage(sent, '*');
    else channel?.postMessage(sent);
  };
  const hear = (data: unknown): void => {
    const sent = sentIn(data);
    if (sent?.queens === 'told') onMessage(sent.message);
  };
  const hearOpener = ({ source, data }: MessageEvent): void => {
    if (opener && source === opener) hear(data);
  };
  channel?.addEventListener('message', ({ data }) => hear(data));
  addEventListener('message', hearOpener);
  send({ queens: 'open' });
  return {
    press: (command) => send({ queens: 'pressed', command }),
    close() {
      channel?.close();
      removeEventListener('message', hearOpener);
    },
  };
}

/** What a window of this page has sent; null for anything else. */
function sentIn(data: unknown): Sent | null {
  if (typeof data !== 'object' || data === null || !('queens' in data)) return null;
  const { queens, command } = data as { queens: unknown; command?: unknown };
  if (queens === 'pressed') return COMMANDS.includes(command as Command) ? (data as Sent) : null;
  return queens === 'open' || queens === 'told' ? (data as Sent) : null;
}
