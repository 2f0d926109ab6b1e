// Texts and lessons that name a button, a choice or a place use its exact label, in every language.
//
// If an English text quotes the label of another control, add its key to CONTROLS. Add other quotations to QUOTED.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Pattern } from '../../www/src/texts/catalogue';
import { languages, read } from '../../www/texts.mjs';

/** The controls that texts name: the key of the label, and after a dot the branch of a label that has several. */
const CONTROLS = [
  'asks-complete',
  'asks-count',
  'asks-watch',
  'bounds-head',
  'figures-names-levels',
  'large-tileNow',
  'large-validate',
  'learn-answer',
  'learn-paper',
  'learn-present',
  'own-run',
  'page-bits',
  'page-solutions',
  'predict-switch',
  'projector-code',
  'rules-name.parity',
  'rules-name.touching',
  'search-bitboard-columns',
  'search-bitmask',
  'search-by-rule',
  'send-title',
  'share-addStep',
  'share-classAdd',
  'share-panel.link',
  'verdict-impossible',
];

/** Quotations in English texts that name no control. */
const QUOTED = [
  ...[
    'not here',
    'empty',
    'mod n',
    'queens frontier count 8',
    'queens frontier check',
    'row,column',
    '=',
    '==',
    'match',
  ],
  ...['if', 'elif', 'async', 'Deploying', 'given', 'touching', '(', ')', 'queens trace 1'],
];

/** Places that texts name without quotation marks in English. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'error-bad-size': ['page-large'],
  'error-too-large-to-show': ['page-large'],
  'notice-stepAdded': ['page-teach'],
  'notice-linkAdded': ['page-teach'],
  'notice-openLarge': ['page-large'],
  'count-emptyBoard': ['page-board'],
  'share-runOf': ['page-theatre'],
  'teach-predictWhat': ['page-theatre'],
  'why-array-recursive': ['page-race', 'page-count'],
  'why-array-iterative': ['page-race', 'page-count'],
  'why-modular': ['page-large'],
  'why-staircases': ['page-large'],
  'page-plain': ['page-board', 'page-theatre', 'page-solutions'],
  'a-million-queens': ['page-large'],
  'a-million-queens/notes': ['page-large'],
  'can-it-be-finished': ['page-board'],
  'can-it-be-finished/notes': ['page-board'],
  formulas: ['page-large'],
  'halves-that-meet': ['page-count'],
  'looking-ahead': ['page-race'],
  'looking-ahead/notes': ['page-race'],
  mending: ['page-large'],
  'one-pass': ['page-board'],
  'other-rules/notes': ['page-board'],
  'trying-and-taking-back/notes': ['page-theatre'],
};

const QUOTATION_MARKS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  ru: ['«', '»'],
  ja: ['「', '」'],
  'zh-Hans': ['“', '”'],
};

const sources = read();

/** All texts of a pattern, without values, non-breaking spaces and soft hyphens. */
function textOf(pattern: Pattern): string {
  const pieces = typeof pattern === 'string' ? [pattern] : pattern;
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : Object.values(piece[1] ?? {})
            .map(textOf)
            .join('\n'),
    )
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '');
}

/** Every text of a language, and every lesson with its notes, by its key or folder. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const texts = sources
    .filter((source) => source.language === language)
    .flatMap(({ messages }) => messages.map(({ id, value }) => [id, textOf(value)] as const));
  const lessons = readdirSync('www/lessons', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${language}.md`))
    .map((file) => [file.slice(0, -language.length - 4), readFileSync(`www/lessons/${file}`, 'utf8')] as const);
  return new Map([...texts, ...lessons]);
}

const isLesson = (place: string): boolean => existsSync(`www/lessons/${place}`);

function labelOf(language: string, control: string): string {
  const [id, branch] = control.split('.');
  const value = sources
    .filter((source) => source.language === language)
    .flatMap(({ messages }) => messages)
    .find((message) => message.id === id)?.value;
  assert.ok(value !== undefined, `${control} in ${language}`);
  if (branch === undefined) return textOf(value);
  const choices = typeof value === 'string' ? [] : value.map((piece) => (typeof piece === 'string' ? null : piece[1]));
  return textOf(choices.find((choice) => choice)?.[branch] ?? assert.fail(`${control} in ${language}`));
}

/** How often a text names a label: in quotation marks, or in bold as lessons do. */
function timesNamed(text: string, label: string, language: string): number {
  const [open, close] = QUOTATION_MARKS[language] ?? assert.fail(`No quotation marks for ${language}`);
  const bold = text.includes(`**${open}`) ? 0 : text.split(`**${label}**`).length - 1;
  return text.split(open + label + close).length - 1 + bold;
}

