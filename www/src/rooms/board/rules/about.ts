// Describes a rule in one sentence, for notices and panels that open a board under it. Its texts belong to the part "rules".

import { partsOf } from '../../../board/variant/parts';
import { t } from '../../../texts/texts';

export const aboutRule = (rule: string): string => t('rules.about', { law: partsOf(rule).law });
