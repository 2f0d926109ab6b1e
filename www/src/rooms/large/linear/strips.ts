// The linear completion at work, as strips one below the other: its blocks, the rows left, dead ends and returns.
//
// Block 1 takes a step a pair, a million of them on a large board, and blocks 4 and 5 a few dozen in all. So each stay in a
// block gets a share of the width by the logarithm of its steps, and rows left are drawn on a logarithmic scale.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { LinearStrip } from '../../../engine/types';
import { digits, type Key, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';

/** Units of the drawing, which is stretched to the width of the plate. */
const WIDTH = 1_000;
const HEIGHT = 100;

/** A stay in one block: its samples, and its place on the axis, 0 to 1. */
interface Stay {
  readonly block: number;
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

export function strips(strip: LinearStrip): TemplateResult | typeof nothing {
  if (strip.positions.length < 2) return nothing;
  return html`${guard([strip], () => renderStrip(strip))}`;
}

function renderStrip(strip: LinearStrip): TemplateResult {
  const stays = staysOf(strip);
  const at = axisOf(strip, stays);
  const most = strip.left[0] ?? 0;
  const [deadEnds, returns] = [strip.deadEnds.at(-1) ?? 0, strip.returns.at(-1) ?? 0];
  return html`<div class="strips">
    <span>${t('linear.block')}</span>
    <div class="bands" role="img" aria-label=${t('linear.bands', { count: stays.length })}>
      ${stays.map(({ block, from, to }) => html`<i data-is=${block} ${properties({ '--share': (to - from).toFixed(5) })}>${nameOf(block, to - from)}</i>`)}
    </div>
    <span class="scale" aria-hidden="true"><span>${digits(most)}</span><span>0</span></span>
    <div class="sparkbox">
      <span aria-hidden="true">${t('linear.left')}</span>
      <svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${t('linear.leftWhat', { first: most, last: strip.left.at(-1) ?? 0 })}>
        <path class="spark__fill" d="${pathOf(strip.left, at, most)}V${HEIGHT}H0Z" />
        <path class="spark__line" d=${pathOf(strip.left, at, most)} />
      </svg>
    </div>
    ${deadEnds === 0 ? nothing : risings('linear.deadEnds', strip.deadEnds, at)}
    ${returns === 0 ? nothing : risings('linear.returns', strip.returns, at)}
  </div>`;
}

/** A block by as much of its name as fits into its share of the width. */
function nameOf(block: number, share: number): string {
  if (share > 0.15) return t(`linear.names.${block}` as Key);
  return share > 0.03 && block <= 5 ? digits(block) : '';
}

/** A number that never falls: a tick each time that it grows. */
function risings(name: Key, values: Uint32Array, at: readonly number[]): TemplateResult {
  let path = '';
  values.forEach((value, index) => {
    if (index > 0 && value > (values[index - 1] ?? 0)) path += `M${((at[index] ?? 0) * WIDTH).toFixed(1)} 0V10`;
  });
  return html`<span>${t(name)}</span>
    <svg class="ticks" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" role="img" aria-label=${digits(values.at(-1) ?? 0)}>${svg`<path d=${path} />`}</svg>`;
}

function staysOf({ positions, block }: LinearStrip): Stay[] {
  const runs: { block: number; first: number; last: number }[] = [];
  block.forEach((name, index) => {
    const run = runs.at(-1);
    if (run?.block === name) run.last = index;
    else runs.push({ block: name, first: index, last: index });
  });
  const stepsOf = (index: number): number => {
    const [run, next] = [runs[index], runs[index + 1]];
    const end = positions[next ? next.first : positions.length - 1] ?? 0;
    return Math.max(1, end - (positions[run?.first ?? 0] ?? 0));
  };
  const weights = runs.map((_, index) => Math.log10(1 + stepsOf(index)));
  const sum = weights.reduce((one, other) => one + other, 0);
  let from = 0;
  return runs.map((run, index) => {
    const stay = { ...run, from, to: from + (weights[index] ?? 0) / sum };
    from = stay.to;
    return stay;
  });
}

/** Where each sample lies on the axis: evenly by its position within the stay. */
function axisOf({ positions }: LinearStrip, stays: readonly Stay[]): number[] {
  return stays.flatMap(({ first, last, from, to }, index) => {
    const begin = positions[first] ?? 0;
    const end = positions[stays[index + 1]?.first ?? last] ?? begin;
    return Array.from({ length: last - first + 1 }, (_, step) => {
      const share = end > begin ? ((positions[first + step] ?? 0) - begin) / (end - begin) : 0;
      return from + (to - from) * share;
    });
  });
}

function pathOf(left: Uint32Array, at: readonly number[], most: number): string {
  const height = (rows: number): string => (HEIGHT * (1 - Math.log(1 + rows) / Math.log(1 + most))).toFixed(1);
  let path = '';
  left.forEach((rows, index) => {
    path += `${index === 0 ? 'M' : 'L'}${((at[index] ?? 1) * WIDTH).toFixed(1)} ${height(rows)}`;
  });
  return path;
}
