import { addDays } from '#src/shared/week.ts';
import type { Finding, KnownEvent } from '../finding.ts';

/** A change may follow its cause by so many days. */
const LAG_DAYS = 2;

/**
 * A holiday of a country explains what happened in that country; any other event may explain what does not contradict it.
 */
function concerns({ type, segment }: KnownEvent, place: Finding['segment']): boolean {
  return Object.entries(segment).every(
    ([dimension, member]) =>
      place[dimension] === member || (place[dimension] === undefined && type !== 'holiday'),
  );
}

/**
 * Events whose days fit a finding: from its onset (else any day of its week) back by at most two days, in a segment that does
 * not contradict. Of a drift over many weeks no single day is the beginning, so that it has none.
 */
export function matchEvents(
  { segment, onset, week, shape }: Pick<Finding, 'segment' | 'onset' | 'week' | 'shape'>,
  events: readonly KnownEvent[],
): readonly KnownEvent[] {
  if (shape === 'ramp') return [];
  const last = onset ?? addDays(week, 6);
  const first = addDays(onset ?? week, -LAG_DAYS);
  return events
    .filter(({ from, to }) => from <= last && to >= first)
    .filter((event) => concerns(event, segment))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.label < b.label ? -1 : 1));
}
