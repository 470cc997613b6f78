import { minuteRangeTexts } from '../../assumptions.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import type { PropertyFacts } from '../../data-sets/data-set.ts';
import { rowsBefore, type SessionTable } from '../../data-sets/session-table.ts';
import { invalidArgument } from '../../google-error.ts';
import type { RowRange } from '../report-plan.ts';
import { rangeName } from '../resolve-date-ranges.ts';
import type { MinuteRangeRequest } from './realtime-request.ts';

/** How far back a property's realtime reports reach. */
export function minutesOf({ serviceLevel }: PropertyFacts): number {
  return serviceLevel === 'GOOGLE_ANALYTICS_360' ? 60 : 30;
}

/** The rows of sessions that began in each range of minutes; without any, the last half hour. */
export function resolveMinuteRanges(
  requests: readonly MinuteRangeRequest[] | undefined,
  property: PropertyFacts,
  table: SessionTable,
  present: LocalTime,
): RowRange[] {
  const asked = requests === undefined || requests.length === 0 ? [{}] : requests;
  if (asked.length > 2) throw invalidArgument(minuteRangeTexts.tooMany(asked.length));
  const last = minutesOf(property) - 1;
  return asked.map(({ name, startMinutesAgo = 29, endMinutesAgo = 0 }, index) => {
    if (startMinutesAgo > last || endMinutesAgo < 0) throw invalidArgument(minuteRangeTexts.tooFar(last));
    if (startMinutesAgo < endMinutesAgo) throw invalidArgument(minuteRangeTexts.backwards);
    return {
      name: rangeName(name, index),
      // The minute before now is number 0; a session that begins this very second is in it.
      start: rowsAgo(table, present, (startMinutesAgo + 1) * 60 - 1),
      end: rowsAgo(table, present, endMinutesAgo * 60 - 1),
    };
  });
}

/** The number of rows that began more than so many seconds ago. */
export function rowsAgo(table: SessionTable, { day, second }: LocalTime, secondsAgo: number): number {
  const at = day * 86_400 + second - secondsAgo;
  const on = Math.floor(at / 86_400);
  return rowsBefore(table, on, at - on * 86_400);
}
