// The room: one choice above the board says what is played, and the board has the same place whatever it is.

import { html } from 'lit-html';
import { properties } from '../../ui/style';
import type { View } from '../room';
import { createGame } from './game/view';
import { type Play, type PlayDeed, sizeOf } from './slice';

export function createView(): View<Play, PlayDeed> {
  const game = createGame();
  return (scene) => {
    const { board, under, side } = game(scene);
    return html`<main class="play" id="room" tabindex="-1" data-door=${scene.own.door} ${properties({ '--n': sizeOf(scene.own) })}>
      <section class="play__board">${board}</section>
      ${under} ${side}
    </main>`;
  };
}
