import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import {
  dayOfRow,
  type Fetched,
  type FetchedRow,
  groupRows,
  type Inquiry,
  measure,
} from '../../../data/inquiry.ts';
import { weekdayNames } from '../../../dates/calendar-words.ts';
import { isLeftOut } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { wholeOnly } from '../../settling/whole-units.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { timePiece } from '../../telling/time-piece.ts';

interface Peak {
  /** The larger unit, or the member, that it is the peak of. */
  readonly outer: string;
  /** The unit of time itself: its first day, or the name of a weekday. */
  readonly inner: string;
  /** The same; of a week or month its first day. */
  readonly time: string;
  readonly values: readonly (number | null)[];
}

/** The first units of time of every larger unit, or of every member: "the best weekday of each month". */
export async function peaksAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const grain = reading.grain as UnitOfTime | 'weekday';
  const { rankPer: per, rank } = reading;
  const [metric] = asked as [AskMetric];
  const isByDay = grain === 'weekday' || grain === 'day' || grain === 'week';
  const fetched = await fetchDays(settled, inquiry, {
    metrics: settled.metrics,
    period,
    dimensions: reading.dimensions,
    grain: isByDay ? 'day' : askedGrain(grain),
  });
  const innerOf = (day: Day): string =>
    grain === 'weekday' ? (weekdayNames[weekday(day)] as string) : startOf(day, grain);
  const outerOf = (day: Day, members: readonly string[]): string =>
    per === null ? (members[0] ?? '') : startOf(day, per);
  const counts = countDays(settled, fetched, ({ day, outer }) =>
    keyOf(per === null ? outer : outerOf(day, []), innerOf(day)),
  );
  const groups = groupRows(fetched.rows, (row) =>
    keyOf(outerOf(dayOfRow(row), row.members), innerOf(dayOfRow(row))),
  );
  const peaks = [...counts].map(([key, days]): Peak => {
    const [outer, inner] = key.split(SEPARATOR) as [string, string];
    const rows = groups.get(key) ?? [];
    return {
      outer,
      inner,
      time: inner,
      values: settled.metrics.map((one) => meanOf(one, rows, grain === 'weekday' ? days : 1)),
    };
  });
  const sign = rank?.direction === 'bottom' ? 1 : -1;
  const scoreOf = ({ values }: Peak): number => sign * (values[0] ?? 0);
  // One that the period cuts has fewer for that alone, and of a rate a few days have what no whole month has.
  const isUneven =
    grain !== 'weekday' && grain !== 'day' && (rank?.direction === 'bottom' || metric.kind === 'quotient');
  const candidates = isUneven ? wholeOnly(settled, grain, peaks) : peaks;
  const sorted = candidates
    .filter(({ values }) => values[0] !== null && (sign > 0 || values[0] !== 0))
    .sort((a, b) => scoreOf(a) - scoreOf(b) || (a.inner < b.inner ? -1 : 1));
  const first = [...new Set(sorted.map(({ outer }) => outer))];
  // Months as they run; members by their peak, the largest first.
  const outers = per === null ? first : first.sort();
  const rows = outers.flatMap((outer) =>
    sorted.filter((one) => one.outer === outer).slice(0, rank?.count ?? 1),
  );
  const columns: Column[] = [
    per === null ? { title: view.labelOf(reading.dimensions[0] ?? ''), format: 'text' } : timeColumn(per),
    grain === 'weekday' ? { title: 'Weekday', format: 'text' } : timeColumn(grain),
    ...settled.metrics.map(
      ({ label, unit, kind }): Column => ({
        title: grain === 'weekday' && kind === 'additive' ? `${label} on an average day` : label,
        format: unit,
      }),
    ),
  ];
  const path = `plans.${fetched.plan}.plan`;
  const [top] = rows;
  return {
    headline: capital(
      top === undefined
        ? sentence`No ${metric.noun}${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}.`
        : headlineOf(settled, metric, { top, grain, per }, path),
    ),
    sentences: [
      ...(candidates.length < peaks.length ? [sentence`Only whole ${grain}s are ranked.`] : []),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        columns,
        rows.map(({ outer, inner, values }) => [
          per === null ? outer : timeCell(outer, per),
          timeCell(inner, grain),
          ...values,
        ]),
      ),
    ],
    chart:
      rows.length === 0
        ? null
        : { mark: 'bar', label: `${metric.label} of the first ${grain}`, x: 0, y: [2] },
  };
}

