import { isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';
import type { Meaning } from '../mark.ts';

/** Words that say of a column how it counts, not what. */
const COMMON_PARTS = new Set(
  'amount total count number value name id type sum num qty date day week month year rate avg average new all of per group category code key title label text data'.split(
    ' ',
  ),
);

const DENYING = new Set('no non not without never lost missed failed'.split(' '));

/** Late returns are some of the returns: what says which of them may stand for the number, the noun alone may not. */
const NARROWING = new Set('late early overdue culled refused rejected damaged spoiled'.split(' '));

/** "By category" of job_category, where no other column ends with it. */
const HEADS = new Set('category type group segment tier level class'.split(' '));

/** "plan" of plan_tier and "demos" of demo_requests: a word of one own column alone is as good as its whole name. */
export function partsOfNames(
  views: readonly SourceView[],
  isNoise: (word: string) => boolean,
): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Part[]>();
  const add = (word: string, part: Part): void => {
    found.set(word, [...(found.get(word) ?? []), part]);
  };
  for (const part of ownColumns(views)) {
    const { words, meaning } = part;
    const head = words.at(-1) as string;
    if (meaning.type === 'dimension' && words.length > 1 && HEADS.has(head)) add(head, part);
    // "Shows" are no part of no_shows, they are the contrary.
    if (words.length < 2 || words.some((word) => DENYING.has(word))) continue;
    for (const word of new Set(words.flatMap((one) => UNIT_NAMES.get(one) ?? [one])))
      if (
        (word.length >= 3 || UNIT_NAMES.has(word)) &&
        !(NARROWING.has(words[0] ?? '') && word === head) &&
        !COMMON_PARTS.has(word) &&
        !isNoise(word) &&
        word !== (HEADS.has(head) ? head : '')
      )
        add(word, part);
    const end = endOf(part);
    if (end !== undefined && !isNoise(words[0] ?? '')) for (const word of end) add(word, part);
  }
  return new Map(
    [...found].flatMap(([word, parts]) => {
      const meanings = meantBy(word, parts);
      return meanings.length === 0 ? [] : [[word, meanings] as const];
    }),
  );
}

/** "Sign-ups", "signups" of newsletter_sign_ups: two words at the end of a number that are one thing. */
function endOf({ words, meaning }: Part): readonly string[] | undefined {
  const end = words.slice(-2);
  return meaning.type === 'metric' && words.length > 2 && ENDS_IN_PARTICLE.test(end.join(' '))
    ? [end.join(' '), end.join('')]
    : undefined;
}

const ENDS_IN_PARTICLE = / (?:up|in|out|on|off|back|over)s?$/;

/** What people call the units that columns are named by: kilos of soiled_kg. */
const UNIT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['kg', 'kilo', 'kilogram', 'kilogramme'],
    ['km', 'kilometer', 'kilometre'],
    ['litre', 'liter'],
    ['liter', 'litre'],
    ['kwh', 'kilowatt-hour'],
    ['min', 'minute'],
    ['hr', 'hour'],
    ['sqm', 'square meter', 'square metre'],
    ['lb', 'pound'],
    ['gb', 'gigabyte'],
  ].map(([unit = '', ...names]) => [unit, [unit, ...names]]),
);

interface Part {
  readonly words: readonly string[];
  readonly meaning: Extract<Meaning, { type: 'metric' | 'dimension' }>;
}

function ownColumns(views: readonly SourceView[]): readonly Part[] {
  const metrics = new Set(views.flatMap(({ metricColumns }) => metricColumns));
  const dimensions = new Set(views.flatMap(({ dimensionColumns }) => dimensionColumns));
  return [
    ...[...metrics]
      .filter((column) => !isMetricId(column))
      .map((column): Part => ({ words: wordsIn(column), meaning: { type: 'metric', metric: column } })),
    ...[...dimensions]
      .filter((column) => !isDimensionId(column))
      .map(
        (column): Part => ({
          words: wordsIn(column),
          meaning: { type: 'dimension', dimensions: [column] },
        }),
      ),
  ];
}

/** Whether a word only tells of what it is, as the items of item_views do: no item is counted there. */
export const isAsideIn = (word: string, meanings: readonly Meaning[]): boolean =>
  meanings.every(
    (meaning) =>
      meaning.type === 'metric' &&
      /(?:views?|viewed|impressions|clicks)$/.test(wordsIn(meaning.metric).at(-1) ?? '') &&
      wordsIn(meaning.metric).at(-1) !== word,
  );

/** What a column only says the names of. */
const NAMING = /^(?:title|name|label|heading|headline)$/;

/** Whether a column has the names of these things: the articles of article_title. The pages of page_type are no types. */
export const isThingOf = (word: string, meanings: readonly Meaning[]): boolean =>
  meanings.every((meaning) => {
    const words = meaning.type === 'dimension' ? wordsIn(meaning.dimensions[0] ?? '') : [];
    return NAMING.test(words.at(-1) ?? '') && words.at(-2) === word;
  });

/** Of several columns with the word the one that it names the essence of, a number before a kind. */
function meantBy(word: string, parts: readonly Part[]): readonly Meaning[] {
  if (parts.length === 1) return parts.map(({ meaning }) => meaning);
  const [first, ...more] = parts
    .filter((part) => essenceOf(part) === word)
    .toSorted((a, b) => Number(b.meaning.type === 'metric') - Number(a.meaning.type === 'metric'));
  if (first === undefined || more.some(({ meaning }) => meaning.type === first.meaning.type)) return [];
  return [first, ...more].map(({ meaning }) => meaning);
}

/** The tickets of tickets_sold, the class of class_type, the bookings of class_bookings. */
function essenceOf({ words, meaning }: Part): string | undefined {
  const last = words.at(-1) as string;
  const isAside = meaning.type === 'metric' ? isBeginning(last) : HEADS.has(last);
  return isAside || COMMON_PARTS.has(last) ? words.at(-2) : last;
}

const wordsIn = (column: string): readonly string[] => wordsOf(camelCaseApart(column));

/** How something begins to be counted, of which other columns tell what became of it. */
const BEGINNING = new Set(
  wordsOf(
    'opened created received sold placed total started submitted made new booked requested sent raised logged issued taken sat attempted',
  ),
);

/** "Tickets" of tickets_opened, where tickets_solved and tickets_reopened are what became of them. */
export function sharedNouns(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => !isMetricId(column))
    .map((column) => ({ column, words: wordsIn(column) }));
  const nouns = new Map<string, { states: number; beginnings: number }>();
  for (const { words } of columns) {
    const [noun = '', state = ''] = words;
    if (words.length !== 2) continue;
    const known = nouns.get(noun) ?? { states: 0, beginnings: 0 };
    known.states++;
    if (isBeginning(state)) known.beginnings++;
    nouns.set(noun, known);
  }
  return new Map(
    columns.flatMap(({ column, words }) => {
      const [noun = '', state = ''] = words;
      const known = nouns.get(noun);
      const isOnly = known !== undefined && known.states > 1 && known.beginnings === 1;
      return words.length === 2 && isBeginning(state) && isOnly
        ? [[noun, { type: 'metric', metric: column }] as const]
        : [];
    }),
  );
}

export const isBeginning = (state: string): boolean => BEGINNING.has(state);
