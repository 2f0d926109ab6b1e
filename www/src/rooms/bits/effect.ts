// What the bit lab asks of the world: its worker, its link, its keys, and the clock while it plays.

import type { Job } from '../../client/client';
import { isGone, troubleOf } from '../../client/trouble';
import type { Base } from '../../engine/types';
import { listenForKeysOf } from '../../watch/controls';
import { stepsPerSecond } from '../../watch/speed';
import type { Effect, RoomContext } from '../room';
import { actionOf } from './keys';
import type { LabQuestions } from './questions';
import type { Bits, BitsAction } from './slice';

/** The trick that is shown in place of one that was refused. */
const FALLBACK = 'lowest';

type LabKit = RoomContext<Bits, BitsAction, LabQuestions>;

export function lab(context: LabKit): Effect<Bits, BitsAction> {
  const { dispatch, dispatchApp, now, spawnWorker } = context;
  const client = spawnWorker();
  const say = (error: unknown): void =>
    dispatchApp({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
  let run: Job<LabQuestions['labRun']> | null = null;
  let measure: Job<LabQuestions['labMeasure']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs what is chosen. A pipeline that is refused leaves the one before as it was. */
  function runIt({ word, chosen, mapping, blocked, off }: Bits): void {
    const source = chosen.kind === 'trick' ? { trick: chosen.trick } : { pipeline: chosen.text };
    const asked = client.ask('labRun', { word, source, mapping, blocked, off });
    run = asked;
    asked.answer.then(
      (answer) => {
        if (run === asked) dispatch({ type: 'ran', run: answer });
      },
      (error) => {
        if (run !== asked) return;
        if (chosen.kind === 'own') dispatch({ type: 'refused', text: chosen.text, trouble: troubleOf(error) });
        else {
          say(error);
          // What every engine can run, unless it is this one that cannot be run at all.
          if (chosen.trick !== FALLBACK && !isGone(error)) dispatch({ type: 'choose', trick: FALLBACK });
        }
      },
    );
  }

  /** Looks whether the pipeline that is being typed, in characters of any width, can be run, and takes it over where it can. */
  function check(text: string): void {
    const { word, mapping, blocked, off } = now().own;
    client.ask('labRun', { word, source: { pipeline: text.normalize('NFKC') }, mapping, blocked, off }).answer.then(
      (answer) => dispatch({ type: 'accepted', text, pipeline: answer.text }),
      (error) => dispatch({ type: 'refused', text, trouble: troubleOf(error) }),
    );
  }

  function read(base: Base, text: string): void {
    client.ask('labWord', { text: text.normalize('NFKC'), base }).answer.then(
      (word) => dispatch({ type: 'read', text, word }),
      (error) => dispatch({ type: 'unread', text, trouble: troubleOf(error) }),
    );
  }

  function time(trick: string): void {
    measure?.cancel();
    const asked = client.ask('labMeasure', { trick }, (speeds) =>
      dispatch({ type: 'measured', trick, speeds, done: false }),
    );
    measure = asked;
    asked.answer.then(
      (speeds) => dispatch({ type: 'measured', trick, speeds, done: true }),
      () => {},
    );
  }

  /** One stage after another, as long as it plays. */
  function tick(): void {
    clearTimeout(timer);
    const { own, shared } = now();
    if (!own.playing) return;
    if (shared.ui.view !== 'bits') dispatch({ type: 'halt' });
    else timer = setTimeout(() => dispatch({ type: 'next' }), 1_000 / stepsPerSecond(own.speed));
  }

  function begin(bits: Bits): void {
    client.ask('labOpen', null).answer.then(({ tricks, masks }) => dispatch({ type: 'opened', tricks, masks }), say);
    runIt(bits);
  }

  listen(context);

  return (happened, { own: before }, { own: after }) => {
    if (happened.type === 'entered') begin(after);
    if (runsAnew(before, after)) runIt(after);
    if (before.playing || after.playing) tick();
    if (happened.type !== 'action') return;
    const { action } = happened;
    if (action.type === 'type') read(action.base, action.text);
    if (action.type === 'write') check(action.text);
    if (action.type === 'measure' && after.chosen.kind === 'trick') time(after.chosen.trick);
    if (action.type === 'choose' && after.measured?.trick !== action.trick) measure?.cancel();
  };
}

/** Whether something has changed that the engine must run. */
const runsAnew = (before: Bits, after: Bits): boolean =>
  before.word !== after.word ||
  before.chosen !== after.chosen ||
  before.mapping !== after.mapping ||
  before.blocked !== after.blocked ||
  before.off !== after.off;

/** The keys of the transport move among the stages. */
function listen({ dispatch, now }: LabKit): void {
  listenForKeysOf(
    (name) => {
      const { own, shared } = now();
      const action = shared.ui.view === 'bits' ? actionOf(name, own) : null;
      return action && (() => dispatch(action));
    },
    () => now().shared.ui.shortcuts,
  );
}
