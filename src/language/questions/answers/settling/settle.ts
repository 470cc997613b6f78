import { addDays, type Day, weekday } from '#src/shared/week.ts';
import type { FactsFilter } from '../../ask-facts.ts';
import { askMetric, usersOfFile } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { isHeadCount } from '../../data/is-of-persons.ts';
import type { SourceView } from '../../data/source-view.ts';
import {
  allBefore,
  isFewDays,
  isWholeWeek,
  lengthOf,
  type Period,
  periodBefore,
  yearBefore,
} from '../../dates/period.ts';
import { feastYearBefore } from '../../dates/read-feast.ts';
import { shortened } from '../../dates/shortened.ts';
import type { Assumption } from '../../reading/assumption.ts';
import { askedBack, NotAnswerable } from '../../reading/problem.ts';
import type { ReadFilter, Reading } from '../../reading/reading.ts';
import { onCommonDays } from './common-days.ts';
import { ofAverageDay, personsIn } from './persons-of-days.ts';
import type { Settled } from './settled.ts';
import { dimensionsOf, sinceOwnReport } from './since-own-report.ts';
import { isOpenTrend, usualPeriod } from './usual-period.ts';
import { withData } from './with-data.ts';

/**
 * Which metrics over which days a reading means in one source, with what had to be assumed for it. Asks no data.
 * @param today the days of a question that names none are chosen by it
 * @throws NotAnswerable where the source lacks a metric, counts users only otherwise, has the columns in no report
 *   together, or has no data of these days
 */
export function settle(asRead: Reading, whole: SourceView, today: Day): Settled {
  const view = sinceOwnReport(asRead, whole);
  const assumptions: Assumption[] = [...asRead.assumptions];
  const [first = usualPeriod(asRead, view, today)] = asRead.periods;
  const [only, second] = asRead.weekdays;
  const known = withData(first, view);
  if (known !== first) assumptions.push({ code: 'data_end', read: known.to });
  const period: Period = only && !second ? { ...known, onDays: only.words } : known;
  if (period.without !== undefined && period.isChosen !== true) assumptions.push({ code: 'days_left_out' });
  if (period.without?.some(({ isWeekOfMonth }) => isWeekOfMonth === true))
    assumptions.push({ code: 'week_left_out' });
  if (period.reading !== undefined && period.reading !== 'most_recent')
    assumptions.push({ code: `period_${period.reading}` });
  const named = new Set([...asRead.metrics, ...asRead.limits.map(({ metric }) => metric)]);
  const metricOf = (id: string): AskMetric =>
    settleMetric(id, { reading: asRead, view, period, assumptions });
  const all = new Map([...named].map((id) => [id, metricOf(id)]));
  const asked = (asRead.metrics.length > 0 ? asRead.metrics : asRead.limits.map(({ metric }) => metric))
    .map((id) => all.get(id) as AskMetric)
    .filter((metric, at, list) => list.findIndex(({ id }) => id === metric.id) === at);
  const limiting = asRead.limits
    .map(({ metric }) => all.get(metric) as AskMetric)
    .filter(
      (metric, at, list) =>
        !asked.some(({ id }) => id === metric.id) && list.findIndex(({ id }) => id === metric.id) === at,
    );
  const metrics = [...asked, ...limiting];
  const reading = asCounted(asRead, (id) => all.get(id)?.id ?? id);
  checkTogether(reading, view, metrics);
  const other = otherPeriod(reading, period, assumptions, isOfRates(reading, view));
  checkData(reading, view, period);
  const ofDays = settlePersons(metrics, other !== null, { reading, view, period, assumptions });
  return onCommonDays({
    reading: ofDays,
    view,
    today,
    metrics,
    asked,
    period,
    other,
    yearAgo: reading.versusYear && other !== null ? yearBefore(period) : null,
    filters: reading.filters.map(plainFilter),
    assumptions: uniqueBy(assumptions, ({ code, said, read }) => `${code}\t${said}\t${read}`),
  });
}

/** Limits and orders by what is counted: "more than 500 visitors" are so many sessions where people are counted by them. */
const asCounted = (reading: Reading, counted: (id: string) => string): Reading => ({
  ...reading,
  limits: reading.limits.map((limit) => ({ ...limit, metric: counted(limit.metric) })),
  moves: reading.moves.map((move) =>
    move.metric === undefined ? move : { ...move, metric: counted(move.metric) },
  ),
  orderBy: reading.orderBy === null ? null : counted(reading.orderBy),
});

/** As a query takes it: without how the question put it. */
export const plainFilter = ({ dimension, is, members }: ReadFilter): FactsFilter => ({
  dimension,
  is,
  members,
});

const uniqueBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

interface MetricSetting {
  readonly reading: Reading;
  readonly view: SourceView;
  readonly period: Period;
  readonly assumptions: Assumption[];
}

/**
 * "active_users" of a file, "users": their number is that of one day, whose rows are added up. Of several days an average one is
 * told, and a rate counts them anew each day.
 */
function settlePersons(
  metrics: readonly AskMetric[],
  holdsTwo: boolean,
  { reading, view, period, assumptions }: MetricSetting,
): Reading {
  const counted = metrics.flatMap((metric) => {
    const column = personsIn(metric, view);
    return column === undefined ? [] : [{ metric, read: metric.kind === 'additive' ? metric.id : column }];
  });
  const [first] = counted;
  const head = metrics.flatMap(({ columns }) => columns).find((column) => isHeadCount(view, column));
  if (head !== undefined && period.from !== period.to)
    assumptions.push({ code: 'persons_added', read: head });
  if (first === undefined) return reading;
  const { metric, read } = first;
  const isAmount = metric.kind === 'additive';
  const ofDays = isAmount && period.from !== period.to ? ofAverageDay(reading, period, holdsTwo) : reading;
  if (ofDays === undefined)
    throw new NotAnswerable({ type: 'users', metric: metric.label, isAdded: false, isOfDays: true, reading });
  if (ofDays !== reading) assumptions.push({ code: 'persons_of_a_day', read });
  if (!isAmount && period.from !== period.to) assumptions.push({ code: 'persons_added', read });
  else if (view.dimensionColumns.length > 0) assumptions.push({ code: 'persons_of_rows', read });
  return ofDays;
}

/** Visitors are users where users are counted, and else the sessions that they made; the users of a file are told or refused under either name. */
function settleMetric(id: string, { reading, view, period, assumptions }: MetricSetting): AskMetric {
  if (id === 'visitors') {
    const own = view.columnOf('visitors');
    const users = askMetric(view, own ?? 'users');
    const isOfFile = own !== undefined || usersOfFile(view) !== undefined;
    const sessions = askMetric(view, 'sessions');
    // "Did the BBC send us anyone?" is so of every visit, however many of them are of one person
    const isOfAny = sessions !== undefined && /^(?:anything|some)$/.test(reading.claim?.of ?? '');
    if (users !== undefined && !isOfAny && (isOfFile || isCounted(users, reading, view, period)))
      return users;
    if (sessions === undefined) throw new NotAnswerable({ type: 'metric_missing', metric: 'users' });
    // Of one day users would add up, if they were counted for it
    const isOfOneDay = users?.kind === 'distinct' && period.from === period.to && isByWeek(users, view);
    assumptions.push({ code: isOfOneDay ? 'visitors_of_weeks' : 'visitors_as_sessions', said: 'visitors' });
    return sessions;
  }
  const metric = askMetric(view, id);
  if (metric === undefined) throw new NotAnswerable({ type: 'metric_missing', metric: id });
  if (metric.kind === 'distinct' || isByWeek(metric, view))
    checkDistinct(metric, { reading, view, period, assumptions });
  // "Revenue per user" is no better than its users.
  for (const column of metric.kind === 'quotient' ? metric.columns : []) {
    const part = askMetric(view, column);
    if (part?.kind === 'distinct') checkDistinct(part, { reading, view, period, assumptions });
  }
  return metric;
}

/** Users of two days, or of two channels, do not add up: only what the source itself counted is told. */
function checkDistinct(metric: AskMetric, { reading, view, period }: MetricSetting): void {
  if (!isCounted(metric, reading, view, period))
    throw new NotAnswerable({
      type: 'users',
      metric: metric.label,
      isAdded: metric.kind === 'additive',
      reading,
    });
}

const reportOf = (metric: AskMetric, view: SourceView) =>
  view.source.reports.find(({ metrics }) => metric.columns.every((column) => metrics.includes(column)));

/** New users add up, and yet the source tells them of whole weeks alone. */
const isByWeek = (metric: AskMetric, view: SourceView): boolean => reportOf(metric, view)?.grain === 'week';

/** Whether the source itself counted the users of just these days, weeks and parts of the site. */
function isCounted(metric: AskMetric, reading: Reading, view: SourceView, period: Period): boolean {
  const report = reportOf(metric, view);
  const isWeekly = report?.grain === 'week';
  const isCut =
    reading.dimensions.length > 0 ||
    reading.filters.length > 0 ||
    reading.each !== null ||
    reading.weekdays.length > 0;
  const fits = isWeekly
    ? reading.grain === 'week' || (reading.grain === null && isOfWeeks(period, metric))
    : (report?.dimensions.length ?? 1) === 0 && (reading.grain === 'day' || lengthOf(period) === 1);
  const isMean = reading.shape === 'average' || reading.shape === 'median';
  return !isCut && fits && reading.shape !== 'cumulative' && (!isMean || reading.grain !== null);
}

