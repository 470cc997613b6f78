import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import { holds } from '../../data/holds.ts';
import type { FetchedRow, Inquiry } from '../../data/inquiry.ts';
import { capital, listed, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { namesOf } from './names-of.ts';

/**
 * "Pages without a visit from Bing", "fewer than five visits": a page that has no row of that kind had none, and lies within
 * the limit like one that had one. Which there are: `namesIn`.
 */
export async function absentRows(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly FetchedRow[]> {
  return countsAbsent(settled) ? zeroRows(settled, await namesIn(settled, rows, inquiry), rows) : [];
}

/** "The bottom 3 products", "fewest leads by city": of a list that is known, those without any row in these days are told beside it. */
export async function missingNote(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<readonly BoundText[]> {
  const closed = isFromBelow(settled) ? await closedList(settled, inquiry) : undefined;
  const known = new Set(rows.map(({ members }) => members[0] ?? ''));
  const missing = (closed ?? []).filter((name) => !known.has(name)).sort();
  if (missing.length === 0) return [];
  const names = missing
    .slice(0, MOST_NAMED)
    .map((text, at): Piece => ({ text: `“${text}”`, path: inquiry.keep(`missing${at}`, text), value: text }));
  const others = missing.length - names.length;
  const more: readonly Piece[] =
    others > 0 ? [sentence`${wholeNumber(others, inquiry.keep('moreMissing', others))} more`] : [];
  return [
    sentence`Without any row in these days, and so with none: ${listed([...names, ...more], ' and ')}.`,
  ];
}

/** "Tech Radar versus Gadget Notes", of which one has no row in these days: it is named beside the other, and not left out. */
export function namedWithoutRows(
  settled: Settled,
  names: ReadonlySet<string>,
  inquiry: Inquiry,
): readonly BoundText[] {
  const told = settled.reading.each?.members.flat() ?? namedIn(settled) ?? [];
  const missing = told.filter((name) => !names.has(name));
  if (missing.length === 0) return [];
  const pieces = missing.map(
    (text, at): Piece => ({ text: `“${text}”`, path: inquiry.keep(`withoutRows${at}`, text), value: text }),
  );
  return [sentence`Without any row in these days, and so not listed: ${listed(pieces, ' and ')}.`];
}

const MOST_NAMED = 5;

const isFromBelow = ({ reading, metrics }: Settled): boolean => {
  const { rank, order, limits, dimensions } = reading;
  const isBottom = rank?.of === 'members' && rank.by === 'value' && rank.direction === 'bottom';
  return (
    (isBottom || (rank === null && order === 'up')) &&
    limits.length === 0 &&
    dimensions.length === 1 &&
    metrics.every(({ kind }) => kind === 'additive')
  );
};

/** Whether one that had nothing lies within all limits of a question that is about nothing else. */
export function countsAbsent({ reading: { limits, dimensions }, metrics, asked }: Settled): boolean {
  const isOfZero =
    limits.length > 0 &&
    limits.every(
      (limit) =>
        limit.isShare !== true &&
        holds(0, limit.is, limit.value) &&
        metrics.find(({ id }) => id === limit.metric)?.kind === 'additive',
    );
  // "With impressions but no clicks": what has no row had no impressions either.
  const isOfLimits = asked.every(({ id }) => limits.some(({ metric }) => metric === id));
  return (
    isOfZero && isOfLimits && dimensions.length === 1 && metrics.every(({ kind }) => kind === 'additive')
  );
}

/**
 * Every name that there is, whether or not it has a row of the kind that is asked about: of a list that is known all of it, of pages and
 * queries those with any row in these days.
 */
export async function namesIn(
  settled: Settled,
  rows: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<ReadonlySet<string>> {
  const { reading, metrics, period } = settled;
  const { dimensions, filters } = reading;
  const named = namedIn(settled);
  if (named !== undefined) return new Set(named);
  const listed = await closedList(settled, inquiry);
  if (listed !== undefined) return new Set([...listed, ...rows.map(({ members }) => members[0] ?? '')]);
  const isNarrowed = filters.some(({ dimension }) => !dimensions.includes(dimension));
  const all = isNarrowed
    ? await fetchDays(settled, inquiry, {
        metrics,
        period,
        dimensions,
        filters: filters.filter(({ dimension }) => dimensions.includes(dimension)).map(plainFilter),
      })
    : { rows };
  return new Set(namesOfRows(all.rows));
}

/** "How many of those had none": who is meant is known by name, with or without a row in these days. */
function namedIn({ reading: { dimensions, filters } }: Settled): readonly string[] | undefined {
  const [only, ...others] = filters.filter(({ dimension }) => dimensions.includes(dimension));
  return only?.is === 'one_of' && others.length === 0 ? only.members : undefined;
}

/** So few names are a list that everybody knows, and misses one of: channels, cities, the products of a shop. */
const CLOSED = 60;

/** All names up to the end of the period, where they are few; pages and queries come and go, and nobody misses them. */
export async function closedList(settled: Settled, inquiry: Inquiry): Promise<readonly string[] | undefined> {
  const { reading, metrics, period, view } = settled;
  const { dimensions, filters } = reading;
  const { firstDay } = view.source;
  if (firstDay === null || firstDay > period.to || isOpenList(settled)) return undefined;
  const all = await inquiry.fetch({
    metrics,
    dimensions,
    filters: filters.filter(({ dimension }) => dimensions.includes(dimension)).map(plainFilter),
    from: firstDay,
    to: period.to,
    grain: 'total',
  });
  const names = new Set(namesOfRows(all.rows));
  return names.size > 0 && names.size <= CLOSED ? [...names] : undefined;
}

/** A blank is the name of nothing. */
const namesOfRows = (rows: readonly FetchedRow[]): readonly string[] =>
  rows.map(({ members }) => members[0] ?? '').filter((name) => name !== '');

export const isOpenList = ({ reading: { dimensions }, view }: Pick<Settled, 'reading' | 'view'>): boolean =>
  dimensions.some(
    (dimension) =>
      /^(?:page|landing_page|query)$/.test(view.kindOf(dimension) ?? '') ||
      // What the catalogue knows to be more is not counted again
      view.membersOf(dimension).length > CLOSED,
  );

/** "How many countries had zero sessions": of a long list those without any row had none as well, and who they are is not told. */
export const uncountedNote = (settled: Settled): readonly BoundText[] => {
  if (!countsAbsent(settled) || !isOpenList(settled) || namedIn(settled) !== undefined) return [];
  const noun = namesOf(settled.reading.dimensions[0] ?? '', settled);
  return [capital(sentence`${noun} without any row in these days are not counted.`)];
};

/** A row of zeros for each name that has none. */
function zeroRows(
  { metrics }: Settled,
  names: ReadonlySet<string>,
  rows: readonly FetchedRow[],
): readonly FetchedRow[] {
  const known = new Set(rows.map(({ members }) => members[0] ?? ''));
  const columns = metrics.flatMap((metric) => metric.columns);
  return [...names]
    .filter((name) => !known.has(name))
    .map((name) => ({
      time: null,
      members: [name],
      cells: Object.fromEntries(columns.map((column) => [column, 0])),
    }));
}
