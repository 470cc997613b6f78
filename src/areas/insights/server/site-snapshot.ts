import { getSource, type SourceRow } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import type { Finding } from '#src/engine/finding.ts';
import { published } from '#src/language/bound-text.ts';
import { gapSentence } from '#src/language/describe-gap.ts';
import { markSentence } from '#src/language/describe-mark.ts';
import { siteNotes } from '#src/language/describe-week.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Day } from '#src/shared/week.ts';
import { CardPayload } from '../contract.ts';
import type { SiteSnapshot } from '../snapshot-contract.ts';
import { latestAnalysis } from './analysis-store.ts';
import { type CardRow, listCards } from './card-store.ts';
import { dimensionLabel, findingContext, metricOf } from './finding-context.ts';
import { FrozenInputs } from './frozen-inputs.ts';
import type { RunRow } from './run-store.ts';
import { sparklineOf } from './sparkline-of.ts';

/** Enough for what is summed up of them. */
const MOST_INSIGHTS = 10;

/** The newest finished analysis of a week, for one source or for the organization's first source that has one. */
export async function siteSnapshot(
  tx: Transaction,
  week: Day,
  sourceId: string | undefined,
  readerId?: string,
): Promise<SiteSnapshot | null> {
  const found = await latestAnalysis(tx, { week, sourceId, ofSiteAlone: true });
  if (found === undefined) return null;
  const { analysis, breakdown, run } = found;
  const source = await getSource(tx, run.sourceId);
  const insights = await listCards(tx, {
    weekStart: week,
    sourceId: source.id,
    cardType: 'insight',
    readerId,
    limit: MOST_INSIGHTS,
    offset: 0,
  });
  return { ...present(analysis, run, source, insights), insights: breakdown };
}

function present(
  analysis: Analysis,
  run: RunRow,
  source: SourceRow,
  insights: readonly CardRow[],
): Omit<SiteSnapshot, 'insights'> {
  const inputs = FrozenInputs.parse(run.inputs);
  const changed = new Set(
    analysis.findings
      .filter((finding) => isOfSite(finding) && finding.shape !== 'ramp')
      .map((finding) => finding.metric),
  );
  const drifts = new Map(
    analysis.findings
      .filter((finding) => isOfSite(finding) && finding.shape === 'ramp')
      .map((finding) => [finding.metric, finding.direction]),
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
      drift: drifts.get(metric) ?? null,
      sparkline: sparklineOf(baseline),
      notes: siteNotes(guards, findingContext(metric, source.currency, analysis)).map(published),
    })),
    summary: {
      keyFindings: insights.slice(0, 3).map((card) => card.title),
      recommendations: [
        ...new Set(payloads.flatMap((payload) => payload.follow_up_actions?.slice(0, 1) ?? [])),
      ].slice(0, 3),
    },
    gaps: analysis.gaps.map((gap) => gapSentence(gap, { dimensionLabel, metricOf })),
    marks: inputs.visible.marks.map(markSentence),
  };
}

const isOfSite = ({ segment }: Finding): boolean => Object.keys(segment).length === 0;
