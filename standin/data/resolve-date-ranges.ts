import type { CivilDay } from '../calendar/civil-day.ts';
import { parseCivilDay } from '../calendar/civil-day.ts';
import { dateRangeTexts } from '../assumptions.ts';
import { invalidArgument } from '../google-error.ts';
import type { DateRangeRequest } from './report-request.ts';

export interface DateRange {
  readonly name: string;
  readonly first: CivilDay;
  /** Inclusive. */
  readonly last: CivilDay;
}

/** Turns dates as written into days, seen from `today` in the property's zone. */
export function resolveDateRanges(requests: readonly DateRangeRequest[] | undefined, today: CivilDay): DateRange[] {
  if (requests === undefined || requests.length === 0) throw invalidArgument(dateRangeTexts.missing);
  if (requests.length > 4) throw invalidArgument(dateRangeTexts.tooMany(requests.length));
  const ranges = requests.map((request, index) => ({
    name: rangeName(request.name, index),
    first: resolveDay(request.startDate, today),
    last: resolveDay(request.endDate, today),
  }));
  for (const [index, { name, first, last }] of ranges.entries()) {
    if (first > last) throw invalidArgument(dateRangeTexts.backwards(requests[index]));
    if (ranges.findIndex((other) => other.name === name) !== index) throw invalidArgument(dateRangeTexts.twice(name));
  }
  return ranges;
}

/** What the `dateRange` dimension says of a range. */
export function rangeName(name: string | undefined, index: number): string {
  if (name === undefined || name === '') return `date_range_${index}`;
  if (name.startsWith('date_range_') || name.startsWith('RESERVED_')) throw invalidArgument(dateRangeTexts.reserved(name));
  return name;
}

function resolveDay(text: string | undefined, today: CivilDay): CivilDay {
  if (text === 'today') return today;
  if (text === 'yesterday') return today - 1;
  const ago = /^(\d{1,5})daysAgo$/.exec(text ?? '')?.[1];
  const day = ago === undefined ? parseCivilDay(text ?? '') : today - Number(ago);
  if (day === undefined) throw invalidArgument(dateRangeTexts.malformed(text));
  return day;
}
