import { isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { actors, anybody, doers, eventVerbs } from '../../vocabulary/event-verbs.ts';
import { isGettingVerb } from '../../vocabulary/getting-verbs.ts';
import { spellingVariants } from '../../vocabulary/spelling-variants.ts';
import type { Meaning } from '../mark.ts';

const phraseOf = (words: string): string => wordsOf(words).join(' ');
const nameOf = (column: string): string => phraseOf(camelCaseApart(column));

/** "enrollments" where the file writes enrolments: its names with each word spelled the other way. */
function otherSpellings(name: string): readonly string[] {
  const words = nameOf(name).split(' ');
  return words.flatMap((word, at) =>
    [...spellingVariants(word), ...oneOf(word, name)].map((variant) =>
      [...words.slice(0, at), variant, ...words.slice(at + 1)].join(' '),
    ),
  );
}

/** "Sortie" of sorties: a plural in -ies may be one of a word in -ie. */
const oneOf = (word: string, column: string): readonly string[] =>
  word.endsWith('y') && new RegExp(`${word.slice(0, -1)}ies`, 'i').test(column)
    ? [`${word.slice(0, -1)}ie`]
    : [];

const LENGTHS = /^(.+) (?:minute|min|hour|second|sec)s?$/;

/** "Delivery time", "duration of the delivery" where the column is called delivery_minutes: what is measured, without its unit. */
function withoutUnit(column: string): readonly string[] {
  const [, what] = LENGTHS.exec(nameOf(column)) ?? [];
  return what === undefined
    ? []
    : [`${what} time`, `${what} duration`, `time ${what}`, `time of ${what}`, `duration of ${what}`].map(
        phraseOf,
      );
}

/** "Is the night shift rewashing more?" where rewashes are counted. Other plurals may be of what nobody does. */
function doing(column: string): readonly string[] {
  const [, stem] = /^(\p{L}+sh)es$/iu.exec(column) ?? [];
  return stem === undefined ? [] : [phraseOf(`${stem}ing`)];
}

const JOINTS = ['', 'who', 'that', 'have', 'did', 'actually', 'who have', 'that have', 'do', 'to'];
const WHO = ['who', 'that', ...actors.flatMap((actor) => JOINTS.map((joint) => `${actor} ${joint}`.trim()))];

/** What came may be anything, and a search is one of Google, too. */
const ONLY_BEHIND = /^(?:came|turned up|showed up|search|search for)$/;
/** "How many came to Spin": of nobody who is named, and of people all the same. */
const COMING = /^(?:came|turned up|showed up)$/;
/** Bookings that came may come from anywhere; those that turned up were attended. */
const BOOKED: ReadonlyMap<string, readonly string[]> = new Map(
  ['turned up', 'showed up'].map((verb) => [verb, ['bookings', 'bookings actually']]),
);

/** "Who enrolled", "people signed up": the events that the file counts, by the verb they are made of. */
const verbPhrases = eventVerbs.map(({ nouns, verbs }) => ({
  nouns: new Set(nouns.flatMap((noun) => [phraseOf(noun), ...otherSpellings(noun)])),
  // What says "had" of any number ("booked revenue") counts its own event only behind who did it
  phrases: [
    ...new Set(
      verbs.flatMap((verb) => {
        const who = COMING.test(verb)
          ? [
              ...WHO.filter((one) => one !== 'that'),
              'how many',
              'how many of them',
              'how many actually',
              ...(BOOKED.get(verb) ?? []),
            ]
          : WHO;
        const behind = who.map((one) => phraseOf(`${one} ${verb}`));
        const passive = ['were', 'was', 'are', 'is', 'got', 'get', 'been', 'be'].map((form) =>
          phraseOf(`${form} ${verb}`),
        );
        if (ONLY_BEHIND.test(verb)) return behind;
        return isGettingVerb(verb) ? [...behind, ...passive] : [phraseOf(verb), ...behind];
      }),
    ),
  ],
}));
/** "People donated", "people donating", "people who donate": those whom a file counts as donors. What people do may be anything ("the hours people listen"). */
const doerPhrases = doers.map(({ nouns, did, does, doing }) => ({
  nouns: new Set(nouns.map(phraseOf)),
  phrases: anybody.flatMap((people) =>
    JOINTS.flatMap((joint) =>
      [...did, ...(joint === '' ? doing : does)].map((verb) => phraseOf(`${people} ${joint} ${verb}`)),
    ),
  ),
}));
const allVerbPhrases = new Set(verbPhrases.flatMap(({ phrases }) => phrases));

/** The column that counts the events of a verb: the first noun that a file has is its own. */
export function eventOfVerb(verb: string, views: readonly SourceView[]): string | undefined {
  const columns = views.flatMap(({ metricColumns }) => metricColumns);
  const nouns = eventVerbs.flatMap((one) => (one.verbs.includes(verb.toLowerCase()) ? one.nouns : []));
  return nouns.flatMap((noun) => columns.find((one) => nameOf(one) === phraseOf(noun)) ?? [])[0];
}

/** Whether an event was told by its verb. */
export const isEventVerb = (said: string): boolean => allVerbPhrases.has(phraseOf(said));

/** What the verbs of a file's events and the other spellings of its names mean, each where one column alone is meant. */
export function ownWordForms(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const columns = [...new Set(views.flatMap(({ metricColumns }) => metricColumns))].filter(
    (column) => !isMetricId(column),
  );
  const found = new Map<string, Meaning>();
  for (const column of views.flatMap(({ dimensionColumns }) => dimensionColumns))
    if (!isDimensionId(column))
      for (const phrase of otherSpellings(column))
        found.set(phrase, { type: 'dimension', dimensions: [column] });
  for (const column of columns)
    for (const phrase of otherSpellings(column)) found.set(phrase, { type: 'metric', metric: column });
  for (const column of columns)
    for (const phrase of withoutUnit(column))
      if (!found.has(phrase)) found.set(phrase, { type: 'metric', metric: column });
  for (const column of columns)
    for (const phrase of doing(column))
      if (!found.has(phrase)) found.set(phrase, { type: 'metric', metric: column });
  // Before the events: who did it is counted once, however often
  const named = actorsOfNames(views);
  for (const { nouns, phrases } of [...doerPhrases, ...verbPhrases]) {
    // The first noun that a file has is its own; "registrations" are sign-ups only where no column is called so.
    const column =
      [...nouns].flatMap((noun) => columns.find((one) => nameOf(one) === noun) ?? [])[0] ??
      onlyOfKind(nouns, columns);
    if (column === undefined) continue;
    for (const phrase of phrases)
      if (!found.has(phrase) && !named.has(phrase.split(' ')[0] ?? ''))
        found.set(phrase, { type: 'metric', metric: column });
  }
  return found;
}

/** "People signed up" where newsletter_sign_ups are the only ones. Orders that are cancelled are none that people placed. */
function onlyOfKind(nouns: ReadonlySet<string>, columns: readonly string[]): string | undefined {
  const kinds = [...nouns].filter((noun) => IN_TWO_WORDS.test(noun));
  const [only, ...others] = columns.filter((column) =>
    kinds.some((kind) => nameOf(column).endsWith(` ${kind}`)),
  );
  return only === undefined || others.length > 0 || OF_FATES.test(nameOf(only)) ? undefined : only;
}

const IN_TWO_WORDS = / up$/;
const OF_FATES = /^(?:non?|not|without|late|lost|missed|failed|\p{L}+ed) /u;

/** "Member hires", "members who hired" where one plan is called "Monthly member": of that plan, and not of everybody. */
function actorsOfNames(views: readonly SourceView[]): ReadonlySet<string> {
  const heads = views.flatMap((view) =>
    view.dimensionColumns.flatMap((column) =>
      IS_TEXT.test(view.kindOf(column) ?? '')
        ? []
        : view.membersOf(column).map(({ name }) => phraseOf(name).split(' ').at(-1) ?? ''),
    ),
  );
  return new Set(actors.map(phraseOf).filter((who) => heads.filter((head) => head === who).length === 1));
}

const IS_TEXT = /^(?:query|page|landing_page)$/;
