import { getSource } from '#src/areas/sources/server/service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import { latestAnalysis } from '../analysis-store.ts';
import { keepOverview } from '../card-store.ts';
import { composeOverview } from '../compose-week.ts';

/** Writes the overview of a source's week anew, from its newest analysis. */
export async function buildSiteXRay(
  tx: Transaction,
  { sourceId, weekStart }: { readonly sourceId: string; readonly weekStart: Day },
) {
  const source = await getSource(tx, sourceId);
  const found = await latestAnalysis(tx, { sourceId, week: weekStart });
  if (found === undefined)
    throw new AppError(
      'CONFLICT',
      'This week of the source was not analysed yet. Generate its insights first.',
    );
  const card = await keepOverview(tx, composeOverview({ ...found, source }));
  return {
    success: true as const,
    cardId: card.id,
    title: card.title,
    summary: card.summary,
    description: card.description,
    tags: card.tags,
  };
}
