import type { Inquiry } from '../../data/inquiry.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { pointsOf } from '../courses/line/course-points.ts';
import { askedGrain } from '../telling/time-grain.ts';
import { askedFirst } from './asked-first.ts';
import { fetchDays } from './fetch-days.ts';
import { settle } from './settle.ts';
import type { Settled } from './settled.ts';
import { stretchOf } from './stretch-of.ts';
import { wholeOnly } from './whole-units.ts';

/** "Revenue without our best day": finds which days these are, by the number of the question, and takes them out of its period. */
export async function leaveDaysOut(
  reading: Reading,
  today: Settled['today'],
  inquiry: Inquiry,
): Promise<Reading> {
  const { leftOutDays, periods, versus, chosenDays } = reading;
  if (leftOutDays === null) return reading;
  const { unit, count, direction, isWish } = leftOutDays;
  const isPlain =
    periods.length < 2 &&
    versus === null &&
    chosenDays === null &&
    periods[0]?.without === undefined &&
    reading.intent === 'numbers' &&
    reading.beside === null &&
    // "The best day minus the worst" is a difference of two
    reading.rank?.of !== 'time' &&
    /^(?:value|average|median|trend|cumulative)$/.test(reading.shape);
  // Of which period the days are is that of the question without them.
  const asked = settle({ ...reading, leftOutDays: null }, inquiry.view, today);
  const whole = settle(askedFirst(reading, { periods: [asked.period] }), inquiry.view, today);
  const [metric] = whole.asked;
  if (!isPlain || asked.other !== null || metric?.kind !== 'additive') throw askedBack('days_left_out');
  const { period } = whole;
  const fetched = await fetchDays(whole, inquiry, { metrics: [metric], period, grain: askedGrain(unit) });
  // The best day for complaints is the one with the fewest.
  const isTurned = isWish && isBetterDown(metric);
  const sign = (direction === 'top') === isTurned ? 1 : -1;
  const all = pointsOf({ ...whole, metrics: [metric] }, fetched, unit);
  // A part of a week is always the one with the fewest
  const points = (unit !== 'day' && sign > 0 ? wholeOnly(whole, unit, all) : all)
    .filter(({ values }) => values[0] !== null)
    .sort((a, b) => sign * ((a.values[0] ?? 0) - (b.values[0] ?? 0)) || (a.time < b.time ? -1 : 1));
  if (points.length <= count) throw askedBack('days_left_out');
  const without = points.slice(0, count).map(({ time }) => stretchOf(time, unit, period));
  return {
    ...reading,
    leftOutDays: null,
    periods: [{ ...asked.period, without: without.sort((a, b) => (a.from < b.from ? -1 : 1)) }],
  };
}
