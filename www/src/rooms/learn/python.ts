// The code of a lesson: pseudo-code, or the same search as a Python program, with the lines that match the block that
// ran.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { renderListing } from '../../watch/listing';
import { PYTHON, renderFormChoice, renderProgram } from '../../watch/python';
import type { Dispatch } from '../room';
import { localizedCode } from './code';
import type { Learn, LearnAction } from './slice';

interface CodeProps {
  readonly own: Pick<Learn, 'python'>;
  readonly shared: Shared;
  readonly dispatch: Dispatch<LearnAction>;
  readonly dispatchApp: AppDispatch;
}

/** `brief`: without empty lines, so that it fits on a projector. */
export function codeView({ own, shared, dispatch, dispatchApp }: CodeProps, brief: boolean): TemplateResult {
  const { watch, input } = shared;
  const program = PYTHON[input.search];
  const pseudo = (): TemplateResult =>
    renderListing({ ...watch, listing: localizedCode(input.search, watch.listing) }, dispatchApp);
  if (!program) return pseudo();
  return html`<div class="lesson__form">${renderFormChoice(own.python, (on) => dispatch({ type: 'python', on }))}</div>
    ${own.python ? renderProgram(program, watch, brief) : pseudo()}`;
}
