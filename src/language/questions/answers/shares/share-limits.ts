import { holds } from '../../data/holds.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import type { ReadLimit } from '../../reading/reading.ts';
import type { Settled } from '../settling/settled.ts';
import { fetchWhole } from './fetch-whole.ts';

/** What the shares of a limit are shares of, by metric; null where it is unknown. */
export type Wholes = ReadonlyMap<string, number | null>;

/** "Less than 1 % of sessions" needs all sessions: of the period and of what the question is about. */
export async function wholesOf(
  settled: Settled,
  inquiry: Inquiry,
  part: Pick<Fetched, 'plan'>,
): Promise<Wholes> {
  const { reading, metrics, period, filters } = settled;
  const ids = reading.limits.filter(({ isShare }) => isShare === true).map(({ metric }) => metric);
  const limiting = metrics.filter(({ id }) => ids.includes(id));
  if (limiting.length === 0) return new Map();
  const all = await fetchWhole(settled, inquiry, part, {
    metrics: limiting,
    period,
    filters,
  });
  return new Map(limiting.map((metric) => [metric.id, measure(metric, all.rows)]));
}

export function isWithinLimit(limit: ReadLimit, value: number | null, wholes: Wholes): boolean {
  if (value === null) return false;
  if (limit.isShare !== true) return holds(value, limit.is, limit.value);
  const whole = wholes.get(limit.metric) ?? null;
  return whole !== null && whole > 0 && holds(value / whole, limit.is, limit.value);
}
