import { parseDay } from '#src/shared/week.ts';
import { weekdayOf } from '../../dates/calendar-words.ts';
import type { ClaimedTime } from '../../reading/claims/claim.ts';

/** What an answer found, by which a yes or no is decided; of it the way says what (`Way.finds`). */
export interface Found {
  /** How many are listed: those that are as asked, where no others are. */
  readonly many: number;
  /** Whether all that could be so are as asked; undefined where that is not known. */
  readonly isEach?: boolean | undefined;
  /** Of a ranking of times. */
  readonly first?: FirstTime | undefined;
  /** How far the first one moved of those in order of that. */
  readonly change?: number | null | undefined;
}

interface FirstTime {
  readonly time: ClaimedTime;
  /** The next one has as much. */
  readonly isLevel: boolean;
}

interface RankedTime {
  /** A weekday by its name, or the first day. */
  readonly time: string;
  readonly values: readonly (number | null)[];
}

export function firstTime([first, next]: readonly RankedTime[]): FirstTime | undefined {
  const time = first && timeOf(first.time);
  return time && { time, isLevel: next !== undefined && next.values[0] === first.values[0] };
}

function timeOf(time: string): ClaimedTime | undefined {
  const weekday = weekdayOf(time.toLowerCase());
  if (weekday !== undefined) return { is: 'weekday', weekday };
  const day = parseDay(time);
  return day && { is: 'from', day };
}
