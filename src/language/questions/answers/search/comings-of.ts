import { addDays } from '#src/shared/week.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { allBefore, earlier, later, lengthOf, type Period, periodBefore } from '../../dates/period.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { COMPARABLE } from '../settling/common-days.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from '../telling/notes.ts';

/** A time, and its rows by name. */
export interface NamesIn {
  readonly period: Period;
  readonly fetched: Fetched;
}

export interface Coming {
  readonly name: string;
  readonly value: number;
  /** What it has in the other time; null where it is not there. */
  readonly inOther: number | null;
}

export interface Comings {
  /** Where they are. */
  readonly here: NamesIn;
  /** Where they are not, or are as well. */
  readonly there: NamesIn;
  /** The largest first. */
  readonly comings: readonly Coming[];
}

export const isOfBoth = ({ intent }: Reading): boolean => intent === 'kept_members';

export async function comingsOf(
  settled: Settled,
  metric: AskMetric,
  dimension: string,
  inquiry: Inquiry,
): Promise<Comings> {
  const { reading, period, other } = settled;
  const namesIn = async (time: Period): Promise<NamesIn> => ({
    period: time,
    fetched: await fetchDays(settled, inquiry, { metrics: [metric], period: time, dimensions: [dimension] }),
  });
  const [hereIn, thereIn] =
    goneWithin(settled) ?? hereAndThere(reading.intent, period, other ?? beforeOf(settled));
  const here = await namesIn(hereIn);
  const there = await namesIn(thereIn);
  refuseUnknown(settled, here, there);
  const known = new Map(valuesIn(metric, there));
  const comings = valuesIn(metric, here)
    .filter(([name]) => known.has(name) === isOfBoth(reading))
    .map(([name, value]): Coming => ({ name, value, inOther: known.get(name) ?? null }))
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  return { here, there, comings };
}

/** Of those that had any. */
const valuesIn = (metric: AskMetric, { fetched }: NamesIn): readonly [name: string, value: number][] =>
  fetched.rows.flatMap((row): [string, number][] => {
    const value = measure(metric, [row]);
    return value !== null && value > 0 ? [[row.members[0] ?? '', value]] : [];
  });

const beforeOf = ({ reading, period }: Settled): Period =>
  reading.intent === 'new_members' ? allBefore(period) : periodBefore(period);

/** So long nothing of it is there, where it is gone. */
const AWAY = 28;

/**
 * "Queries that disappeared in 2026" had some in that year, or right before it, and none in its last weeks: held against another year, those
 * that were there in January would be there still, and the data seldom have one as long.
 */
function goneWithin({ reading, period, other, view }: Settled): readonly [Period, Period] | undefined {
  const { firstDay, lastDay } = view.source;
  if (reading.intent !== 'lost_members' || other !== null || period.unit !== 'year' || period.count !== 1)
    return undefined;
  if (firstDay === null || lastDay === null) return undefined;
  const to = earlier(period.to, lastDay);
  const from = later(addDays(period.from, -AWAY), firstDay);
  const away = addDays(to, 1 - AWAY);
  if (addDays(from, AWAY) > away) return undefined;
  return [
    { from, to: addDays(away, -1), unit: 'range', count: 1 },
    { from: away, to, unit: 'range', count: 1 },
  ];
}

/** Who is not seen on days without data may have been there all the same: of few of its days nobody can tell. */
function refuseUnknown({ view }: Settled, { period, fetched }: NamesIn, than: NamesIn): void {
  const here = daysWithData(view, period, fetched.missing);
  const there = daysWithData(view, than.period, than.fetched.missing);
  const isHalfKnown = there >= COMPARABLE * lengthOf(than.period) || there >= COMPARABLE * here;
  if (here === 0 || there === 0 || !isHalfKnown) throw askedBack('uneven_data');
}

/**
 * Where they are, and where they are not: what is new is in the later period, what is gone in the earlier, whichever of
 * the two is named first; what is only in one is in the first.
 */
function hereAndThere(intent: Reading['intent'], one: Period, other: Period): readonly [Period, Period] {
  if (intent === 'only_members' || intent === 'kept_members') return [one, other];
  const [late, early] = one.from >= other.from ? [one, other] : [other, one];
  return intent === 'new_members' ? [late, early] : [early, late];
}
