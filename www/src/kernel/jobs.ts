// The jobs about texts, each answered at once.

import type { FirstModule } from '../engine/types';
import { instant, type Jobs } from '../worker/job';
import type { TextQuestions } from './questions';

export const textJobs: Jobs<TextQuestions, FirstModule> = {
  searches: (engine) => instant(() => engine.searches()),
  formatPlacement: (engine, { rows, form }) => instant(() => engine.formatPlacement(rows, form)),
  readLink: (engine, { hash }) => instant(() => engine.readLink(hash)),
  writeLink: (engine, link) => instant(() => engine.writeLink(link)),
};
