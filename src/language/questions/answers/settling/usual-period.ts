import { addDays, type Day } from '#src/shared/week.ts';
import type { SourceView } from '../../data/source-view.ts';
import {
  earlier,
  firstOfMonth,
  later,
  monthNumber,
  type Period,
  unitAround,
  yearOf,
} from '../../dates/period.ts';
import type { Reading } from '../../reading/reading.ts';

const USUAL_DAYS = 28;
const USUAL_WEEKS = 8;

/**
 * Without a period: 28 days (four of each weekday) up to the last with data; weeks and months where those are asked for.
 * A file was handed over as a whole and is asked about as a whole, unless something is held against the time before.
 */
export function usualPeriod(reading: Reading, view: SourceView, today: Day): Period {
  const { firstDay, lastDay } = view.source;
  const last = earlier(lastDay ?? today, addDays(today, -1));
  const begin = firstDay ?? last;
  // Which units they are the answer itself finds and names.
  if (reading.always !== null) return { from: begin, to: last, unit: 'range', count: 1 };
  if (reading.isAllData && reading.grain === null && reading.versus === null)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  const isOfManyUnits = reading.stretch !== null || reading.ofUnits !== null || reading.shape === 'relation';
  if (reading.countPer !== null || isOfManyUnits)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  // "When did we have the most orders in one day?" is about all days that there are.
  const isRankOfTime = reading.rank?.of === 'time' && (reading.rank.by === 'value' || reading.isStepwise);
  if (isRankOfTime && reading.rankPer === null && reading.grain !== 'weekday' && reading.versus === null)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  // So is what happened "on days with more than 20 purchases".
  if (reading.chosenDays !== null)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  // "Were there days without a single booking?", "weeks with more than 60 refunds" are about all of them, too.
  const isOfAnyTime = reading.grain !== null && reading.grain !== 'weekday';
  if (isOfAnyTime && reading.limits.length > 0 && reading.dimensions.length === 0 && reading.versus === null)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  const lastWeek = unitAround(addDays(last, 1), 'week', -1);
  const isCompared =
    reading.versus !== null ||
    (reading.shape === 'change' && reading.weekdays.length < 2) ||
    reading.moves.length > 0 ||
    (reading.rank !== null && reading.rank.by !== 'value');
  const isOpen = isOpenTrend(reading);
  // "Is our mobile share growing?" is about now
  const isAskedOfNow =
    isOpen ||
    (reading.isYesNo && reading.asks !== null && reading.grain !== null && reading.weekdays.length < 2);
  const isOfNumbers = /^(?:numbers|striking|low_ctr|cannibal)$/.test(reading.intent);
  if (view.source.type === 'FILE' && isOfNumbers && !isCompared && !isAskedOfNow)
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  if (reading.grain === 'month' || reading.rankPer === 'month') {
    const end = addDays(`${addDays(last, 1).slice(0, 7)}-01` as Day, -1);
    const from = later(firstOfMonth(yearOf(end) - 1, monthNumber(end) + 1), begin);
    return {
      from: from > end ? begin : from,
      to: from > end ? last : end,
      unit: 'month',
      count: 12,
      reading: 'default',
    };
  }
  if (
    reading.rankPer === 'quarter' ||
    reading.rankPer === 'year' ||
    reading.grain === 'quarter' ||
    reading.grain === 'year'
  )
    return { from: begin, to: last, unit: 'range', count: 1, reading: 'all_data' };
  const isCourse = reading.shape === 'trend' || isOpen;
  if (reading.grain === 'week' || reading.rankPer === 'week' || (isCourse && reading.grain === null)) {
    const from = addDays(lastWeek.to, 1 - USUAL_WEEKS * 7);
    return {
      from: later(from, begin),
      to: lastWeek.to,
      unit: 'week',
      count: USUAL_WEEKS,
      reading: 'default',
    };
  }
  if (reading.versusUnit === 'month' || reading.versusUnit === 'quarter') {
    const unit = reading.versusUnit;
    return { ...unitAround(addDays(last, 1), unit, -1), unit, count: 1, reading: 'default' };
  }
  if (reading.versusUnit === 'day')
    return { from: last, to: last, unit: 'day', count: 1, reading: 'default' };
  if (isCompared || /^(?:why|usual|overview)$/.test(reading.intent))
    return {
      ...lastWeek,
      unit: 'week',
      count: 1,
      // Data that end before last week have a last whole week of their own
      ...(lastWeek.from === unitAround(today, 'week', -1).from && { words: 'last week' }),
      reading: 'default',
    };
  return {
    from: later(addDays(last, 1 - USUAL_DAYS), begin),
    to: last,
    unit: 'day',
    count: USUAL_DAYS,
    reading: 'default',
  };
}

/** "Is traffic growing?" asks for the course of the last weeks, not for one week against another. */
export const isOpenTrend = ({ shape, periods, versus, isYesNo, dimensions, rank, moves }: Reading): boolean =>
  shape === 'change' &&
  // "By more than 3 %", "up, but clicks down": of two times
  moves.length === 0 &&
  periods.length === 0 &&
  versus === null &&
  isYesNo &&
  dimensions.length === 0 &&
  rank === null;
