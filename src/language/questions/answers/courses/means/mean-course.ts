import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, join, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { growth } from '../../../data/growth.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { changeColumn, relativeColumn } from '../../changes/change-columns.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { type Point, pointsOf } from '../line/course-points.ts';
import { isEnough, type MeanUnit, meanUnits } from './mean-units.ts';
import { grainOfMean, meanName, refuseRateMean } from './means.ts';

const MOST_NEXT = 9;

/**
 * "Average daily orders by month": of each larger unit its mean or middle day, over those of its days that have data, so that
 * a month that still runs stands beside the others. A mean week of it is seven mean days.
 */
export async function meanCourse(settled: Settled, per: UnitOfTime, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period } = settled;
  const [metric] = settled.asked as [AskMetric];
  const grain = grainOfCourse(settled, metric);
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: 'day' });
  const days = pointsOf({ ...settled, metrics: [metric] }, fetched, 'day');
  const isRanked = reading.rank !== null || reading.order !== null;
  const counted = meanUnits(settled, metric, per, days);
  const all = inOrder(settled, isRanked && counted.some(isEnough) ? counted.filter(isEnough) : counted);
  const units = all.slice(0, reading.rank?.count ?? all.length);
  const next = reading.rank?.count === 1 ? all.slice(1, 1 + MOST_NEXT) : [];
  const tableOf = tablesBy(settled, metric, per, days);
  return {
    headline: headlineOf(
      settled,
      metric,
      { units, per, isRanked, path: `plans.${fetched.plan}.plan` },
      inquiry,
    ),
    sentences: [
      ...fewDaysNote(counted, per, isRanked, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      tableOf(periodTitle(period), units),
      ...(next.length === 0 ? [] : [tableOf('The next ones', next)]),
    ],
    chart: {
      mark: isRanked ? 'bar' : 'line',
      label: `${meanName(settled)} ${metric.noun} per ${grain}`,
      x: 0,
      y: [1],
    },
  };
}

/** The middle of weeks is no multiple of the middle day, nor is a week of Mondays seven of them. */
function grainOfCourse(settled: Settled, metric: AskMetric): ReturnType<typeof grainOfMean> {
  const { shape, weekdays } = settled.reading;
  refuseRateMean(settled, metric);
  const grain = grainOfMean(settled);
  if (grain !== 'day' && (shape === 'median' || weekdays.length > 0)) throw askedBack('average_by');
  return grain;
}

function tablesBy(
  settled: Settled,
  metric: AskMetric,
  per: UnitOfTime,
  days: readonly Point<Day>[],
): (title: string, units: readonly MeanUnit[]) => AnswerTable {
  const { reading } = settled;
  const grain = grainOfMean(settled);
  // "Median and mean daily revenue by month": the mean of the same days stands beside their middle
  const isBoth = reading.isWithMean && reading.shape === 'median';
  const asMeans: Settled = { ...settled, reading: { ...reading, shape: 'average' } };
  const means = new Map(
    isBoth ? meanUnits(asMeans, metric, per, days).map(({ start, value }) => [start, value]) : [],
  );
  const columns: Column[] = [
    timeColumn(per),
    { title: `${meanName(settled)} ${metric.noun} per ${grain}`, format: metric.unit },
    ...(isBoth ? [{ title: `Average ${metric.noun} per ${grain}`, format: metric.unit }] : []),
    ...(reading.isStepwise ? [changeColumn('Change', metric.unit), relativeColumn('Change in %')] : []),
    { title: 'Days with data', format: 'count' },
  ];
  return (title, units) =>
    table(
      title,
      columns,
      units.map((unit, at) => [
        timeCell(unit.start, per),
        unit.value,
        ...(isBoth ? [means.get(unit.start) ?? null] : []),
        ...(reading.isStepwise ? stepTo(unit, units[at - 1]) : []),
        unit.days,
      ]),
    );
}

/** How far it lies from the one before it; nothing of one that lacks half of its days. */
function stepTo(unit: MeanUnit, before: MeanUnit | undefined): readonly [number | null, number | null] {
  if (before === undefined || ![unit, before].every(isEnough)) return [null, null];
  if (unit.value === null || before.value === null) return [null, null];
  return [unit.value - before.value, growth(unit.value, before.value)];
}

interface Told {
  readonly units: readonly MeanUnit[];
  readonly per: UnitOfTime;
  readonly isRanked: boolean;
  readonly path: string;
}

/** "Sessions on an average day went from 210 (March 2026) to 260 (May 2026)." */
function headlineOf(
  settled: Settled,
  metric: AskMetric,
  { units, per, isRanked, path }: Told,
  inquiry: Inquiry,
): BoundText {
  const { reading, period, view } = settled;
  const when = periodPhrase(period, path);
  if (units.length === 0) return sentence`No data ${when}.`;
  const where = filterPhrase(reading.filters, view, path);
  const grain = grainOfMean(settled);
  const ofMean = sentence`${grain === 'day' ? 'on' : 'in'} ${meanWords(settled)} ${grain}`;
  const last = units.length - 1;
  const unit = (at: number): BoundText => unitPiece(units[at] as MeanUnit, per, inquiry);
  const figure = (at: number) =>
    valueText(units[at]?.value ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.1`);
  return capital(
    isRanked || last === 0
      ? sentence`${unit(0)} had ${figure(0)} ${metric.noun}${where} ${ofMean}.`
      : sentence`${metric.noun}${where} ${ofMean} went from ${figure(0)} (${unit(0)}) to ${figure(last)} (${unit(last)}).`,
  );
}

/** Those that are no rivals, and those that a course begins or ends with all the same. */
function fewDaysNote(
  counted: readonly MeanUnit[],
  per: UnitOfTime,
  isRanked: boolean,
  inquiry: Inquiry,
): readonly BoundText[] {
  const few = counted.filter((unit) => unit.value !== null && !isEnough(unit));
  if (few.length === 0 || few.length === counted.length) return [];
  const names = join(
    few.map((unit) => unitPiece(unit, per, inquiry)),
    ', ',
  );
  return [
    isRanked
      ? sentence`Not ranked, with data of less than half of ${few.length === 1 ? 'its' : 'their'} days: ${names}.`
      : sentence`Data of less than half of the days: ${names}.`,
  ];
}

function unitPiece({ start }: MeanUnit, per: UnitOfTime, inquiry: Inquiry): BoundText {
  const text = unitTitle(start, per);
  return sentence`${{ text, path: inquiry.keep('unit', text), value: text }}`;
}

const meanWords = ({ reading }: Settled): string =>
  reading.shape === 'median' ? 'the middle' : 'an average';

const unitTitle = (start: string, per: UnitOfTime): string =>
  per === 'week' || per === 'month'
    ? `${per === 'week' ? 'the week of ' : ''}${periodTitle({ ...unitAround(start as Day, per), unit: per, count: 1 })}`
    : timeCell(start, per);

/** Of a ranking the first ones first, else in order of time unless the question says by value. */
function inOrder({ reading }: Settled, units: readonly MeanUnit[]): MeanUnit[] {
  const { rank, order } = reading;
  const direction = rank === null ? order : rank.direction === 'top' ? 'down' : 'up';
  if (direction === null) return [...units];
  const sign = direction === 'down' ? -1 : 1;
  return units
    .filter(({ value }) => value !== null)
    .sort((a, b) => sign * ((a.value as number) - (b.value as number)) || (a.start < b.start ? -1 : 1));
}
