import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { growth } from '../../../data/growth.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { isLeftOut, unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { changeColumn, relativeColumn } from '../../changes/change-columns.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { startOf, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { pointsOf } from '../line/course-points.ts';
import { grainOfMean, meanName, middleOf, refuseRateMean } from './means.ts';

const MOST_NEXT = 9;

interface Unit {
  readonly start: string;
  readonly value: number | null;
  readonly days: number;
  /** Days of it that could have counted. */
  readonly of: number;
}

/** A mean of less than this part of a unit's days is no rival of those of whole ones: one good day would win. */
const ENOUGH = 0.5;
const isEnough = ({ days, of }: Unit): boolean => days >= ENOUGH * of;

/**
 * "Average daily orders by month": of each larger unit its mean or middle day, over those of its days that have data, so that
 * a month that still runs stands beside the others. A mean week of it is seven mean days.
 */
export async function meanCourse(settled: Settled, per: UnitOfTime, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  refuseRateMean(settled, metric);
  const grain = grainOfMean(settled);
  // The middle of weeks is no multiple of the middle day, nor is a week of Mondays seven of them.
  if (grain !== 'day' && (reading.shape === 'median' || reading.weekdays.length > 0))
    throw askedBack('average_by');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: 'day' });
  const days = pointsOf({ ...settled, metrics: [metric] }, fetched, 'day');
  const isRanked = reading.rank !== null || reading.order !== null;
  const counted = unitsOf(settled, metric, per, days);
  const rivals = isRanked && counted.some(isEnough) ? counted.filter(isEnough) : counted;
  const all = inOrder(settled, rivals);
  const units = all.slice(0, reading.rank?.count ?? all.length);
  const name = `${meanName(settled)} ${metric.noun} per ${grain}`;
  // "Median and mean daily revenue by month": the mean of the same days stands beside their middle
  const isBoth = reading.isWithMean && reading.shape === 'median';
  const asMeans: Settled = { ...settled, reading: { ...reading, shape: 'average' } };
  const means = new Map(
    isBoth ? unitsOf(asMeans, metric, per, days).map(({ start, value }) => [start, value]) : [],
  );
  const columns: Column[] = [
    timeColumn(per),
    { title: name, format: metric.unit },
    ...(isBoth ? [{ title: `Average ${metric.noun} per ${grain}`, format: metric.unit }] : []),
    ...(reading.isStepwise ? [changeColumn('Change', metric.unit), relativeColumn('Change in %')] : []),
    { title: 'Days with data', format: 'count' },
  ];
  const rowsOf = (some: readonly Unit[]) =>
    some.map((unit, at) => [
      timeCell(unit.start, per),
      unit.value,
      ...(isBoth ? [means.get(unit.start) ?? null] : []),
      ...(reading.isStepwise ? stepTo(unit, some[at - 1]) : []),
      unit.days,
    ]);
  const next = reading.rank?.count === 1 ? all.slice(1, 1 + MOST_NEXT) : [];
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const figure = (at: number) =>
    valueText(units[at]?.value ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.1`);
  return {
    headline: headline(),
    sentences: [...fewDays(), ...(await notesOn(settled, inquiry, [fetched]))],
    tables: [
      table(periodTitle(period), columns, rowsOf(units)),
      ...(next.length === 0 ? [] : [table('The next ones', columns, rowsOf(next))]),
    ],
    chart: { mark: isRanked ? 'bar' : 'line', label: name, x: 0, y: [1] },
  };

  function unitPiece({ start }: Unit): BoundText {
    const text = unitTitle(start, per);
    return sentence`${{ text, path: inquiry.keep('unit', text), value: text }}`;
  }

  /** Those that are no rivals, and those that a course begins or ends with all the same. */
  function fewDays(): BoundText[] {
    const few = counted.filter((unit) => unit.value !== null && !isEnough(unit));
    if (few.length === 0 || few.length === counted.length) return [];
    const names = few
      .map(unitPiece)
      .reduce<BoundText>((text, one, at) => (at === 0 ? one : sentence`${text}, ${one}`), sentence``);
    return [
      isRanked
        ? sentence`Not ranked, with data of less than half of ${few.length === 1 ? 'its' : 'their'} days: ${names}.`
        : sentence`Data of less than half of the days: ${names}.`,
    ];
  }

  function headline(): BoundText {
    const last = units.length - 1;
    if (units.length === 0) return sentence`No data ${when}.`;
    const unit = (at: number): BoundText => unitPiece(units[at] as Unit);
    return capital(
      isRanked || last === 0
        ? sentence`${unit(0)} had ${figure(0)} ${metric.noun}${where} ${grain === 'day' ? 'on' : 'in'} ${meanWords(settled)} ${grain}.`
        : sentence`${metric.noun}${where} ${grain === 'day' ? 'on' : 'in'} ${meanWords(settled)} ${grain} went from ${figure(0)} (${unit(0)}) to ${figure(last)} (${unit(last)}).`,
    );
  }
}

/** How far it lies from the one before it; nothing of one that lacks half of its days. */
function stepTo(unit: Unit, before: Unit | undefined): readonly [number | null, number | null] {
  if (before === undefined || ![unit, before].every(isEnough)) return [null, null];
  if (unit.value === null || before.value === null) return [null, null];
  return [unit.value - before.value, growth(unit.value, before.value)];
}

const meanWords = ({ reading }: Settled): string =>
  reading.shape === 'median' ? 'the middle' : 'an average';

const unitTitle = (start: string, per: UnitOfTime): string =>
  per === 'week' || per === 'month'
    ? `${per === 'week' ? 'the week of ' : ''}${periodTitle({ ...unitAround(start as Day, per), unit: per, count: 1 })}`
    : timeCell(start, per);

const DAYS_OF_WEEK = 7;

function unitsOf(
  settled: Settled,
  metric: AskMetric,
  per: UnitOfTime,
  days: ReturnType<typeof pointsOf>,
): Unit[] {
  const groups = Map.groupBy(days, ({ time }) => startOf(time, per));
  const scale = grainOfMean(settled) === 'week' && metric.kind === 'additive' ? DAYS_OF_WEEK : 1;
  const weekdays = settled.reading.weekdays[0]?.days;
  const daysOf = (start: string): number => {
    const { from, to } = unitAround(start as Day, per);
    return daysFrom(from, to).filter(
      (day) => (weekdays === undefined || weekdays.includes(weekday(day))) && !isLeftOut(settled.period, day),
    ).length;
  };
  return [...groups].map(([start, group]) => {
    const values = group.map((point) => point.values[0] ?? null).filter((value) => value !== null);
    const value = middleOf(settled.reading, values);
    return { start, value: value === null ? null : value * scale, days: values.length, of: daysOf(start) };
  });
}

/** Of a ranking the first ones first, else in order of time unless the question says by value. */
function inOrder({ reading }: Settled, units: readonly Unit[]): Unit[] {
  const { rank, order } = reading;
  const direction = rank === null ? order : rank.direction === 'top' ? 'down' : 'up';
  if (direction === null) return [...units];
  const sign = direction === 'down' ? -1 : 1;
  return units
    .filter(({ value }) => value !== null)
    .sort((a, b) => sign * ((a.value as number) - (b.value as number)) || (a.start < b.start ? -1 : 1));
}
