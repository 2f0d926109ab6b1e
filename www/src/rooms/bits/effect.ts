// What the bit lab asks of the world: its worker, its link, its keys, and the clock while it plays.

import type { Base } from '../../engine/types-lab';
import type { Loop } from '../../kernel/loop';
import type { Effect, State } from '../../kernel/state';
import type { Job, Line } from '../../line/client';
import { isGone } from '../../line/protocol';
import { bound, type KeyName, keeps } from '../../watch/keys';
import { stepsPerSecond } from '../../watch/speed';
import { troubleOf } from '../board/effect';
import { readBits } from './link';
import type { Bits, BitsAction } from './slice';

/** The trick that is shown in place of one that was refused. */
const FALLBACK = 'lowest';

export function bits(line: Line, { dispatch, state }: Loop): Effect {
  const does = (action: BitsAction): void => dispatch({ type: 'bits', does: action });
  const say = (error: unknown): void => dispatch({ type: 'notice', notice: { kind: 'trouble', ...troubleOf(error) } });
  let run: Job<'labRun'> | null = null;
  let measure: Job<'labMeasure'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs what is chosen. A pipeline that is refused leaves the one before as it was. */
  function runIt({ word, chosen, mapping, blocked, off }: Bits): void {
    const source = chosen.kind === 'trick' ? { trick: chosen.trick } : { pipeline: chosen.text };
    const asked = line.ask('labRun', { word, source, mapping, blocked, off });
    run = asked;
    asked.answer.then(
      (answer) => {
        if (run === asked) does({ type: 'ran', run: answer });
      },
      (error) => {
        if (run !== asked) return;
        if (chosen.kind === 'own') does({ type: 'refused', text: chosen.text, trouble: troubleOf(error) });
        else {
          say(error);
          // What every engine can run, unless it is this one that cannot be run at all.
          if (chosen.trick !== FALLBACK && !isGone(error)) does({ type: 'choose', trick: FALLBACK });
        }
      },
    );
  }

  /** Looks whether the pipeline that is being typed can be run, and takes it over where it can. */
  function check(text: string): void {
    const { word, mapping, blocked, off } = state().bits;
    line.ask('labRun', { word, source: { pipeline: text }, mapping, blocked, off }).answer.then(
      (answer) => does({ type: 'accepted', text, pipeline: answer.text }),
      (error) => does({ type: 'refused', text, trouble: troubleOf(error) }),
    );
  }

  function read(base: Base, text: string): void {
    line.ask('labWord', { text, base }).answer.then(
      (word) => does({ type: 'read', text, word }),
      (error) => does({ type: 'unread', text, trouble: troubleOf(error) }),
    );
  }

  function time(trick: string): void {
    measure?.cancel();
    const asked = line.ask('labMeasure', { trick }, (speeds) => does({ type: 'measured', trick, speeds, done: false }));
    measure = asked;
    asked.answer.then(
      (speeds) => does({ type: 'measured', trick, speeds, done: true }),
      () => {},
    );
  }

  /** One stage after another, as long as it plays. */
  function tick(): void {
    clearTimeout(timer);
    const { bits: now, look } = state();
    if (!now.playing) return;
    if (look.view !== 'bits') does({ type: 'halt' });
    else timer = setTimeout(() => does({ type: 'next' }), 1_000 / stepsPerSecond(now.speed));
  }

  function begin(): void {
    line.ask('labOpen', null).answer.then(({ tricks, masks }) => does({ type: 'opened', tricks, masks }), say);
    runIt(state().bits);
  }

  function followLink({ look, own }: State): void {
    if (look.view !== 'bits' || own === '') return;
    const link = readBits(own);
    if (link) does({ type: 'linked', link });
    else dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'bits-link', detail: {} } });
  }

  listen({ dispatch, state }, does);

  return (action, before, after) => {
    if (action.type === 'entered' && action.view === 'bits') {
      begin();
      followLink(after);
    }
    if (action.type === 'linked') followLink(after);
    if (runsAnew(before.bits, after.bits)) runIt(after.bits);
    if (before.bits.playing || after.bits.playing) tick();
    if (action.type !== 'bits') return;
    const { does: did } = action;
    if (did.type === 'type') read(did.base, did.text);
    if (did.type === 'write') check(did.text);
    if (did.type === 'measure' && after.bits.chosen.kind === 'trick') time(after.bits.chosen.trick);
    if (did.type === 'choose' && after.bits.measured?.trick !== did.trick) measure?.cancel();
  };
}

/** Whether something has changed that the engine must run. */
const runsAnew = (before: Bits, after: Bits): boolean =>
  before.word !== after.word ||
  before.chosen !== after.chosen ||
  before.mapping !== after.mapping ||
  before.blocked !== after.blocked ||
  before.off !== after.off;

/** The keys of the transport, as everywhere: they move among the stages. */
function listen({ state }: Pick<Loop, 'dispatch' | 'state'>, does: (action: BitsAction) => void): void {
  let taken: string | null = null;
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const { look, bits: now } = state();
    const name = look.view === 'bits' ? bound(event, look.shortcuts) : null;
    if (!name || keeps(event.target as Element | null, event.key)) return;
    const action = actionOf(name, now);
    if (!action) return;
    event.preventDefault();
    taken = event.key;
    if (!(event.repeat && name === 'playPause')) does(action);
  });
  // A button fires when Space comes up again.
  addEventListener('keyup', (event) => {
    if (event.key === taken) event.preventDefault();
    if (event.key === taken) taken = null;
  });
}

function actionOf(name: KeyName, { stage, playing, speed, run }: Bits): BitsAction | null {
  switch (name) {
    case 'playPause':
      return { type: playing ? 'halt' : 'play' };
    case 'stepBack':
      return { type: 'go', stage: stage - 1 };
    case 'stepForward':
      return { type: 'go', stage: stage + 1 };
    case 'first':
      return { type: 'go', stage: 0 };
    case 'last':
      return { type: 'go', stage: run?.stages.length ?? 0 };
    case 'faster':
      return { type: 'speed', speed: speed + 1 };
    case 'slower':
      return { type: 'speed', speed: speed - 1 };
    default:
      return null;
  }
}
