import { getSource } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import type { Finding } from '#src/engine/finding.ts';
import { guardSentence } from '#src/language/describe-guard.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Evidence } from '../evidence.ts';
import { analysisOf } from './analysis-store.ts';
import { feedbackOf } from './card-feedback-store.ts';
import { getCard } from './card-store.ts';
import { evidenceMarks } from './evidence-marks.ts';
import { dimensionLabel, findingContext, metricOf } from './finding-context.ts';
import { FrozenInputs } from './frozen-inputs.ts';
import { presentCard } from './present-card.ts';
import { relatedCards } from './related-cards.ts';
import { rerunQuery } from './rerun-query.ts';
import { getRun } from './run-store.ts';
import { toldSplits } from './told-splits.ts';

export interface EvidenceParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

/** The proof behind a card: the finding as it was kept, and its query run again over the very rows it was made from. */
export async function cardEvidence(
  { database, facts, clock }: EvidenceParts,
  { organizationId, readerId, cardId }: { organizationId: string; readerId: string; cardId: string },
) {
  const { card, analysis, inputs, currency, related, feedback } = await database.forOrganization(
    organizationId,
    async (tx) => {
      const row = await getCard(tx, cardId);
      if (row.cardType !== 'insight')
        throw new AppError(
          'CONFLICT',
          'Only insights have evidence; this card tells of a run or a week as a whole.',
        );
      const run = await getRun(tx, row.runId);
      const source = await getSource(tx, row.sourceId);
      const analysis = await analysisOf(tx, row.runId);
      return {
        card: row,
        analysis,
        inputs: FrozenInputs.parse(run.inputs),
        currency: source.currency,
        related: await relatedCards(tx, row, analysis.findings),
        feedback: await feedbackOf(tx, readerId, row),
      };
    },
  );
  const finding = analysis.findings.find((candidate) => candidate.id === card.key);
  if (finding === undefined)
    throw new Error(`The card ${cardId} names a finding that its run does not have.`);
  const query = await rerunQuery(facts, inputs, finding, clock);
  const presented = presentCard(card);
  const { marks = [], restatement = null } = presented.payload;
  const evidence = presentEvidence(finding, analysis, inputs, currency, query);
  return {
    card: {
      ...presented,
      payload: { ...presented.payload, related_insights: related.map((other) => other.cardId) },
    },
    related,
    feedback,
    evidence: { ...evidence, marks: [...new Set([...marks, ...evidence.marks])], restatement },
  };
}

function presentEvidence(
  finding: Finding,
  analysis: Analysis,
  inputs: FrozenInputs,
  currency: string | null,
  query: Evidence['query'],
): Omit<Evidence, 'restatement'> {
  const context = findingContext(finding.metric, currency, analysis);
  const { metric, unit, segment, direction, effect, shape, onset, baseline, days } = finding;
  return {
    metric,
    metricLabel: context.metric.label,
    unit,
    desired: context.metric.desired,
    currency,
    segment,
    direction,
    effect,
    test: finding.test,
    family: { tested: analysis.tested, kept: analysis.kept, falseDiscoveryRate: analysis.falseDiscoveryRate },
    shape,
    onset,
    weeks: [...baseline.weeks],
    days: [...days],
    attributions: toldSplits(finding.attributions, segment).map((part) => ({
      ...part,
      contributions: [...part.contributions],
      dimensionLabel: part.dimension === null ? methodLabel[part.method] : dimensionLabel(part.dimension),
    })),
    companions: finding.companions.map((companion) => ({
      ...companion,
      metricLabel: metricOf(companion.metric).label,
    })),
    elsewhere: [...finding.related],
    events: (inputs.events ?? []).map((event) => ({
      ...event,
      fits: finding.events.some(({ label, from }) => label === event.label && from === event.from),
    })),
    guards: finding.guards.map((guard) => guardSentence(guard, context).text),
    marks: evidenceMarks(finding, analysis, inputs.visible.marks),
    query,
  };
}

const methodLabel: Record<Finding['attributions'][number]['method'], string> = {
  by_dimension: 'Parts',
  mix_and_rate: 'Mix and rate',
  chain: 'Factors',
};
