import { type Inquiry, measure } from '../../data/inquiry.ts';
import type { Assumption } from '../../reading/assumption.ts';
import { hasMeanLimit } from '../../reading/has-mean-limit.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Reading, ReadLimit } from '../../reading/reading.ts';
import { pointsOf } from '../courses/line/course-points.ts';
import { memberRows } from '../members/member-rows.ts';
import { askedGrain } from '../telling/time-grain.ts';
import { askedFirst } from './asked-first.ts';
import { fetchDays } from './fetch-days.ts';
import { settle } from './settle.ts';
import type { Settled } from './settled.ts';
import { wholeOnly } from './whole-units.ts';

/**
 * "Above average": of a rate that of everything together, of what adds up the sum over how many members, or days, there
 * are. Over the days and the filters of the question, before anything is limited.
 */
export async function meanLimits(
  reading: Reading,
  today: Settled['today'],
  inquiry: Inquiry,
): Promise<Reading> {
  if (!hasMeanLimit(reading)) return reading;
  const isOfTime = reading.dimensions.length === 0 && reading.grain !== null && reading.grain !== 'weekday';
  const isOfMembers = reading.dimensions.length === 1 && reading.grain === null;
  if (!isOfTime && !isOfMembers) throw askedBack('mean_of_what');
  const means = reading.limits.filter(({ isMean }) => isMean === true);
  const { dimensions, grain, periods, areApart, versus, moves } = reading;
  const plain = askedFirst(reading, {
    metrics: [...new Set(means.map(({ metric }) => metric))],
    dimensions,
    grain,
    periods: periods.length > 0 ? periods : [settle(reading, inquiry.view, today).period],
    // Of two periods nobody knows which mean is meant
    areApart,
    versus,
    moves,
  });
  const settled = settle(plain, inquiry.view, today);
  const values = new Map<string, number>();
  for (const metric of settled.asked) {
    const ofName = means.find((limit) => limit.metric === metric.id)?.ofName;
    const about = ofName === undefined ? 'mean_of_what' : 'beyond_name';
    if (metric.kind === 'distinct' || settled.other !== null) throw askedBack(about);
    const value = await meanOf({ ...settled, metrics: [metric], asked: [metric] }, inquiry, ofName);
    if (value === null) throw askedBack(about);
    values.set(metric.id, value);
  }
  const limits = reading.limits.map((limit): ReadLimit => {
    const mean = values.get(limit.metric);
    const value =
      limit.isMean !== true ? limit.value : mean === undefined ? undefined : mean * (limit.factor ?? 1);
    if (value === undefined) throw askedBack('mean_of_what');
    return { ...limit, value };
  });
  const told = [...values].flatMap(([said, value]): readonly Assumption[] =>
    // What one name has is told with its name, where the limit is
    means.some(({ metric, ofName }) => metric === said && ofName !== undefined)
      ? []
      : [{ code: 'mean_limit', said, read: String(value) }],
  );
  return { ...reading, limits, assumptions: [...reading.assumptions, ...told] };
}

async function meanOf(
  settled: Settled,
  inquiry: Inquiry,
  ofName: ReadLimit['ofName'],
): Promise<number | null> {
  const { reading, period, metrics } = settled;
  const [metric] = metrics;
  if (metric === undefined) return null;
  if (ofName !== undefined) return valueOfName(settled, inquiry, ofName);
  if (metric.kind !== 'additive') {
    const all = await fetchDays(settled, inquiry, { metrics, period });
    return measure(metric, all.rows);
  }
  const { grain } = reading;
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: reading.dimensions,
    ...(grain !== null && grain !== 'weekday' && { grain: askedGrain(grain) }),
  });
  const parts =
    grain !== null && grain !== 'weekday'
      ? // Of a month that runs, or that the data cut, nobody knows what a whole one would have
        wholeOnly(settled, grain, pointsOf(settled, fetched, grain))
      : memberRows(settled, fetched.rows);
  const known = parts.flatMap(({ values: [value = null] }) => (value === null ? [] : [value]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** "Which categories had more applications than Sales": what that one had in the same days; a name without a row has no place. */
async function valueOfName(
  settled: Settled,
  inquiry: Inquiry,
  { dimension, member }: NonNullable<ReadLimit['ofName']>,
): Promise<number | null> {
  const fetched = await fetchDays(settled, inquiry, {
    metrics: settled.metrics,
    period: settled.period,
    dimensions: [dimension],
  });
  const own = memberRows(settled, fetched.rows).find(({ members }) => members[0] === member);
  return own?.values[0] ?? null;
}
