// The one door for boards from elsewhere: says in one line what a text is, and opens it in the room that fits.

import { openWorkerClient } from '../../client/client';
import { startWorker } from '../../client/start';
import { JobError } from '../../client/trouble';
import type { ReadBoard } from '../../engine/types';
import type { AppAction } from '../../kernel/action';
import { linkTo } from '../../kernel/link';
import { trouble, troubled } from '../../kernel/notice';
import type { RoomRegistry } from '../../kernel/room-registry';
import type { Store } from '../../kernel/store';
import type { ShareQuestions } from '../../rooms/share/questions';
import { fetchTexts } from '../../texts/fetch';
import { fileOf } from '../../texts/home';
import { fitting, LONGEST_TEXT } from './fitting';
import { isProgram, isTrace, linkIn } from './kinds';
import { sentenceOf } from './sentence';

/** No larger trace is opened. */
const LARGEST_TRACE = 64_000_000;

/** The whole engine, which reads every form. */
let client: ReturnType<typeof openWorkerClient<ShareQuestions>> | undefined;
/** What a room that is on its way is to do first. */
let waiting: Extract<AppAction, { type: 'room' }> | null = null;

/** The text that was handed to a room that reads texts itself. */
let handed: string | null = null;

/** Hands to a room what waited for it. */
export function hear(action: AppAction, { dispatch }: Store): void {
  if (action.type !== 'entered' || action.room !== waiting?.room) return;
  const first = waiting;
  waiting = null;
  // The room hears that it was entered before it hears what to do.
  setTimeout(() => dispatch(first));
}

/** Opens a text or a file. What stood stays in the undo of its room. */
export async function open(given: string | File, store: Store, places: RoomRegistry): Promise<void> {
  const { dispatch, state } = store;
  const { view } = state().ui;
  const file = typeof given === 'string' ? null : given;
  try {
    if (file && file.size > LARGEST_TRACE) return enter(store, 'large', { type: 'open', file });
    const text = file ? await file.text() : (given as string);
    const link = linkIn(text);
    if (link !== null) return go(store, link);
    if (isTrace(text)) return enter(store, 'own', { type: 'openTrace', trace: text });
    if (isProgram(text, file?.name ?? '')) return enter(store, 'own', { type: 'arrive', text, from: 'file' });
    const asLarge = { type: 'open', file: file ?? new File([text], 'clipboard') };
    if (text.length > LONGEST_TEXT || (view === 'large' && file)) return enter(store, 'large', asLarge);
    await openBoard(text, asLarge, store, places);
  } catch (error) {
    // What is wrong with a list or an instance is said by what those are read in.
    await Promise.all(['answers', 'rooms', 'large'].map(fetchTexts));
    dispatch(troubled(error));
  }
}

async function openBoard(text: string, asLarge: unknown, store: Store, places: RoomRegistry): Promise<void> {
  const { dispatch, state } = store;
  const { paste } = places.takes(state());
  const { view } = state().ui;
  client ??= openWorkerClient<ShareQuestions>(() => startWorker(fileOf('worker-rooms.js'), 'share'));
  const read = await client.ask('readBoard', { text }).answer.catch((error: unknown) => {
    if (error instanceof JobError) return error;
    throw error;
  });
  // A room that reads texts itself takes those that do not say what they are. What it does not take comes here again.
  if (paste && view !== 'play' && isPlain(read) && text !== handed) {
    handed = text;
    dispatch({ type: 'ui', ui: { dialog: null } });
    const action = paste(text);
    if (action) dispatch(action);
    return;
  }
  handed = null;
  if (read instanceof JobError) throw read;
  const fit = fitting(read, view);
  dispatch({ type: 'ui', ui: { dialog: null } });
  if (fit.kind === 'large') return enter(store, 'large', asLarge);
  if (fit.kind === 'refused') {
    dispatch(trouble(fit.code, fit.detail));
    return;
  }
  if (fit.kind === 'place') dispatch({ type: 'place', rows: fit.rows });
  else go(store, fit.kind === 'play' ? `${linkTo('play', state().input)}&own=${fit.own}` : fit.hash);
  dispatch({ type: 'notice', notice: read.form === 'placement' ? null : { kind: 'opened', text: sentenceOf(read) } });
}

/** Whether a text is a placement, or like one, or nothing that is known. */
function isPlain(read: ReadBoard | JobError): boolean {
  if (!(read instanceof JobError)) return read.form === 'placement';
  return read.code === 'board-form-unknown' || !read.code.startsWith('board-form-');
}

function go({ dispatch }: Store, hash: string): void {
  dispatch({ type: 'ui', ui: { dialog: null } });
  location.hash = hash;
}

/** Shows a room, and has it do something as soon as it is there. */
function enter({ dispatch, state }: Store, room: string, action: unknown): void {
  const first = { type: 'room', room, action } as const;
  dispatch({ type: 'ui', ui: { dialog: null, view: room } });
  if (room in state().rooms) dispatch(first);
  else waiting = first;
}
