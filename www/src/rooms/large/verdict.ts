// The last result about the large board, or the task under way: one verdict at a time.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { approximately, digits, gap, type Key, share, t, trouble } from '../../texts/texts';
import { bytes, duration } from '../../texts/units';
import { progress } from '../../ui/progress';
import type { LargeAnswer, RunningTask } from './answer';
import { publishedCheck, publishedSeconds } from './published';
import { type Large, MAX_FILE_BYTES } from './slice';
import type { LargeDispatch } from './state';

type VerdictProps<K extends LargeAnswer['kind']> = Extract<LargeAnswer, { kind: K }>;

export function verdict({ answer, work, board }: Large, dispatch: LargeDispatch): TemplateResult | typeof nothing {
  if (work) return renderWork(work, dispatch);
  const size = board?.size ?? 0;
  switch (answer.kind) {
    case 'none':
      return nothing;
    case 'generated':
      return renderMade('large.generated', t('large.generatedWhat', { count: answer.queens }), [
        ['large.method', t(isOfSolution(board) ? 'large.sources.solution' : 'large.pairs')],
        ['theatre.seed', digits(answer.seed)],
        ['large.time', duration(answer.milliseconds)],
      ]);
    case 'explicit':
      return renderMade('large.explicitHead', t('large.explicitWhat', { size, remainder: answer.rule.remainder }), [
        ['large.evenRows', t(`large.even.${answer.rule.even}`)],
        ['large.oddRows', t(`large.odd.${answer.rule.odd}`)],
        ['large.time', duration(answer.milliseconds)],
      ]);
    case 'modular':
      return renderMade('large.modularHead', t('large.modularWhat', { size: answer.size, step: answer.step }), []);
    case 'tiled':
      return renderMade(
        'large.tiledHead',
        answer.inner === null
          ? t('large.tiledAgain', { size: answer.size })
          : t('large.tiledWhat', { size: answer.size, inner: answer.inner }),
        [],
      );
    case 'paired':
      return renderMade('large.pairedHead', t(answer.completes ? 'large.pairedWith' : 'large.pairedWithout'), []);
    case 'opened':
      return renderMade('large.opened', t('large.openedWhat', { name: answer.name, count: answer.queens }), [
        ['large.form', t(`large.forms.${answer.form}`)],
        ['large.time', duration(answer.milliseconds)],
      ]);
    case 'saved':
      return renderMade(
        'large.saved',
        t(answer.bytes > MAX_FILE_BYTES ? 'large.savedLong' : 'large.savedWhat', {
          name: answer.name,
          size: bytes(answer.bytes),
          most: bytes(MAX_FILE_BYTES),
        }),
        [['large.time', duration(answer.milliseconds)]],
      );
    case 'completed':
      return renderCompletion(answer, size);
    case 'undecided':
    case 'impossible':
      return renderUnfinished(answer, size);
    case 'validated':
      return renderValidation(answer, size);
    case 'set':
    case 'removed':
    case 'attacked':
      return byHand(answer, size);
    case 'undone':
    case 'redone':
      return renderMade(`large.${answer.kind}`, t(`large.${answer.kind}What`), []);
    case 'cancelled':
      return html`<div class="verdict"><h2>${t('verdict.cancelled')}</h2><p>${t('large.cancelled')}</p></div>`;
    case 'failed':
      return html`<div class="verdict" data-is="conflict">
        <h2>${icon('cross')}${t('verdict.failed')}</h2><p>${trouble(answer.trouble.code, answer.trouble.detail)}</p>
      </div>`;
  }
}

const isOfSolution = (board: Large['board']): boolean =>
  board?.origin.kind === 'generated' && board.origin.source === 'solution';

type Fact = readonly [name: Key, value: string];

const facts = (list: readonly Fact[]): TemplateResult => html`<dl class="facts">
  ${list.map(([name, value]) => html`<dt>${t(name)}</dt><dd>${value}</dd>`)}
</dl>`;

const renderMade = (head: Key, what: string, list: readonly Fact[]): TemplateResult => html`<div class="verdict">
  <h2>${t(head)}</h2><p>${what}</p>${facts(list)}
</div>`;

