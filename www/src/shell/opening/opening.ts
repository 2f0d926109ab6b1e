// Opens boards from elsewhere: reports the kind of a text in one line, and opens it in the suitable room.

import { openWorkerClient, type WorkerClient } from '../../client/client';
import type { Calls, Engine } from '../../client/engine';
import { startWorker } from '../../client/start';
import { JobError } from '../../client/trouble';
import { engine } from '../../client/whole';
import type { ReadBoard } from '../../engine/types';
import type { AppAction } from '../../kernel/action';
import { withRetry } from '../../kernel/fetched';
import { showTrouble, trouble } from '../../kernel/notice';
import type { RoomRegistry } from '../../kernel/room-registry';
import type { Store } from '../../kernel/store';
import { fetchStyles } from '../../kernel/styles';
import type { Notice, Sign } from '../../kernel/ui-state';
import { aboutRule } from '../../rooms/board/rules/about';
import { playLink } from '../../rooms/play/links';
import type { Picture } from '../../rooms/play/own/slice';
import type { PlayAction } from '../../rooms/play/slice';
import { fetchTexts, isUnfetched } from '../../texts/fetch';
import { fileOf } from '../../texts/home';
import { t } from '../../texts/texts';
import { chooseBoard } from './choice';
import { fitBoard, MAX_TEXT_LENGTH, withWholeRegions } from './fitting';
import { isClassPage, isProgram, isTrace, linkIn } from './kinds';
import { sentenceOf } from './sentence';
import { signOf, withSign } from './sign';

/** The maximum size of a trace. */
const MAX_TRACE_BYTES = 64_000_000;

/** The questions to the whole engine, which reads every form. */
type Questions = Engine<'countByRule'> & Calls<'readBoard' | 'readBoards'>;
let client: WorkerClient<Questions> | undefined;
const engineClient = (): WorkerClient<Questions> =>
  (client ??= openWorkerClient<Questions>(() => startWorker(fileOf('worker-rooms.js'), engine)));
/** The pending actions for a room that is still loading. */
let waiting: { readonly room: string; readonly actions: readonly AppAction[] } | null = null;

/** The text that was handed to a room that reads texts itself. */
let handed: string | null = null;

/**
 * The notice about a board whose link is opening. It is shown only after the action that shows the board, because that action removes
 * notices. For a variant, that is the action `rule`, which follows `linked`.
 */
let opened: { readonly notice: Notice; readonly shownBy: 'linked' | 'rule' } | null = null;

/** Passes the pending actions to a room. */
export function dispatchPending(action: AppAction, { dispatch }: Store): void {
  if (opened && action.type === opened.shownBy) {
    const { notice } = opened;
    opened = null;
    setTimeout(() => dispatch({ type: 'notice', notice }));
  }
  if (action.type !== 'entered' || action.room !== waiting?.room) return;
  const { actions } = waiting;
  waiting = null;
  // The room must handle `entered` before the actions.
  setTimeout(() => actions.forEach(dispatch));
}

type Parse = Extract<AppAction, { type: 'parse' }>;

/** Opens a text or a file. The earlier board stays in the undo of its room. */
export async function open({ text: given, sign }: Parse, store: Store, places: RoomRegistry): Promise<void> {
  const { dispatch, state } = store;
  const { view } = state().ui;
  opened = null;
  const file = typeof given === 'string' ? null : given;
  try {
    if (file && file.size > MAX_TRACE_BYTES) return enter(store, 'large', { type: 'open', file });
    if (file?.type.startsWith('image/')) return await openImage(file, store);
    const text = file ? await file.text() : (given as string);
    if (isClassPage(text))
      return enter(store, 'teach', {
        type: 'class',
        action: { type: 'read', file: file ?? new File([text], 'class.json') },
      });
    const link = linkIn(text);
    if (link !== null) return go(store, link);
    if (isTrace(text)) return enter(store, 'own', { type: 'openTrace', trace: text });
    if (isProgram(text, file?.name ?? '')) return enter(store, 'own', { type: 'arrive', text, from: 'file' });
    const asLarge = { type: 'open', file: file ?? new File([text], 'clipboard') };
    if (text.length > MAX_TEXT_LENGTH || (view === 'large' && file)) return enter(store, 'large', asLarge);
    if (sign) await showText(withSign(await readText(text), sign), text, asLarge, store);
    else await openBoard(text, asLarge, store, places);
  } catch (error) {
    // Messages about a list or an instance use the texts of these catalogues.
    await Promise.all(['answers', 'rooms', 'large'].map(fetchTexts));
    dispatch(showTrouble(error));
  }
}

