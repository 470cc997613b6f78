import { getSource } from '#src/areas/sources/server/service.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { wrongField } from '#src/shared/error-code.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, daysBetween, daysFrom, weekOf } from '#src/shared/week.ts';

/** The search queries of some days, columnar, and what Search Console counts of the whole property on the same days. */
export interface QueryDays {
  readonly days: readonly Day[];
  /** Days of the range that were never fetched. */
  readonly missing: readonly Day[];
  readonly queries: readonly string[];
  /** Row i is of query `code[i]` on day `days[day[i]]`. */
  readonly code: Uint32Array;
  readonly day: Uint16Array;
  readonly clicks: Float64Array;
  readonly impressions: Float64Array;
  /** Position · impressions. */
  readonly weighted: Float64Array;
  readonly totals: {
    readonly clicks: Float64Array;
    readonly impressions: Float64Array;
    readonly weighted: Float64Array;
  };
  readonly marks: readonly QualityMark[];
  /** What they were read from, for the engine. */
  readonly facts: WeekFacts;
}

const QUERIES = 'gsc_queries';
const SITE = 'gsc_site';
/** A range of so many days holds more queries than a request should wait for. */
const MOST_DAYS = 366;

export async function readQueryDays(
  { database, facts }: { readonly database: Database; readonly facts: Facts },
  organizationId: string,
  sourceId: string,
  range: { readonly from: Day; readonly to: Day },
  field: string,
): Promise<QueryDays> {
  const { from, to } = range;
  if (to < from) throw wrongField(field, 'The end date is before the start date.');
  if (daysBetween(from, to) >= MOST_DAYS)
    throw wrongField(field, `The range is longer than ${MOST_DAYS} days. Choose a shorter one.`);
  const [first, last] = [weekOf(from), addDays(weekOf(to), 6)];
  const visible = await database.forOrganization(organizationId, async (tx) => {
    const source = await getSource(tx, sourceId);
    if (source.type === 'GA4')
      throw wrongField('sourceId', 'This source has no search queries. Choose a Search Console source.');
    const all = await visibleBatches(tx.$client, { organizationId, sourceId, from: first, to: last });
    const slices = all.slices.filter(({ reportId }) => reportId === QUERIES || reportId === SITE);
    return { ...all, slices };
  });
  const read = await loadWeekFacts(facts, { week: weekOf(to), from: first, currency: null, visible });
  return queryDaysOf(read, from, to);
}

function queryDaysOf(facts: WeekFacts, from: Day, to: Day): QueryDays {
  const days = daysFrom(from, to);
  const skipped = daysBetween(facts.days[0] ?? from, from);
  const table = facts.tables.find(({ id }) => id === QUERIES);
  const queries = table?.dimensions.find(({ id }) => id === 'query');
  const rows: number[] = [];
  table?.day.forEach((day, row) => {
    if (day >= skipped && day < skipped + days.length) rows.push(row);
  });
  const column = (name: string) => {
    const values = table?.values[name];
    return Float64Array.from(rows, (row) => values?.[row] ?? Number.NaN);
  };
  const total = (name: string) =>
    Float64Array.from(days, (_, day) => facts.totals[name]?.[skipped + day] ?? Number.NaN);
  const [clicks, impressions, position] = [column('clicks'), column('impressions'), column('position')];
  const totals = { clicks: total('clicks'), impressions: total('impressions'), position: total('position') };
  return {
    days,
    missing: days.filter((_, day) => Number.isNaN(totals.impressions[day])),
    queries: queries?.members ?? [],
    code: Uint32Array.from(rows, (row) => queries?.codes[row] ?? 0),
    day: Uint16Array.from(rows, (row) => (table?.day[row] ?? 0) - skipped),
    clicks,
    impressions,
    weighted: product(position, impressions),
    totals: {
      clicks: totals.clicks,
      impressions: totals.impressions,
      weighted: product(totals.position, totals.impressions),
    },
    marks: facts.marks,
    facts,
  };
}

/** Nothing was seen at no place: without an impression, a position adds nothing. */
const product = (position: Float64Array, impressions: Float64Array): Float64Array =>
  impressions.map((shown, index) => (shown === 0 ? 0 : shown * (position[index] as number)));
