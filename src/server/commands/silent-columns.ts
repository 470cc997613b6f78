import { useOfColumn } from '#src/connectors/file-import/column-names.ts';
import { EVENTS, eventIds, silentDaysOf, withoutRepeats } from '#src/engine/series/silent-event-days.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { runPlanInMemory } from '#src/semantics/run-plan-in-memory.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';

type SilentEvent = Extract<QualityMark, { type: 'silent_event' }>;

interface Asked {
  readonly metrics: readonly string[];
  readonly from: Day;
  readonly to: Day;
}

/**
 * What connected sites tell of an event that was not counted while visits went on, of a file that has both: its columns are those
 * which an import would take for visits and for these events, and the marks carry their own names.
 */
export function silentColumns(table: FactTable): (plan: Asked) => readonly SilentEvent[] {
  const columns = Object.keys(table.metrics);
  const columnOf = (metric: string): string | undefined =>
    columns.find((name) => useOfColumn(name)?.use === `metric:${metric}`);
  const visits = columnOf('sessions');
  const known = new Map<string, readonly Day[]>();
  const silentDaysIn = (event: string, visited: string): readonly Day[] => {
    const found = known.get(event) ?? silentDaysOf(daysOf(table, event, visited));
    known.set(event, found);
    return found;
  };
  return ({ metrics, from, to }) => {
    if (visits === undefined) return [];
    const found = eventIds.flatMap((id) => {
      const event = columnOf(id);
      const isAsked = EVENTS[id].some((metric) => metrics.includes(columnOf(metric) ?? metric));
      if (event === undefined || !isAsked) return [];
      const days = silentDaysIn(event, visits).filter((day) => day >= from && day <= to);
      return days.length === 0 ? [] : [{ metric: id, column: event, days }];
    });
    return withoutRepeats(found).map(({ column, days }) => ({ type: 'silent_event', metric: column, days }));
  };
}

/** Days on which both are known. */
function daysOf(table: FactTable, event: string, visits: string) {
  const days = [...table.fetched].sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const { rows } = runPlanInMemory(
    {
      metrics: [event, visits],
      dimensions: [],
      filters: [],
      from,
      to,
      grain: 'day',
      order: [],
      limit: days.length,
      leftOut: [],
    },
    table,
  );
  return rows.flatMap(([day, events, visited]) =>
    events == null || visited == null
      ? []
      : [{ day: day as Day, events: Number(events), visits: Number(visited) }],
  );
}
