import type { Inquiry } from '../../data/inquiry.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type MemberRow, memberRows } from './member-rows.ts';

/** Of a ranking within every country only those rows whose country as a whole lies within the limits. */
export async function ofOuterWithin(
  settled: Settled,
  rows: readonly MemberRow[],
  inquiry: Inquiry,
): Promise<readonly MemberRow[]> {
  const { reading, metrics, period } = settled;
  const limits = reading.limits.filter(({ of }) => of !== undefined);
  const [outer] = limits.flatMap(({ of }) => of ?? []);
  if (outer === undefined) return rows;
  const whole = await fetchDays(settled, inquiry, { metrics, period, dimensions: [outer] });
  const kept = new Set(memberRows(settled, whole.rows, new Map(), limits).flatMap(({ members }) => members));
  const at = reading.dimensions.indexOf(outer);
  return rows.filter(({ members }) => kept.has(members[at] ?? ''));
}
