import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { settle } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type Chart, type Column, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { quantityOf } from '../telling/quantity-of.ts';
import { isAllOfSearch, sharedName, translated } from './translated.ts';

type Grain = 'day' | 'week' | 'month';
type Row = readonly (string | number | null)[];

/** The question as one source is asked, and what it said. */
interface Side {
  readonly settled: Settled;
  readonly inquiry: Inquiry;
  readonly fetched: Fetched;
}

/**
 * Sessions of Analytics beside clicks of Search Console: each of them is counted by its own source, and put into one row
 * by the path, the country, the device or the day that both name.
 */
export async function besideAnswer(
  reading: Reading,
  views: readonly SourceView[],
  today: Day,
  inquiry: Inquiry,
): Promise<{ settled: Settled; parts: ToldParts }> {
  const beside = reading.beside as NonNullable<Reading['beside']>;
  const second = views.find(({ source }) => source.id === beside.sourceId);
  if (second === undefined) throw new NotAnswerable({ type: 'no_source' });
  refuseMore(reading, [...reading.metrics, ...beside.metrics]);
  const first = settle(reading, inquiry.view, today);
  const theirs = settle(translated(reading, beside, inquiry.view, second), second, today);
  const mine = await asked(first, first, inquiry);
  const its = await asked(theirs, first, inquiry.ofSource(second));
  const rows = listedRows(reading, joinedRows(mine, its));
  return {
    settled: first,
    parts: {
      headline: capital(headlineOf(mine, its, rows)),
      sentences: [
        countedDifferently(inquiry.view, second),
        ...(reading.filters.some((filter) => isAllOfSearch(filter, inquiry.view, second)) ? [OF_SEARCH] : []),
        ...(await notesOn(first, mine.inquiry, [mine.fetched])),
        ...(await notesOn(theirs, its.inquiry, [its.fetched])),
      ],
      tables: [table(periodTitle(first.period), columnsOf(mine, its), rows)],
      chart: chartOf(mine, its, rows.length),
      references: [{ type: 'source', id: second.source.id, title: second.source.name }],
    },
  };
}

const OF_SEARCH = sentence`Clicks are those in the unpaid results of Google Search; a click may begin no session that is counted, and sessions from Google may begin otherwise, so the two need not match.`;

/** One source, over the days of the first. */
async function asked(settled: Settled, { period, reading }: Settled, inquiry: Inquiry): Promise<Side> {
  const grain = grainOf(reading);
  const fetched = await fetchDays(settled, inquiry, {
    period,
    ...(grain !== null && { grain }),
    metrics: settled.asked,
    dimensions: settled.reading.dimensions,
  });
  return { settled, inquiry, fetched };
}

/** Others were refused. */
const grainOf = ({ grain }: Reading): Grain | null => grain as Grain | null;

/** By time or by members, or one row of all. */
const isKeyed = (reading: Reading): boolean => grainOf(reading) !== null || reading.dimensions.length > 0;

/** The key, if there is one, then the metrics of the first source and those of the second; null where one has no such row. */
function joinedRows(mine: Side, its: Side): Row[] {
  const { reading, view } = mine.settled;
  const kind = reading.dimensions[0] === undefined ? undefined : view.kindOf(reading.dimensions[0]);
  const keyOf = ({ time, members }: FetchedRow): string =>
    reading.grain !== null ? String(time) : members[0] === undefined ? '' : sharedName(members[0], kind);
  const [left, right] = [groupRows(mine.fetched.rows, keyOf), groupRows(its.fetched.rows, keyOf)];
  const cells = (metrics: readonly AskMetric[], group: readonly FetchedRow[] | undefined) =>
    metrics.map((metric) => (group === undefined ? null : measure(metric, group)));
  return [...new Set([...left.keys(), ...right.keys()])].map((key) => [
    ...(isKeyed(reading) ? [key] : []),
    ...cells(mine.settled.asked, left.get(key)),
    ...cells(its.settled.asked, right.get(key)),
  ]);
}

/** Time as it runs; members by the first metric, those without it last, and as many as the question asks for. */
function listedRows({ grain, rank }: Reading, joined: readonly Row[]): readonly Row[] {
  const byKey = (a: Row, b: Row): number => (String(a[0]) < String(b[0]) ? -1 : 1);
  const direction = rank?.direction === 'bottom' ? 1 : -1;
  const last = direction === -1 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const value = (row: Row): number => (row[1] as number | null) ?? last;
  const sorted = [...joined].sort((a, b) =>
    grain !== null ? byKey(a, b) : direction * (value(a) - value(b)) || byKey(a, b),
  );
  return rank === null ? sorted : sorted.slice(0, rank.count ?? USUAL_COUNT);
}

function columnsOf(mine: Side, its: Side): Column[] {
  const { reading, view } = mine.settled;
  const grain = grainOf(reading);
  return [
    ...(grain !== null
      ? [{ title: { day: 'Day', week: 'Week from', month: 'Month' }[grain], format: grain }]
      : reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const }))),
    ...bothMetrics(mine, its).map(({ label, unit }) => ({ title: label, format: unit })),
  ];
}

const bothMetrics = (mine: Side, its: Side): readonly AskMetric[] => [
  ...mine.settled.asked,
  ...its.settled.asked,
];

const nounsOf = ({ settled }: Side): string => settled.asked.map(({ noun }) => noun).join(', ');

/** Of many rows what stands beside what; of one its numbers. */
function headlineOf(mine: Side, its: Side, rows: readonly Row[]): BoundText {
  const { reading, period, view, asked: own } = mine.settled;
  const path = `plans.${mine.fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  if (isKeyed(reading))
    return sentence`${nounsOf(mine)} (${kindOfSource(view)}) beside ${nounsOf(its)} (${kindOfSource(its.settled.view)})${where} ${when}.`;
  const quantities = bothMetrics(mine, its).map((metric, at) =>
    quantityOf(
      metric,
      (rows[0]?.[at] ?? null) as number | null,
      (at < own.length ? view : its.settled.view).source.currency,
      `tables.0.rows.0.${at}`,
    ),
  );
  return sentence`${listed(quantities, ' and ')}${where} ${when}.`;
}

function chartOf(mine: Side, its: Side, many: number): Chart {
  const { reading } = mine.settled;
  if (!isKeyed(reading)) return { mark: 'table', label: '', x: null, y: [] };
  return {
    mark: reading.grain !== null && many > 1 ? 'line' : 'bar',
    label: `${nounsOf(mine)} and ${nounsOf(its)}`,
    x: 0,
    y: columnsOf(mine, its)
      .flatMap((_, at) => (at === 0 ? [] : [at]))
      .slice(0, 2),
  };
}

function countedDifferently(...views: readonly SourceView[]): BoundText {
  const types = views.map(({ source }) => source.type);
  return types.includes('GA4') && types.includes('GSC')
    ? sentence`The two sources count differently: a click is counted in Google Search, a session when the page’s own code runs, and their days begin at different hours. They are put side by side, not compared.`
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
