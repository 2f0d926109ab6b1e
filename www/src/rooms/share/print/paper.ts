// The choice of paper, for whatever is printed here.

import type { TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { choice } from '../../../ui/choices';
import type { ShareProps } from '../slice';
import { PAPERS } from './choice';

export const paperChoice = ({ own, dispatch }: ShareProps): TemplateResult =>
  choice(
    t('share.paper'),
    PAPERS.map((paper) => ({
      name: t('share.papers', { paper }),
      on: own.choices.print.paper === paper,
      choose: () => dispatch({ type: 'choose', of: 'print', to: { paper } }),
    })),
  );
