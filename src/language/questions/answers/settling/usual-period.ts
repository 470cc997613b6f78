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
  const known = knownDays(view, today);
  // Which units they are the answer itself finds and names.
  if (reading.always !== null) return all(known);
  if (isOfAllData(reading) || isOfWholeFile(reading, view)) return { ...all(known), reading: 'all_data' };
  if (isBy(reading, 'month')) return lastYear(known, 'month');
  // Quarters against those of the year before: of all that there are, most would be held against themselves
  if (isBy(reading, 'quarter') && isCompared(reading)) return lastYear(known, 'quarter');
  if (isBy(reading, 'quarter') || isBy(reading, 'year')) return { ...all(known), reading: 'all_data' };
  if (isBy(reading, 'week') || isCourse(reading)) return lastWeeks(known);
  return unitThatIsOver(reading, known) ?? (isOfLastWeek(reading) ? lastWeek(known, today) : lastDays(known));
}

/** The first and the last day with data that are over. */
interface KnownDays {
  readonly begin: Day;
  readonly last: Day;
}

function knownDays({ source: { firstDay, lastDay } }: SourceView, today: Day): KnownDays {
  const last = earlier(lastDay ?? today, addDays(today, -1));
  return { begin: firstDay ?? last, last };
}

const all = ({ begin, last }: KnownDays): Period => ({ from: begin, to: last, unit: 'range', count: 1 });

const isBy = ({ grain, rankPer }: Reading, unit: 'week' | 'month' | 'quarter' | 'year'): boolean =>
  grain === unit || rankPer === unit;

function isOfAllData(reading: Reading): boolean {
  const { grain, versus, rank } = reading;
  const isNamed = reading.isAllData && grain === null && versus === null;
  const isOfManyUnits =
    reading.intent === 'gaps' ||
    reading.countPer !== null ||
    reading.stretch !== null ||
    reading.ofUnits !== null ||
    reading.shape === 'relation';
  // "When did we have the most orders in one day?" is about all days that there are.
  const isRankOfTime =
    rank?.of === 'time' &&
    (rank.by === 'value' || reading.isStepwise) &&
    reading.rankPer === null &&
    grain !== 'weekday' &&
    versus === null;
  // So is what happened "on days with more than 20 purchases".
  const isOfChosenDays = reading.chosenDays !== null;
  // "Were there days without a single booking?", "weeks with more than 60 refunds" are about all of them, too.
  const isOfAnyTime =
    grain !== null &&
    grain !== 'weekday' &&
    reading.limits.length > 0 &&
    reading.dimensions.length === 0 &&
    versus === null;
  return isNamed || isOfManyUnits || isRankOfTime || isOfChosenDays || isOfAnyTime;
}

const isOfWholeFile = (reading: Reading, { source }: SourceView): boolean =>
  source.type === 'FILE' &&
  /^(?:numbers|striking|low_ctr|cannibal)$/.test(reading.intent) &&
  !isCompared(reading) &&
  !isAskedOfNow(reading);

/** Something is held against the time before. */
const isCompared = ({ versus, shape, weekdays, moves, rank }: Reading): boolean =>
  versus !== null ||
  (shape === 'change' && weekdays.length < 2) ||
  moves.length > 0 ||
  (rank !== null && rank.by !== 'value');

/** "Is our mobile share growing?", "is mobile catching up with desktop?" is about now. */
const isAskedOfNow = (reading: Reading): boolean =>
  isOpenTrend(reading) ||
  (reading.gap?.course !== undefined && reading.gap.course !== 'told') ||
  (reading.isYesNo && reading.asks !== null && reading.grain !== null && reading.weekdays.length < 2);

const isCourse = (reading: Reading): boolean =>
  reading.grain === null && (reading.shape === 'trend' || isOpenTrend(reading));

const isOfLastWeek = (reading: Reading): boolean =>
  isCompared(reading) || /^(?:why|usual|overview)$/.test(reading.intent);

/** Twelve months that are over, or four quarters; all days where not one is. */
function lastYear({ begin, last }: KnownDays, by: 'month' | 'quarter'): Period {
  const end = addDays(unitAround(addDays(last, 1), by).from, -1);
  const from = later(firstOfMonth(yearOf(end) - 1, monthNumber(end) + 1), begin);
  return {
    from: from > end ? begin : from,
    to: from > end ? last : end,
    unit: 'month',
    count: 12,
    reading: 'default',
  };
}

const lastWholeWeek = ({ last }: KnownDays) => unitAround(addDays(last, 1), 'week', -1);

function lastWeeks(known: KnownDays): Period {
  const { to } = lastWholeWeek(known);
  const from = later(addDays(to, 1 - USUAL_WEEKS * 7), known.begin);
  return { from, to, unit: 'week', count: USUAL_WEEKS, reading: 'default' };
}

/** What is held against the month, the quarter, the day before it. */
function unitThatIsOver({ versusUnit: unit }: Reading, { last }: KnownDays): Period | undefined {
  if (unit === 'month' || unit === 'quarter')
    return { ...unitAround(addDays(last, 1), unit, -1), unit, count: 1, reading: 'default' };
  return unit === 'day' ? { from: last, to: last, unit, count: 1, reading: 'default' } : undefined;
}

function lastWeek(known: KnownDays, today: Day): Period {
  const week = lastWholeWeek(known);
  // Data that end before last week have a last whole week of their own
  const isLast = week.from === unitAround(today, 'week', -1).from;
  return { ...week, unit: 'week', count: 1, ...(isLast && { words: 'last week' }), reading: 'default' };
}

const lastDays = ({ begin, last }: KnownDays): Period => ({
  from: later(addDays(last, 1 - USUAL_DAYS), begin),
  to: last,
  unit: 'day',
  count: USUAL_DAYS,
  reading: 'default',
});

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
