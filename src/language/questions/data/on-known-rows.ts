import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { AskFacts, FactsPlan } from '../ask-facts.ts';
import type { AskMetric } from './asked-metric.ts';

interface KnownRows<Plan> {
  readonly plan: Plan;
  readonly marks: readonly QualityMark[];
  /** Numbers that are made of several columns, of rows in which one of them is blank: each is to be asked for by itself. */
  readonly apart: readonly AskMetric[];
}

/**
 * The plan without the rows in which one of two numbers is not known, where only what is made of them is asked for: one over the
 * other would hold sums of different rows against each other. Beside others, what is made of several stands apart.
 * @param areParts nothing is asked for but a number and what it is made of
 */
export async function onKnownRows<Plan extends FactsPlan>(
  facts: Pick<AskFacts, 'blankRows'>,
  plan: Plan,
  sourceId: string,
  metrics: readonly AskMetric[],
  areParts: boolean,
): Promise<KnownRows<Plan>> {
  const blank = await facts.blankRows(plan, sourceId);
  const { from, to } = plan;
  const marks = [...blank].map(
    ([metric, rows]): QualityMark => ({ type: 'blank_cells', metric, rows, from, to, isLeftOut: areParts }),
  );
  const known = [...new Set(metrics.flatMap(({ columns }) => columns))];
  if (areParts) return { plan: blank.size === 0 ? plan : { ...plan, known }, marks, apart: [] };
  return {
    plan,
    marks,
    apart: metrics.filter(
      (metric) => isOfKnownRows(metric) && metric.columns.some((column) => blank.has(column)),
    ),
  };
}

/** A quotient or a difference; what is added to another is not less where that one is unknown. */
export const isOfKnownRows = ({ id, kind, columns }: AskMetric): boolean =>
  kind !== 'distinct' && columns.length > 1 && !id.startsWith('plus:');