const keyOf = (outer: string, inner: string): string => `${outer}${SEPARATOR}${inner}`;

/** Of what adds up the mean of such a day, of a rate the rate over all of them. */
function meanOf(metric: AskMetric, rows: readonly FetchedRow[], days: number): number | null {
  if (metric.kind !== 'additive') return rows.length === 0 ? null : measure(metric, rows);
  const value = rows.length === 0 ? 0 : measure(metric, rows);
  return value === null || days === 0 ? null : value / days;
}

/** How many days with data each unit has, within each month or member; a day without a row counts as one of nothing. */
function countDays(
  { view, period, reading }: Settled,
  { missing, rows }: Fetched,
  keyOfDay: (one: { day: Day; outer: string }) => string,
): Map<string, number> {
  const { firstDay, lastDay } = view.source;
  const without = new Set<string>(missing);
  const only = reading.weekdays[0]?.days;
  const days = daysFrom(period.from, period.to).filter(
    (day) =>
      firstDay !== null &&
      lastDay !== null &&
      day >= firstDay &&
      day <= lastDay &&
      !without.has(day) &&
      !isLeftOut(period, day) &&
      (only === undefined || only.includes(weekday(day))),
  );
  const outers = reading.rankPer === null ? [...new Set(rows.map(({ members }) => members[0] ?? ''))] : [''];
  const counts = new Map<string, number>();
  for (const outer of outers)
    for (const day of days) {
      const key = keyOfDay({ day, outer });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

interface Told {
  readonly top: Peak;
  readonly grain: UnitOfTime | 'weekday';
  readonly per: Settled['reading']['rankPer'];
}

/** "Of Jan 2017, Tuesday had the most revenue: 5,617 on an average day." */
function headlineOf(settled: Settled, metric: AskMetric, { top, grain, per }: Told, path: string): BoundText {
  const { reading, period, view } = settled;
  const outer =
    per === null
      ? sentence`${{ text: top.outer === '' ? '(empty)' : top.outer, path: 'tables.0.rows.0.0', value: top.outer }}`
      : timePiece(top.outer as Day, per, 'tables.0.rows.0.0');
  const inner =
    grain === 'weekday'
      ? sentence`${{ text: top.inner, path: 'tables.0.rows.0.1', value: top.inner }}`
      : timePiece(top.inner as Day, grain, 'tables.0.rows.0.1');
  const isBottom = reading.rank?.direction === 'bottom';
  const most =
    metric.kind === 'quotient' ? (isBottom ? 'lowest' : 'highest') : isBottom ? leastWord(metric) : 'most';
  // Of names that have a row each it is said so, and not that they were added up
  const [column = ''] = reading.dimensions;
  const ofNames = reading.filters.filter(({ dimension, is }) => dimension === column && is === 'one_of');
  const others = reading.filters.filter((filter) => !ofNames.includes(filter));
  const where = filterPhrase(others, view, path);
  const value = valueText(top.values[0] ?? null, metric.unit, view.source.currency, 'tables.0.rows.0.2');
  const mean = grain === 'weekday' && metric.kind === 'additive' ? ' on an average day' : '';
  return sentence`The ${grain} with the ${most} ${metric.noun}${where} of each ${per ?? view.labelOf(column).toLowerCase()}${ofNames.length > 0 && per === null ? ' that is named' : ''} ${periodPhrase(period, path)}: ${inner} for ${outer}, with ${value}${mean}; the others stand below.`;
}
