// What the bit lab asks of the world: its worker, its link, its keys, and the clock while it plays.

import type { Base } from '../../engine/types';
import type { Job } from '../../line/client';
import { isGone, troubleOf } from '../../line/trouble';
import { listenForKeysOf } from '../../watch/controls';
import { stepsPerSecond } from '../../watch/speed';
import type { Effect, Kit } from '../room';
import { deedOf } from './keys';
import type { LabQuestions } from './questions';
import type { Bits, BitsDeed } from './slice';

/** The trick that is shown in place of one that was refused. */
const FALLBACK = 'lowest';

type LabKit = Kit<Bits, BitsDeed, LabQuestions>;

export function lab(kit: LabKit): Effect<Bits, BitsDeed> {
  const { act, dispatch, now, hire } = kit;
  const line = hire();
  const say = (error: unknown): void => dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
  let run: Job<LabQuestions['labRun']> | null = null;
  let measure: Job<LabQuestions['labMeasure']> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs what is chosen. A pipeline that is refused leaves the one before as it was. */
  function runIt({ word, chosen, mapping, blocked, off }: Bits): void {
    const source = chosen.kind === 'trick' ? { trick: chosen.trick } : { pipeline: chosen.text };
    const asked = line.ask('labRun', { word, source, mapping, blocked, off });
    run = asked;
    asked.answer.then(
      (answer) => {
        if (run === asked) act({ type: 'ran', run: answer });
      },
      (error) => {
        if (run !== asked) return;
        if (chosen.kind === 'own') act({ type: 'refused', text: chosen.text, trouble: troubleOf(error) });
        else {
          say(error);
          // What every engine can run, unless it is this one that cannot be run at all.
          if (chosen.trick !== FALLBACK && !isGone(error)) act({ type: 'choose', trick: FALLBACK });
        }
      },
    );
  }

  /** Looks whether the pipeline that is being typed, in characters of any width, can be run, and takes it over where it can. */
  function check(text: string): void {
    const { word, mapping, blocked, off } = now().own;
    line.ask('labRun', { word, source: { pipeline: text.normalize('NFKC') }, mapping, blocked, off }).answer.then(
      (answer) => act({ type: 'accepted', text, pipeline: answer.text }),
      (error) => act({ type: 'refused', text, trouble: troubleOf(error) }),
    );
  }

  function read(base: Base, text: string): void {
    line.ask('labWord', { text: text.normalize('NFKC'), base }).answer.then(
      (word) => act({ type: 'read', text, word }),
      (error) => act({ type: 'unread', text, trouble: troubleOf(error) }),
    );
  }

  function time(trick: string): void {
    measure?.cancel();
    const asked = line.ask('labMeasure', { trick }, (speeds) => act({ type: 'measured', trick, speeds, done: false }));
    measure = asked;
    asked.answer.then(
      (speeds) => act({ type: 'measured', trick, speeds, done: true }),
      () => {},
    );
  }

  /** One stage after another, as long as it plays. */
  function tick(): void {
    clearTimeout(timer);
    const { own, shared } = now();
    if (!own.playing) return;
    if (shared.look.view !== 'bits') act({ type: 'halt' });
    else timer = setTimeout(() => act({ type: 'next' }), 1_000 / stepsPerSecond(own.speed));
  }

  function begin(bits: Bits): void {
    line.ask('labOpen', null).answer.then(({ tricks, masks }) => act({ type: 'opened', tricks, masks }), say);
    runIt(bits);
  }

  listen(kit);

  return (happened, { own: before }, { own: after }) => {
    if (happened.type === 'entered') begin(after);
    if (runsAnew(before, after)) runIt(after);
    if (before.playing || after.playing) tick();
    if (happened.type !== 'deed') return;
    const { deed } = happened;
    if (deed.type === 'type') read(deed.base, deed.text);
    if (deed.type === 'write') check(deed.text);
    if (deed.type === 'measure' && after.chosen.kind === 'trick') time(after.chosen.trick);
    if (deed.type === 'choose' && after.measured?.trick !== deed.trick) measure?.cancel();
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
function listen({ act, now }: LabKit): void {
  listenForKeysOf(
    (name) => {
      const { own, shared } = now();
      const deed = shared.look.view === 'bits' ? deedOf(name, own) : null;
      return deed && (() => act(deed));
    },
    () => now().shared.look.shortcuts,
  );
}
