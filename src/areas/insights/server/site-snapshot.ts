import { listSources, type SourceRow } from '#src/areas/sources/server/service.ts';
import type { Analysis, AnalysisGap } from '#src/engine/finding.ts';
import { published } from '#src/language/bound-text.ts';
import { markSentence } from '#src/language/describe-mark.ts';
import { siteNotes } from '#src/language/describe-week.ts';
import { shortDay } from '#src/language/quantity.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq } from '#src/platform/database/drizzle.ts';
import { analyses, runs } from '#src/platform/database/tables.ts';
import type { Day } from '#src/shared/week.ts';
import { CardPayload, type SiteSnapshot } from '../contract.ts';
import { type CardRow, listCards } from './card-store.ts';
import { findingContext, metricOf } from './finding-context.ts';
import { FrozenInputs } from './frozen-inputs.ts';
import { sparklineOf } from './sparkline-of.ts';

/** The newest finished analysis of a week, for one source or for the organization's first source that has one. */
export async function siteSnapshot(
  tx: Transaction,
  week: Day,
  sourceId: string | undefined,
): Promise<SiteSnapshot | null> {
  const [found] = await tx
    .select({ analysis: analyses.analysis, run: runs })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .where(
      and(
        eq(analyses.week, week),
        eq(runs.status, 'completed'),
        sourceId === undefined ? undefined : eq(analyses.sourceId, sourceId),
      ),
    )
    .orderBy(desc(runs.finishedAt))
    .limit(1);
  if (found === undefined) return null;
  const source = (await listSources(tx)).find((row) => row.id === found.run.sourceId);
  if (source === undefined) return null;
  const cards = await listCards(tx, { weekStart: week, cardType: 'insight', limit: 10, offset: 0 });
  return present(
    found.analysis as Analysis,
    found.run,
    source,
    cards.filter((card) => card.sourceId === source.id),
  );
}

function present(
  analysis: Analysis,
  run: typeof runs.$inferSelect,
  source: SourceRow,
  insights: readonly CardRow[],
): SiteSnapshot {
  const inputs = FrozenInputs.safeParse(run.inputs);
  const changed = new Set(
    analysis.findings
      .filter((finding) => Object.keys(finding.segment).length === 0)
      .map((finding) => finding.metric),
  );
  const payloads = insights.map((card) => CardPayload.parse(card.payload));
  return {
    weekStart: analysis.week,
    source: { id: source.id, name: source.name, currency: source.currency },
    tested: analysis.tested,
    kept: analysis.kept,
    falseDiscoveryRate: analysis.falseDiscoveryRate,
    runId: run.id,
    metrics: analysis.site.map(({ metric, unit, effect, baseline, guards }) => ({
      metric,
      label: metricOf(metric).label,
      unit,
      desired: metricOf(metric).desired,
      observed: effect?.observed ?? baseline.weeks.at(-1)?.observed ?? null,
      expected: effect?.expected ?? null,
      // What is usual for such a week; `effect.low` and `high` would be about the change, not about the week.
      low: baseline.weeks.at(-1)?.low ?? null,
      high: baseline.weeks.at(-1)?.high ?? null,
      relative: effect?.relative ?? null,
      changed: changed.has(metric),
      sparkline: sparklineOf(baseline),
      notes: siteNotes(guards, findingContext(metric, source.currency, analysis)).map(published),
    })),
    summary: {
      keyFindings: insights.slice(0, 3).map((card) => card.title),
      recommendations: [
        ...new Set(payloads.flatMap((payload) => payload.follow_up_actions?.slice(0, 1) ?? [])),
      ].slice(0, 3),
    },
    gaps: analysis.gaps.map(gapSentence),
    marks: inputs.success ? inputs.data.visible.marks.map(markSentence) : [],
  };
}

function gapSentence(gap: AnalysisGap): string {
  switch (gap.type) {
    case 'partial_week':
      return `The week of ${shortDay(gap.week)} has data for ${gap.daysPresent} of 7 days and was not compared.`;
    case 'history_too_short':
      return `Only ${gap.weeks} whole ${gap.weeks === 1 ? 'week lies' : 'weeks lie'} before this one; with ${gap.needed} smaller changes can be told from chance.`;
    case 'relabelled':
      return `On ${gap.emptyDays} days the same visits stand under other names of ${gap.dimension} (${gap.members.join(', ')}); these were not compared over time.`;
    case 'budget_ended':
      return `The step budget ended before ${gap.familiesLeft} sets of segments were tested.`;
    case 'bad_values':
      return `Values of ${gap.metric} are not usable numbers; it was left out.`;
    case 'blocked_by_mark':
      return `Some claims were not made: ${markSentence(gap.mark)}`;
  }
}
