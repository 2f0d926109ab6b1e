// The file behind the open panel: how it is made.

import { JobError } from '../../../client/trouble';
import type { Shared } from '../../../kernel/state';
import { t } from '../../../texts/texts';
import { type Command, createAsk } from '../../commands';
import { ENDINGS } from '../forms/board';
import type { AllQuestions } from '../requests';
import { type ShareAction, type ShareState, textFormOf } from '../slice';
import type { Film, SavedFrame } from './animation';
import { captionsOf } from './captions';
import { decisionsOf, MAX_FRAMES, MAX_STEPS, partOf } from './part';
import { pictureFile } from './picture';
import { boardToSave, nameOf, tableOf } from './saved-board';

type ShareCommand = Command<ShareState, ShareAction>;

const { ask } = createAsk<ShareState, ShareAction, AllQuestions>();

/** All files are made under this name, so that a later request replaces an earlier one. */
const SLOT = 'file';

const runAction = (made: number, of: number, bytes = 0): ShareAction => ({
  type: 'progress',
  making: { kind: 'running', made, of, bytes },
});

const about = {
  of: ({ task }: ShareState) => task,
  failed: (trouble: NonNullable<ShareState['trouble']>): ShareAction => ({
    type: 'progress',
    making: { kind: 'failed', trouble },
  }),
};

/** Reports that there are too many steps, frames or ways. */
const tooMany = (count: number, most: number): ShareCommand => {
  const { code, detail } = new JobError('share-too-many', { count, most });
  return { do: 'then', action: about.failed({ code, detail }) };
};

/** Makes the file behind the open panel. */
export function makeFile(own: ShareState, shared: Shared): ShareCommand[] {
  switch (own.panel) {
    case 'picture':
      return [picture(own, shared)];
    case 'text':
      return [text(own, shared)];
    case 'data':
      return [own.choices.data.what === 'solutions' ? solutions(own, shared) : steps(own, shared)];
    case 'animation':
      return [frames(own, shared)];
    default:
      return [];
  }
}

function picture(own: ShareState, shared: Shared): ShareCommand {
  const choice = own.choices.picture;
  const name = `${nameOf(shared.input)}.${choice.form}`;
  const title = t('share.pictureTitle', { size: shared.input.rows.length });
  return {
    ...about,
    do: 'load',
    slot: SLOT,
    load: async () => ({ type: 'file', file: await pictureFile(boardToSave({ own, shared }), choice, title), name }),
  };
}

function text(own: ShareState, shared: Shared): ShareCommand {
  const form = textFormOf(own, shared);
  const file = new Blob([own.text ?? ''], { type: 'text/plain' });
  const ending = form === 'diagram' || form === 'list' ? 'txt' : ENDINGS[form];
  return { do: 'then', action: { type: 'file', file, name: `${nameOf(shared.input)}.${ending}` } };
}

function solutions({ choices }: ShareState, { input }: Shared): ShareCommand {
  const form = choices.data.form === 'trace' ? 'csv' : choices.data.form;
  const name = `${nameOf(input)}-solutions.${form === 'text' ? 'txt' : form}`;
  return ask(SLOT, 'solutions', {
    ...about,
    question: { size: input.rows.length, variant: input.variant, form },
    done: (file) => ({ type: 'file', file, name }),
  });
}

function steps({ choices }: ShareState, shared: Shared): ShareCommand {
  const { rows, variant, search, seed } = shared.input;
  const part = partOf(choices.data, shared);
  const { form: chosen } = choices.data;
  const form = chosen === 'text' || (chosen === 'trace' && variant) ? 'csv' : chosen;
  const count = part.to - part.from + 1;
  if (count > MAX_STEPS) return tooMany(count, MAX_STEPS);
  const name = `${nameOf(shared.input)}-steps-${part.from}-${part.to}.${form}`;
  return ask(SLOT, 'steps', {
    ...about,
    question: { rows, variant, search, seed, decisions: decisionsOf(shared), ...part, by: 'event', form },
    progress: ({ made, bytes }) => runAction(made, count, bytes),
    done: (file) => ({ type: 'file', file, name }),
  });
}

/** The frames of an animation, of which `makeFilm` makes a file. */
function frames(own: ShareState, shared: Shared): ShareCommand {
  const { rows, variant, search, seed } = shared.input;
  const { form, by, loop, marks, sentence, speed, size } = own.choices.animation;
  const part = partOf(own.choices.animation, shared);
  if (by === 'event' && part.to - part.from >= MAX_FRAMES) return tooMany(part.to - part.from + 1, MAX_FRAMES);
  const table = tableOf({ own, shared });
  const film: Film = {
    content: { given: rows, variant, table, size, speed, marks, loop },
    form,
    sentence,
    wide: (variant?.columns ?? rows.length) + Math.max(0, ...(table?.offsets ?? [])),
    name: `${nameOf(shared.input)}-steps-${part.from}-${part.to}.${form}`,
  };
  return ask(SLOT, 'frames', {
    ...about,
    question: { rows, variant, search, seed, decisions: decisionsOf(shared), ...part, by, most: MAX_FRAMES },
    progress: ({ made }) => runAction(made, 0),
    done: (made) => ({ type: 'frames', film, frames: made }),
  });
}

/** Makes a file of the frames of an animation. */
export function makeFilm({ content, form, sentence, wide, name }: Film, all: readonly SavedFrame[]): ShareCommand {
  const captions = sentence ? captionsOf(all, wide) : all.map(() => []);
  if (form === 'gif')
    return ask(SLOT, 'animate', {
      ...about,
      question: { ...content, frames: all, captions },
      progress: ({ made, bytes }) => runAction(made, all.length, bytes),
      done: (file) => ({ type: 'file', file, name }),
    });
  return {
    ...about,
    do: 'load',
    slot: SLOT,
    async load(signal, report) {
      const { film } = await import('./film');
      const file = await film(content, all, captions, (made) => {
        report(runAction(made, all.length));
        return !signal.aborted;
      });
      if (!file) throw new JobError('cancelled');
      return { type: 'file', file, name };
    },
  };
}