/** One week where they do not add up, and as many as are asked for where they do. */
const isOfWeeks = (period: Period, { kind }: AskMetric): boolean =>
  isWholeWeek(period) || (kind === 'additive' && weekday(period.from) === 0 && lengthOf(period) % 7 === 0);

function checkTogether(reading: Reading, view: SourceView, metrics: readonly AskMetric[]): void {
  const columns = metrics.flatMap((metric) => metric.columns);
  const dimensions = dimensionsOf(reading);
  if (view.has(columns, dimensions)) return;
  throw new NotAnswerable({
    type: 'not_together',
    metrics: metrics.map(({ id }) => id),
    dimensions,
    sourceId: view.source.id,
  });
}

function checkData(reading: Reading, view: SourceView, { from, to }: Period): void {
  const { firstDay, lastDay, id } = view.source;
  if (firstDay === null || lastDay === null || to < firstDay || from > lastDay)
    throw new NotAnswerable({
      type: 'no_data',
      from,
      to,
      sourceId: id,
      own: { firstDay, by: dimensionsOf(reading).map(view.labelOf) },
    });
}

/** What the first period of a reading is held against, where it has one. */
export function heldAgainst(reading: Reading, view: SourceView): Period | null {
  const [period] = reading.periods;
  if (period === undefined) return null;
  // "Is traffic growing?": one half of these weeks against the other, and no days before them
  if (period.reading === 'default' && isOpenTrend({ ...reading, periods: [] })) return null;
  const other = otherPeriod(reading, period, [], isOfRates(reading, view));
  return other ?? (reading.intent === 'why' ? usualBefore(period) : null);
}

/** Days are held against the same weekdays of the week before: a Monday against the Sunday says only that it is one. */
export const usualBefore = (period: Period): Period =>
  isFewDays(period)
    ? { ...period, from: addDays(period.from, -7), to: addDays(period.to, -7), words: undefined }
    : periodBefore(period);

/** Shares, positions and other rates do not grow with the days that they are of. */
const isOfRates = ({ shape, metrics }: Reading, view: SourceView): boolean =>
  shape === 'share' ||
  (metrics.length > 0 && metrics.every((id) => askMetric(view, id)?.kind === 'quotient'));

function otherPeriod(
  reading: Reading,
  period: Period,
  assumptions: Assumption[],
  isOfRate: boolean,
): Period | null {
  const second = reading.periods[1];
  if (reading.areApart && reading.periods.length === 2) return null;
  if (second !== undefined) {
    // A mean does not grow with the number of days either.
    const isMean = reading.shape === 'average' || reading.shape === 'median';
    const same = isMean || isOfRate || isOfPresence(reading) ? second : shortened(period, second);
    if (same !== second) assumptions.push({ code: 'same_days' });
    // "Better than in September?" behind last month, which is September
    if (areSameDays(same, period)) throw askedBack('versus_what');
    return same;
  }
  // Each unit against the one before it, within the one period.
  if (reading.isStepwise && reading.rank?.of === 'time') return null;
  const isChange =
    reading.shape === 'change' ||
    reading.moves.length > 0 ||
    (reading.rank !== null && reading.rank.by !== 'value');
  if (reading.versus === 'year_before') {
    const feast = period.unit === 'day' && period.count === 1 ? feastYearBefore(period.from) : undefined;
    if (feast !== undefined) return { from: feast, to: feast, unit: 'day', count: 1 };
    // Days stand against the same weekdays, so their dates are others
    if (period.unit === 'day') assumptions.push({ code: 'same_weekdays' });
    return yearBefore(period);
  }
  if (reading.versus === 'before' && reading.intent === 'new_members') return allBefore(period);
  if (reading.versus === 'before' || isChange) {
    if (reading.versus === null && !isOpenTrend(reading)) assumptions.push({ code: 'against_before' });
    if (period.isRunning === true) assumptions.push({ code: 'same_days' });
    return periodBefore(period);
  }
  return null;
}

const areSameDays = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to && one.without === undefined && other.without === undefined;

/** Who was not there before was there on none of its days, however many they are. */
const isOfPresence = ({ intent }: Reading): boolean => intent === 'new_members' || intent === 'only_members';
