// The wants of a game: the values of its positions, the replies of the engine, and its clock.

import type { Trouble } from '../../../client/trouble';
import { answer, type PlayWant } from '../ask';
import type { GamePosition } from '../questions';
import type { PlayAction } from '../slice';
import { endOf, type Game, type GameAction, isEngineTurn, keyOf, squaresOf, turnKey } from './slice';

/** The minimum time before a reply is shown, in milliseconds. */
const REPLY_DELAY = 350;
const TICK = 200;

const act = (action: GameAction): PlayAction => ({ type: 'game', action });
const failed = (trouble: Trouble): PlayAction => act({ type: 'failed', trouble });

const positionOf = ({ terms: { size, closing }, moves }: Game): GamePosition => ({
  size,
  closing,
  moves: squaresOf(moves),
});

export function gameWants(game: Game): PlayWant[] {
  const wants: PlayWant[] = [];
  if (game.terms.clock !== 'none' && game.moves.length > 0 && !endOf(game))
    wants.push({
      key: 'game clock',
      want: 'tick',
      every: TICK,
      action: (milliseconds) => act({ type: 'tick', milliseconds }),
    });
  if (game.trouble) return wants;
  const key = keyOf(game);
  if (game.computed?.key !== key)
    wants.push(
      answer('weigh', 'weigh', {
        question: positionOf(game),
        of: (play) => keyOf(play.game),
        done: (values) => act({ type: 'weighed', key, values }),
        failed,
      }),
    );
  return isEngineTurn(game) ? [...wants, ...replyWants(game)] : wants;
}

function replyWants(game: Game): PlayWant[] {
  const { level } = game.terms;
  const turn = turnKey(game);
  const wants: PlayWant[] = [];
  if (level !== 'person' && game.reply?.turn !== turn)
    wants.push(
      answer('reply', 'reply', {
        question: { ...positionOf(game), level, seed: game.seed },
        of: (play) => turnKey(play.game),
        done: (square) => act({ type: 'replied', turn, square }),
        failed,
      }),
    );
  if (game.pauseOver !== turn)
    wants.push({ key: `rest ${turn}`, want: 'rest', milliseconds: REPLY_DELAY, action: act({ type: 'rested', turn }) });
  return wants;
}
