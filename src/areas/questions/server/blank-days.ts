import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { type BlankDays, wholeUnits } from '#src/semantics/blank-days.ts';
import { compileBlankDays } from '#src/semantics/compile-blank-days.ts';
import type { Report } from '#src/semantics/report.ts';
import type { Day } from '#src/shared/week.ts';
import { KeptByData, onlyOf } from './kept-by-data.ts';

/** Some reports each of some hundred organizations; nearly all of the lists are empty. */
const MOST_KEPT = 1_000;
const kept = new KeptByData<BlankDays>(MOST_KEPT);

/** The days of a report that lack a metric. Read once for each state of the data. */
export async function blankDays(facts: Facts, visible: VisibleFacts, report: Report): Promise<BlankDays> {
  const own = onlyOf(visible, report.id);
  if (own.slices.length === 0) return new Map();
  return await kept.once(own, report.id, async () => {
    const query = compileBlankDays(report, own);
    if (query.metrics.length === 0) return new Map();
    const rows = await runQuery(facts, query);
    return new Map(
      query.metrics.map((metric, at) => [
        metric,
        wholeUnits(
          rows.filter((row) => Number(row[at + 1]) === 0).map(([day]) => day as Day),
          report.grain,
        ),
      ]),
    );
  });
}
