import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { pathOf } from '../../reading/marking/member-index.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { ReadFilter, Reading } from '../../reading/reading.ts';
import { countryWords } from '../../vocabulary/member-words.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { type Settled, settle } from '../settling/settle.ts';
import { type AnsweredParts, type Column, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { quantityOf } from '../total-answer.ts';

type Grain = 'day' | 'week' | 'month';

/** What two sources mean by one thing; the first that the other one has. */
const counterparts: Readonly<Record<string, readonly string[]>> = {
  landing_page: ['page', 'landing_page'],
  page: ['page', 'landing_page'],
  country: ['country'],
  device: ['device'],
};

const USUAL_COUNT = 10;

/**
 * Sessions of Analytics beside clicks of Search Console: each of them is counted by its own source, and put into one row
 * by the path, the country, the device or the day that both name.
 */
export async function besideAnswer(
  reading: Reading,
  views: readonly SourceView[],
  today: Day,
  inquiry: Inquiry,
): Promise<{ settled: Settled; parts: Omit<AnsweredParts, 'assumptions'> }> {
  const beside = reading.beside as NonNullable<Reading['beside']>;
  const second = views.find(({ source }) => source.id === beside.sourceId);
  if (second === undefined) throw new NotAnswerable({ type: 'no_source' });
  refuseMore(reading, [...reading.metrics, ...beside.metrics]);
  const first = settle(reading, inquiry.view, today);
  const theirs = settle(translated(reading, beside, inquiry.view, second), second, today);
  const other = inquiry.ofSource(second);
  const grain = reading.grain as Grain | null;
  const spec = { period: first.period, ...(grain !== null && { grain }) };
  const mine = await fetchDays(first, inquiry, {
    ...spec,
    metrics: first.asked,
    dimensions: reading.dimensions,
  });
  const its = await fetchDays(theirs, other, {
    ...spec,
    metrics: theirs.asked,
    dimensions: theirs.reading.dimensions,
  });
  const kind = reading.dimensions[0] === undefined ? undefined : inquiry.view.kindOf(reading.dimensions[0]);
  const keyOf = ({ time, members }: FetchedRow): string =>
    grain !== null ? String(time) : members[0] === undefined ? '' : sharedName(members[0], kind);
  const [left, right] = [groupRows(mine.rows, keyOf), groupRows(its.rows, keyOf)];
  const isKeyed = grain !== null || reading.dimensions.length > 0;
  const cells = (metrics: readonly AskMetric[], group: readonly FetchedRow[] | undefined) =>
    metrics.map((metric) => (group === undefined ? null : measure(metric, group)));
  const joined = [...new Set([...left.keys(), ...right.keys()])].map((key) => [
    ...(isKeyed ? [key] : []),
    ...cells(first.asked, left.get(key)),
    ...cells(theirs.asked, right.get(key)),
  ]);
  const direction = reading.rank?.direction === 'bottom' ? 1 : -1;
  const value = (row: readonly (string | number | null)[]) =>
    (row[1] as number | null) ?? (direction === -1 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  const sorted = joined.sort((a, b) =>
    grain !== null
      ? String(a[0]) < String(b[0])
        ? -1
        : 1
      : direction * (value(a) - value(b)) || (String(a[0]) < String(b[0]) ? -1 : 1),
  );
  const rows = reading.rank === null ? sorted : sorted.slice(0, reading.rank.count ?? USUAL_COUNT);
  const columns: Column[] = [
    ...(grain !== null
      ? [{ title: { day: 'Day', week: 'Week from', month: 'Month' }[grain], format: grain }]
      : reading.dimensions.map((dimension) => ({
          title: inquiry.view.labelOf(dimension),
          format: 'text' as const,
        }))),
    ...[...first.asked, ...theirs.asked].map(({ label, unit }) => ({ title: label, format: unit })),
  ];
  const when = periodPhrase(first.period, `plans.${mine.plan}.plan`);
  const where = filterPhrase(reading.filters, inquiry.view, `plans.${mine.plan}.plan`);
  const names = [first.asked, theirs.asked].map((metrics) => metrics.map(({ noun }) => noun).join(', '));
  const told = isKeyed
    ? sentence`${names[0] ?? ''} (${kindOfSource(inquiry.view)}) beside ${names[1] ?? ''} (${kindOfSource(second)})${where} ${when}.`
    : sentence`${listed(
        [...first.asked, ...theirs.asked].map((metric, at) =>
          quantityOf(
            metric,
            (rows[0]?.[at] ?? null) as number | null,
            at < first.asked.length ? inquiry.view.source.currency : second.source.currency,
            `tables.0.rows.0.${at}`,
          ),
        ),
        ' and ',
      )}${where} ${when}.`;
  return {
    settled: first,
    parts: {
      headline: capital(told),
      sentences: [
        countedDifferently(inquiry.view, second),
        ...(await notesOn(first, inquiry, [mine])),
        ...(await notesOn(theirs, other, [its])),
      ],
      tables: [table(periodTitle(first.period), columns, rows)],
      chart: isKeyed
        ? {
            mark: grain !== null && rows.length > 1 ? 'line' : 'bar',
            title: names.join(' and '),
            x: 0,
            y: columns.flatMap((_, at) => (at === 0 ? [] : [at])).slice(0, 2),
          }
        : { mark: 'table', title: '', x: null, y: [] },
      references: [{ type: 'source', id: second.source.id, title: second.source.name }],
    },
  };
}

function countedDifferently(...views: readonly SourceView[]): BoundText {
  const types = views.map(({ source }) => source.type);
  return types.includes('GA4') && types.includes('GSC')
    ? sentence`The two sources count differently: a click is counted in Google Search, a session when the page's own code runs, and their days begin at different hours. They are put side by side, not compared.`
    : sentence`The two sources count each in their own way: they are put side by side, not compared.`;
}

const kindOfSource = ({ source }: SourceView): string =>
  ({ GA4: 'Analytics', GSC: 'Search Console', FILE: 'the file' })[source.type];

function refuseMore(reading: Reading, metrics: readonly string[]): void {
  const isPlain =
    reading.limits.length === 0 &&
    reading.moves.length === 0 &&
    reading.each === null &&
    reading.periods.length < 2 &&
    reading.versus === null &&
    reading.weekdays.length === 0 &&
    reading.dimensions.length < 2 &&
    reading.grain !== 'weekday' &&
    reading.grain !== 'quarter' &&
    reading.grain !== 'year' &&
    (reading.grain === null || reading.dimensions.length === 0) &&
    (reading.shape === 'value' || reading.shape === 'trend') &&
    (reading.rank === null || (reading.rank.of === 'members' && reading.rank.by === 'value'));
  if (!isPlain) throw new NotAnswerable({ type: 'two_sources', metrics });
}

/** The same question in the names of the other source. */
function translated(
  reading: Reading,
  { sourceId, metrics }: NonNullable<Reading['beside']>,
  first: SourceView,
  second: SourceView,
): Reading {
  const nameOf = (column: string): string => {
    const kind = first.kindOf(column);
    const found = (counterparts[kind ?? ''] ?? []).flatMap((name) => second.dimensionOf(name) ?? [])[0];
    if (found === undefined)
      throw new NotAnswerable({ type: 'two_sources', metrics: [...reading.metrics, ...metrics] });
    return found;
  };
  const filterOf = (filter: ReadFilter): ReadFilter => {
    const dimension = nameOf(filter.dimension);
    if (filter.is !== 'one_of' && filter.is !== 'none_of') return { ...filter, dimension };
    const kind = first.kindOf(filter.dimension);
    const wanted = new Set(filter.members.map((member) => sharedName(member, kind)));
    const members = second
      .membersOf(dimension)
      .map(({ name }) => name)
      .filter((name) => wanted.has(sharedName(name, kind)));
    if (members.length === 0)
      throw new NotAnswerable({ type: 'two_sources', metrics: [...reading.metrics, ...metrics] });
    return { ...filter, dimension, members };
  };
  return {
    ...reading,
    sourceId,
    metrics: [...metrics],
    dimensions: reading.dimensions.map(nameOf),
    filters: reading.filters.map(filterOf),
    assumptions: [],
    beside: null,
  };
}

/** Paths without address, query and last slash; countries by their English names; devices in lower case. */
function sharedName(member: string, kind: string | undefined): string {
  if (kind === 'page' || kind === 'landing_page') {
    const path = pathOf(member).replace(/[?#].*$/, '');
    return path.length > 1 ? path.replace(/\/$/, '') : path;
  }
  if (kind !== 'country') return member.toLowerCase();
  const lower = member.toLowerCase();
  const found = Object.entries(countryWords).find(
    ([name, words]) => name.toLowerCase() === lower || words.includes(lower),
  );
  return found?.[0] ?? member;
}