/** The ways of a board are counted up to this many pieces that are set. */
const MAX_COUNTED = 3_000_000;

/** The number of ways to finish a board; null if there are too many to count at once. */
async function countWays({ rule, rows, columns, given, regions }: ReadBoard): Promise<number | null> {
  const options = { given, pieces: rows, ...(regions ? { regions } : {}) };
  const question = { boards: [{ rule, rows, columns, options }], most: MAX_COUNTED };
  const { count, cut } = await engineClient().ask('countByRule', question).answer;
  return cut ? null : Number(count);
}

const readText = (text: string): Promise<ReadBoard> => engineClient().ask('readBoard()', [text]).answer;

async function openBoard(text: string, asLarge: unknown, store: Store, places: RoomRegistry): Promise<void> {
  const { dispatch, state } = store;
  const { paste } = places.overrides(state());
  const { view } = state().ui;
  const read = await readText(text).catch((error: unknown) => {
    if (error instanceof JobError) return error;
    throw error;
  });
  // A room that reads texts itself takes texts of unknown kind. Texts that it rejects come back here.
  const reads = state().input.variant !== null || READERS.includes(view);
  if (paste && view !== 'play' && text !== handed && (reads ? isPlain(read) : isUnknown(read))) {
    handed = text;
    if (reads) dispatch({ type: 'ui', ui: { dialog: null } });
    const action = paste(text);
    if (action) dispatch(action);
    return;
  }
  handed = null;
  if (read instanceof JobError) throw read;
  if (!read.notes?.some(({ code }) => code === SEVERAL)) return showText(read, text, asLarge, store);
  const open = (board: ReadBoard): Promise<void> => show(board, sentenceOf(board), asLarge, store);
  const [boards] = await Promise.all([engineClient().ask('readBoards()', [text]).answer, fetchStyles('help.css')]);
  chooseBoard(boards, (board) => void open(board).catch((error: unknown) => dispatch(showTrouble(error))));
}

/** The engine's remark that a text contains several boards. */
const SEVERAL = 'board-note-first';

/** Shows the board of a text. If its one sign could mean something else, the line offers that. */
function showText(read: ReadBoard, text: string, asLarge: unknown, store: Store): Promise<void> {
  const is = signOf(read);
  const sign: Sign = is === 'queen' ? 'forbidden' : 'queen';
  const other = is && { label: t(sign === 'queen' ? 'opening.asQueen' : 'opening.asForbidden'), from: text, sign };
  return show(read, sentenceOf(read), asLarge, store, other);
}

/** The button of a line about a board. */
type Other = NonNullable<Extract<Notice, { kind: 'opened' }>['other']>;

/** Shows a board in the room that fits, with one line about its origin. */
async function show(
  read: ReadBoard,
  sentence: string,
  asLarge: unknown,
  store: Store,
  other: Other | null = null,
): Promise<void> {
  const { dispatch, state } = store;
  const { view } = state().ui;
  const fit = fitBoard(read, view);
  if (fit.kind === 'refused') {
    // The text stays in its dialog, where it can be corrected.
    dispatch(trouble(fit.code, fit.detail));
    return;
  }
  dispatch({ type: 'ui', ui: { dialog: null } });
  if (fit.kind === 'large') {
    enter(store, 'large', asLarge);
    return;
  }
  if (fit.kind === 'rule') await fetchTexts('rules');
  const text = fit.kind === 'rule' ? `${sentence} ${aboutRule(read.rule)}` : sentence;
  const line =
    read.form === 'placement' && !read.notes ? null : ({ kind: 'opened', text, ...(other && { other }) } as const);
  if (fit.kind === 'place') {
    if (ELSEWHERE.includes(view)) dispatch({ type: 'ui', ui: { view: 'board' } });
    dispatch({ type: 'place', rows: fit.rows });
    dispatch({ type: 'notice', notice: line });
    return;
  }
  opened = line && { notice: line, shownBy: fit.kind === 'rule' ? 'rule' : 'linked' };
  go(store, fit.kind === 'play' ? playLink(fit.own, state().input) : fit.hash);
}

