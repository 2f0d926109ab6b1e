// Effects of the bit lab: its worker, its link, its keys, and the clock while it plays.

import { latest } from '../../client/latest';
import { isGone, troubleOf } from '../../client/trouble';
import type { Base } from '../../engine/types';
import { listenForRoomKeys } from '../../watch/room-keys';
import { stepsPerSecond } from '../../watch/speed';
import { stepsAction } from '../../watch/steps';
import type { Effect, RoomContext } from '../room';
import type { LabQuestions } from './questions';
import { type Bits, type BitsAction, stepsOf } from './slice';

/** The trick that is shown in place of one that was refused. */
const FALLBACK = 'lowest';

export function lab(context: RoomContext<Bits, BitsAction, LabQuestions>): Effect<Bits, BitsAction> {
  const { dispatch, now, isShown, spawnWorker, trouble } = context;
  const client = spawnWorker();
  const run = latest<LabQuestions>(client, trouble);
  const speed = latest<LabQuestions>(client, () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs the chosen program. If a pipeline is refused, the earlier one stays. */
  function runIt({ word, chosen, mapping, blocked, off }: Bits): void {
    const source = chosen.kind === 'trick' ? { trick: chosen.trick } : { pipeline: chosen.text };
    run.ask(
      'labRun',
      { word, source, mapping, blocked, off },
      {
        done: (answer) => dispatch({ type: 'ran', run: answer }),
        failed: (error) => {
          if (chosen.kind === 'own') return dispatch({ type: 'refused', text: chosen.text, trouble: troubleOf(error) });
          trouble(error);
          // Falls back to a trick that every engine can run, unless the engine itself cannot run.
          if (chosen.trick !== FALLBACK && !isGone(error)) dispatch({ type: 'choose', trick: FALLBACK });
        },
      },
    );
  }

  /** Checks whether the typed pipeline, in characters of any width, can be run, and adopts it if so. */
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

  const measure = (trick: string): void =>
    speed.ask(
      'labMeasure',
      { trick },
      {
        progress: (speeds) => dispatch({ type: 'measured', trick, speeds, done: false }),
        done: (speeds) => dispatch({ type: 'measured', trick, speeds, done: true }),
      },
    );

  /** One stage after another, as long as it plays. */
  function tick(): void {
    clearTimeout(timer);
    const { own } = now();
    if (!own.playing) return;
    if (!isShown()) dispatch({ type: 'halt' });
    else timer = setTimeout(() => dispatch({ type: 'next' }), 1_000 / stepsPerSecond(own.speed));
  }

  function begin(bits: Bits): void {
    client
      .ask('labOpen', null)
      .answer.then(({ tricks, masks }) => dispatch({ type: 'opened', tricks, masks }), trouble);
    runIt(bits);
  }

  listenForRoomKeys(context, (name, bits) => stepsAction(name, stepsOf(bits)));

  return (happened, { own: before }, { own: after }) => {
    if (happened.type === 'entered') begin(after);
    if (runsAgain(before, after)) runIt(after);
    if (before.playing || after.playing) tick();
    if (happened.type !== 'action') return;
    const { action } = happened;
    if (action.type === 'type') read(action.base, action.text);
    if (action.type === 'write') check(action.text);
    if (action.type === 'measure' && after.chosen.kind === 'trick') measure(after.chosen.trick);
    if (action.type === 'choose' && after.measured?.trick !== action.trick) speed.cancel();
  };
}

/** Whether something has changed that the engine must run. */
const runsAgain = (before: Bits, after: Bits): boolean =>
  before.word !== after.word ||
  before.chosen !== after.chosen ||
  before.mapping !== after.mapping ||
  before.blocked !== after.blocked ||
  before.off !== after.off;
