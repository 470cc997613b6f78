import type { Day } from '#src/shared/week.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import type { Reading } from '../../reading.ts';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/**
 * "From last Monday to last Friday" as a year and some days: whatever has become of a time that is named, some days of the reading
 * lie within it, or it lies within them.
 */
export function timesNotAnswered(marks: readonly Mark[], reading: Reading): About | undefined {
  const read = daysIn(reading);
  // The first days of units are kept alone
  if (reading.always !== null) return undefined;
  const isLost = marks.some(
    (mark) =>
      mark.type === 'time' &&
      mark.time.type === 'period' &&
      !BESIDE_ANOTHER.test(mark.said) &&
      !(reading.weekdays.length > 0 && /weekends?$/i.test(mark.said)) &&
      !read.some((days) => isPart(days, (mark.time as { period: Days }).period)),
  );
  return isLost ? 'which_period' : undefined;
}

/** "The Tuesday before" is that before the time that was named first, and not before today. */
const BESIDE_ANOTHER = / (?:before|prior|earlier|preceding)$|^(?:the |its )?(?:previous|prior|preceding) /i;

const isPart = (one: Days, other: Days): boolean => isWithin(one, other) || isWithin(other, one);
const isWithin = (inner: Days, outer: Days): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** All stretches of days that stand anywhere in it: its periods, those of limits, of what is chosen, of the whole of a share. */
function daysIn(value: unknown): readonly Days[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isDays(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(daysIn)];
}

const isDays = (value: object): value is Days =>
  'from' in value && 'to' in value && typeof value.from === 'string' && typeof value.to === 'string';
