import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import type { ReadFilter, Reading } from '../../reading/reading.ts';
import { memberRows } from '../members/member-rows.ts';
import { sortRows } from '../members/sort-rows.ts';
import { askedFirst } from './asked-first.ts';
import { fetchDays } from './fetch-days.ts';
import { settle } from './settle.ts';
import type { Settled } from './settled.ts';

/** "Without the top 3": finds who they are, by the metric and over the days of the question, and leaves them out by name. */
export async function leaveOut(
  reading: Reading,
  today: Settled['today'],
  inquiry: Inquiry,
): Promise<Reading> {
  const { leftOut } = reading;
  if (leftOut === null) return reading;
  const whole = askedFirst(reading, {
    metrics: leftOut.metric === null ? reading.metrics : [leftOut.metric],
    dimensions: [leftOut.dimension],
    periods: [settle(reading, inquiry.view, today).period],
  });
  const settled = settle(whole, inquiry.view, today);
  const [metric] = settled.asked;
  if (metric === undefined || metric.kind === 'distinct') throw askedBack('left_out_of_what');
  const { period, asked } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: asked,
    period,
    dimensions: [leftOut.dimension],
    keep: leftOut.direction,
  });
  const members = sortRows(memberRows({ ...settled, metrics: asked }, fetched.rows), 0, leftOut.direction)
    .slice(0, leftOut.count)
    .map((row) => row.members[0] ?? '');
  if (members.length === 0) return reading;
  const filter: ReadFilter = { dimension: leftOut.dimension, is: 'none_of', members };
  return {
    ...reading,
    filters: [...reading.filters, filter],
    assumptions: [...reading.assumptions, { code: 'left_out', said: metric.noun, read: members.join(', ') }],
  };
}
