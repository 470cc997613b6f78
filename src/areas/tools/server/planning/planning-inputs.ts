import { z } from 'zod';
import { type SourceRow, storedHistory, storedReports } from '#src/areas/sources/server/service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { StoredVisibleFacts, type VisibleFacts, visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { wrongField } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day, isMonday, weekOf } from '#src/shared/week.ts';
import { dayText } from '#src/shared/wire.ts';
import type { PlannedWeek } from './planning-engine.ts';

/** A session asks of so many weeks at most; a longer range is what the historical explorer is for. */
const MOST_WEEKS = 8;
const MOST_HISTORY_WEEKS = 60;

/** What a session reads, fixed at its start: whatever is fetched meanwhile, every tick sees the same facts. */
export const PlanningInputs = z.object({
  visible: StoredVisibleFacts,
  currency: z.string().nullable(),
  /** Newest first, each with the Monday that its history starts on. */
  weeks: z.array(z.object({ week: dayText, from: dayText })),
});
export type PlanningInputs = z.infer<typeof PlanningInputs>;

/** The whole Monday weeks of a range. */
function wholeWeeks(startDate: Day, endDate: Day): Day[] {
  const weeks: Day[] = [];
  const first = isMonday(startDate) ? startDate : addWeeks(weekOf(startDate), 1);
  for (let week = first; addDays(week, 6) <= endDate; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}

export async function freezeInputs(
  tx: Transaction,
  { id: sourceId, organizationId, currency }: SourceRow,
  startDate: Day,
  endDate: Day,
): Promise<PlanningInputs> {
  if (endDate < startDate) throw wrongField('endDate', 'The end date is before the start date.');
  const wanted = wholeWeeks(startDate, endDate);
  if (wanted.length === 0)
    throw wrongField('endDate', 'The range holds no whole week. Choose at least one Monday to Sunday.');
  if (wanted.length > MOST_WEEKS)
    throw wrongField(
      'startDate',
      `The range holds ${wanted.length} weeks; a session plans ${MOST_WEEKS} at most. The historical explorer scans longer ranges.`,
    );
  const daily = await storedReports(tx, { organizationId, sourceId });
  if (daily === null)
    throw wrongField('sourceId', 'Nothing of this source is stored yet. Its history must be fetched first.');
  const weeks: { week: Day; from: Day }[] = [];
  for (const week of wanted.toReversed()) {
    const stored = await storedHistory(tx, daily, week, MOST_HISTORY_WEEKS);
    if (stored?.weekIsWhole && stored.from < week) weeks.push({ week, from: stored.from });
  }
  const [newest] = weeks;
  if (newest === undefined)
    throw wrongField(
      'startDate',
      'No week of this range is stored whole with weeks before it to compare it with. Generate the week first, or choose an earlier one.',
    );
  const from = weeks.reduce((least, one) => (one.from < least ? one.from : least), newest.from);
  return {
    visible: await visibleBatches(tx.$client, {
      organizationId,
      sourceId,
      from,
      to: addDays(newest.week, 6),
    }),
    currency,
    weeks,
  };
}

export function plannedWeek(facts: Facts, sessionId: string, inputs: PlanningInputs, week: Day): PlannedWeek {
  const from = inputs.weeks.find((one) => one.week === week)?.from;
  if (from === undefined) throw new Error(`The session ${sessionId} does not plan the week ${week}.`);
  return {
    key: `${sessionId} ${week}`,
    load: () =>
      loadWeekFacts(facts, {
        week,
        from,
        currency: inputs.currency,
        visible: within(inputs.visible, from, week),
      }),
  };
}

/** Marks are told of days; those of other weeks are none of this week's. */
function within(all: VisibleFacts, from: Day, week: Day): VisibleFacts {
  const last = addDays(week, 6);
  return { ...all, slices: all.slices.filter((slice) => slice.to >= from && slice.from <= last) };
}
