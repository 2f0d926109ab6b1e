// The open questions as data: known facts with their source, the check of an answer, and links to the place to work on
// it.

import { html, type TemplateResult } from 'lit-html';
import rules from '../../../../data/rules.json' with { type: 'json' };
import solutions from '../../../../data/solutions.json' with { type: 'json' };
import thresholds from '../../../../data/threshold.json' with { type: 'json' };
import { list, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import type { Topic } from './chosen';
import type { FrontierProps } from './slice';

/** One open question. Its words are texts that choose by `id`. */
export interface Open {
  readonly id: 'count' | 'threshold' | 'greedy' | 'disjoint' | 'armies' | 'domination' | 'independent' | 'coins';
  /** Its sequence in the On-Line Encyclopedia of Integer Sequences, or where the question is asked. */
  readonly source: string;
  /** The terms that tests of this page check, by size; empty for a question without a number. */
  readonly known: ReadonlyMap<number, number | bigint>;
  /** Terms that were found here by two methods, and that its source does not have. */
  readonly found?: ReadonlyMap<number, number>;
  /** The question of this room, or the room, in which it is asked. */
  readonly place: { readonly topic: Topic } | { readonly view: 'board' | 'questions' };
}

const termsOf = (oeis: string): ReadonlyMap<number, number> => {
  const goal = rules.goals.find((one) => one.oeis === oeis);
  const terms: Readonly<Record<string, number>> = { ...goal?.terms, ...goal?.soak };
  return new Map(Object.entries(terms).map(([size, term]) => [Number(size), term]));
};

/** The first columns of greedy queens, counted from 1. */
const GREEDY = [1, 3, 5, 2, 4, 9, 11, 13, 15, 6, 8, 19];

export const OPEN: readonly Open[] = [
  {
    id: 'count',
    source: 'A000170',
    known: new Map([...solutions.boards, ...solutions.counted].map(({ size, total }) => [size, BigInt(total)])),
    place: { topic: 'estimate' },
  },
  {
    id: 'threshold',
    source: 'A374013',
    known: new Map(thresholds.boards.map(({ size, most }) => [size, most])),
    found: new Map(thresholds.found.map(({ size, most }) => [size, most])),
    place: { topic: 'threshold' },
  },
  {
    id: 'greedy',
    source: 'A065188',
    known: new Map(GREEDY.map((column, row) => [row + 1, column])),
    place: { topic: 'greedy' },
  },
  { id: 'disjoint', source: 'A171760', known: termsOf('A171760'), place: { view: 'questions' } },
  { id: 'armies', source: 'A250000', known: termsOf('A250000'), place: { view: 'board' } },
  { id: 'domination', source: 'A075458', known: termsOf('A075458'), place: { view: 'board' } },
  { id: 'independent', source: 'A075324', known: termsOf('A075324'), place: { view: 'board' } },
  { id: 'coins', source: 'formal-conjectures 4177', known: new Map(), place: { topic: 'coins' } },
];

/** The number of terms that are shown, the last terms that are known. */
const WRITTEN = 6;

export function openView({ dispatch, dispatchApp }: FrontierProps): TemplateResult {
  const go = ({ place }: Open): void => {
    if ('topic' in place) dispatch({ type: 'choose', to: { topic: place.topic } });
    else dispatchApp({ type: 'ui', ui: { view: place.view } });
  };
  return table({
    label: t('frontier.title', { topic: 'open' }),
    kind: 'frontier__open',
    head: [t('frontier.question'), t('frontier.sequence'), t('frontier.known'), t('frontier.checked'), html`<td></td>`],
    rows: OPEN.map((open) => {
      const sizes = [...open.known.keys()].sort((one, other) => one - other);
      const last = sizes.slice(-WRITTEN).map((size) => String(open.known.get(size)));
      const { id, source } = open;
      return html`<tr>
        <th scope="row">${t('frontier.openQuestion', { id })}</th>
        <td translate="no">${source}</td>
        <td>${sizes.length === 0 ? t('frontier.conjectured') : t('frontier.upTo', { size: sizes.at(-1) ?? 0, terms: list(last) })}
          ${[...(open.found ?? [])].map(([size, term]) => html`<br />${t('frontier.foundHere', { size, term })}`)}</td>
        <td>${t('frontier.checkedBy', { id })}</td>
        <td><button class="btn" data-kind="text" @click=${() => go(open)} aria-label=${t('frontier.askOf', { id })}>${t('frontier.ask')}</button></td>
      </tr>`;
    }),
  });
}
