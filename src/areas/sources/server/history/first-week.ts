import type { Transaction } from '#src/platform/database/database.ts';
import { addDays, addWeeks, type Day, dayAt, weekOf } from '#src/shared/week.ts';
import type { SourceRow } from '../source-store.ts';
import { findHistory, type HistoryRow } from './history-store.ts';

/** The week in which properties of today's kind were first offered ("App + Web", July 31, 2019). */
const FIRST_WEEK_OF_ANALYTICS = '2019-07-29' as Day;
/** Search Console keeps sixteen months. */
const SEARCH_CONSOLE_KEEPS_DAYS = 488;

/**
 * The Monday of the first week that a source can have anything of; undefined of a file that brought nothing yet. A site that
 * reaches back further than its history was asked for has no known beginning, and is bound by what Google can have.
 */
export async function firstWeekOf(
  tx: Transaction,
  source: Pick<SourceRow, 'id' | 'type' | 'timeZone'>,
  now: number,
): Promise<Day | undefined> {
  const stored = await firstStoredWeek(tx, source.id);
  if (source.type === 'FILE') return stored;
  const history = await findHistory(tx, source.id);
  const begins = (history && beginningIn(history)) ?? earliestAtGoogle(source, now);
  return stored !== undefined && stored < begins ? stored : begins;
}

async function firstStoredWeek({ $client }: Transaction, sourceId: string): Promise<Day | undefined> {
  const { rows } = await $client.query<{ day: Day | null }>(
    'SELECT min(day)::text AS day FROM fact_days WHERE source_id = $1 AND row_count > 0',
    [sourceId],
  );
  const day = rows[0]?.day ?? null;
  return day === null ? undefined : weekOf(day);
}

/** Of totals that begin later than they were asked for, the week in which they do. */
function beginningIn({ fromDay, toDay, weeksWanted }: HistoryRow): Day | undefined {
  if (fromDay === null || toDay === null) return undefined;
  return fromDay > addWeeks(weekOf(addDays(toDay, 1)), -weeksWanted) ? fromDay : undefined;
}

function earliestAtGoogle({ type, timeZone }: Pick<SourceRow, 'type' | 'timeZone'>, now: number): Day {
  if (type === 'GA4') return FIRST_WEEK_OF_ANALYTICS;
  return weekOf(addDays(dayAt(now, timeZone ?? 'UTC'), -SEARCH_CONSOLE_KEEPS_DAYS));
}
