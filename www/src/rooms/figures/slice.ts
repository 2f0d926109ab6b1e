// The figure of the paper that is being measured again. What there is to measure stands in `paper.ts`.

import type { Trouble } from '../../client/trouble';
import { type Choices, type Chosen, chosenOf, type Field, isSame, isTrouble, NO_CHOICES } from './choices';
import type { Figure, FigureName } from './figure';
import { figureOf } from './paper';

/** The measurements of one part: for each column, one number for each sample. */
export type Samples = Readonly<Record<string, Float64Array>>;

/** The results by part; null until there is something. */
export type Results = readonly (Samples | null)[];

/** Everything that is known of the measurement. */
export interface Figures {
  readonly chosen: FigureName;
  readonly choices: Choices;
  /** The present measurement, or the last one. */
  readonly under: Chosen;
  readonly status: 'idle' | 'running' | 'paused' | 'done' | 'cancelled';
  /** Counts the measurements, so that what belongs to an earlier one is dropped. */
  readonly run: number;
  /** Samples done, of all parts; and how much of the time that all of them take, from 0 to 1. */
  readonly done: number;
  readonly share: number;
  /** The time it has taken so far, without pauses. */
  readonly milliseconds: number;
  readonly results: Results;
  readonly trouble: Trouble | null;
}

export const FIRST: FigureName = 'returns';

/** As the figure proposes it. */
const proposed = (name: FigureName): Chosen => chosenOf(figureOf(name), NO_CHOICES) as Chosen;

export const startFigures: Figures = {
  chosen: FIRST,
  choices: NO_CHOICES,
  under: proposed(FIRST),
  status: 'idle',
  run: 0,
  done: 0,
  share: 0,
  milliseconds: 0,
  results: [],
  trouble: null,
};

export type FiguresAction =
  | { readonly type: 'run' | 'pause' | 'goOn' | 'cancel' | 'save' }
  /** `choices`: what a link says of it. */
  | { readonly type: 'choose'; readonly name: FigureName; readonly choices?: Choices }
  | { readonly type: 'type'; readonly field: Field; readonly text: string }
  | { readonly type: 'damage'; readonly damage: Choices['damage'] }
  | {
      readonly type: 'measured';
      readonly run: number;
      readonly done: number;
      readonly share: number;
      readonly milliseconds: number;
      readonly results: Figures['results'];
    }
  | { readonly type: 'over'; readonly run: number; readonly trouble: Trouble | null };

/** The slice after an action. */
export function updateFigures(figures: Figures, action: FiguresAction): Figures {
  switch (action.type) {
    case 'choose':
      // The way back through the history asks for what is shown, and keeps what was measured.
      if (action.name === figures.chosen && isSame(action.choices ?? figures.choices, figures.choices)) return figures;
      return choosing(
        { ...startFigures, run: figures.run + 1, chosen: action.name, under: proposed(action.name) },
        action.choices ?? NO_CHOICES,
      );
    case 'type':
      return choosing(figures, {
        ...figures.choices,
        typed: { ...figures.choices.typed, [action.field]: action.text },
      });
    case 'damage':
      return choosing(figures, { ...figures.choices, damage: action.damage });
    case 'run':
      return begun(figures);
    case 'pause':
      return figures.status === 'running' ? { ...figures, status: 'paused' } : figures;
    case 'goOn':
      return figures.status === 'paused' ? { ...figures, status: 'running' } : figures;
    case 'cancel':
      return isMeasuring(figures) ? { ...figures, run: figures.run + 1, status: 'cancelled' } : figures;
    case 'measured': {
      const { done, share, milliseconds, results } = action;
      return action.run === figures.run ? { ...figures, done, share, milliseconds, results } : figures;
    }
    case 'over':
      return action.run === figures.run ? { ...figures, status: 'done', trouble: action.trouble } : figures;
    case 'save':
      return figures;
  }
}

/** Reports a mistake in a choice at once; measurements stay. */
function choosing(figures: Figures, choices: Choices): Figures {
  const chosen = chosenOf(figureOf(figures.chosen), choices);
  return { ...figures, choices, trouble: isTrouble(chosen) ? chosen : null };
}

/** Nothing runs with a choice that makes no sense. */
function begun(figures: Figures): Figures {
  const chosen = chosenOf(figureOf(figures.chosen), figures.choices);
  if (isTrouble(chosen)) return { ...figures, trouble: chosen };
  const fresh = { done: 0, share: 0, milliseconds: 0, results: [], trouble: null };
  return { ...figures, ...fresh, run: figures.run + 1, status: 'running', under: chosen };
}

export const isMeasuring = ({ status }: Figures): boolean => status === 'running' || status === 'paused';

/** The chosen figure, on the boards that were measured last. */
export const figureNow = ({ chosen, under }: Figures): Figure => ({ ...figureOf(chosen), parts: under.parts });
