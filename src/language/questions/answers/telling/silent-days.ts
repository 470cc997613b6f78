import { median } from '#src/shared/quantile.ts';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { wasOf } from '../../../plural.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { earlier, isLeftOut, later } from '../../dates/period.ts';
import { dayPiece, listed, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

/** Fewer days say nothing of what is usual. */
const FEWEST_DAYS = 7;
/** Of a site that is shut on Sundays, and of one that sells on some days, nothing on a day is nothing new. */
const MOST_SILENT = 1 / 7;
/** Of counts around this one nothing comes by chance once in 160,000 days, and of the least of the others once in 150. */
const [USUAL, LEAST] = [12, 5];

/**
 * Days with nothing at all of what is counted, among days that all have plenty of it: the counting may have stood still, and the
 * numbers over them are too low. Told where the days stand one by one in the answer and of the whole site, since of a part of it
 * nothing is less of a wonder.
 */
export function silentDays(
  { reading, asked, view, period }: Settled,
  { rows, missing, plan }: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const [metric] = asked;
  const { firstDay, lastDay } = view.source;
  const isOfDays = inquiry.plans[plan]?.plan.grain === 'day';
  if (!isOfDays || metric === undefined || firstDay === null || lastDay === null) return [];
  if (metric.kind !== 'additive' || metric.unit !== 'count') return [];
  if (asked.length > 1 || reading.dimensions.length > 0 || reading.filters.length > 0) return [];
  // Days that the question leaves out have no rows here, whatever was counted on them.
  const chosen = reading.weekdays.flatMap((group) => group.days);
  const days = daysFrom(later(period.from, firstDay), earlier(period.to, lastDay)).filter(
    (day) =>
      !missing.includes(day) &&
      !isLeftOut(period, day) &&
      (chosen.length === 0 || chosen.includes(weekday(day))),
  );
  const byDay = new Map(
    days.map((day) => [
      day,
      amountOf(
        metric,
        rows.filter(({ time }) => time === day),
        true,
      ),
    ]),
  );
  const silent = days.filter((day) => byDay.get(day) === 0);
  const others = [...byDay.values()].flatMap((value) => value || []).sort((a, b) => a - b);
  const [least = 0] = others;
  if (
    silent.length === 0 ||
    days.length < FEWEST_DAYS ||
    silent.length > Math.ceil(days.length * MOST_SILENT)
  )
    return [];
  if (least < LEAST || median(others) < USUAL) return [];
  const named = listed(
    silent.map((day: Day, at) => dayPiece(day, inquiry.keep(`silent${at}`, day))),
    ' and ',
  );
  return [
    sentence`No ${metric.noun} ${wasOf(metric.noun)} recorded on ${named}, where every other day has at least ${wholeNumber(least, inquiry.keep('leastOfDays', least))}: the measurement may have stood still, and what is added up over ${silent.length === 1 ? 'it' : 'them'} is too low.`,
  ];
}
