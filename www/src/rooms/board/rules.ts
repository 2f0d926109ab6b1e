// Fetches the rules of the Board, with their texts and styles, once a board has another rule or another rule is to be chosen.

import { Part } from '../../kernel/fetched';
import { fetchStyles } from '../../kernel/styles';
import { fetchTexts } from '../../texts/fetch';

export const rules = new Part(
  'rules',
  () => import('./rules/part'),
  () => Promise.all([fetchTexts('rooms'), fetchStyles('rooms.css'), fetchStyles('rules.css')]),
);
