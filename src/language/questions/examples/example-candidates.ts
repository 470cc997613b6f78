import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { plural } from '../../plural.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import { capitalized } from '../text/capitalized.ts';

/** What people ask about, in the order in which it is shown. */
export const exampleCategories = [
  'Performance',
  'Conversions',
  'Traffic',
  'User Behavior',
  'Trends',
  'Demographics',
] as const;
export type ExampleCategory = (typeof exampleCategories)[number];

/** Numbers that a site lives on before those that it is looked at by. */
const OUTCOMES = ['revenue', 'purchases', 'key_events', 'leads'];
const VISITS = ['sessions', 'clicks', 'page_views', 'impressions'];
const WAYS_IN = ['channel', 'source', 'medium', 'campaign', 'query', 'landing_page', 'page'];
const PEOPLE = ['country', 'device', 'new_vs_returning', 'browser'];

/** A name that reads well in a sentence: no "(not set)", no address of a hundred letters. */
const READABLE = /^[\p{L}\d/][\p{L}\d .,&'/_-]{0,47}$/u;

/** Questions of one kind that these sources may answer, the most telling first; each has names and numbers of the site's own. */
export function exampleCandidates(
  category: ExampleCategory,
  views: readonly SourceView[],
): readonly string[] {
  // Where searches are known, what people searched for says more of traffic than the name of a channel.
  const isSearch = (view: SourceView) => Number(view.source.type === 'GSC');
  const inOrder = category === 'Traffic' ? [...views].sort((a, b) => isSearch(b) - isSearch(a)) : views;
  return [
    ...inOrder.flatMap((view) => specific[category](view)),
    ...views.flatMap((view) => general(category, view)),
  ];
}

const specific: Readonly<Record<ExampleCategory, (view: SourceView) => readonly string[]>> = {
  Performance: (view) =>
    nouns(view, [...OUTCOMES, ...VISITS]).map(
      (noun) => `How did ${noun} last week compare with the week before?`,
    ),

  Conversions: (view) => [
    ...nouns(view, ['purchases', 'key_events', 'leads', 'revenue']).flatMap((noun) =>
      splits(view, [...WAYS_IN, ...PEOPLE]).map(
        (split) => `Which ${split} had the most ${noun} in the last 4 weeks?`,
      ),
    ),
    ...(askMetric(view, 'ctr') === undefined
      ? []
      : [
          'Which queries have many impressions but a low CTR?',
          'How did CTR last week compare with the week before?',
        ]),
  ],

  Traffic: (view) => [
    ...nouns(view, ['clicks']).map((noun) => `Which queries brought the most ${noun} in the last 4 weeks?`),
    ...nouns(view, VISITS).flatMap((noun) =>
      members(view, ['channel', 'source'])
        .slice(0, 3)
        .map((name) => `How many ${noun} came from ${name} last week?`),
    ),
    ...nouns(view, VISITS).flatMap((noun) =>
      splits(view, WAYS_IN).map((split) => `Which ${split} had the most ${noun} last week?`),
    ),
  ],

  'User Behavior': (view) => [
    ...(askMetric(view, 'engagement_rate') === undefined
      ? []
      : [
          ...members(view, ['landing_page'])
            .filter((page) => page !== '/')
            .slice(0, 3)
            .map((page) => `How did the engagement rate of ${page} change last week?`),
          ...pair(members(view, ['device'])).map(
            ([one, other]) => `How does the engagement rate on ${one} compare with ${other}?`,
          ),
        ]),
    ...(askMetric(view, 'clicks') === undefined ? [] : ['Which pages have the most clicks per impression?']),
  ],

  Trends: (view) => [
    ...nouns(view, VISITS).flatMap((noun) =>
      members(view, ['channel', 'source'])
        .slice(1, 3)
        .map((name) => `How did ${noun} from ${name} develop week by week over the last 8 weeks?`),
    ),
    ...nouns(view, [...VISITS, ...OUTCOMES]).map(
      (noun) => `How did ${noun} develop week by week over the last 8 weeks?`,
    ),
  ],

  Demographics: (view) => [
    ...nouns(view, [...OUTCOMES.slice(0, 2), ...VISITS]).flatMap((noun) =>
      members(view, ['country'])
        .slice(0, 2)
        .map((name) => `What share of ${noun} came from ${withArticle(name)} in the last 4 weeks?`),
    ),
    ...nouns(view, [...OUTCOMES, ...VISITS]).flatMap((noun) =>
      splits(view, PEOPLE).map((split) => `Which ${split} had the most ${noun} in the last 4 weeks?`),
    ),
  ],
};

/** Of any table with days and a number: what is asked when nothing of its kind is there. */
function general(category: ExampleCategory, view: SourceView): readonly string[] {
  const counted = view.metricColumns.filter((column) => view.metricOf(column).kind.type === 'additive');
  const labels = view.dimensionColumns.map((dimension) => plural(view.labelOf(dimension).toLowerCase()));
  // Each kind begins with another number and another split, so that six of them show what is there.
  const place = exampleCategories.indexOf(category);
  const [noun] = turned(nouns(view, counted), place);
  if (noun === undefined) return [];
  const bySplit = turned(labels, place).flatMap((split) => [
    `Which ${split} had the most ${noun} in the last 4 weeks?`,
    `Which ${split} had the most ${noun}?`,
  ]);
  const compared = `How did ${noun} last week compare with the week before?`;
  const course = `How did ${noun} develop week by week over the last 8 weeks?`;
  const days = [`Which weekday has the most ${noun}?`, `Which day had the most ${noun}?`];
  const inTime = [...days, `${capitalized(noun)} by week`, `${capitalized(noun)} by month`];
  if (category === 'Performance') return [compared, ...inTime, ...bySplit];
  if (category === 'Trends') return [course, ...inTime, ...bySplit];
  if (category === 'User Behavior') return [...days, ...bySplit, compared, ...inTime];
  return [...bySplit, compared, course, ...inTime];
}

const turned = <Item>(items: readonly Item[], places: number): readonly Item[] => {
  const at = items.length === 0 ? 0 : places % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

const nouns = (view: SourceView, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => nounOf(askMetric(view, id)) ?? []);

const nounOf = (metric: AskMetric | undefined): string | undefined =>
  // In a question of this site's owner it is known where the clicks are from.
  metric?.noun
    .replace(/ (?:from|in) Google Search$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}+)/u, (letter) => letter.toLowerCase());

/** "channels", "landing pages" */
const splits = (view: SourceView, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const isThere = view.dimensionOf(id) !== undefined;
    return isThere && isDimensionId(id) ? [plural(dimensions[id].label.toLowerCase())] : [];
  });

/** Names of the first of these dimensions that has readable ones, the largest first. Search Console has codes in place of names. */
function members(view: SourceView, ids: readonly string[]): readonly string[] {
  if (view.source.type === 'GSC') return [];
  for (const id of ids) {
    const column = view.dimensionOf(id);
    const names =
      column === undefined
        ? []
        : view
            .membersOf(column)
            .map(({ name }) => name)
            .filter((name) => READABLE.test(name));
    if (names.length > 0) return names;
  }
  return [];
}

const withArticle = (country: string): string =>
  /^(?:United |Netherlands$|Philippines$|Czech Republic$|Dominican Republic$|Bahamas$|Maldives$)/.test(
    country,
  )
    ? `the ${country}`
    : country;

const pair = ([one, other]: readonly string[]): readonly (readonly [string, string])[] =>
  one === undefined || other === undefined ? [] : [[one, other]];
