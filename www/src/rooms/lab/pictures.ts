// The pictures of the cards, drawn from published or checked figures.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';

/** The share of completions with 0 to 3 returns, in percent, as E. Grigoryan published it. */
const RETURNS = [61.92, 21.87, 9.07, 3.77];

/** The solutions of 4 to 27 queens (OEIS A000170). */
const SOLUTIONS = [
  2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624, 4968057848,
  39029188884, 314666222712, 2691008701644, 24233937684440, 227514171973736, 2207893435808352, 22317699616364044,
  2.349079671541225e17,
];
/** The limit of the n-th root of the number of solutions, divided by n (M. Simkin, 2021). */
const LIMIT = Math.exp(-1.94);

/** A solution of 8 queens, and two diagonals and two anti-diagonals without any of its queens. */
const EIGHT = [4, 7, 5, 2, 6, 1, 3, 8];

type Picture = () => TemplateResult | typeof nothing;

export const PICTURES: Readonly<Record<'huge' | 'measured' | 'ten' | 'unknown' | 'checker' | 'diagonals', Picture>> = {
  // Its picture is in the style sheet.
  huge: () => nothing,
  measured: returns,
  ten: latinSquare,
  unknown: growth,
  checker: resolution,
  diagonals,
};

function returns(): TemplateResult {
  return html`<svg viewBox="0 0 300 164">${RETURNS.map((share, at) => {
    const [height, middle] = [share * 1.9, 45 + at * 70];
    return svg`<rect x=${middle - 25} y=${136 - height} width="50" height=${height} class=${at === 0 ? 'lab__one' : 'lab__other'} />
      <text x=${middle} y=${130 - height}>${share}%</text>
      <text x=${middle} y="153" class="lab__small">${at === 3 ? t('lab.returns', { count: at }) : at}</text>`;
  })}<path d="M10 136.5h280" class="lab__line" /></svg>`;
}

/** Seven solutions of 7 queens that have no square in common: one for each letter. */
function latinSquare(): TemplateResult {
  const places = Array.from({ length: 49 }, (_, at) => ({ row: Math.floor(at / 7), column: at % 7 }));
  return html`<svg viewBox="0 0 168 168" class="lab__latin">${places.map(({ row, column }) => {
    const letter = (column + 2 * row) % 7;
    return svg`<rect x=${column * 24} y=${row * 24} width="23.5" height="23.5" data-letter=${letter} />
      <text x=${column * 24 + 12} y=${row * 24 + 16.5}>${'ABCDEFG'[letter]}</text>`;
  })}</svg>`;
}

function growth(): TemplateResult {
  const x = (size: number): number => 34 + (size - 4) * 11;
  const y = (value: number): number => 150 - (value - 0.12) * 620;
  const dots = SOLUTIONS.map((count, at) => ({ size: at + 4, value: count ** (1 / (at + 4)) / (at + 4) }));
  const next = dots.length + 4;
  return html`<svg viewBox="0 0 330 168">
    ${[0.15, 0.2, 0.25, 0.3].map((value) => svg`<path d="M30 ${y(value)}H318" class="lab__rule" /><text x="15" y=${y(value) + 4} class="lab__small">${value}</text>`)}
    ${dots.map(({ size, value }) => svg`<circle cx=${x(size)} cy=${y(value)} r="3" />`)}
    <path d="M30 ${y(LIMIT)}H318" class="lab__limit" />
    <circle cx=${x(next)} cy=${y(dots.at(-1)?.value ?? 0)} r="5" class="lab__next" />
    <text x=${x(next)} y=${y(dots.at(-1)?.value ?? 0) - 12} class="lab__unknown">${next}?</text>
  </svg>`;
}

/** A refutation by resolution: two steps lead to 5 and its opposite. */
function resolution(): TemplateResult {
  const clauses = [
    { x: 40, y: 34, clause: '3 ∨ 5' },
    { x: 114, y: 34, clause: '¬3' },
    { x: 186, y: 34, clause: '¬5 ∨ 7' },
    { x: 260, y: 34, clause: '¬7' },
    { x: 78, y: 82, clause: '5' },
    { x: 222, y: 82, clause: '¬5' },
  ];
  return html`<svg viewBox="0 0 300 164">
    <path d="M40 34L78 82M114 34L78 82M186 34L222 82M260 34L222 82M78 82L150 132M222 82L150 132" class="lab__line" />
    ${clauses.map(({ x, y, clause }) => svg`<rect x=${x - 34} y=${y - 14} width="68" height="28" rx="3" class="lab__clause" /><text x=${x} y=${y + 5} class="mono">${clause}</text>`)}
    <rect x="116" y="118" width="68" height="28" rx="3" class="lab__end" /><path d="M139 132l7 7 14-15" class="lab__tick" />
  </svg>`;
}

function diagonals(): TemplateResult {
  const size = EIGHT.length;
  const squares = Array.from({ length: size * size }, (_, at) => ({ row: Math.floor(at / size), column: at % size }));
  const falling = EIGHT.map((column, row) => column - 1 - row);
  const rising = EIGHT.map((column, row) => column - 1 + row);
  const without = (used: readonly number[], among: readonly number[]): readonly number[] =>
    among.filter((line) => !used.includes(line)).slice(0, 2);
  const excluded = [
    without(falling, [0, 1, -1, 2, -2, 3, -3, 4, -4]),
    without(rising, [7, 6, 8, 5, 9, 4, 10]),
  ] as const;
  return html`<svg viewBox="-2 -2 164 164">
    ${squares.map(({ row, column }) => {
      const isExcluded = excluded[0].includes(column - row) || excluded[1].includes(column + row);
      return svg`<rect x=${column * 20} y=${row * 20} width="20" height="20" class=${(row + column) % 2 === 0 ? 'lab__light' : 'lab__dark'} />
        ${isExcluded ? svg`<path d="M${column * 20 + 6} ${row * 20 + 6}l8 8m0 -8l-8 8" class="lab__closed" />` : nothing}`;
    })}
    ${EIGHT.map((column, row) => svg`<svg x=${(column - 1) * 20 + 1.5} y=${row * 20 + 1.5} width="17" height="17" viewBox="0 0 48 48" class="lab__queen"><use href="#queen-s" /></svg>`)}
    <rect x="-.5" y="-.5" width="161" height="161" class="lab__frame" />
  </svg>`;
}
