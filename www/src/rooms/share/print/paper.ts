// The choice of paper, shared by everything that is printed.

import type { TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { settings } from '../settings';
import type { ShareProps } from '../slice';
import { PAPERS } from './choice';

export const paperChoice = (props: ShareProps): TemplateResult =>
  settings('print', props).one('paper', t('share.paper'), PAPERS, (paper) => t('share.papers', { paper }));
