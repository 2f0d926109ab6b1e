// A rule in one sentence, for whatever opens a board under it. Its texts are those of the part "rules".

import { partsOf } from '../../../board/variant/parts';
import { t } from '../../../texts/texts';

export const aboutRule = (rule: string): string => t('rules.about', { law: partsOf(rule).law });
