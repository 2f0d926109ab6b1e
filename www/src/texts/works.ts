// The sources of the page: titles are as published, in every language.

import { html, type TemplateResult } from 'lit-html';

interface Work {
  readonly by: string;
  readonly title: string;
  readonly year: number;
  readonly where: string;
}

export const WORKS = {
  linear: {
    by: 'E. Grigoryan',
    title: 'Linear algorithm for solution n-Queens Completion problem',
    year: 2019,
    where: 'https://arxiv.org/abs/1912.05935',
  },
  limit: {
    by: 'M. Simkin',
    title: 'The number of n-queens configurations',
    year: 2021,
    where: 'https://arxiv.org/abs/2107.13460',
  },
  complexity: {
    by: 'I. P. Gent, C. Jefferson, P. Nightingale',
    title: 'Complexity of n-Queens Completion',
    year: 2017,
    where: 'https://doi.org/10.1613/jair.5512',
  },
  counts: {
    by: 'takaken',
    title: 'N Queens problem (number of solutions)',
    year: 2023,
    where: 'http://www.ic-net.or.jp/home/takaken/e/queen/',
  },
  bits: {
    by: 'J. Somers',
    title: 'The N Queens Problem',
    year: 2002,
    where: 'http://www.jsomers.com/nqueen_demo/nqueens.html',
  },
  eight: {
    by: 'Habr',
    title: 'Задача о 8-ми ферзях. Свежий взгляд. Шаг первый',
    year: 2022,
    where: 'https://habr.com/ru/articles/679200/',
  },
  knight: {
    by: 'OTUS, Habr',
    title: 'Ход конём по битам. Шахматный Bitboard',
    year: 2019,
    where: 'https://habr.com/ru/post/476510/',
  },
  completions: {
    by: 'А. П. Шарахов',
    title: 'Как завершить расстановку ферзей',
    year: 2017,
    where: 'http://sharahov.ru/node/35',
  },
  repair: {
    by: 'R. Sosič, J. Gu',
    title: 'A polynomial time algorithm for the N-queens problem',
    year: 1990,
    where: 'https://doi.org/10.1145/101340.101343',
  },
  formula: {
    by: 'B. Bernhardsson',
    title: 'Explicit solutions to the N-queens problem for all N',
    year: 1991,
    where: 'https://doi.org/10.1145/122319.122322',
  },
  patterns: {
    by: 'M. Richards',
    title: 'Backtracking algorithms in MCPL using bit patterns and recursion',
    year: 1997,
    where: 'https://www.cl.cam.ac.uk/~mr10/backtrk.pdf',
  },
} as const satisfies Record<string, Work>;

/** A work as a link: author, title and year. */
export const renderWork = ({ by, title, year, where }: Work): TemplateResult =>
  html`<span translate="no">${by}, <a href=${where} rel="external noreferrer">${title}</a>, ${year}</span>`;
