import type { TestedNode } from '#src/engine/analysis.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq } from '#src/platform/database/drizzle.ts';
import { cards } from '#src/platform/database/tables.ts';
import type { TestedInsight } from '../../exploration-contract.ts';
import { metricOf } from '../finding-context.ts';
import type { RunRow } from '../run-store.ts';

/** Cards of a run's week by the finding that each tells of. */
export async function cardsByFinding(
  tx: Transaction,
  { sourceId, week }: Pick<RunRow, 'sourceId' | 'week'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: cards.id, key: cards.key })
    .from(cards)
    .where(and(eq(cards.sourceId, sourceId), eq(cards.week, week), eq(cards.cardType, 'insight')));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export function presentNode(node: TestedNode, cardOf: ReadonlyMap<string, string>): TestedInsight {
  const { id, metric, segment, test, observed, expected, p, q, verdict } = node;
  const { label, unit } = metricOf(metric);
  // What was earned stands on the page of the week; two numbers of one name would contradict each other.
  const metricLabel = isCapped(node) ? `${label} (capped)` : label;
  return {
    id,
    metric,
    metricLabel,
    unit,
    segment: { ...segment },
    test,
    observed,
    expected,
    p,
    q,
    verdict,
    cardId: verdict === 'kept' ? (cardOf.get(findingIdOf(node)) ?? null) : null,
  };
}

/** Money is tested with its outlying orders at a cap, which no sum of rows says again. */
export const isCapped = ({ metric, test }: TestedNode): boolean =>
  metricOf(metric).unit === 'currency' && test !== 'raw_revenue_t';

/** Tests of one segment and metric end in one finding; those beside the level test say so in their id. */
function findingIdOf({ id, test }: TestedNode): string {
  const suffix = test === 'log_linear_trend_t' ? ':trend' : test === 'raw_revenue_t' ? ':raw' : '';
  return id.slice(0, id.length - suffix.length);
}
