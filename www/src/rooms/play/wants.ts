// The wants of this room: puzzles, verdicts and games from the worker, clocks, and files.

import type { Shared } from '../../kernel/state';
import type { PlayWant } from './ask';
import { dailyWants } from './days/daily';
import { savingWants } from './days/record-updates';
import { gameWants } from './game/wants';
import { ownWants } from './own/wants';
import { puzzleWants, tapWants } from './puzzle/wants';
import { allowedRules, reasonWants } from './reasons/wants';
import type { Play } from './slice';
import { trainingWants } from './training/wants';

export function playWants(play: Play, shared: Shared, shown: boolean): PlayWant[] {
  return [...savingWants(play), ...tapWants(play), ...panelWants(play, shared, shown)];
}

function panelWants(play: Play, shared: Shared, shown: boolean): PlayWant[] {
  const { panel } = play;
  if (panel === 'puzzle') return [...puzzleWants(play, shown), ...proofWants(play, shared)];
  if (!shown) return [];
  switch (panel) {
    case 'start':
      return dailyWants(play);
    case 'shelf':
      return [];
    case 'train':
      return trainingWants(play.training);
    case 'own':
      return ownWants(play);
    case 'game':
      return gameWants(play.game);
  }
}

function proofWants({ proving, solving: { found } }: Play, shared: Shared): PlayWant[] {
  if (!proving || !found) return [];
  return reasonWants({
    proving,
    puzzle: found.puzzle,
    allowed: allowedRules(shared),
    of: (play) => play.proving,
    act: (action) => ({ type: 'reasons', action }),
  });
}
