import { probabilityOfNone } from '#src/engine/tests/probability-of-none.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { median } from '#src/shared/quantile.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { KeptByData } from './kept-by-data.ts';

type SilentEvent = Extract<QualityMark, { type: 'silent_event' }>;

/** Events that a site has every day, with what is short wherever they are not counted. */
const EVENTS = {
  purchases: ['purchases', 'revenue', 'key_events'],
  leads: ['leads', 'key_events'],
  key_events: ['key_events'],
} as const;
type EventId = keyof typeof EVENTS;
const eventIds = Object.keys(EVENTS) as EventId[];

/** What the whole site had on a day. */
export interface EventDay {
  readonly day: Day;
  readonly events: number;
  readonly visits: number;
}

/** The same weekday of so many weeks on either side says what is usual, as in the analysis of a week. */
const WEEKS_AROUND = 8;
const FEWEST_NEIGHBOURS = 3;
/** Of a stretch of days without any, where so many were expected: over years of days hardly one comes about by itself. */
const BEYOND_CHANCE = 1e-6;

/**
 * Days on which visits went on and an event of every day was not counted at all: a tag that was lost, nothing that visitors did.
 * Neighbouring days are weighed together. Weekdays that often have none (a shop that is closed on Sundays) are not among them.
 */
export function silentDaysOf(days: readonly EventDay[]): readonly Day[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const stretches: { days: Day[]; expected: number; dispersion: number }[] = [];
  for (const one of days) {
    const usual = one.events === 0 && one.visits > 0 ? usualOn(one, byDay) : undefined;
    if (usual === undefined) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.days.at(-1) === addDays(one.day, -1)) {
      last.days.push(one.day);
      last.expected += usual.events;
      last.dispersion = Math.max(last.dispersion, usual.dispersion);
    } else stretches.push({ days: [one.day], expected: usual.events, dispersion: usual.dispersion });
  }
  return stretches
    .filter(({ expected, dispersion }) => probabilityOfNone(expected, dispersion) <= BEYOND_CHANCE)
    .flatMap((stretch) => stretch.days);
}

/** How many events the visits of a day usually bring on its weekday, and how much those counts scatter; undefined where none are usual. */
function usualOn({ day, visits }: EventDay, byDay: ReadonlyMap<Day, EventDay>) {
  const around: EventDay[] = [];
  for (let week = -WEEKS_AROUND; week <= WEEKS_AROUND; week++) {
    const own = week === 0 ? undefined : byDay.get(addDays(day, 7 * week));
    if (own !== undefined && own.visits > 0) around.push(own);
  }
  if (around.length < FEWEST_NEIGHBOURS) return undefined;
  const usual = median(around.map(({ events }) => events));
  if (usual < 1) return undefined;
  const scatter = 1.4826 * median(around.map(({ events }) => Math.abs(events - usual)));
  const share = Math.min(1, visits / median(around.map((one) => one.visits)));
  return { events: usual * share, dispersion: Math.max(1, scatter ** 2 / usual) };
}

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

/** Key events that were not counted together with purchases are told as purchases: the more particular event says more. */
const withoutRepeats = (found: readonly SilentEvent[]): readonly SilentEvent[] =>
  found.some(({ metric }) => metric !== 'key_events')
    ? found.filter(({ metric }) => metric !== 'key_events')
    : found;

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
