// The Board view: the board, the transport of the run that is watched on it, and what is known and can be asked beside it.

import { html } from 'lit-html';
import { boardOf } from '../../board/asked';
import { createBoard } from '../../board/board';
import { t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { createTransport } from '../../watch/transport';
import type { View } from '../room';
import { side } from './side';

/** The view, with a board and a transport of its own. */
export function createWork(): View<null, never> {
  const board = createBoard();
  const transport = createTransport();
  return ({
    shared,
    dispatchApp,
  }) => html`<main id="main" tabindex="-1" class="work" ${properties({ '--n': shared.input.rows.length })}>
    <section class="work__board" aria-label=${t('page.board')}>${board(boardOf(shared), dispatchApp)}</section>
    ${transport(shared, dispatchApp)}
    ${side(shared, dispatchApp)}
  </main>`;
}
