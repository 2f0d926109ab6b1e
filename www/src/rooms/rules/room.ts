// The Board under another rule: chosen in the title, with every count beside what is published of it.

import { partsOf } from '../../board/variant/parts';
import { askedBoard, isPlain } from '../../board/variant/text';
import { t } from '../../texts/texts';
import type { Room } from '../room';
import { asking } from './effect';
import { readLink, writeLink } from './link';
import type { RulesQuestions } from './questions';
import { type Rules, type RulesAction, startRules, updateRules } from './slice';
import { createRulesView } from './view';

export const room: Room<Rules, RulesAction, RulesQuestions> = {
  start: startRules,
  update: updateRules,
  link: {
    // All of it stands in a link of the second form.
    write: () => '',
    read: readLink,
  },
  whole: writeLink,
  named: ({ own, shared }) => {
    const board = askedBoard(shared.input);
    const { law, surface } = partsOf(board.rule);
    const { rows, columns } = board;
    const pieces = (count: number): string => t('rules.title', { law, count });
    const on = t('rules.where', { surface, columns, shape: rows === columns ? 'square' : 'wide' });
    const where = board.walls.length > 0 ? t('rules.withWalls', { count: board.walls.length }) : on;
    return {
      pieces: pieces(rows),
      where: isPlain(board) ? '' : where,
      title: t('rules.document', { count: board.pieces, pieces: pieces(board.pieces) }),
      open: own.choosing,
      press: { type: 'choosing', on: !own.choosing },
    };
  },
  takes: { paste: (text) => ({ type: 'paste', text }) },
  open: (context) => ({ view: createRulesView(), effect: asking(context) }),
};
