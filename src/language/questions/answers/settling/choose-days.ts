import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { isLeftOut, type Period } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { type Point, pointsOf } from '../courses/line/course-points.ts';
import { isWithin, withoutRunning } from '../courses/line/points-asked.ts';
import { askedGrain, startOf } from '../telling/time-grain.ts';
import { askedFirst } from './asked-first.ts';
import { fetchDays } from './fetch-days.ts';
import { meanLimits } from './mean-limits.ts';
import { settle } from './settle.ts';
import type { Settled } from './settled.ts';
import { stretchOf } from './stretch-of.ts';

type Best = NonNullable<NonNullable<Reading['chosenDays']>['best']>;

/**
 * "On days with more than 20 purchases": finds which days these are, of the whole site or of one name, and keeps them as the days of the
 * question. Where there is none, the question that is left asks for these days, and is told so.
 */
export async function chooseDays(
  reading: Reading,
  today: Settled['today'],
  inquiry: Inquiry,
): Promise<Reading> {
  const { chosenDays } = reading;
  if (chosenDays === null) return reading;
  // Of two stretches of time each has its own days; a share of all days has no words yet.
  const isOfParts = reading.filters.length > 0 || reading.dimensions.length > 0;
  if (reading.periods.length > 1 || reading.versus !== null || (reading.shape === 'share' && !isOfParts))
    throw askedBack('chosen_days');
  const { unit, limits, best } = chosenDays;
  const plain = askedFirst(reading, {
    filters: [...(best?.filters ?? chosenDays.filters ?? [])],
    chosenDays,
    metrics: best === null ? [...new Set(limits.map(({ metric }) => metric))] : [best.metric],
    limits,
    grain: unit,
    rank: best && { of: 'time', count: best.count, direction: best.direction, by: 'value', within: null },
  });
  const days = await meanLimits(plain, today, inquiry);
  const settled = settle(days, inquiry.view, today);
  const { period, metrics } = settled;
  if (metrics.some(({ kind }) => kind === 'distinct')) throw askedBack('chosen_days');
  const fetched = await fetchDays(settled, inquiry, { metrics, period, grain: askedGrain(unit) });
  const within = withoutRunning(settled, unit, pointsOf(settled, fetched, unit)).filter(({ values }) =>
    isWithin(settled, values),
  );
  const points = best === null ? within : bestOf(within, best);
  if (points.length === 0) return days;
  const units = new Set(points.map(({ time }) => time));
  const isChosen = (day: Day): boolean => units.has(startOf(day, unit)) && !isLeftOut(period, day);
  const chosen = { ...period, without: stretchesWithout(period, isChosen), isChosen: true };
  const [first] = points;
  if (best !== null && first !== undefined) {
    const [metric] = settled.asked;
    const said = points.map(({ time }) => time).sort();
    return {
      ...reading,
      periods: points.length > 1 ? [chosen] : [{ ...stretchOf(first.time, unit, period), unit, count: 1 }],
      assumptions: [
        ...days.assumptions,
        { code: 'best_days', said: metric?.noun ?? '', read: said.join(', ') },
      ],
    };
  }
  return {
    ...reading,
    periods: [chosen],
    assumptions: [...days.assumptions, { code: 'chosen_days', said: unit, read: String(points.length) }],
  };
}

/** The first of them by the number that they are ranked by; where the last place is shared, nobody said who has it. */
function bestOf(points: readonly Point<Day>[], { count, direction }: Best): readonly Point<Day>[] {
  const sign = direction === 'top' ? -1 : 1;
  const known = points.flatMap((point) =>
    point.values[0] == null ? [] : [{ point, value: point.values[0] }],
  );
  const inOrder = known.sort((a, b) => sign * (a.value - b.value));
  const isShared = inOrder.length > count && inOrder[count - 1]?.value === inOrder[count]?.value;
  if (isShared || inOrder.length < count) throw askedBack('chosen_days');
  return inOrder.slice(0, count).map(({ point }) => point);
}

/** The stretches of a period whose days are not chosen. */
function stretchesWithout({ from, to }: Period, isChosen: (day: Day) => boolean): { from: Day; to: Day }[] {
  const stretches: { from: Day; to: Day }[] = [];
  for (const day of daysFrom(from, to).filter((one) => !isChosen(one))) {
    const last = stretches.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
