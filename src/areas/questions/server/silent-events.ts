import {
  EVENTS,
  type EventId,
  eventIds,
  silentDaysOf,
  withoutRepeats,
} from '#src/engine/series/silent-event-days.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import { KeptByData } from './kept-by-data.ts';

type SilentEvent = Extract<QualityMark, { type: 'silent_event' }>;

/** Of a query; 27 years. */
const MOST_DAYS = 10_000;

/** Three events each of some hundred sources. */
const MOST_KEPT = 1_000;
const kept = new KeptByData<readonly Day[]>(MOST_KEPT);

/** What of a plan's numbers is too low since an event was not counted on some of its days. */
export async function silentEvents(
  facts: Facts,
  visible: VisibleFacts,
  { metrics, from, to }: Pick<QueryPlan, 'metrics' | 'from' | 'to'>,
): Promise<readonly SilentEvent[]> {
  const asked = eventIds.filter((id) => EVENTS[id].some((metric) => metrics.includes(metric)));
  const found = await Promise.all(
    asked.map(async (metric): Promise<readonly SilentEvent[]> => {
      const all = await kept.once(visible, metric, () => silentDaysIn(facts, visible, metric));
      const days = all.filter((day) => day >= from && day <= to);
      return days.length === 0 ? [] : [{ type: 'silent_event', metric, days }];
    }),
  );
  return withoutRepeats(found.flat());
}

/** What Google may still complete has come to an end nowhere. */
export function withoutUnfinished(
  silent: readonly SilentEvent[],
  marks: readonly QualityMark[],
): readonly SilentEvent[] {
  const unfinished = new Set(marks.flatMap((mark) => (mark.type === 'provisional' ? mark.days : [])));
  return silent
    .map((mark) => ({ ...mark, days: mark.days.filter((day) => !unfinished.has(day)) }))
    .filter(({ days }) => days.length > 0);
}

async function silentDaysIn(facts: Facts, visible: VisibleFacts, metric: EventId): Promise<readonly Day[]> {
  const [from, to] = [edge(visible, 'from'), edge(visible, 'to')];
  if (from === undefined || to === undefined) return [];
  const plan = QueryPlan.parse({ metrics: [metric, 'sessions'], from, to, grain: 'day', limit: MOST_DAYS });
  try {
    const rows = await runQuery(facts, compileQueryPlan(plan, visible));
    return silentDaysOf(
      rows.flatMap(([day, events, visits]) =>
        events == null || visits == null
          ? []
          : [{ day: day as Day, events: Number(events), visits: Number(visits) }],
      ),
    );
  } catch (error) {
    // A source without such events, or one that does not have them beside visits, is not silent.
    if (error instanceof PlanRefusal) return [];
    throw error;
  }
}

const edge = ({ slices }: VisibleFacts, end: 'from' | 'to'): Day | undefined => {
  const days = slices.map((slice) => slice[end]).sort();
  return end === 'from' ? days[0] : days.at(-1);
};
