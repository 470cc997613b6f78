import type { AskFacts, FactsPlan } from '../ask-facts.ts';

/**
 * The plan without the days on which nobody wrote its metrics down: what there was is as unknown as without a row. Where one
 * metric is known and another is not, the day counts for the one; of parts of rates it counts for none, or they would be
 * sums over different days.
 */
export async function onKnownDays<Plan extends FactsPlan>(
  facts: Pick<AskFacts, 'blankDays'>,
  plan: Plan,
  sourceId: string,
  areParts: boolean,
): Promise<Plan> {
  const { from, to } = plan;
  const blank = await facts.blankDays(plan, sourceId);
  const ofEach = plan.metrics.flatMap((metric) => {
    const days = blank.get(metric);
    return days === undefined ? [] : [days];
  });
  const [fewest] = [...ofEach].sort((a, b) => a.size - b.size);
  if (fewest === undefined) return plan;
  const unknown = areParts
    ? new Set(ofEach.flatMap((days) => [...days]))
    : new Set([...fewest].filter((day) => ofEach.every((days) => days.has(day))));
  const leftOut = [...unknown].filter((day) => day >= from && day <= to);
  return leftOut.length === 0
    ? plan
    : { ...plan, leftOut: [...new Set([...plan.leftOut, ...leftOut])].sort() };
}
