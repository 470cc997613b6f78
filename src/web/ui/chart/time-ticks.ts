import { formatShortDay, formatShortMonth } from '#src/web/ui/format/date.ts';

export interface TimeTick {
  readonly day: string;
  /** The year stands in a second line, once and where it changes. */
  readonly label: string;
}

/** What a name takes with the gap to the next one. */
const ROOM = { month: 44, day: 64 } as const;

/** Which of these days are named below an axis of this width, the newest always, and how. */
export function timeTicks(
  days: readonly string[],
  grain: 'day' | 'month',
  width: number,
): readonly TimeTick[] {
  const step = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(width / ROOM[grain]))));
  const named = days.filter((_, at) => (days.length - 1 - at) % step === 0);
  const years = new Set(days.map(yearOf));
  return named.map((day, at) => {
    const name = grain === 'month' ? formatShortMonth(day) : formatShortDay(day);
    const before = named[at - 1];
    const isNew = before === undefined || yearOf(before) !== yearOf(day);
    // Of days within one year nobody asks for the year.
    return { day, label: isNew && (grain === 'month' || years.size > 1) ? `${name}\n${yearOf(day)}` : name };
  });
}

const yearOf = (day: string): string => day.slice(0, 4);