function renderCompletion({ completion, set, milliseconds }: VerdictProps<'completed'>, size: number): TemplateResult {
  const { engine, seed, nodes, returns } = completion;
  // The published time is the time of the linear completion.
  const seconds = engine === 'linear' ? publishedSeconds(size) : null;
  const time = duration(milliseconds);
  return html`<div class="verdict" data-is="completed">
    <h2>${icon('tick')}${t('verdict.completed')}</h2>
    ${facts([
      ['large.engine', t(`engine.${engine}`)],
      ['theatre.seed', digits(seed)],
      [
        'large.time',
        seconds === null ? time : t('large.timePublished', { time, published: duration(seconds * 1_000) }),
      ],
      ['large.setRows', describeFilled(set, nodes)],
      ['large.returns', digits(returns)],
      ['verdict.checked', t('verdict.checkedWhat', { count: size })],
    ])}
  </div>`;
}

/** Distinguishes queens that were set and removed again from those that stayed. */
const describeFilled = (set: number, nodes: number): string =>
  nodes > set
    ? t('large.setWhat', { count: set, more: approximately(nodes - set) })
    : t('large.setAll', { count: set });

function renderUnfinished(
  { kind, completion, milliseconds }: VerdictProps<'undecided' | 'impossible'>,
  size: number,
): TemplateResult {
  const { conflict, engine, seed, nodes, returns } = completion;
  const what = conflict
    ? t('verdict.conflictWhat', {
        row: rowName(conflict.row, size),
        otherRow: rowName(conflict.otherRow, size),
        line: conflict.line,
      })
    : t(kind === 'impossible' ? 'large.impossibleWhat' : 'large.undecidedWhat');
  return html`<div class="verdict" data-is=${kind}>
    <h2>${icon(kind === 'impossible' ? 'cross' : 'half')}${t(`verdict.${kind}`)}</h2>
    <p>${what}</p>
    ${facts([
      ['large.engine', t(`engine.${engine}`)],
      ['theatre.seed', digits(seed)],
      ['large.time', duration(milliseconds)],
      ['large.nodes', approximately(nodes)],
      ['large.returns', digits(returns)],
    ])}
  </div>`;
}

function renderValidation({ validation, milliseconds }: VerdictProps<'validated'>, size: number): TemplateResult {
  const { ok, queens, conflictCount, conflicts, modular } = validation;
  const [time, seconds] = [duration(milliseconds), publishedCheck(size)];
  const took: Fact = [
    'large.time',
    seconds === null ? time : t('large.timePublished', { time, published: duration(seconds * 1_000) }),
  ];
  if (ok) {
    return html`<div class="verdict" data-is="completed">
      <h2>${icon('tick')}${t('large.valid')}</h2>
      <p>${t('large.validWhat', { count: queens })} ${modular ? t('large.validModular') : nothing}</p>${facts([took])}
    </div>`;
  }
  const [first] = conflicts;
  return html`<div class="verdict" data-is="conflict">
    <h2>${icon('cross')}${t('large.invalid')}</h2>
    <p>${t('large.invalidWhat', { count: conflictCount })}
      ${first ? t('large.firstConflict', { row: rowName(first.row, size), otherRow: rowName(first.otherRow, size), line: first.line }) : nothing}</p>
    ${facts([took])}
  </div>`;
}

function byHand(answer: VerdictProps<'set' | 'removed' | 'attacked'>, size: number): TemplateResult {
  const place = squareNames(answer.square, size);
  if (answer.kind === 'removed') return renderMade('large.removedHead', t('said.removed', place), []);
  if (answer.kind === 'attacked') {
    if (answer.by.line === 'row')
      return renderMade('large.attackedHead', t('large.rowTaken', { ...place, by: columnName(answer.by.column) }), []);
    const by = { by: rowName(answer.by.row, size), line: answer.by.line };
    return renderMade('large.attackedHead', t('large.attacked', { ...place, ...by }), []);
  }
  const { row, column, diagonal, antiDiagonal } = answer.closed;
  return renderMade(
    'large.setHead',
    `${t('said.set', place)}${gap()}${t('large.closed', { count: row + column + diagonal + antiDiagonal })}`,
    [
      ['line.row', digits(row)],
      ['line.column', digits(column)],
      ['line.diagonal', digits(diagonal)],
      ['line.antiDiagonal', digits(antiDiagonal)],
    ],
  );
}

function renderWork({ task, share: done, milliseconds, phase }: RunningTask, dispatch: LargeDispatch): TemplateResult {
  const parts = [
    phase ? t(`large.phases.${phase}`) : null,
    done === null ? null : share(done),
    milliseconds > 0 ? duration(milliseconds) : null,
  ];
  return html`<div class="verdict">
    <h2>${t(`large.working.${task}`)}</h2>
    <p aria-live="off">${parts.filter((part) => part !== null).join(', ')}</p>
    ${progress(t(`large.working.${task}`), done)}
    <div class="row">
      <button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button>
    </div>
  </div>`;
}
