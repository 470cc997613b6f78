import { addDays, type Day, daysBetween, daysFrom } from '#src/shared/week.ts';
import type { FactsFilter } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import { earlier, type Period } from '../../dates/period.ts';

/** From when until when a name has rows; each null where the data neither begin before it nor go on after it. */
export interface Life {
  readonly first: Day | null;
  readonly last: Day | null;
}

/** The life of one name, as it is told. */
export interface NamedLife extends Life {
  readonly name: string;
}

/** As long as the data go on. */
export const WHOLE_LIFE: Life = { first: null, last: null };

/** Of so many names at most it is asked since when and until when each is there: a short list, of which each may begin and end. */
export const MOST_LIVES = 60;

/** In the first days of the data nobody knows whether it was there before them. */
const FIRST_DAYS = 7;
/** A name that has rows on fewer of its days comes and goes: that it had none at first is a zero like its others. */
const STEADY = 0.5;
/** A name that pauses as long as this many times its longest pause before is gone. */
const LONG_PAUSES = 3;
/** Of one with fewer rows nobody knows how long it pauses. */
const FEWEST_ROWS = 14;
const USUAL_PART = 0.9;
/** In the last days of the data nobody knows whether it goes on after them. */
export const LAST_DAYS = 7;

/** Null where nothing of it is known at all. */
export async function lifeOf(
  { source: { firstDay, lastDay } }: SourceView,
  metric: AskMetric,
  filters: readonly FactsFilter[],
  inquiry: Inquiry,
): Promise<Life | null> {
  if (firstDay === null || lastDay === null) return null;
  const all = { metrics: [metric], from: firstDay, to: lastDay };
  const days = await inquiry.daysWithRows({ ...all, filters });
  const [first] = days;
  if (first === undefined) return null;
  return {
    first: isBorn(first, firstDay) ? first : null,
    last: endOf(days, await inquiry.daysWithRows(all)),
  };
}

/**
 * From the first row to the last one of what has a row on each day on which it runs, however long it paused between them; null where it
 * never ran. On the first and the last day of the data nobody knows what lies beyond them.
 */
export async function runOf(
  { source: { firstDay, lastDay } }: SourceView,
  metrics: readonly AskMetric[],
  filters: readonly FactsFilter[],
  inquiry: Inquiry,
): Promise<Life | null> {
  if (firstDay === null || lastDay === null) return null;
  const days = await inquiry.daysWithRows({ metrics, filters, from: firstDay, to: lastDay });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first: first === firstDay ? null : first, last: last === lastDay ? null : last };
}

/** One that begins in the first days of the data may have been there before them. */
const isBorn = (first: Day, firstDay: Day): boolean => first > addDays(firstDay, FIRST_DAYS);

/** The day on which it begins within these days and has rows from then on; null where it comes and goes, or was there before. */
export async function steadyBeginOf(
  { source: { firstDay, lastDay } }: SourceView,
  metric: AskMetric,
  filters: readonly FactsFilter[],
  within: Pick<Period, 'from' | 'to'>,
  inquiry: Inquiry,
): Promise<Day | null> {
  if (firstDay === null || lastDay === null) return null;
  const to = earlier(within.to, lastDay);
  const days = await inquiry.daysWithRows({ metrics: [metric], filters, from: firstDay, to });
  const [first] = days;
  if (first === undefined || first <= within.from || !isBorn(first, firstDay)) return null;
  return days.length >= STEADY * daysFrom(first, to).length ? first : null;
}

/** What of it begins and ends within these days. */
export const lifeWithin = ({ first, last }: Life, { from, to }: Pick<Period, 'from' | 'to'>): Life => ({
  first: first !== null && first > from ? first : null,
  last: last !== null && last < to ? last : null,
});

/** Of all these days none lies between its first row and its last one. */
export const isOutside = ({ from, to }: Pick<Period, 'from' | 'to'>, { first, last }: Life): boolean =>
  (first !== null && to < first) || (last !== null && from > last);

export const isThereOn = (day: Day, life: Life | undefined): boolean =>
  day >= (life?.first ?? day) && day <= (life?.last ?? day);

/**
 * Its last row, where it does not only pause after it. Pauses are counted in days on which others have rows: what was closed for all of them
 * is no pause of its own.
 */
function endOf(days: readonly Day[], known: readonly Day[]): Day | null {
  const pauses = pausesOf(days, known);
  return pauses?.isOver === true ? (days.at(-1) ?? null) : null;
}

/** For how long it was away between two of its days and since the last one, in days on which others were there. */
export interface Pauses {
  readonly longest: number;
  /** No longer than this were nine of ten of them, of those that follow at once none at all. */
  readonly usual: number;
  readonly since: number;
  /** It does not only pause. */
  readonly isOver: boolean;
}

/** Undefined where nothing of it is known. */
export function pausesOf(days: readonly Day[], known: readonly Day[]): Pauses | undefined {
  const [last, lastDay] = [days.at(-1), known.at(-1)];
  if (last === undefined || lastDay === undefined) return undefined;
  const placeOf = new Map(known.map((day, at) => [day, at]));
  const places = days.flatMap((day) => placeOf.get(day) ?? []);
  const steps = places.slice(1).map((place, at) => place - (places[at] as number));
  const longest = Math.max(1, ...steps);
  const since = known.length - 1 - (places.at(-1) ?? 0);
  const isLong = daysBetween(last, lastDay) > LAST_DAYS && since > LONG_PAUSES * longest;
  const inOrder = steps.toSorted((one, other) => one - other);
  const usual = inOrder[Math.floor(inOrder.length * USUAL_PART)] ?? 1;
  return { longest: longest - 1, usual: usual - 1, since, isOver: isLong && days.length >= FEWEST_ROWS };
}
