import type { KnownMember, QuestionReport } from '#src/language/questions/question-context.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { KeptByData, onlyOf } from './kept-by-data.ts';

/** More than a year back a name is seldom asked for, and last year's campaign is still known. */
const DAYS_BACK = 400;
const MOST_MEMBERS = 3000;
/** Lists of names that are kept: some organizations with some sources of a dozen dimensions each. */
const MOST_KEPT = 400;

const kept = new KeptByData<readonly KnownMember[]>(MOST_KEPT);

/** The names that a question may mean, by dimension, the largest first. Read once for each state of the data. */
export async function knownMembers(
  facts: Facts,
  visible: VisibleFacts,
  reports: readonly QuestionReport[],
): Promise<Record<string, readonly KnownMember[]>> {
  const dimensions = [...new Set(reports.flatMap((report) => report.dimensions))];
  const lists = await Promise.all(
    dimensions.map(async (dimension) => {
      // The fewer dimensions a report has, the less of it was folded together.
      const [report] = reports
        .filter((one) => one.dimensions.includes(dimension))
        .sort((a, b) => a.dimensions.length - b.dimensions.length);
      return [
        dimension,
        report === undefined ? [] : await remembered(facts, visible, report, dimension),
      ] as const;
    }),
  );
  return Object.fromEntries(lists);
}

function remembered(facts: Facts, visible: VisibleFacts, report: QuestionReport, dimension: string) {
  const own = onlyOf(visible, report.id);
  return kept.once(own, dimension, () => readMembers(facts, own, report, dimension));
}

async function readMembers(
  facts: Facts,
  visible: VisibleFacts,
  report: QuestionReport,
  dimension: string,
): Promise<readonly KnownMember[]> {
  const to = visible.slices
    .map((slice) => slice.to)
    .sort()
    .at(-1);
  const [metric] = report.metrics;
  if (to === undefined || metric === undefined) return [];
  try {
    const plan = QueryPlan.parse({
      metrics: [metric],
      dimensions: [dimension],
      from: addDays(to, -DAYS_BACK),
      to: to satisfies Day,
      order: [{ by: metric, direction: 'down' }],
      limit: MOST_MEMBERS,
      report: report.id,
    });
    const rows = await runQuery(facts, compileQueryPlan(plan, visible));
    return rows.flatMap(([name, volume]) =>
      typeof name === 'string' && name !== '' ? [{ name, volume: Number(volume ?? 0) }] : [],
    );
  } catch (error) {
    if (error instanceof PlanRefusal) return [];
    throw error;
  }
}
