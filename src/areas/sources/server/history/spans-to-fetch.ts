import type { Transaction } from '#src/platform/database/database.ts';
import { type Day, weekOf } from '#src/shared/week.ts';
import { type FetchPlan, type FetchSpan, wantedOf } from './fetch-source.ts';
import { spansOf } from './spans-of.ts';

/** A settled day is compared again after so long: cards of old weeks must hear of a past that changed under the same total. */
const CHECKED_AFTER_MS = 6 * 24 * 3_600_000;
/** So many spans a look at most. A daily look then comes round 60 weeks, which are 30 spans, in eight days. */
const CHECKED_AT_ONCE = 4;

/**
 * What a fetch has to do, newest first: the spans that lack something, and of the others those that were compared the
 * longest ago, to be compared again.
 */
export async function spansToFetch(
  tx: Transaction,
  plan: FetchPlan,
  from: Day,
  now: number,
): Promise<FetchSpan[]> {
  const spans = spansOf(from, plan.to);
  const wanted = await wantedOf(tx, plan, { from, to: plan.to, fillFrom: from }, now);
  const isWanted = ({ from, to }: { from: Day; to: Day }) =>
    wanted.some(({ range }) => range.from <= to && range.to >= from);
  const long = await longUnchecked(tx, plan, from, new Date(now - CHECKED_AFTER_MS));
  const again = new Set(
    spans
      .filter((span) => !isWanted(span))
      .flatMap((span) => {
        const since = long.filter(({ monday }) => monday >= weekOf(span.from) && monday <= span.to);
        return since.length === 0 ? [] : [{ span, since: Math.min(...since.map(({ checked }) => checked)) }];
      })
      .sort((a, b) => a.since - b.since)
      .slice(0, CHECKED_AT_ONCE)
      .map(({ span }) => span),
  );
  return spans
    .filter((span) => isWanted(span) || again.has(span))
    .map((span) => ({ ...span, fillFrom: span.from, ...(again.has(span) ? { again: true } : {}) }));
}

const LONG_UNCHECKED = `
  SELECT monday::text, (extract(epoch FROM min(checked)) * 1000)::float8 AS checked
  FROM (
    -- a day that Google no longer answers is never confirmed again, and must not keep its week first in line
    SELECT date_trunc('week', day)::date AS monday, max(confirmed_at) AS checked
    FROM fact_days
    WHERE organization_id = $1 AND source_id = $2 AND report_id = ANY ($3::text[]) AND day BETWEEN $4 AND $5
    GROUP BY report_id, 1
  ) reports
  GROUP BY 1 HAVING min(checked) < $6`;

/** Weeks of which some report was compared with Google's before a time, and when. */
async function longUnchecked(
  { $client }: Transaction,
  { organizationId, sourceId, available, to }: FetchPlan,
  from: Day,
  before: Date,
): Promise<{ monday: Day; checked: number }[]> {
  const { rows } = await $client.query<{ monday: Day; checked: number }>(LONG_UNCHECKED, [
    organizationId,
    sourceId,
    available.map(({ reportId }) => reportId),
    from,
    to,
    before,
  ]);
  return rows;
}