const english = textsOf('en');
const labelsByPlace = [...english].map(([place, text]) => ({
  place,
  labels: CONTROLS.filter((control) => timesNamed(text, labelOf('en', control), 'en') > 0),
}));

test('each control is named somewhere, and no two have the same label in English', () => {
  const labels = CONTROLS.map((control) => labelOf('en', control));
  assert.equal(new Set(labels).size, labels.length);
  const found = new Set(labelsByPlace.flatMap(({ labels: each }) => each));
  assert.deepEqual(
    CONTROLS.filter((control) => !found.has(control)),
    [],
  );
});

test('English texts put nothing in quotation marks but labels, values and the quotations listed here', () => {
  const known = new Set([...CONTROLS.map((control) => labelOf('en', control)), ...QUOTED]);
  for (const [id, text] of english)
    for (const [, quoted = ''] of isLesson(id) ? [] : text.matchAll(/“([^”]*)”/g))
      assert.ok(known.has(quoted) || /^\W*$/.test(quoted), `${id}: “${quoted}” names no control of CONTROLS`);
});

test('English texts quote the label of a control that is to be pressed or chosen', () => {
  for (const [id, text] of english) assert.doesNotMatch(text, /\b([Pp]ress|[Cc]hoose) [A-Z]/, id);
});

for (const language of Object.keys(languages)) {
  const own = textsOf(language);
  describe(`in ${language} a text uses the label`, () => {
    test('of every control that it names in English', () => {
      for (const { place, labels } of labelsByPlace)
        for (const control of labels) {
          const label = labelOf(language, control);
          const wanted = timesNamed(english.get(place) ?? '', labelOf('en', control), 'en');
          const found = timesNamed(own.get(place) ?? '', label, language);
          // A selection by number repeats its sentence as often as the language has plurals.
          assert.ok(isLesson(place) ? found === wanted : found > 0, `${place}: ${label}`);
        }
    });

    test('of every place that it names in English', () => {
      for (const [place, rooms] of Object.entries(PLACES))
        for (const room of rooms) {
          const label = labelOf(language, room);
          const text = own.get(place) ?? '';
          if (language === 'en') assert.match(text, new RegExp(`\\b${label}\\b`, 'i'), place);
          // In Russian, the button that opens a place has its own label.
          else assert.ok(timesNamed(text, label, language) > 0 || text.startsWith(`${label}:`), `${place}: ${label}`);
        }
    });

    test('of every step of a lesson that its notes name', () => {
      const [open, close] = QUOTATION_MARKS[language] ?? assert.fail(language);
      const titles = (text = ''): string[] => [...text.matchAll(/^## [\w-]+: (.*)$/gm)].map(([, title = '']) => title);
      for (const [place, notes] of english) {
        if (!place.endsWith('/notes')) continue;
        const lesson = place.slice(0, -'/notes'.length);
        titles(english.get(lesson)).forEach((title, at) => {
          if (!notes.includes(`“${title}”`)) return;
          const quoted = open + (titles(own.get(lesson))[at] ?? '') + close;
          assert.ok(own.get(place)?.includes(quoted), `${place}: ${quoted}`);
        });
      }
    });
  });
}

test('Russian texts name places by their labels, not declined', () => {
  const labels = new Set(
    sources
      .filter(({ language }) => language === 'ru')
      .flatMap(({ messages }) => messages.filter(({ id }) => id.startsWith('page-')))
      .map(({ value }) => textOf(value)),
  );
  for (const [place, text] of textsOf('ru'))
    for (const [, name = ''] of text.matchAll(/раздел(?:а|е|у|ом|ах)? «([^»]+)»/g))
      assert.ok(labels.has(name), `${place}: «${name}»`);
});