/** Reads a picture, and lets a person check the result. */
async function openImage(file: File, store: Store): Promise<void> {
  const { dispatch } = store;
  try {
    const [{ openPicture }] = await Promise.all([
      fetchPicture(),
      fetchTexts('picture'),
      ...['help.css', 'picture.css'].map(fetchStyles),
    ]);
    const found = await openPicture(file, {
      count: countWays,
      open: (board, doubts) =>
        void openRead(board, doubts, store).catch((error: unknown) => dispatch(showTrouble(error))),
    });
    if (found !== 'open') dispatch(trouble(found));
  } catch (error) {
    if (!isUnfetched(error)) throw error;
    dispatch(trouble('room-missing'));
  }
}

/**
 * Opens a board that was read from a picture. Its queens and crosses are the player's own. Without exactly one way to finish, it
 * opens in the editor, which marks the doubtful borders.
 */
async function openRead(board: ReadBoard, doubts: Picture['doubts'], store: Store): Promise<void> {
  const { rows, given, marks, regions } = board;
  const bare = withWholeRegions({ ...board, given: new Int32Array(), marks: new Int32Array() });
  const sentence = sentenceOf(board, 'picture');
  if (!regions || !bare.regions || fitBoard(bare, 'play').kind !== 'play') return show(board, sentence, null, store);
  const count = new Set(regions).size;
  const ways = count === rows ? await countWays(bare).catch(() => null) : null;
  const puzzle = {
    family: 'regions',
    size: rows,
    given: Array<number>(rows).fill(-1),
    regions: [...bare.regions],
  } as const;
  const brought = given.length + marks.length > 0 ? { queens: [...given], marks: [...marks] } : null;
  const text = count === rows ? sentence : t('opening.doubtful', { regions: count, size: rows });
  const action: PlayAction =
    ways === 1 && brought
      ? { type: 'puzzle', action: { type: 'open', source: { ...puzzle, kind: 'own' }, imported: brought } }
      : { type: 'own', action: { type: 'open', puzzle, picture: { doubts, imported: brought } } };
  enter(store, 'play', action, { kind: 'opened', text });
}

const fetchPicture = withRetry(() => import('../picture/dialog'), 'picture.js');

/** Rooms that show no input board. */
const ELSEWHERE = ['play', 'learn', 'large', 'bits'];

/** Rooms that read pasted texts themselves, placements above all. */
const READERS = ['large', 'bits'];

const isUnknown = (read: ReadBoard | JobError): boolean =>
  read instanceof JobError && read.code === 'board-form-unknown';

/** Whether a text is a placement, similar to one, or unknown. */
const isPlain = (read: ReadBoard | JobError): boolean =>
  isUnknown(read) || (read instanceof JobError ? !read.code.startsWith('board-form-') : read.form === 'placement');

function go({ dispatch }: Store, hash: string): void {
  dispatch({ type: 'ui', ui: { dialog: null } });
  location.hash = hash;
}

/** Shows a room, and sends it an action once it is open. Changing the view would remove an earlier notice. */
function enter({ dispatch, state }: Store, room: string, action: unknown, notice?: Notice): void {
  dispatch({ type: 'ui', ui: { dialog: null, view: room } });
  const actions: AppAction[] = [
    { type: 'room', room, action },
    ...(notice ? [{ type: 'notice', notice } as const] : []),
  ];
  if (room in state().rooms) actions.forEach(dispatch);
  else waiting = { room, actions };
}
