// Small pictures of the kinds of puzzles.

import { svg, type TemplateResult } from 'lit-html';
import type { MadeFamily } from './puzzle';

export const PICTURES: Readonly<Record<MadeFamily, TemplateResult>> = {
  completion: svg`<path class="kind__dark" d="M12 2h10v10H12zM2 12h10v10H2z" /><path d="M2 2h20v20H2z" /><use href="#queen-s" x="2.5" y="2.5" width="9" height="9" /><circle cx="17" cy="17" r="2.25" />`,
  stars: svg`<path class="kind__a" d="M2 2h13v7H9v6H2z" /><path class="kind__b" d="M15 2h7v20H9v-7h6z" /><path d="M2 2h20v20H2zM15 2v13H9v7M2 15h7V9h6" /><use href="#queen-s" x="2" y="2" width="8" height="8" /><use href="#queen-s" x="12" y="11" width="8" height="8" />`,
  regions: svg`<path class="kind__a" d="M2 2h13v7H9v6H2z" /><path class="kind__b" d="M15 2h7v13h-6V9h-1z" /><path class="kind__c" d="M2 15h7V9h7v6h6v7H2z" /><path d="M2 2h20v20H2zM15 2v7H9v6H2M16 9v6h6" />`,
};
