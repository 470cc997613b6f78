import { analysisOf, breakdownOf, keepAnalysis } from '#src/areas/insights/server/analysis-store.ts';
import { keepProgressCard, publishCards } from '#src/areas/insights/server/card-store.ts';
import { composeWeek } from '#src/areas/insights/server/compose-week.ts';
import { getRun } from '#src/areas/insights/server/run-store.ts';
import { getSource } from '#src/areas/sources/server/service.ts';
import type { Database } from '#src/platform/database/database.ts';
import { addWeeks } from '#src/shared/week.ts';

interface OfRun {
  readonly organizationId: string;
  readonly runId: string;
}

/** Gives the week of a finished run so many cards: its findings again and again, each with its whole proof. */
export async function fillWeek(
  database: Database,
  { organizationId, runId }: OfRun,
  cards: number,
): Promise<void> {
  await database.forOrganization(organizationId, async (tx) => {
    const [analysis, breakdown] = [await analysisOf(tx, runId), await breakdownOf(tx, runId)];
    const run = await getRun(tx, runId);
    const source = await getSource(tx, run.sourceId);
    const findings = Array.from({ length: cards }, (_, at) => {
      const finding = analysis.findings[at % analysis.findings.length];
      if (finding === undefined) throw new Error('The run found nothing that could be multiplied.');
      return { ...finding, id: `${finding.id}-${at}` };
    });
    const filled = { ...analysis, findings, kept: cards };
    await keepAnalysis(tx, run, filled, breakdown);
    await publishCards(tx, run, composeWeek({ analysis: filled, breakdown, run, source }));
  });
}

/** So many weeks before that of the run, each with its overview. */
export async function fillTimeline(
  database: Database,
  { organizationId, runId }: OfRun,
  weeks: number,
): Promise<void> {
  await database.forOrganization(organizationId, async (tx) => {
    const [run, analysis, breakdown] = [
      await getRun(tx, runId),
      await analysisOf(tx, runId),
      await breakdownOf(tx, runId),
    ];
    const source = await getSource(tx, run.sourceId);
    const [overview] = composeWeek({ analysis: { ...analysis, findings: [] }, breakdown, run, source });
    if (overview === undefined) throw new Error('A week without an overview.');
    for (let back = 1; back < weeks; back += 1)
      await keepProgressCard(tx, { ...overview, week: addWeeks(run.week, -back) });
  });
}
