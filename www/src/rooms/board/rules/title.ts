// The name of the pieces in the title, and their squares.

import { partsOf } from '../../../board/variant/parts';
import type { Position } from '../../../kernel/input';
import { t } from '../../../texts/texts';
import type { TitleParts } from '../../room';

export function titleParts({ board, variant }: Position): Pick<TitleParts<never>, 'pieces' | 'where' | 'title'> {
  const { law, surface } = partsOf(board.rule);
  const { rows, columns, walls } = board;
  const pieces = (count: number): string => t('rules.title', { law, count });
  const on = t('rules.where', { surface, columns, shape: rows === columns ? 'square' : 'wide' });
  return {
    pieces: pieces(rows),
    where: walls.length > 0 ? t('rules.withWalls', { count: walls.length }) : on,
    title: variant ? t('rules.document', { count: board.pieces, pieces: pieces(board.pieces) }) : null,
  };
}
