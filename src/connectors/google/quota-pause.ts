import { addDays, dayAt } from '#src/shared/week.ts';
import type { QuotaReturn } from './google-failure.ts';

const HOUR_MS = 3_600_000;
/** Google's daily quotas start anew at midnight there. */
const QUOTA_ZONE = 'America/Los_Angeles';
/** After a quota is said to return, so that clocks that differ a little do no harm. */
const MARGIN_MS = 30_000;
const MINUTES_MS = 15 * 60_000;

/**
 * Tokens that are left to others: of the 14,000 that Google gives a project for a property an hour, 12,604 are used at
 * most. The daily quota is kept from its end by as many.
 */
const TOKENS_LEFT_TO_OTHERS = 14_000 - 12_604;
/** After ten server errors an hour Google refuses the property; the last ones are not ours to spend. */
const ERRORS_LEFT_TO_OTHERS = 3;

/** What is left in each bucket; undefined where the answer did not say. */
export interface Quota {
  readonly tokensPerDay?: number | undefined;
  readonly tokensPerHour?: number | undefined;
  readonly tokensPerProjectPerHour?: number | undefined;
  readonly serverErrorsPerProjectPerHour?: number | undefined;
}

/** Until when to ask nothing more of a property; undefined while there is enough left. */
export function quotaPause(
  quota: Quota,
  now: number,
): { readonly until: number; readonly returns: 'hour' | 'day' } | undefined {
  const low = (left: number | undefined, reserve: number) => left !== undefined && left <= reserve;
  if (low(quota.tokensPerDay, TOKENS_LEFT_TO_OTHERS))
    return { until: quotaReturnsAt('day', now), returns: 'day' };
  if (
    low(quota.tokensPerHour, TOKENS_LEFT_TO_OTHERS) ||
    low(quota.tokensPerProjectPerHour, TOKENS_LEFT_TO_OTHERS) ||
    low(quota.serverErrorsPerProjectPerHour, ERRORS_LEFT_TO_OTHERS)
  )
    return { until: quotaReturnsAt('hour', now), returns: 'hour' };
  return undefined;
}

/** When to go on after a quota was used up. */
export function quotaReturnsAt(returns: QuotaReturn, now: number): number {
  switch (returns) {
    case 'minutes':
      return now + MINUTES_MS;
    case 'hour':
      return Math.ceil((now + 1) / HOUR_MS) * HOUR_MS + MARGIN_MS;
    case 'day':
      return nextMidnight(now) + MARGIN_MS;
  }
}

/** The next hour that begins a day in the zone: its midnight, summer time or not. */
function nextMidnight(now: number): number {
  const tomorrow = addDays(dayAt(now, QUOTA_ZONE), 1);
  let hour = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  while (dayAt(hour, QUOTA_ZONE) < tomorrow) hour += HOUR_MS;
  return hour;
}
